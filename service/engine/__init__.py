"""The pure rules engine: state in, option in, new state and events out."""

"""The pure rules engine: state in, action in, new state and events out."""

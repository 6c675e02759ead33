"""The commands of `reeve`, each in its own file."""

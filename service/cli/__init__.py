"""The commands of `reeve`: each in a file of its own."""

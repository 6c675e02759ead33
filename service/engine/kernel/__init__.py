"""The kernel: everything that all games share. It imports no game."""

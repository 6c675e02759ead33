"""The words of Hallertau: options, events and the board for people."""

"""The words of Hallertau: actions, events and the board for people."""

"""The words of La Granja: actions, events, cards and the board for people."""

"""The words of La Granja: options, events, cards and the board for people."""

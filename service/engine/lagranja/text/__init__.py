"""The texts of La Granja: actions, events, cards and the board."""

"""The texts of Hallertau: actions, events, cards and the board."""

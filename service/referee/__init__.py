"""Clocks, leaving and ranks: pure functions, without a store and without the rules of a game."""

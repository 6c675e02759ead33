"""Bots: players that decide for a seat and see no more than it does."""

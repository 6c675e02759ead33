"""Stores for games: one protocol, two implementations."""

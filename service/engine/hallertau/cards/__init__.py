"""The 330 cards as data: one table per deck, one row per card."""

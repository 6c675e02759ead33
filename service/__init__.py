"""Reeve: a rules service for farming board games."""

"""Explanations: what is missing for an action that a seat cannot take now."""

"""One module for each language: its nouns, names and templates."""

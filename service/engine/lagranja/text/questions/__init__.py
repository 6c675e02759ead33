"""Templates of what a seat is asked, one module for each language."""

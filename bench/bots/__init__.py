"""Benchmark of the bots: matches between them, and the time of their decisions."""

"""Hallertau: crafts, sheep, fields and Workers, for one to four seats."""

"""The strength of the bots: matches between them, and how long they think."""

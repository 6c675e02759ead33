"""Measures the referee: clocks, leaving and webhooks, with real processes that are killed. Each part is a module."""

"""Benchmarks of the engine, the service and the bots."""

"""Benchmark of the service on one core, as a ratio to an echo server in the same run."""

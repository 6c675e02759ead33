"""Benchmark: latency of one normal player while other clients attack the server."""

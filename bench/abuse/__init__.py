"""Latency of one honest player while others abuse the server."""

"""Runs a server: configuration, store, service, REST and gRPC in one process and one event loop."""

"""The gRPC API: every method of the contract, health and reflection."""

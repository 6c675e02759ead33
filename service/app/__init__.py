"""The application behind REST and gRPC: games, seats, streams, the catalogue and records."""

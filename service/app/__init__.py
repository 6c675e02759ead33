"""What both doors lead into: games, seats, watchers, the catalogue and records."""

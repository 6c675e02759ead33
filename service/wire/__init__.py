"""Between our structs and the contract: one description of every message, for both APIs."""

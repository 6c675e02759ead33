"""Converts between our structs and the messages of the contract, for both APIs."""

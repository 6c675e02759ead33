"""Views: what a seat or a spectator may see, as structs of the contract."""

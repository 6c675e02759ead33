"""La Granja: dice in order, secret donkeys, a market of hexes and cards with four sides. It imports no other game."""

"""The longsword duel, drawn and told."""

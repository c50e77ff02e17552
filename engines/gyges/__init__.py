"""Claude Leroy's Gygès: rings that belong to nobody, and bounce."""

"""The rules of Gygès: what is legal, why something is not, and what a move does."""

"""The rules of En Garde: what is legal, why something is not, and what a move does."""

"""The rules of Audatia: what is legal, why something is not, and what a move does."""

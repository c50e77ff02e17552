"""The rules of the Battle of Cannae: what is legal, why something is not, and what a move does."""

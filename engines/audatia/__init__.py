"""Audatia: the longsword duel of cards by Guy Windsor and TK Creations."""

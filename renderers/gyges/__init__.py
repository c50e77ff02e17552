"""Gygès in pictures and words."""

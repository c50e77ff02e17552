"""Audatia in pictures and words."""

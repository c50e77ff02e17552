"""Pens, inks and type: everything about drawing that knows no game."""

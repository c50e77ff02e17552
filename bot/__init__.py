"""Salle's hall: commands and taps on one side, chat platforms on the other."""

__version__ = "0.1.0"

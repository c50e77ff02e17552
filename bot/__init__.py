"""Salle's hall: commands and taps on one side, chat platforms on the other."""

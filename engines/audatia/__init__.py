"""Audatia: the longsword duel of cards by Guy Windsor and TK Creations."""

from typing import Final

# About how long a match takes over a table.
MINUTES: Final = 45

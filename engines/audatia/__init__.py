"""Audatia: the longsword duel of cards by Guy Windsor and TK Creations."""

from typing import Final

MINUTES: Final = 45
"""About how long a match takes over a table."""

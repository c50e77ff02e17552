"""Reiner Knizia's En Garde: basic, standard and advanced."""

from typing import Final

MINUTES: Final = 10
"""About how long a match takes over a table."""

"""Reiner Knizia's En Garde: basic, standard and advanced."""

from typing import Final

# About how long a match takes over a table.
MINUTES: Final = 10

"""Claude Leroy's Gygès: rings that belong to nobody, and bounce."""

from typing import Final

# About how long a match takes over a table.
MINUTES: Final = 15

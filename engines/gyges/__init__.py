"""Claude Leroy's Gygès: rings that belong to nobody, and bounce."""

from typing import Final

MINUTES: Final = 15
"""About how long a match takes over a table."""

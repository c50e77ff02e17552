"""The Battle of Cannae, light edition."""

from typing import Final

MINUTES: Final = 30
"""About how long a match takes over a table."""

"""The Battle of Cannae, light edition."""

from typing import Final

# About how long a match takes over a table.
MINUTES: Final = 30

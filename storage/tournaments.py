"""Tournaments in Redis: a head and a log each, and the one step that changes them."""

from __future__ import annotations

from typing import Final

from storage.base import TableKey

# In the place of a platform: what names a tournament where tables are named.
TOURNAMENT: Final = "tournament"


def tournament_key(tournament: str) -> TableKey:
    """What stands in the place of a table in a tournament's notices and noted messages."""
    return TableKey(TOURNAMENT, tournament, TOURNAMENT)

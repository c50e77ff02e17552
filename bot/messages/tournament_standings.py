"""Standings and states of a tournament, reckoned once for all who are told of them one by one.

Of 512 players either takes more than ten milliseconds, and all 512 are told of the end.
"""

from __future__ import annotations

from typing import Final

from cachetools import LRUCache

from bot.application.loaded_tournament import LoadedTournament
from engines.core.tournaments.acts import Entry
from engines.core.tournaments.replay import states
from engines.core.tournaments.standings import Row, standings
from engines.core.tournaments.state import TournamentState

_KEPT: Final = 16

_rows: Final[LRUCache[tuple[str, int], tuple[TournamentState, tuple[Row, ...]]]] = LRUCache(_KEPT)
_acts: Final[LRUCache[tuple[str, int], tuple[Entry, TournamentState, TournamentState]]] = LRUCache(
    _KEPT
)


def standings_of(tournament: LoadedTournament, rounds: int | None = None) -> tuple[Row, ...]:
    """The standings now, or after so many rounds."""
    state = tournament.state
    count = len(state.rounds) if rounds is None else rounds
    of_state, rows = _rows.get((tournament.id, count), (None, ()))
    if of_state is not state:
        rows = standings(state, state.rounds[:count])
        _rows[tournament.id, count] = state, rows
    return rows


def around(tournament: LoadedTournament, version: int) -> tuple[TournamentState, TournamentState]:
    """The states before and after the act that made the log `version` entries long."""
    entry, key = tournament.record.log[version - 1], (tournament.id, version)
    act, before, after = _acts.get(key, (None, None, None))
    if act is entry and before and after:
        return before, after
    *_, before, after = states(tournament.head, tournament.record.log[:version])
    _acts[key] = entry, before, after
    return before, after

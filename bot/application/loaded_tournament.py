"""A tournament as it was when it was loaded, and why one can't be."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from bot.application.refused import RefusedError
from bot.application.table_names import match_table
from bot.timing.outages import NONE, Outages
from engines.core.tournaments.acts import Entry, Record
from engines.core.tournaments.head import Head
from engines.core.tournaments.standings import Row, standings
from engines.core.tournaments.state import Entrant, Status, TournamentState
from storage.base import TableKey
from storage.tournaments import tournament_key


class NoTournamentError(RefusedError):
    """There is no such tournament."""

    def __init__(self, why: str = "") -> None:
        super().__init__("tournament-none", why)


class DamagedTournamentError(RefusedError):
    """This tournament's record can't be read; it is closed until somebody mends it."""

    fault = "damaged tournament"

    def __init__(self, why: str = "") -> None:
        super().__init__("tournament-damaged", why)


@dataclass(frozen=True, slots=True, kw_only=True)
class LoadedTournament:
    """A tournament as it was when it was loaded."""

    id: str
    record: Record
    state: TournamentState
    head_row: bytes = b""  # as it is stored; another one once entries were rewritten
    outages: Outages = NONE
    loaded_at: float = 0.0
    # The standings after so many rounds: found once for all who look at the same version.
    known_standings: dict[int, tuple[Row, ...]] = field(
        default_factory=dict, repr=False, compare=False
    )

    def standings(self, *, after: int | None = None) -> tuple[Row, ...]:
        """How it stands; or how it stood after so many rounds, by the results that are known now.

        As `engines.core.tournaments.standings` tells it.
        """
        rounds = self.state.rounds if after is None else self.state.rounds[:after]
        rows = self.known_standings.get(len(rounds))
        if rows is None:
            rows = self.known_standings[len(rounds)] = standings(self.state, rounds)
        return rows

    @property
    def head(self) -> Head:
        """What was fixed when it was opened."""
        return self.record.head

    @property
    def version(self) -> int:
        """The log's length: what buttons name."""
        return self.record.version

    @property
    def key(self) -> TableKey:
        """What its notices and its messages are noted under, as those of a table are."""
        return tournament_key(self.id)

    def table_of(self, round: int, board: int, attempt: int = 1) -> TableKey:
        """The table of a match, which is there a moment after its round was paired."""
        return match_table(self.id, round, board, attempt)

    @property
    def is_running(self) -> bool:
        """Whether it isn't over."""
        return self.state.status is not Status.ENDED

    def entrant_of(self, identities: Collection[str]) -> Entrant | None:
        """What somebody has joined as, by any of their addresses; None if they haven't.

        Of two who were linked since, one is out.
        """
        found = [e for a, e in self.state.entrants.items() if a in identities]
        return min(found, key=lambda entrant: not entrant.is_in, default=None)

    def has_answered(self, ask_id: str) -> bool:
        """Whether this very ask has acted here: platforms may tell it twice."""
        return bool(ask_id) and any(entry.ask_id == ask_id for entry in self.record.log)


# What is to be appended to a tournament as it is now; None: nothing, after all.
Decide = Callable[[LoadedTournament], Entry | None]

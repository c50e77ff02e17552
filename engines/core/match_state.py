"""Where a match stands: what the log folds into."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engines.core.game import Event, Outcome, RuleError
from engines.core.record import Act, Player, Record
from engines.core.seat import Pair, Seat, both
from engines.core.values import State


class Status(StrEnum):
    """How far a table has got."""

    OPEN = "open"  # a challenge that nobody has answered
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"  # declined, withdrawn or expired


class MatchError(RuleError):
    """An act that the table does not allow now; `code` is a key of the locales."""


_NEVER: Final = both(0)
_NOWHERE: Final = Pair[State | None](one=None, two=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Where a record has got to."""

    status: Status
    players: Pair[Player | None]
    state: State | None = None  # None until somebody has accepted
    outcome: Outcome | None = None
    active: frozenset[Seat] = frozenset()
    since: Pair[int] = _NEVER  # the log's length when each seat's present decision was put
    offer: Seat | None = None  # who has offered a draw
    refused: frozenset[Seat] = frozenset()  # whose draw was refused since the last move
    asks_back: Seat | None = None  # who has asked to take his last move back
    before: Pair[State | None] = _NOWHERE  # as it was before each seat's last move
    events: tuple[Event, ...] = ()  # of the last entry
    closed_by: Act | None = None

    def waits_for(self, seat: Seat) -> bool:
        """Whether the rival of `seat` has offered or asked something that `seat` may answer."""
        return seat.other in (self.offer, self.asks_back)

    @property
    def position(self) -> State:
        """The game's state.

        Raises:
            MatchError: the match has not begun.
        """
        if self.state is None:
            raise MatchError("not-begun", "nobody has accepted this challenge yet")
        return self.state


def opening(record: Record) -> Position:
    """Where a record without entries stands: a challenge."""
    return Position(status=Status.OPEN, players=record.head.players)

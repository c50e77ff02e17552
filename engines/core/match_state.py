"""The state of a match, obtained by replaying its log; it contains the state of the game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engines.core.game import Event, Outcome, RuleError
from engines.core.record import Act, Player, Proposal, Record, TournamentMatch, Wish
from engines.core.seat import Pair, Seat, both
from engines.core.values import State


class Status(StrEnum):
    """How far a match has got."""

    OPEN = "open"  # a challenge that nobody has answered
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"  # declined, withdrawn or expired


class MatchError(RuleError):
    """An act that the table does not allow now; `code` is a key of the locales."""


_NO_TERMS: Final = Proposal()
_NO_VERSIONS: Final = both(0)
_NO_STATES: Final = Pair[State | None](one=None, two=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class BreakRequest:
    """What one seat has asked the other to agree to."""

    seat: Seat
    wish: Wish
    seconds: int = 0  # of a pause
    at: int = 0  # when they asked


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchState:
    """A match after some entries of its log."""

    status: Status
    players: Pair[Player | None]
    challenger: Seat = Seat.ONE  # who sits where may be proposed again
    proposal: Proposal = _NO_TERMS  # the terms that hold, or are proposed
    proposed_by: Seat = Seat.ONE  # whose terms they are; the other side accepts or declines
    counter_offers: int = 0  # how often the side that was asked has proposed other terms
    state: State | None = None  # None until somebody has accepted
    outcome: Outcome | None = None
    active: frozenset[Seat] = frozenset()
    decision_version: Pair[int] = _NO_VERSIONS  # log length when each seat was last asked
    draw_offered_by: Seat | None = None  # who has offered a draw
    refused_draws: frozenset[Seat] = frozenset()  # whose draw was refused since the last move
    takeback_asked_by: Seat | None = None  # who has asked to take their last move back
    state_before_move: Pair[State | None] = _NO_STATES  # before each seat's last move
    hints: Pair[int] = _NO_VERSIONS  # how many each seat has taken
    moved: frozenset[Seat] = frozenset()  # who has made a move
    # The clock. What the present decisions have cost so far is not taken from the banks yet.
    banks: Pair[int] = _NO_VERSIONS  # seconds
    clock_since: Pair[int] = _NO_VERSIONS  # log length when each seat's clock was last started
    flagged: Pair[int] = _NO_VERSIONS  # since when each seat has had no time left; 0: it has
    paused_until: int = 0  # no clock runs before
    is_adjourned: bool = False  # nobody moves, and no clock runs
    halted_at: int | None = None  # the entry that today's rules refuse: see `engines.core.halted`
    adjourned_by: Seat | None = None  # who adjourned it alone; they may go on alone
    asked: BreakRequest | None = None  # a break, or the end of one, that waits for an answer
    events: tuple[Event, ...] = ()  # of the last entry
    closed_by: Act | None = None
    tournament: TournamentMatch | None = None  # whose match it is, if it is one's
    is_from_position: bool = False  # it begins at a position of another match

    def is_asked(self, seat: Seat) -> bool:
        """Whether the rival of `seat` has offered or requested something that `seat` may answer."""
        asking = (self.draw_offered_by, self.takeback_asked_by, self.asked and self.asked.seat)
        return seat.other in asking

    @property
    def standstill(self) -> str:
        """Why nobody can move in a match that is adjourned; a key of the locales."""
        return "is-adjourned" if self.halted_at is None else "rules-mended"

    @property
    def terms_version(self) -> int:
        """Of a challenge: the log's length when the current terms were proposed."""
        return self.decision_version[Seat.ONE]

    @property
    def game_state(self) -> State:
        """The game's state.

        Raises:
            MatchError: the match has not begun.
        """
        if self.state is None:
            raise MatchError("not-begun", "nobody has accepted this challenge yet")
        return self.state


def open_challenge(record: Record) -> MatchState:
    """The state of a record without entries: a challenge."""
    head = record.head
    return MatchState(
        status=Status.OPEN,
        players=head.players,
        challenger=head.challenger,
        proposal=head.proposal,
        proposed_by=head.challenger,
        tournament=head.tournament,
        is_from_position=bool(head.start),
    )

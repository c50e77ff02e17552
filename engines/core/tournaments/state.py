"""The state of a tournament, as replaying its log gives it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from engines.core.game import RuleError
from engines.core.record import Player
from engines.core.seat import Pair, Seat
from engines.core.tournaments.acts import Outcome
from engines.core.tournaments.head import Head


class TournamentError(RuleError):
    """An act that the tournament does not allow now; `code` is a key of the locales."""


class Status(StrEnum):
    """How far a tournament has got."""

    ENROLLING = "enrolling"
    RUNNING = "running"
    ENDED = "ended"


class Out(StrEnum):
    """Why somebody is not paired any more. They may come back by joining again."""

    LEFT = "left"
    TAKEN_OUT = "taken-out"
    ABSENT = "absent"  # two matches in a row were lost without a move


@dataclass(frozen=True, slots=True, kw_only=True)
class Entrant:
    """Somebody who has joined."""

    player: Player
    rating: int
    number: int  # in the order of joining, from 1
    seed: int = 0  # from 1, by rating and then by number; 0: it hasn't begun with them
    missed: int = 0  # how many rounds were paired before they joined
    out: Out | None = None
    absences: int = 0  # matches in a row that they lost without a move

    @property
    def address(self) -> str:
        """By which players are known apart."""
        return self.player.address

    @property
    def is_in(self) -> bool:
        """Whether they are paired."""
        return self.out is None


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """A match, or a series, that two of a pairing have ended; the seats alternate between them."""

    table: str
    outcome: Outcome  # by the seats of the pairing


@dataclass(frozen=True, slots=True, kw_only=True)
class Bout:
    """A pairing, and its outcome."""

    round: int
    board: int
    one: str
    two: str | None  # None: a bye for the first
    bye: int = 2  # what a bye is worth, in halves
    attempts: tuple[Attempt, ...] = ()
    outcome: Outcome | None = None  # None: it is still played, or a bye
    is_forfeit: bool = False  # it was decided without play
    is_adjudicated: bool = False
    without_move: Seat | None = None  # who lost it without a move
    correction: str = ""  # why its result was changed

    @property
    def is_bye(self) -> bool:
        """Whether the first has nobody to play."""
        return self.two is None

    @property
    def is_decided(self) -> bool:
        """Whether nothing is to be played any more."""
        return self.is_bye or self.outcome is not None

    @property
    def players(self) -> tuple[str, ...]:
        """One address, or both."""
        return (self.one,) if self.two is None else (self.one, self.two)

    @property
    def halves(self) -> Pair[int]:
        """What both have got by it so far, in halves."""
        if self.is_bye:
            return Pair(one=self.bye, two=0)
        return self.outcome.halves if self.outcome else Pair(one=0, two=0)

    def seat_of(self, address: str) -> Seat | None:
        """Where somebody sits in its first match; None: nowhere."""
        return Seat.ONE if address == self.one else Seat.TWO if address == self.two else None

    def rival_of(self, address: str) -> str | None:
        """Whom somebody meets; None of a bye."""
        return self.two if address == self.one else self.one


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """All pairings of a round; on a ladder, the one of an accepted challenge."""

    number: int
    at: int  # when it was paired
    bouts: tuple[Bout, ...]

    @property
    def is_decided(self) -> bool:
        """Whether all its results are in."""
        return all(bout.is_decided for bout in self.bouts)


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge:
    """A challenge on a ladder that waits for an answer."""

    number: int
    at: int
    challenger: str
    challenged: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentState:
    """A tournament after some entries of its log."""

    head: Head
    version: int = 0  # of how many entries
    status: Status = Status.ENROLLING
    is_opened: bool = False
    organiser: Player
    chats: tuple[str, ...] = ()  # where the public is told of it
    begins: int  # when it is to begin, in seconds since the epoch
    began: int = 0  # when it began
    ended: int = 0
    end_reason: str = ""
    # By address, in the order of joining; never changed in place.
    entrants: Mapping[str, Entrant] = field(default_factory=dict)
    field_size: int = 0  # how many there were when it began
    rounds: tuple[Round, ...] = ()
    forbidden: frozenset[frozenset[str]] = frozenset()  # pairs that may not meet
    ladder: tuple[str, ...] = ()  # the addresses from the top, those who are out left out
    challenges: tuple[Challenge, ...] = ()  # those that wait for an answer
    challenge_count: int = 0  # how many there have been

    @property
    def active(self) -> tuple[Entrant, ...]:
        """Who is paired, by seed, or in the order of joining before it begins."""
        return tuple(
            sorted((e for e in self.entrants.values() if e.is_in), key=lambda e: (e.seed, e.number))
        )

    @property
    def open_bouts(self) -> tuple[Bout, ...]:
        """The pairings that aren't decided."""
        rounds = self.rounds[-1:] if self.head.has_rounds else self.rounds
        return tuple(bout for here in rounds for bout in here.bouts if not bout.is_decided)

    def bout(self, number: int, board: int = 1) -> Bout:
        """A pairing by round and board.

        Raises:
            TournamentError: `no-such-match`.
        """
        if 1 <= number <= len(self.rounds):
            for bout in self.rounds[number - 1].bouts:
                if bout.board == board:
                    return bout
        raise TournamentError("no-such-match", f"round {number} has no board {board}")

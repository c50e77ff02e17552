"""The log of a tournament: one entry for each act. All else is computed from head and log.

Whether somebody may do an act in another's place (the organiser, or who manages the place) is known
to who appends it; `by` says afterwards who it was.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Literal

from pydantic import Field

from engines.core.record import Durable, Moment, Player
from engines.core.seat import Pair, Seat
from engines.core.tournaments.head import Head

# Why something was done, in one line that all can read.
Reason = Annotated[str, Field(max_length=200, pattern=r"^[^\n]*$")]
Given = Annotated[str, Field(min_length=1, max_length=200, pattern=r"^[^\n]*$")]
Number = Annotated[int, Field(ge=1)]

# Points are whole numbers of halves, so that all sums are exact.
Halves = Annotated[int, Field(ge=0, le=2)]


class Outcome(StrEnum):
    """How a pairing ended, by its seats in the first match. The values are stored."""

    ONE = "one"
    TWO = "two"
    DRAW = "draw"
    NEITHER = "neither"  # both have lost: neither came

    @property
    def halves(self) -> Pair[int]:
        """The points of both, in halves."""
        return _HALVES[self]


_HALVES: Final = {
    Outcome.ONE: Pair(one=2, two=0),
    Outcome.TWO: Pair(one=0, two=2),
    Outcome.DRAW: Pair(one=1, two=1),
    Outcome.NEITHER: Pair(one=0, two=0),
}


def win_of(seat: Seat) -> Outcome:
    """The outcome in which a seat has won."""
    return Outcome.ONE if seat is Seat.ONE else Outcome.TWO


class Pairing(Durable):
    """Two who meet in a round, by address; the first has the seat that begins. Or a bye.

    In a knock-out the board is the place in the bracket: the winners of boards 1 and 2 meet on
    board 1 of the next round; the match for the third place is on board 2 of the last.
    """

    board: Number
    one: str
    two: str | None = None  # None: a bye for the first
    bye: Halves = 2  # what a bye is worth


class _Entry(Durable):
    at: Moment
    by: str = ""  # the address of who did it; "": it came about by itself
    ask_id: str = ""  # told twice, it is done once


class Opened(_Entry):
    """The tournament was opened. The first entry of every log, and no other."""

    act: Literal["opened"] = "opened"


class Joined(_Entry):
    """Somebody joined; or came back, who was out."""

    act: Literal["joined"] = "joined"
    player: Player
    rating: Annotated[int, Field(ge=0, le=10_000)] = 0  # by which they are seeded


class Left(_Entry):
    """Somebody withdrew: what they are playing is forfeited, and they aren't paired again."""

    act: Literal["left"] = "left"
    player: str


class TakenOut(_Entry):
    """The organiser took somebody out; otherwise the same."""

    act: Literal["taken-out"] = "taken-out"
    player: str
    reason: Reason = ""


class HandedOver(_Entry):
    """Somebody else is the organiser from here on."""

    act: Literal["handed-over"] = "handed-over"
    organiser: Player


class Announced(_Entry):
    """What the public is told is told in this chat, too, from here on."""

    act: Literal["announced"] = "announced"
    chat: Annotated[str, Field(min_length=1, max_length=200)]  # platform:id


class MayNotMeet(_Entry):
    """Two are never paired."""

    act: Literal["may-not-meet"] = "may-not-meet"
    players: tuple[str, str]


class Postponed(_Entry):
    """It begins at another time."""

    act: Literal["postponed"] = "postponed"
    begins: Moment


class Begun(_Entry):
    """The players who have joined are seeded; the first round can be paired."""

    act: Literal["begun"] = "begun"


class Paired(_Entry):
    """A round begins with these pairings, as `engines.core.tournaments.pairing` made them."""

    act: Literal["paired"] = "paired"
    round: Number
    pairings: Annotated[tuple[Pairing, ...], Field(min_length=1)]


class Reported(_Entry):
    """A match, or a whole series, of a pairing has ended."""

    act: Literal["result"] = "result"
    round: Number
    board: Number = 1
    attempt: Number = 1  # a drawn match of a knock-out is played again, under the next number
    table: str  # the name of its table
    outcome: Outcome
    is_forfeit: bool = False  # it wasn't played
    without_move: Seat | None = None  # who lost it without a move


class Adjudicated(_Entry):
    """The time of a pairing was up, and it was decided by the tournament's rule."""

    act: Literal["adjudicated"] = "adjudicated"
    round: Number
    board: Number = 1
    outcome: Outcome
    without_move: Seat | None = None


class Corrected(_Entry):
    """A result was changed afterwards. Pairings that were made from it stand."""

    act: Literal["corrected"] = "corrected"
    round: Number
    board: Number = 1
    outcome: Outcome
    is_forfeit: bool = False
    reason: Given


class Challenged(_Entry):
    """On a ladder: somebody challenges somebody above. Challenges are numbered from 1."""

    act: Literal["challenged"] = "challenged"
    challenger: str
    challenged: str


class Answered(_Entry):
    """A challenge is accepted, and played as the next round; or declined, and the place lost."""

    act: Literal["answered"] = "answered"
    challenge: Number
    is_accepted: bool = True


class Lapsed(_Entry):
    """A challenge wasn't answered in time: the challenger takes the place."""

    act: Literal["lapsed"] = "lapsed"
    challenge: Number


class Ended(_Entry):
    """It is over; what stands now is final. Matches that still run count for nothing here."""

    act: Literal["ended"] = "ended"
    reason: Reason = ""


Entry = (
    Opened
    | Joined
    | Left
    | TakenOut
    | HandedOver
    | Announced
    | MayNotMeet
    | Postponed
    | Begun
    | Paired
    | Reported
    | Adjudicated
    | Corrected
    | Challenged
    | Answered
    | Lapsed
    | Ended
)
StoredEntry = Annotated[Entry, Field(discriminator="act")]


class Record(Durable):
    """A tournament: the head, and the log. The log's length is its version."""

    head: Head
    log: tuple[StoredEntry, ...] = ()

    @property
    def version(self) -> int:
        """How many acts there have been."""
        return len(self.log)

    def plus(self, *entries: Entry) -> Record:
        """This record with more entries."""
        return Record.model_construct(head=self.head, log=(*self.log, *entries))

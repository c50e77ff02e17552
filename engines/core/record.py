"""What is stored about a table: a head, and one entry per act. All else is computed from it.

`storage.codec` says how they are stored.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from engines.core.names import plain_name
from engines.core.seat import Pair, Seat, both
from engines.core.time_control import TimeControl


class DamagedRecordError(ValueError):
    """A stored record that can't be read or replayed; it closes only its own table."""


class Act(StrEnum):
    """What can be done at a table. The values are stored: changing one needs a migration."""

    ACCEPT = "accept"  # the second player sits down, and the first cards are dealt
    PROPOSE = "propose"  # other terms, which the other side is asked to accept
    IDENTIFY = "identify"  # this seat was asked by name: who bears the name is known now
    DECLINE = "decline"
    WITHDRAW = "withdraw"
    EXPIRE = "expire"  # nobody answered the challenge in time
    MOVE = "move"
    OFFER_DRAW = "offer_draw"
    ACCEPT_DRAW = "accept_draw"
    REFUSE_DRAW = "refuse_draw"
    ASK_TAKEBACK = "ask_takeback"  # this seat asks to take its last move back
    ALLOW_TAKEBACK = "allow_takeback"
    REFUSE_TAKEBACK = "refuse_takeback"  # the move stands
    RESIGN = "resign"
    LEAVE = "leave"  # this seat resigns the match, and the series that it belongs to
    TIMEOUT = "timeout"  # this seat has lost on time
    FLAG = "flag"  # this seat's time has run out; the other chooses what happens
    VOID = "void"  # the match ends without a result: this seat never came
    SUBSTITUTE = "substitute"  # the computer takes this seat
    GIVE_TIME = "give_time"  # this seat gives the other some time
    ASK = "ask"  # this seat asks for a break, or for the end of one
    GRANT = "grant"  # this seat agrees to what the other has asked for
    REFUSE = "refuse"
    ADJOURN = "adjourn"  # this seat adjourns the match: the other's time has run out
    HALT = (
        "halt"  # today's rules refuse an earlier entry: the match stands where it can be replayed
    )
    ANNUL = "annul"  # it ends without a result, also afterwards: who manages the place says so
    # The time of its round is up: by the tournament's rule this seat has won, or (None) neither.
    ADJUDICATE = "adjudicate"
    HINT = "hint"  # this seat asked Salle what to look at, or what to do
    VACATION = "vacation"  # this seat's vacation has begun by itself: its time had run out


# Acts whose seat is whose time they concern, and not who acts.
_BEFALLS: Final = frozenset(
    {*(Act.TIMEOUT, Act.FLAG, Act.VOID, Act.SUBSTITUTE, Act.VACATION), Act.ADJUDICATE}
)


class Wish(StrEnum):
    """What one side may ask the other to agree to, apart from the game. The values are stored."""

    PAUSE = "pause"  # no clock runs for some time
    ADJOURN = "adjourn"  # nobody moves until both wish to go on
    RESUME = "resume"
    VOID = "void"  # the end of a match that has been halted, without a result


_NAME: Final = 200  # characters
# Seconds since the epoch. The bounds are those of calendars, which can't be asked beyond.
Moment = Annotated[int, Field(ge=0, le=10**11)]

# Seconds: three years at most. Calendars look twenty ahead, and half of that may be sleep.
Span = Annotated[int, Field(ge=0, le=10**8)]


class Durable(BaseModel):
    """Base class of everything stored. Only changes to these classes need a migration."""

    model_config = ConfigDict(frozen=True, extra="forbid")


def _shown(name: str) -> str:
    # A name on one line, of no more than any platform gives: longer ones fit into no sentence.
    return plain_name(name[:_NAME])


# The platform of the computer players: an address of theirs is `computer:` and a level.
COMPUTER: Final = "computer"


class Player(Durable):
    """Somebody at a table: where to reach them, and their name when they sat down.

    If somebody was challenged only by name, the id is that name ("telegram:@bea") until the
    entry that identifies them.
    """

    address: str  # platform:id
    name: Annotated[str, AfterValidator(_shown)]
    chat: str = ""  # platform:id of the public chat where they play, if it isn't the table's own

    @property
    def is_by_name(self) -> bool:
        """Whether only their name is known."""
        return self.address.partition(":")[2].startswith("@")

    @property
    def is_computer(self) -> bool:
        """Whether this is a computer player."""
        return self.address.startswith(f"{COMPUTER}:")


class Joining(Durable):
    """Who accepted or was identified, their nonce, and their choices of the options of their own.

    The nonce is a contribution to the seed, made after it was sealed. Of their own options, those
    that they didn't choose are as the challenge proposes them.
    """

    player: Player
    nonce: str
    options: dict[str, str] = Field(default_factory=dict)


class Series(StrEnum):
    """How many matches are agreed on at once. The values are stored."""

    NONE = ""  # one match
    BEST_OF_3 = "best-3"
    BEST_OF_5 = "best-5"
    BEST_OF_7 = "best-7"
    EXCHANGED = "exchanged"  # exactly two, the second with exchanged seats


# Characters of a position that a match may begin at: those of our games have at most about 900.
MOST_START: Final = 3_000

# Of a match: 1 for a win, ½ for a draw.
Score = Annotated[float, Field(ge=0, le=1, multiple_of=0.5)]


class Played(Durable):
    """An earlier match of a series."""

    table: str  # the name of its table
    score: Score  # of who had seat one in it


class TournamentMatch(Durable):
    """Which match of which tournament a table is."""

    tournament: str  # its id
    name: Annotated[str, Field(max_length=100)]  # what it is called
    round: Annotated[int, Field(ge=1)]
    board: Annotated[int, Field(ge=1)] = 1
    attempt: Annotated[int, Field(ge=1)] = 1  # a drawn match of a knock-out is played again
    is_exchanged: bool = False  # seat one is the second player of the pairing
    until: Moment  # when the time of its round is up
    is_ladder: bool = False  # a ladder has no rounds: there the number is the match's own
    place: str = ""  # the address of the place that the tournament lives in
    vacations_count: bool = True  # whether clocks stand during vacations

    def with_exchanged_seats(self) -> TournamentMatch:
        """The same for the next match of a series, with the seats swapped."""
        return self.model_copy(update={"is_exchanged": not self.is_exchanged})


class Proposal(Durable):
    """The terms that one side proposes. Fields added later have a default."""

    options: dict[str, str] = Field(default_factory=dict)  # only what is not the default
    clock: TimeControl | None = None  # None: no clock runs
    is_swapped: bool = False  # the two have exchanged the seats that they have in the head
    is_rated: bool = False  # it counts for both players' ratings; else it is friendly
    series: Series = Series.NONE
    has_memory: bool = True  # whether both are shown which cards are out, in games of cards
    has_hints: bool = False  # both may ask for hints, if it is friendly


class Entry(Durable):
    """One act. `at` is seconds since the epoch."""

    act: Act
    at: Moment
    seat: Seat | None = None
    draws: tuple[int, ...] = ()
    move: str = Field(default="", pattern=r"^[^\n]*$")  # one line of notation
    joining: Joining | None = None
    proposal: Proposal | None = None
    charged: Pair[Span] = both(0)  # seconds that are taken from the banks
    seconds: Span = 0  # of a pause, of time given, of a vacation
    wish: Wish | None = None
    reason: str = Field(default="", max_length=200, pattern=r"^[^\n]*$")  # why it was annulled
    ask_id: str = ""  # who asked names no version: told twice, they act once

    @property
    def actor(self) -> Seat | None:
        """The seat that decided this; None if it happened to its seat, or nobody acted."""
        return None if self.act in _BEFALLS else self.seat


class Head(Durable):
    """What is fixed by the challenge; its terms hold until others are proposed."""

    game: str
    rules: int
    options: dict[str, str] = Field(default_factory=dict)  # only what is not the default
    players: Pair[Player | None]  # None: the open seat of an open challenge
    challenger: Seat = Seat.ONE
    nonce: str = ""  # the challenger's contribution to the seed
    commitment: str = ""
    created: Moment = 0
    clock: TimeControl | None = None
    is_study: bool = False  # one person takes both seats
    rematch_of: str = ""
    is_rated: bool = False
    series: Series = Series.NONE
    has_memory: bool = True
    has_hints: bool = False
    played: tuple[Played, ...] = ()  # the matches of its series that went before, in their order
    tournament: TournamentMatch | None = None  # whose match it is, if it is one's
    # Where it begins, if not at the usual start: a position in the game's own notation, after
    # `start_ply` moves of the finished match `start_of`, the name of its table.
    start: str = Field(default="", max_length=MOST_START, pattern=r"^[^\n]*$")
    start_ply: Annotated[int, Field(ge=0, le=10**6)] = 0
    start_of: str = ""

    @property
    def proposal(self) -> Proposal:
        """The terms that the challenger proposes."""
        return Proposal(
            options=self.options,
            clock=self.clock,
            is_rated=self.is_rated,
            series=self.series,
            has_memory=self.has_memory,
            has_hints=self.has_hints,
        )


class Record(Durable):
    """A table: the head, and the log. The log's length is its version."""

    head: Head
    log: tuple[Entry, ...] = ()

    @property
    def version(self) -> int:
        """The number of acts so far."""
        return len(self.log)

    @property
    def draws(self) -> int:
        """How many draws of luck the log holds."""
        return sum(len(entry.draws) for entry in self.log)

    def plus(self, *entries: Entry) -> Record:
        """This record with more entries."""
        return Record.model_construct(head=self.head, log=(*self.log, *entries))

    def uncharged(self) -> Record:
        """This record without the time its moves took from the banks, for storing finished matches.

        No clock will run there any more, and these figures are a sixth of such a record's size.
        """
        log = tuple(entry.model_copy(update={"charged": both(0)}) for entry in self.log)
        return Record.model_construct(head=self.head, log=log)

    def upto(self, version: int) -> Record:
        """This record as it was when it had `version` entries."""
        return Record.model_construct(head=self.head, log=self.log[:version])

"""A table as lists and pages show it, before a platform lays it out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.application.game_faults import contained
from bot.application.loaded_table import LoadedTable
from bot.application.model import Choice, Person, Picture, Post
from engines.core.match_state import MatchState, Status
from engines.core.record import TournamentMatch
from engines.core.seat import Pair, Seat
from engines.core.values import View
from renderers.coat import Coat
from storage.base import TableKey, TalkLine


class Turn(StrEnum):
    """Whose turn it is, as one of the players sees it. Lists of tables are in this order."""

    MINE = "mine"
    ASKED = "asked"  # a challenge waits for their answer
    OPEN = "open"  # a challenge of theirs waits for an answer
    THEIRS = "theirs"
    ADJOURNED = "adjourned"  # nobody's, until both want to go on
    OVER = "over"

    @property
    def waits_for_him(self) -> bool:
        """Whether they have to do something."""
        return self in (Turn.MINE, Turn.ASKED)


def turn_of(table: LoadedTable, seat: Seat) -> Turn:
    """Whose turn it is at a table, as the player in this seat sees it."""
    match = table.match
    if match.status is Status.OPEN:
        return Turn.OPEN if match.proposed_by is seat else Turn.ASKED
    if match.status is not Status.PLAYING:
        return Turn.OVER
    if match.is_asked(seat):
        return Turn.MINE
    if match.is_adjourned:
        return Turn.ADJOURNED
    return Turn.MINE if has_to_choose(match, seat) or _is_to_move(table, seat) else Turn.THEIRS


def has_to_choose(match: MatchState, seat: Seat) -> bool:
    """Whether the rival's time has run out, and this seat chooses what happens."""
    return bool(match.flagged[seat.other]) and not match.flagged[seat]


def waits_for(table: LoadedTable, address: str) -> bool:
    """Whether a table waits for this player, in whichever of its seats."""
    return any(turn_of(table, seat).waits_for_him for seat in table.seats_of(address))


def _is_to_move(table: LoadedTable, seat: Seat) -> bool:
    is_answered = False
    with contained(table, "automatic answer"):
        is_answered = table.automatic_answer(seat) is not None
    return seat in table.match.active and not is_answered


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSummary:
    """A table in somebody's list."""

    key: TableKey
    game: str
    title: str  # the game's name
    who: str  # "Bea, since 18:40" without the time: the rival's name, or what is waited for
    rival: Seat
    coat: Coat | None = None  # the rival's
    turn: Turn
    asked: str = ""  # of the reader: "Parry with two 4s"
    since: float  # when the present decision was put
    deadline: float | None = None
    result: str = ""  # "you won 5 to 3"
    score: str = ""  # "2 to 1", their own rounds first; "" if the result says it


@dataclass(frozen=True, slots=True, kw_only=True)
class LogRow:
    """One act of a table as everybody may know it: a line of its log."""

    version: int  # of the log after it
    at: float
    number: int = 0  # of a move; 0 for other acts
    seat: Seat | None = None  # whose act it was
    words: str = ""  # a move in notation; another act in a sentence; "" if nobody may know of it
    result: str = ""  # what the move came to, in a few letters
    mark: str = ""  # of `renderers.wording.Mark`
    heading: str = ""  # of the section that begins after it: "Round 4 · Bea begins"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableMoment:
    """What one onlooker could see when the log had `version` entries."""

    version: int
    picture: Picture | None = None  # None before the match had begun
    hands: tuple[tuple[Seat, View], ...] = ()  # each hand that is open to them, in its owner's view


@dataclass(frozen=True, slots=True, kw_only=True)
class RematchSummary:
    """The rematch of a match that is over, as its table shows it."""

    key: TableKey
    by: Seat  # who proposes it: the seat that they had in the match
    is_open: bool  # it waits for an answer
    is_next: bool = False  # it is the next match of a series, which has begun by itself


@dataclass(frozen=True, slots=True, kw_only=True)
class TableTalk:
    """What one reader is shown of what is said at a table."""

    lines: tuple[TalkLine, ...] = ()
    may_speak: bool = False
    is_muted: bool = False  # they don't want to read it


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePage:
    """A whole table as one person may see it at one moment."""

    game: str
    title: str
    version: int
    status: str  # of `engines.core.match.Status`
    names: Pair[str]
    coats: Pair[Coat | None]
    people: tuple[Person, ...]  # who play here
    mine: tuple[Seat, ...]  # both at a study table, none for a spectator
    sides: tuple[Post, ...]  # one for each of their seats, or the spectator's one
    log: tuple[LogRow, ...]  # as far as it was asked for
    looked: int = 0  # the version that they have seen before
    open_hands: tuple[tuple[Seat, View], ...] = ()  # after the end both, each in its owner's view
    may_ask_takeback: bool = False  # one of their moves could be taken back, if that is granted
    rare: tuple[Choice, ...] = ()  # a break, a day given: what else they may ask for
    rematch: RematchSummary | None = None
    talk: TableTalk = TableTalk()
    tournament: TournamentMatch | None = None  # whose match it is

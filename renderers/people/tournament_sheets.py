"""What pictures of tournaments are drawn from: plain data, of no game and of no store.

Points and tie-breaks are numerals as the reader's language writes them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from engines.core.seat import Pair, Seat
from renderers.coat import Coat

# Rows of standings and of a ladder, beside one gap and the reader's own line.
MOST_TOURNAMENT_ROWS: Final = 24
# Players of a crosstable; of more the standings are drawn.
MOST_CROSSED: Final = 16
# Rounds of a bracket; of more the last are drawn.
MOST_BRACKET_ROUNDS: Final = 4
MOST_TIE_BREAKS: Final = 2


class Result(Enum):
    """How a round went for one player."""

    WON = auto()
    LOST = auto()
    DRAWN = auto()
    RUNNING = auto()
    WON_BY_FORFEIT = auto()
    LOST_BY_FORFEIT = auto()
    BYE = auto()
    HALF_BYE = auto()  # half a point for a round that was missed


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundResult:
    """One round of one player."""

    result: Result
    opponent: int = 0  # the opponent's place; 0: none


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsRow:
    """One player of the standings."""

    place: int
    name: str
    coat: Coat | None
    points: str  # "2½"
    rounds: tuple[RoundResult | None, ...] = ()  # from the first; None: not paired
    tie_breaks: tuple[str, ...] = ()  # the most important first
    is_reader: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingsSheet:
    """The standings of any tournament; None is a gap, before the reader's own line."""

    title: str
    date: str
    rows: tuple[PointsRow | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CrosstableRow:
    """One player of a round robin."""

    place: int
    name: str
    coat: Coat | None
    points: str
    results: tuple[tuple[Result, ...], ...]  # by row of the opponent: one match, or two
    is_reader: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CrosstableSheet:
    """A round robin, everybody against everybody."""

    title: str
    date: str
    rows: tuple[CrosstableRow, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BracketPlayer:
    """One of two in a match of a knock-out."""

    name: str
    coat: Coat | None
    score: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class BracketMatch:
    """A match of a knock-out; None is a player who isn't known yet, or a bye."""

    players: Pair[BracketPlayer | None]
    winner: Seat | None = None
    is_running: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BracketSheet:
    """A knock-out: each round has half as many matches as the one before; the last is the final."""

    title: str
    date: str
    rounds: tuple[tuple[BracketMatch, ...], ...]
    third_place: BracketMatch | None = None
    first: int = 1  # the number of the first of these rounds


@dataclass(frozen=True, slots=True, kw_only=True)
class LadderRow:
    """One player of a ladder."""

    place: int
    name: str
    coat: Coat | None
    challenges: int = 0  # the place of the person challenged; 0: nobody
    time: str = ""  # that is left for the answer, or for the match: "5 d"
    is_reader: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LadderSheet:
    """A club's ladder from above; None is a gap, before the reader's own line."""

    title: str
    date: str
    rows: tuple[LadderRow | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PodiumPlayer:
    """One of the first three; those who share a place have the same one."""

    place: int
    name: str
    coat: Coat | None
    points: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentEndSheet:
    """The end of a tournament: its first three."""

    title: str
    date: str
    players: tuple[PodiumPlayer, ...]  # the best first


TournamentSheet = StandingsSheet | CrosstableSheet | BracketSheet | LadderSheet | TournamentEndSheet

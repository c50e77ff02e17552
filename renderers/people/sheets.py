"""What pictures of people are drawn from: plain data, of no game and of no store.

Texts are numerals as the reader's language writes them; words stand in the message beside the
picture. A puzzle's says what is to be found, since it is also shown where no message is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.core.seat import Pair, Seat
from engines.core.values import View
from renderers.coat import Coat
from renderers.people.tournament_sheets import TournamentSheet
from renderers.people.turning_sheet import TurningSheet

# Rows that a profile has room for; further ones aren't drawn.
MOST_GAMES: Final = 6
# Rows of a leaderboard, beside one gap.
MOST_STANDINGS: Final = 21
# Matches of a series; of longer ones the last are drawn.
MOST_MATCHES: Final = 9
# Stars of a puzzle.
MOST_STARS: Final = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRow:
    """How somebody plays one game."""

    game: str  # its id, for its sign
    title: str
    rating: int | None = None  # None: too few matches for one
    deviation: int = 0
    is_provisional: bool = False  # shown as `1612?`
    won: int
    lost: int
    drawn: int
    lit: int = 0  # without a rating: rated matches so far
    wanted: int = 0  # and how many it takes: a lamp each


@dataclass(frozen=True, slots=True, kw_only=True)
class CurvePoint:
    """A rating after a match."""

    at: float  # seconds since 1970
    value: float
    deviation: float


@dataclass(frozen=True, slots=True, kw_only=True)
class ProfileSheet:
    """One person's ratings and record, and the curve of one game."""

    name: str
    coat: Coat | None
    date: str  # "2026-11-27"
    games: tuple[GameRow, ...]  # from above
    curve_game: str = ""  # its id
    curve_title: str = ""
    curve: tuple[CurvePoint, ...] = ()  # by time; of those older than a year the last counts
    until: float = 0.0  # the right end of the curve: now, in seconds since 1970
    answer: str = ""  # how long an answer takes: "5 h"
    lost_on_time: str = ""  # "1 / 214"


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingRow:
    """One player of a leaderboard."""

    place: int
    name: str
    coat: Coat | None
    rating: int
    deviation: int
    gained: int = 0  # places since a week ago; negative: lost
    is_reader: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderboardSheet:
    """The best players of a game; None is a gap, before the reader's own neighbourhood."""

    title: str
    date: str
    rows: tuple[StandingRow | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeriesMatch:
    """One match of a series, by the players as the sheet names them."""

    seats: Pair[Seat]  # which seat each player has in it
    score: Pair[str] | None = None  # None: it isn't over


@dataclass(frozen=True, slots=True, kw_only=True)
class SeriesSheet:
    """A series of matches between two. Its pairs are by the seats of the first match."""

    title: str
    date: str
    names: Pair[str]
    coats: Pair[Coat | None]
    score: Pair[str]  # "2", "1½"
    winner: Seat | None  # None: it is drawn, or not over
    matches: tuple[SeriesMatch, ...]
    is_over: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleSheet:
    """A puzzle: its board, as the solver's seat sees it, and what there is to find."""

    title: str  # "Gygès · puzzle 12"
    view: View
    seat: Seat  # that has a right move
    lead: str  # "South to move"
    aim: str  # "wins in 3"
    found: str  # "31 of 84 found it"
    stars: int  # how hard it is, 1 to 5
    streak: int = 0  # of the reader: days in a row
    streak_words: str = ""  # before it; "": the picture is for everybody


Sheet = ProfileSheet | LeaderboardSheet | SeriesSheet | PuzzleSheet | TournamentSheet | TurningSheet

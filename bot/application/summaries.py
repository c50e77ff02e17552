"""A table as lists and pages show it, before a platform lays it out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.application.model import Choice, Picture, Post
from engines.core.seat import Pair, Seat
from storage.base import TableKey


class Turn(StrEnum):
    """Whose turn it is, as one of the players sees it. Lists of tables are in this order."""

    MINE = "mine"
    ASKED = "asked"  # a challenge waits for his answer
    OPEN = "open"  # a challenge of his waits for an answer
    THEIRS = "theirs"
    ADJOURNED = "adjourned"  # nobody's, until both want to go on
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSummary:
    """A table in somebody's list."""

    key: TableKey
    game: str
    title: str  # the game's name
    who: str  # "Bea, since 18:40" without the time: the rival's name, or what is waited for
    turn: Turn
    since: float  # when the present decision was put
    deadline: float | None = None
    result: str = ""  # "you won"
    score: str = ""  # "2–1", his own rounds first


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryItem:
    """One act of a table as the channel saw it."""

    version: int  # of the log after it
    at: float
    lines: tuple[str, ...]
    summary: str = ""  # how things stood then: "Distance 4. Anna to move."
    heading: str = ""  # of the section that begins after it: "Round 4 · Bea begins"
    picture: Picture | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePage:
    """A whole table as one person may see it at one moment."""

    game: str
    title: str
    version: int
    status: str  # of `engines.core.match.Status`
    names: Pair[str]
    mine: tuple[Seat, ...]  # both at a study table, none for a spectator
    sides: tuple[Post, ...]  # one for each of his seats, or the spectator's one
    feed: tuple[HistoryItem, ...]
    may_ask_takeback: bool = False  # one of his moves could be taken back, if that is granted
    rare: tuple[Choice, ...] = ()  # a break, a day given: what else he may ask for

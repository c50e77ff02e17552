"""Attempts at puzzles, and what follows from them: ratings, stars, streaks.

Solver and puzzle have ratings like two players, by Elo's formula. Only the first try counts, for
both: solving it at once is a win for the solver. A puzzle's rating starts from its length or
margin, and changes less the more people have tried it. A solver's strength is computed from the
first tries themselves, so nothing of it is stored, and linked identities add up.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta, tzinfo
from enum import StrEnum
from typing import Final

import structlog
from pydantic import BaseModel, ConfigDict, ValidationError

from bot.application.puzzle_shelf import NumberedPuzzle
from engines.core.puzzles import Puzzle

log = structlog.get_logger(__name__)

NEWCOMER: Final = 1500.0
# Below each of these a puzzle has one star, two, and so on.
_STARS_BELOW: Final = (1350, 1475, 1600, 1725)
_SCALE: Final = 400.0
_FAST, _SLOW, _FAST_TRIES = 60.0, 30.0, 10  # how far one try moves a solver
_PUZZLE_FIRST, _PUZZLE_LEAST, _PUZZLE_HALF = 48.0, 6.0, 20  # and a puzzle
_OF_PLIES: Final = {3: 1400.0, 5: 1550.0, 7: 1650.0, 9: 1750.0, 11: 1800.0}
_PLIES: Final = re.compile(r"win-in-(\d+)")


class Came(StrEnum):
    """The outcome of a puzzle so far. The values are stored."""

    OPEN = "open"
    FOUND = "found"
    SHOWN = "shown"  # they gave it up


class Attempt(BaseModel):
    """What somebody has made of one puzzle."""

    model_config = ConfigDict(frozen=True)

    tries: int = 0
    came: Came = Came.OPEN
    at: float = 0.0  # when they tried it first, in seconds since 1970
    done: float = 0.0  # when it was found or shown
    rating: int = round(NEWCOMER)  # of the puzzle, at the first try
    ask: str = ""  # the last ask that counted: told twice, it counts once

    @property
    def is_done(self) -> bool:
        """Whether there is nothing left to find."""
        return self.came is not Came.OPEN

    @property
    def at_once(self) -> bool:
        """Whether the first try was right."""
        return self.came is Came.FOUND and self.tries == 1

    @property
    def counts(self) -> bool:
        """Whether the first try has been made, or none will be."""
        return self.tries > 0 or self.is_done


@dataclass(frozen=True, slots=True, kw_only=True)
class Fared:
    """How a puzzle has fared."""

    tried: int = 0  # people
    found: int = 0
    at_once: int = 0  # with the first try
    moved: float = 0.0  # its rating, since it began

    @classmethod
    def of(cls, counts: Mapping[str, str], id_: str) -> Fared:
        """Of one puzzle, by what is stored of its game."""
        return cls(
            tried=int(counts.get(f"{id_}:tried", 0)),
            found=int(counts.get(f"{id_}:found", 0)),
            at_once=int(counts.get(f"{id_}:at_once", 0)),
            moved=float(counts.get(f"{id_}:moved", 0.0)),
        )

    def rating(self, puzzle: Puzzle) -> float:
        """How hard it is."""
        return beginning(puzzle) + self.moved

    def stars(self, puzzle: Puzzle) -> int:
        """The same in stars, 1 to 5."""
        rating = self.rating(puzzle)
        return 1 + sum(rating >= bound for bound in _STARS_BELOW)

    def moves_by(self, puzzle: Puzzle, strength: float, *, is_found: bool) -> float:
        """By how much a first try moves its rating."""
        pace = max(_PUZZLE_LEAST, _PUZZLE_FIRST / (1 + self.tried / _PUZZLE_HALF))
        return pace * (expected(strength, self.rating(puzzle)) - is_found)


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleRecord:
    """All that one person has made of puzzles, with all their identities."""

    attempts: Mapping[str, Attempt] = field(default_factory=dict)  # by name: "gyges/25329dc3d2"

    @classmethod
    def of(cls, stored: Iterable[Mapping[str, str]]) -> PuzzleRecord:
        """What is stored of each identity. Where two tried the same, the one that got further."""
        found: dict[str, Attempt] = {}
        for name, text in (pair for each in stored for pair in each.items()):
            attempt = read_attempt(text)
            known = found.get(name)
            if known is None or (attempt.is_done, attempt.tries) > (known.is_done, known.tries):
                found[name] = attempt
        return cls(attempts=found)

    def attempt(self, puzzle: NumberedPuzzle) -> Attempt:
        """What they have made of one."""
        return self.attempts.get(puzzle.name, Attempt())

    def of_game(self, game: str) -> list[Attempt]:
        """Those of one game, by when they were tried first."""
        found = (one for name, one in self.attempts.items() if name.startswith(f"{game}/"))
        return sorted(found, key=lambda one: one.at)

    def strength(self, game: str) -> float:
        """How strong they are at the puzzles of a game."""
        value = NEWCOMER
        for number, one in enumerate(a for a in self.of_game(game) if a.counts):
            pace = _FAST if number < _FAST_TRIES else _SLOW
            value += pace * (one.at_once - expected(value, one.rating))
        return value

    def found(self, game: str) -> int:
        """How many of a game they have found."""
        return sum(one.came is Came.FOUND for one in self.of_game(game))

    def streak(self, now: float, zone: tzinfo) -> int:
        """On how many days in a row they have found one: until today, or until yesterday."""
        days = {_day(one.done, zone) for one in self.attempts.values() if one.came is Came.FOUND}
        day = _day(now, zone)
        if day not in days:
            day -= timedelta(days=1)
        count = 0
        while day in days:
            count, day = count + 1, day - timedelta(days=1)
        return count


def expected(strength: float, rating: float) -> float:
    """The chance that somebody of this strength finds a puzzle of this rating at once."""
    return float(1 / (1 + 10 ** ((rating - strength) / _SCALE)))


def beginning(puzzle: Puzzle) -> float:
    """The rating of a puzzle that nobody has tried: the longer the win the harder; the clearer the
    decision the easier.
    """
    if found := _PLIES.fullmatch(puzzle.kind):
        return _OF_PLIES.get(int(found[1]), NEWCOMER)
    margin = min(0.5, puzzle.margin or 0.0)
    return 1650.0 - 600.0 * margin


def read_attempt(text: str) -> Attempt:
    """What is stored of one. What can't be read counts as not tried."""
    try:
        return Attempt.model_validate_json(text)
    except ValidationError:
        log.error("what somebody made of a puzzle can't be read")
        return Attempt()


def _day(at: float, zone: tzinfo) -> date:
    return datetime.fromtimestamp(at, zone).date()

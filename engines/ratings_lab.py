"""`python -m engines ratings`: the ratings that come of results, a JSON object a line."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from engines.core.rating import Rating, after_match
from engines.core.seat import Pair

_EXAMPLE: Final = '{"at": 1790000000, "game": "gyges", "one": "a", "two": "b", "score": 1}'
_NAMES: Final = {"game": "gyges", "one": "a", "two": "b"}
_SHOWN: Final = 40  # characters of a wrong value that its error shows
_NEWCOMER: Final = Rating()


class ResultError(ValueError):
    """A line holds no result; says what would be right."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LabResult:
    """How a match ended: when (seconds since the epoch), between whom, the score of `one`."""

    at: float
    game: str
    one: str
    two: str
    score: float


class Ratings:
    """The ratings of all players by game, from results in the order in which they are given."""

    def __init__(self) -> None:
        self.bad_lines = 0
        self._ratings: dict[tuple[str, str], Rating] = {}

    def reckon(self, lines: Iterable[str]) -> Iterator[str]:
        """Take in results, a line each, and yield an error as JSON for each bad line.

        Blank lines are passed over. A bad line changes nothing, and those behind it count.
        """
        for number, line in enumerate(lines, start=1):
            if not line.strip():
                continue
            try:
                self.add(read(line))
            except ResultError as err:
                self.bad_lines += 1
                yield json.dumps({"error": f"line {number}: {err}"}, ensure_ascii=False)

    def add(self, result: LabResult) -> None:
        """Reckon one result."""
        one, two = (result.one, result.game), (result.two, result.game)
        before = Pair(one=self._ratings.get(one, _NEWCOMER), two=self._ratings.get(two, _NEWCOMER))
        after = after_match(before, result.score, result.at)
        self._ratings[one], self._ratings[two] = after.one, after.two

    def lines(self) -> Iterator[str]:
        """What has come of the results: a JSON object a player and game, sorted by both."""
        for (player, game), rating in sorted(self._ratings.items(), key=lambda item: item[0]):
            facts = {
                "player": player,
                "game": game,
                "rating": rating.value,
                "deviation": rating.deviation,
                "volatility": rating.volatility,
                "matches": rating.matches,
            }
            yield json.dumps(facts, ensure_ascii=False)


def read(line: str) -> LabResult:
    """The result that a line holds. Fields that a result doesn't have are passed over.

    Raises:
        ResultError: with what would be right.
    """
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        raise ResultError(f"this is no JSON; a result is {_EXAMPLE}") from None
    if not isinstance(told, dict):
        raise ResultError(f"this is no JSON object; a result is {_EXAMPLE}")
    for name in ("at", "game", "one", "two", "score"):
        if name not in told:
            raise ResultError(f'"{name}" is missing; a result is {_EXAMPLE}')
    result = LabResult(
        at=_time(told["at"]),
        game=_name(told, "game"),
        one=_name(told, "one"),
        two=_name(told, "two"),
        score=_score(told["score"]),
    )
    if result.one == result.two:
        raise ResultError(
            f'"one" and "two" are two players, not both {_shown(result.one)}; such as "a" and "b"'
        )
    return result


def _time(told: Any) -> float:
    try:
        at = float(told) if _is_number(told) else math.nan
    except OverflowError:
        at = math.inf
    if not 0 <= at < math.inf:
        raise ResultError(
            '"at" is the end of the match in seconds since 1970, a number from 0 on, such as '
            f"1790000000, not {_shown(told)}"
        )
    return at


def _name(told: dict[str, Any], field: str) -> str:
    name = told[field]
    if isinstance(name, str) and name and not name.isspace():
        return name
    raise ResultError(f'"{field}" is a name, such as "{_NAMES[field]}", not {_shown(name)}')


def _score(told: Any) -> float:
    if _is_number(told) and told in (0, 0.5, 1):
        return float(told)
    raise ResultError(f'"score" is of "one": 1, 0.5 or 0, not {_shown(told)}')


def _is_number(told: Any) -> bool:
    # `true` is a number to Python, and none to JSON.
    return isinstance(told, int | float) and not isinstance(told, bool)


def _shown(told: Any) -> str:
    try:
        text = json.dumps(told, ensure_ascii=False)
    except (ValueError, RecursionError):  # a number of thousands of digits, or what lies too deep
        return "this"
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"

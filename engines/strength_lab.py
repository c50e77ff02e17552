"""`python -m engines strength`: how strong a game's computers are, by matches among them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Final

from engines.core import lab
from engines.core.computer import AnyComputer, middle_level
from engines.core.game import AnyGame
from engines.core.lab_players import chooser, player_names
from engines.core.options import Options
from engines.core.seat import Pair, Seat
from engines.core.strength_fit import Score, fit

_EXAMPLE: Final = '{"one": "keen", "two": "novice", "points": 38.5, "matches": 40}'
_MOST: Final = 10**9  # matches; no sum of them overflows
ANCHOR: Final = 1500.0
"""The strength of a game's middle level: what a newcomer's rating is."""


class ScoreError(ValueError):
    """A line holds no score; says what would be right."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """Matches between the players of a game, from its start, each deal with seats exchanged."""

    game: AnyGame
    computer: AnyComputer
    options: Options
    seed: int

    def play(self, names: Pair[str], matches: int) -> Score:
        """So many matches between two players; every other one with their seats exchanged.

        Raises UnknownPlayerError: there is no such player.
        """
        players, points = names.map(lambda name: chooser(self.computer, name)), 0.0
        for number in range(matches):
            seat = Seat.TWO if number % 2 else Seat.ONE
            there = players if seat is Seat.ONE else Pair(one=players.two, two=players.one)
            points += self._points(there, seat, self.seed + number // 2)
        return Score(one=names.one, two=names.two, points=points, matches=matches)

    def _points(self, players: Pair[lab.Chooser], seat: Seat, seed: int) -> float:
        *_, last = lab.play_out(self.game, self.options, players, seed=seed)
        outcome = self.game.outcome(self.game.read(last.position, self.options))
        winner = outcome.winner if outcome else None
        return 0.5 if winner is None else float(winner is seat)


def neighbours(computer: AnyComputer) -> list[Pair[str]]:
    """Each level and the next weaker one; the weakest, and chance."""
    return [Pair(one=better, two=worse) for worse, better in pairwise(player_names(computer))]


def strength_lines(computer: AnyComputer, scores: Iterable[Score]) -> Iterator[str]:
    """What the scores come to: a JSON object a player, the weakest first, in whole points.

    Raises UnconnectedError.
    """
    found = fit(scores, anchor=middle_level(computer), value=ANCHOR)
    for name, strength in sorted(found.items(), key=lambda item: item[1].value):
        low, high = strength.interval
        facts = {
            "player": name,
            "strength": round(strength.value),
            "deviation": round(strength.deviation),
            "low": round(low),
            "high": round(high),
        }
        yield json.dumps(facts)


def score_line(score: Score) -> str:
    """A score as `read_scores` reads it."""
    return json.dumps(asdict(score))


def read_scores(lines: Iterable[str]) -> tuple[list[Score], list[str]]:
    """The scores that `score_line` has written, and an error as JSON for each bad line.

    Lines that are blank, or tell a strength, are passed over: so what this command has printed can
    be read again.
    """
    scores, errors = [], []
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            scores += _scores(line)
        except ScoreError as err:
            errors.append(json.dumps({"error": f"line {number}: {err}"}))
    return scores, errors


def _scores(line: str) -> list[Score]:
    try:
        told = json.loads(line)
        if "strength" in told:
            return []
        score = Score(
            one=str(told["one"]),
            two=str(told["two"]),
            points=float(told["points"]),
            matches=int(told["matches"]),
        )
    except (ValueError, TypeError, KeyError, OverflowError, RecursionError):
        raise ScoreError(f"this is no score; a score is {_EXAMPLE}") from None
    if score.one == score.two or not 0 <= score.points <= score.matches <= _MOST:
        raise ScoreError(f"two players, and no more points than matches; such as {_EXAMPLE}")
    return [score]

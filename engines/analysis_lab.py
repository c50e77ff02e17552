"""`python -m engines analyse`: a finished match, as it was exported, move by move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from engines.core.analysis.analysis import Budget, analyse
from engines.core.analysis.plies import LuckAndSkill, PlyAnalysis, luck_and_skill
from engines.core.computer import AnyComputer
from engines.core.game import AnyGame, has_luck
from engines.core.match_state import Status
from engines.core.record import DamagedRecordError, Record
from engines.core.replay import replay
from engines.core.result import score_of
from engines.core.seat import Seat

_DIGITS: Final = 4


class MatchFileError(ValueError):
    """A match isn't over, or isn't one of this game; says what would be right."""


def analysis_lines(
    game: AnyGame, computer: AnyComputer, record: Record, budget: Budget, *, seed: int
) -> Iterator[dict[str, Any]]:
    """A JSON object a move; in a game of cards a last one, that has `summary`.

    Raises MatchFileError: the match is another game's, or goes on, or can't be replayed.
    """
    if record.head.game != game.id:
        raise MatchFileError(f"this is a match of {record.head.game}, not of {game.id}")
    try:
        match = replay(game, record, check=True)
        if match.status is not Status.OVER:
            raise MatchFileError("this match isn't over")
        plies = list(analyse(game, computer, record, budget, seed=seed))
    except DamagedRecordError as err:
        raise MatchFileError(str(err)) from None
    yield from map(ply_json, plies)
    if has_luck(game) and match.outcome:
        yield summary_json(luck_and_skill(plies, score_of(match.outcome)))


def ply_json(ply: PlyAnalysis) -> dict[str, Any]:
    """One move as JSON: docs/analysis.md says what each field means."""
    return {
        "ply": ply.ply,
        "seat": ply.seat,
        "move": ply.move,
        "chance": _rounded(ply.chance),
        "after": _rounded(ply.after),
        "best": ply.best,
        "best_chance": _rounded(ply.best_chance),
        "error": _rounded(ply.error),
        "is_turning_point": ply.is_turning_point,
        "is_decision": ply.is_decision,
        "open_chance": _rounded(ply.open_chance),
        "open_after": _rounded(ply.open_after),
        "open_best": ply.open_best,
        "reason": ply.reason and {"key": ply.reason.key, "facts": dict(ply.reason.facts)},
    }


def summary_json(one: LuckAndSkill) -> dict[str, Any]:
    """Luck and skill as JSON, for both seats: what one has, the other lacks."""
    return {
        "summary": True,
        "score": {Seat.ONE: one.score, Seat.TWO: 1 - one.score},
        "luck": {Seat.ONE: _rounded(one.luck), Seat.TWO: _rounded(-one.luck)},
        "skill": {Seat.ONE: _rounded(one.skill), Seat.TWO: _rounded(-one.skill)},
        "lost": {Seat.ONE: _rounded(one.lost_by_one), Seat.TWO: _rounded(one.lost_by_two)},
        "error": _rounded(one.error),
    }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, _DIGITS) + 0.0

"""Judges every decision of a finished match, as well as the time or the work allowed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, cast

from engines.core.analysis.decisions import Decision, decisions_of
from engines.core.analysis.judge import DecisionJudge, Verdict
from engines.core.analysis.playout_judge import NoWorldError, PlayoutJudge
from engines.core.analysis.plies import PlyAnalysis, turning_points
from engines.core.analysis.reasons import Explainer, Reason
from engines.core.computer import AnyComputer
from engines.core.game import AnyGame
from engines.core.record import Record
from engines.core.search.luck import FastLuck

# Decisions that are judged once more with more work: those that seem to have cost most.
CLOSER: Final = 8
# How much more.
MORE_WORK: Final = 4
# Play-outs for one decision at first, while it isn't known how long they take; and at most.
_FIRST: Final = 48
_MOST: Final = 20_000
_FORCED: Final = 16  # where nothing was decided
_HASTE: Final = 8  # when the time is over


@dataclass(frozen=True, slots=True, kw_only=True)
class Budget:
    """How much work an analysis may be.

    `playouts` for each decision, and four times as many for those that seem to have cost most:
    then equal matches get equal answers. Else as many as can be done in `seconds`, of which `now`
    tells how many are over.
    """

    playouts: int = 0
    seconds: float = 0.0
    now: Callable[[], float] = lambda: 0.0


def analyse(
    game: AnyGame,
    computer: AnyComputer,
    record: Record,
    budget: Budget,
    *,
    seed: int = 0,
    on_progress: Callable[[int, int], None] = lambda done, of: None,
) -> Iterator[PlyAnalysis]:
    """Every move of a finished match, in its order.

    `on_progress` hears how many decisions have been judged, and how many there are to judge, twice
    judged ones counted twice. Raises DamagedRecordError.
    """
    decisions = tuple(decisions_of(game, record))
    work = _Work(game=game, computer=computer, seed=seed, on_progress=on_progress)
    work.all = len(decisions) + min(CLOSER, len(decisions))
    if budget.playouts:
        work.judge(decisions, budget.playouts)
        work.judge(work.costliest(decisions), MORE_WORK * budget.playouts)
    else:
        _within(budget, work, decisions)
    plies = turning_points([work.found[one.ply] for one in decisions])
    for decision, ply in zip(decisions, plies, strict=True):
        yield replace(ply, reason=work.reason(decision, ply)) if ply.is_turning_point else ply


def _within(budget: Budget, work: _Work, decisions: Sequence[Decision]) -> None:
    # First everything with little work, then as much as there is time for, at last the costliest.
    start = budget.now()

    def left() -> float:
        return budget.seconds - (budget.now() - start)

    free = [one for one in decisions if one.is_free]
    for one in decisions:
        work.judge([one], _FIRST if left() > budget.seconds / 4 else _HASTE)
    spent = max(1e-3, budget.seconds - left())
    playouts = min(_MOST, int(_FIRST * 0.5 * left() / spent))
    if playouts < 2 * _FIRST:
        playouts = _FIRST
    else:
        work.all += len(free)
        for one in free:
            if left() > budget.seconds / 4:
                work.judge([one], playouts)
    costliest = work.costliest(decisions)
    each = max(1e-3, (budget.seconds - left()) / max(1, len(free)))
    more = min(_MOST, int(playouts * 0.8 * left() / (each * max(1, len(costliest)))))
    if more >= 2 * playouts:
        for one in costliest:
            if left() > 0:
                work.judge([one], more)


@dataclass(slots=True, kw_only=True)
class _Work:
    game: AnyGame
    computer: AnyComputer
    seed: int
    on_progress: Callable[[int, int], None]
    found: dict[int, PlyAnalysis] = field(default_factory=dict)
    done: int = 0
    all: int = 0

    def judge(self, decisions: Sequence[Decision], playouts: int) -> None:
        for one in decisions:
            self.found[one.ply] = self._judged(one, playouts if one.is_free else _FORCED)
            self.done += 1
            self.on_progress(min(self.done, self.all), self.all)

    def costliest(self, decisions: Sequence[Decision]) -> list[Decision]:
        free = [one for one in decisions if one.is_free]
        free.sort(key=lambda one: -self._may_have_cost(one))
        return free[:CLOSER]

    def reason(self, decision: Decision, ply: PlyAnalysis) -> Reason | None:
        """Why a move was worse than the best, by what its player could know."""
        if not hasattr(self.computer, "reason_of"):
            return None
        explainer = cast("Explainer[Any, Any]", self.computer)
        view = self.game.view(decision.state, decision.seat)
        return explainer.reason_of(view, decision.move, self.game.parse(ply.best))

    def _may_have_cost(self, decision: Decision) -> float:
        ply = self.found[decision.ply]
        return ply.loss + ply.error

    def _judged(self, decision: Decision, playouts: int) -> PlyAnalysis:
        verdict = self._verdict(decision, playouts, is_open=False)
        opened: Verdict | None = None
        if self.game.view(decision.state, decision.seat).has_secrets:
            opened = self._verdict(decision, max(2, playouts // 2), is_open=True)
        return PlyAnalysis(
            ply=decision.ply,
            seat=decision.seat,
            move=decision.text,
            chance=verdict.chance if verdict else None,
            after=verdict.after if verdict else None,
            best=_text(verdict, decision),
            error=verdict.error if verdict else 0.0,
            is_decision=decision.is_free,
            open_chance=opened.chance if opened else None,
            open_after=opened.after if opened else None,
            open_best=_text(opened, decision) if opened else None,
            difference=verdict.difference if verdict else 0.0,
        )

    def _verdict(self, decision: Decision, playouts: int, *, is_open: bool) -> Verdict | None:
        luck = FastLuck((self.seed * 100_003 + decision.ply) * 2 + is_open)
        own: DecisionJudge[Any, Any] | None = getattr(self.computer, "judge", None)
        try:
            if own is None:
                general = PlayoutJudge(game=self.game, computer=self.computer)
                return general.judge(decision, playouts=playouts, luck=luck, is_open=is_open)
            view = self.game.view(decision.state, decision.seat)
            rival = self.game.view(decision.state, decision.seat.other) if is_open else None
            return own.judge(view, decision.move, playouts=playouts, luck=luck, rival=rival)
        except NoWorldError:
            return None


def _text(verdict: Verdict | None, decision: Decision) -> str:
    if verdict is None or verdict.best == decision.move:
        return decision.text
    return str(verdict.best)

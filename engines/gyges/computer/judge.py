"""Judges decisions of Gygès: by proof where threats decide, else by the mobility that is left.

Whoever has a goal, or forces one by threats alone, has a chance of 1; whoever hands that over, of
0. Elsewhere the balance that the rival's best answer leaves is read as a chance.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from math import exp, hypot
from typing import Final

from engines.core.analysis.judge import Verdict
from engines.core.search.luck import FastLuck
from engines.core.seat import Seat
from engines.gyges.computer.master import Budget, Decision
from engines.gyges.computer.proof_search import Proof
from engines.gyges.computer.search import OutOfBudgetError, Search
from engines.gyges.moves import GygesMove, Slide
from engines.gyges.rules.legal_moves import ring_moves
from engines.gyges.rules.reach import has_goal
from engines.gyges.rules.rings import packed
from engines.gyges.rules.successors import after_move
from engines.gyges.terms import GOALS, Phase
from engines.gyges.view_preview import possible_moves
from engines.gyges.views import GygesView

# Work, in the units of `Search.work`, that takes about as long as a play-out elsewhere.
_WORK: Final = 100
# At most for one question, of which a decision asks ten or so: 7 µs each (interpreted).
_MOST_WORK: Final = 100_000

# The log odds of whoever has moved and leaves a balance of 0, and what each point of it adds:
# fitted to 420 positions that nobody was seen to win, of 70 games (docs/analysis.md).
_LEVEL: Final = 0.8
_SLOPE: Final = 0.42

# How far a chance read from a balance is off, as a standard error; supposed, not measured.
_ERROR: Final = 0.06


@dataclass(frozen=True, slots=True)
class _Worth:
    chance: float  # of who has moved
    is_proved: bool


_WON, _LOST = _Worth(1.0, is_proved=True), _Worth(0.0, is_proved=True)


class GygesJudge:
    """Nothing is hidden, so both judgements are the same."""

    def judge(
        self,
        view: GygesView,
        move: GygesMove,
        *,
        playouts: int,
        luck: FastLuck,
        rival: GygesView | None = None,
    ) -> Verdict:
        """As `DecisionJudge.judge`. Raises ValueError: the view isn't that of the seat to act."""
        seat = view.onlooker
        if seat is None or seat is not view.to_act:
            raise ValueError("a decision is judged from the view of the seat to act")
        rings = packed(view.cells)
        scales = _Scales(
            Search(origin_end=view.origin_end), seat, min(_WORK * playouts, _MOST_WORK)
        )
        if view.phase is Phase.SETUP:
            return _setup(scales, rings, move)
        return _Judged(view, rings, scales, luck).verdict(move)


def _setup(scales: _Scales, rings: int, move: GygesMove) -> Verdict:
    # No other set-up is looked for: it is only said what this one is worth, once both are there.
    chance = (
        0.5
        if scales.seat is Seat.ONE
        else scales.after(after_move(rings, move, scales.seat)).chance
    )
    return Verdict(best=move, chance=chance, after=chance, error=0.0)


@dataclass(frozen=True, slots=True)
class _Scales:
    """What positions are worth to `seat`, who has just moved, by so much work each."""

    search: Search
    seat: Seat
    work: int

    def after(self, rings: int) -> _Worth:
        search, seat = self.search, self.seat
        if rings in search.goals[seat.other]:
            return _LOST
        replies = search.safe(rings, seat.other)
        if not replies:
            return _WON
        if self._wins(rings, seat.other):
            return _LOST
        proof = Proof(search, seat)
        limit = proof.spent + self.work
        for worth, reply in sorted((search.balance(one, seat), one) for one in replies):
            if reply in search.goals[seat]:
                continue
            with suppress(OutOfBudgetError):  # not settled: taken to hold
                if proof.settle(reply, max(1, limit - proof.spent)) is not None:
                    continue
            return _Worth(_chance(worth), is_proved=False)
        return _WON

    def _wins(self, rings: int, mover: Seat) -> bool:
        try:
            return Proof(self.search, mover).settle(rings, self.work) is not None
        except OutOfBudgetError:
            return False

    def winning(self, rings: int) -> int | None:
        """The position after a move that forces a goal by threats alone; None if none is found."""
        try:
            return Proof(self.search, self.seat).settle(rings, self.work)
        except OutOfBudgetError:
            return None


def _chance(worth: float) -> float:
    return 1 / (1 + exp(-_LEVEL - _SLOPE * worth))


@dataclass(frozen=True, slots=True)
class _Judged:
    view: GygesView
    rings: int
    scales: _Scales
    luck: FastLuck

    def verdict(self, move: GygesMove) -> Verdict:
        seat = self.scales.seat
        goal = self._goal()
        scores = isinstance(move, Slide) and move.end == GOALS[seat]
        played = after_move(self.rings, move, seat)
        after = _WON if scores else self.scales.after(played)
        if goal is not None:
            best: GygesMove | None = goal
            worth = _WON
        else:
            left = self._best()
            best = self._move_to(left) if left is not None else None
            worth = self.scales.after(left) if left not in (None, played) else after
        if best is None or worth.chance <= after.chance:
            return Verdict(best=move, chance=after.chance, after=after.chance, error=0.0)
        error = hypot(*(0.0 if one.is_proved else _ERROR for one in (worth, after)))
        difference = worth.chance - after.chance
        return Verdict(
            best=best, chance=worth.chance, after=after.chance, error=error, difference=difference
        )

    def _goal(self) -> GygesMove | None:
        seat = self.scales.seat
        if not has_goal(self.rings, seat):
            return None
        moves = possible_moves(self.view)
        return next(m for m in moves if isinstance(m, Slide) and m.end == GOALS[seat])

    def _best(self) -> int | None:
        winning = self.scales.winning(self.rings)
        if winning is not None:
            return winning
        work = self.scales.work
        budget = Budget(attack=0, defence=work, total=3 * work, reply=work // 2)
        decision = Decision(self.scales.search, self.rings, self.scales.seat, budget)
        return decision.best(self.luck, (), 0.0)

    def _move_to(self, position: int) -> GygesMove:
        moves = ring_moves(self.rings, self.scales.seat, origin_end=self.view.origin_end)
        return moves.leading_to(position)[0]

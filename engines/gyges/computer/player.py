"""The computer players of Gygès: a view in, a move out, so that none can cheat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from engines.core.chance import Chance
from engines.core.hints import HintOf
from engines.core.search.luck import FastLuck
from engines.core.seat import Seat
from engines.core.strength import Strength
from engines.gyges.computer.hemmer import hem_in
from engines.gyges.computer.hints import hint_of
from engines.gyges.computer.judge import GygesJudge
from engines.gyges.computer.master import MASTER, ONE_PLY, Budget, Decision
from engines.gyges.computer.runner import NOVICE, WATCHMAN, goal_of
from engines.gyges.computer.search import Search
from engines.gyges.computer.setup_choice import any_setup, deep_setup, good_setup
from engines.gyges.moves import GygesMove
from engines.gyges.reasons import reason_of
from engines.gyges.rules.legal_moves import ring_moves
from engines.gyges.rules.reach import has_goal
from engines.gyges.rules.rings import packed
from engines.gyges.rules.successors import rings_before
from engines.gyges.terms import Phase
from engines.gyges.view_preview import possible_moves
from engines.gyges.views import GygesView

_Choose = Callable[[int, Seat, list[GygesMove], Chance], GygesMove]
# What those levels do that don't look ahead.
_WEAK: Final[Mapping[str, _Choose]] = {
    "novice": NOVICE.choose,
    "watchman": WATCHMAN.choose,
    "hemmer": hem_in,
}

# What the levels below the master look at.
_BUDGETS: Final[Mapping[str, Budget]] = {
    "keen": ONE_PLY,
    "plotter": Budget(attack=3_000, defence=0, total=0, reply=0, compared=0, sound=1),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class GygesComputer:
    """Plays both set-ups, with every option."""

    budget: Budget = MASTER  # of the level master
    levels: tuple[str, ...] = ("novice", "watchman", "hemmer", "keen", "plotter", "master")
    judge: ClassVar[GygesJudge] = GygesJudge()
    reason_of = staticmethod(reason_of)
    hint_of: ClassVar[HintOf] = staticmethod(hint_of)
    # In whole matches from the start: docs/strength.md.
    strengths: ClassVar[Mapping[str, Strength]] = {
        "novice": Strength(value=848, deviation=69),
        "watchman": Strength(value=1151, deviation=66),
        "hemmer": Strength(value=1187, deviation=66),
        "keen": Strength(value=1500, deviation=0),
        "plotter": Strength(value=1607, deviation=67),
        "master": Strength(value=1917, deviation=60),
    }

    def choose(self, view: GygesView, level: str, chance: Chance) -> GygesMove:
        """A legal move of the view's onlooker, who is to act.

        Raises:
            ValueError: another onlooker's view, or no such level.
        """
        seat = view.onlooker
        if seat is None or seat is not view.to_act:
            raise ValueError("a computer player is asked only from the view of the seat to act")
        if level not in self.levels:
            raise ValueError(f"no level {level!r}; there are: {', '.join(self.levels)}")
        rings = packed(view.cells)
        if view.phase is Phase.SETUP:
            setups = possible_moves(view)
            if level == "master" and self.budget.deep:
                return deep_setup(rings, seat, setups, chance, self.budget.deep)
            choose = any_setup if level in _WEAK else good_setup
            return choose(rings, seat, setups, chance)
        moves = ring_moves(rings, seat, origin_end=view.origin_end)
        if weak := _WEAK.get(level):
            return weak(rings, seat, list(moves), chance)
        if has_goal(rings, seat):
            return goal_of(moves, seat)
        budget = self.budget if level == "master" else _BUDGETS[level]
        position = _decide(view, seat, budget, chance)
        listed = list(moves) if position is None else moves.leading_to(position)
        return listed[chance.below(len(listed))]


def _decide(view: GygesView, seat: Seat, budget: Budget, chance: Chance) -> int | None:
    # The position to leave; None if every move gives the rival a goal.
    rings = packed(view.cells)
    avoided = {rings}
    if view.last is not None:
        avoided.add(rings_before(rings, view.last))
    # A position that has occurred before is played otherwise: its third occurrence is a draw.
    variety = 0.1 if view.times < 2 else 1.0
    decision = Decision(Search(origin_end=view.origin_end), rings, seat, budget)
    return decision.best(FastLuck.drawn_from(chance), avoided, variety)


PLAYER: Final = GygesComputer()

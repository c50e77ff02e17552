"""The computer players of Audatia: a view in, a move out, so that none can cheat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from engines.audatia.computer.determinization import imagine, seat_asked
from engines.audatia.computer.habitual import by_habit, from_one_guard, with_care_in_defence
from engines.audatia.computer.hints import hint_of
from engines.audatia.computer.judge import AudatiaJudge
from engines.audatia.computer.keen import best_act
from engines.audatia.computer.master import TRIALS, act_by_playouts
from engines.audatia.moves import AudatiaMove
from engines.audatia.reasons import reason_of
from engines.audatia.views import AudatiaView
from engines.core.chance import Chance
from engines.core.hints import HintOf
from engines.core.search.luck import FastLuck
from engines.core.strength import Strength

_FEW: Final = 30  # play-outs of the planner, for one decision


@dataclass(frozen=True, slots=True, kw_only=True)
class AudatiaComputer:
    """Plays both characters, on both sides, with every option."""

    trials: int = TRIALS  # of the master, for one decision
    levels: tuple[str, ...] = ("novice", "parrier", "stickler", "keen", "planner", "master")
    judge: ClassVar[AudatiaJudge] = AudatiaJudge()
    reason_of = staticmethod(reason_of)
    hint_of: ClassVar[HintOf] = staticmethod(hint_of)
    # In whole matches from the start: docs/strength.md.
    strengths: ClassVar[Mapping[str, Strength]] = {
        "novice": Strength(value=867, deviation=41),
        "parrier": Strength(value=1166, deviation=25),
        "stickler": Strength(value=1281, deviation=25),
        "keen": Strength(value=1500, deviation=0),
        "planner": Strength(value=1695, deviation=38),
        "master": Strength(value=1747, deviation=40),
    }

    def choose(self, view: AudatiaView, level: str, chance: Chance) -> AudatiaMove:
        """A legal move of the view's onlooker, who decides now.

        Raises:
            ValueError: another onlooker's view, or no such level.
        """
        world = imagine(view)
        seat = seat_asked(view)
        match level:
            case "novice":
                return by_habit(world, seat, chance)
            case "parrier":
                return with_care_in_defence(world, seat, chance)
            case "stickler":
                return from_one_guard(world, seat, chance)
            case "keen":
                return best_act(world, seat, FastLuck.drawn_from(chance), BREADTH)
            case "planner":
                return act_by_playouts(world, seat, FastLuck.drawn_from(chance), _FEW)
            case "master":
                return act_by_playouts(world, seat, FastLuck.drawn_from(chance), self.trials)
            case _:
                raise ValueError(f"no level {level!r}; there are: {', '.join(self.levels)}")


# Poste that the level keen values, taken by lot so that its choice can't be predicted.
BREADTH: Final = 6

PLAYER: Final = AudatiaComputer()

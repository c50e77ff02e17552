"""The computer players of En Garde: a view in, an action out, so that none can cheat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from engines.core.chance import Chance
from engines.core.hints import HintOf
from engines.core.strength import Strength
from engines.en_garde.computer.belief import SEEDS
from engines.en_garde.computer.determinization import known_round, rival_turn
from engines.en_garde.computer.endgame import LARGEST
from engines.en_garde.computer.evaluation import best_action
from engines.en_garde.computer.fast_round import FastAction, fast_action
from engines.en_garde.computer.forgetful import count_one_value
from engines.en_garde.computer.hints import hint_of
from engines.en_garde.computer.hothead import press_on
from engines.en_garde.computer.judge import EnGardeJudge
from engines.en_garde.computer.lurker import lie_in_wait
from engines.en_garde.computer.playout import TRIALS, search
from engines.en_garde.moves import Action
from engines.en_garde.reasons import reason_of
from engines.en_garde.view_preview import possible_moves
from engines.en_garde.views import EnGardeView

_FEW: Final = 24  # play-outs of the planner, for one decision


@dataclass(frozen=True, slots=True, kw_only=True)
class EnGardeComputer:
    """Plays every variant, with every option."""

    trials: int = TRIALS  # of the fencer, for one decision
    solved: int = LARGEST  # the largest deck with which the fencer counts chances exactly
    levels: tuple[str, ...] = ("novice", "lurker", "forgetful", "counter", "planner", "fencer")
    judge: ClassVar[EnGardeJudge] = EnGardeJudge()
    reason_of = staticmethod(reason_of)
    hint_of: ClassVar[HintOf] = staticmethod(hint_of)
    # In whole matches from the start: docs/strength.md.
    strengths: ClassVar[Mapping[str, Strength]] = {
        "novice": Strength(value=820, deviation=40),
        "lurker": Strength(value=1084, deviation=26),
        "forgetful": Strength(value=1333, deviation=23),
        "counter": Strength(value=1500, deviation=0),
        "planner": Strength(value=1634, deviation=18),
        "fencer": Strength(value=1777, deviation=36),
    }

    def choose(self, view: EnGardeView, level: str, chance: Chance) -> Action:
        """A legal action of the view's onlooker, who is to act.

        Raises:
            ValueError: another onlooker's view, or no such level.
        """
        actions = {fast_action(action): action for action in possible_moves(view)}
        return actions[self._choose(view, level, chance)]

    def _choose(self, view: EnGardeView, level: str, chance: Chance) -> FastAction:
        known = known_round(view)
        match level:
            case "novice":
                return press_on(known, chance)
            case "lurker":
                return lie_in_wait(known)
            case "forgetful":
                return count_one_value(known, chance)
            case "counter":
                return best_action(known)
            case "planner":
                seed, turn = chance.below(SEEDS), rival_turn(view)
                return search(known, seed, turn=turn, trials=_FEW, solved=0)
            case "fencer":
                seed = chance.below(SEEDS)
                turn = rival_turn(view)
                return search(known, seed, turn=turn, trials=self.trials, solved=self.solved)
            case _:
                raise ValueError(f"no level {level!r}; there are: {', '.join(self.levels)}")


PLAYER: Final = EnGardeComputer()

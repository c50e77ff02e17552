"""The computer players of Cannae: a view in, a turn out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from engines.cannae.computer.blind_flank import EDGE, HALF, MOST, SIDES, flank, overlooking
from engines.cannae.computer.deep_search import IS_COMPILED, DeepSearch
from engines.cannae.computer.hints import hint_of
from engines.cannae.computer.judge import CannaeJudge
from engines.cannae.computer.search import Search, rank_by_evaluation, rank_by_search
from engines.cannae.moves import Turn
from engines.cannae.reasons import reason_of
from engines.cannae.rules.board import relative_to
from engines.cannae.rules.move_generator import distinct_turns
from engines.cannae.views import CannaeView
from engines.core.chance import Chance
from engines.core.habits import habit_of
from engines.core.hints import HintOf
from engines.core.search.luck import FastLuck
from engines.core.strength import Strength

# Boards whose turns the master lists for one decision, about; 1 to 2 ms each.
_NODES: Final = 400

# The same of the level wary: so few that it sees the answer to each turn, and nothing further.
_ONE_ANSWER: Final = 1

# Boards that the master judges by the deep search for one decision, where that is compiled
# (docs/strength.md). Interpreted a board costs a hundred times as much.
_BOARDS: Final = 2_200_000 if IS_COMPILED else 0

# By how much any level may overrate a turn, so that no two games are alike.
_NOISE: Final = 4

# The same where the position has stood before, so that another turn is found.
_REPEATED_NOISE: Final = 40

# The outer files that a level doesn't watch.
_UNWATCHED: Final = {"novice": MOST, "oneeyed": HALF, "blinkered": EDGE}


@dataclass(frozen=True, slots=True, kw_only=True)
class CannaeComputer:
    """Plays with every option and layout."""

    nodes: int = _NODES
    boards: int = _BOARDS
    levels: tuple[str, ...] = ("novice", "oneeyed", "blinkered", "keen", "wary", "master")
    judge: ClassVar[CannaeJudge] = CannaeJudge()
    reason_of = staticmethod(reason_of)
    hint_of: ClassVar[HintOf] = staticmethod(hint_of)
    # In whole matches from the start: docs/strength.md.
    strengths: ClassVar[Mapping[str, Strength]] = {
        "novice": Strength(value=1000, deviation=67),
        "oneeyed": Strength(value=1137, deviation=51),
        "blinkered": Strength(value=1345, deviation=44),
        "keen": Strength(value=1500, deviation=0),
        "wary": Strength(value=2055, deviation=179),
        "master": Strength(value=2487, deviation=254),
    }

    def choose(self, view: CannaeView, level: str, chance: Chance) -> Turn:
        """A legal turn of the view's onlooker, who is to act.

        Raises:
            ValueError: another onlooker's view, or no such level.
        """
        seat = view.to_act
        if seat is None or view.onlooker is not seat:
            raise ValueError("a computer player is asked only from the view of the seat to act")
        if level not in self.levels:
            raise ValueError(f"no level {level!r}; there are: {', '.join(self.levels)}")
        board = relative_to(view.board, seat)
        found = distinct_turns(board, shut_in=view.immobilised_cavalry)
        side = habit_of(chance, SIDES)
        luck = FastLuck.drawn_from(chance)
        noise = partial(luck.below, _REPEATED_NOISE if view.occurrences > 1 else _NOISE)
        if files := _UNWATCHED.get(level):
            unseen = flank(files, side)
            return Turn(found[max(found, key=lambda one: overlooking(one, unseen) + noise())])
        occurrences = Counter(relative_to(board, seat) for board in view.earlier_boards)
        if level == "master" and self.boards:
            deep = DeepSearch(shut_in=view.immobilised_cavalry, occurrences=occurrences)
            extra = {board: noise() for board in found}
            return Turn(found[deep.ranked(extra, self.boards)[0]])
        ranked = rank_by_evaluation(found, noise)
        if level in ("wary", "master"):
            nodes = self.nodes if level == "master" else _ONE_ANSWER
            search = Search(shut_in=view.immobilised_cavalry, occurrences=occurrences)
            ranked = rank_by_search(search, ranked, noise, nodes=nodes)
        return Turn(found[ranked[0][1]])


PLAYER: Final = CannaeComputer()

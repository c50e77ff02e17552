"""The computer players of Cannae: a view in, a turn out."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from engines.cannae.computer.search import Search, Whim, glance, ponder
from engines.cannae.moves import Turn
from engines.cannae.rules.board import seen_by
from engines.cannae.rules.field import turns
from engines.cannae.views import CannaeView
from engines.core.chance import Chance
from engines.core.moves import Moves
from engines.core.search.luck import FastLuck

_NODES: Final = 400
"""Fields that the master lists for one decision, at most about that; 1 to 2 ms each."""

_BLUNDERS: Final = 120
"""By how much a novice may misjudge a turn."""

_WHIM: Final = 4
"""By how much the others may, so that no game is like the last."""

_STALE: Final = 40
"""The same where the position has stood before: another way is looked for."""

_WHOLE: Final = 2  # actions in a turn; the novice takes one


@dataclass(frozen=True, slots=True, kw_only=True)
class CannaeComputer:
    """Plays with every option and layout."""

    nodes: int = _NODES
    levels: tuple[str, ...] = ("novice", "keen", "master")

    def choose(self, view: CannaeView, moves: Moves[Turn], level: str, chance: Chance) -> Turn:
        """A legal turn of the view's onlooker, who is to act.

        Raises:
            ValueError: another onlooker's view, or no such level.
        """
        seat = view.to_act
        if seat is None or view.onlooker is not seat:
            raise ValueError("a computer player is asked only from the view of the seat to act")
        if level not in self.levels:
            raise ValueError(f"no level {level!r}; there are: {', '.join(self.levels)}")
        found = turns(seen_by(view.board, seat), shut_in=view.immobilised_cavalry)
        luck = FastLuck.drawn_from(chance)
        if level == "novice":
            halves = [there for there, actions in found.items() if len(actions) < _WHOLE]
            return Turn(found[glance(halves, Whim(luck, _BLUNDERS))[0][1]])
        whim = Whim(luck, _STALE if view.repeats > 1 else _WHIM)
        valued = glance(found, whim)
        if level == "master":
            stood = Counter(seen_by(board, seat) for board in view.stood)
            search = Search(shut_in=view.immobilised_cavalry, stood=stood)
            valued = ponder(search, valued, whim, nodes=self.nodes)
        return Turn(found[valued[0][1]])


PLAYER: Final = CannaeComputer()

"""The computer players of En Garde: a view in, an action out."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.moves import Moves
from engines.en_garde.moves import Action, DirectAttack, IndirectAttack
from engines.en_garde.views import EnGardeView


class EnGardeComputer:
    """Plays every variant."""

    levels: tuple[str, ...] = ("novice",)

    def choose(self, view: EnGardeView, moves: Moves[Action], level: str, chance: Chance) -> Action:
        """The novice attacks with as many cards as he can, and else does anything."""
        listed = list(moves)
        attacks = [m for m in listed if isinstance(m, DirectAttack | IndirectAttack)]
        if attacks:
            return max(attacks, key=lambda attack: attack.count)
        return listed[chance.below(len(listed))]


PLAYER = EnGardeComputer()

"""Where to look before an action of En Garde is told.

Nothing is counted for the asker: they may have agreed to play from memory.
"""

from __future__ import annotations

from typing import Final

from engines.core.hints import Hint
from engines.en_garde.moves import Action, DirectAttack, IndirectAttack
from engines.en_garde.views import EnGardeView

_NEARLY_OUT: Final = 3  # cards of the deck


def hint_of(view: EnGardeView, best: Action) -> Hint | None:
    """Which cards to count, or which distance to think of."""
    if isinstance(best, DirectAttack | IndirectAttack):
        return Hint(key="en_garde-hint-count", facts={"value": best.value})
    if view.attack is not None:
        return Hint(key="en_garde-hint-attacked", facts={"value": view.attack.value})
    if view.scene.deck_size <= _NEARLY_OUT:
        return Hint(key="en_garde-hint-deck", facts={"count": view.scene.deck_size})
    return Hint(key="en_garde-hint-distance", facts={"distance": view.scene.distance})

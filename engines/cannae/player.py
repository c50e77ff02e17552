"""The computer player of Cannae: a view in, a turn out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.cannae.bits import beside, beside_two
from engines.cannae.board import seen_by
from engines.cannae.field import Field, turns
from engines.cannae.moves import Turn
from engines.cannae.views import CannaeView
from engines.core.chance import Chance
from engines.core.moves import Moves

_WON: Final = 1_000_000
_INFANTRY: Final = 100
_CAVALRY: Final = 160
_LEVELS: Final = ("recruit",)


def worth(field: Field) -> int:
    """How a field looks to the side that sees it, after its own turn: no search, one look.

    Pieces count most, then how each side's infantry stands.
    """
    infantry, cavalry, enemies, riders = field
    if not enemies or not infantry:
        return _WON if infantry else -_WON
    if not cavalry and not riders:
        return 0
    return (
        _INFANTRY * (infantry.bit_count() - enemies.bit_count())
        + _CAVALRY * (cavalry.bit_count() - riders.bit_count())
        + _shape(infantry, enemies, riders)
        - _shape(enemies, infantry, cavalry)
    )


def _shape(own: int, enemies: int, riders: int) -> int:
    """Infantry that keeps together, presses on, and takes ground from the enemy's riders."""
    supported = (own & beside(own)).bit_count()
    contact = (own & beside(enemies)).bit_count()
    pressed = (riders & beside(own)).bit_count()
    return 12 * supported + 4 * contact + 6 * pressed + beside_two(own).bit_count()


@dataclass(frozen=True, slots=True)
class CannaeComputer:
    """Takes the turn whose outcome looks best, and asks nothing about the answer."""

    levels: tuple[str, ...] = _LEVELS

    def choose(self, view: CannaeView, moves: Moves[Turn], level: str, chance: Chance) -> Turn:
        """The best of all turns at one look; among equals, any.

        Raises:
            ValueError: the view is not that of the seat to act.
        """
        seat = view.to_act
        if seat is None or view.onlooker is not seat:
            raise ValueError("a computer player is asked only from the view of the seat to act")
        found = turns(seen_by(view.board, seat), shut_in=view.immobilised_cavalry)
        valued = [(worth(field), actions) for field, actions in found.items()]
        best = max(value for value, _ in valued)
        equals = [actions for value, actions in valued if value == best]
        return Turn(equals[chance.below(len(equals))])


PLAYER: Final = CannaeComputer()

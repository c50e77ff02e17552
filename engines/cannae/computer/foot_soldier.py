"""How the level novice judges a board: by what has been taken, and how near his infantry has come.

He keeps his men together, and likes to play on one wing: his habit of the match. What the enemy
may do next he never asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.cannae.computer.evaluation import WON
from engines.cannae.rules.actions import Action
from engines.cannae.rules.bitboards import adjacent_to, squares_of
from engines.cannae.rules.move_generator import RelativeBoard
from engines.cannae.terms import SIDE

_MAN: Final = 120
_HORSE: Final = 140
_STEP: Final = 3  # for a square nearer to each enemy
_LIKED: Final = 20  # for a man of the wing where he likes to play
_BESIDE: Final = 14  # for a man beside another


def march(board: RelativeBoard, actions: Sequence[Action], wing: int) -> int:
    """What a board is worth to the side that has brought it about by the `actions`.

    `wing`: the squares where he likes to play.
    """
    infantry, cavalry, enemies, enemy_cavalry = board
    if not infantry or not enemies:
        return WON if infantry else -WON
    taken = _MAN * (infantry.bit_count() - enemies.bit_count())
    taken += _HORSE * (cavalry.bit_count() - enemy_cavalry.bit_count())
    together = (infantry & adjacent_to(infantry)).bit_count()
    liked = _LIKED * any(1 << action.origin & wing for action in actions)
    return taken + liked + _BESIDE * together - _STEP * _squares_apart(infantry, enemies)


def _squares_apart(infantry: int, enemies: int) -> int:
    # From each enemy to the nearest man, in all.
    men = [divmod(square, SIDE) for square in squares_of(infantry)]
    found = 0
    for square in squares_of(enemies):
        rank, file = divmod(square, SIDE)
        found += min(max(abs(rank - r), abs(file - f)) for r, f in men)
    return found

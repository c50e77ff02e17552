"""How the level novice judges a board: by what has been taken, and how near his infantry has come.

He moves one man a turn, keeps his men together and goes for the enemies of one wing first, his habit
of the match. What the enemy may do next he never asks.
"""

from __future__ import annotations

from typing import Final

from engines.cannae.computer.evaluation import WON
from engines.cannae.rules.bitboards import adjacent_to, squares_of
from engines.cannae.rules.move_generator import RelativeBoard
from engines.cannae.terms import SIDE

ACTIONS: Final = 1  # in a turn

_MAN: Final = 120
_HORSE: Final = 140
_STEP: Final = 3  # for a square nearer to each enemy
_BESIDE: Final = 14  # for a man beside another


def march(board: RelativeBoard, wing: int) -> int:
    """What a board is worth to the side that has just moved, and goes for the squares `wing`."""
    infantry, cavalry, enemies, enemy_cavalry = board
    if not infantry or not enemies:
        return WON if infantry else -WON
    taken = _MAN * (infantry.bit_count() - enemies.bit_count())
    taken += _HORSE * (cavalry.bit_count() - enemy_cavalry.bit_count())
    together = (infantry & adjacent_to(infantry)).bit_count()
    return taken + _BESIDE * together - _STEP * _squares_apart(infantry, enemies & wing or enemies)


def _squares_apart(infantry: int, enemies: int) -> int:
    # From each enemy to the nearest man, in all.
    men = [divmod(square, SIDE) for square in squares_of(infantry)]
    found = 0
    for square in squares_of(enemies):
        rank, file = divmod(square, SIDE)
        found += min(max(abs(rank - r), abs(file - f)) for r, f in men)
    return found

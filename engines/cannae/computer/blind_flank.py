"""How the levels novice, oneeyed and blinkered judge a board: as the level keen, but for a flank.

There they see neither that infantry which stands alone can be charged, nor what it is worth to
stand together, nor that cavalry can be surrounded. The novice watches the two outer files of one
side, the one-eyed a half of the board, the blinkered all but two outer files; which side is the
habit of the match.
"""

from __future__ import annotations

from typing import Final

from engines.cannae.computer.evaluation import (
    OPEN_CAVALRY,
    SUPPORTED,
    WON,
    evaluate,
    open_to,
    surrounds,
)
from engines.cannae.rules.bitboards import adjacent_to, mask
from engines.cannae.rules.move_generator import RelativeBoard
from engines.cannae.terms import SIDE

MOST: Final = SIDE - 2
HALF: Final = SIDE // 2
EDGE: Final = 2
SIDES: Final = 2

_OVERLOOKED: Final = 60  # what one man in danger takes off an evaluation, about


def flank(files: int, side: int) -> int:
    """The squares of so many outer files, on the left (0) or the right (1)."""
    first = SIDE - files if side else 0
    return mask(s for s in range(SIDE * SIDE) if first <= s % SIDE < first + files)


def overlooking(board: RelativeBoard, unseen: int) -> int:
    """What a board is worth to the side that has just moved and doesn't watch those squares."""
    value = evaluate(board)
    if abs(value) >= WON:
        return value
    infantry, cavalry, enemies, enemy_cavalry = board
    supported = infantry & adjacent_to(infantry)
    value -= SUPPORTED * (supported & unseen).bit_count()
    value += OPEN_CAVALRY[(cavalry & surrounds(enemies) & unseen).bit_count()]
    alone = infantry & ~supported & unseen
    if not alone or not enemy_cavalry:
        return value
    occupied = infantry | cavalry | enemies | enemy_cavalry
    return value + _OVERLOOKED * open_to(alone, enemy_cavalry, occupied)

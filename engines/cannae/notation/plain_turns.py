"""Turns as people write them shortest, squares alone: the pieces that stand there say what is done.

`Turn.plain` writes legal ones so; this reads any, so that a refusal may name the rule.
"""

from __future__ import annotations

import re
from typing import Final

from engines.cannae.moves import Turn
from engines.cannae.rules.actions import Action
from engines.cannae.terms import SQUARES, Arm, Kind
from engines.cannae.views import CannaeView

_MOST: Final = 2  # actions in a turn
_BETWEEN: Final = re.compile(r"[\W_]+")
_SQUARE: Final = re.compile(r"[a-h][1-8]")


def read_plain(view: CannaeView, text: str) -> Turn | None:
    """The turn that a text of squares means to the side to act; None if it is something else."""
    written = _BETWEEN.sub("", text.lower())
    squares = _SQUARE.findall(written)
    is_whole = "".join(squares) == written and len(squares) in range(2, 2 * _MOST + 1, 2)
    if not is_whole or view.to_act is None:
        return None
    ends = [SQUARES[name] for name in squares]
    pairs = zip(ends[::2], ends[1::2], strict=True)
    return Turn(
        tuple(Action(_kind(view, origin, target), origin, target) for origin, target in pairs)
    )


# What the piece would do: of none, a step.
def _kind(view: CannaeView, origin: int, target: int) -> Kind:
    piece, there = view.pieces[origin], view.pieces[target]
    if piece is None or piece.arm is Arm.INFANTRY:
        return Kind.PUSH if there else Kind.STEP
    is_enemy = there is not None and there.seat is not piece.seat
    return Kind.CHARGE if is_enemy else Kind.SLIDE

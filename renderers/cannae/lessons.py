"""The rules of Cannae: a view for each paragraph. Words: `cannae-rules-<key>`.

Anna plays white, which the pictures show in red, and Bea black, in blue.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.cannae.notation.move_parser import parse
from engines.cannae.notation.positions import read_board
from engines.cannae.rules.action_effects import ActionEffect, PlayedTurn, play_action
from engines.cannae.rules.board import verdict
from engines.cannae.terms import LAYOUTS
from engines.cannae.view_preview import preview_view
from engines.cannae.views import CannaeView
from engines.core.seat import Seat
from renderers.lesson import Chapter, Lesson

_START: Final = LAYOUTS["r1"]


def _table(position: str, *, shut_in: bool = False) -> CannaeView:
    return CannaeView(
        onlooker=None,
        layout="r1",
        immobilised_cavalry=shut_in,
        board=read_board(position),
        to_act=Seat.ONE,
        last_turn=None,
        turns_since_loss=0,
        occurrences=1,
        end=None,
        winner=None,
    )


def _after(position: str, turn: str, *, shut_in: bool = False) -> CannaeView:
    table, effects = _table(position, shut_in=shut_in), list[ActionEffect]()
    board = table.board
    for action in parse(turn).actions:
        effects.append(play_action(board, Seat.ONE, action, shut_in=shut_in))
        board = effects[-1].after
    end, winner = verdict(board) or (None, None)
    return replace(
        table,
        board=board,
        to_act=None if end else Seat.TWO,
        last_turn=PlayedTurn(seat=Seat.ONE, effects=tuple(effects)),
        end=end,
        winner=winner,
    )


def _choosing(position: str, *taps: str) -> CannaeView:
    return preview_view(replace(_table(position), onlooker=Seat.ONE), taps)


LESSONS: Final = (
    Lesson(
        "about",
        _after("2ii1i2/cc1i1icc/4i3/1i6/4I3/4I3/CCI2ICC/2I1II2", "Pe3e4+Xb2b5"),
        Chapter.ABOUT,
    ),
    Lesson("layout", _table(_START), Chapter.TURN),
    Lesson("turn", _after(_START, "Mf2g3+Cb2b5"), Chapter.TURN),
    Lesson("ride", _after("2iiii2/cciiiicc/8/8/5I2/4I3/CCII2CC/2IIII2", "Cg2d5"), Chapter.TURN),
    Lesson(
        "push", _after("2iiii2/ccii1icc/8/4i3/4I3/4I3/CCII1ICC/2II1I2", "Pe3e4"), Chapter.EXAMPLES
    ),
    Lesson(
        "strength",
        _choosing("2iiii2/cci3cc/4i3/4i1i1/4II2/4I3/CCI2ICC/2I1II2", "e3"),
        Chapter.EXAMPLES,
    ),
    Lesson(
        "carried", _after("2iiii2/cci2icc/8/8/IIIiIi2/8/CC4CC/2IIII2", "Pa4b4"), Chapter.EXAMPLES
    ),
    Lesson("edge", _after("2iiii2/ccii1icc/8/8/5IIi/8/CCII1ICC/2II1I2", "Pf4g4"), Chapter.EXAMPLES),
    Lesson(
        "charge", _after("2iiii2/ccii1icc/8/2i5/8/8/CCIIICIC/2IIII2", "Xf2c5"), Chapter.EXAMPLES
    ),
    Lesson(
        "isolated",
        _choosing("2iiii2/cc1ii1cc/8/8/i3C3/5i2/C1IIIICC/2IIII2", "e4"),
        Chapter.EXAMPLES,
    ),
    Lesson(
        "surrounded",
        _after("2iiii2/c1iiiicc/8/3c4/2I5/4I3/CC1I1ICC/2IIII2", "Me3e4"),
        Chapter.EXAMPLES,
    ),
    Lesson("own_loss", _choosing(_START, "b2", "f6"), Chapter.EXAMPLES),
    Lesson("together", _after(_START, "Pd1d2"), Chapter.FINE_POINTS),
    Lesson("win", _after("8/1c4c1/8/3I4/2I2IIi/8/1I4C1/3C4", "Pf4g4"), Chapter.FINE_POINTS),
    Lesson("draw", _after("2i2i2/3i4/8/3c4/2I5/4I3/3I1I2/2I5", "Me3e4"), Chapter.FINE_POINTS),
    Lesson(
        "shut_in",
        _after("2ii2ic/cc2i2i/5I2/8/8/8/CCII1ICC/2IIII2", "Mf6g7", shut_in=True),
        Chapter.FINE_POINTS,
    ),
)

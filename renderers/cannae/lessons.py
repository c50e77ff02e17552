"""The rules of Cannae in pictures: a small view for each. Words: `cannae-rules-<key>`.

There are ten, as many as a chat shows together.
"""

from __future__ import annotations

from typing import Final

from engines.cannae.notation.move_parser import parse
from engines.cannae.notation.positions import read_board
from engines.cannae.rules.action_effects import ActionEffect, PlayedTurn, play_action
from engines.cannae.rules.actions import Action
from engines.cannae.rules.board import verdict
from engines.cannae.terms import LAYOUTS
from engines.cannae.view_preview import preview_view
from engines.cannae.views import CannaeView
from engines.core.seat import Seat
from renderers.lesson import Lesson

_START: Final = LAYOUTS["r1"]


def _after(position: str, turn: str) -> CannaeView:
    """The first seat has just played `turn`."""
    board, effects = read_board(position), list[ActionEffect]()
    for action in _actions(turn):
        effects.append(play_action(board, Seat.ONE, action, shut_in=False))
        board = effects[-1].after
    end, winner = verdict(board) or (None, None)
    return CannaeView(
        onlooker=None,
        layout="r1",
        immobilised_cavalry=False,
        board=board,
        to_act=None if end else Seat.TWO,
        last_turn=PlayedTurn(seat=Seat.ONE, effects=tuple(effects)) if effects else None,
        turns_since_loss=0,
        occurrences=1,
        end=end,
        winner=winner,
    )


def _choosing(position: str, *taps: str) -> CannaeView:
    """The first seat is entering a turn."""
    table = CannaeView(
        onlooker=Seat.ONE,
        layout="r1",
        immobilised_cavalry=False,
        board=read_board(position),
        to_act=Seat.ONE,
        last_turn=None,
        turns_since_loss=0,
        occurrences=1,
        end=None,
        winner=None,
    )
    return preview_view(table, taps)


def _actions(turn: str) -> tuple[Action, ...]:
    return parse(turn).actions


LESSONS: Final = (
    Lesson("turn", _after(_START, "Mf2g3+Cb2b5")),
    Lesson(
        "push",
        _after("2iiii2/ccii1icc/8/4i3/4I3/4I3/CCII1ICC/2II1I2", "Pe3e4"),
    ),
    Lesson(
        "strength",
        _choosing("2iiii2/cci3cc/4i3/4i1i1/4II2/4I3/CCI2ICC/2I1II2", "e3"),
    ),
    Lesson(
        "edge",
        _after("2iiii2/ccii1icc/8/8/5IIi/8/CCII1ICC/2II1I2", "Pf4g4"),
    ),
    Lesson(
        "charge",
        _after("2iiii2/ccii1icc/8/2i5/8/8/CCIIICIC/2IIII2", "Xf2c5"),
    ),
    Lesson(
        "isolated",
        _choosing("2iiii2/cc1ii1cc/8/8/i3C3/5i2/C1IIIICC/2IIII2", "e4"),
    ),
    Lesson(
        "surrounded",
        _after("2iiii2/c1iiiicc/8/3c4/2I5/4I3/CC1I1ICC/2IIII2", "Me3e4"),
    ),
    Lesson("own_loss", _choosing(_START, "b2", "f6")),
    Lesson("win", _after("8/1c4c1/8/3I4/2I2IIi/8/1I4C1/3C4", "Pf4g4")),
    Lesson("draw", _after("2i2i2/3i4/8/3c4/2I5/4I3/3I1I2/2I5", "Me3e4")),
)

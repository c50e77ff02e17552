"""Small builders of Cannae's views, from positions in notation, and the pictures that are kept."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engines.cannae.notation.move_parser import parse
from engines.cannae.notation.positions import read_board
from engines.cannae.rules.action_effects import ActionEffect, PlayedTurn, play_action
from engines.cannae.rules.board import Board, verdict
from engines.cannae.terms import LAYOUTS
from engines.cannae.view_preview import preview_view
from engines.cannae.views import CannaeView
from engines.core.seat import Seat
from engines.core.values import View
from renderers.cannae.lessons import LESSONS
from renderers.finished_match import FinishedMatch
from renderers.style import Framing, RenderStyle, TimeLeft
from tests.renderers.picture_checks import DARK, LARGE, SAFE, STYLE

START = LAYOUTS["r1"]
PUSHED = "2i1c3/2ii3c/1c2i3/2iIIIii/1I2I3/C2I1I2/2I5/3C3C"
CHARGED = "1c1i1i2/4iic1/2i5/7i/1I3II1/3I4/1C2I1C1/4I3"
CHOOSING = "2ii4/1c2i1c1/3i3i/4I1I1/2I1II2/1C6/3I2C1/2C5"
SURROUNDED = "2i2i2/3ii3/1c6/I4i1c/2I1I3/5I2/1C1I2C1/3I1C2"


def table(
    board: Board,
    *,
    onlooker: Seat | None = None,
    to_act: Seat | None = Seat.ONE,
    last_turn: PlayedTurn | None = None,
    shut_in: bool = False,
    **ending: Any,
) -> CannaeView:
    """A table in the middle of a game; `ending`: end and winner."""
    return CannaeView(
        onlooker=onlooker,
        layout="r1",
        immobilised_cavalry=shut_in,
        board=board,
        to_act=to_act,
        last_turn=last_turn,
        turns_since_loss=0,
        occurrences=1,
        end=ending.get("end"),
        winner=ending.get("winner"),
    )


def at_position(position: str, **given: Any) -> CannaeView:
    """Nobody has played yet."""
    return table(read_board(position), **given)


def after(position: str, turn: str, *, by: Seat = Seat.ONE, **given: Any) -> CannaeView:
    """`by` has just played `turn`."""
    return _played(read_board(position), turn, by=by, **given)


def _played(board: Board, turn: str, *, by: Seat, **given: Any) -> CannaeView:
    effects = list[ActionEffect]()
    for action in parse(turn).actions:
        effects.append(play_action(board, by, action, shut_in=given.get("shut_in", False)))
        board = effects[-1].after
    last_turn = PlayedTurn(seat=by, effects=tuple(effects))
    return table(board, last_turn=last_turn, **({"to_act": by.other} | given))


def choosing(position: str, *taps: str, **given: Any) -> CannaeView:
    """The first seat is entering a turn."""
    return preview_view(at_position(position, **({"onlooker": Seat.ONE} | given)), taps)


COSTLY = """
    Pc1b2+Ch2g3 Pe8e7+Cg7g8 Pf1f2+Ca3c3 Pd8c8+Ch7g6 Pf2f3+Ca2b1 Pe6d7+Cg6g7 Pf3f4+Cg3h4
    Pf7g7+Ch7h6 Pd2e2+Ch4h3 Pb8c8+Cb7d5 Pf2e2+Cc3b3 Pe7d7+Ch6d6 Pd1c2+Cg2f3 Pc8c7+Cd5e5
    Cf3d3+Pd2d3 Pd8c7+Cg8c4 Pd3c2+Ca4a3 Pb6a7+Cd6f6 Ch3c3+Pf5f4 Pg7f8+Cf6d8 Pb3c2+Cc3c5
    Pa7b7+Cd8a8 Cd4f2+Pf4f3 Ca8a5+Pe7d7 Pf3e2+Xc5f8 Pa7b7+Ca5a7 Pf2f1+Ca3a2 Pe7d7 Ca2f7+Pc2b2
    Pc6c7 Pd1e1+Cf8b4 Pb7c7 Pf1e2+Cb4h4 Pd7e7 Pb1a2+Cg7f6 Pc7c8 Pe2e1+Ch4c4 Pe7f7 Pa2b2+Cc4a2
    Mg7h7 Xa2f7+Mb2b3 Mh7g6 Mc2b1+Xf7a7 Mg6f7 Mb3c2+Ca7e7 Mf7e6 Md3e4+Ce7d7
"""
"""A match at random, in which nobody spares their men."""


def match_of(turns: int) -> list[CannaeView]:
    """The opening and what follows the first turns of the costly match."""
    shown = [at_position(START)]
    for number, turn in enumerate(COSTLY.split()[:turns]):
        before, seat = shown[-1], Seat.TWO if number % 2 else Seat.ONE
        view = _played(before.board, turn, by=seat)
        end, winner = verdict(view.board) or (None, None)
        shown.append(replace(view, to_act=None if end else seat.other, end=end, winner=winner))
    return shown


WON = next(lesson.view for lesson in LESSONS if lesson.key == "win")
THROWN_UP = after("3i4/3i4/3I4/3I4/3I4/8/8/2C2c2", "Pd4d5")

PICTURES: dict[str, tuple[View, RenderStyle]] = {
    "cannae_push": (after(PUSHED, "Pd5e5+Ca3a7"), STYLE),
    "cannae_charge_dark": (after(CHARGED, "Mf4f5+Xg2c6"), DARK),
    "cannae_surrounded_black": (after(SURROUNDED, "Mc4c5+Cg2g7", onlooker=Seat.TWO), STYLE),
    "cannae_choice": (choosing(CHOOSING, "f4", "g5"), STYLE),
    "cannae_offers_safe": (choosing(CHARGED, "g2"), SAFE),
    "cannae_second_large": (choosing(CHOOSING, "f4", "g5", "b3", "b6"), LARGE),
    "cannae_lost_rider_safe": (choosing(START, "e2", "e3", "b2", "f6"), SAFE),
    "cannae_lost_rider_dark": (after(CHARGED, "Mf4f5+Cb2f6"), DARK),
    "cannae_won_large": (WON, LARGE),
}

PICTURES |= {
    name: (view, replace(style, framing=Framing.WIDE, time_left=TimeLeft(share=14, figures="14 h")))
    for name, (view, style) in {
        "cannae_wide": PICTURES["cannae_push"],
        "cannae_wide_dark": (choosing(CHOOSING, "f4", "g5", "b3"), DARK),
        "cannae_wide_safe": (THROWN_UP, SAFE),
        "cannae_wide_large": (after(SURROUNDED, "Mc4c5+Cg2g7", onlooker=Seat.TWO), LARGE),
        "cannae_wide_few": (at_position("8/8/3i4/8/4I3/8/8/8", onlooker=Seat.ONE), STYLE),
    }.items()
}

_DREW = next(lesson.view for lesson in LESSONS if lesson.key == "draw")
PLATES: dict[str, tuple[FinishedMatch, RenderStyle]] = {
    name: (FinishedMatch(title="Cannae", date="2026-11-22", winner=winner, views=views), style)
    for name, winner, views, style in (
        ("cannae_plate", Seat.ONE, (*match_of(30), WON), STYLE),
        ("cannae_plate_drawn_dark", None, (*match_of(20), _DREW), DARK),
    )
}

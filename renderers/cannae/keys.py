"""The board of Cannae as a keypad: a sign for every piece, other ones where a tap is offered."""

from __future__ import annotations

from typing import Final

from engines.cannae.rules.action_effects import ActionEffect
from engines.cannae.rules.board import pieces
from engines.cannae.terms import SIDE, SQUARES, Kind, Piece
from engines.cannae.views import CannaeView
from renderers.cannae.steps import Way, read_way
from renderers.keypad import EMPTY, cell_of, grid_of
from renderers.wording import Cell, Grid

_SIGNS: Final = {
    None: EMPTY,
    Piece.WHITE_INFANTRY: "○",
    Piece.WHITE_CAVALRY: "♘",
    Piece.BLACK_INFANTRY: "●",
    Piece.BLACK_CAVALRY: "♞",
}
_CHOSEN: Final = "›"  # before the sign of the piece that is to act
_FACES: Final = {Kind.STEP: "•", Kind.PUSH: "»", Kind.SLIDE: "•", Kind.CHARGE: "†"}
_COSTLY: Final = "✕"


def cell(view: CannaeView, step: str) -> Cell:
    """The square that a tap names; a pass is none."""
    return cell_of(SQUARES[step], SIDE, view.onlooker)


def face(way: Way) -> str:
    """What the square of the last tap says while it is offered: a piece, or what comes of it."""
    if way.chosen is not None:
        return _SIGNS[pieces(way.board)[way.chosen]]
    return _aim(way.effects[-1])


def grid(view: CannaeView, path: tuple[str, ...]) -> Grid:
    """The pieces after the taps of `path`, or "·"; the one that is to act has "›" before it.

    Raises:
        ValueError: `path` is no turn of this game, nor the beginning of one.
    """
    way = read_way(view, path)
    faces = [_SIGNS[man] for man in pieces(way.board)]
    if way.chosen is not None:
        faces[way.chosen] = _CHOSEN + faces[way.chosen]
    return grid_of(faces, SIDE, view.onlooker)


def _aim(effect: ActionEffect) -> str:
    return _COSTLY if effect.own_losses else _FACES[effect.action.kind]

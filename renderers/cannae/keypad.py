"""The board of Cannae as a keypad: what squares show, also while they can be tapped."""

from __future__ import annotations

from typing import Final

from engines.cannae.rules.board import pieces
from engines.cannae.terms import SIDE, SQUARES, Kind, Piece
from engines.cannae.views import CannaeView
from renderers.cannae.steps import EnteredTurn, read_turn
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


def cell(view: CannaeView, step: str) -> Cell:
    """The square that a tap names; a pass is none."""
    return cell_of(SQUARES[step], SIDE, view.onlooker)


def face(turn: EnteredTurn) -> str:
    """What the square of the last tap shows while it is offered: a piece, or the tap's effect."""
    if turn.chosen is not None:
        return _SIGNS[pieces(turn.board)[turn.chosen]]
    effect = turn.effects[-1]
    return "✕" if effect.own_losses else _FACES[effect.action.kind]


def grid(view: CannaeView, path: tuple[str, ...]) -> Grid:
    """The pieces after the taps of `path`, or "·"; the one that is to act has "›" before it.

    Raises:
        ValueError: `path` is no turn of this game, nor the beginning of one.
    """
    turn = read_turn(view, path)
    faces = [_SIGNS[man] for man in pieces(turn.board)]
    if turn.chosen is not None:
        faces[turn.chosen] = _CHOSEN + faces[turn.chosen]
    return grid_of(faces, SIDE, view.onlooker)

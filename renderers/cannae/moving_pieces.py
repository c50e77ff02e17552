"""The men, one by one, so that a page can move them."""

from __future__ import annotations

from typing import Final

from engines.cannae.rules.board import placed
from engines.cannae.terms import Piece
from engines.cannae.views import CannaeView
from engines.core.values import View
from renderers.cannae.design import design_of
from renderers.cannae.layout import grid_of, viewport_of
from renderers.cannae.pieces import piece
from renderers.kit.layers import place_in
from renderers.kit.sprites import Sprite
from renderers.placed_piece import PlacedPiece
from renderers.style import RenderStyle
from renderers.views import require_view

_MEN: Final = {f"{man.arm.value}-{man.seat.value}": man for man in Piece}
_KINDS: Final = {man: kind for kind, man in _MEN.items()}


def pieces(view: View, style: RenderStyle) -> tuple[PlacedPiece, ...]:
    """The men on the board."""
    view = require_view(view, CannaeView)
    grid, viewport, design = grid_of(view.onlooker, style), viewport_of(style), design_of(style)
    return tuple(
        PlacedPiece(_KINDS[man], place_in(viewport, piece(man, design), *grid.middle(square)).box)
        for square, man in placed(view.board)
    )


def sprite(kind: str, style: RenderStyle) -> Sprite | None:
    """A man of a kind; None if there is no such kind."""
    man = _MEN.get(kind)
    return piece(man, design_of(style)) if man else None

"""A view in, a picture out. What a game has to offer for that is in `renderers.contract`.

Nothing here loads Pillow: that is done by a game's `draw`, when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from engines.core.values import View
from renderers.contract import Cards, Renderer
from renderers.games import cards_of, module_of, moving_pieces_of, offered
from renderers.kit.box import Box
from renderers.placed_piece import PlacedPiece
from renderers.style import Framing, RenderStyle


def size(view: View, style: RenderStyle) -> tuple[int, int]:
    """Width and height of the view's picture in pixels, without drawing it."""
    return renderer_of(view).size(view, style)


def places(view: View, style: RenderStyle) -> Mapping[str, Box]:
    """Where each square is on the view's picture, in pixels, by its name; {} without squares."""
    return offered(renderer_of(view), "places", {}, view, style)


def spots(view: View, style: RenderStyle) -> tuple[tuple[str, Box], ...]:
    """Where else marks of a refused move may lie on the view's picture, in pixels, by name."""
    return offered(renderer_of(view), "spots", (), view, style)


def cards(view: View, style: RenderStyle) -> tuple[tuple[str, Box], ...]:
    """Which cards can be seen on the view's picture, and where, in pixels; () without cards."""
    return offered(renderer_of(view), "cards", (), view, style)


def split_height(view: View, style: RenderStyle) -> int:
    """Where the view's picture may be parted, in pixels from above; 0 if it is to stay whole."""
    return offered(renderer_of(view), "split_height", 0, view, style)


def framings(game: str) -> tuple[Framing, ...]:
    """The framings in which a game's tables can be drawn; every game has that of a chat."""
    return cast(tuple[Framing, ...], getattr(module_of(game, "draw"), "FRAMINGS", (Framing.TALL,)))


def drawable_framing(game: str, framing: Framing) -> Framing:
    """The same framing if the game can be drawn in it; else that which every game has."""
    return framing if framing is Framing.TALL or framing in framings(game) else Framing.TALL


def lying_framing(game: str) -> Framing:
    """The framing in which a game's table is wider than high, as far as it has one."""
    return Framing.TURNED if Framing.TURNED in framings(game) else Framing.TABLE


def pieces(view: View, style: RenderStyle) -> tuple[PlacedPiece, ...]:
    """What may move from one picture of a table to the next, and where, from back to front.

    `renderers.rendering.render_piece` draws it.
    """
    moving = moving_pieces_of(view.game)
    return moving.pieces(view, style) if moving else ()


def album(game: str) -> Mapping[str, View]:
    """What a game has to be looked at one by one: a view by each code; {} without cards.

    They are drawn as other views are: `render(album("audatia")["feint"], style)`.
    """
    found = cards_of(game)
    return found.ALBUM if found else {}


def renderer_of(view: View) -> Renderer:
    """The module that draws the view's game."""
    return cast(Renderer, module_of(view.game, "draw"))


__all__ = [
    "Cards", "PlacedPiece", "album", "cards", "cards_of", "drawable_framing", "framings",
    "lying_framing", "pieces", "places", "renderer_of", "size", "split_height", "spots",
]  # fmt: skip

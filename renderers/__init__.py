"""A view in, a picture out. What a game has to offer for that is in `renderers.contract`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from engines.core.values import View
from renderers.contract import Cards, Renderer
from renderers.games import cards_of, module_of
from renderers.kit.cache import sized_cache
from renderers.kit.layers import Box
from renderers.kit.png import encode_png
from renderers.style import RenderStyle

_LIMIT: Final = 2 * 2**20  # bytes of cached pictures, of about 40 KB each


def render(view: View, style: RenderStyle) -> bytes:
    """The view's picture as PNG, at most 64 colours. The same view is drawn once a style."""
    return _picture(view, style)


def size(view: View, style: RenderStyle) -> tuple[int, int]:
    """Width and height of the view's picture in pixels, without drawing it."""
    return renderer_of(view).size(view, style)


def places(view: View, style: RenderStyle) -> Mapping[str, Box]:
    """Where each square is on the view's picture, in pixels, by its name; {} without squares."""
    return cast(Mapping[str, Box], _optional("places", view, style, {}))


def cards(view: View, style: RenderStyle) -> tuple[tuple[str, Box], ...]:
    """Which cards can be seen on the view's picture, and where, in pixels; () without cards."""
    return cast(tuple[tuple[str, Box], ...], _optional("cards", view, style, ()))


def split_height(view: View, style: RenderStyle) -> int:
    """Where the view's picture may be parted, in pixels from above; 0 if it is to stay whole."""
    return cast(int, _optional("split_height", view, style, 0))


def album(game: str) -> Mapping[str, View]:
    """What a game has to be looked at one by one: a view by each code; {} without cards.

    They are drawn as other views are: `render(album("audatia")["feint"], style)`.
    """
    found = cards_of(game)
    return found.ALBUM if found else {}


def renderer_of(view: View) -> Renderer:
    """The module that draws the view's game."""
    return cast(Renderer, module_of(view.game, "draw"))


def _optional(name: str, view: View, style: RenderStyle, otherwise: Any) -> Any:
    """What a function of `OptionalDrawing` says, or `otherwise` if the game has none."""
    function = getattr(renderer_of(view), name, None)
    return function(view, style) if function else otherwise


@sized_cache(_LIMIT, size_of=len)
def _picture(view: View, style: RenderStyle) -> bytes:
    return encode_png(renderer_of(view).draw(view, style))


__all__ = [
    "Cards", "album", "cards", "cards_of", "places", "render", "renderer_of", "size",
    "split_height",
]  # fmt: skip

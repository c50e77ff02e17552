"""A view in, a picture out.

A game's pictures live in `renderers/<game>/draw.py`, with `draw(view, look)` and
`size(view, look)`; `places(view, look)` if it is played on squares, `fold(view, look)` if it is
tall, `cards(view, look)` if it shows cards that are to be looked at one by one: those are in
`renderers/<game>/cards.py`, as `Cards` says. Nothing else needs to know it. Everything here may be
called from any thread.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Final, Protocol, cast

from engines.core.values import View
from renderers.kit.cache import sized_cache
from renderers.kit.layers import Box, Layers
from renderers.kit.png import encode_png
from renderers.style import RenderStyle
from renderers.wording import Say

_KEPT: Final = 2 * 2**20  # bytes of pictures, about 40 KB each; their bands are kept longer


class _Draughtsman(Protocol):
    """What a game's `draw` module offers."""

    def draw(self, view: View, look: RenderStyle) -> Layers: ...

    def size(self, view: View, look: RenderStyle) -> tuple[int, int]: ...


class Cards(Protocol):
    """What a game's `cards` module offers, where a game has things to be looked at one by one."""

    ALBUM: Mapping[str, View]  # a picture for each, by its code
    SHELVES: Mapping[str, tuple[str, ...]]  # codes by kinds: `<game>-shelf-<kind>` names them
    ENTRIES: Mapping[str, str]  # by code: `<game>-about-<entry>` tells of it, its `.title` names it
    SPELLINGS: Mapping[str, str]  # what people may type, in small letters without blanks: its code

    def face(self, code: str, say: Say) -> str:
        """A code in a few letters, for a button."""
        ...

    def at_hand(self, view: View) -> tuple[str, ...]:
        """What the onlooker holds."""
        ...

    def on_table(self, view: View) -> tuple[str, ...]:
        """What lies before everybody."""
        ...

    def sheet_for(self, view: View) -> str:
        """The one that helps with what the onlooker is to decide; "" if none does."""
        ...


def render(view: View, look: RenderStyle) -> bytes:
    """The view's picture as PNG, at most 64 colours. The same view and look are drawn once."""
    return _picture(view, look)


def size(view: View, look: RenderStyle) -> tuple[int, int]:
    """Width and height of the view's picture in pixels, without drawing it."""
    return draughtsman(view).size(view, look)


def places(view: View, look: RenderStyle) -> Mapping[str, Box]:
    """Where each square is on the view's picture, in pixels, by its name; {} without squares."""
    find = getattr(draughtsman(view), "places", None)
    return cast(Callable[[View, RenderStyle], Mapping[str, Box]], find)(view, look) if find else {}


def cards(view: View, look: RenderStyle) -> tuple[tuple[str, Box], ...]:
    """Which cards can be seen on the view's picture, and where, in pixels; () without cards."""
    find = getattr(draughtsman(view), "cards", None)
    return (
        cast(Callable[[View, RenderStyle], tuple[tuple[str, Box], ...]], find)(view, look)
        if find
        else ()
    )


def fold(view: View, look: RenderStyle) -> int:
    """Where the view's picture may be parted, in pixels from above; 0 if it is to stay whole.

    Above is the table; below is what only the onlooker has, for whoever has less height than that.
    """
    find = getattr(draughtsman(view), "fold", None)
    return cast(Callable[[View, RenderStyle], int], find)(view, look) if find else 0


def album(game: str) -> Mapping[str, View]:
    """What a game has to be looked at one by one: a view by each code; {} without cards.

    They are drawn as other views are: `render(album("audatia")["feint"], look)`.
    """
    found = cards_of(game)
    return found.ALBUM if found else {}


@cache
def cards_of(game: str) -> Cards | None:
    """All about the cards of a game; None if it has none."""
    home = f"renderers.{game}"
    try:
        return cast(Cards, import_module(f"{home}.cards"))
    except ModuleNotFoundError as err:
        if err.name not in (home, f"{home}.cards"):
            raise
        return None


def draughtsman(view: View) -> _Draughtsman:
    """The module that draws the view's game."""
    return cast(_Draughtsman, import_module(f"renderers.{view.game}.draw"))


@sized_cache(_KEPT, size_of=len)
def _picture(view: View, look: RenderStyle) -> bytes:
    return encode_png(draughtsman(view).draw(view, look))

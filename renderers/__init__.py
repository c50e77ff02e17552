"""A view in, a picture out.

A game's pictures live in `renderers/<game>/draw.py`, with `draw(view, look)` and
`size(view, look)`; nothing else needs to know it. Everything here may be called from any thread.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final, Protocol, cast

from PIL import Image

from engines.core.values import View
from renderers.kit.encode import Inks, png
from renderers.kit.memo import Memo
from renderers.look import Look

_PICTURES_KEPT: Final = 256  # about 30 KB each


class _Draughtsman(Protocol):
    """What a game's `draw` module offers."""

    def draw(self, view: View, look: Look) -> Image.Image: ...

    def true_colours(self, view: View, look: Look) -> Image.Image: ...

    def inks(self, look: Look) -> Inks: ...

    def size(self, view: View, look: Look) -> tuple[int, int]: ...


def render(view: View, look: Look) -> bytes:
    """The view's picture as PNG, at most 64 colours. The same view and look are drawn once."""
    return _pictures((view, look))


def size(view: View, look: Look) -> tuple[int, int]:
    """Width and height of the view's picture in pixels, without drawing it."""
    return draughtsman(view).size(view, look)


def draughtsman(view: View) -> _Draughtsman:
    """The module that draws the view's game."""
    return cast(_Draughtsman, import_module(f"renderers.{view.game}.draw"))


def _draw(key: tuple[View, Look]) -> bytes:
    view, look = key
    return png(draughtsman(view).draw(view, look))


_pictures: Final = Memo(_draw, limit=_PICTURES_KEPT)

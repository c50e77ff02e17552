"""A view in, a picture out as PNG; the same view and style are drawn once."""

from __future__ import annotations

from typing import Final

from engines.core.values import View
from renderers import renderer_of
from renderers.kit.cache import sized_cache
from renderers.kit.png import encode_png
from renderers.style import RenderStyle

_LIMIT: Final = 2 * 2**20  # bytes of cached pictures, of about 40 KB each


def render(view: View, style: RenderStyle) -> bytes:
    """The view's picture as PNG, at most 64 colours. The same view is drawn once a style."""
    return _picture(view, style)


@sized_cache(_LIMIT, size_of=len)
def _picture(view: View, style: RenderStyle) -> bytes:
    return encode_png(renderer_of(view).draw(view, style))

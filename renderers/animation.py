"""Views as an animated GIF."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

from PIL import Image

from engines.core.values import View
from renderers import renderer_of, size
from renderers.style import RenderStyle

WIDTH: Final = 512
_FRAME_MS: Final = 900
_LAST_FRAME_MS: Final = 4000


def animate(views: Sequence[View], style: RenderStyle) -> bytes:
    """The views as an animated GIF, 512 px wide, that runs once and rests on the last one.

    One palette for all frames and no dither: about 10 KB a frame. Raises ValueError if there is
    no view.
    """
    if not views:
        raise ValueError("a replay needs at least one view")
    height = max(size(view, style)[1] for view in views)
    first, *rest = (_frame(view, style, height) for view in views)
    out = io.BytesIO()
    first.save(
        out,
        "GIF",
        save_all=True,
        append_images=rest,
        duration=[_FRAME_MS] * (len(views) - 1) + [_LAST_FRAME_MS],
        disposal=1,
        optimize=False,
    )
    return out.getvalue()


def _frame(view: View, style: RenderStyle, height: int) -> Image.Image:
    layers = renderer_of(view).draw(view, style)
    picture = layers.region().to_rgb()
    if picture.height < height:  # pictures with open hands are taller than the others
        taller = Image.new("RGB", (picture.width, height), layers.background.colour)
        taller.paste(picture)
        picture = taller
    return layers.background.colour_table.quantize(picture.reduce(picture.width // WIDTH))

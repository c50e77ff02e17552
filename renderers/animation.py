"""Many views in, one animation out."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

from PIL import Image

from engines.core.values import View
from renderers import renderer_of, size
from renderers.style import RenderStyle

WIDTH: Final = 512
_EACH: Final = 900  # ms
_LAST: Final = 4000


def animate(views: Sequence[View], look: RenderStyle) -> bytes:
    """The views as an animated GIF, 512 px wide, that runs once and rests on the last one.

    One palette for all frames and no dither: about 10 KB a frame. Raises ValueError if there is
    no view.
    """
    if not views:
        raise ValueError("a replay needs at least one view")
    height = max(size(view, look)[1] for view in views)
    first, *rest = (_frame(view, look, height) for view in views)
    out = io.BytesIO()
    first.save(
        out,
        "GIF",
        save_all=True,
        append_images=rest,
        duration=[_EACH] * (len(views) - 1) + [_LAST],
        disposal=1,
        optimize=False,
    )
    return out.getvalue()


def _frame(view: View, look: RenderStyle, height: int) -> Image.Image:
    page = renderer_of(view).draw(view, look)
    picture = page.sheet().true_colours()
    if picture.height < height:  # pictures with open hands are taller than the others
        sheet = Image.new("RGB", (picture.width, height), page.stock.ground)
        sheet.paste(picture)
        picture = sheet
    return page.stock.inks.quantize(picture.reduce(picture.width // WIDTH))

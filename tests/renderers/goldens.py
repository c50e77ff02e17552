"""The golden pictures, and those of `docs/`. `python -m tests.renderers.goldens` draws them anew.

They are kept at a quarter of their size: enough to see that an arm or a colour has moved, small
enough for a repository.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from engines.core.seat import Pair, Seat
from engines.core.values import View
from renderers import renderer_of
from renderers.style import ColourVision, RenderStyle, TextSize, Theme
from tests.renderers import audatia_views, cannae_views, gyges_views
from tests.renderers.en_garde_views import (
    MY_TURN,
    compared,
    parried,
    stepped,
    struck,
    table,
    touched,
)
from tests.renderers.picture_checks import DARK, STYLE, opened

FOLDER = Path(__file__).parent / "goldens"
DOCS = Path(__file__).parents[2] / "docs"
PLAIN = RenderStyle(names=Pair(one="Anna", two="Bea"))

PICTURES: dict[str, tuple[View, RenderStyle]] = {
    "step": (table(stepped(8, 17, Seat.ONE, 5)), PLAIN),
    "indirect_large": (
        table(struck(9, 13, Seat.ONE, count=2, origin=6)),
        replace(PLAIN, text_size=TextSize.LARGE),
    ),
    "parry_safe": (
        table(parried(9, 12, Seat.TWO)),
        replace(PLAIN, colour_vision=ColourVision.COLOUR_BLIND),
    ),
    "touch_dark": (touched(10, 15, Seat.TWO), replace(PLAIN, theme=Theme.DARK)),
    "salute_mirrored": (touched(10, 13, Seat.ONE, over=True), replace(PLAIN, mirrored=True)),
    "comparison": (compared(12, 16, Seat.ONE), PLAIN),
    "my_turn": (MY_TURN, PLAIN),
    **gyges_views.PICTURES,
    **cannae_views.PICTURES,
    **audatia_views.PICTURES,
}

SHOWN: dict[str, tuple[View, RenderStyle]] = {
    "en_garde_board": (table(stepped(8, 17, Seat.ONE, 5)), STYLE),
    "en_garde_attack": (table(struck(9, 13, Seat.ONE, count=2)), STYLE),
    "en_garde_touch_dark": (touched(10, 15, Seat.TWO), DARK),
    "en_garde_hand": (MY_TURN, STYLE),
    "en_garde_end": (touched(10, 13, Seat.ONE, over=True), STYLE),
    **gyges_views.SHOWN,
    **cannae_views.SHOWN,
    **audatia_views.SHOWN,
}


def drawn(name: str) -> Image.Image:
    """The picture as it is drawn now, at a quarter of its size."""
    view, style = PICTURES[name]
    return (
        renderer_of(view)
        .draw(view, style)
        .background.colour_table.quantize(opened(view, style).reduce(4))
    )


def kept(name: str) -> Image.Image:
    """The picture as it was when somebody last looked at it."""
    return Image.open(FOLDER / f"{name}.png")


def difference(a: Image.Image, b: Image.Image) -> float:
    """Mean difference a channel, 0 to 255."""
    return max(ImageStat.Stat(ImageChops.difference(a.convert("RGB"), b.convert("RGB"))).mean)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in PICTURES:
        drawn(name).save(FOLDER / f"{name}.png", optimize=True)
    for name, (view, style) in SHOWN.items():
        renderer_of(view).draw(view, style).region().quantized_by_parts().save(
            DOCS / f"{name}.png", optimize=True
        )

"""Styles to draw in, and checks of what has been drawn."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from cachetools import LRUCache
from PIL import Image

from engines.core.seat import Pair
from engines.core.values import View
from renderers.kit.colour_table import ColourTable
from renderers.kit.palette import palette_of, rgb
from renderers.rendering import render
from renderers.style import ColourVision, RenderStyle, TextSize, Theme

STYLE = RenderStyle(names=Pair(one="Aurelio", two="Béatrice"))
DARK = replace(STYLE, theme=Theme.DARK)
LARGE = replace(STYLE, text_size=TextSize.LARGE)
SAFE = replace(STYLE, colour_vision=ColourVision.COLOUR_BLIND)
STYLES = [
    replace(STYLE, theme=theme, colour_vision=vision, text_size=size)
    for theme in Theme
    for vision in ColourVision
    for size in TextSize
]


def _is_usual(style: RenderStyle) -> bool:
    """Of any two choices each pair is in a usual style; all styles are in the long profile."""
    chosen = (style.theme, style.colour_vision, style.text_size)
    usual = (STYLE.theme, STYLE.colour_vision, STYLE.text_size)
    return sum(one is not other for one, other in zip(chosen, usual, strict=True)) % 2 == 0


USUAL_STYLES = [style for style in STYLES if _is_usual(style)]
EACH_STYLE = [
    style if _is_usual(style) else pytest.param(style, marks=pytest.mark.long) for style in STYLES
]

SEEDS = [  # of pictures by chance, each in the style of its number: each choice in one of the two
    number if number in (0, len(STYLES) - 1) else pytest.param(number, marks=pytest.mark.long)
    for number in range(len(STYLES))
]


def forget_pictures() -> None:
    """Empty what `renderers` keeps of whole pictures and of their bands, layers and sprites.

    The small caches of drawn parts stay: to fill them again takes a second or two.
    """
    for name, module in list(sys.modules.items()):
        if name == "renderers" or name.startswith("renderers."):
            for function in vars(module).values():
                if isinstance(getattr(function, "cache", None), LRUCache):
                    function.cache_clear()


def drawn_anew(view: View, style: RenderStyle = STYLE) -> bytes:
    """The picture, drawn although it has been drawn before: two may be compared."""
    forget_pictures()
    return render(view, style)


def opened(view: View, style: RenderStyle = STYLE) -> Image.Image:
    """The picture as somebody's screen shows it."""
    return Image.open(io.BytesIO(render(view, style))).convert("RGB")


def colours(picture: Image.Image) -> dict[tuple[int, int, int], int]:
    """The colours in use, and how many pixels each fills."""
    return {colour: count for count, colour in picture.getcolors(1 << 16)}


def count(picture: Image.Image, role: str, style: RenderStyle = STYLE) -> int:
    """How many pixels have exactly this colour of the palette."""
    return colours(picture).get(rgb(getattr(palette_of(style), role)), 0)


def has(
    view: View,
    role: str,
    style: RenderStyle = STYLE,
    within: tuple[int, int, int, int] | None = None,
) -> bool:
    """Whether a colour of the palette is seen, in the whole picture or in a part of it."""
    return count(opened(view, style).crop(within), role, style) > 20


def check_another_game_is_refused(game: str) -> None:
    """A view that says it is of this game, and is not, can't be drawn."""
    foreign = type("Foreign", (View,), {"game": game})
    with pytest.raises(TypeError, match="can't be drawn"):
        render(foreign(onlooker=None), STYLE)


def check_lessons(lessons: Sequence[Any]) -> None:
    """Each rule has a picture of its own."""
    assert len({lesson.key for lesson in lessons}) == len(lessons)
    assert len({render(lesson.view, STYLE) for lesson in lessons}) == len(lessons)


def check_colour_table(table: ColourTable) -> None:
    """Each colour is quantized to itself, and not to one that lies near."""
    row = Image.new("RGB", (len(table.colours), 1))
    for x, colour in enumerate(table.colours):
        row.putpixel((x, 0), rgb(colour))
    quantized = table.quantize(row).convert("RGB")
    assert [quantized.getpixel((x, 0)) for x in range(row.width)] == [rgb(c) for c in table.colours]

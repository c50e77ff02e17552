"""Looks to draw in, and how the tests look at what has been drawn."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from engines.core.seat import Pair
from engines.core.values import View
from renderers import render
from renderers.kit.inks import Inks
from renderers.kit.memo import Memo
from renderers.kit.palette import palette_of, rgb
from renderers.style import ColourVision, RenderStyle, TextSize, Theme

LOOK = RenderStyle(names=Pair(one="Aurelio", two="Béatrice"))
DARK = replace(LOOK, theme=Theme.DARK)
LARGE = replace(LOOK, text_size=TextSize.LARGE)
SAFE = replace(LOOK, colour_vision=ColourVision.COLOUR_BLIND)
LOOKS = [
    replace(LOOK, theme=theme, colour_vision=sight, text_size=size)
    for theme in Theme
    for sight in ColourVision
    for size in TextSize
]


def forget_pictures() -> None:
    """Empty what `renderers` keeps of whole pictures and of their bands, sheets and sprites.

    The small caches of drawn parts stay: to fill them again takes a second or two.
    """
    for name, module in list(sys.modules.items()):
        if name == "renderers" or name.startswith("renderers."):
            for kept in vars(module).values():
                if isinstance(kept, Memo):
                    kept.clear()


def drawn_anew(view: View, look: RenderStyle = LOOK) -> bytes:
    """The picture, drawn although it has been drawn before: two may be compared."""
    forget_pictures()
    return render(view, look)


def opened(view: View, look: RenderStyle = LOOK) -> Image.Image:
    """The picture as somebody's screen shows it."""
    return Image.open(io.BytesIO(render(view, look))).convert("RGB")


def colours(picture: Image.Image) -> dict[tuple[int, int, int], int]:
    """The colours in use, and how many pixels each fills."""
    return {colour: count for count, colour in picture.getcolors(1 << 16)}


def count(picture: Image.Image, role: str, look: RenderStyle = LOOK) -> int:
    """How many pixels have exactly this colour of the palette."""
    return colours(picture).get(rgb(getattr(palette_of(look), role)), 0)


def has(
    view: View, role: str, look: RenderStyle = LOOK, within: tuple[int, int, int, int] | None = None
) -> bool:
    """Whether a colour of the palette is seen, in the whole picture or in a part of it."""
    return count(opened(view, look).crop(within), role, look) > 20


def check_another_game_is_refused(game: str) -> None:
    """A view that says it is of this game, and is not, can't be drawn."""
    foreign = type("Foreign", (View,), {"game": game})
    with pytest.raises(TypeError, match="can't be drawn"):
        render(foreign(onlooker=None), LOOK)


def check_lessons(lessons: Sequence[Any]) -> None:
    """Each rule has a picture of its own, and a chat shows them all."""
    assert len({lesson.key for lesson in lessons}) == len(lessons) <= 10
    assert len({render(lesson.view, LOOK) for lesson in lessons}) == len(lessons)


def check_inks(inks: Inks) -> None:
    """Each ink is printed as itself, and not as one that lies near."""
    row = Image.new("RGB", (len(inks.colours), 1))
    for x, colour in enumerate(inks.colours):
        row.putpixel((x, 0), rgb(colour))
    printed = inks.quantize(row).convert("RGB")
    assert [printed.getpixel((x, 0)) for x in range(row.width)] == [rgb(c) for c in inks.colours]

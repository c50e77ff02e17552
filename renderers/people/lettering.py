"""Figures, titles and names of people's pictures, each a sprite of its own.

The same figures come again in other pictures; and what is small is drawn fast.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from renderers.kit.fitted_name import FittedName, fit_name
from renderers.kit.fonts import Face, font
from renderers.kit.layers import Layers
from renderers.kit.plate_frame import TITLE_PX
from renderers.kit.sprites import Sprite
from renderers.people.design import Design

# In the place of a rating that isn't there yet, and of a name that can't be written.
NOTHING: Final = "–"
_MARGIN: Final = 4
_STEPS: Final = 2  # of a pixel, in which a letter's place is told
_LEAST_TITLE_PX: Final = 30


@lru_cache(maxsize=4096)
def width_of(text: str, face: Face, px: float) -> float:
    """How wide a line of text is, letter by letter."""
    return sum(_advance(letter, face, px) for letter in text)


def fitted_px(text: str, face: Face, px: int, room: float, *, least: int) -> int:
    """The size at which a text fits into a room: `px`, or less, but never under `least`."""
    wide = width_of(text, face, px)
    return px if wide <= room else max(least, int(px * room / wide))


def write(
    layers: Layers,
    x: float,
    y: float,
    text: str,
    face: Face,
    px: int,
    colour: str,
    design: Design,
    *,
    anchor: float = 0,
) -> float:
    """Lay a text on a baseline at y, and return its width.

    `anchor`: how much of it lies to the left of x: 0 begins there, 1 ends there.

    Each letter is a sprite: there are few, so that of figures hardly any are drawn anew.
    """
    wide = width_of(text, face, px)
    at = x - anchor * wide
    for letter in text:
        if not letter.isspace():
            whole, part = divmod(round(at * _STEPS), _STEPS)
            layers.place(_letter(letter, face, px, colour, part, design), whole, round(y))
        at += _advance(letter, face, px)
    return wide


@lru_cache(maxsize=512)
def fit(name: str, px: int, least: int, room: int, instead: str = NOTHING) -> FittedName:
    """As `fit_name`; titles and names that come again are measured once."""
    return fit_name(name, px=px, least=least, room=room, instead=instead)


def fit_title(title: str, room: int) -> FittedName:
    """The title of a plate, which may hold what somebody has written."""
    return fit(title, TITLE_PX, _LEAST_TITLE_PX, room)


@lru_cache(maxsize=512)
def name_sprite(name: FittedName, colour: str, design: Design) -> Sprite:
    """A fitted name from its left end on the baseline."""
    above, below = math.ceil(1.1 * name.px), math.ceil(0.5 * name.px)
    canvas = design.canvas(-_MARGIN, -above, name.width + 2 * _MARGIN, below)
    canvas.name(0, 0, name, colour)
    return canvas.sprite()


@lru_cache(maxsize=4096)
def _letter(letter: str, face: Face, px: int, colour: str, part: int, design: Design) -> Sprite:
    wide = _advance(letter, face, px)
    canvas = design.canvas(-_MARGIN, -px, wide + 2 * _MARGIN, 0.4 * px)
    canvas.writing(part / _STEPS, 0, letter, face, px, colour)
    return canvas.sprite()


@lru_cache(maxsize=4096)
def _advance(letter: str, face: Face, px: float) -> float:
    return font(face, px).getlength(letter)

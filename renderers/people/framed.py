"""The frame of a picture with its title and date; and the sign that there is nobody in it."""

from __future__ import annotations

from typing import Final, Protocol

from renderers.kit.fonts import Face
from renderers.kit.layers import Layers
from renderers.kit.plate_frame import place_frame
from renderers.kit.viewport import whole
from renderers.people.design import Design
from renderers.people.lettering import NOTHING, fit_title, write

_TITLE_CUT: Final = 440  # px of the upper rule that a title leaves
_CUT: Final = 100  # px from one to the next, so that fewer sprites are compared with each other


class Titled(Protocol):
    """A sheet with a title and a date."""

    @property
    def title(self) -> str:
        """As it was written."""

    @property
    def date(self) -> str:
        """Of the picture."""


def framed(sheet: Titled, size: tuple[int, int], design: Design) -> Layers:
    """The picture before anything stands in its frame."""
    layers = Layers(whole(*size, design.scale), design.background, range(_CUT, size[1], _CUT))
    place_frame(layers, size, fit_title(sheet.title, size[0] - _TITLE_CUT), sheet.date, design)
    return layers


def place_nothing(layers: Layers, size: tuple[int, int], design: Design) -> None:
    """Say that nobody is listed."""
    x, y = size[0] / 2, size[1] / 2
    write(layers, x, y, NOTHING, Face.TITLE, 96, design.palette.soft, design, anchor=0.5)

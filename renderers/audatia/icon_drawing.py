"""Icons as data: shapes in a box of ± 50 about the middle, y up, in three tones."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from renderers.audatia.curves import transformed
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Points

_LEAST_PEN: Final = 2.5  # px


class Tone(Enum):
    """The colour of a shape, by its role."""

    INK = auto()
    PAPER = auto()  # cut out of the ink
    GROUND = auto()  # what is behind the sign


@dataclass(frozen=True, slots=True, kw_only=True)
class IconPart:
    """One shape of an icon: filled, outlined, or a line."""

    points: Points
    fill: Tone | None = None
    line: Tone | None = None
    pen: float = 1.0  # width of its line, times the icon's
    closed: bool = True


@dataclass(frozen=True, slots=True)
class IconColours:
    """The colours of the tones, as #RRGGBB."""

    ink: str
    paper: str
    ground: str | None = None  # `paper` if None

    def of(self, tone: Tone) -> str:
        """The colour of a tone."""
        grounds = {Tone.INK: self.ink, Tone.GROUND: self.ground or self.paper}
        return grounds.get(tone, self.paper)


Icon = tuple[IconPart, ...]


def solid(points: Points, tone: Tone = Tone.INK) -> IconPart:
    """A filled outline."""
    return IconPart(points=points, fill=tone)


def outlined(
    points: Points, pen: float = 1.0, fill: Tone = Tone.PAPER, line: Tone = Tone.INK
) -> IconPart:
    """A filled outline with a line around it."""
    return IconPart(points=points, fill=fill, line=line, pen=pen)


def line(points: Points, pen: float = 1.0, tone: Tone = Tone.INK) -> IconPart:
    """An open line."""
    return IconPart(points=points, line=tone, pen=pen, closed=False)


def symmetric(mark: IconPart) -> tuple[IconPart, IconPart]:
    """A mark and its mirror image."""
    return mark, replace(mark, points=[(-x, y) for x, y in mark.points])


def draw_icon(
    canvas: Canvas,
    icon: Icon,
    x: float,
    y: float,
    size: float,
    icon_colours: IconColours,
    *,
    pen: float = 7.0,
) -> None:
    """Draw an icon of `size` px about (x, y); `pen`: px of its lines at a size of 100 px."""
    scale = size / 100
    width = max(_LEAST_PEN, pen * scale)
    for mark in icon:
        points = transformed(mark.points, x, y, scale)
        if mark.fill:
            canvas.polygon(points, icon_colours.of(mark.fill))
        if mark.line:
            line = max(_LEAST_PEN, width * mark.pen)
            canvas.stroke(points, icon_colours.of(mark.line), line, closed=mark.closed)

"""Signs as data: outlines in a box of ± 50 about the middle, y up, in three tones."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from renderers.audatia.curves import flipped, laid
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Points

_LEAST_PEN: Final = 2.5  # px


class Tone(Enum):
    """What a mark is printed with."""

    INK = auto()
    PAPER = auto()  # cut out of the ink
    GROUND = auto()  # what is behind the sign


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """One outline or line."""

    points: Points
    fill: Tone | None = None
    line: Tone | None = None
    pen: float = 1.0  # times the sign's
    closed: bool = True


@dataclass(frozen=True, slots=True)
class Tints:
    """The colours of the tones."""

    ink: str
    paper: str
    ground: str | None = None  # the paper, if it is not told

    def of(self, tone: Tone) -> str:
        """The colour of a tone."""
        if tone is Tone.INK:
            return self.ink
        return self.paper if tone is Tone.PAPER or self.ground is None else self.ground


Sign = tuple[Mark, ...]


def solid(points: Points, tone: Tone = Tone.INK) -> Mark:
    """A filled outline."""
    return Mark(points=points, fill=tone)


def cased(points: Points, pen: float = 1.0, fill: Tone = Tone.PAPER, line: Tone = Tone.INK) -> Mark:
    """A filled outline with a line around it."""
    return Mark(points=points, fill=fill, line=line, pen=pen)


def rule(points: Points, pen: float = 1.0, tone: Tone = Tone.INK) -> Mark:
    """An open line."""
    return Mark(points=points, line=tone, pen=pen, closed=False)


def twice(mark: Mark) -> tuple[Mark, Mark]:
    """A mark and its mirror image."""
    other = Mark(
        points=flipped(mark.points),
        fill=mark.fill,
        line=mark.line,
        pen=mark.pen,
        closed=mark.closed,
    )
    return mark, other


def paint(
    canvas: Canvas,
    sign: Sign,
    x: float,
    y: float,
    size: float,
    tints: Tints,
    *,
    pen: float = 7.0,
) -> None:
    """Draw a sign about (x, y); `pen`: its lines, of a sign of 100 px."""
    scale = size / 100
    width = max(_LEAST_PEN, pen * scale)
    for mark in sign:
        points = laid(mark.points, x, y, scale)
        if mark.fill:
            canvas.polygon(points, tints.of(mark.fill))
        if mark.line:
            line = max(_LEAST_PEN, width * mark.pen)
            canvas.stroke(points, tints.of(mark.line), line, closed=mark.closed)

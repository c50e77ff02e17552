"""What stands on a ribbon: signs, figures, values, squares in a seat's colour, an arrow, a name."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from engines.core.seat import Seat
from renderers.kit.canvas import Canvas
from renderers.kit.design import Design
from renderers.kit.fitted_name import FittedName, fit_name
from renderers.kit.fonts import Face, font
from renderers.kit.geometry import arrow, rounded_rectangle

_AIR: Final = 16  # before an item, unless it says otherwise
_TAB: Final = 0.8  # of the tongue's height
_TAB_SIDES: Final = 16


@dataclass(frozen=True, slots=True, kw_only=True)
class Measures:
    """Of a ribbon, in units of a picture's drawing."""

    width: int
    band: int  # height of the whole strip, with its rule
    tongue: int  # height of a tongue
    figures: int  # type of figures, codes, coordinates
    values: int  # and of values of cards
    words: int
    sign: int  # height of a sign
    dial: int  # radius
    time: int  # type of the figures beside the dial
    name: int  # room for a winner's name

    def px(self, face: Face) -> int:
        """The size of a face's type."""
        return {Face.COUNT: self.figures, Face.TITLE: self.values}.get(face, self.words)


@dataclass(frozen=True, slots=True)
class Sign:
    """A pictogram. `paint(canvas, x, y, size, design, *parts)` draws it about its middle."""

    paint: Callable[..., None]
    parts: tuple[Hashable, ...] = ()
    aspect: float = 1.0  # its width in parts of its height
    air: int = _AIR  # before it, unless it stands first
    rank: int = 0  # not shown where room is short, those of rank 1 first; 0: always shown

    def width(self, measures: Measures) -> float:
        """How wide it is."""
        return measures.sign * self.aspect

    def draw(self, canvas: Canvas, x: float, measures: Measures, design: Design[Any, Any]) -> None:
        """Draw it from x to the right, about y = 0."""
        middle = x + self.width(measures) / 2
        self.paint(canvas, middle, 0, measures.sign, design, *self.parts)


@dataclass(frozen=True, slots=True)
class _Text:
    text: str
    air: int = field(default=_AIR, kw_only=True)
    rank: int = field(default=0, kw_only=True)

    face: ClassVar[Face]
    baseline: ClassVar[float] = 0.32  # of the type's size, below the middle

    def width(self, measures: Measures) -> float:
        return font(self.face, measures.px(self.face)).getlength(self.text)

    def draw(self, canvas: Canvas, x: float, measures: Measures, design: Design[Any, Any]) -> None:
        px = measures.px(self.face)
        canvas.writing(x, self.baseline * px, self.text, self.face, px, design.palette.outline)


class Figures(_Text):
    """Coordinates, codes, counts: "d5e5", "×2"."""

    face = Face.COUNT
    baseline = 0.364  # half a figure's height: the same for "e5" as for "g5", which hangs below it


class Words(_Text):
    """An Italian name."""

    face = Face.CAPTION


class Value(_Text):
    """The value of a card."""

    face = Face.TITLE

    def draw(self, canvas: Canvas, x: float, measures: Measures, design: Design[Any, Any]) -> None:
        """Draw it from x to the right, about y = 0."""
        middle, px = x + self.width(measures) / 2, measures.px(self.face)
        canvas.numeral(middle, 0, self.text, self.face, px, design.palette.outline)


@dataclass(frozen=True, slots=True)
class Tab(_Text):
    """A square's name on its seat's colour."""

    seat: Seat
    face = Face.COUNT

    def width(self, measures: Measures) -> float:
        """How wide it is."""
        return _Text.width(self, measures) + 2 * _TAB_SIDES

    def draw(self, canvas: Canvas, x: float, measures: Measures, design: Design[Any, Any]) -> None:
        """Draw it from x to the right, about y = 0."""
        width, height = self.width(measures), _TAB * (measures.tongue - 18)
        middle, palette = x + width / 2, design.palette
        canvas.polygon(rounded_rectangle(middle, 0, width, height, 5), palette.seats[self.seat])
        canvas.numeral(middle, 0, self.text, self.face, measures.figures, palette.letters)


@dataclass(frozen=True, slots=True)
class Arrow:
    """From what stands before it to what stands behind."""

    air: int = _AIR
    rank: int = 0

    def width(self, measures: Measures) -> float:
        """How wide it is."""
        return measures.figures

    def draw(self, canvas: Canvas, x: float, measures: Measures, design: Design[Any, Any]) -> None:
        """Draw it from x to the right, about y = 0."""
        outline = arrow(x, x + self.width(measures), 0, shaft=5, head=24)
        canvas.polygon(outline, design.palette.outline)


class Name(_Text):
    """A player's name, as large as there is room for it."""

    def width(self, measures: Measures) -> float:
        """How wide it is."""
        return self._fitted(measures).width

    def draw(self, canvas: Canvas, x: float, measures: Measures, design: Design[Any, Any]) -> None:
        """Draw it from x to the right, about y = 0."""
        name = self._fitted(measures)
        canvas.name(x, self.baseline * name.px, name, design.palette.outline)

    def _fitted(self, measures: Measures) -> FittedName:
        px, least = measures.values, measures.time
        return fit_name(self.text, px=px, least=least, room=measures.name, instead="·")


# Something on a tongue. Equal ones look alike.
Item = Sign | _Text | Arrow

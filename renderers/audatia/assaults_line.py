"""The assaults of a duel as a line: virtues of the attacker, binds, how each of them ended."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from typing import Final

from engines.audatia.terms import Bind
from renderers.audatia.assaults import Assault, AssaultEnd
from renderers.audatia.blow_drawing import draw_parted_sun, draw_sun
from renderers.audatia.card_faces import draw_virtue
from renderers.audatia.design import Design
from renderers.audatia.icon_drawing import IconColours, draw_icon
from renderers.audatia.icons import ICONS
from renderers.kit.canvas import Canvas
from renderers.kit.end_plate import LINE
from renderers.kit.fonts import Face
from renderers.kit.geometry import rectangle
from renderers.kit.sprites import Sprite

_UNIT: Final = 64  # px that a sign takes at most
_LEAST: Final = 40  # px at least, unless only numbers and ends are left
_GAP: Final = 0.4  # units between assaults
_MOST: Final = 12  # assaults: of more, the last ones are shown
_MIDDLE: Final = 44
_BASE: Final = 88
_SUN: Final = (33, 28)  # radius of a whole one, of a half
_RINGS: Final = (37, 34)  # of gold around what decided, and its casing
_RINGED: Final = 1.2  # units that it takes
_ICONS: Final = {
    AssaultEnd.DRAWN: "draw", AssaultEnd.BROKEN_OFF: "breakoff", AssaultEnd.TOUCH: "drop",
}  # fmt: skip


@lru_cache(maxsize=16)
def assaults_line(assaults: tuple[Assault, ...], design: Design) -> Sprite:
    """The line, from its upper left corner; what there is no room for is left out."""
    width, shown = LINE.size[0], list(assaults[-_MOST:])
    if _unit(shown, width) < _LEAST:
        shown = [one._replace(virtues=()) for one in shown]
    if _unit(shown, width) < _LEAST:
        shown = [one._replace(binds=()) for one in shown]
    unit = min(_UNIT, _unit(shown, width))
    canvas = design.canvas(-4, -8, width + 4, _BASE + 4)
    painter, x = _Painter(canvas, design, unit / _UNIT), 0.0
    for one in shown:
        end = x + unit * _units(one)
        canvas.stroke([(x, _BASE), (end, _BASE)], design.palette.ink, 3)
        painter.paint(one, x)
        x = end + _GAP * unit
    return canvas.sprite()


def _units(assault: Assault) -> float:
    end = _RINGED if assault.is_last else assault.end is not None
    return 1 + len(assault.virtues) + len(assault.binds) + end


def _unit(assaults: list[Assault], width: int) -> float:
    return width / (sum(map(_units, assaults)) + _GAP * (len(assaults) - 1))


@dataclass(frozen=True, slots=True)
class _Painter:
    canvas: Canvas
    design: Design
    scale: float

    def paint(self, assault: Assault, left: float) -> None:
        """Number and signs from `left` to the right, each in the middle of its unit."""
        unit = _UNIT * self.scale
        xs = (left + unit * (n + 0.5) for n in count())
        ink = self.design.palette.ink
        number, px = str(assault.number), 56 * self.scale
        if len(number) > 1:
            px *= 0.85
        self.canvas.numeral(next(xs), _MIDDLE, number, Face.TITLE, px, ink)
        for virtue in assault.virtues:
            x, colours = next(xs), self._colours(self.design.colours.relief)
            draw_virtue(self.canvas, virtue, x, _MIDDLE - 2, 52 * self.scale, colours)
            if assault.attacker:
                bar = rectangle(x, _BASE - 7, 48 * self.scale, 9)
                self.design.fill(self.canvas, bar, assault.attacker, self.design.palette.ground)
        for bind in assault.binds:
            self._bind(bind, next(xs))
        if assault.end:
            aside = unit * (_RINGED - 1) / 2 if assault.is_last else 0
            self._end(assault, assault.end, next(xs) + aside)

    def _bind(self, bind: Bind, x: float) -> None:
        palette, scale = self.design.palette, self.scale
        fill, (whole, half) = self.design.colours.relief, (radius * scale for radius in _SUN)
        if bind is Bind.STRETTO:
            draw_sun(self.canvas, x, _MIDDLE, whole, fill, palette.ink)
            return
        draw_parted_sun(
            self.canvas, x, _MIDDLE, half, fill, palette.ink, aside=12 * scale, half=34 * scale
        )

    def _end(self, assault: Assault, end: AssaultEnd, x: float) -> None:
        palette, colours = self.design.palette, self._colours(self.design.palette.ground)
        if assault.is_last:
            for radius, colour in zip(_RINGS, (palette.outline, palette.gold), strict=True):
                self.canvas.disc(x, _MIDDLE, radius * self.scale, colour)
            is_touch = end is AssaultEnd.TOUCH
            ink = palette.blood if is_touch else palette.outline
            colours = IconColours(ink, palette.gold)
        draw_icon(self.canvas, ICONS[_ICONS[end]], x, _MIDDLE, 50 * self.scale, colours, pen=6)

    def _colours(self, paper: str) -> IconColours:
        return IconColours(self.design.palette.ink, paper, self.design.palette.ground)

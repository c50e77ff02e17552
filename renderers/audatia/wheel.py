"""The wheel of seven swords: the blows that a man may strike, and those that may strike that man.

Each blow has the same place for both men.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from engines.audatia.terms import Blow
from engines.core.seat import Seat
from renderers.audatia.blow_drawing import ANGLES
from renderers.audatia.curves import arc, transformed
from renderers.audatia.design import Design
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Points, circle
from renderers.kit.sprites import Sprite

_RIM: Final = 90
_PEN: Final = 3.0
_TICK: Final = ((32, 0), (66, 0))
_SWORD: Final[tuple[Points, ...]] = (  # on its ray, the point inwards
    ((24, 0), (36.1, 5.7), (62.5, 9.2), (62.5, -9.2), (36.1, -5.7)),
    ((62.5, 23), (72.2, 23), (72.2, -23), (62.5, -23)),
    ((62.5, 5.7), (79, 5.7), (79, -5.7), (62.5, -5.7)),
)
_HEAD: Final = ((116, 20), (83, 0), (116, -20))
_WALL: Final = 95
_WALL_SPAN: Final = 21  # degrees to each side
_EYE: Final = 21
_DIAMOND: Final = ((0, 14), (10.4, 0), (0, -14), (-10.4, 0))


@dataclass(frozen=True, slots=True, kw_only=True)
class SevenSwords:
    """The blows of one man's wheel."""

    own: frozenset[Blow]  # those that the man may strike from this place
    open: frozenset[Blow]  # those that may strike the man
    struck: frozenset[Blow] = field(default=frozenset())  # now
    ready: frozenset[Blow] = field(default=frozenset())  # those that answer now


@dataclass(frozen=True, slots=True, kw_only=True)
class WheelColours:
    """The colours of a wheel."""

    mine: str
    theirs: str
    ring: str
    tick: str
    disc: str
    ground: str
    leaf: str


@lru_cache(maxsize=512)
def wheel(lines: SevenSwords, seat: Seat, design: Design, radius: int) -> Sprite:
    """The wheel of `seat` about its centre."""
    palette, reach = design.palette, round(1.25 * radius)
    canvas = design.canvas(-reach, -reach, reach, reach)
    colours = WheelColours(
        mine=palette.seats[seat],
        theirs=palette.seats[seat.other],
        ring=palette.ink,
        tick=palette.line,
        disc=design.colours.disc,
        ground=palette.ground,
        leaf=palette.leaf,
    )
    draw_wheel(canvas, lines, 0, 0, radius, colours)
    return canvas.sprite()


def draw_wheel(
    canvas: Canvas, lines: SevenSwords, x: float, y: float, radius: float, colours: WheelColours
) -> None:
    """Draw the seven swords about (x, y)."""
    scale = radius / 100
    rim = circle(x, y, _RIM * scale, 96)
    canvas.polygon(rim, colours.disc)
    canvas.stroke(rim, colours.ring, _PEN, closed=True)
    for blow, turn in ANGLES.items():

        def put(points: Points, turn: float = turn) -> Points:
            return transformed(points, x, y, scale, turn)

        if blow in lines.own:
            _sword(canvas, [put(part) for part in _SWORD], blow in lines.ready, scale, colours)
        else:
            canvas.stroke(put(_TICK), colours.tick, _PEN)
        if blow in lines.open:
            head = put(_HEAD)
            canvas.polygon(head, colours.leaf if blow in lines.struck else colours.ground)
            canvas.stroke(head, colours.theirs, max(_PEN, 5 * scale), closed=True)
        else:
            half = max(4.0, 8 * scale) / scale
            outer = arc(_WALL + half, -_WALL_SPAN, _WALL_SPAN)
            inner = arc(_WALL - half, _WALL_SPAN, -_WALL_SPAN)
            canvas.polygon(put([*outer, *inner]), colours.ring)
    _eye(canvas, lines, x, y, scale, colours)


def _sword(
    canvas: Canvas, parts: list[Points], is_ready: bool, scale: float, colours: WheelColours
) -> None:
    if is_ready:
        for part in parts:
            canvas.stroke(part, colours.mine, 7 * scale, closed=True)
    for part in parts:
        canvas.polygon(part, colours.leaf if is_ready else colours.mine)


def _eye(
    canvas: Canvas, lines: SevenSwords, x: float, y: float, scale: float, colours: WheelColours
) -> None:
    eye = circle(x, y, _EYE * scale, 40)
    is_open, is_struck = Blow.P in lines.open, Blow.P in lines.struck
    if is_struck:
        canvas.polygon(eye, colours.leaf)
    if is_open:
        canvas.stroke(eye, colours.theirs, max(_PEN, 4.6 * scale), closed=True)
    else:
        canvas.stroke(eye, colours.ring, max(6.0, 10 * scale), closed=True)
    if Blow.P in lines.own:
        diamond, is_ready = transformed(_DIAMOND, x, y, scale), Blow.P in lines.ready
        if is_struck and not is_ready:
            canvas.stroke(diamond, colours.disc, 4, closed=True)
        _sword(canvas, [diamond], is_ready, scale, colours)

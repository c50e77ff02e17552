"""Drawings of blows, and of the sun that two cuts may make."""

from __future__ import annotations

from typing import Final

from engines.audatia.terms import Blow
from renderers.audatia.curves import arc, transformed
from renderers.audatia.icon_drawing import IconColours, draw_icon
from renderers.audatia.icons import ICONS
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Points, circle

# Where each cut begins, in degrees counter-clockwise from the right; the Punta has no angle.
ANGLES: Final = {
    Blow.MF: 48, Blow.MM: 0, Blow.MS: -48, Blow.RF: 132, Blow.RM: 180, Blow.RS: 228,
}  # fmt: skip

_RING: Final = 0.92  # of the radius
_SWORD: Final[tuple[Points, ...]] = (  # hilt where the cut begins, point where it ends
    ((-104, 0), (-78, 9), (52, 9.45), (52, -9.45), (-78, -9)),
    ((52, 27), (63, 27), (63, -27), (52, -27)),
    ((60, 6), (92, 6), (92, -6), (60, -6)),
    circle(98, 0, 9, 13),
)
_PUNTA: Final = 1.9  # times the radius
_RAY: Final = ((62, 11), (100, 0), (62, -11))
_DISC: Final = 52
_RAYS: Final = 10
_HALF_RAYS: Final = 5


def draw_blow(
    canvas: Canvas, blow: Blow, x: float, y: float, radius: float, ink: str, ring_ink: str
) -> None:
    """Draw a blow as a sword through a ring; a Punta as one that points at the reader."""
    canvas.stroke(circle(x, y, _RING * radius, 72), ring_ink, 2.5, closed=True)
    if blow not in ANGLES:
        colours = IconColours(ink=ink, paper=ring_ink)
        draw_icon(canvas, ICONS["thrust"], x, y, _PUNTA * radius, colours, pen=5)
        return
    scale = radius / 100
    for part in _SWORD:
        canvas.polygon(transformed(part, x, y, scale, ANGLES[blow]), ink)


def draw_feinted_blow(
    canvas: Canvas, blow: Blow, x: float, y: float, radius: float, ink: str, soft: str
) -> None:
    """Draw a blow that is only feinted: hatched."""
    for part in _SWORD:
        outline = transformed(part, x, y, radius / 100, ANGLES[blow])
        canvas.hatch(outline, soft, gap=8, width=2.5, angle=40)
        canvas.stroke(outline, ink, 3, closed=True)


def draw_parted_sun(
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    fill: str,
    ink: str,
    *,
    aside: float,
    half: float,
    pen: float = 3,
) -> None:
    """Draw two halves of a sun that don't meet, `aside` from the middle of the line between."""
    canvas.stroke([(x, y - half), (x, y + half)], ink, 3)
    for bulge, down in ((180, -aside), (0, aside)):
        draw_sun(canvas, x, y + down, radius, fill, ink, bulge=bulge, pen=pen)


def draw_sun(
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    fill: str,
    ink: str,
    *,
    bulge: int | None = None,
    pen: float = 3,
) -> None:
    """Draw a whole sun, or the half that bulges toward `bulge` degrees."""
    scale = radius / 100
    if bulge is None:
        turns = [i * 360 / _RAYS for i in range(_RAYS)]
        disc = circle(0, 0, _DISC)
    else:
        turns = [bulge - 90 + 180 * (i + 0.5) / _HALF_RAYS for i in range(_HALF_RAYS)]
        disc = arc(_DISC, bulge - 90, bulge + 90)
    for turn in turns:
        canvas.polygon(transformed(_RAY, x, y, scale, turn), ink)
    outline = transformed(disc, x, y, scale)
    canvas.polygon(outline, fill)
    canvas.stroke(outline, ink, pen, closed=bulge is None)

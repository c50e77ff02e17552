"""Shapes that several icons share: swords, fists, curves, arrowheads. In a box of ± 50, y up."""

from __future__ import annotations

from renderers.audatia.curves import Knots, curve, transformed
from renderers.audatia.icon_drawing import Icon, IconPart, Tone, line, outlined, solid
from renderers.kit.geometry import Points, circle


def sword(
    turn: float = 90, x: float = 0, y: float = 0, length: float = 100
) -> tuple[IconPart, ...]:
    """A whole sword about its middle, its point toward `turn`."""
    butt = -length / 2
    parts: tuple[Points, ...] = (
        [
            (butt + length, 0), (butt + length - 12, 5.5), (butt + 30, 6.5), (butt + 30, -6.5),
            (butt + length - 12, -5.5),
        ],
        [(butt + 24, 19), (butt + 31, 19), (butt + 31, -19), (butt + 24, -19)],
        [(butt + 6, 4.5), (butt + 26, 4.5), (butt + 26, -4.5), (butt + 6, -4.5)],
        circle(butt + 5, 0, 7, 13),
    )  # fmt: skip
    return tuple(solid(rotated(part, turn, x, y)) for part in parts)


def rotated(points: Points, turn: float, x: float = 0, y: float = 0) -> Points:
    """The points turned about the middle, and moved there."""
    return [(a, -b) for a, b in transformed(points, x, -y, 1, turn)]


def curved_line(knots: Knots) -> Points:
    """A smooth line from the first knot to the last."""
    return curve(knots, 8, closed=False)


def fist(x: float, y: float) -> tuple[IconPart, ...]:
    """A hand that closes on something upright at x + 12."""
    palm = curve((
        (-44, -30, 1), (-20, -30), (6, -22), (30, -18), (34, -6), (32, 6), (34, 16), (24, 24),
        (2, 24), (-16, 18), (-44, 16, 1),
    ), 5)  # fmt: skip
    fingers = [[(8, h), (31, h)] for h in (-6, 8)]
    return (
        outlined([(x + a, y + b) for a, b in palm]),
        *(line([(x + a, y + b) for a, b in finger], 0.8) for finger in fingers),
    )


def struck_through(icon: Icon) -> Icon:
    """The same icon, struck through: the answer to it."""
    return (
        *icon,
        line([(-44, 44), (46, -44)], 2.4, Tone.PAPER),
        line([(-42, 46), (46, -42)], 1.2),
    )


def arrow_head(x: float, y: float, turn: float, size: float = 20) -> IconPart:
    """The head of an arrow, its point at (x, y)."""
    barbs = [(0.0, 0.0), (-1.5 * size, 0.9 * size), (-1.5 * size, -0.9 * size)]
    return solid(rotated(barbs, turn, x, y))

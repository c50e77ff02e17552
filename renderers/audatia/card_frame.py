"""What all large cards share: edges, a title, dividers, the floor under a man."""

from __future__ import annotations

from typing import Final

from renderers.audatia.design import Design
from renderers.audatia.floor import draw_shadow
from renderers.audatia.icon_drawing import IconColours
from renderers.audatia.layout import CARD
from renderers.audatia.lettering import draw_centred
from renderers.audatia.poses import Pose
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.geometry import rounded_rectangle

MIDDLE: Final = CARD[0] / 2
LEFT: Final = 60
RIGHT: Final = CARD[0] - LEFT
_MAN_ROOM: Final = 480


def empty_card(design: Design) -> Canvas:
    """A canvas with a card that has nothing on it."""
    paper, (width, height) = design.colours.paper, CARD
    canvas = design.canvas(0, 0, width, height)
    inset, pen, radius = 14, 5.0, 30
    canvas.panel(
        width / 2, height / 2, width - 2 * inset + pen, height - 2 * inset + pen, radius,
        paper.ivory, paper.ink, pen,
    )  # fmt: skip
    inset, pen, radius = 28, 2.5, 20
    inner = rounded_rectangle(width / 2, height / 2, width - 2 * inset, height - 2 * inset, radius)
    canvas.stroke(inner, paper.line, pen, closed=True)
    return canvas


def icon_colours_of(design: Design) -> IconColours:
    """The colours of icons on a card."""
    return IconColours(ink=design.colours.paper.ink, paper=design.colours.paper.ivory)


def draw_title(canvas: Canvas, text: str, y: float, px: int, design: Design) -> None:
    """Write a card's name about y."""
    ink = design.colours.paper.ink
    draw_centred(canvas, MIDDLE, y, text, Face.TITLE_LIGHT, px, ink, 500)


def draw_divider(canvas: Canvas, y: float, design: Design) -> None:
    """Draw a level line."""
    canvas.stroke([(LEFT, y), (RIGHT, y)], design.colours.paper.line, 2.5)


def draw_floor_for(
    canvas: Canvas, pose: Pose, y: float, design: Design, *, most: float, top: float
) -> tuple[float, float]:
    """Draw the floor at y for a man whose head may reach `top`.

    Returns the man's x, and the scale (px a unit), which is `most` if there is room.
    """
    behind, before, above = pose.reach
    scale = min(most, _MAN_ROOM / (before - behind), (y - top) / above)
    x = MIDDLE - scale * (behind + before) / 2
    feet = x + scale * sum(pose.ankles) / 2
    shadow = min(33 * scale, feet - LEFT, RIGHT - feet)
    draw_shadow(canvas, feet, y, shadow, design.colours.paper.line)
    canvas.stroke([(LEFT, y), (RIGHT, y)], design.colours.paper.ink, 3)
    return x, scale

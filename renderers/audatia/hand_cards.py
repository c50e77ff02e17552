"""The cards of a hand as they are drawn: with everything that is on them, or as chips."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.audatia.rules.data import BLOW_OF
from engines.audatia.terms import Card
from engines.core.seat import Seat
from renderers.audatia import card_faces
from renderers.audatia.blow_drawing import draw_blow
from renderers.audatia.card_names import full_name, name_lines, short_name
from renderers.audatia.design import Design
from renderers.audatia.hand_layout import ChipLayout, FaceLayout
from renderers.audatia.hand_places import CardState
from renderers.audatia.icon_drawing import IconColours, draw_icon
from renderers.audatia.icons import ICONS
from renderers.audatia.lettering import draw_centred, fitting_size
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.geometry import rectangle, rounded_rectangle
from renderers.kit.sprites import Sprite

_RADIUS: Final = 13
_CYCLE: Final = 17  # px of the sign of cycling, and a tenth of the card's width
_ROOM: Final = 14  # less than the card's width, for writing
_LEAST_PX: Final = 16
_LINE: Final = 0.97  # from line to line, times the type's size
_CHIP: Final = (10, 2.5)  # radius, pen


@lru_cache(maxsize=256)
def face(card: Card, state: CardState, seat: Seat, layout: FaceLayout, design: Design) -> Sprite:
    """A card with everything that is on it, from its upper left corner."""
    paper, (width, height) = design.colours.paper, layout.size
    leaf = layout.leaf
    canvas = design.canvas(-leaf - 4, -leaf - 4, width + leaf + 4, height + leaf + 4)
    x, y = width / 2, height / 2
    if state is CardState.PLAYABLE:
        around = rounded_rectangle(x, y, width + 2 * leaf, height + 2 * leaf, _RADIUS + leaf)
        canvas.polygon(around, design.palette.leaf)
    canvas.panel(x, y, width, height, _RADIUS, paper.ivory, paper.ink, 3)
    if layout.has_foot:
        foot = rectangle(x, height - 12, width - 20, 9)  # a band of the seat's colour
        design.fill(canvas, foot, seat, paper.ivory)
    _draw_face(canvas, card, layout, design)
    return canvas.sprite()


def _draw_face(canvas: Canvas, card: Card, layout: FaceLayout, design: Design) -> None:
    paper, (width, _) = design.colours.paper, layout.size
    x, colours, blow = width / 2, IconColours(paper.ink, paper.ivory), BLOW_OF.get(card)
    name = full_name(card) if blow is None or layout.is_named_whole else short_name(card)
    lines = name_lines(name)
    if blow is None:
        y, size = layout.sign
        # halfway into the room of a second line
        lower = layout.name[1] / 2 if layout.name and len(lines) == 1 else 0
        draw_icon(canvas, ICONS[card.value], x, y + lower, size, colours, pen=5.0)
        card_faces.draw_cycle(canvas, card, width, _CYCLE + 0.1 * width, colours)
    else:
        card_faces.draw_half_sun(canvas, card, width, layout.sun, colours)
        y, px = layout.code
        canvas.numeral(x, y, blow.value, Face.COUNT, px, paper.ink)
        if layout.stroke:
            y, radius = layout.stroke
            draw_blow(canvas, blow, x, y, radius, paper.ink, paper.line)
    if layout.name:
        _write_name(canvas, lines, width, layout.name, paper.ink)


def _write_name(
    canvas: Canvas, lines: tuple[str, ...], width: int, name: tuple[int, int], ink: str
) -> None:
    (base, px), room = name, width - _ROOM
    px = min(fitting_size(line, Face.CAPTION, px, room, _LEAST_PX) for line in lines)
    for i, line in enumerate(reversed(lines)):
        # Its middle lies 0.34 of its size above the baseline.
        y = base - _LINE * px * i - 0.34 * px
        draw_centred(canvas, width / 2, y, line, Face.CAPTION, px, ink, room)


@lru_cache(maxsize=64)
def backs(count: int, pitch: int, layout: ChipLayout, design: Design) -> Sprite:
    """A row of cards that nobody but their man has seen, from its upper left corner."""
    palette, (radius, pen), (size, _) = design.palette, _CHIP, layout.size
    canvas = design.canvas(-2, -2, count * pitch + 2, size + 2)
    for i in range(count):
        x, y = i * pitch + size / 2, size / 2
        canvas.panel(x, y, size, size, radius, palette.ground, palette.line, pen)
        for angle in (45, -45):
            inner = rectangle(x, y, 0.66 * size, 0.66 * size)
            canvas.hatch(inner, palette.line, gap=8, width=2.5, angle=angle)
    return canvas.sprite()


@lru_cache(maxsize=256)
def chip(card: Card, is_quiet: bool, layout: ChipLayout, design: Design) -> Sprite:
    """A card's code or sign in a square, from its upper left corner."""
    palette, paper = design.palette, design.colours.paper
    radius, pen = _CHIP
    (size, _), middle = layout.size, layout.size[0] / 2
    canvas = design.canvas(-2, -2, size + 2, size + 2)
    if is_quiet:
        ink = palette.soft if design.layout.is_large else design.colours.quiet
        colours, edge = IconColours(ink, palette.ground), palette.line
    else:
        colours, edge = IconColours(paper.ink, paper.ivory), paper.ink
    canvas.panel(middle, middle, size, size, radius, colours.paper, edge, pen)
    card_faces.draw_small(canvas, card, layout, colours)
    return canvas.sprite()

"""The private half of a picture: small cards, six to a row, in groups."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from typing import Final

from engines.audatia.rules.data import BLOW_OF, RANK
from engines.audatia.terms import Card, Cards
from engines.core.seat import Seat
from renderers.audatia import card_faces
from renderers.audatia.card_names import code_of
from renderers.audatia.design import Design
from renderers.audatia.icon_drawing import IconColours
from renderers.audatia.layout import MARGIN, WIDTH, HandLayout
from renderers.audatia.lettering import draw_centred
from renderers.kit.box import Box
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.geometry import rectangle, rounded_rectangle
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite

ROW: Final = 6
_GAP: Final = (24, 24)
_TOP: Final = 44
_BELOW: Final = 14
_BAND: Final = (10, 10)  # y, height
_RAISED: Final = 12
_LEAF: Final = 7
_RADIUS: Final = 11
_PEN: Final = 3
_SUN: Final = 28
_FULL: Final = 3  # icons that need all the room of a row
_WIDER: Final = 9  # px more from icon to icon where there are fewer
_ROOM: Final = 17  # less than the card's width, for a code
_FOOT: Final = (11, 8)  # of the seat's edge: from below to its middle, height


class CardState(Enum):
    """How a card in a hand is shown."""

    PLAIN = auto()  # nothing is asked
    PLAYABLE = auto()
    QUIET = auto()  # it can't be played now


@dataclass(frozen=True, slots=True)
class HeldCard:
    """One card of a hand."""

    card: Card
    lie: CardState = CardState.PLAIN


def height_of(count: int, layout: HandLayout) -> int:
    """Height of a hand of so many cards, in px."""
    rows = max(1, -(-count // ROW))
    return _TOP + rows * (layout.card[1] + _GAP[1]) - _GAP[1] + _BELOW


def cuts_of(top: int, count: int, layout: HandLayout) -> tuple[int, ...]:
    """The y between the rows of a hand that begins at `top`."""
    rows = -(-count // ROW)
    return tuple(top + _TOP - _GAP[1] + row * (layout.card[1] + _GAP[1]) for row in range(rows))


def paint_hand(
    layers: Layers, top: int, hand: tuple[HeldCard, ...], seat: Seat, design: Design
) -> None:
    """A hand from y = `top` down."""
    layers.place(_band(seat, design), 0, top)
    before: HeldCard | None = None
    for i, held in enumerate(sorted(hand, key=lambda held: RANK[held.card])):
        x, y = _corner(top, i, design.layout.hand)
        if (
            before
            and i % ROW
            and card_faces.card_group(before.card) != card_faces.card_group(held.card)
        ):
            layers.place(_divider(design), x - _GAP[0] // 2, y)
        raised = _RAISED if held.lie is CardState.PLAYABLE else 0
        layers.place(_card(held.card, held.lie, seat, design), x, y - raised)
        before = held


def boxes(top: int, hand: Cards, layout: HandLayout) -> list[tuple[Card, Box]]:
    """Where each card of such a hand is."""
    width, height = layout.card
    corners = (
        (card, *_corner(top, i, layout))
        for i, card in enumerate(sorted(hand, key=RANK.__getitem__))
    )
    return [(card, Box(x, y, x + width, y + height)) for card, x, y in corners]


def _corner(top: int, index: int, layout: HandLayout) -> tuple[int, int]:
    """The upper left corner of a card of a hand."""
    column, row = index % ROW, index // ROW
    width, height = layout.card
    return MARGIN + column * (width + _GAP[0]), top + _TOP + row * (height + _GAP[1])


@lru_cache(maxsize=8)
def _band(seat: Seat, design: Design) -> Sprite:
    y, height = _BAND
    canvas = Canvas(MARGIN, y - 2, WIDTH - MARGIN, y + height + 2)
    outline = rectangle(WIDTH / 2, y + height / 2, WIDTH - 2 * MARGIN, height)
    design.fill(canvas, outline, seat, design.palette.ground)
    return canvas.sprite()


@lru_cache(maxsize=8)
def _divider(design: Design) -> Sprite:
    height = design.layout.hand.card[1]
    canvas = Canvas(-4, 0, 4, height)
    canvas.stroke([(0, 16), (0, height - 16)], design.palette.soft, _PEN)
    return canvas.sprite()


@lru_cache(maxsize=512)
def _card(card: Card, lie: CardState, seat: Seat, design: Design) -> Sprite:
    """One card from its upper left corner."""
    layout, palette, paper = design.layout.hand, design.palette, design.colours.paper
    (width, height), quiet = layout.card, lie is CardState.QUIET
    ink, fill = (palette.soft, palette.panel) if quiet else (paper.ink, paper.ivory)
    edge, ring = (palette.line, palette.line) if quiet else (paper.ink, paper.line)
    icon_colours = IconColours(ink=ink, paper=fill)
    canvas = Canvas(-_LEAF - 4, -_LEAF - 4, width + _LEAF + 4, height + _LEAF + 4)
    x, y = width / 2, height / 2
    if lie is CardState.PLAYABLE:
        around = rounded_rectangle(x, y, width + 2 * _LEAF, height + 2 * _LEAF, _RADIUS + 5)
        canvas.polygon(around, palette.leaf)
    canvas.panel(x, y, width, height, _RADIUS, fill, edge, _PEN)
    if not quiet:
        foot = rectangle(x, height - _FOOT[0], width - 18, _FOOT[1])
        design.fill(canvas, foot, seat, paper.ivory)
    aside = layout.aside * card_faces.draw_half_sun(canvas, card, width, _SUN, icon_colours)
    code, px = written(card, layout.blow_px, layout.other_px)
    draw_centred(canvas, x + aside, layout.code_y, code, Face.COUNT, px, ink, width - _ROOM)
    card_faces.draw_picture(canvas, card, x, layout.drawing_y, icon_colours, ring)
    _signs(canvas, card, x, design, icon_colours)
    return canvas.sprite()


def written(card: Card, blow_px: int, other_px: int) -> tuple[str, int]:
    """The code as it is typed, and its largest size in px, which for a blow's letters is larger."""
    return (code_of(card), blow_px) if card in BLOW_OF else (card.value, other_px)


def _signs(canvas: Canvas, card: Card, x: float, design: Design, icon_colours: IconColours) -> None:
    layout, icons = design.layout.hand, card_faces.ability_icons(card)
    pitch = layout.icon_pitch + (0 if len(icons) >= _FULL else _WIDER)
    for i, icon in enumerate(icons):
        aside = (i - (len(icons) - 1) / 2) * pitch
        card_faces.draw_ability(canvas, icon, x + aside, layout.icons_y, icon_colours, layout.icon)

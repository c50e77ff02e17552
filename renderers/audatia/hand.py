"""The private half of a picture: compact cards, six to a row, in groups."""

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
from renderers.audatia.design import Press
from renderers.audatia.icon_drawing import Tints
from renderers.audatia.layout import MARGIN, WIDTH, HandLayout
from renderers.audatia.lettering import centred
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.geometry import box, rounded
from renderers.kit.layers import Box, Page
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
_FULL: Final = 3  # signs that need all the room of a row
_WIDER: Final = 9  # from sign to sign where there are fewer
_ROOM: Final = 17  # less than the card's width, for a code
_FOOT: Final = (11, 8)  # of the seat's edge: from below to its middle, height


class Lie(Enum):
    """How a card lies in a hand."""

    PLAIN = auto()  # nothing is asked
    PLAYABLE = auto()
    QUIET = auto()  # it can't be played now


@dataclass(frozen=True, slots=True)
class Held:
    """One card of a hand."""

    card: Card
    lie: Lie = Lie.PLAIN


def height_of(count: int, layout: HandLayout) -> int:
    """Of a hand of so many cards, in px."""
    rows = max(1, -(-count // ROW))
    return _TOP + rows * (layout.card[1] + _GAP[1]) - _GAP[1] + _BELOW


def cuts_of(top: int, count: int, layout: HandLayout) -> tuple[int, ...]:
    """Where the rows of a hand part."""
    rows = -(-count // ROW)
    return tuple(top + _TOP - _GAP[1] + row * (layout.card[1] + _GAP[1]) for row in range(rows))


def paint_hand(page: Page, top: int, hand: tuple[Held, ...], seat: Seat, press: Press) -> None:
    """A hand from y = `top` down."""
    page.place(_band(seat, press), 0, top)
    before: Held | None = None
    for i, held in enumerate(sorted(hand, key=lambda held: RANK[held.card])):
        x, y = _corner(top, i, press.layout.hand)
        if before and i % ROW and card_faces.group(before.card) != card_faces.group(held.card):
            page.place(_divider(press), x - _GAP[0] // 2, y)
        raised = _RAISED if held.lie is Lie.PLAYABLE else 0
        page.place(_card(held.card, held.lie, seat, press), x, y - raised)
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
    """The upper left one of a hand's card."""
    column, row = index % ROW, index // ROW
    width, height = layout.card
    return MARGIN + column * (width + _GAP[0]), top + _TOP + row * (height + _GAP[1])


@lru_cache(maxsize=8)
def _band(seat: Seat, press: Press) -> Sprite:
    y, height = _BAND
    canvas = Canvas(MARGIN, y - 2, WIDTH - MARGIN, y + height + 2)
    outline = box(WIDTH / 2, y + height / 2, WIDTH - 2 * MARGIN, height)
    press.fill(canvas, outline, seat, press.theme.ground)
    return canvas.sprite()


@lru_cache(maxsize=8)
def _divider(press: Press) -> Sprite:
    height = press.layout.hand.card[1]
    canvas = Canvas(-4, 0, 4, height)
    canvas.stroke([(0, 16), (0, height - 16)], press.theme.soft, _PEN)
    return canvas.sprite()


@lru_cache(maxsize=512)
def _card(card: Card, lie: Lie, seat: Seat, press: Press) -> Sprite:
    """One card from its upper left corner."""
    layout, theme, paper = press.layout.hand, press.theme, press.colours.paper
    (width, height), quiet = layout.card, lie is Lie.QUIET
    ink, fill = (theme.soft, theme.panel) if quiet else (paper.ink, paper.ivory)
    edge, ring = (theme.line, theme.line) if quiet else (paper.ink, paper.line)
    tints = Tints(ink=ink, paper=fill)
    canvas = Canvas(-_LEAF - 4, -_LEAF - 4, width + _LEAF + 4, height + _LEAF + 4)
    x, y = width / 2, height / 2
    if lie is Lie.PLAYABLE:
        around = rounded(x, y, width + 2 * _LEAF, height + 2 * _LEAF, _RADIUS + 5)
        canvas.polygon(around, theme.leaf)
    canvas.panel(x, y, width, height, _RADIUS, fill, edge, _PEN)
    if not quiet:
        foot = box(x, height - _FOOT[0], width - 18, _FOOT[1])
        press.fill(canvas, foot, seat, paper.ivory)
    aside = layout.aside * card_faces.half_sun(canvas, card, width, _SUN, tints)
    code, px = written(card, layout.blow_px, layout.other_px)
    centred(canvas, x + aside, layout.code_y, code, Face.COUNT, px, ink, width - _ROOM)
    card_faces.draw_picture(canvas, card, x, layout.drawing_y, tints, ring)
    _signs(canvas, card, x, press, tints)
    return canvas.sprite()


def written(card: Card, blow_px: int, other_px: int) -> tuple[str, int]:
    """The code as it is typed, and how large it may be: two letters of a blow, or a word."""
    return (code_of(card), blow_px) if card in BLOW_OF else (card.value, other_px)


def _signs(canvas: Canvas, card: Card, x: float, press: Press, tints: Tints) -> None:
    layout, signs = press.layout.hand, card_faces.abilities(card)
    pitch = layout.sign_pitch + (0 if len(signs) >= _FULL else _WIDER)
    for i, sign in enumerate(signs):
        aside = (i - (len(signs) - 1) / 2) * pitch
        card_faces.draw_ability(canvas, sign, x + aside, layout.signs_y, tints, layout.sign)

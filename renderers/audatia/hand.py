"""The private half of a picture: real cards, four to a row, in groups."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from typing import Final

from engines.audatia.data import RANK
from engines.audatia.terms import Card, Cards
from engines.core.seat import Seat
from renderers.audatia import faces
from renderers.audatia.layout import MARGIN, WIDTH
from renderers.audatia.marks import Tints
from renderers.audatia.names import code_of, short_name
from renderers.audatia.press import Press
from renderers.audatia.typeset import centred
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.geometry import box, rounded
from renderers.kit.page import Box, Page
from renderers.kit.sprites import Sprite

ROW: Final = 4
_CARD: Final = (225, 300)
_GAP: Final = (20, 26)
_TOP: Final = 62
_BELOW: Final = 18
_BAND: Final = (20, 10)  # y, height
_RAISED: Final = 12
_LEAF: Final = 8
_RADIUS: Final = 12
_PEN: Final = 3
_SUN_IN: Final = 42
_ROOM: Final = 200  # of a code or a name
_NAME_Y: Final = 221
_NAME_PX: Final = 31
_FOOT: Final = (12.5, 9)  # of the seat's edge: from below to its middle, height


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


def height_of(count: int) -> int:
    """Of a hand of so many cards, in px."""
    rows = max(1, -(-count // ROW))
    return _TOP + rows * (_CARD[1] + _GAP[1]) + _BELOW


def cuts_of(top: int, count: int) -> tuple[int, ...]:
    """Where the rows of a hand part."""
    rows = -(-count // ROW)
    return tuple(top + _TOP - 24 + row * (_CARD[1] + _GAP[1]) for row in range(rows))


def paint_hand(page: Page, top: int, hand: tuple[Held, ...], seat: Seat, press: Press) -> None:
    """A hand from y = `top` down."""
    page.place(_band(seat, press), 0, top)
    before: Held | None = None
    for i, held in enumerate(sorted(hand, key=lambda held: RANK[held.card])):
        x, y = _corner(top, i)
        if before and i % ROW and faces.group(before.card) != faces.group(held.card):
            page.place(_divider(press), x - _GAP[0] // 2, y)
        raised = _RAISED if held.lie is Lie.PLAYABLE else 0
        page.place(_card(held.card, held.lie, seat, press), x, y - raised)
        before = held


def boxes(top: int, hand: Cards) -> list[tuple[Card, Box]]:
    """Where each card of such a hand is."""
    width, height = _CARD
    corners = (
        (card, *_corner(top, i)) for i, card in enumerate(sorted(hand, key=RANK.__getitem__))
    )
    return [(card, Box(x, y, x + width, y + height)) for card, x, y in corners]


def _corner(top: int, index: int) -> tuple[int, int]:
    """The upper left one of a hand's card."""
    column, row = index % ROW, index // ROW
    return MARGIN + column * (_CARD[0] + _GAP[0]), top + _TOP + row * (_CARD[1] + _GAP[1])


@lru_cache(maxsize=8)
def _band(seat: Seat, press: Press) -> Sprite:
    y, height = _BAND
    canvas = Canvas(MARGIN, y - 2, WIDTH - MARGIN, y + height + 2)
    outline = box(WIDTH / 2, y + height / 2, WIDTH - 2 * MARGIN, height)
    press.fill(canvas, outline, seat, press.theme.ground)
    return canvas.sprite()


@lru_cache(maxsize=8)
def _divider(press: Press) -> Sprite:
    canvas = Canvas(-4, 0, 4, _CARD[1])
    canvas.stroke([(0, 20), (0, _CARD[1] - 20)], press.theme.soft, _PEN)
    return canvas.sprite()


@lru_cache(maxsize=512)
def _card(card: Card, lie: Lie, seat: Seat, press: Press) -> Sprite:
    """One card from its upper left corner."""
    (width, height), layout = _CARD, press.layout.hand
    paper, quiet = press.colours.paper, lie is Lie.QUIET
    theme = press.theme
    fill = theme.panel if quiet else paper.ivory
    ink = theme.soft if quiet else paper.ink
    edge = theme.line if quiet else paper.ink
    ring = theme.line if quiet else paper.line
    tints = Tints(ink=ink, paper=fill)
    canvas = Canvas(-_LEAF - 4, -_LEAF - 4, width + _LEAF + 4, height + _LEAF + 4)
    x, y = width / 2, height / 2
    if lie is Lie.PLAYABLE:
        around = rounded(x, y, width + 2 * _LEAF, height + 2 * _LEAF, _RADIUS + 6)
        canvas.polygon(around, theme.leaf)
    canvas.panel(x, y, width, height, _RADIUS, fill, edge, _PEN)
    if not quiet:
        foot = box(x, height - _FOOT[0], width - 20, _FOOT[1])
        press.fill(canvas, foot, seat, paper.ivory)
    centred(canvas, x, layout.code_y, code_of(card), Face.COUNT, layout.code_px, ink, _ROOM)
    faces.half_sun(canvas, card, _SUN_IN, width - _SUN_IN, 1.5, tints)
    faces.draw_picture(canvas, card, x, layout.drawing_y, tints, ring)
    if not press.layout.is_large:
        centred(canvas, x, _NAME_Y, short_name(card), Face.CAPTION, _NAME_PX, ink, _ROOM)
    _signs(canvas, card, x, press, tints)
    return canvas.sprite()


def _signs(canvas: Canvas, card: Card, x: float, press: Press, tints: Tints) -> None:
    layout, signs = press.layout.hand, faces.abilities(card)
    for i, sign in enumerate(signs):
        aside = (i - (len(signs) - 1) / 2) * layout.sign_pitch
        faces.draw_ability(canvas, sign, x + aside, layout.signs_y, tints, layout.sign)

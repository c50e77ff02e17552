"""Rows of small cards: those seen of the rival's hand, or both hands when they are open."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engines.audatia.rules.data import BLOW_OF, RANK
from engines.audatia.terms import Card, Cards
from engines.core.seat import Seat
from renderers.audatia import card_faces
from renderers.audatia.card_names import code_of
from renderers.audatia.design import Design
from renderers.audatia.icon_drawing import IconColours, draw_icon
from renderers.audatia.icons import ICONS
from renderers.audatia.layout import MARGIN
from renderers.kit.box import Box
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.geometry import rectangle
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite

SEEN: Final = "lynx"
OPEN: Final = "hand"
_CARD: Final = (66, 70)
_PITCH: Final = 74.5
_GAP: Final = 16  # above each row
_BELOW: Final = 18
_RADIUS: Final = 7
_SUN: Final = 19
_CODE_Y: Final = 40
_ICON_Y: Final = 31
_ICON: Final = 48
_FOOT: Final = (8, 6)  # of the seat's edge: from below to its middle, height
_MARK: Final = 54  # in front of a row


class CardRow(NamedTuple):
    """Some cards of one man, and the icon of why they are shown."""

    seat: Seat
    cards: Cards
    icon: str

    @property
    def sorted(self) -> list[Card]:
        """In the order of every hand."""
        return sorted(self.cards, key=RANK.__getitem__)


def height_of(rows: tuple[CardRow, ...]) -> int:
    """Height of the rows together, in px."""
    return len(rows) * (_GAP + _CARD[1]) + _BELOW if rows else 0


def cuts_of(top: int, rows: tuple[CardRow, ...]) -> tuple[int, ...]:
    """The y between rows that begin at `top`."""
    return tuple(top + i * (_GAP + _CARD[1]) + _GAP // 2 for i in range(len(rows)))


def paint_rows(layers: Layers, top: int, rows: tuple[CardRow, ...], design: Design) -> None:
    """The rows from y = `top` down."""
    for i, row in enumerate(rows):
        _, y = _corner(top, i, 0)
        layers.place(_mark(row.icon, design), MARGIN + _CARD[0] // 2, y + _CARD[1] // 2)
        for k, card in enumerate(row.sorted):
            layers.place(_card(card, row.seat, row.icon is SEEN, design), *_corner(top, i, k))


def boxes(top: int, rows: tuple[CardRow, ...]) -> list[tuple[Card, Box]]:
    """Where each card of the rows is."""
    found = []
    for i, row in enumerate(rows):
        for k, card in enumerate(row.sorted):
            x, y = _corner(top, i, k)
            found.append((card, Box(x, y, x + _CARD[0], y + _CARD[1])))
    return found


def _corner(top: int, row: int, index: int) -> tuple[int, int]:
    """The upper left corner of a card."""
    x = MARGIN + round((index + 1) * _PITCH)
    return x, top + _GAP + row * (_GAP + _CARD[1])


@lru_cache(maxsize=32)
def _mark(icon: str, design: Design) -> Sprite:
    half = _MARK // 2 + 4
    canvas = Canvas(-half, -half, half, half)
    draw_icon(
        canvas, ICONS[icon], 0, 0, _MARK, IconColours(design.palette.soft, design.palette.ground)
    )
    return canvas.sprite()


@lru_cache(maxsize=512)
def _card(card: Card, seat: Seat, is_quiet: bool, design: Design) -> Sprite:
    """One card from its upper left corner; `is_quiet`: it lies in the rival's hand."""
    palette, paper, (width, height) = design.palette, design.colours.paper, _CARD
    ink, fill = (palette.soft, palette.panel) if is_quiet else (paper.ink, paper.ivory)
    icon_colours, x = IconColours(ink=ink, paper=fill), width / 2
    canvas = Canvas(-2, -2, width + 2, height + 2)
    edge = palette.line if is_quiet else paper.ink
    canvas.panel(x, height / 2, width, height, _RADIUS, fill, edge, 2.5)
    foot = rectangle(x, height - _FOOT[0], width - 12, _FOOT[1])
    design.fill(canvas, foot, seat, fill)
    if card in BLOW_OF:
        card_faces.draw_half_sun(canvas, card, width, _SUN, icon_colours)
        canvas.numeral(x, _CODE_Y, code_of(card), Face.COUNT, design.layout.shown_px, ink)
    else:
        draw_icon(canvas, ICONS[card.value], x, _ICON_Y, _ICON, icon_colours)
    return canvas.sprite()

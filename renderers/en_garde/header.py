"""The top of the board: names, lamps, hands as others see them, deck and discard."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.core.seat import Pair, Seat
from engines.en_garde.terms import Hand
from renderers.en_garde.design import Design
from renderers.en_garde.layout import WIDTH, Piles
from renderers.kit import playing_cards
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face, fit_name
from renderers.kit.geometry import Point, circle, rectangle
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite

_MARGIN: Final = 28
_ROOM: Final = 340
_LEAST_PX: Final = 32
_BASELINE: Final = 0.32  # of the type's size, below the middle of the name's band
_BAND: Final = (12, 60)
_BEYOND_NAME: Final = 12
_POINT: Final = 0.52  # of a pennant's height
_PILE_EDGE: Final = 12  # px of gold and of air around a card
_DECK_DEPTH: Final = 13  # px that a full deck stands out to the left
_LETTERS: Final = Pair(one="L", two="R")  # where a name can't be written: as in the notation

_FANNED: Final = (31, 45)
_FAN_STEP: Final = 12  # degrees
_FAN_PIVOT: Final = 74  # px below the cards' middle
_HELD_LARGE: Final = (44, 60)

_OPEN: Final = (38, 56)
_OPEN_STRIP: Final = 29
_OPEN_AT: Final = 312  # the middle of an open hand: clear of the lamps and of the deck
_OPEN_PX: Final = 38
_OPEN_LIFT: Final = 9
_OPEN_DROP: Final = 3  # px below the middle of the lamps


def paint_name(
    layers: Layers,
    seat: Seat,
    name: str,
    design: Design,
    *,
    left: bool,
    acts: bool,
    cards_out: int,
) -> None:
    """A name, with its seat's band at the edge, or on a pennant if the seat is to act.

    It keeps clear of deck and discard, which move with the number of cards on the discard.
    """
    layout, piles = design.layout, _piles(design, cards_out)
    half = layout.card[0] / 2 + _PILE_EDGE
    if left:
        free = piles.deck - half - _DECK_DEPTH
    else:
        free = WIDTH - (piles.discard + piles.strip * max(0, cards_out - 1) + half)
    ends = _BEYOND_NAME + _POINT * layout.pennant if acts else 0
    room = round(min(_ROOM, free - ends - _MARGIN))
    layers.place(_name(seat, name, design, room, left, acts))


@lru_cache(maxsize=512)
def _name(seat: Seat, name: str, design: Design, room: int, left: bool, acts: bool) -> Sprite:
    layout, palette = design.layout, design.palette
    line = fit_name(name, px=layout.name_px, least=_LEAST_PX, room=room, instead=_LETTERS[seat])
    y, end = layout.name_y, _MARGIN + line.width + _BEYOND_NAME
    canvas = Canvas(0 if left else WIDTH - 480, 0, 480 if left else WIDTH, layout.lamp_y)

    def out(x: float) -> float:
        return x if left else WIDTH - x

    if acts:
        half = layout.pennant / 2
        point = end + _POINT * layout.pennant
        body: list[Point] = [(0, y - half), (end, y - half), (end, y + half), (0, y + half)]
        head: list[Point] = [(end, y - half), (point, y), (end, y + half)]
        canvas.polygon([(out(x), y) for x, y in body], palette.seats[seat])
        design.fill(canvas, [(out(x), y) for x, y in head], seat)
    else:
        design.fill(canvas, rectangle(out(_BAND[0] / 2), y, *_BAND), seat)
    start = _MARGIN if left else WIDTH - _MARGIN - line.width
    ink = palette.letters if acts else palette.ink
    canvas.writing(start, y + _BASELINE * line.px, line.text, line.face, line.px, ink)
    return canvas.sprite()


def paint_lamps(
    layers: Layers, seat: Seat, lit: int, of: int, design: Design, *, left: bool, fresh: bool
) -> None:
    """As many lamps as rounds win the match; they fill from the outer edge inwards."""
    layout = design.layout
    for i in range(of):
        x = layout.lamp_x + i * layout.lamp_pitch
        lamp = _lamp(seat if i < lit else None, fresh and i == lit - 1, design)
        layers.place(lamp, x if left else WIDTH - x, layout.lamp_y)


@lru_cache(maxsize=512)
def _lamp(seat: Seat | None, fresh: bool, design: Design) -> Sprite:
    palette, radius = design.palette, design.layout.lamp
    canvas = Canvas(-radius - 12, -radius - 12, radius + 12, radius + 12)
    if fresh:
        if palette.casing > 2.5:
            canvas.disc(0, 0, radius + 7 + 2.5, palette.outline)
        canvas.disc(0, 0, radius + 7, palette.gold)
    canvas.disc(0, 0, radius, palette.ink)
    canvas.disc(0, 0, radius - 3, palette.seats[seat] if seat else palette.ground)
    if seat is Seat.TWO:
        canvas.hatch(circle(0, 0, radius - 3), palette.ivory, gap=6.6, width=3)
    return canvas.sprite()


def paint_hidden_hand(
    layers: Layers, seat: Seat, count: int, design: Design, *, left: bool
) -> None:
    """The backs of a hand: a fan, or in large print one card with the count."""
    layout = design.layout
    sprite = _counted(seat, count, design) if layout.is_large else _fan(seat, count, design)
    layers.place(sprite, layout.held_x if left else WIDTH - layout.held_x, layout.lamp_y)


@lru_cache(maxsize=512)
def _fan(seat: Seat, count: int, design: Design) -> Sprite:
    canvas, pivot = Canvas(-80, -60, 80, 60), (0.0, float(_FAN_PIVOT - 2))
    for i in range(count):
        turn = (i - (count - 1) / 2) * _FAN_STEP
        playing_cards.draw_back(
            canvas,
            0,
            -2,
            _FANNED,
            design.palette,
            design.palette.seats[seat],
            hatched=seat is Seat.TWO,
            turn=turn,
            pivot=pivot,
        )
    return canvas.sprite()


@lru_cache(maxsize=512)
def _counted(seat: Seat, count: int, design: Design) -> Sprite:
    palette, canvas = design.palette, Canvas(-30, -36, 30, 36)
    playing_cards.draw_back(
        canvas, 0, 0, _HELD_LARGE, palette, palette.seats[seat], hatched=seat is Seat.TWO
    )
    canvas.cased_disc(0, 0, 21.5, palette.ivory, palette.outline, 3)
    canvas.numeral(0, 0, str(count), Face.COUNT, 32, palette.outline)
    return canvas.sprite()


def paint_open_hand(
    layers: Layers, seat: Seat, hand: Hand, decides: int | None, design: Design, *, left: bool
) -> None:
    """An open hand in the place of its fan. Cards of value `decides`, if any, are raised."""
    sprite = _open(hand, decides, design)
    half = sprite.size[0] // 2
    middle = _OPEN_AT if left else WIDTH - _OPEN_AT
    layers.place(sprite, middle - half, design.layout.lamp_y + _OPEN_DROP)


@lru_cache(maxsize=512)
def _open(hand: Hand, decides: int | None, design: Design) -> Sprite:
    palette, (width, height) = design.palette, _OPEN
    canvas = Canvas(-8, -60, _OPEN_STRIP * len(hand) + width, 48)
    for i, value in enumerate(hand):
        stands_out = value == decides
        quiet = decides is not None and not stands_out
        x, y = width / 2 + i * _OPEN_STRIP, -_OPEN_LIFT if stands_out else 0
        fill = design.colours.quiet_card if quiet else palette.ivory
        line = design.colours.quiet_ink if quiet else palette.outline
        canvas.panel(x, y, width + 5, height + 5, 8, fill, line, 2.5)
        shown = x if i == len(hand) - 1 else x - (width - _OPEN_STRIP) / 2
        canvas.numeral(shown, y, str(value), Face.TITLE, _OPEN_PX, line)
    return canvas.sprite()


def paint_deck(layers: Layers, count: int, cards_out: int, design: Design) -> None:
    """The deck with its count, beside so many cards on the discard."""
    layers.place(_deck(count, design), _piles(design, cards_out).deck)


def paint_discards(
    layers: Layers, discards: tuple[int, ...], design: Design, *, gilded: bool
) -> None:
    """The cards of the last action, or the top one of the pile."""
    piles = _piles(design, len(discards))
    layers.place(_discards(discards, gilded, piles, design), piles.discard)


def _piles(design: Design, cards_out: int) -> Piles:
    return design.layout.piles[max(1, cards_out) - 1]


@lru_cache(maxsize=512)
def _deck(count: int, design: Design) -> Sprite:
    layout, palette, y = design.layout, design.palette, design.layout.card_y
    canvas = Canvas(-80, 0, 64, 160)
    playing_cards.draw_deck(canvas, 0, y, layout.card, count, palette)
    if count:
        canvas.cased_disc(0, y, layout.count + 1.25, palette.ivory, palette.outline, 2.5)
        canvas.numeral(0, y, str(count), Face.COUNT, layout.count_px, palette.outline)
    else:
        canvas.numeral(0, y, "0", Face.COUNT, layout.empty_px, palette.ink)
    return canvas.sprite()


@lru_cache(maxsize=512)
def _discards(values: tuple[int, ...], gilded: bool, piles: Piles, design: Design) -> Sprite:
    layout, palette, y = design.layout, design.palette, design.layout.card_y
    width = layout.card[0]
    canvas = Canvas(-64, 0, 64 + piles.strip * max(0, len(values) - 1), 160)
    if not values:
        playing_cards.draw_empty_place(canvas, 0, y, layout.card, palette)
    legible = 0.55 * piles.numeral < piles.strip
    for i, value in enumerate(values):
        x, is_top = i * piles.strip, i == len(values) - 1
        playing_cards.draw_face(canvas, x, y, layout.card, palette, gilded=gilded)
        edge = playing_cards.EDGE + playing_cards.PEN if gilded else 0
        shown = x if is_top else x - width / 2 + (piles.strip - edge) / 2
        if is_top or legible:
            canvas.numeral(shown, y, str(value), Face.TITLE, piles.numeral, palette.outline)
    return canvas.sprite()

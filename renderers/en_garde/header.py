"""The top of the board: names, lamps, hands as others see them, deck and discard."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engines.core.seat import Pair, Seat
from engines.en_garde.terms import Hand
from renderers.coat import Coat
from renderers.en_garde.design import Design
from renderers.en_garde.layout import WIDTH, Layout, Piles
from renderers.kit import playing_cards
from renderers.kit.box import Box
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.emblem import draw_emblem, emblem_width
from renderers.kit.fitted_name import fit_name
from renderers.kit.fonts import Face
from renderers.kit.geometry import Point, rectangle
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite

_MARGIN: Final = 28
_ROOM: Final = 340
_BASELINE: Final = 0.32  # of the type's size, below the middle of the name's band
_BAND: Final = (12, 60)
_BEYOND_NAME: Final = 12
_BEFORE_COAT: Final = 14
_BEHIND_COAT: Final = 14
_ON_PENNANT: Final = 0.38  # of the pennant's height
_BESIDE_NAME: Final = 0.54
_POINT: Final = 0.52  # of a pennant's height
_PILE_EDGE: Final = 12  # px of gold and of air around a card
_DECK_DEPTH: Final = 13  # px that a full deck stands out to the left
_LETTERS: Final = Pair(one="L", two="R")  # where a name can't be written: as in the notation

_FANNED: Final = (31, 43)
_FAN_PIVOT: Final = 74  # px below the cards' middle
_FAN_RAISE: Final = 5  # px that the middle card is above the lamps' middle

_OPEN: Final = (38, 52)
_OPEN_STRIP: Final = 29
OPEN_AT: Final = 315  # the middle of an open hand: clear of the lamps and of the deck
_OPEN_LIFT: Final = 6
OPEN_DROP: Final = 3  # px below the middle of the lamps


class Name(NamedTuple):
    """A player's name, and what stands with it."""

    text: str
    seat: Seat
    coat: Coat | None
    acts: bool  # it stands on a pennant


def paint_name(layers: Layers, name: Name, design: Design, *, left: bool, cards_out: int) -> None:
    """A name, with its seat's band or a coat at the edge, or on a pennant if the seat is to act.

    It keeps clear of deck and discard, which move with the number of cards on the discard.
    """
    layout, piles = design.layout, piles_of(design, cards_out)
    half = layout.card[0] / 2 + _PILE_EDGE
    if left:
        free = piles.deck - half - _DECK_DEPTH
    else:
        free = WIDTH - (piles.discard + piles.strip * max(0, cards_out - 1) + half)
    ends = _BEYOND_NAME + _POINT * layout.pennant if name.acts else 0
    room = round(min(_ROOM, free - ends - _start(name, layout)))
    layers.place(_name(name, design, room, left))


def _start(name: Name, layout: Layout) -> float:
    if name.coat is None:
        return _MARGIN
    return _BEFORE_COAT + emblem_width(name.coat, _mark(name, layout)) + _BEHIND_COAT


def _mark(name: Name, layout: Layout) -> float:
    return layout.pennant * (_ON_PENNANT if name.acts else _BESIDE_NAME)


@lru_cache(maxsize=512)
def _name(name: Name, design: Design, room: int, left: bool) -> Sprite:
    layout, palette, seat = design.layout, design.palette, name.seat
    px, least, before = layout.name_px, layout.name_least, _start(name, layout)
    line = fit_name(name.text, px=px, least=least, room=room, instead=_LETTERS[seat])
    y, end = layout.name_y, before + line.width + _BEYOND_NAME
    canvas = design.canvas(0 if left else WIDTH - 520, 0, 520 if left else WIDTH, layout.lamp_y)

    def out(x: float) -> float:
        return x if left else WIDTH - x

    if name.acts:
        half = layout.pennant / 2
        point = end + _POINT * layout.pennant
        body: list[Point] = [(0, y - half), (end, y - half), (end, y + half), (0, y + half)]
        head: list[Point] = [(end, y - half), (point, y), (end, y + half)]
        canvas.polygon([(out(x), y) for x, y in body], palette.seats[seat])
        design.fill(canvas, [(out(x), y) for x, y in head], seat)
    elif name.coat is None:
        design.fill(canvas, rectangle(out(_BAND[0] / 2), y, *_BAND), seat)
    if name.coat is not None:
        mark = _mark(name, layout)
        x = out(_BEFORE_COAT + emblem_width(name.coat, mark) / 2)
        draw_emblem(canvas, x, y, seat, name.coat, palette, mark=mark)
    start = before if left else WIDTH - before - line.width
    ink = palette.letters if name.acts else palette.ink
    canvas.name(start, y + _BASELINE * line.px, line, ink)
    return canvas.sprite()


@lru_cache(maxsize=512)
def lamp_row(
    seat: Seat, lit: int, of: int, design: Design, *, to_right: bool, fresh: bool
) -> Sprite:
    """The lamps of a seat, as many as rounds win the match, from the origin on.

    They are lit from there; the last of these may be fresh.
    """
    layout, palette = design.layout, design.palette
    reach = layout.lamp + 12
    far = (of - 1) * layout.lamp_pitch
    left, right = (0, far) if to_right else (-far, 0)
    canvas = design.canvas(left - reach, -reach, right + reach, reach)
    for i in range(of):
        x = i * layout.lamp_pitch if to_right else -i * layout.lamp_pitch
        if fresh and i == lit - 1:
            if palette.casing > 2.5:
                canvas.disc(x, 0, layout.lamp + 7 + 2.5, palette.outline)
            canvas.disc(x, 0, layout.lamp + 7, palette.gold)
        winner = seat if i < lit else None
        design.lamp(canvas, (x, 0), layout.lamp, winner, palette.ground, palette.ink)
    return canvas.sprite()


def hidden_hand(design: Design, seat: Seat, count: int) -> Sprite:
    """The backs of a hand: a fan, or in large print one card with the count."""
    return (counted_hand if design.layout.is_large else _fan)(design, seat, count)


@drawn_once(reach=80, keeps=512)
def _fan(canvas: Canvas, design: Design, seat: Seat, count: int) -> None:
    pivot = 0.0, float(_FAN_PIVOT - _FAN_RAISE)
    for i in range(count):
        turn = (i - (count - 1) / 2) * 10
        playing_cards.draw_back(
            canvas, 0, -_FAN_RAISE, _FANNED, design.palette, seat, turn=turn, pivot=pivot
        )


@lru_cache(maxsize=512)
def counted_hand(design: Design, seat: Seat, count: int) -> Sprite:
    """One back with the number of cards, about its middle."""
    (width, height), disc, px = design.layout.held
    palette, canvas = design.palette, design.canvas(-width, -height, width, height)
    playing_cards.draw_back(canvas, 0, 0, (width, height), palette, seat)
    canvas.cased_disc(0, 0, disc, palette.ivory, palette.outline, 3)
    canvas.numeral(0, 0, str(count), Face.COUNT, px, palette.outline)
    return canvas.sprite()


@drawn_once(reach=120, keeps=512)
def open_hand(canvas: Canvas, design: Design, hand: Hand, decides: int | None) -> None:
    """An open hand about its middle. Cards of value `decides` are raised; if there is no such
    value all are, clear of a blade that salutes."""
    width, height = _OPEN
    half = (width + _OPEN_STRIP * (len(hand) - 1)) / 2
    for i, value in enumerate(hand):
        quiet = decides is not None and value != decides
        x, y = width / 2 - half + i * _OPEN_STRIP, 0 if quiet else -_OPEN_LIFT
        colours = design.colours.quiet_card if quiet else design.colours.card
        canvas.panel(x, y, width + 5, height + 5, 8, colours.fill, colours.ink, 2.5)
        shown = x if i == len(hand) - 1 else x - (width - _OPEN_STRIP) / 2
        canvas.numeral(shown, y, str(value), Face.TITLE, 38, colours.ink)


def piles_of(design: Design, cards_out: int) -> Piles:
    """Where deck and discard stand beside so many cards on the discard."""
    return design.layout.piles[max(1, cards_out) - 1]


def pile_boxes(design: Design, cards_out: int) -> tuple[Box, Box]:
    """Where deck and discard lie."""
    layout, piles = design.layout, piles_of(design, cards_out)
    (width, height), more = layout.card, piles.strip * max(0, cards_out - 1)
    top, half = layout.card_y - height // 2, width // 2
    return (
        Box(piles.deck - half, top, piles.deck + half, top + height),
        Box(piles.discard - half, top, piles.discard + half + more, top + height),
    )


@lru_cache(maxsize=512)
def deck(count: int, design: Design) -> Sprite:
    """The deck with its count, about its top card's middle."""
    layout, palette, y = design.layout, design.palette, design.layout.card_y
    canvas = design.canvas(-80, 0, 64, 160)
    playing_cards.draw_deck(canvas, 0, y, layout.card, count, palette)
    if count:
        canvas.cased_disc(0, y, layout.count + 1.25, palette.ivory, palette.outline, 2.5)
        canvas.numeral(0, y, str(count), Face.COUNT, layout.count_px, palette.outline)
    else:
        canvas.numeral(0, y, "0", Face.COUNT, layout.empty_px, palette.ink)
    return canvas.sprite()


@lru_cache(maxsize=512)
def discards(values: tuple[int, ...], design: Design, *, gilded: bool) -> Sprite:
    """These cards side by side, about the first one's middle."""
    layout, palette, y = design.layout, design.palette, design.layout.card_y
    width, piles = layout.card[0], piles_of(design, len(values))
    canvas = design.canvas(-64, 0, 64 + piles.strip * max(0, len(values) - 1), 160)
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

"""Cards in small squares, under a band of the seat's colour: the rest of a hand, a rival's cards
that have been seen, both hands when they lie open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engines.audatia.rules.hands import in_order
from engines.audatia.terms import Card
from engines.audatia.views import AudatiaView
from engines.core.seat import Seat
from renderers.audatia.design import Design
from renderers.audatia.hand_cards import backs, chip
from renderers.audatia.hand_layout import chip_of_size
from renderers.kit.box import Box
from renderers.kit.geometry import rectangle
from renderers.kit.sprites import Sprite

BETWEEN: Final = 10  # groups
_BAND: Final = (8, 8)  # height of a seat's band above its chips, air under it


class Chips(NamedTuple):
    """Some cards of one man, and behind them the backs of those that are not known."""

    seat: Seat
    cards: tuple[Card, ...]
    backs: int = 0
    is_quiet: bool = False
    has_band: bool = True


class PlacedCard(NamedTuple):
    """A card's sprite, and where it lies; bands and backs have no card."""

    card: Card | None
    box: Box
    sprite: Sprite


def shown_chips(view: AudatiaView, first: Seat) -> list[Chips]:
    """Both hands when they are open, else what the onlooker has seen of the rival's."""
    hands = view.men.map(lambda man: man.hand)
    if hands.one is not None and hands.two is not None:
        return [Chips(seat, in_order(hands[seat] or ())) for seat in (first, first.other)]
    if view.onlooker is None or not view.seen:
        return []
    return [Chips(view.onlooker.other, in_order(view.seen), is_quiet=True)]


def height_of(groups: Iterable[Chips], size: int, width: int) -> int:
    """Of all groups with chips of such a size, and what parts the last one from what follows."""
    return sum(_height(group, size, width) for group in groups)


def placed_chips(
    groups: Sequence[Chips], size: int, left: int, top: int, width: int, design: Design
) -> list[PlacedCard]:
    """Each group from a row of its own onwards."""
    pitch, in_row, layout = size + _gap(size), _in_row(size, width), chip_of_size(size)
    found = []
    for group in groups:
        y0 = top
        if group.has_band:
            box = Box(left, top, left + width, top + _BAND[0])
            found.append(PlacedCard(None, box, _band(group.seat, width, design)))
            y0 += sum(_BAND)
        for i, card in enumerate(group.cards):
            x, y = left + i % in_row * pitch, y0 + i // in_row * pitch
            sprite = chip(card, group.is_quiet, layout, design)
            found.append(PlacedCard(card, Box(x, y, x + size, y + size), sprite))
        for start, end in _rows_of_backs(group, in_row):
            x, y = left + start % in_row * pitch, y0 + start // in_row * pitch
            box = Box(x, y, x + (end - start) * pitch, y + size)
            found.append(PlacedCard(None, box, backs(end - start, pitch, layout, design)))
        top += _height(group, size, width)
    return found


def _rows_of_backs(group: Chips, in_row: int) -> Iterator[tuple[int, int]]:
    start, end = len(group.cards), len(group.cards) + group.backs
    while start < end:
        row_end = min(end, (start // in_row + 1) * in_row)
        yield start, row_end
        start = row_end


def _height(group: Chips, size: int, width: int) -> int:
    rows = -(-(len(group.cards) + group.backs) // _in_row(size, width))
    band = sum(_BAND) if group.has_band else 0
    return band + rows * (size + _gap(size)) - _gap(size) + BETWEEN


def _gap(size: int) -> int:
    return max(4, size // 7)


def _in_row(size: int, width: int) -> int:
    return (width + _gap(size)) // (size + _gap(size))


@lru_cache(maxsize=16)
def _band(seat: Seat, width: int, design: Design) -> Sprite:
    height, _ = _BAND
    canvas, ground = design.canvas(0, 0, width, height), design.palette.ground
    design.fill(canvas, rectangle(width / 2, height / 2, width, height), seat, ground)
    return canvas.sprite()

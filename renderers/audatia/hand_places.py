"""Where each card of a hand lies: what may be played stands large, above chips of the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import chain, pairwise
from typing import Final, NamedTuple

from engines.audatia.rules.data import RANK
from engines.audatia.terms import Card
from renderers.audatia.hand_layout import ROWS, ChipLayout, FaceLayout, HandLayout
from renderers.audatia.layout import CENTRE
from renderers.kit.box import Box

_TOP: Final = 40  # from the hand's band to its first row
_BETWEEN: Final = 32  # large cards and chips
_BELOW: Final = 12


class CardState(Enum):
    """How a card in a hand is shown."""

    HELD = auto()  # nothing is asked
    PLAYABLE = auto()
    OFFERED = auto()  # it may be chosen, and has not been
    QUIET = auto()  # it can't be played now


LARGE: Final = (CardState.PLAYABLE, CardState.OFFERED)


@dataclass(frozen=True, slots=True)
class HeldCard:
    """One card of a hand."""

    card: Card
    state: CardState = CardState.HELD


class Place(NamedTuple):
    """Where a card lies, from the hand's own top, and as what."""

    held: HeldCard
    layout: ChipLayout
    box: Box


Row = tuple[Place, ...]  # cards side by side


def rows_of(hand: Sequence[HeldCard], layout: HandLayout) -> tuple[Row, ...]:
    """The rows of a hand, from above."""
    in_order = sorted(hand, key=lambda held: RANK[held.card])
    large = [held for held in in_order if held.state in LARGE]
    small = [held for held in in_order if held.state not in LARGE]
    rows = list(_rows(large, _face_for(len(large), layout), _TOP)) if large else []
    if small:
        top = rows[-1][0].box.bottom + _BETWEEN if rows else _TOP
        is_asked = any(held.state is CardState.QUIET for held in small)
        rows += _rows(small, layout.quiet if is_asked else layout.held, top)
    return tuple(rows)


def height_of(rows: Sequence[Row]) -> int:
    """The height of a hand in px."""
    return (rows[-1][0].box.bottom if rows else _TOP) + _BELOW


def cuts_of(rows: Sequence[Row]) -> tuple[int, ...]:
    """The y between the rows, from the hand's own top."""
    return tuple((upper[0].box.bottom + lower[0].box.top) // 2 for upper, lower in pairwise(rows))


def places_of(rows: Sequence[Row]) -> list[Place]:
    """All cards, in the order of every hand."""
    return sorted(chain(*rows), key=lambda place: RANK[place.held.card])


def _face_for(count: int, layout: HandLayout) -> FaceLayout:
    fitting = (face for face in layout.faces if count <= face.in_row * (ROWS if face.gap[1] else 1))
    return next(fitting, layout.faces[-1])


def _rows(cards: list[HeldCard], layout: ChipLayout, top: int) -> Iterator[Row]:
    pitch = layout.size[1] + layout.gap[1]
    rows = -(-len(cards) // layout.in_row)
    length = -(-len(cards) // rows)
    for i, start in enumerate(range(0, len(cards), length)):
        yield _row(cards[start : start + length], layout, top + i * pitch)


def _row(cards: list[HeldCard], layout: ChipLayout, top: int) -> Row:
    (width, height), pitch = layout.size, layout.size[0] + layout.gap[0]
    left = CENTRE - (pitch * (len(cards) - 1) + width) / 2
    xs = [round(left + i * pitch) for i in range(len(cards))]
    return tuple(
        Place(held, layout, Box(x, top, x + width, top + height))
        for held, x in zip(cards, xs, strict=True)
    )

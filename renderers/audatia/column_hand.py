"""The cards in the column of a wide picture: what may be played, and chips of what else is known.

All of them have their place between the virtues and the ribbon: the more there are, the smaller.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.audatia.rules.data import RANK
from engines.core.seat import Seat
from renderers.audatia.chips import BETWEEN, Chips, PlacedCard, height_of, placed_chips
from renderers.audatia.design import Design
from renderers.audatia.hand_cards import face
from renderers.audatia.hand_layout import IN_COLUMN, FaceLayout
from renderers.audatia.hand_places import LARGE, CardState, HeldCard
from renderers.kit.box import Box

ROOM: Final = Box(862, 352, 1258, 686)
_WIDTH, _HEIGHT = ROOM.size
_CHIPS: Final = (64, 48, 34, 28)  # their size at most, and at least: tried one after the other
_HELD: Final = 88  # at most, where nothing is asked
_LARGE_CHIP: Final = 60  # at least, in large print
_BELOW_FACES: Final = 10


def placed_cards(
    hand: Sequence[HeldCard], others: Sequence[Chips], seat: Seat, design: Design
) -> list[PlacedCard]:
    """A hand of `seat` as the faces and chips that there is room for, and `others` under it."""
    in_order = sorted(hand, key=lambda held: RANK[held.card])
    is_large = design.layout.is_large
    large = [held for held in in_order if is_large or held.state in LARGE]
    if is_large and any(held.state in LARGE for held in large):
        large = [held for held in large if held.state in LARGE]
    small = tuple(held.card for held in in_order if not is_large and held.state not in LARGE)
    is_asked = any(held.state is not CardState.HELD for held in hand)
    own = Chips(seat, small, is_quiet=is_asked, has_band=bool(others))
    groups = [own, *others] if small else [*others]
    layout, size = _fitted(len(large), groups, is_large, _CHIPS[0] if is_asked else _HELD)
    placed = _faces(large, layout, seat, design) if layout else []
    top = placed[-1].box.bottom + layout.leaf + _BELOW_FACES if layout else ROOM.top
    return placed + (placed_chips(groups, size, ROOM.left, top, _WIDTH, design) if size else [])


def _fitted(
    count: int, groups: Sequence[Chips], is_large: bool, most: int
) -> tuple[FaceLayout | None, int]:
    # The largest face for so many cards that leaves chips their room, and the size of these. Chips
    # become small before the letters of faces do, and are left out before there is no room.
    *common, last = IN_COLUMN
    for faces in (common, [last]) if count else ([None],):
        for least in (_LARGE_CHIP,) if is_large else _CHIPS[1:]:
            for layout in faces:
                left = _HEIGHT - (_height(count, layout) + _BELOW_FACES if layout else 0)
                if size := _size(groups, left, least, most):
                    return layout, size
    fitting = (layout for layout in IN_COLUMN if _height(count, layout) <= _HEIGHT)
    return next(fitting, last) if count else None, 0


def _height(count: int, layout: FaceLayout) -> int:
    # Of so many faces, with their edges.
    if not layout.gap[1] and count > layout.in_row:
        return ROOM.bottom
    rows = -(-count // layout.in_row)
    return rows * (layout.size[1] + layout.gap[1]) - layout.gap[1] + 2 * layout.leaf


def _size(groups: Sequence[Chips], height: int, least: int, most: int) -> int:
    # The largest size of chips that fit, from `most` down to `least`; 0 if none does.
    for size in range(most, least - 1, -1):
        if groups and height_of(groups, size, _WIDTH) - BETWEEN <= height:
            return size
    return 0


def _faces(
    cards: Sequence[HeldCard], layout: FaceLayout, seat: Seat, design: Design
) -> list[PlacedCard]:
    (width, height), (across, down) = layout.size, layout.gap
    found = []
    for i, held in enumerate(cards):
        row, column = divmod(i, layout.in_row)
        x = ROOM.left + max(0, layout.leaf - 5) + column * (width + across)
        y = ROOM.top + layout.leaf + row * (height + down)
        state = CardState.OFFERED if held.state is CardState.HELD else held.state
        sprite = face(held.card, state, seat, layout, design)
        found.append(PlacedCard(held.card, Box(x, y, x + width, y + height), sprite))
    return found

"""The private half of a picture: what may be played is large, the rest are chips."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engines.core.seat import Seat
from renderers.audatia.chips import PlacedCard
from renderers.audatia.design import Design
from renderers.audatia.hand_cards import chip, face
from renderers.audatia.hand_layout import FaceLayout
from renderers.audatia.hand_places import CardState, HeldCard, places_of, rows_of
from renderers.audatia.layout import MARGIN, WIDTH
from renderers.kit.box import Box
from renderers.kit.geometry import rectangle
from renderers.kit.sprites import Sprite

_BAND: Final = (10, 10)  # y, height


def placed_hand(top: int, hand: Sequence[HeldCard], seat: Seat, design: Design) -> list[PlacedCard]:
    """A hand from y = `top` down, under a band of its man's colour."""
    band = PlacedCard(None, Box(0, top, WIDTH, top + sum(_BAND)), _band(seat, design))
    found = [band]
    for held, layout, box in places_of(rows_of(hand, design.layout.hand)):
        if isinstance(layout, FaceLayout):
            sprite = face(held.card, held.state, seat, layout, design)
        else:
            sprite = chip(held.card, held.state is CardState.QUIET, layout, design)
        place = Box(box.left, top + box.top, box.right, top + box.bottom)
        found.append(PlacedCard(held.card, place, sprite))
    return found


@lru_cache(maxsize=8)
def _band(seat: Seat, design: Design) -> Sprite:
    y, height = _BAND
    canvas = design.canvas(MARGIN, y - 2, WIDTH - MARGIN, y + height + 2)
    outline = rectangle(WIDTH / 2, y + height / 2, WIDTH - 2 * MARGIN, height)
    design.fill(canvas, outline, seat, design.palette.ground)
    return canvas.sprite()

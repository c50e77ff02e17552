"""Squares as they are printed: one picture for each thing that can be seen on one."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engines.core.seat import Seat
from engines.gyges.terms import FILES, ROWS
from renderers.gyges import marks, ways
from renderers.gyges.board import empty_board
from renderers.gyges.colours import inks_of
from renderers.gyges.layout import Side
from renderers.gyges.press import Press
from renderers.gyges.scene import BARE, Scene, Square
from renderers.kit.sprites import Sprite
from renderers.kit.stamp import moved, stamp

_KEPT: Final = 512  # 18 KB each
_BULGES: Final = (FILES // 2 - 1, FILES // 2)  # columns next to the bulge of a goal


def paint_squares(page: Image.Image, scene: Scene, press: Press) -> None:
    """Put everything that stands on the squares on an empty board."""
    layout = press.layout
    for slot, square in enumerate(scene.squares):
        if square != BARE:
            printed = _printed(square, like(slot), press, scene.is_intent)
            page.paste(printed, layout.box(slot)[:2])


def like(slot: int) -> int:
    """The first slot whose empty square looks the same: the edge, and the goals' bulges, differ."""
    line, column = divmod(slot, FILES)
    if line in (0, ROWS - 1) and column in _BULGES:
        return slot
    return FILES + {0: 0, FILES - 1: FILES - 1}.get(column, 1)


@lru_cache(maxsize=_KEPT)
def _printed(square: Square, slot: int, press: Press, is_intent: bool) -> Image.Image:
    layout = press.layout
    place = empty_board(press, Side(Seat.ONE)).crop(layout.box(slot))
    half = layout.pitch // 2
    stamp(
        place,
        inks_of(press.colours),
        [moved(sprite, half, half) for sprite in _sprites(square, press, is_intent)],
    )
    return place


def _sprites(square: Square, press: Press, is_intent: bool) -> list[Sprite]:
    """From the lowest to the highest."""
    marking = press.of_intent() if is_intent else press
    sprites = []
    if square.origin:
        sprites.append(ways.origin(square.origin, press))
    sprites += [ways.passage(way, marking) for way in square.passages]
    if square.origin:
        sprites.append(ways.bead(marking))
    sprites += [marks.mark(mark, marking) for mark in square.marks]
    if square.ring:
        sprites.append(marks.ring(square.ring, press))
    if square.bounce:
        sprites.append(marks.badge(square.bounce, marking))
    if square.is_own:
        sprites.append(marks.corner_dot(press))
    return sprites

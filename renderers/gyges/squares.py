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
from renderers.gyges.marks import Mark
from renderers.gyges.press import Press
from renderers.gyges.scene import BARE, Scene, Square
from renderers.kit.sprites import Sprite
from renderers.kit.stamp import moved, stamp

_KEPT: Final = 512  # 18 KB each
_ANY_SIDE: Final = Side(Seat.ONE)
_BULGES: Final = (FILES // 2 - 1, FILES // 2)  # columns next to the bulge of a goal


def paint_squares(page: Image.Image, scene: Scene, side: Side, press: Press) -> None:
    """Put everything that stands on the squares on an empty board."""
    layout = press.layout
    for slot, square in enumerate(scene.squares):
        if square != BARE:
            printed = _printed(square, *like(slot, side), press, scene.is_intent)
            page.paste(printed, layout.box(slot)[:2])


def like(slot: int, side: Side) -> tuple[int, Side]:
    """A slot, and a side to see it from, whose empty square looks the same; one for most.

    Only the board's left and right edges, and the bulges of the goals, look different.
    """
    line, column = divmod(slot, FILES)
    if line in (0, ROWS - 1) and column in _BULGES:
        return slot, side
    return FILES + {0: 0, FILES - 1: FILES - 1}.get(column, 1), _ANY_SIDE


@lru_cache(maxsize=_KEPT)
def _printed(square: Square, slot: int, side: Side, press: Press, is_intent: bool) -> Image.Image:
    layout = press.layout
    place = empty_board(press, side).crop(layout.box(slot))
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
    if square.passages and Mark.DOT in square.marks:
        sprites.append(marks.opening(press))
    sprites += [marks.mark(mark, marking) for mark in square.marks]
    if square.ring:
        sprites.append(marks.ring(square.ring, press))
    if square.bounce:
        sprites.append(marks.badge(square.bounce, marking))
    if square.is_own:
        sprites.append(marks.corner_dot(press))
    return sprites

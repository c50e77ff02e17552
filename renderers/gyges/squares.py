"""Squares: one sprite for each thing that can be seen on one, the board under it included.

So the page is a mosaic, in which no piece has to be mixed with another.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from renderers.gyges import marks, path_marks
from renderers.gyges.design import Press
from renderers.gyges.empty_board import Board
from renderers.gyges.marks import Mark
from renderers.gyges.scene import BARE, Scene, Square
from renderers.kit.layers import Page
from renderers.kit.sprites import Sprite

_KEPT: Final = 1024  # about 4 KB each


def paint_squares(page: Page, board: Board, scene: Scene, press: Press) -> None:
    """All squares, with what stands on them."""
    for square, bare, corner in zip(scene.squares, board.squares, board.corners, strict=True):
        tile = bare if square is BARE else _tile(square, bare, press, scene.is_intent)
        page.place(tile, *corner)


@lru_cache(maxsize=_KEPT)
def _tile(square: Square, bare: Sprite, press: Press, is_intent: bool) -> Sprite:
    picture, half = bare.image.convert("RGB"), press.layout.pitch // 2
    for sprite in _sprites(square, press, is_intent):
        sprite.paste_on(picture, sprite.x + half, sprite.y + half)
    return Sprite(picture.convert("RGBA"), 0, 0)


def _sprites(square: Square, press: Press, is_intent: bool) -> list[Sprite]:
    """From the lowest to the highest."""
    marking = press.of_intent if is_intent else press
    sprites = []
    if square.origin:
        sprites.append(path_marks.origin(square.origin, press))
    sprites += [path_marks.passage(way, marking) for way in square.passages]
    if square.origin:
        sprites.append(path_marks.bead(marking))
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

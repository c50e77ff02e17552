"""The squares: one sprite for each content of a square, the board under it included.

So squares don't overlap, and none has to be mixed with another.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from renderers.gyges import marks, path_marks
from renderers.gyges.design import Design
from renderers.gyges.empty_board import EmptyBoard
from renderers.gyges.marks import Mark
from renderers.gyges.scene import BARE, Scene, Square
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite

_KEPT: Final = 1024  # about 4 KB each


def paint_squares(layers: Layers, board: EmptyBoard, scene: Scene, design: Design) -> None:
    """All squares, with what stands on them."""
    for square, bare, corner in zip(scene.squares, board.squares, board.corners, strict=True):
        tile = bare if square is BARE else _tile(square, bare, design, scene.is_preview)
        layers.place(tile, *corner)


@lru_cache(maxsize=_KEPT)
def _tile(square: Square, bare: Sprite, design: Design, is_preview: bool) -> Sprite:
    picture, half = bare.image.convert("RGB"), design.layout.pitch // 2
    for sprite in _sprites(square, design, is_preview):
        sprite.paste_on(picture, sprite.x + half, sprite.y + half)
    return Sprite(picture.convert("RGBA"), 0, 0)


def _sprites(square: Square, design: Design, is_preview: bool) -> list[Sprite]:
    """From the lowest to the highest."""
    action_design = design.for_preview if is_preview else design
    sprites = []
    if square.origin:
        sprites.append(path_marks.former_place(square.origin, design))
    sprites += [path_marks.path_piece(piece, action_design) for piece in square.path_pieces]
    if square.origin:
        sprites.append(path_marks.start_dot(action_design))
    if square.path_pieces and Mark.DOT in square.marks:
        sprites.append(marks.bare_patch(design))
    sprites += [marks.mark(mark, action_design) for mark in square.marks]
    if square.ring:
        sprites.append(marks.ring(square.ring, design))
    if square.bounce:
        sprites.append(marks.badge(square.bounce, action_design))
    if square.may_stay:
        sprites.append(marks.corner_dot(design))
    return sprites

"""What is seen on squares and in goals.

There is one sprite for each content of a square, the board under it included: so squares don't
overlap, and none has to be mixed with another.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engines.gyges.terms import FILES
from renderers.gyges import marks, path_marks
from renderers.gyges.design import Design
from renderers.gyges.empty_board import EmptyBoard
from renderers.gyges.layout import WIDTH
from renderers.gyges.marks import Mark
from renderers.gyges.outlines import TURN
from renderers.gyges.path_marks import DOWN, UP, draw_chevron, fill_groove
from renderers.gyges.scene import BARE, Goal, Scene, Square
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Point, quadratic, rectangle
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite

_KEPT: Final = 1024  # squares, about 4 KB each
_LETTER: Final = 1.3  # side of the square that covers a letter, times its size
_ROOM_FOR_CHEVRON: Final = 2  # pitches of trough


def paint_squares(
    layers: Layers, board: EmptyBoard, scene: Scene, design: Design, action_design: Design
) -> None:
    """All squares, with what stands on them."""
    layout = design.layout
    for slot, (square, bare) in enumerate(zip(scene.squares, board.squares, strict=True)):
        tile = bare if square == BARE else _tile(square, bare, design, action_design)
        layers.place(tile, *layout.box(slot)[:2])
    for slot, number in scene.bounces:  # a badge may reach beyond its square
        layers.place(marks.badge(action_design, number), layout.x(slot), layout.y(slot))


@lru_cache(maxsize=_KEPT)
def _tile(square: Square, bare: Sprite, design: Design, action_design: Design) -> Sprite:
    picture, half = bare.image.convert("RGB"), design.pixels(design.layout.pitch / 2)
    for sprite in _sprites(square, design, action_design):
        sprite.paste_on(picture, sprite.x + half, sprite.y + half)
    return Sprite(picture.convert("RGBA"), 0, 0)


def _sprites(square: Square, design: Design, action_design: Design) -> Iterator[Sprite]:
    if square.origin:
        yield path_marks.former_place(square.origin, design)
    if square.path_pieces:
        yield path_marks.path_pieces(square.path_pieces, action_design)
    if square.origin:
        yield path_marks.start_dot(action_design)
    if square.path_pieces and Mark.DOT in square.marks:
        yield marks.mark(design, Mark.PATCH)
    for mark in square.marks:
        if mark is not Mark.STAY:
            yield marks.mark(action_design, mark)
    if square.ring:
        yield marks.ring(design, square.ring)
    if Mark.STAY in square.marks:
        yield marks.mark(design, Mark.STAY)


def paint_goal(layers: Layers, goal: Goal, design: Design, action_design: Design) -> None:
    """Lay the marks of a goal over the squares."""
    at = design.layout.bulge(far=goal.far)
    if goal.lane is not None:
        layers.place(action_design.laid(_way_in(goal.lane, goal.far, action_design)))
    if goal.is_won:
        layers.place(marks.victory(design), *at)
    elif goal.ring:
        layers.place(marks.mark(action_design, Mark.HALO), *at)
    if goal.ring:
        layers.place(marks.ring(design, goal.ring), *at)
    if goal.is_lit:
        layers.place(marks.mark(design, Mark.FLAG), *at)


@lru_cache(maxsize=16)
def _way_in(lane: int, far: bool, design: Design) -> Sprite:
    layout, pitch = design.layout.upright, design.layout.pitch
    x, y, middle = layout.x(lane), layout.goal_y(far=far), layout.middle
    edge = layout.top if far else layout.bottom
    above, below = (0, edge) if far else (edge, layout.height)
    canvas = design.canvas(0, above, WIDTH, below)
    sense = 1 if middle > x else -1
    if layout is design.layout:  # on a turned one they stand outside
        _hide_letters(canvas, lane, y, design)
    step = UP if far else DOWN
    turn = min(TURN * pitch, abs(middle - x) / 2)
    corner = quadratic((x, y - step[1] * turn), (x, y), (x + sense * turn, y))
    line: list[Point] = [(x, edge - step[1] * pitch), *corner, (middle, y)]
    fill_groove(canvas, line, design)
    draw_chevron(canvas, (x, edge), step, design)
    if abs(middle - x) > _ROOM_FOR_CHEVRON * pitch:
        draw_chevron(canvas, ((x + middle) / 2, y), (sense, 0), design)
    return canvas.sprite()


def _hide_letters(canvas: Canvas, lane: int, y: int, design: Design) -> None:
    # Those that the path from a lane runs over, and those beside the bulge.
    layout = design.layout
    size = _LETTER * layout.coordinate_px
    start, end = sorted((layout.x(lane), layout.middle))
    for x in map(layout.x, range(FILES)):
        if start <= x <= end or abs(x - layout.middle) < layout.pitch:
            canvas.polygon(rectangle(x, y, size, size), design.colours.well)

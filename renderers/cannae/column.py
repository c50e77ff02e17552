"""What stands beside the board of a wide picture: names, the fallen, and what may be ordered."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from engines.cannae.rules.board import strength
from engines.cannae.terms import Arm, Piece
from engines.cannae.view_preview import able_arms
from engines.cannae.views import CannaeView
from engines.core.seat import Seat
from renderers.cannae import marks
from renderers.cannae.design import Design
from renderers.cannae.layout import BoardGrid, Pixel
from renderers.cannae.names import name_of
from renderers.cannae.pieces import draw_figure, figure
from renderers.kit import wide
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.fonts import Face
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite
from renderers.style import RenderStyle

LEFT: Final = 780
RIGHT: Final = 1250
_PENNANT: Final = 12  # px that a pennant begins before the names
_NAMES: Final = (56, 634)  # y of what is above, and of what is below
_MEN: Final = (151, 536)
_RULES: Final = (222, 468)
_COUNT_WIDTH: Final = 56
_SHIELD: Final = 68  # the side of the square for the piece that is counted
_COUNT_AIR: Final = 10


class _Rows(NamedTuple):
    size: int  # of a piece's square
    pitch: int
    in_a_row: int
    apart: int  # from row to row


_FEW: Final = _Rows(84, 78, 4, 0)
_MANY: Final = _Rows(62, 50, 6, 56)

_TILE: Final = (212, 206)
_TILES: Final = {Arm.INFANTRY: (892, 345), Arm.CAVALRY: (1144, 345)}
_TILE_EDGE: Final = 8  # of leaf
_TILE_RADIUS: Final = 16
_TILE_PEN: Final = 3


def paint_column(
    layers: Layers, view: CannaeView, style: RenderStyle, grid: BoardGrid, design: Design
) -> None:
    """The side that is above on top, the other one below, and between them the arms to order."""
    for seat in Seat:
        is_below = seat is grid.below
        room, mark = RIGHT - LEFT, wide.EMBLEM
        plate = name_of(
            view, seat, style, design, px=wide.NAME_PX, mark=mark, room=room, margin=_PENNANT
        )
        layers.place(plate, LEFT, _NAMES[is_below])
        _paint_men(layers, view, seat, _MEN[is_below], design)
    if view.to_act is None:
        return
    for y in _RULES:
        layers.place(_rule(design), LEFT, y)
    able = able_arms(view)
    for arm, pixel in _TILES.items():
        layers.place(_tile(Piece.of(view.to_act, arm), design, is_open=arm in able), *pixel)


def _paint_men(layers: Layers, view: CannaeView, seat: Seat, y: int, design: Design) -> None:
    # The number is that of the infantry, since a side that has none left has lost the game.
    counted = [Arm.INFANTRY, Arm.CAVALRY] if design.layout.is_large else [Arm.INFANTRY]
    for place, arm in enumerate(reversed(counted)):
        right = RIGHT - place * (RIGHT - LEFT) // 2
        left = right - _COUNT_WIDTH - _COUNT_AIR - _SHIELD // 2
        layers.place(figure(design, Piece.of(seat, arm), _SHIELD), left, y)
        layers.place(_count(design, strength(view.board, seat, arm)), right - _COUNT_WIDTH // 2, y)
    if not design.layout.is_large:
        for man, size, pixel in _fallen(view, seat, y):
            layers.place(marks.fallen(design, man, size), *pixel)


def _fallen(view: CannaeView, seat: Seat, y: int) -> Iterator[tuple[Piece, int, Pixel]]:
    arms = (Arm.CAVALRY, Arm.INFANTRY)
    men = [Piece.of(seat, arm) for arm in arms for _ in range(view.lost(seat, arm))]
    rows = _FEW if len(men) <= _FEW.in_a_row else _MANY
    last = max(0, len(men) - 1) // rows.in_a_row
    for number, man in enumerate(men):
        row, place = divmod(number, rows.in_a_row)
        x = LEFT + rows.size // 2 + place * rows.pitch
        yield man, rows.size, (x, y + (2 * row - last) * rows.apart // 2)


@lru_cache(maxsize=8)
def _rule(design: Design) -> Sprite:
    canvas = design.canvas(0, -4, RIGHT - LEFT, 4)
    canvas.stroke([(2, 0), (RIGHT - LEFT - 2, 0)], design.palette.line, 2.5)
    return canvas.sprite()


@drawn_once(reach=40, keeps=32)
def _count(canvas: Canvas, design: Design, number: int) -> None:
    canvas.numeral(0, 0, str(number), Face.COUNT, 60, design.palette.ink)


@lru_cache(maxsize=16)
def _tile(man: Piece, design: Design, *, is_open: bool) -> Sprite:
    palette, (width, height) = design.palette, _TILE
    outer = width + 2 * _TILE_EDGE, height + 2 * _TILE_EDGE
    canvas = design.canvas(-outer[0], -outer[1], *outer)
    if is_open:
        canvas.panel(0, 0, *outer, _TILE_RADIUS + _TILE_EDGE, palette.leaf)
        canvas.panel(0, 0, *_TILE, _TILE_RADIUS, palette.ivory, palette.outline, _TILE_PEN)
    else:
        canvas.panel(0, 0, *_TILE, _TILE_RADIUS, palette.ground, palette.line, _TILE_PEN)
    draw_figure(canvas, 0, 0, 184, design, man, has_fallen=not is_open)
    return canvas.sprite()

"""Beside a wide board: names, rings still to be set up, and the rings that the view is about."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from engines.gyges.terms import LastMove
from engines.gyges.views import GygesView
from renderers.gyges.design import Design
from renderers.gyges.player_strips import hand_of, hand_width, name_of, rings
from renderers.gyges.ribbon import ends, place_item, ring_item
from renderers.gyges.scene import held_square, is_preview, shows_choices
from renderers.gyges.side import Side
from renderers.gyges.signs import held_ring_sign
from renderers.kit.geometry import rectangle
from renderers.kit.layers import Layers
from renderers.kit.palette import Palette
from renderers.kit.ribbon import WIDE
from renderers.kit.ribbon_items import Figures, Item, Measures, Sign
from renderers.kit.sprites import Sprite
from renderers.kit.wide import LEAST_PX
from renderers.style import RenderStyle

_LEFT: Final = 850
_RIGHT: Final = 1252
MIDDLE: Final = (_LEFT + _RIGHT) // 2
_MIDDLE_Y: Final = 345
_NAMES: Final = (56, 634)  # y, of the rival and of oneself
_RULES: Final = (118, 572)
_HANDS: Final = (168, 522)
_RULE_PEN: Final = 2.5
_EDGE: Final = 8  # of leaf or gold
_RADIUS: Final = 18
_RING_Y: Final = -0.165  # from the middle of a tile, in parts of its height
_LABEL_Y: Final = 0.28
_LINES_APART: Final = 100


class Tile(NamedTuple):
    """A ring with the square where it stands, or will; or several lines without one."""

    edge: str  # colour
    ring: Sign | None
    lines: tuple[tuple[Item, ...], ...]


class TileSize(NamedTuple):
    """Measures of tiles, of their rings, and of what stands below those."""

    across: int  # how many stand side by side
    width: int
    height: int
    of_ring: Measures
    of_label: Measures


_RING: Final = replace(WIDE, sign=95)
_LABEL: Final = replace(WIDE, sign=96, figures=LEAST_PX)
_LARGE: Final = TileSize(2, 194, 344, replace(WIDE, sign=154), replace(_LABEL, figures=64))
_LOW: Final = TileSize(2, 194, 206, _RING, _LABEL)
_NARROW: Final = TileSize(3, 126, 206, _RING, _LABEL)
_WITHOUT_RING: Final = replace(WIDE, sign=74, figures=LEAST_PX)


def paint_column(
    layers: Layers, view: GygesView, style: RenderStyle, side: Side, design: Design
) -> None:
    """The rival above, oneself below, between them what may be chosen, or what was done."""
    for place, seat in enumerate((side.near.other, side.near)):
        layers.place(name_of(seat, view, style, design, room=_RIGHT - _LEFT), _LEFT, _NAMES[place])
        layers.place(_rule(design), _LEFT, _RULES[place])
        hand = hand_of(view, seat)
        if hand.rings:
            layers.place(rings(hand, design), _LEFT + hand_width(hand, design), _HANDS[place])
    _paint_tiles(layers, _tiles(view, design.palette), design)


def _tiles(view: GygesView, palette: Palette) -> tuple[Tile, ...]:
    choice, is_asked = view.choice, shows_choices(view)
    if (held := held_square(choice)) is not None:
        ring = Sign(held_ring_sign, (view.cells[held],))
        kinds = ((sign, Figures(str(n))) if n > 1 else (sign,) for sign, n in ends(choice))
        where = Tile(palette.leaf, None, tuple(kinds))
        return Tile(palette.leaf, ring, ((place_item(held),),)), where
    if is_asked and choice.placing:
        return (Tile(palette.leaf, ring_item(choice.placing), ()),)
    if view.last is not None and (is_preview(view) or not is_asked):
        return _moved(view.last, palette, is_done=not is_preview(view))
    edge = palette.leaf if is_asked else palette.line
    return tuple(
        Tile(edge, ring_item(view.cells[square]), ((place_item(square),),))
        for square in sorted(choice.rings)
    )


def _moved(last: LastMove, palette: Palette, *, is_done: bool) -> tuple[Tile, ...]:
    edge = palette.gold if is_done else palette.leaf
    moved = Tile(edge, ring_item(last.value), ((place_item(last.end, is_done=is_done),),))
    if last.flight is None:
        return (moved,)
    return moved, Tile(edge, ring_item(last.flight.value), ((place_item(last.flight.landing),),))


def _paint_tiles(layers: Layers, tiles: tuple[Tile, ...], design: Design) -> None:
    is_small = len(tiles) > _LARGE.across or not all(tile.lines for tile in tiles)
    size = (_LOW if len(tiles) <= 2 * _LOW.across else _NARROW) if is_small else _LARGE
    gap = (_RIGHT - _LEFT - size.across * size.width) // (size.across - 1)
    rows = -(-len(tiles) // size.across)
    for number, tile in enumerate(tiles):
        row, column = divmod(number, size.across)
        x = _LEFT + size.width // 2 + column * (size.width + gap) if len(tiles) > 1 else MIDDLE
        y = _MIDDLE_Y + round((row - (rows - 1) / 2) * (size.height + gap))
        _paint_tile(layers, tile, size, x, y, design)


def _paint_tile(layers: Layers, tile: Tile, size: TileSize, x: int, y: int, design: Design) -> None:
    layers.place(_face(size.width, size.height, tile.edge, design), x, y)
    if tile.ring:
        ring_y = _RING_Y * size.height if tile.lines else 0
        layers.place(_row((tile.ring,), size.of_ring, design), x, y + round(ring_y))
    for number, line in enumerate(tile.lines):
        aside = _LINES_APART * (number - (len(tile.lines) - 1) / 2)
        line_y = _LABEL_Y * size.height if tile.ring else aside
        measures = size.of_label if tile.ring else _WITHOUT_RING
        layers.place(_row(line, measures, design), x, y + round(line_y))


@lru_cache(maxsize=8)
def _rule(design: Design) -> Sprite:
    width = _RIGHT - _LEFT
    canvas = design.canvas(0, -_RULE_PEN, width, _RULE_PEN)
    canvas.polygon(rectangle(width / 2, 0, width, _RULE_PEN), design.palette.line)
    return canvas.sprite()


@lru_cache(maxsize=32)
def _face(width: int, height: int, edge: str, design: Design) -> Sprite:
    palette, casing = design.palette, design.casing
    canvas = design.canvas(-width / 2, -height / 2, width / 2, height / 2)
    canvas.panel(0, 0, width, height, _RADIUS, edge, palette.outline, casing)
    inset = 2 * (casing + _EDGE)
    face = (width - inset, height - inset)
    canvas.panel(0, 0, *face, _RADIUS - _EDGE, palette.ivory, palette.outline, 2.5)
    return canvas.sprite()


@lru_cache(maxsize=256)
def _row(items: tuple[Item, ...], measures: Measures, design: Design) -> Sprite:
    airs = [item.air if number else 0 for number, item in enumerate(items)]
    widths = [item.width(measures) for item in items]
    x, half = -(sum(airs) + sum(widths)) / 2, measures.sign / 2
    canvas = design.canvas(x - half, -measures.sign, half - x, measures.sign)
    for item, air, width in zip(items, airs, widths, strict=True):
        item.draw(canvas, x + air, measures, design)
        x += air + width
    return canvas.sprite()

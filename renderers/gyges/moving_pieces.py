"""The rings, one by one, so that a page can move them."""

from __future__ import annotations

from typing import Final

from engines.core.values import View
from engines.gyges.views import GygesView
from renderers.gyges.design import Design, design_of
from renderers.gyges.layout import viewport_of
from renderers.gyges.marks import ring
from renderers.gyges.outlines import RINGS
from renderers.gyges.scene import scene_of
from renderers.gyges.side import side_of
from renderers.kit.box import Box
from renderers.kit.layers import place_in
from renderers.kit.sprites import Sprite
from renderers.placed_piece import PlacedPiece
from renderers.style import RenderStyle
from renderers.views import require_view

_KINDS: Final = {value: f"ring-{value}" for value in RINGS}


def pieces(view: View, style: RenderStyle) -> tuple[PlacedPiece, ...]:
    """The rings on the board, and one that has reached a goal."""
    view, design, viewport = require_view(view, GygesView), design_of(style), viewport_of(style)
    scene = scene_of(view, side_of(view.onlooker, style))
    found = [
        PlacedPiece(
            _KINDS[square.ring],
            _on_square(square.ring, viewport.seen(design.layout.box(slot)), design),
        )
        for slot, square in enumerate(scene.squares)
        if square.ring
    ]
    if scene.goal and scene.goal.ring:
        value, at = scene.goal.ring, design.layout.bulge(far=scene.goal.far)
        found.append(PlacedPiece(_KINDS[value], place_in(viewport, ring(design, value), *at).box))
    return tuple(found)


def _on_square(value: int, square: Box, design: Design) -> Box:
    drawn, half = ring(design, value), design.pixels(design.layout.pitch / 2)
    left, top = square.left + half + drawn.x, square.top + half + drawn.y
    return Box(left, top, left + drawn.size[0], top + drawn.size[1])


def sprite(kind: str, style: RenderStyle) -> Sprite | None:
    """A ring of a kind; None if there is no such kind."""
    return next((ring(design_of(style), n) for n in RINGS if _KINDS[n] == kind), None)

"""The strips above and below the board: names, whose turn it is, rings in hand, results."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engines.core.seat import Seat
from engines.gyges.terms import End, Phase
from engines.gyges.views import GygesView
from renderers.gyges.design import Design
from renderers.gyges.outlines import RINGS
from renderers.gyges.scene import shows_choices
from renderers.gyges.side import Side
from renderers.gyges.signs import draw_ring
from renderers.kit.layers import Layers
from renderers.kit.nameplate import NameState, nameplate, state_of
from renderers.kit.sprites import Sprite
from renderers.style import RenderStyle

_BETWEEN: Final = 4  # px kept free around each
_BEFORE_HAND: Final = 24
_NEXT_OUT: Final = 4  # px of leaf around the ring to be set up next


class HandStrip(NamedTuple):
    """The rings that a player has yet to set up."""

    rings: tuple[int, ...] = ()
    asks: bool = False  # the first of them is to be set up now


def paint_strips(
    layers: Layers, view: GygesView, style: RenderStyle, side: Side, design: Design
) -> None:
    """Both players' strips."""
    layout = design.layout
    left, _, right, _ = map(round, layout.frame)
    for seat in Seat:
        y = layout.strip // 2 if seat is not side.near else layout.height - layout.strip // 2
        hand, beyond = hand_of(view, seat), 0
        if hand.rings:
            layers.place(rings(hand, design), right, y)
            beyond = _BEFORE_HAND + hand_width(hand, design)
        room = right - left - beyond
        layers.place(name_of(seat, view, style, design, room=room, margin=left), left, y)


def name_of(
    seat: Seat, view: GygesView, style: RenderStyle, design: Design, *, room: int, margin: int = 0
) -> Sprite:
    """A player's name, with what it shows of their situation."""
    return nameplate(
        seat,
        style.names[seat],
        _name_state(view, seat),
        design.palette,
        px=design.layout.name_px,
        room=room,
        coat=style.coats[seat],
        mark=design.layout.emblem,
        margin=margin,
        scale=design.scale,
    )


def _name_state(view: GygesView, seat: Seat) -> NameState:
    is_drawn = view.to_act is None and view.end is not End.BROKEN_OFF
    return state_of(seat, (view.to_act,), view.winner, is_drawn=is_drawn)


def hand_of(view: GygesView, seat: Seat) -> HandStrip:
    """What a player has yet to set up."""
    if view.phase is not Phase.SETUP:
        return HandStrip()
    asks = view.to_act is seat and shows_choices(view) and bool(view.choice.placing)
    return HandStrip(view.hands[seat], asks)


@lru_cache(maxsize=32)
def rings(strip: HandStrip, design: Design) -> Sprite:
    """The rings still to be set up, the next one first, on leaf; they end at x = 0."""
    reaches = _reaches(strip, design)
    half = max(reaches)
    canvas = design.canvas(-hand_width(strip, design), -half, 0, half)
    x: float = _BETWEEN
    for n, value in reversed(list(enumerate(strip.rings))):
        x -= reaches[n]
        if n == 0 and strip.asks:
            design.disc(canvas, x, 0, reaches[n] - _BETWEEN, design.palette.leaf)
        draw_ring(canvas, x, 0, value, design, scale=design.layout.hand_scale)
        x -= reaches[n]
    return canvas.sprite()


def hand_width(strip: HandStrip, design: Design) -> int:
    """px that rings in hand take."""
    return round(sum(2 * reach for reach in _reaches(strip, design)))


def _reaches(strip: HandStrip, design: Design) -> list[float]:
    scale = design.layout.hand_scale * design.layout.pitch
    reaches = [RINGS[value].outer * scale + _BETWEEN for value in strip.rings]
    if strip.asks:
        reaches[0] += _NEXT_OUT + design.casing
    return reaches

"""The strips above and below the board: names, whose turn it is, rings in hand, results."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engines.core.seat import Pair, Seat
from engines.gyges.terms import LETTERS, End, Phase
from engines.gyges.views import GygesView
from renderers.gyges.design import Design
from renderers.gyges.layout import WIDTH, Side
from renderers.gyges.outlines import RINGS, TRIANGLE
from renderers.gyges.pieces import draw_ring
from renderers.gyges.scene import shows_choices
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face, fit_name, font
from renderers.kit.geometry import rectangle
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite

_MARK: Final = 34  # px, and square
_OUTLINE: Final = 4
_TURN: Final = 34  # room for the triangle
_NAME: Final = 50  # from the mark's edge to the name
_LEAST_PX: Final = 30
_BASELINE: Final = 0.32  # of the type's size, below the middle of the strip
_DRAWN: Final = "½"
_IN_HAND: Final = 0.46  # the scale of rings in hand
_BETWEEN: Final = 4  # px kept free around each
_BEFORE_HAND: Final = 24
_NEXT_OUT: Final = 6  # px of leaf around the ring to be set up next


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerStrip:
    """What one player's strip shows; hashable, so that it is drawn once."""

    seat: Seat
    name: str
    acts: bool = False
    stands_out: bool = False
    hand: tuple[int, ...] = ()
    asks: bool = False  # the first ring in hand is to be set up now
    result: str = ""


def paint_strips(
    layers: Layers, view: GygesView, names: Pair[str], side: Side, design: Design
) -> None:
    """Both players' strips."""
    for seat in Seat:
        far = seat is not side.near
        sprite = _drawn(_strip(view, seat, names[seat]), design)
        layers.place(sprite, 0, 0 if far else design.layout.height - design.layout.strip)


def _strip(view: GygesView, seat: Seat, name: str) -> PlayerStrip:
    acts = view.to_act is seat
    is_drawn = view.end in (End.REPETITION, End.LENGTH)
    return PlayerStrip(
        seat=seat,
        name=name,
        acts=acts,
        stands_out=acts or is_drawn or view.winner is seat,
        hand=view.hands[seat] if view.phase is Phase.SETUP else (),
        asks=acts
        and view.phase is Phase.SETUP
        and shows_choices(view)
        and bool(view.choice.placing),
        result=_DRAWN if is_drawn else "",
    )


@lru_cache(maxsize=32)
def _drawn(strip: PlayerStrip, design: Design) -> Sprite:
    layout, palette = design.layout, design.palette
    left, _, right, _ = layout.frame
    y = layout.strip / 2
    canvas = Canvas(0, 0, WIDTH, layout.strip)
    x = left
    if strip.acts:
        canvas.polygon([(x + dx, y + dy) for dx, dy in TRIANGLE], palette.ink)
        x += _TURN
    seat_mark = rectangle(x + _MARK / 2, y, _MARK, _MARK)
    design.fill(canvas, seat_mark, strip.seat, gap=11)
    canvas.stroke(seat_mark, palette.ink, _OUTLINE, closed=True)
    room = right - x - _NAME - _beyond_name(strip, design)
    line = fit_name(
        strip.name,
        px=layout.name_px,
        least=_LEAST_PX,
        room=room,
        instead=LETTERS[strip.seat],
    )
    ink = palette.ink if strip.stands_out else palette.soft
    canvas.writing(x + _NAME, y + _BASELINE * line.px, line.text, line.face, line.px, ink)
    _hand(canvas, strip, right, y, design)
    if strip.result:
        at = right - font(Face.COUNT, layout.name_px).getlength(strip.result) / 2
        canvas.numeral(at, y, strip.result, Face.COUNT, layout.name_px, palette.ink)
    return canvas.sprite()


def _beyond_name(strip: PlayerStrip, design: Design) -> float:
    """How much room the name leaves at the end of its strip."""
    if strip.result:
        return _BEFORE_HAND + font(Face.COUNT, design.layout.name_px).getlength(strip.result)
    if not strip.hand:
        return 0
    return _BEFORE_HAND + sum(2 * reach for reach in _reaches(strip, design))


def _hand(canvas: Canvas, strip: PlayerStrip, right: float, y: float, design: Design) -> None:
    """The rings still to be set up, the next one first; it lies on leaf."""
    palette, x = design.palette, right + _BETWEEN
    reaches = _reaches(strip, design)
    for n, value in reversed(list(enumerate(strip.hand))):
        x -= reaches[n]
        if n == 0 and strip.asks:
            canvas.cased_disc(
                x, y, reaches[n] - _BETWEEN, palette.leaf, palette.outline, design.casing
            )
        draw_ring(canvas, x, y, value, design, scale=_IN_HAND)
        x -= reaches[n]


def _reaches(strip: PlayerStrip, design: Design) -> list[float]:
    """How far each ring in hand reaches to either side, with the air around it."""
    scale = _IN_HAND * design.layout.pitch
    reaches = [RINGS[value].outer * scale + _BETWEEN for value in strip.hand]
    if strip.asks:
        reaches[0] += _NEXT_OUT + design.casing
    return reaches

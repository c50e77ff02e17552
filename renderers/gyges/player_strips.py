"""What stands around the board: names and whose turn it is, rings in hand, playable rows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from engines.core.seat import Pair, Seat
from engines.gyges.terms import LETTERS, End, Phase
from engines.gyges.views import GygesView
from renderers.gyges.design import Design
from renderers.gyges.empty_board import EmptyBoard
from renderers.gyges.layout import WIDTH, Side
from renderers.gyges.outlines import RINGS, TRIANGLE
from renderers.gyges.pieces import draw_ring
from renderers.gyges.scene import shows_choices
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face, fit_name, font
from renderers.kit.geometry import Point, rectangle
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
_BETWEEN: Final = 4  # px of air around each
_BEFORE_HAND: Final = 24
_NEXT_OUT: Final = 6  # px of leaf around the ring to be set up next

_OUTSIDE: Final = 22  # px of a pennant outside the frame
_INSIDE: Final = 14
_WHOLE: Final = (-0.40, 0.40)  # its top and bottom, in parts of the pitch about the row's middle
_UPPER: Final = (-0.42, -0.04)
_LOWER: Final = (0.04, 0.42)


@dataclass(frozen=True, slots=True, kw_only=True)
class Strip:
    """One player's strip above or below the board; hashable, to be drawn once."""

    seat: Seat
    name: str
    acts: bool = False
    stands_out: bool = False
    hand: tuple[int, ...] = ()
    asks: bool = False  # the first ring in hand is to be set up now
    result: str = ""


class Pennant(NamedTuple):
    """One player's mark at his playable row: top and bottom in parts of the pitch."""

    seat: Seat
    top: float
    bottom: float


def paint_strips(
    layers: Layers, view: GygesView, names: Pair[str], side: Side, design: Design
) -> None:
    """Both players' strips."""
    for seat in Seat:
        far = seat is not side.near
        sprite = _drawn_strip(_strip(view, seat, names[seat]), design)
        layers.place(sprite, 0, 0 if far else design.layout.height - design.layout.strip)


def _strip(view: GygesView, seat: Seat, name: str) -> Strip:
    acts = view.to_act is seat
    is_drawn = view.end in (End.REPETITION, End.LENGTH)
    return Strip(
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
def _drawn_strip(strip: Strip, design: Design) -> Sprite:
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


def _beyond_name(strip: Strip, design: Design) -> float:
    """How much room the name leaves at the end of its strip."""
    if strip.result:
        return _BEFORE_HAND + font(Face.COUNT, design.layout.name_px).getlength(strip.result)
    if not strip.hand:
        return 0
    return _BEFORE_HAND + sum(2 * reach for reach in _reaches(strip, design))


def _hand(canvas: Canvas, strip: Strip, right: float, y: float, design: Design) -> None:
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


def _reaches(strip: Strip, design: Design) -> list[float]:
    """How far each ring in hand reaches to either side, with the air around it."""
    scale = _IN_HAND * design.layout.pitch
    reaches = [RINGS[value].outer * scale + _BETWEEN for value in strip.hand]
    if strip.asks:
        reaches[0] += _NEXT_OUT + design.casing
    return reaches


def paint_edges(
    layers: Layers, board: EmptyBoard, rows: Pair[int | None], side: Side, design: Design
) -> None:
    """The board to the left and right of each line, with the pennants of the playable rows.

    Where both play the same row, each has the half nearer its owner.
    """
    flown: dict[int, list[Pennant]] = {}
    for seat in Seat:
        if (row := rows[seat]) is not None:
            half = (_UPPER, _LOWER)[seat is side.near] if rows.one == rows.two else _WHOLE
            flown.setdefault(side.line(row), []).append(Pennant(seat, *half))
    for line, (left, right) in enumerate(board.edges):
        pennants = tuple(flown.get(line, ()))
        bare_left = not pennants or design.layout.is_large
        layers.place(left if bare_left else _flying(left, pennants, design))
        layers.place(_flying(right, pennants, design) if pennants else right)


@lru_cache(maxsize=128)
def _flying(bare: Sprite, pennants: tuple[Pennant, ...], design: Design) -> Sprite:
    """One edge of a line with its pennants."""
    layout, (width, height) = design.layout, bare.size
    left, _, right, _ = layout.frame
    on_left = bare.x == 0
    edge, out = (left - layout.frame_pen, -1) if on_left else (right + layout.frame_pen, 1)
    canvas = Canvas(bare.x, 0, bare.x + width, height)
    for seat, top, bottom in pennants:
        high, low = (height / 2 + part * layout.pitch for part in (top, bottom))
        shape: list[Point] = [
            (edge + out * _OUTSIDE, high),
            (edge, high),
            (edge - out * _INSIDE, (high + low) / 2),
            (edge, low),
            (edge + out * _OUTSIDE, low),
        ]
        design.fill(canvas, shape, seat)
        canvas.stroke(shape, design.palette.ink, _OUTLINE, closed=True)
    picture, flags = bare.image.convert("RGB"), canvas.sprite()
    flags.paste_on(picture, flags.x - bare.x, flags.y)
    return Sprite(picture.convert("RGBA"), bare.x, bare.y)

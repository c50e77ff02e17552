"""What stands around the board: names and whose turn it is, rings in hand, playable rows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from engines.core.seat import Pair, Seat
from engines.gyges.terms import FILES, LETTERS, End, Phase
from engines.gyges.views import GygesView
from renderers.gyges.board import empty_board
from renderers.gyges.colours import inks_of
from renderers.gyges.layout import WIDTH, Side
from renderers.gyges.press import Press
from renderers.gyges.rings import turn_ring
from renderers.gyges.scene import is_lit
from renderers.gyges.shapes import RINGS, TRIANGLE
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face, fit, font
from renderers.kit.geometry import Point, Points, box
from renderers.kit.stamp import stamp

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

_PENNANT: Final = (22, 14)  # px outside the frame, and inside
_WHOLE: Final = (-0.40, 0.40)  # of the pitch, about the row's middle
_HALF: Final = (0.04, 0.42)  # the half nearer its owner, when both play the same row


@dataclass(frozen=True, slots=True, kw_only=True)
class Strip:
    """One player's strip above or below the board; hashable, to be printed once."""

    seat: Seat
    name: str
    far: bool
    acts: bool = False
    stands_out: bool = False
    hand: tuple[int, ...] = ()
    asks: bool = False  # the first ring in hand is to be set up now
    result: str = ""


def paint_strips(
    page: Image.Image, view: GygesView, names: Pair[str], side: Side, press: Press
) -> None:
    """Both players' strips."""
    for seat in Seat:
        far = seat is not side.near
        printed = _printed_strip(_strip(view, seat, names[seat], far=far), press)
        page.paste(printed, (0, 0 if far else press.layout.height - printed.height))


def _strip(view: GygesView, seat: Seat, name: str, *, far: bool) -> Strip:
    acts = view.to_act is seat
    is_drawn = view.end in (End.REPETITION, End.LENGTH)
    return Strip(
        seat=seat,
        name=name,
        far=far,
        acts=acts,
        stands_out=acts or is_drawn or view.winner is seat,
        hand=view.hands[seat] if view.phase is Phase.SETUP else (),
        asks=acts and view.phase is Phase.SETUP and is_lit(view) and bool(view.choice.placing),
        result=_DRAWN if is_drawn else "",
    )


@lru_cache(maxsize=32)
def _printed_strip(strip: Strip, press: Press) -> Image.Image:
    layout, theme = press.layout, press.theme
    left, top, right, _ = layout.frame
    height = int(top - layout.frame_pen / 2)
    y = height / 2
    canvas = Canvas(0, 0, WIDTH, height)
    x = left
    if strip.acts:
        canvas.polygon([(x + dx, y + dy) for dx, dy in TRIANGLE], theme.ink)
        x += _TURN
    seat_mark = box(x + _MARK / 2, y, _MARK, _MARK)
    press.fill(canvas, seat_mark, strip.seat, gap=11)
    canvas.stroke(seat_mark, theme.ink, _OUTLINE, closed=True)
    room = right - x - _NAME - _beyond_name(strip, press)
    line = fit(
        strip.name,
        px=layout.name_px,
        least=_LEAST_PX,
        room=room,
        instead=LETTERS[strip.seat],
    )
    ink = theme.ink if strip.stands_out else theme.soft
    canvas.writing(x + _NAME, y + _BASELINE * line.px, line.text, line.face, line.px, ink)
    _hand(canvas, strip, right, y, press)
    if strip.result:
        at = right - font(Face.COUNT, layout.name_px).getlength(strip.result) / 2
        canvas.numeral(at, y, strip.result, Face.COUNT, layout.name_px, theme.ink)
    printed = Image.new("RGB", (WIDTH, height), theme.ground)
    canvas.sprite().onto(printed)
    return inks_of(press.colours).print(printed)


def _beyond_name(strip: Strip, press: Press) -> float:
    """How much room the name leaves at the end of its strip."""
    if strip.result:
        return _BEFORE_HAND + font(Face.COUNT, press.layout.name_px).getlength(strip.result)
    if not strip.hand:
        return 0
    return _BEFORE_HAND + sum(2 * reach for reach in _reaches(strip, press))


def _hand(canvas: Canvas, strip: Strip, right: float, y: float, press: Press) -> None:
    """The rings still to be set up, the next one first; it lies on leaf."""
    theme, x = press.theme, right + _BETWEEN
    reaches = _reaches(strip, press)
    for n, value in reversed(list(enumerate(strip.hand))):
        x -= reaches[n]
        if n == 0 and strip.asks:
            canvas.cased_disc(x, y, reaches[n] - _BETWEEN, theme.leaf, theme.outline, press.casing)
        turn_ring(canvas, x, y, value, press, scale=_IN_HAND)
        x -= reaches[n]


def _reaches(strip: Strip, press: Press) -> list[float]:
    """How far each ring in hand reaches to either side, with the air around it."""
    scale = _IN_HAND * press.layout.pitch
    reaches = [RINGS[value].outer * scale + _BETWEEN for value in strip.hand]
    if strip.asks:
        reaches[0] += _NEXT_OUT + press.casing
    return reaches


def paint_pennants(page: Image.Image, rows: Pair[int | None], side: Side, press: Press) -> None:
    """The playable rows; where they meet, each has the half nearer its owner."""
    meet = rows.one == rows.two
    for seat in Seat:
        row = rows[seat]
        if row is None:
            continue
        half = (seat is side.near) if meet else None
        for on_left in (False,) if press.layout.is_large else (True, False):
            printed, at = _pennant(side.line(row), seat, half, on_left, side, press)
            page.paste(printed, at)


@lru_cache(maxsize=64)
def _pennant(
    line: int, seat: Seat, half: bool | None, on_left: bool, side: Side, press: Press
) -> tuple[Image.Image, tuple[int, int]]:
    """A pennant printed on the edge of the board, and where it goes. `half`: the lower one, the
    upper one, or None for a whole pennant."""
    layout = press.layout
    y = layout.y(FILES * line)
    low, high = (part * layout.pitch for part in (_WHOLE if half is None else _HALF))
    if half is False:
        low, high = -high, -low
    outer, inner = _PENNANT
    left, _, right, _ = layout.frame
    edge, out = (left - layout.frame_pen, -1) if on_left else (right + layout.frame_pen, 1)
    shape: list[Point] = [
        (edge + out * outer, y + low),
        (edge, y + low),
        (edge - out * inner, y + (low + high) / 2),
        (edge, y + high),
        (edge + out * outer, y + high),
    ]
    canvas = Canvas(*_bounds(shape, _OUTLINE))
    press.fill(canvas, shape, seat)
    canvas.stroke(shape, press.theme.ink, _OUTLINE, closed=True)
    sprite = canvas.sprite()
    corner = sprite.x, sprite.y
    under = (*corner, corner[0] + sprite.image.width, corner[1] + sprite.image.height)
    place = empty_board(press, side).crop(under)
    stamp(place, inks_of(press.colours), [sprite._replace(x=0, y=0)])
    return place, corner


def _bounds(points: Points, pen: int) -> tuple[int, int, int, int]:
    xs, ys = zip(*points, strict=True)
    return int(min(xs)) - pen, int(min(ys)) - pen, int(max(xs)) + pen, int(max(ys)) + pen

"""What stands around the board: names and whose turn it is, rings in hand, playable rows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from engines.core.seat import Pair, Seat
from engines.gyges.terms import LETTERS, End, Phase
from engines.gyges.views import GygesView
from renderers.gyges.design import Press
from renderers.gyges.empty_board import Board
from renderers.gyges.layout import WIDTH, Side
from renderers.gyges.outlines import RINGS, TRIANGLE
from renderers.gyges.pieces import turn_ring
from renderers.gyges.scene import is_lit
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face, fit, font
from renderers.kit.geometry import Point, box
from renderers.kit.layers import Page
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


def paint_strips(page: Page, view: GygesView, names: Pair[str], side: Side, press: Press) -> None:
    """Both players' strips."""
    for seat in Seat:
        far = seat is not side.near
        sprite = _drawn_strip(_strip(view, seat, names[seat]), press)
        page.place(sprite, 0, 0 if far else press.layout.height - press.layout.strip)


def _strip(view: GygesView, seat: Seat, name: str) -> Strip:
    acts = view.to_act is seat
    is_drawn = view.end in (End.REPETITION, End.LENGTH)
    return Strip(
        seat=seat,
        name=name,
        acts=acts,
        stands_out=acts or is_drawn or view.winner is seat,
        hand=view.hands[seat] if view.phase is Phase.SETUP else (),
        asks=acts and view.phase is Phase.SETUP and is_lit(view) and bool(view.choice.placing),
        result=_DRAWN if is_drawn else "",
    )


@lru_cache(maxsize=32)
def _drawn_strip(strip: Strip, press: Press) -> Sprite:
    layout, theme = press.layout, press.theme
    left, _, right, _ = layout.frame
    y = layout.strip / 2
    canvas = Canvas(0, 0, WIDTH, layout.strip)
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
    return canvas.sprite()


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


def paint_edges(page: Page, board: Board, rows: Pair[int | None], side: Side, press: Press) -> None:
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
        bare_left = not pennants or press.layout.is_large
        page.place(left if bare_left else _flying(left, pennants, press))
        page.place(_flying(right, pennants, press) if pennants else right)


@lru_cache(maxsize=128)
def _flying(bare: Sprite, pennants: tuple[Pennant, ...], press: Press) -> Sprite:
    """One edge of a line with its pennants."""
    layout, (width, height) = press.layout, bare.size
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
        press.fill(canvas, shape, seat)
        canvas.stroke(shape, press.theme.ink, _OUTLINE, closed=True)
    picture, flags = bare.image.convert("RGB"), canvas.sprite()
    flags.paste_on(picture, flags.x - bare.x, flags.y)
    return Sprite(picture.convert("RGBA"), bare.x, bare.y)

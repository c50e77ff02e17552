"""A player's name with the mark of their seat, for the strips above and below a board."""

from __future__ import annotations

import math
from collections.abc import Collection
from enum import Enum, auto
from functools import lru_cache
from typing import Final

from engines.core.seat import Pair, Seat
from renderers.coat import Coat
from renderers.kit.canvas import Canvas
from renderers.kit.emblem import draw_emblem, emblem_width, fill_for_seat
from renderers.kit.fitted_name import fit_name
from renderers.kit.fonts import Face, font
from renderers.kit.geometry import Point
from renderers.kit.palette import Palette
from renderers.kit.sprites import Sprite

_MARK: Final = 34  # side of a seat's mark
_SHIELDED: Final = 0.62  # of the type's size: what a shield stands for, at most
_ON_PENNANT: Final = 0.5
_AIR: Final = 16  # from the mark to the name
_BASELINE: Final = 0.32  # of the type's size, below the middle of the name
_PENNANT: Final = 0.65  # of the type's size: half its height
_BEYOND: Final = 12  # px of pennant before and after the name
_POINT: Final = 0.52  # of the pennant's height
_LETTERS: Final = Pair(one="1", two="2")  # where a name can't be written
_BEFORE_SCORE: Final = 24
_SCORE_SIZE: Final = 0.9  # of the name's


class NameState(Enum):
    """What a nameplate shows of the player's situation."""

    WAITS = auto()
    ACTS = auto()  # to act: the name stands on a pennant
    WON = auto()  # 1 stands behind it
    LOST = auto()  # 0
    DREW = auto()  # ½


def state_of(
    seat: Seat, acting: Collection[Seat | None], winner: Seat | None, *, is_drawn: bool = False
) -> NameState:
    """What stands with the name of `seat`; a player who is to act has neither won nor lost."""
    if seat in acting:
        return NameState.ACTS
    if winner is not None:
        return NameState.WON if winner is seat else NameState.LOST
    return NameState.DREW if is_drawn else NameState.WAITS


_SCORES: Final = {NameState.WON: "1", NameState.LOST: "0", NameState.DREW: "½"}


# Those of all who play in some minutes are kept, three to six kilobytes each. A new one takes as
# long as the rest of its picture.
@lru_cache(maxsize=1024)
def nameplate(
    seat: Seat,
    name: str,
    standing: NameState,
    palette: Palette,
    *,
    px: int,
    room: int,
    coat: Coat | None = None,
    mark: float = _MARK,
    margin: int = 0,
    from_right: bool = False,
    scale: float = 1.0,
) -> Sprite:
    """The mark and the name, within `room` units; the origin is the middle of the left edge.

    A coat is shown in the place of the mark, and on the pennant. A pennant begins `margin` units to
    the left of it, at the edge of the picture. With `from_right` all begins at a right edge, and
    goes to the left. A unit of all these measures is drawn with `scale` pixels.
    """
    acts, score = standing is NameState.ACTS, _SCORES.get(standing, "")
    if coat is not None:
        mark = min(mark, (_ON_PENNANT if acts else _SHIELDED) * px)
    emblem, before = emblem_width(coat, mark), max(0, _BEYOND - margin) if acts else 0
    start = before + emblem + _AIR if coat or not acts else before
    tail = _tail(standing, px)
    line = fit_name(name, px=px, least=30, room=room - start - tail, instead=_LETTERS[seat])
    sense = -1 if from_right else 1
    left, right = sorted(
        (sense * (-margin - 4), sense * (math.ceil(start + line.width + tail) + 4))
    )
    canvas = Canvas(left, -px, right, px, scale)
    ink = palette.ink if standing in (NameState.WON, NameState.DREW) else palette.soft
    if acts:
        ends = -margin, start + line.width + _BEYOND
        _draw_pennant(canvas, seat, ends, sense, px, palette)
        ink = palette.letters
    if coat or not acts:
        at = sense * (before + emblem / 2)
        draw_emblem(canvas, at, 0, seat, coat, palette, mark=mark)
    begins = -start - line.width if from_right else start
    canvas.name(begins, _BASELINE * line.px, line, ink)
    if score:
        at = start + line.width + (_BEFORE_SCORE + tail) / 2
        canvas.numeral(sense * at, 0, score, Face.COUNT, _SCORE_SIZE * px, ink)
    return canvas.sprite()


def _draw_pennant(
    canvas: Canvas, seat: Seat, ends: tuple[float, float], sense: int, px: int, palette: Palette
) -> None:
    # The pennant of the player to act; its point goes beyond the second of its `ends`.
    half = _PENNANT * px
    start, end = (sense * x for x in ends)
    body: list[Point] = [(start, -half), (end, -half), (end, half), (start, half)]
    canvas.polygon(body, palette.seats[seat])
    head: list[Point] = [(end, -half), (end + sense * 2 * _POINT * half, 0), (end, half)]
    fill_for_seat(canvas, head, seat, palette)


def _tail(standing: NameState, px: int) -> float:
    if standing is NameState.ACTS:
        return _BEYOND + 2 * _POINT * _PENNANT * px
    if score := _SCORES.get(standing):
        return _BEFORE_SCORE + font(Face.COUNT, _SCORE_SIZE * px).getlength(score)
    return 0

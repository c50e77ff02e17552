"""The top of the table: names, whose turn it is, what each holds, the glove and the draws."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.audatia.views import AudatiaView
from engines.core.seat import Pair, Seat
from renderers.audatia.design import Press
from renderers.audatia.icon_drawing import Tints, paint
from renderers.audatia.icons import COUNTS
from renderers.audatia.layout import BAND, BAND_Y, BANDS, ROW_Y
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face, fit
from renderers.kit.geometry import box
from renderers.kit.layers import Page
from renderers.kit.sprites import Sprite
from renderers.style import RenderStyle

_TRIANGLE: Final = ((0, -17), (26, 0), (0, 17))
_TURN: Final = 38  # room of the triangle
_LEAST_PX: Final = 28
_COUNT_X: Final = 44  # from an icon's left edge to its count
_GLOVE: Final = (462, 70, 46)
_DRAWS: Final = (514, 558)
_DRAW: Final = 17
_LETTERS: Final = Pair(one="1", two="2")  # where a name can't be written


def paint_head(page: Page, view: AudatiaView, look: RenderStyle, press: Press) -> None:
    """Everything above the men."""
    layout = press.layout
    for seat in Seat:
        man, on_left = view.men[seat], is_left(seat, look)
        page.place(_band(seat, on_left, press))
        acts = seat in view.active
        x = BANDS[0][0] if on_left else BANDS[1][1]
        page.place(_name(look.names[seat], seat, on_left, acts, press), x, ROW_Y)
        start = layout.counts[0 if on_left else 1]
        for i, (sign, count) in enumerate((("hand", man.hand_size), ("deck", man.deck_size))):
            page.place(_count(sign, count, press), start + i * layout.pitch, ROW_Y)
        if man.is_challenger:
            page.place(_glove(seat, press))
    for i, x in enumerate(_DRAWS):
        page.place(_draw(i < view.draws, press), x, ROW_Y)


def is_left(seat: Seat, look: RenderStyle) -> bool:
    """Whether `seat` stands on the left."""
    return (seat is Seat.ONE) is not look.mirrored


@lru_cache(maxsize=16)
def _band(seat: Seat, on_left: bool, press: Press) -> Sprite:
    left, right = BANDS[0 if on_left else 1]
    canvas = Canvas(left, BAND_Y - 2, right, BAND_Y + BAND + 2)
    outline = box((left + right) / 2, BAND_Y + BAND / 2, right - left, BAND)
    press.fill(canvas, outline, seat, press.theme.ground)
    return canvas.sprite()


@lru_cache(maxsize=64)
def _name(name: str, seat: Seat, on_left: bool, acts: bool, press: Press) -> Sprite:
    """From the outer end, about the middle of its line."""
    layout, theme = press.layout, press.theme
    sense, start = 1 if on_left else -1, _TURN if acts else 0
    room = layout.name_room - start
    line = fit(name, px=layout.name_px, least=_LEAST_PX, room=room, instead=_LETTERS[seat])
    reach = layout.name_room + 8
    canvas = Canvas(-4 if on_left else -reach, -34, reach if on_left else 4, 34)
    if acts:
        canvas.polygon([(sense * x, y) for x, y in _TRIANGLE], theme.leaf)
    x = start if on_left else -start - line.width
    canvas.writing(x, 0.33 * line.px, line.text, line.face, line.px, theme.ink)
    return canvas.sprite()


@lru_cache(maxsize=256)
def _count(sign: str, count: int, press: Press) -> Sprite:
    layout, theme = press.layout, press.theme
    canvas = Canvas(-8, -32, 104, 32)
    tints = Tints(ink=theme.ink, paper=theme.ground)
    paint(canvas, COUNTS[sign], 20, 0, layout.icon, tints)
    px = layout.count_px
    canvas.writing(_COUNT_X, 0.365 * px, str(count), Face.COUNT, px, theme.ink)
    return canvas.sprite()


@lru_cache(maxsize=16)
def _glove(seat: Seat, press: Press) -> Sprite:
    x, y, size = _GLOVE
    canvas = Canvas(x - 30, y - 30, x + 30, y + 30)
    tints = Tints(ink=press.theme.seats[seat], paper=press.theme.ground)
    paint(canvas, COUNTS["glove"], x, y, size, tints)
    return canvas.sprite()


@lru_cache(maxsize=16)
def _draw(is_full: bool, press: Press) -> Sprite:
    """One of the two drawn assaults that lose the duel for the challenger."""
    theme = press.theme
    canvas = Canvas(-_DRAW - 3, -_DRAW - 3, _DRAW + 3, _DRAW + 3)
    line = theme.ink if is_full else theme.line
    canvas.cased_disc(0, 0, _DRAW + 1.5, line if is_full else theme.ground, line, 3)
    for y in (-5, 5):
        canvas.stroke([(-7, y), (7, y)], theme.ground if is_full else line, 3.2)
    return canvas.sprite()

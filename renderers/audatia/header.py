"""The top of the table: names, whose turn it is, counts of cards, the glove and the draws."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.audatia.views import AudatiaView
from engines.core.seat import Pair, Seat
from renderers.audatia.design import Design
from renderers.audatia.icon_drawing import IconColours, draw_icon
from renderers.audatia.icons import COUNT_ICONS
from renderers.audatia.layout import BAND, BAND_Y, BANDS, ROW_Y
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face, fit_name
from renderers.kit.geometry import rectangle
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite
from renderers.style import RenderStyle

_TRIANGLE: Final = ((0, -17), (26, 0), (0, 17))
_TRIANGLE_ROOM: Final = 38  # px
_LEAST_PX: Final = 28
_COUNT_X: Final = 44  # from an icon's left edge to its count
_GLOVE: Final = (462, 70, 46)
_DRAWS: Final = (514, 558)
_DRAW: Final = 17
_LETTERS: Final = Pair(one="1", two="2")  # where a name can't be written


def paint_head(layers: Layers, view: AudatiaView, style: RenderStyle, design: Design) -> None:
    """Everything above the men."""
    layout = design.layout
    for seat in Seat:
        man, on_left = view.men[seat], is_left(seat, style)
        layers.place(_band(seat, on_left, design))
        acts = seat in view.active
        x = BANDS[0][0] if on_left else BANDS[1][1]
        layers.place(_name(style.names[seat], seat, on_left, acts, design), x, ROW_Y)
        start = layout.counts[0 if on_left else 1]
        for i, (icon, count) in enumerate((("hand", man.hand_size), ("deck", man.deck_size))):
            layers.place(_count(icon, count, design), start + i * layout.pitch, ROW_Y)
        if man.is_challenger:
            layers.place(_glove(seat, design))
    for i, x in enumerate(_DRAWS):
        layers.place(_draw(i < view.draws, design), x, ROW_Y)


def is_left(seat: Seat, style: RenderStyle) -> bool:
    """Whether `seat` stands on the left."""
    return (seat is Seat.ONE) is not style.mirrored


@lru_cache(maxsize=16)
def _band(seat: Seat, on_left: bool, design: Design) -> Sprite:
    left, right = BANDS[0 if on_left else 1]
    canvas = Canvas(left, BAND_Y - 2, right, BAND_Y + BAND + 2)
    outline = rectangle((left + right) / 2, BAND_Y + BAND / 2, right - left, BAND)
    design.fill(canvas, outline, seat, design.palette.ground)
    return canvas.sprite()


@lru_cache(maxsize=64)
def _name(name: str, seat: Seat, on_left: bool, acts: bool, design: Design) -> Sprite:
    """From the outer end, about the middle of its line."""
    layout, palette = design.layout, design.palette
    sense, start = 1 if on_left else -1, _TRIANGLE_ROOM if acts else 0
    room = layout.name_room - start
    line = fit_name(name, px=layout.name_px, least=_LEAST_PX, room=room, instead=_LETTERS[seat])
    reach = layout.name_room + 8
    canvas = Canvas(-4 if on_left else -reach, -34, reach if on_left else 4, 34)
    if acts:
        canvas.polygon([(sense * x, y) for x, y in _TRIANGLE], palette.leaf)
    x = start if on_left else -start - line.width
    canvas.writing(x, 0.33 * line.px, line.text, line.face, line.px, palette.ink)
    return canvas.sprite()


@lru_cache(maxsize=256)
def _count(icon: str, count: int, design: Design) -> Sprite:
    layout, palette = design.layout, design.palette
    canvas = Canvas(-8, -32, 104, 32)
    icon_colours = IconColours(ink=palette.ink, paper=palette.ground)
    draw_icon(canvas, COUNT_ICONS[icon], 20, 0, layout.icon, icon_colours)
    px = layout.count_px
    canvas.writing(_COUNT_X, 0.365 * px, str(count), Face.COUNT, px, palette.ink)
    return canvas.sprite()


@lru_cache(maxsize=16)
def _glove(seat: Seat, design: Design) -> Sprite:
    x, y, size = _GLOVE
    canvas = Canvas(x - 30, y - 30, x + 30, y + 30)
    icon_colours = IconColours(ink=design.palette.seats[seat], paper=design.palette.ground)
    draw_icon(canvas, COUNT_ICONS["glove"], x, y, size, icon_colours)
    return canvas.sprite()


@lru_cache(maxsize=16)
def _draw(is_full: bool, design: Design) -> Sprite:
    """A place for one of the two drawn assaults with which the challenger loses the duel."""
    palette = design.palette
    canvas = Canvas(-_DRAW - 3, -_DRAW - 3, _DRAW + 3, _DRAW + 3)
    line = palette.ink if is_full else palette.line
    canvas.cased_disc(0, 0, _DRAW + 1.5, line if is_full else palette.ground, line, 3)
    for y in (-5, 5):
        canvas.stroke([(-7, y), (7, y)], palette.ground if is_full else line, 3.2)
    return canvas.sprite()

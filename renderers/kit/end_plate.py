"""The plate of a match that is over: the same frame in all games, 1,200 by 630.

Between two rules: both names, the score with one laurel for the winner, a place for the decisive
moment, and below it one for the whole match as a line. The games fill these two.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from engines.core.seat import Pair, Seat
from renderers.coat import Coat
from renderers.finished_match import PLATE_SIZE, FinishedMatch, LuckShare
from renderers.kit.box import Box
from renderers.kit.canvas import Canvas
from renderers.kit.design import Design, drawn_once
from renderers.kit.emblem import draw_emblem, emblem_width
from renderers.kit.fitted_name import fit_name
from renderers.kit.fonts import Face, font
from renderers.kit.laurel import laurel
from renderers.kit.layers import Layers
from renderers.kit.luck_signs import draw_blades, draw_die, figure
from renderers.kit.plate_frame import place_frame
from renderers.kit.sprites import Sprite
from renderers.kit.viewport import whole
from renderers.style import RenderStyle

SIZE: Final = PLATE_SIZE
MOMENT: Final = Box(300, 50, 900, 445)
LINE: Final = Box(62, 478, 1138, 574)

_NAME_MARK: Final = 34
_NAME_AIR: Final = 12
_NAME_ROOM: Final = 214
_NAME_Y: Final = 112
_MIDDLES: Final = Pair(one=178, two=1022)
_SCORE_Y: Final = 286
_LUCK_Y: Final = 424
_LUCK_PX, _LUCK_SIGN = 28, 28
_LUCK_AIR, _LUCK_GAP = 8, 24  # between a sign and its figure, and between both
_PARTING_Y: Final = 462
_LETTERS: Final = Pair(one="1", two="2")
_HALF: Final = "½"


def empty_plate(
    finished: FinishedMatch, scores: Pair[str] | None, style: RenderStyle, design: Design[Any, Any]
) -> Layers:
    """The frame with title, date, names and score; below it luck and skill, where they are known.

    `scores` count only if somebody has won; None: the winner's is 1, the other one's 0.
    """
    if scores is None:
        scores = Pair(one="1", two="0") if finished.winner is Seat.ONE else Pair(one="0", two="1")
    layers = Layers(whole(*SIZE, style.scale), design.background, (MOMENT.bottom,))
    place_frame(layers, SIZE, finished.title, finished.date, design)
    layers.place(_parting_rule(design))
    for seat in Seat:
        layers.place(_name(style.names[seat], seat, style.coats[seat], design), _MIDDLES[seat])
        score, has_lost = scores[seat] if finished.winner else _HALF, finished.winner is seat.other
        layers.place(_score(design, score, is_dark=not has_lost), _MIDDLES[seat], _SCORE_Y)
        if finished.winner is seat:
            layers.place(laurel(design), _MIDDLES[seat], _SCORE_Y)
        if finished.luck:
            layers.place(_luck(finished.luck[seat], design), _MIDDLES[seat], _LUCK_Y)
    return layers


@lru_cache(maxsize=32)
def _parting_rule(design: Design[Any, Any]) -> Sprite:
    canvas = design.canvas(LINE.left - 4, _PARTING_Y - 4, LINE.right + 4, _PARTING_Y + 4)
    ends = [(LINE.left, _PARTING_Y), (LINE.right, _PARTING_Y)]
    canvas.stroke(ends, design.palette.line, 2.5)
    return canvas.sprite()


@lru_cache(maxsize=64)
def _name(name: str, seat: Seat, coat: Coat | None, design: Design[Any, Any]) -> Sprite:
    # An emblem and the name, about x = 0.
    mark = emblem_width(coat, _NAME_MARK)
    room = _NAME_ROOM - mark - _NAME_AIR
    line = fit_name(name, px=50, least=30, room=room, instead=_LETTERS[seat])
    left = -(mark + _NAME_AIR + line.width) / 2
    canvas = design.canvas(left - 8, _NAME_Y - 50, -left + 8, _NAME_Y + 50)
    draw_emblem(canvas, left + mark / 2, _NAME_Y, seat, coat, design.palette, mark=_NAME_MARK)
    canvas.name(left + mark + _NAME_AIR, _NAME_Y + 0.34 * line.px, line, design.palette.ink)
    return canvas.sprite()


@lru_cache(maxsize=64)
def _luck(share: LuckShare, design: Design[Any, Any]) -> Sprite:
    # Both signs, each with its figure, about the origin.
    parts = ((draw_die, figure(share.luck)), (draw_blades, figure(share.skill)))
    widths = [
        _LUCK_SIGN + _LUCK_AIR + font(Face.LABEL, _LUCK_PX).getlength(text) for _, text in parts
    ]
    x = -(sum(widths) + _LUCK_GAP) / 2
    canvas = design.canvas(-130, -24, 130, 24)
    for (draw, text), wide in zip(parts, widths, strict=True):
        draw(canvas, x + _LUCK_SIGN / 2, 0, _LUCK_SIGN, design.palette)
        at = x + _LUCK_SIGN + _LUCK_AIR
        canvas.writing(at, 0.36 * _LUCK_PX, text, Face.LABEL, _LUCK_PX, design.palette.ink)
        x += wide + _LUCK_GAP
    return canvas.sprite()


@drawn_once(reach=90, keeps=64)
def _score(canvas: Canvas, design: Design[Any, Any], score: str, *, is_dark: bool) -> None:
    px = 96 if score == _HALF else 112
    ink = design.palette.ink if is_dark else design.palette.soft
    canvas.numeral(0, 0, score, Face.TITLE, px, ink)

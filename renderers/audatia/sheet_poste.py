"""The sheet of the twelve guards, four to a row, each with its seven swords."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.audatia.rules.data import POSTE
from engines.audatia.terms import Posta
from engines.core.seat import Seat
from renderers.audatia import card_names
from renderers.audatia.blow_drawing import draw_blow, draw_sun
from renderers.audatia.card_faces import draw_virtue
from renderers.audatia.card_posta import draw_conditions, seven_swords_of
from renderers.audatia.curves import polar
from renderers.audatia.design import Design
from renderers.audatia.figure import draw_man
from renderers.audatia.icon_drawing import IconColours
from renderers.audatia.lettering import draw_centred
from renderers.audatia.poses import GUARDS
from renderers.audatia.wheel import wheel
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.fonts import Face
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite

_ROW: Final = 4
_CELL: Final = (256, 352)
_TOP: Final = 8
_FLOOR: Final = 300  # of a cell
_SCALE: Final = 1.7
_BACK: Final = {Posta.FRONTALE: 20}  # px: so the sword rises between wheel and icons
_HALF: Final = 112
_LENT: Final = 64  # from its middle
_RULE: Final = (20, 322)  # between two cells
_LENDS: Final = 30  # px
_ASIDE: Final = 26
_STROKE: Final = 23
HEIGHT: Final = 3 * _CELL[1] + _TOP


def paint_sheet(layers: Layers, design: Design) -> None:
    """All guards, in the colours of both seats by turns."""
    for i, posta in enumerate(Posta):
        column, row = i % _ROW, i // _ROW
        x, top = column * _CELL[0] + _CELL[0] // 2, _TOP + row * _CELL[1]
        seat = Seat.TWO if (row + i) % 2 else Seat.ONE
        ahead = 1 if seat is Seat.ONE else -1
        layers.place(_caption(design, posta), x, top + _FLOOR)
        layers.place(wheel(seven_swords_of(posta), seat, design, 47), x - 58, top + 62)
        layers.place(_lent(posta, design), x + _LENT, top)
        if column:
            layers.place(_rule(design), x - _CELL[0] // 2, top)
        pose = GUARDS[posta]
        middle = pose.hand[0] + polar(pose.blade, 27)[0]  # of the sword
        aside = -ahead * (round(0.45 * middle * _SCALE) + _BACK.get(posta, 0))
        figure = draw_man(pose, seat, design, scale=_SCALE, faces_right=seat is Seat.ONE, pen=2.5)
        layers.place(figure, x + aside, top + _FLOOR)


@drawn_once(reach=128, keeps=96)
def _caption(canvas: Canvas, design: Design, posta: Posta) -> None:
    canvas.stroke([(-_HALF, 0), (_HALF, 0)], design.palette.ink, 2.5)
    name, ink, room = card_names.POSTE[posta], design.palette.ink, _CELL[0] - 20
    draw_centred(canvas, 0, 25, name, Face.CAPTION, 27, ink, room)


@lru_cache(maxsize=8)
def _rule(design: Design) -> Sprite:
    canvas = design.canvas(-4, 0, 4, _CELL[1])
    canvas.stroke([(0, y) for y in _RULE], design.palette.line, 2.5)
    return canvas.sprite()


@lru_cache(maxsize=96)
def _lent(posta: Posta, design: Design) -> Sprite:
    row, palette = POSTE[posta], design.palette
    canvas = design.canvas(-60, 0, 60, 112)
    icon_colours = IconColours(palette.ink, design.colours.relief, palette.ground)
    first, second = 32, 80  # rows, from the cell's top
    if row.virtue:
        draw_virtue(canvas, row.virtue, -_ASIDE + 2, first, 46, icon_colours)
        canvas.numeral(_ASIDE, first, f"+{row.amount}", Face.COUNT, _LENDS, palette.ink)
    if row.once:  # a duel
        canvas.numeral(0, first, "1 ×", Face.COUNT, _LENDS, palette.ink)
    for blow in row.stretto:  # its parry closes, whatever the suns
        draw_blow(canvas, blow, -_ASIDE, first, _STROKE, palette.ink, palette.line)
        draw_sun(canvas, _ASIDE, first, _STROKE, design.colours.disc, palette.ink)
    draw_conditions(canvas, row, (0, second), 36, 48, icon_colours)
    return canvas.sprite()

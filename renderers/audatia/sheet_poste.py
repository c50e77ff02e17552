"""The sheet of the twelve guards, four to a row: high ones first, each with its seven swords."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.audatia.rules.data import POSTE
from engines.audatia.terms import Posta
from engines.core.seat import Seat
from renderers.audatia import card_names
from renderers.audatia.blow_drawing import stroke, sun
from renderers.audatia.card_faces import beast
from renderers.audatia.card_posta import lines_of, signs_of
from renderers.audatia.curves import toward
from renderers.audatia.design import Press
from renderers.audatia.figure import man
from renderers.audatia.icon_drawing import Tints, paint
from renderers.audatia.icons import SIGNS
from renderers.audatia.lettering import centred
from renderers.audatia.poses import GUARDS
from renderers.audatia.wheel import wheel
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.layers import Page
from renderers.kit.sprites import Sprite

_ROW: Final = 4
_CELL: Final = (256, 352)
_TOP: Final = 8
_FLOOR: Final = 300  # of a cell
_SCALE: Final = 1.7
_BACK: Final = {Posta.FRONTALE: 20}  # his sword rises between wheel and signs
_HALF: Final = 112
_NAME_PX: Final = 27
_WHEEL: Final = (-58, 62, 47)  # from the cell's middle, from its top; radius
_LENT: Final = 64  # from its middle
_RULE: Final = (20, 322)  # between two cells
_ROWS: Final = (32, 80)  # from the cell's top
_BEAST: Final = 46
_LENDS: Final = 30  # px
_SIGN: Final = 36
_PITCH: Final = 48
_ASIDE: Final = 26
_STROKE: Final = 23
HEIGHT: Final = 3 * _CELL[1] + _TOP


def sheet(page: Page, press: Press) -> None:
    """All guards; the seats take turns to show them."""
    for i, posta in enumerate(Posta):
        column, row = i % _ROW, i // _ROW
        x, top = column * _CELL[0] + _CELL[0] // 2, _TOP + row * _CELL[1]
        seat = Seat.TWO if (row + i) % 2 else Seat.ONE
        ahead = 1 if seat is Seat.ONE else -1
        page.place(_caption(posta, press), x, top + _FLOOR)
        aside, y, radius = _WHEEL
        page.place(wheel(lines_of(posta), seat, press, radius), x + aside, top + y)
        page.place(_lent(posta, press), x + _LENT, top)
        if column:
            page.place(_rule(press), x - _CELL[0] // 2, top)
        pose = GUARDS[posta]
        middle = pose.hand[0] + toward(pose.blade, 27)[0]  # of the sword
        aside = -ahead * (round(0.45 * middle * _SCALE) + _BACK.get(posta, 0))
        figure = man(pose, seat, press, scale=_SCALE, faces_right=seat is Seat.ONE, pen=2.5)
        page.place(figure, x + aside, top + _FLOOR)


@lru_cache(maxsize=96)
def _caption(posta: Posta, press: Press) -> Sprite:
    canvas = Canvas(-_CELL[0] // 2, -4, _CELL[0] // 2, 48)
    canvas.stroke([(-_HALF, 0), (_HALF, 0)], press.theme.ink, 2.5)
    room = _CELL[0] - 20
    centred(canvas, 0, 25, card_names.POSTE[posta], Face.CAPTION, _NAME_PX, press.theme.ink, room)
    return canvas.sprite()


@lru_cache(maxsize=8)
def _rule(press: Press) -> Sprite:
    canvas = Canvas(-4, 0, 4, _CELL[1])
    canvas.stroke([(0, y) for y in _RULE], press.theme.line, 2.5)
    return canvas.sprite()


@lru_cache(maxsize=96)
def _lent(posta: Posta, press: Press) -> Sprite:
    """What it lends and when; or what else it is good for."""
    row, theme = POSTE[posta], press.theme
    canvas = Canvas(-60, 0, 60, 112)
    tints = Tints(theme.ink, press.colours.relief, theme.ground)
    first, second = _ROWS
    if row.virtue:
        beast(canvas, row.virtue, -_ASIDE + 2, first, _BEAST, tints)
        canvas.numeral(_ASIDE, first, f"+{row.amount}", Face.COUNT, _LENDS, theme.ink)
    if row.once:  # a duel
        canvas.numeral(0, first, "1 ×", Face.COUNT, _LENDS, theme.ink)
    for blow in row.stretto:  # its parry closes, whatever the suns
        stroke(canvas, blow, -_ASIDE, first, _STROKE, theme.ink, theme.line)
        sun(canvas, _ASIDE, first, _STROKE, press.colours.disc, theme.ink)
    signs = signs_of(row)
    for i, sign in enumerate(signs):
        x = (i - (len(signs) - 1) / 2) * _PITCH
        paint(canvas, SIGNS[sign], x, second, _SIGN, Tints(theme.ink, press.colours.relief))
    return canvas.sprite()

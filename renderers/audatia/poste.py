"""The sheet of the twelve guards, four to a row: high ones first."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.audatia.terms import Posta
from engines.core.seat import Seat
from renderers.audatia import names
from renderers.audatia.curves import toward
from renderers.audatia.figure import man
from renderers.audatia.poses import GUARDS
from renderers.audatia.press import Press
from renderers.audatia.typeset import centred
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.page import Page
from renderers.kit.sprites import Sprite

_ROW: Final = 4
_CELL: Final = (256, 352)
_TOP: Final = 8
_FLOOR: Final = 300  # of a cell
_SCALE: Final = 1.94
_HALF: Final = 112
_NAME_PX: Final = 27
HEIGHT: Final = 3 * _CELL[1] + _TOP


def sheet(page: Page, press: Press) -> None:
    """All guards; the seats take turns to show them."""
    for i, posta in enumerate(Posta):
        column, row = i % _ROW, i // _ROW
        x, y = column * _CELL[0] + _CELL[0] // 2, _TOP + row * _CELL[1] + _FLOOR
        seat = Seat.TWO if (row + i) % 2 else Seat.ONE
        faces_right = seat is Seat.ONE
        pose = GUARDS[posta]
        ahead = pose.hand[0] + toward(pose.blade, 27)[0]  # the sword's middle
        aside = round((-1 if faces_right else 1) * 0.45 * ahead * _SCALE)
        page.place(_caption(posta, press), x, y)
        figure = man(pose, seat, press, scale=_SCALE, faces_right=faces_right, pen=2.5)
        page.place(figure, x + aside, y)


@lru_cache(maxsize=96)
def _caption(posta: Posta, press: Press) -> Sprite:
    canvas = Canvas(-_CELL[0] // 2, -4, _CELL[0] // 2, 48)
    canvas.stroke([(-_HALF, 0), (_HALF, 0)], press.theme.ink, 2.5)
    room = _CELL[0] - 4
    centred(canvas, 0, 25, names.POSTE[posta], Face.CAPTION, _NAME_PX, press.theme.ink, room)
    return canvas.sprite()

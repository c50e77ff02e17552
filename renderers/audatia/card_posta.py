"""A posta as a large card."""

from __future__ import annotations

from typing import Final

from engines.audatia.rules.data import CUT_ATTACK, PARRY, POSTE, THRUST, PostaRow
from engines.audatia.terms import Blow, Posta
from renderers.audatia import card_faces, card_frame, card_names
from renderers.audatia.blow_drawing import stroke, sun
from renderers.audatia.design import Press
from renderers.audatia.figure import draw_model
from renderers.audatia.icon_drawing import paint
from renderers.audatia.icons import SIGNS
from renderers.audatia.poses import GUARDS
from renderers.audatia.wheel import Lines, WheelInks, draw_wheel
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.sprites import Sprite

CONDITIONS: Final = {PARRY: "parry", THRUST: "thrust", CUT_ATTACK: "attack"}
"""The sign of when a posta lends its modifier; none if any blow has it."""

_MAN: Final = (556, 124, 4.15)  # floor, top, scale
_WHEEL: Final = (186, 732, 108)
_COLUMN: Final = 440
_ROWS: Final = (676, 796)
_BETWEEN: Final = 736
_BEAST: Final = 100
_SIGN: Final = 78


def posta_card(posta: Posta, press: Press) -> Sprite:
    """The card, from its upper left corner."""
    canvas, row = card_frame.blank(press), POSTE[posta]
    card_frame.title(canvas, card_names.POSTE[posta], 84, 56, press)
    floor, top, most = _MAN
    x, scale = card_frame.stand(canvas, GUARDS[posta], floor, press, most=most, top=top)
    draw_model(canvas, GUARDS[posta], x, floor, press, scale)
    paper, tints = press.colours.paper, card_frame.tints_of(press)
    inks = WheelInks(
        mine=paper.ink,
        theirs=paper.ink,
        ring=paper.ink,
        tick=paper.line,
        disc=paper.panel,
        ground=paper.ivory,
        leaf=paper.ink,
    )
    x, y, radius = _WHEEL
    draw_wheel(canvas, lines_of(posta), x, y, radius, inks)
    signs = signs_of(row)
    lends = (1 if row.virtue else 0) + (1 if signs else 0)
    if row.virtue:
        y = _ROWS[0] if lends > 1 else _BETWEEN
        card_faces.beast(canvas, row.virtue, _COLUMN - 50, y, _BEAST, tints)
        canvas.numeral(_COLUMN + 50, y, f"+{row.amount}", Face.COUNT, 60, tints.ink)
    for i, sign in enumerate(signs):
        x = _COLUMN + (i - (len(signs) - 1) / 2) * 100
        paint(
            canvas, SIGNS[sign], x, _ROWS[1] if row.virtue or row.once else _BETWEEN, _SIGN, tints
        )
    if row.once:  # a duel
        canvas.numeral(_COLUMN, _ROWS[0], "1 ×", Face.COUNT, 72, tints.ink)
    if row.stretto:
        _always_close(canvas, row, press)
    return canvas.sprite()


def lines_of(posta: Posta) -> Lines:
    """The seven swords of a man who stands in it."""
    row = POSTE[posta]
    return Lines(own=row.blows, open=frozenset(Blow) - row.closed)


def signs_of(row: PostaRow) -> list[str]:
    """When it lends its modifier, and whether one may exchange from it."""
    condition = [CONDITIONS[row.on]] if row.on in CONDITIONS else []
    return [*condition, "exchange"] if row.exchanges else condition


def _always_close(canvas: Canvas, row: PostaRow, press: Press) -> None:
    """The first blow whose parry makes the whole sun, whatever the halves."""
    paper = press.colours.paper
    (blow,) = row.stretto
    stroke(canvas, blow, _COLUMN - 62, 724, 50, paper.ink, paper.line)
    canvas.numeral(_COLUMN - 62, 800, blow.value, Face.COUNT, 36, paper.ink)
    canvas.polygon([(_COLUMN, 710), (_COLUMN + 20, 724), (_COLUMN, 738)], paper.ink)
    sun(canvas, _COLUMN + 72, 724, 46, paper.ivory, paper.ink, pen=3.4)

"""Left and right of the lanes: what a posta lends, where a man stands close, what is not shown."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.audatia.rules.data import POSTE, SALUTE_AMOUNT
from engines.audatia.terms import ActKind, Card, Flank, Posta, Virtue, Window
from engines.audatia.views import AudatiaView, ManView
from engines.core.seat import Seat
from renderers.audatia.card_posta import signs_of
from renderers.audatia.faces import beast
from renderers.audatia.head import is_left
from renderers.audatia.layout import WIDTH
from renderers.audatia.marks import Tints, paint
from renderers.audatia.press import Press
from renderers.audatia.signs import SIGNS
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.page import Page
from renderers.kit.sprites import Sprite
from renderers.style import RenderStyle

_MIDDLES: Final = (100, WIDTH - 100)
_FLANK: Final = 112
_LENDS: Final = 36  # px of its amount
_PITCH: Final = 62
_CARD: Final = (108, 144)
_EMBLEM: Final = 88
_GILT: Final = 7
_SKILLED: Final = (ActKind.SKILL, ActKind.FETCHED, ActKind.DENIED)
_BOLD: Final = "bold"


def paint_homes(page: Page, view: AudatiaView, look: RenderStyle, press: Press) -> None:
    """Both homes."""
    table = press.layout.table
    for seat in Seat:
        sprite = _home(view, seat, press)
        if sprite:
            x = _MIDDLES[0 if is_left(seat, look) else 1]
            page.place(sprite, x, table.plan + table.lane * 3 // 2)


def _home(view: AudatiaView, seat: Seat, press: Press) -> Sprite | None:
    """What matters most of what could be shown."""
    man, shown = view.men[seat], _shown(view, seat)
    if shown:
        return _card(shown, True, press)
    if man.has_chosen:
        return _card("card", False, press)
    if man.flank and view.window is not Window.OVER:
        last = view.last_act
        fresh = last is not None and last.kind is ActKind.ORIENTED
        return _flank(man.flank, fresh, press)
    return _lent(man.posta, _owes(man), press) if man.posta or _owes(man) else None


def _shown(view: AudatiaView, seat: Seat) -> str | None:
    """The sign of what the man has just done that left no card on the table."""
    last = view.last_act
    if last and last.seat is seat:
        if last.kind in _SKILLED and last.cards:
            return last.cards[0].value
        if last.kind is ActKind.BOLD:
            return _BOLD
    if view.skill and view.skill.seat is seat:
        return view.skill.card.value
    duty = view.duty
    return duty.card.value if duty and _played_by(duty.seat, duty.card) is seat else None


def _played_by(bound: Seat, card: Card) -> Seat:
    """Taunt binds the other man, pre-empt oneself."""
    return bound.other if card is Card.TAUNT else bound


def _owes(man: ManView) -> bool:
    return man.is_owed and not man.pile


@lru_cache(maxsize=64)
def _card(sign: str, gilded: bool, press: Press) -> Sprite:
    """A small card with one sign: gilded if it has just been played, face down if it is secret."""
    theme, paper = press.theme, press.colours.paper
    width, height = _CARD
    canvas = Canvas(-70, -90, 70, 90)
    if gilded:
        line = theme.outline if theme.casing > 2.5 else None
        gilt = 2 * (_GILT + theme.casing - 2.5)
        canvas.panel(0, 0, width + gilt, height + gilt, 14, theme.gold, line, 2.5)
    canvas.panel(0, 0, width, height, 10, paper.ivory, paper.ink, 3)
    if sign == "card":
        inner = [(-40, -58), (40, -58), (40, 58), (-40, 58)]
        for angle in (45, -45):
            canvas.hatch(inner, paper.soft, gap=9, width=2.5, angle=angle)
        return canvas.sprite()
    paint(canvas, SIGNS[sign], 0, 0, _EMBLEM, Tints(paper.ink, paper.ivory), pen=5)
    return canvas.sprite()


@lru_cache(maxsize=32)
def _flank(flank: Flank, fresh: bool, press: Press) -> Sprite:
    theme = press.theme
    canvas = Canvas(-68, -80, 68, 80)
    aside = -12 if flank is Flank.OUTSIDE else 0
    paint(canvas, SIGNS[flank.value], aside, 0, _FLANK, Tints(theme.ink, theme.panel), pen=5.4)
    if fresh:
        canvas.polygon([(-32, 66), (32, 66), (32, 73), (-32, 73)], theme.gold)
    return canvas.sprite()


@lru_cache(maxsize=128)
def _lent(posta: Posta | None, owed: bool, press: Press) -> Sprite:
    """The modifier of a posta over its condition; above, what a salute has earned."""
    theme, layout = press.theme, press.layout.table.home
    canvas = Canvas(-68, -120, 68, 120)
    tints = Tints(theme.ink, press.colours.relief, theme.panel)
    drop = layout.drop if owed else 0
    if owed:
        y, size, px = layout.owed
        beast(canvas, Virtue.AUDATIA, -28, y, size, tints)
        canvas.numeral(28, y, f"+{SALUTE_AMOUNT}", Face.COUNT, px, theme.ink)
    if posta is None:
        return canvas.sprite()
    row = POSTE[posta]
    signs = signs_of(row)
    rows = layout.rows if row.virtue and signs else (0, 0)
    if row.virtue:
        beast(canvas, row.virtue, -29, rows[0] + drop, layout.beast, tints)
        canvas.numeral(34, rows[0] + drop, f"+{row.amount}", Face.COUNT, _LENDS, theme.ink)
    for i, sign in enumerate(signs):
        x = (i - (len(signs) - 1) / 2) * _PITCH
        ink = Tints(theme.ink, press.colours.relief)
        paint(canvas, SIGNS[sign], x, rows[1] + drop, layout.sign, ink)
    return canvas.sprite()

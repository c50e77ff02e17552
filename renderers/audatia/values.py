"""The foot of the table: the four virtues and who has the better of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.audatia.terms import ActKind, Virtue, Window
from engines.audatia.views import AudatiaView
from engines.core.seat import Seat
from renderers.audatia.faces import beast
from renderers.audatia.head import is_left
from renderers.audatia.layout import MARGIN
from renderers.audatia.marks import Tints
from renderers.audatia.press import Press
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.geometry import box, ring
from renderers.kit.page import Page
from renderers.kit.sprites import Sprite
from renderers.style import RenderStyle

_CELL: Final = 240
_ASIDE: Final = 78
_MOD_PX: Final = 28
_BAR: Final = (78, 7)  # its length, its pen
_RING: Final = 4  # inside an advantage of the second seat


def paint_virtues(
    page: Page, view: AudatiaView, look: RenderStyle, press: Press, marking: Press
) -> None:
    """Four heads, each between the two men's values."""
    taken = {virtue for man in view.men for virtue in man.virtues}
    last, y = view.last_act, press.layout.table.virtues
    for i, virtue in enumerate(Virtue):
        x = MARGIN + _CELL // 2 + i * _CELL
        page.place(_head(virtue, press), x, y)
        if last and last.kind is ActKind.TOOK and last.word == virtue:
            page.place(_bar(marking.theme.gold, press), x, y)
        elif view.window is Window.VIRTUE and virtue not in taken:
            page.place(_bar(press.theme.leaf, press), x, y)
        for seat in Seat:
            side = -1 if is_left(seat, look) else 1
            total = view.men[seat].totals[i]
            leads = total > view.men[seat.other].totals[i]
            page.place(_value(total, seat if leads else None, press), x + side * _ASIDE, y)
            raised = sum(m.amount for m in view.men[seat].mods if m.virtue is virtue)
            if raised:
                page.place(_raised(raised, press), x + side * _ASIDE, y)


@lru_cache(maxsize=32)
def _head(virtue: Virtue, press: Press) -> Sprite:
    size = press.layout.table.beast
    half = size // 2 + 6
    canvas = Canvas(-half, -half, half, half)
    theme = press.theme
    tints = Tints(theme.ink, press.colours.relief, theme.ground)
    beast(canvas, virtue, 0, 0, size, tints)
    return canvas.sprite()


@lru_cache(maxsize=16)
def _bar(colour: str, press: Press) -> Sprite:
    (length, pen), y = _BAR, press.layout.table.bar
    canvas = Canvas(-length, y - 12, length, y + 12)
    casing = press.theme.casing - 2.5 if colour == press.theme.gold else 0
    if casing:
        outline = box(0, y, length + 2 * casing, pen + 2 * casing)
        canvas.polygon(outline, press.theme.outline)
    canvas.polygon(box(0, y, length, pen), colour)
    return canvas.sprite()


@lru_cache(maxsize=64)
def _value(total: int, leader: Seat | None, press: Press) -> Sprite:
    """The value on its owner's disc if it is the greater one."""
    layout, theme = press.layout, press.theme
    reach = layout.numeral_disc + 4
    canvas = Canvas(-reach, -reach, reach, reach)
    if leader is None:
        canvas.numeral(0, 0, str(total), Face.COUNT, layout.lesser, theme.soft)
        return canvas.sprite()
    canvas.disc(0, 0, layout.numeral_disc, theme.seats[leader])
    if leader is Seat.TWO:
        inner = ring(0, 0, layout.numeral_disc - _RING, 64)
        canvas.stroke(inner, theme.ivory, 2.5, closed=True)
    canvas.numeral(0, 0, str(total), Face.COUNT, layout.numeral, press.colours.digits)
    return canvas.sprite()


@lru_cache(maxsize=32)
def _raised(amount: int, press: Press) -> Sprite:
    y, px = press.layout.table.raised, _MOD_PX
    canvas = Canvas(-40, y - px // 2 - 2, 40, y + px // 2 + 2)
    canvas.numeral(0, y, f"{amount:+d}", Face.COUNT, px, press.theme.ink)
    return canvas.sprite()

"""The panels left and right of the lanes, each with one thing about its man.

A card that was just played or chosen in secret, the flank on which the man stands at close
quarters, or what the posta lends.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.audatia.rules.data import POSTE, SALUTE_AMOUNT
from engines.audatia.terms import ActKind, Card, Flank, Posta, Virtue, Window
from engines.audatia.views import AudatiaView
from engines.core.seat import Seat
from renderers.audatia.card_faces import draw_virtue
from renderers.audatia.card_posta import condition_icons, draw_conditions
from renderers.audatia.design import Design
from renderers.audatia.header import is_left
from renderers.audatia.icon_drawing import IconColours, draw_icon
from renderers.audatia.icons import ICONS
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.fonts import Face
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite
from renderers.style import RenderStyle

_GILT: Final = 7
_SKILLED: Final = (ActKind.SKILL, ActKind.FETCHED, ActKind.DENIED)


def paint_side_panels(
    layers: Layers, view: AudatiaView, style: RenderStyle, design: Design
) -> None:
    """Both panels; under the wheels, where there is no room beside a pile."""
    table = design.layout.table
    for seat in Seat:
        sense, sprite = -1 if is_left(seat, style) else 1, _panel(view, seat, design)
        if sprite and table.under_wheels and view.men[seat].pile:
            layers.place(sprite, table.middle + sense * table.wheel[0], table.under_wheels)
        elif sprite:
            layers.place(sprite, table.middle + sense * table.side_panel.aside, table.lanes_middle)


def _panel(view: AudatiaView, seat: Seat, design: Design) -> Sprite | None:
    man, shown = view.men[seat], _shown(view, seat)
    if shown:
        return _card(design, shown, True)
    if man.has_chosen:
        return _card(design, "card", False)
    if man.flank and view.window is not Window.OVER:
        last = view.last_act
        return _flank(design, man.flank, last is not None and last.kind is ActKind.ORIENTED)
    is_owed = man.is_owed and not man.pile
    return _lent(man.posta, is_owed, design) if man.posta or is_owed else None


def _shown(view: AudatiaView, seat: Seat) -> str | None:
    # The icon of what the man has just done, if it left no card on the pile.
    last = view.last_act
    if last and last.seat is seat:
        if last.kind in _SKILLED and last.cards:
            return last.cards[0].value
        if last.kind is ActKind.BOLD:
            return "bold"
    if view.skill and view.skill.seat is seat:
        return view.skill.card.value
    duty = view.duty
    if duty is None:
        return None
    # A taunt binds the other man; pre-empt binds the one who plays it.
    player = duty.seat.other if duty.card is Card.TAUNT else duty.seat
    return duty.card.value if player is seat else None


@drawn_once(reach=90, keeps=64)
def _card(canvas: Canvas, design: Design, icon: str, gilded: bool) -> None:
    palette, paper = design.palette, design.colours.paper
    width, height = 108, 144
    if gilded:
        line = palette.outline if palette.casing > 2.5 else None
        gilt = 2 * (_GILT + palette.casing - 2.5)
        canvas.panel(0, 0, width + gilt, height + gilt, 14, palette.gold, line, 2.5)
    canvas.panel(0, 0, width, height, 10, paper.ivory, paper.ink, 3)
    if icon == "card":
        inner = [(-40, -58), (40, -58), (40, 58), (-40, 58)]
        for angle in (45, -45):
            canvas.hatch(inner, paper.soft, gap=9, width=2.5, angle=angle)
        return
    draw_icon(canvas, ICONS[icon], 0, 0, 88, IconColours(paper.ink, paper.ivory), pen=5)


@drawn_once(reach=80, keeps=32)
def _flank(canvas: Canvas, design: Design, flank: Flank, fresh: bool) -> None:
    palette = design.palette
    icon_colours = IconColours(palette.ink, palette.panel)
    draw_icon(canvas, ICONS[flank.value], 0, 0, 112, icon_colours, pen=6)
    if fresh:
        canvas.polygon([(-32, 66), (32, 66), (32, 73), (-32, 73)], palette.gold)


@lru_cache(maxsize=128)
def _lent(posta: Posta | None, owed: bool, design: Design) -> Sprite:
    palette, layout = design.palette, design.layout.table.side_panel
    icon_colours = IconColours(palette.ink, design.colours.relief, palette.panel)
    canvas, drop = design.canvas(-68, -120, 68, 120), layout.drop if owed else 0
    if owed:
        y, size, px = layout.owed
        draw_virtue(canvas, Virtue.AUDATIA, -32, y, size, icon_colours)
        canvas.numeral(32, y, f"+{SALUTE_AMOUNT}", Face.COUNT, px, palette.ink)
    if posta is None:
        return canvas.sprite()
    row = POSTE[posta]
    rows = layout.rows if row.virtue and condition_icons(row) else (0, 0)
    if row.virtue:
        draw_virtue(canvas, row.virtue, -32, rows[0] + drop, layout.virtue_icon, icon_colours)
        canvas.numeral(32, rows[0] + drop, f"+{row.amount}", Face.COUNT, layout.lends, palette.ink)
    draw_conditions(canvas, row, (0, rows[1] + drop), layout.icon, 62, icon_colours)
    return canvas.sprite()

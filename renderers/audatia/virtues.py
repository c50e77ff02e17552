"""The foot of the table: the four virtues, and both men's values of each."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.audatia.terms import ActKind, Virtue, Window
from engines.audatia.views import AudatiaView
from engines.core.seat import Seat
from renderers.audatia.card_faces import draw_virtue
from renderers.audatia.design import Design
from renderers.audatia.icon_drawing import IconColours
from renderers.audatia.layout import TableLayout
from renderers.kit.box import Box
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.fonts import Face
from renderers.kit.geometry import circle, rectangle
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite

_BESIDE: Final = 32  # from a value's middle to the edge of a mark about it and its head


def paint_virtues(
    layers: Layers, view: AudatiaView, second: Seat, design: Design, action_design: Design
) -> None:
    """Four heads, each between the two men's values; that of `second` is on the right, or below."""
    taken = {virtue for man in view.men for virtue in man.virtues}
    last, row = view.last_act, design.layout.table.virtues
    layers.place(_heads(design))
    for i, virtue in enumerate(Virtue):
        x, y = row.x + i * row.pitch, row.y
        if last and last.kind is ActKind.TOOK and last.word == virtue:
            layers.place(_bar(design, action_design.palette.gold), x, y)
        elif view.window is Window.VIRTUE and virtue not in taken:
            layers.place(_bar(design, design.palette.leaf), x, y)
        for seat in Seat:
            sense = 1 if seat is second else -1
            at = x + sense * row.aside[0], y + sense * row.aside[1]
            total = view.men[seat].totals[i]
            leads = total > view.men[seat.other].totals[i]
            layers.place(_value(design, total, seat if leads else None), *at)
            raised = sum(m.amount for m in view.men[seat].mods if m.virtue is virtue)
            if raised and row.raised:
                layers.place(_modifier(design, raised), *at)


def virtue_boxes(table: TableLayout) -> list[tuple[Virtue, Box]]:
    """Where each head is, with both men's values."""
    row, found = table.virtues, []
    wide, high = (max(row.head // 2, far + _BESIDE if far else 0) for far in row.aside)
    for i, virtue in enumerate(Virtue):
        x = row.x + i * row.pitch
        found.append((virtue, Box(x - wide, row.y - high, x + wide, row.y + high)))
    return found


@lru_cache(maxsize=8)
def _heads(design: Design) -> Sprite:
    row, palette = design.layout.table.virtues, design.palette
    half = row.head // 2 + 6
    canvas = design.canvas(row.x - half, row.y - half, row.x + 3 * row.pitch + half, row.y + half)
    icon_colours = IconColours(palette.ink, design.colours.relief, palette.ground)
    for i, virtue in enumerate(Virtue):
        draw_virtue(canvas, virtue, row.x + i * row.pitch, row.y, row.head, icon_colours)
    return canvas.sprite()


@drawn_once(reach=78, keeps=16)
def _bar(canvas: Canvas, design: Design, colour: str) -> None:
    row, pen = design.layout.table.virtues, 7
    length, y = min(78, row.head), row.bar
    casing = design.palette.casing - 2.5 if colour == design.palette.gold else 0
    if casing:
        outline = rectangle(0, y, length + 2 * casing, pen + 2 * casing)
        canvas.polygon(outline, design.palette.outline)
    canvas.polygon(rectangle(0, y, length, pen), colour)


@drawn_once(reach=34, keeps=64)
def _value(canvas: Canvas, design: Design, total: int, leader: Seat | None) -> None:
    layout, palette = design.layout, design.palette
    if leader is None:
        canvas.numeral(0, 0, str(total), Face.COUNT, layout.lesser, palette.soft)
        return
    canvas.disc(0, 0, layout.numeral_disc, palette.seats[leader])
    if leader is Seat.TWO:
        inner = circle(0, 0, layout.numeral_disc - 4, 64)
        canvas.stroke(inner, palette.ivory, 2.5, closed=True)
    canvas.numeral(0, 0, str(total), Face.COUNT, layout.numeral, design.colours.digits)


@drawn_once(reach=63, keeps=32)
def _modifier(canvas: Canvas, design: Design, amount: int) -> None:
    y = design.layout.table.virtues.raised
    canvas.numeral(0, y, f"{amount:+d}", Face.COUNT, 28, design.palette.ink)

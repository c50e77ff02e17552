"""The public half of a picture: header, both men, piles, side panels and virtues."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.audatia.rules.data import FROM_SIDE
from engines.audatia.terms import ActKind, Blow, Posta
from engines.audatia.views import AudatiaView
from engines.core.seat import Pair, Seat
from renderers.audatia import card_names, motion_lines
from renderers.audatia.card_posta import seven_swords_of
from renderers.audatia.design import Design
from renderers.audatia.figure import draw_man
from renderers.audatia.floor import floor_line, shadow
from renderers.audatia.header import is_left, paint_head
from renderers.audatia.layout import CENTRE, WIDTH, TableLayout
from renderers.audatia.lettering import draw_centred
from renderers.audatia.piles import paint_piles
from renderers.audatia.posed_figures import PosedMen, pose_men, posta_of
from renderers.audatia.side_panels import paint_side_panels
from renderers.audatia.virtues import paint_virtues
from renderers.audatia.wheel import SevenSwords, wheel
from renderers.kit.box import Box
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite
from renderers.style import RenderStyle

_WHEELS: Final = (120, WIDTH - 120)
_WHEEL_Y: Final = 188
_POSTA_ROOM: Final = 400
_SHADOW_ASIDE: Final = 8
_MAN, _TALL, _UNDER = 130, 340, 24  # of a man in his posta: half width, height, below its name
_MOST_POSTA: Final = 215  # px from an edge to the middle of a name


def paint(layers: Layers, view: AudatiaView, style: RenderStyle, design: Design) -> None:
    """The whole table, from y = 0 down."""
    posed, action_design = pose_men(view), design.for_preview if view.is_preview else design
    paint_men(layers, posed, style, design, action_design)
    for seat in Seat:
        _paint_posta(layers, view, seat, posed, style, action_design)
        lines = _lines(view, seat)
        if lines:
            x = _WHEELS[0 if is_left(seat, style) else 1]
            layers.place(wheel(lines, seat, design), x, _WHEEL_Y)
    paint_head(layers, view, style, design)
    paint_piles(layers, view, style, design, action_design)
    paint_side_panels(layers, view, style, action_design)
    paint_virtues(layers, view, style, design, action_design)


def boxes(view: AudatiaView, style: RenderStyle, table: TableLayout) -> list[tuple[Posta, Box]]:
    """Where each man stands in a posta that the onlooker knows."""
    posed, found = pose_men(view), []
    half, tall = table.of_scale(_MAN), table.of_scale(_TALL)
    foot = table.floor + table.posta + _UNDER
    for seat in Seat:
        posta = posta_of(view, seat)
        if posta is not None and posed.acts[seat] is posta:
            x = _x(posed, seat, style, table)
            found.append((posta, Box(x - half, table.floor - tall, x + half, foot)))
    return found


def _x(posed: PosedMen, seat: Seat, style: RenderStyle, table: TableLayout) -> int:
    half = table.of_scale(posed.distance / 2)
    return CENTRE - half if is_left(seat, style) else CENTRE + half


def paint_men(
    layers: Layers, posed: PosedMen, style: RenderStyle, design: Design, action_design: Design
) -> None:
    """Both men, the one who acted in front; `action_design` is that of the last motion."""
    table = design.layout.table
    floor, scale = table.floor, table.scale
    xs = Pair(one=_x(posed, Seat.ONE, style, table), two=_x(posed, Seat.TWO, style, table))
    for seat in Seat:
        aside = _SHADOW_ASIDE if is_left(seat, style) else -_SHADOW_ASIDE
        layers.place(shadow(design), xs[seat] + aside)
    layers.place(floor_line(design))
    motion = posed.motion
    if motion:
        right = is_left(motion.seat, style)
        pose = posed.pose(motion.seat)
        lines = (
            motion_lines.lunge(pose, action_design, faces_right=right)
            if motion.sweep is None
            else motion_lines.swing(pose, motion.sweep, action_design, faces_right=right)
        )
        layers.place(lines, xs[motion.seat], floor)
    for seat in (posed.front.other, posed.front):
        right = is_left(seat, style)
        figure = draw_man(posed.pose(seat), seat, design, scale=scale, faces_right=right)
        layers.place(figure, xs[seat], floor)
    if posed.fallen:
        winner = posed.fallen.other
        ahead, above = posed.touch
        sense = 1 if is_left(winner, style) else -1
        x = xs[winner] + round(sense * ahead * scale)
        layers.place(motion_lines.touch(design), x, floor - round(above * scale))


def _paint_posta(
    layers: Layers,
    view: AudatiaView,
    seat: Seat,
    posed: PosedMen,
    style: RenderStyle,
    design: Design,
) -> None:
    posta = posta_of(view, seat)
    if posta is None or posed.acts[seat] is not posta:
        return
    last = view.last_act
    fresh = last is not None and (
        last.kind is ActKind.REVEALED or (last.kind is ActKind.CHANGED and last.seat is seat)
    )
    table = design.layout.table
    x = max(_MOST_POSTA, min(WIDTH - _MOST_POSTA, _x(posed, seat, style, table)))
    layers.place(_posta(posta, fresh, design), x, table.floor + table.posta)


@lru_cache(maxsize=96)
def _posta(posta: Posta, fresh: bool, design: Design) -> Sprite:
    palette, px = design.palette, design.layout.posta_px
    canvas = Canvas(-_POSTA_ROOM // 2, -22, _POSTA_ROOM // 2, 26)
    text = card_names.POSTE[posta]
    draw_centred(canvas, 0, -2, text, Face.CAPTION, px, palette.ink, _POSTA_ROOM)
    if fresh:
        canvas.polygon([(-60, 15), (60, 15), (60, 20), (-60, 20)], palette.gold)
    return canvas.sprite()


def _lines(view: AudatiaView, seat: Seat) -> SevenSwords | None:
    """A man's seven swords; None before he has a posta."""
    own = view.men[seat]
    posta = posta_of(view, seat)
    if posta:
        lines = seven_swords_of(posta)
    elif own.side and own.pile:
        lines = SevenSwords(own=FROM_SIDE[own.side], open=frozenset(Blow))
    else:
        return None
    struck, ready = frozenset[Blow](), frozenset[Blow]()
    if view.to_act is seat.other:
        struck = view.strikes & lines.open
    if view.to_act is seat:
        ready = view.answers
    return SevenSwords(own=lines.own, open=lines.open, struck=struck, ready=ready)

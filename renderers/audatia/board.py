"""The table: two men on a floor line, crossed or apart; everything else is at the rim."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.audatia.rules.data import FROM_SIDE
from engines.audatia.terms import ActKind, Blow, Posta
from engines.audatia.views import AudatiaView
from engines.core.seat import Pair, Seat
from renderers.audatia import names, traces
from renderers.audatia.card_posta import lines_of
from renderers.audatia.figure import man
from renderers.audatia.head import is_left, paint_head
from renderers.audatia.homes import paint_homes
from renderers.audatia.layout import CENTRE, WIDTH, TableLayout
from renderers.audatia.plan import paint_plan
from renderers.audatia.press import Press
from renderers.audatia.stage import Stage, posta_of, staged
from renderers.audatia.typeset import centred
from renderers.audatia.values import paint_virtues
from renderers.audatia.wheel import Lines, wheel
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.page import Box, Page
from renderers.kit.sprites import Sprite
from renderers.style import RenderStyle

_WHEELS: Final = (120, WIDTH - 120)
_WHEEL_Y: Final = 188
_POSTA_ROOM: Final = 400
_SHADOW_ASIDE: Final = 8
_MAN, _TALL, _UNDER = 130, 340, 24  # of a man in his posta: half width, height, below its name
_MOST_POSTA: Final = 215  # px from an edge to the middle of a name


def paint(page: Page, view: AudatiaView, look: RenderStyle, press: Press) -> None:
    """The whole table, from the page's top."""
    stage, marking = staged(view), press.of_intent if view.is_preview else press
    paint_men(page, stage, look, press, marking)
    for seat in Seat:
        _paint_posta(page, view, seat, stage, look, marking)
        lines = _lines(view, seat)
        if lines:
            x = _WHEELS[0 if is_left(seat, look) else 1]
            page.place(wheel(lines, seat, press), x, _WHEEL_Y)
    paint_head(page, view, look, press)
    paint_plan(page, view, look, press, marking)
    paint_homes(page, view, look, marking)
    paint_virtues(page, view, look, press, marking)


def boxes(view: AudatiaView, look: RenderStyle, table: TableLayout) -> list[tuple[Posta, Box]]:
    """Where each man stands in a posta that the onlooker knows."""
    stage, found = staged(view), []
    half, tall = table.of_scale(_MAN), table.of_scale(_TALL)
    foot = table.floor + table.posta + _UNDER
    for seat in Seat:
        posta = posta_of(view, seat)
        if posta is not None and stage.acts[seat] is posta:
            x = _x(stage, seat, look, table)
            found.append((posta, Box(x - half, table.floor - tall, x + half, foot)))
    return found


def _x(stage: Stage, seat: Seat, look: RenderStyle, table: TableLayout) -> int:
    half = table.of_scale(stage.measure / 2)
    return CENTRE - half if is_left(seat, look) else CENTRE + half


def paint_men(page: Page, stage: Stage, look: RenderStyle, press: Press, marking: Press) -> None:
    """The man who was acted upon, then the one who acted; `marking` prints the last act."""
    table = press.layout.table
    floor, scale = table.floor, table.scale
    xs = Pair(one=_x(stage, Seat.ONE, look, table), two=_x(stage, Seat.TWO, look, table))
    for seat in Seat:
        aside = _SHADOW_ASIDE if is_left(seat, look) else -_SHADOW_ASIDE
        page.place(traces.shadow(press), xs[seat] + aside)
    page.place(traces.floor(press))
    gold = stage.gold
    if gold:
        right = is_left(gold.seat, look)
        pose = stage.pose(gold.seat)
        trace = (
            traces.lunge(pose, marking, faces_right=right)
            if gold.sweep is None
            else traces.swing(pose, gold.sweep, marking, faces_right=right)
        )
        page.place(trace, xs[gold.seat], floor)
    for seat in (stage.front.other, stage.front):
        right = is_left(seat, look)
        figure = man(stage.pose(seat), seat, press, scale=scale, faces_right=right)
        page.place(figure, xs[seat], floor)
    if stage.fallen:
        winner = stage.fallen.other
        ahead, above = stage.touch
        sense = 1 if is_left(winner, look) else -1
        x = xs[winner] + round(sense * ahead * scale)
        page.place(traces.blood(press), x, floor - round(above * scale))


def _paint_posta(
    page: Page, view: AudatiaView, seat: Seat, stage: Stage, look: RenderStyle, press: Press
) -> None:
    posta = posta_of(view, seat)
    if posta is None or stage.acts[seat] is not posta:
        return
    last = view.last_act
    fresh = last is not None and (
        last.kind is ActKind.REVEALED or (last.kind is ActKind.CHANGED and last.seat is seat)
    )
    table = press.layout.table
    x = max(_MOST_POSTA, min(WIDTH - _MOST_POSTA, _x(stage, seat, look, table)))
    page.place(_posta(posta, fresh, press), x, table.floor + table.posta)


@lru_cache(maxsize=96)
def _posta(posta: Posta, fresh: bool, press: Press) -> Sprite:
    theme, px = press.theme, press.layout.posta_px
    canvas = Canvas(-_POSTA_ROOM // 2, -22, _POSTA_ROOM // 2, 26)
    text = names.POSTE[posta]
    centred(canvas, 0, -2, text, Face.CAPTION, px, theme.ink, _POSTA_ROOM)
    if fresh:
        canvas.polygon([(-60, 15), (60, 15), (60, 20), (-60, 20)], theme.gold)
    return canvas.sprite()


def _lines(view: AudatiaView, seat: Seat) -> Lines | None:
    """His seven swords; none before he has a posta."""
    own = view.men[seat]
    posta = posta_of(view, seat)
    if posta:
        lines = lines_of(posta)
    elif own.side and own.pile:
        lines = Lines(own=FROM_SIDE[own.side], open=frozenset(Blow))
    else:
        return None
    struck, ready = frozenset[Blow](), frozenset[Blow]()
    if view.to_act is seat.other:
        struck = view.strikes & lines.open
    if view.to_act is seat:
        ready = view.answers
    return Lines(own=lines.own, open=lines.open, struck=struck, ready=ready)

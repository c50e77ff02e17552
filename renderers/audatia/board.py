"""The public half of a picture: header, both men, piles, side panels and virtues."""

from __future__ import annotations

from collections.abc import Iterator
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
from renderers.audatia.header import is_left
from renderers.audatia.layout import TableLayout
from renderers.audatia.piles import paint_piles
from renderers.audatia.posed_figures import PosedMen, pose_men, posta_of, x_of
from renderers.audatia.poses import Pose
from renderers.audatia.sash_tails import sash_tails
from renderers.audatia.side_panels import paint_side_panels
from renderers.audatia.wheel import SevenSwords, wheel
from renderers.coat import Sash
from renderers.kit.box import Box
from renderers.kit.fonts import Face, font
from renderers.kit.geometry import Point
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite
from renderers.style import RenderStyle

_MARGIN: Final = 12  # of the names of poste
_AIR: Final = 28  # between two
_SHADOW_ASIDE: Final = 8
_MAN, _TALL, _UNDER = 130, 340, 24  # of a man in a posta: half width, height, below its name
_WEDGES: Final = 1.29  # of a wheel's radius: how far what surrounds it reaches


def paint_board(
    layers: Layers,
    view: AudatiaView,
    style: RenderStyle,
    design: Design,
    action_design: Design,
    *,
    has_men: bool = True,
) -> None:
    """Both men, their wheels, what they hold and the plan of their blades."""
    posed = pose_men(view)
    if has_men:
        paint_men(layers, posed, style, design, action_design)
    _paint_poste(layers, view, posed, style, action_design)
    aside, y, radius = design.layout.table.wheel
    for seat in Seat:
        lines, sense = _lines(view, seat), -1 if is_left(seat, style) else 1
        if lines:
            x = design.layout.table.middle + sense * aside
            layers.place(wheel(lines, seat, design, radius), x, y)
    paint_piles(layers, view, style, design, action_design)
    paint_side_panels(layers, view, style, action_design)


def boxes(view: AudatiaView, style: RenderStyle, table: TableLayout) -> list[tuple[Posta, Box]]:
    """Where each man stands in a posta that the onlooker knows."""
    posed, found = pose_men(view), []
    half, tall = table.of_scale(_MAN), table.of_scale(_TALL)
    foot = table.floor + table.posta + _UNDER
    for seat in Seat:
        posta = posta_of(view, seat)
        if posta is not None and posed.acts[seat] is posta:
            x = x_of(posed, seat, style, table)
            found.append((posta, Box(x - half, table.floor - tall, x + half, foot)))
    return found


def wheel_boxes(
    view: AudatiaView, style: RenderStyle, table: TableLayout
) -> list[tuple[Seat, Box]]:
    """Where each man's wheel is, if there is one."""
    aside, y, radius = table.wheel
    reach, found = round(_WEDGES * radius), []
    for seat in Seat:
        x = table.middle + (-aside if is_left(seat, style) else aside)
        if _lines(view, seat):
            found.append((seat, Box(x - reach, y - reach, x + reach, y + reach)))
    return found


def paint_men(
    layers: Layers, posed: PosedMen, style: RenderStyle, design: Design, action_design: Design
) -> None:
    """Both men, the one who acted in front; `action_design` is that of the last motion."""
    table = design.layout.table
    floor, scale = table.floor, table.scale
    xs = Pair(one=x_of(posed, Seat.ONE, style, table), two=x_of(posed, Seat.TWO, style, table))
    paint_floor(layers, xs, style, design)
    # a blow that has landed is seen before the man whom it has struck
    motion = posed.motion
    behind = posed.front if motion and motion.has_landed else posed.front.other
    for seat in (posed.front.other, posed.front):
        if motion and seat is behind:
            lines = motion_lines.blow_lines(
                posed.pose(motion.seat),
                motion.sweep,
                action_design,
                faces_right=is_left(motion.seat, style),
                has_landed=motion.has_landed,
            )
            layers.place(lines, xs[motion.seat], floor)
        paint_man(layers, posed.pose(seat), seat, xs[seat], style, design)
    sense = 1 if is_left(posed.front, style) else -1
    for (ahead, above), mark in _marks(posed, design, action_design):
        x = xs[posed.front] + round(sense * ahead * scale)
        layers.place(mark, x, floor - round(above * scale))


def paint_floor(layers: Layers, xs: Pair[int], style: RenderStyle, design: Design) -> None:
    """The floor, with the shadows of men who stand at `xs`."""
    for seat in Seat:
        aside = _SHADOW_ASIDE if is_left(seat, style) else -_SHADOW_ASIDE
        layers.place(shadow(design), xs[seat] + aside)
    layers.place(floor_line(design))


def paint_man(
    layers: Layers, pose: Pose, seat: Seat, x: int, style: RenderStyle, design: Design
) -> None:
    """One man on the floor, with the tails of the sash."""
    table, right = design.layout.table, is_left(seat, style)
    figure = draw_man(pose, seat, design, scale=table.scale, faces_right=right)
    layers.place(figure, x, table.floor)
    coat = style.coats[seat] if style.is_for_chats else None
    if coat and coat.sash is not Sash.PLAIN:
        tails = sash_tails(pose, seat, coat.sash, design, scale=table.scale, faces_right=right)
        layers.place(tails, x, table.floor)


def _marks(
    posed: PosedMen, design: Design, action_design: Design
) -> Iterator[tuple[Point, Sprite]]:
    # What lies over both men, and where: units, from the floor under the man in front.
    if posed.grasp:
        yield posed.grasp, motion_lines.grasp(action_design)
    if posed.fallen:
        yield posed.touch, motion_lines.touch(design)


def _paint_poste(
    layers: Layers, view: AudatiaView, posed: PosedMen, style: RenderStyle, design: Design
) -> None:
    table, px, last = design.layout.table, design.layout.posta_px, view.last_act
    known = {seat: posta_of(view, seat) for seat in Seat}
    shown = {s: p for s, p in known.items() if p is not None and posed.acts[s] is p}
    width = sum(_posta_width(posta, px) for posta in shown.values())
    free = table.width - 2 * _MARGIN - _AIR
    if width > free:
        px = int(px * free / width)
    for seat, posta in shown.items():
        fresh = last is not None and (
            last.kind is ActKind.REVEALED or (last.kind is ActKind.CHANGED and last.seat is seat)
        )
        other = shown.get(seat.other)
        beyond = _AIR + _posta_width(other, px) if other else 0  # at the other end
        before, after = (0, beyond) if is_left(seat, style) else (beyond, 0)
        half = _posta_width(posta, px) / 2
        least, most = _MARGIN + before + half, table.width - _MARGIN - after - half
        x = max(least, min(most, x_of(posed, seat, style, table)))
        layers.place(_posta(posta, fresh, px, design), round(x), table.floor + table.posta)


def _posta_width(posta: Posta, px: int) -> float:
    return font(Face.CAPTION, px).getlength(card_names.POSTE[posta])


@lru_cache(maxsize=96)
def _posta(posta: Posta, fresh: bool, px: int, design: Design) -> Sprite:
    palette, width = design.palette, _posta_width(posta, px)
    canvas = design.canvas(-width / 2 - 8, -0.75 * px, width / 2 + 8, 0.75 * px)
    canvas.writing(
        -width / 2, 0.34 * px - 2, card_names.POSTE[posta], Face.CAPTION, px, palette.ink
    )
    if fresh:
        y = 0.44 * px
        canvas.polygon([(-60, y), (60, y), (60, y + 5), (-60, y + 5)], palette.gold)
    return canvas.sprite()


def _lines(view: AudatiaView, seat: Seat) -> SevenSwords | None:
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

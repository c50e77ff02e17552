"""The middle of the table: three lanes with both men's piles, their half-suns, a slot for answers.

It is the floor seen from above: each sword is on its man's left, in the middle or on the right.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.audatia.rules.data import BLOW_OF, SUN_OF
from engines.audatia.terms import Card, Side, Sun, Use
from engines.audatia.views import AudatiaView
from engines.core.seat import Seat
from renderers.audatia.blow_drawing import draw_blow, draw_sun
from renderers.audatia.card_names import full_name, name_lines
from renderers.audatia.design import Design
from renderers.audatia.header import is_left
from renderers.audatia.icon_drawing import IconColours, draw_icon
from renderers.audatia.icons import ICONS
from renderers.audatia.layout import TableLayout
from renderers.audatia.lettering import draw_centred, fitting_size
from renderers.audatia.posed_figures import last_card_seat
from renderers.kit.box import Box
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.fonts import Face
from renderers.kit.geometry import Point, mix, rectangle
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite
from renderers.style import RenderStyle

_ROWS: Final = (Side.LEFT, Side.MIDDLE, Side.RIGHT)  # of the man on the left, from above
_LETTERS: Final = {Side.LEFT: "R", Side.MIDDLE: "P", Side.RIGHT: "M"}  # struck from that side
_LONG: Final = 262  # the top card, which lies on its side
_EDGE: Final = 18
_RADIUS: Final = 8
_GILT: Final = 7
_SLICE: Final = 10  # of each card below the top one
_SLICES: Final = 3
_TEXT_IN: Final = 84  # from the outer end to the middle of code and name
_NAME_PX: Final = 27
_TEXT_ROOM: Final = 116
_LINE: Final = 28  # from line to line of a name
_DRAWING_IN: Final = 184
_SLOT: Final = (6, -24)  # from the middle, less high than a card by
_AROUND: Final = (2, _LONG + 6, 14)  # around a card that lies there: the same with its length
_DASH: Final = 16
_SLOT_PEN: Final = 5


def paint_piles(
    layers: Layers, view: AudatiaView, style: RenderStyle, design: Design, action_design: Design
) -> None:
    """Lanes, piles, half-suns, and the slot where an answer goes."""
    layers.place(_lanes(design))
    table = design.layout.table
    for seat in Seat:
        man, on_left = view.men[seat], is_left(seat, style)
        letters = _letters(man.side if man.pile else None, seat, on_left, design)
        inwards, _ = table.letter
        layers.place(letters, table.lanes[0] + inwards if on_left else table.lanes[1] - inwards)
    for seat in Seat:
        if pile := pile_of(view, seat, style, design, action_design):
            layers.place(*pile)
    _paint_slot(layers, view, style, design)
    for seat in Seat:
        if half := half_sun_of(view, seat, style, design):
            layers.place(*half)


def pile_of(
    view: AudatiaView, seat: Seat, style: RenderStyle, design: Design, action_design: Design
) -> tuple[Sprite, int, int] | None:
    """A man's pile, and where it lies."""
    man, on_left, table = view.men[seat], is_left(seat, style), design.layout.table
    if not man.pile:
        return None
    gilded = seat is last_card_seat(view)
    ink = action_design if gilded else design
    pile = _pile(man.pile[-1], len(man.pile), seat, on_left, gilded, ink)
    return pile, table.middle, _lane(man.side, on_left, table)


def half_sun_of(
    view: AudatiaView, seat: Seat, style: RenderStyle, design: Design
) -> tuple[Sprite, int, int] | None:
    """The half-sun on the top card of a man's pile, and where it lies."""
    man, on_left, table = view.men[seat], is_left(seat, style), design.layout.table
    half = SUN_OF.get(man.pile[-1]) if man.pile else None
    if half is None:
        return None
    y, off = _lane(man.side, on_left, table), table.sun[1]
    up = (half is Sun.LEFT) is on_left
    return _half(design, on_left), table.middle, y - off if up else y + off


def boxes(view: AudatiaView, style: RenderStyle, table: TableLayout) -> list[tuple[Card, Box]]:
    """Where the top card of each pile is."""
    return [(view.men[seat].pile[-1], box) for seat, box in pile_boxes(view, style, table)]


def pile_boxes(view: AudatiaView, style: RenderStyle, table: TableLayout) -> list[tuple[Seat, Box]]:
    """Whose the top card of each pile is, and where."""
    found = []
    for seat in Seat:
        man, on_left = view.men[seat], is_left(seat, style)
        if man.pile:
            x = table.middle - _LONG if on_left else table.middle
            y, half = _lane(man.side, on_left, table), table.pile // 2
            found.append((seat, Box(x, y - half, x + _LONG, y + half)))
    return found


def _lane(side: Side | None, on_left: bool, table: TableLayout) -> int:
    # The y of a lane's middle. The right side of one man is in the lane of the other's left.
    row = _ROWS.index(side or Side.MIDDLE)
    return table.lanes_top + table.lane * (row if on_left else 2 - row) + table.lane // 2


def _paint_slot(layers: Layers, view: AudatiaView, style: RenderStyle, design: Design) -> None:
    pending = view.pending
    if pending is None or pending.seat.other not in view.active:
        return
    attacker = view.men[pending.seat]
    if pending.use is Use.REMEDY and not attacker.side:
        return
    on_left, table = is_left(pending.seat, style), design.layout.table
    y, rival = _lane(attacker.side, on_left, table), view.men[pending.seat.other]
    is_taken = bool(rival.pile) and _lane(rival.side, not on_left, table) == y
    layers.place(_slot(not on_left, is_taken, design), table.middle, y)


@lru_cache(maxsize=8)
def _lanes(design: Design) -> Sprite:
    palette, table = design.palette, design.layout.table
    top, end = table.lanes_top, table.lanes_bottom
    left, right = table.lanes_ends
    canvas = design.canvas(left, top, right, end)
    area = rectangle((left + right) / 2, (top + end) / 2, right - left, end - top)
    canvas.polygon(area, palette.panel)
    for row in (1, 2):
        y = top + row * table.lane
        canvas.stroke([(table.lanes[0], y), (table.lanes[1], y)], palette.line, 2.5)
    for x in table.lanes:
        canvas.stroke([(x, top), (x, end)], palette.line, 2.5)
    return canvas.sprite()


@lru_cache(maxsize=64)
def _letters(there: Side | None, seat: Seat, on_left: bool, design: Design) -> Sprite:
    # What may be struck from each lane, at its end; in colour in the lane where the sword is.
    table, palette = design.layout.table, design.palette
    canvas = design.canvas(-32, table.lanes_top, 32, table.lanes_bottom)
    for side in Side:
        ink = palette.seats[seat] if side is there else palette.soft
        y, (_, px) = _lane(side, on_left, table), table.letter
        canvas.numeral(0, y, _LETTERS[side], Face.COUNT, px, ink)
    return canvas.sprite()


@lru_cache(maxsize=256)
def _pile(
    card: Card, count: int, seat: Seat, on_left: bool, gilded: bool, design: Design
) -> Sprite:
    # A pile: its top card lies on its side, with its top edge at x = 0.
    palette, paper, sense = design.palette, design.colours.paper, -1 if on_left else 1
    width, height = _LONG, design.layout.table.pile
    slices = min(count - 1, _SLICES)
    reach = width + slices * _SLICE + _GILT + 8
    canvas = design.canvas(-reach if on_left else -4, -80, 4 if on_left else reach, 80)

    for i in range(slices, 0, -1):
        length = width + i * _SLICE
        x = sense * length / 2
        canvas.panel(x, 0, length, height - 8, _RADIUS, palette.panel, palette.ink)
    if gilded:
        gilt = _GILT + palette.casing - 2.5
        line, x = palette.outline if palette.casing > 2.5 else None, sense * (width + gilt) / 2
        canvas.panel(x, 0, width + gilt, height + 2 * gilt, 14, palette.gold, line)
    canvas.panel(sense * width / 2, 0, width, height, _RADIUS, paper.ivory, paper.ink, 3)
    edge = rectangle(sense * (width - 3 - _EDGE / 2), 0, _EDGE, height - 6)
    design.fill(canvas, edge, seat, paper.ivory)
    x = sense * (width - 3 - _EDGE)
    canvas.stroke([(x, -height / 2 + 1.5), (x, height / 2 - 1.5)], paper.ink, 2.5)
    _write(canvas, card, sense, design)
    return canvas.sprite()


def _write(canvas: Canvas, card: Card, sense: int, design: Design) -> None:
    paper, blow = design.colours.paper, BLOW_OF.get(card)
    text_x, drawing_x = (sense * (_LONG - inwards) for inwards in (_TEXT_IN, _DRAWING_IN))
    if blow is None:
        lines = name_lines(full_name(card), most=3)
        colours = IconColours(paper.ink, paper.ivory)
        draw_icon(canvas, ICONS[card.value], drawing_x, 0, 80, colours, pen=5)
        _write_name(canvas, text_x, lines, paper.ink)
        return
    draw_blow(canvas, blow, drawing_x, 0, 36, paper.ink, paper.line)
    canvas.numeral(text_x, 0, blow.value, Face.COUNT, 60, paper.ink)


def _write_name(canvas: Canvas, x: float, lines: tuple[str, ...], ink: str) -> None:
    px = min(fitting_size(line, Face.CAPTION, _NAME_PX, _TEXT_ROOM) for line in lines)
    for i, line in enumerate(lines):
        y = (i - (len(lines) - 1) / 2) * _LINE
        draw_centred(canvas, x, y, line, Face.CAPTION, px, ink, _TEXT_ROOM)


@drawn_once(reach=41, keeps=16)
def _half(canvas: Canvas, design: Design, on_left: bool) -> None:
    (radius, _), paper = design.layout.table.sun, design.colours.paper
    x, bulge = (-1.2, 180) if on_left else (1.2, 0)
    draw_sun(canvas, x, 0, radius, paper.ivory, paper.ink, bulge=bulge)
    canvas.stroke([(x, -radius / 2), (x, radius / 2)], paper.ink, 3)


@lru_cache(maxsize=16)
def _slot(on_left: bool, is_taken: bool, design: Design) -> Sprite:
    table = design.layout.table
    start, length, more = _AROUND if is_taken else (_SLOT[0], table.slot, _SLOT[1])
    height = table.pile + more
    canvas, x = design.canvas(-length - 20, -90, length + 20, 90), start + length / 2
    corners = rectangle(-x if on_left else x, 0, length, height)
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        for dash in _dashes(a, b):
            canvas.polygon(dash, design.palette.leaf)
    return canvas.sprite()


def _dashes(a: Point, b: Point) -> list[list[Point]]:
    # A dash at each end, and an odd number of dashes and gaps between.
    length = abs(b[0] - a[0]) + abs(b[1] - a[1])
    parts = max(3, int(length / _DASH) | 1)
    dashes = []
    for i in range(0, parts, 2):
        (x, y), (right, low) = mix(a, b, i / parts), mix(a, b, (i + 1) / parts)
        size = abs(right - x) or _SLOT_PEN, abs(low - y) or _SLOT_PEN
        dashes.append(rectangle((x + right) / 2, (y + low) / 2, *size))
    return dashes

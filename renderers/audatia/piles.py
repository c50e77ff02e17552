"""The middle of the table: three lanes with both men's piles, their half-suns, a slot for answers.

It is the floor seen from above: each man's sword is on his left, in the middle or on his right.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.audatia.rules.data import BLOW_OF, SUN_OF
from engines.audatia.terms import Card, Side, Sun, Use
from engines.audatia.views import AudatiaView
from engines.core.seat import Seat
from renderers.audatia.blow_drawing import draw_blow, draw_sun
from renderers.audatia.card_names import code_of, short_name
from renderers.audatia.design import Design
from renderers.audatia.header import is_left
from renderers.audatia.icon_drawing import IconColours, draw_icon
from renderers.audatia.icons import ICONS
from renderers.audatia.layout import CENTRE, MARGIN, WIDTH, TableLayout
from renderers.audatia.lettering import draw_centred
from renderers.audatia.posed_figures import last_card_seat
from renderers.kit.box import Box
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.geometry import Point, rectangle
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite
from renderers.style import RenderStyle

LANES: Final = (168, 856)  # x of their ends
_ROWS: Final = (Side.LEFT, Side.MIDDLE, Side.RIGHT)  # of the man on the left, from above
_LETTERS: Final = {Side.LEFT: "R", Side.MIDDLE: "P", Side.RIGHT: "M"}  # struck from that side
_LETTER_IN: Final = 24
_LETTER_PX: Final = 34
_LONG: Final = 262  # the top card, which lies on its side
_EDGE: Final = 18
_RADIUS: Final = 8
_GILT: Final = 7
_SLICE: Final = 10  # of each card below the top one
_SLICES: Final = 3
_TEXT_IN: Final = 84  # from the outer end to the middle of code and name
_CODE_Y: Final = -17
_NAME_Y: Final = 26
_NAME_PX: Final = 27
_TEXT_ROOM: Final = 116
_STROKE_IN: Final = 180
_STROKE: Final = 36
_ICON: Final = 76
_SLOT: Final = (6, 258, -24)  # from the middle, length, less high than a card by
_AROUND: Final = (2, _LONG + 6, 14)  # the same, around a card that lies there
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
        for side in Side:
            is_there = bool(man.pile) and side is man.side
            x = LANES[0] + _LETTER_IN if on_left else LANES[1] - _LETTER_IN
            y = _lane(side, on_left, table)
            layers.place(_letter(side, seat if is_there else None, design), x, y)
    for seat in Seat:
        man, on_left = view.men[seat], is_left(seat, style)
        if man.pile:
            y, count = _lane(man.side or Side.MIDDLE, on_left, table), len(man.pile)
            gilded = seat is last_card_seat(view)
            ink = action_design if gilded else design
            layers.place(_pile(man.pile[-1], count, seat, on_left, gilded, ink), CENTRE, y)
    _paint_slot(layers, view, style, design)
    for seat in Seat:
        man, on_left = view.men[seat], is_left(seat, style)
        half = SUN_OF.get(man.pile[-1]) if man.pile else None
        if half:
            y = _lane(man.side or Side.MIDDLE, on_left, table)
            off = table.sun[1]
            up = (half is Sun.LEFT) is on_left
            layers.place(_half(on_left, design), CENTRE, y - off if up else y + off)


def boxes(view: AudatiaView, style: RenderStyle, table: TableLayout) -> list[tuple[Card, Box]]:
    """Where the top card of each pile is."""
    found = []
    for seat in Seat:
        man, on_left = view.men[seat], is_left(seat, style)
        if man.pile:
            x = CENTRE - _LONG if on_left else CENTRE
            y, half = _lane(man.side or Side.MIDDLE, on_left, table), table.pile // 2
            around = Box(x, y - half, x + _LONG, y + half)
            found.append((man.pile[-1], around))
    return found


def _lane(side: Side, on_left: bool, table: TableLayout) -> int:
    """The y of a lane's middle. The right side of one man is in the lane of the other's left."""
    row = _ROWS.index(side)
    return table.lanes_top + table.lane * (row if on_left else 2 - row) + table.lane // 2


def _paint_slot(layers: Layers, view: AudatiaView, style: RenderStyle, design: Design) -> None:
    """The slot of an answer, opposite the card that must be answered."""
    pending = view.pending
    if pending is None or pending.seat.other not in view.active:
        return
    attacker = view.men[pending.seat]
    if pending.use is Use.REMEDY and not attacker.side:
        return
    on_left = is_left(pending.seat, style)
    table = design.layout.table
    y = _lane(attacker.side or Side.MIDDLE, on_left, table)
    rival = view.men[pending.seat.other]
    is_taken = bool(rival.pile) and _lane(rival.side or Side.MIDDLE, not on_left, table) == y
    layers.place(_slot(not on_left, is_taken, design), CENTRE, y)


@lru_cache(maxsize=8)
def _lanes(design: Design) -> Sprite:
    palette, table = design.palette, design.layout.table
    top, end = table.lanes_top, table.lanes_bottom
    canvas = Canvas(MARGIN, top, WIDTH - MARGIN, end)
    area = rectangle(WIDTH / 2, (top + end) / 2, WIDTH - 2 * MARGIN, end - top)
    canvas.polygon(area, palette.panel)
    for row in (1, 2):
        y = top + row * table.lane
        canvas.stroke([(LANES[0], y), (LANES[1], y)], palette.line, 2.5)
    for x in LANES:
        canvas.stroke([(x, top), (x, end)], palette.line, 2.5)
    return canvas.sprite()


@lru_cache(maxsize=64)
def _letter(side: Side, owner: Seat | None, design: Design) -> Sprite:
    canvas = Canvas(-24, -24, 24, 24)
    ink = design.palette.seats[owner] if owner else design.palette.soft
    canvas.numeral(0, 0, _LETTERS[side], Face.COUNT, _LETTER_PX, ink)
    return canvas.sprite()


@lru_cache(maxsize=256)
def _pile(
    card: Card, count: int, seat: Seat, on_left: bool, gilded: bool, design: Design
) -> Sprite:
    """A pile: its top card lies on its side, with its top edge at x = 0."""
    palette, paper, sense = design.palette, design.colours.paper, -1 if on_left else 1
    width, height = _LONG, design.layout.table.pile
    slices = min(count - 1, _SLICES)
    reach = width + slices * _SLICE + _GILT + 8
    canvas = Canvas(-reach if on_left else -4, -80, 4 if on_left else reach, 80)

    def panel(x: float, w: float, h: float, radius: float, fill: str, line: str | None) -> None:
        canvas.panel(sense * x, 0, w, h, radius, fill, line, 2.5)

    for i in range(slices, 0, -1):
        panel(
            (width + i * _SLICE) / 2,
            width + i * _SLICE,
            height - 8,
            _RADIUS,
            palette.panel,
            palette.ink,
        )
    if gilded:
        gilt = _GILT + palette.casing - 2.5
        line = palette.outline if palette.casing > 2.5 else None
        panel((width + gilt) / 2, width + gilt, height + 2 * gilt, 14, palette.gold, line)
    canvas.panel(sense * width / 2, 0, width, height, _RADIUS, paper.ivory, paper.ink, 3)
    edge = rectangle(sense * (width - 3 - _EDGE / 2), 0, _EDGE, height - 6)
    design.fill(canvas, edge, seat, paper.ivory)
    x = sense * (width - 3 - _EDGE)
    canvas.stroke([(x, -height / 2 + 1.5), (x, height / 2 - 1.5)], paper.ink, 2.5)
    _write(canvas, card, sense, design)
    return canvas.sprite()


def _write(canvas: Canvas, card: Card, sense: int, design: Design) -> None:
    paper, layout = design.colours.paper, design.layout
    blow = BLOW_OF.get(card)
    x = sense * (_LONG - (_TEXT_IN if blow else _TEXT_IN + 8))
    room = _TEXT_ROOM if blow and not design.layout.is_large else _TEXT_ROOM - 12
    text, px = code_of(card), layout.code_px
    if layout.is_large or blow is None:
        draw_centred(canvas, x, 0, text, Face.COUNT, px, paper.ink, room)
    else:
        draw_centred(canvas, x, _CODE_Y, text, Face.COUNT, px, paper.ink, room)
        draw_centred(canvas, x, _NAME_Y, short_name(card), Face.CAPTION, _NAME_PX, paper.ink, room)
    x = sense * (_LONG - _STROKE_IN)
    if blow:
        draw_blow(canvas, blow, x, 0, _STROKE, paper.ink, paper.line)
    else:
        x = sense * (_LONG - _STROKE_IN - 16)
        draw_icon(
            canvas, ICONS[card.value], x, 0, _ICON, IconColours(paper.ink, paper.ivory), pen=5
        )


@lru_cache(maxsize=16)
def _half(on_left: bool, design: Design) -> Sprite:
    """A half-sun on its card's top edge."""
    radius, _ = design.layout.table.sun
    canvas = Canvas(-radius - 4, -radius - 4, radius + 4, radius + 4)
    paper, sense = design.colours.paper, -1 if on_left else 1
    bulge = 180 if on_left else 0
    draw_sun(canvas, sense * 1.2, 0, radius, paper.ivory, paper.ink, bulge=bulge)
    canvas.stroke([(sense * 1.2, -radius / 2), (sense * 1.2, radius / 2)], paper.ink, 3)
    return canvas.sprite()


@lru_cache(maxsize=16)
def _slot(on_left: bool, is_taken: bool, design: Design) -> Sprite:
    """Dashes around the place of an answer, or around the card that lies there."""
    start, length, more = _SLOT if not is_taken else _AROUND
    height = design.layout.table.pile + more
    canvas = Canvas(-length - 20, -90, length + 20, 90)
    sense = -1 if on_left else 1
    corners = [
        (sense * start, -height / 2),
        (sense * (start + length), -height / 2),
        (sense * (start + length), height / 2),
        (sense * start, height / 2),
    ]
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        for dash in _dashes(a, b):
            canvas.polygon(dash, design.palette.leaf)
    return canvas.sprite()


def _dashes(a: Point, b: Point) -> list[list[Point]]:
    """A dash at each end, and an odd number of dashes and gaps between."""
    length = abs(b[0] - a[0]) + abs(b[1] - a[1])
    parts = max(3, int(length / _DASH) | 1)
    dashes = []
    for i in range(0, parts, 2):
        xs, ys = (
            sorted((p + (q - p) * i / parts, p + (q - p) * (i + 1) / parts))
            for p, q in zip(a, b, strict=True)
        )
        middle = (xs[0] + xs[1]) / 2, (ys[0] + ys[1]) / 2
        size = xs[1] - xs[0] or _SLOT_PEN, ys[1] - ys[0] or _SLOT_PEN
        dashes.append(rectangle(*middle, *size))
    return dashes

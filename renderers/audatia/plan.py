"""The plan of the blades: the floor from above, where the piles meet and the suns close."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.audatia.data import BLOW_OF, SUN_OF
from engines.audatia.terms import Card, Side, Sun, Use
from engines.audatia.views import AudatiaView
from engines.core.seat import Seat
from renderers.audatia.head import is_left
from renderers.audatia.layout import CENTRE, LANE, MARGIN, PLAN, PLAN_END, WIDTH
from renderers.audatia.marks import Tints, paint
from renderers.audatia.names import code_of, short_name
from renderers.audatia.press import Press
from renderers.audatia.signs import SIGNS
from renderers.audatia.stage import freshest
from renderers.audatia.strokes import stroke, sun
from renderers.audatia.typeset import centred
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.geometry import Point, box
from renderers.kit.page import Box, Page
from renderers.kit.sprites import Sprite
from renderers.look import Look

LANES: Final = (168, 856)  # x of their ends
_ROWS: Final = (Side.LEFT, Side.MIDDLE, Side.RIGHT)  # of the man on the left, from above
_LETTERS: Final = {Side.LEFT: "R", Side.MIDDLE: "P", Side.RIGHT: "M"}  # struck from that side
_LETTER_IN: Final = 24
_LETTER_PX: Final = 34
_CARD: Final = (262, 112)
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
_SIGN: Final = 76
_SUN: Final = 37
_SUN_OFF: Final = 18  # from the lane's middle
_SLOT: Final = (6, 258, 88)  # from the middle, length, height
_DASH: Final = 16
_SLOT_PEN: Final = 5


def paint_plan(page: Page, view: AudatiaView, look: Look, press: Press, marking: Press) -> None:
    """Lanes, piles, suns; and where an answer goes."""
    page.place(_lanes(press))
    for seat in Seat:
        man, on_left = view.men[seat], is_left(seat, look)
        for side in Side:
            is_there = bool(man.pile) and side is man.side
            x = LANES[0] + _LETTER_IN if on_left else LANES[1] - _LETTER_IN
            y = _lane(side, on_left)
            page.place(_letter(side, seat if is_there else None, press), x, y)
    for seat in Seat:
        man, on_left = view.men[seat], is_left(seat, look)
        if man.pile:
            y, count = _lane(man.side or Side.MIDDLE, on_left), len(man.pile)
            gilded = seat is freshest(view)
            ink = marking if gilded else press
            page.place(_pile(man.pile[-1], count, seat, on_left, gilded, ink), CENTRE, y)
    _paint_slot(page, view, look, press)
    for seat in Seat:
        man, on_left = view.men[seat], is_left(seat, look)
        half = SUN_OF.get(man.pile[-1]) if man.pile else None
        if half:
            y = _lane(man.side or Side.MIDDLE, on_left)
            up = (half is Sun.LEFT) is on_left
            page.place(_half(on_left, press), CENTRE, y - _SUN_OFF if up else y + _SUN_OFF)


def boxes(view: AudatiaView, look: Look) -> list[tuple[Card, Box]]:
    """Where the top card of each pile is."""
    found = []
    for seat in Seat:
        man, on_left = view.men[seat], is_left(seat, look)
        if man.pile:
            x, y = CENTRE - _CARD[0] if on_left else CENTRE, _lane(man.side or Side.MIDDLE, on_left)
            around = Box(x, y - _CARD[1] // 2, x + _CARD[0], y + _CARD[1] // 2)
            found.append((man.pile[-1], around))
    return found


def _lane(side: Side, on_left: bool) -> int:
    """The middle of a lane: my right is your left."""
    row = _ROWS.index(side)
    return PLAN + LANE * (row if on_left else 2 - row) + LANE // 2


def _paint_slot(page: Page, view: AudatiaView, look: Look, press: Press) -> None:
    """Opposite what must be answered."""
    pending = view.pending
    if pending is None or pending.seat.other not in view.active:
        return
    attacker = view.men[pending.seat]
    if pending.use is Use.REMEDY and not attacker.side:
        return
    on_left = is_left(pending.seat, look)
    y = _lane(attacker.side or Side.MIDDLE, on_left)
    rival = view.men[pending.seat.other]
    is_taken = bool(rival.pile) and _lane(rival.side or Side.MIDDLE, not on_left) == y
    page.place(_slot(not on_left, is_taken, press), CENTRE, y)


@lru_cache(maxsize=8)
def _lanes(press: Press) -> Sprite:
    theme = press.theme
    canvas = Canvas(MARGIN, PLAN, WIDTH - MARGIN, PLAN_END)
    area = box(WIDTH / 2, (PLAN + PLAN_END) / 2, WIDTH - 2 * MARGIN, PLAN_END - PLAN)
    canvas.polygon(area, theme.panel)
    for row in (1, 2):
        y = PLAN + row * LANE
        canvas.stroke([(LANES[0], y), (LANES[1], y)], theme.line, 2.5)
    for x in LANES:
        canvas.stroke([(x, PLAN), (x, PLAN_END)], theme.line, 2.5)
    return canvas.sprite()


@lru_cache(maxsize=64)
def _letter(side: Side, owner: Seat | None, press: Press) -> Sprite:
    canvas = Canvas(-24, -24, 24, 24)
    ink = press.theme.seats[owner] if owner else press.theme.soft
    canvas.numeral(0, 0, _LETTERS[side], Face.COUNT, _LETTER_PX, ink)
    return canvas.sprite()


@lru_cache(maxsize=256)
def _pile(card: Card, count: int, seat: Seat, on_left: bool, gilded: bool, press: Press) -> Sprite:
    """The top card lies on its side, its top edge at x = 0."""
    theme, paper, sense = press.theme, press.colours.paper, -1 if on_left else 1
    width, height = _CARD
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
            theme.panel,
            theme.ink,
        )
    if gilded:
        gilt = _GILT + theme.casing - 2.5
        line = theme.outline if theme.casing > 2.5 else None
        panel((width + gilt) / 2, width + gilt, height + 2 * gilt, 14, theme.gold, line)
    canvas.panel(sense * width / 2, 0, width, height, _RADIUS, paper.ivory, paper.ink, 3)
    edge = box(sense * (width - 3 - _EDGE / 2), 0, _EDGE, height - 6)
    press.fill(canvas, edge, seat, paper.ivory)
    x = sense * (width - 3 - _EDGE)
    canvas.stroke([(x, -height / 2 + 1.5), (x, height / 2 - 1.5)], paper.ink, 2.5)
    _write(canvas, card, sense, press)
    return canvas.sprite()


def _write(canvas: Canvas, card: Card, sense: int, press: Press) -> None:
    paper, layout = press.colours.paper, press.layout
    blow = BLOW_OF.get(card)
    x = sense * (_CARD[0] - (_TEXT_IN if blow else _TEXT_IN + 8))
    room = _TEXT_ROOM if blow else _TEXT_ROOM - 12
    text, px = code_of(card), layout.code_px
    if layout.is_large or blow is None:
        centred(canvas, x, 0, text, Face.COUNT, px, paper.ink, room)
    else:
        centred(canvas, x, _CODE_Y, text, Face.COUNT, px, paper.ink, room)
        centred(canvas, x, _NAME_Y, short_name(card), Face.CAPTION, _NAME_PX, paper.ink, room)
    x = sense * (_CARD[0] - _STROKE_IN)
    if blow:
        stroke(canvas, blow, x, 0, _STROKE, paper.ink, paper.line)
    else:
        x = sense * (_CARD[0] - _STROKE_IN - 16)
        paint(canvas, SIGNS[card.value], x, 0, _SIGN, Tints(paper.ink, paper.ivory), pen=5)


@lru_cache(maxsize=16)
def _half(on_left: bool, press: Press) -> Sprite:
    """A half-sun on its card's top edge."""
    canvas = Canvas(-_SUN - 4, -_SUN - 4, _SUN + 4, _SUN + 4)
    paper, sense = press.colours.paper, -1 if on_left else 1
    bulge = 180 if on_left else 0
    sun(canvas, sense * 1.2, 0, _SUN, paper.ivory, paper.ink, bulge=bulge)
    canvas.stroke([(sense * 1.2, -_SUN / 2), (sense * 1.2, _SUN / 2)], paper.ink, 3)
    return canvas.sprite()


@lru_cache(maxsize=16)
def _slot(on_left: bool, is_taken: bool, press: Press) -> Sprite:
    """Dashes where an answer goes; around the card that lies there."""
    start, length, height = _SLOT
    if is_taken:
        start, length, height = 2, _CARD[0] + 6, _CARD[1] + 14
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
            canvas.polygon(dash, press.theme.leaf)
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
        dashes.append(box(*middle, *size))
    return dashes

"""The private half of a picture: large cards, and under each what it may do."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from typing import Final

from engines.core.seat import Pair, Seat
from engines.en_garde.terms import Hand, Use
from engines.en_garde.views import EnGardeView
from renderers.en_garde.design import Design
from renderers.en_garde.layout import WIDTH
from renderers.en_garde.preview import is_preview, laid_cards
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.geometry import Point, rectangle, rotated, star
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite

_COMMON: Final = (166, 262)  # px: width and height of the card that these measures are given for
_RADIUS: Final = 16
_INSET: Final = 12  # of the inner rule
_NUMERAL_Y: Final = -42  # from the middle, down
_NUMERAL_PX: Final = 136
_SASH_Y: Final = 40.5
_SASH_HEIGHT: Final = 13
_RAPIERS_Y: Final = 84
_EDGE: Final = 8  # of leaf around a playable card
_CORNER: Final = (10, 17, 24)
_PITCHES: Final = (0, 44, 38, 32, 27)  # of the rapiers, by value
_RAPIER: Final = 62
_LEAN: Final = 18  # degrees from upright: upright ones look like crosses on graves
_OPEN_SCALE: Final = 0.7
_OPEN_MARGIN: Final = 50
_OPEN_LIFT: Final = 10

_FEW: Final = 2  # discs that a card has room for at their full size


class CardState(Enum):
    """How a card in a hand is shown."""

    PLAIN = auto()  # nothing is asked
    PLAYABLE = auto()
    QUIET = auto()  # it can't be played now


@dataclass(frozen=True, slots=True)
class HeldCard:
    """One card of a hand, and what it may do."""

    value: int
    kind: CardState = CardState.PLAIN
    uses: tuple[Use, ...] = ()


def held_cards(view: EnGardeView) -> tuple[HeldCard, ...]:
    """The onlooker's hand. What he has chosen keeps its place until it is sent."""
    if view.to_act is not view.onlooker:
        return tuple(HeldCard(value) for value in view.hand)
    if is_preview(view):
        rest = [HeldCard(value, CardState.QUIET) for value in view.hand]
        chosen = [HeldCard(value, CardState.PLAYABLE, (use,)) for value, use in laid_cards(view)]
        return tuple(sorted(rest + chosen, key=lambda card: card.value))
    uses = dict(view.uses)
    cards = [(value, uses.get(value, ())) for value in view.hand]
    return tuple(
        HeldCard(v, CardState.PLAYABLE if may else CardState.QUIET, may) for v, may in cards
    )


def paint_hand(
    layers: Layers,
    top: int,
    hand: tuple[HeldCard, ...],
    seat: Seat,
    design: Design,
    *,
    faces_right: bool,
) -> None:
    """A hand from y = `top` down."""
    layout = design.layout.hand
    pitch = layout.card[0] + layout.gap
    start = (WIDTH - (len(hand) - 1) * pitch) / 2
    for i, card in enumerate(hand):
        y = top + (layout.quiet_y if card.kind is CardState.QUIET else layout.playable_y)
        x = round(start + i * pitch)
        layers.place(_card(card.value, seat, card.kind, faces_right, layout.card, design), x, y)
        crowded = len(card.uses) > _FEW
        radius = layout.disc_small if crowded else layout.disc
        apart = layout.disc_small_pitch if crowded else layout.disc_pitch
        for k, use in enumerate(card.uses):
            aside = round((k - (len(card.uses) - 1) / 2) * apart)
            layers.place(_disc(use, radius, faces_right, design), x + aside, top + layout.disc_y)


def paint_open_hands(
    layers: Layers,
    top: int,
    hands: Pair[Hand],
    decides: int | None,
    design: Design,
    *,
    mirrored: bool,
) -> None:
    """Both hands, one above the other, each on its owner's side."""
    layout = design.layout.hand
    size = round(_OPEN_SCALE * layout.card[0]), round(_OPEN_SCALE * layout.card[1])
    pitch = size[0] + round(_OPEN_SCALE * layout.gap)
    order = (Seat.TWO, Seat.ONE) if mirrored else (Seat.ONE, Seat.TWO)
    for row, seat in enumerate(order):
        hand, left = hands[seat], row == 0
        span = (len(hand) - 1) * pitch + size[0]
        start = (_OPEN_MARGIN if left else WIDTH - _OPEN_MARGIN - span) + size[0] // 2
        y = top + layout.height * (1 + 2 * row) // 4
        for i, value in enumerate(hand):
            counts = decides is None or value == decides
            lift = _OPEN_LIFT if decides is not None and counts else 0
            kind = CardState.PLAIN if counts else CardState.QUIET
            layers.place(_card(value, seat, kind, left, size, design), start + i * pitch, y - lift)


@lru_cache(maxsize=512)
def _card(
    value: int,
    seat: Seat,
    kind: CardState,
    faces_right: bool,
    size: tuple[int, int],
    design: Design,
) -> Sprite:
    """One card about its centre."""
    colours, quiet = design.colours, kind is CardState.QUIET
    ink = colours.quiet_ink if quiet else design.palette.outline
    across, down = size[0] / _COMMON[0], size[1] / _COMMON[1]
    half_width, half_height = size[0] // 2 + _EDGE + 4, size[1] // 2 + _EDGE + 4
    canvas = Canvas(-half_width, -half_height, half_width, half_height)
    _frame(canvas, size, kind, design)
    canvas.numeral(0, _NUMERAL_Y * down, str(value), Face.TITLE, _NUMERAL_PX * across, ink)
    sash = rectangle(0, _SASH_Y * down, size[0] - 2 * _INSET * across - 3, _SASH_HEIGHT * across)
    colour = (colours.quiet_seats if quiet else design.palette.seats)[seat]
    if seat is Seat.ONE:
        canvas.polygon(sash, colour)
    else:
        canvas.hatch(sash, colour, gap=8, width=4.6)
    lean = 90 - _LEAN if faces_right else 90 + _LEAN
    for i in range(value):
        x = (i - (value - 1) / 2) * _PITCHES[value - 1] * across
        _rapier(canvas, x, _RAPIERS_Y * down, across, lean, ink)
    return canvas.sprite()


def _frame(canvas: Canvas, size: tuple[int, int], kind: CardState, design: Design) -> None:
    """The empty card: two rules, and strokes in the upper corners."""
    palette, (width, height) = design.palette, size
    scale = width / _COMMON[0]
    inset = _INSET * scale
    quiet = kind is CardState.QUIET
    fill, rule = (
        (design.colours.quiet_card, palette.line) if quiet else (palette.ivory, palette.outline)
    )
    if kind is CardState.PLAYABLE:
        around = 2 * _EDGE
        canvas.panel(0, 0, width + around, height + around, _RADIUS + _EDGE, palette.leaf)
    canvas.panel(0, 0, width, height, _RADIUS * scale, fill, rule, 3)
    canvas.panel(0, 0, width - 2 * inset, height - 2 * inset, 8, fill, rule, 2.5)
    for side in (-1, 1):
        x, y = side * (width / 2 - inset), inset - height / 2
        for reach in _CORNER:
            far = reach * scale
            canvas.stroke([(x - side * far, y + 2), (x - side * 2, y + far)], rule, 2.5)


def _rapier(canvas: Canvas, x: float, y: float, scale: float, angle: float, ink: str) -> None:
    """A small rapier about its middle. A card has as many as its value."""
    half, bold = _RAPIER * scale / 2, 1.1 * scale
    cup = -half / 2

    def place(points: list[Point]) -> list[Point]:
        return [(x + a, y + b) for a, b in rotated(points, -angle)]

    blade = [(cup, 2.4), (0.6 * half, 1.7), (half, 0.0), (0.6 * half, -1.7), (cup, -2.4)]
    canvas.polygon(place([(a, b * bold) for a, b in blade]), ink)
    arc = [math.pi * i / 12 for i in range(13)]
    guard = [(cup + bold * (3 + 5.85 * (math.sin(t) - 1)), 7.5 * bold * math.cos(t)) for t in arc]
    canvas.polygon(place(guard), ink)
    canvas.stroke(place([(cup, 0), (3 * bold - half, 0)]), ink, 3.4 * bold)
    ((px, py),) = place([(2 * bold - half, 0)])
    canvas.disc(px, py, 3.5 * bold, ink)


@lru_cache(maxsize=512)
def _disc(use: Use, radius: int, faces_right: bool, design: Design) -> Sprite:
    """An icon of what a card may do, on a disc."""
    palette = design.palette
    canvas = Canvas(-radius - 2, -radius - 2, radius + 2, radius + 2)
    toward = 1 if faces_right else -1
    match use:
        case Use.FORWARD:
            canvas.disc(0, 0, radius, palette.leaf)
            _arrow(canvas, radius, toward, palette.letters)
        case Use.BACK:
            hollow = palette.ivory if palette.ink == palette.outline else palette.ground
            canvas.cased_disc(0, 0, radius, hollow, palette.leaf, 4.5)
            _arrow(canvas, radius, -toward, palette.leaf)
        case Use.TOUCH:
            canvas.disc(0, 0, radius, palette.leaf)
            rays = star(0, 0, (0.76 * radius, 0.36 * radius), 16, math.pi / 8)
            canvas.polygon(rays, palette.letters)
            canvas.disc(0, 0, 0.17 * radius, palette.leaf)
        case Use.PARRY:
            canvas.disc(0, 0, radius, palette.leaf)
            for angle in (-45, -135):
                for a, b in (((-0.72, 0.0), (0.76, 0.0)), ((-0.44, -0.22), (-0.44, 0.22))):
                    line = rotated(
                        [(radius * a[0], radius * a[1]), (radius * b[0], radius * b[1])], angle
                    )
                    canvas.stroke(line, palette.letters, 5 * radius / 31)
    return canvas.sprite()


def _arrow(canvas: Canvas, radius: int, sense: int, colour: str) -> None:
    u = 0.52 * radius * sense
    canvas.stroke([(-u, 0), (0.6 * u, 0)], colour, 6 * radius / 31)
    barb = 0.78 * abs(u)
    canvas.polygon([(1.15 * u, 0), (0.1 * u, -barb), (0.1 * u, barb)], colour)

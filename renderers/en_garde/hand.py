"""The private half of a picture: large cards, and under each what it may do."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from typing import Final

from engines.core.seat import Pair, Seat
from engines.en_garde.terms import Hand, Phase, Use
from engines.en_garde.views import EnGardeView
from renderers.en_garde.colours import CardColours
from renderers.en_garde.design import Design
from renderers.en_garde.layout import WIDTH
from renderers.en_garde.preview import is_preview, laid_cards
from renderers.en_garde.use_signs import use_disc
from renderers.kit.box import Box
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.fonts import Face
from renderers.kit.geometry import Point, Points, rectangle, rotated
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
_RAIL: Final = 9


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
    """The onlooker's hand. What they have chosen keeps its place until it is sent."""
    if view.to_act is not view.onlooker:
        return tuple(HeldCard(value) for value in view.hand)
    if is_preview(view):
        rest = [HeldCard(value, CardState.QUIET) for value in view.hand]
        chosen = [
            HeldCard(value, CardState.PLAYABLE, (use,))
            for value, use in laid_cards(view.scene.last)
        ]
        return tuple(sorted(rest + chosen, key=lambda card: card.value))
    uses = dict(view.uses)
    cards = [(value, uses.get(value, ())) for value in view.hand]
    return tuple(
        HeldCard(v, CardState.PLAYABLE if may else CardState.QUIET, may) for v, may in cards
    )


def open_hands(view: EnGardeView) -> Pair[Hand] | None:
    """Both hands if they lie open for this onlooker."""
    if view.last_round is None and view.opened is not None:
        return view.opened
    if view.last_round is None or (view.onlooker is not None and view.phase is not Phase.OVER):
        return None
    return view.last_round.hands


def opened(hand: Hand, decides: int | None) -> Iterator[tuple[int, CardState, int]]:
    """The cards of an open hand, and how far each is raised: of value `decides` or, if there is
    none, none; the others are pale."""
    for value in hand:
        state = CardState.PLAIN if decides in (None, value) else CardState.QUIET
        yield value, state, _OPEN_LIFT if value == decides else 0


def in_row(count: int, middle: int, pitch: int) -> list[int]:
    """Where so many cards lie side by side."""
    return [middle + (2 * i - count + 1) * pitch // 2 for i in range(count)]


def card_boxes(hand: tuple[HeldCard, ...], design: Design, *, top: int, middle: int) -> list[Box]:
    """Where each card of a hand lies that begins at y = `top`, about x = `middle`."""
    layout = design.layout.hand
    (width, height), found = layout.card, []
    for x, card in zip(in_row(len(hand), middle, layout.pitch), hand, strict=True):
        y = top + (layout.quiet_y if card.kind is CardState.QUIET else layout.playable_y)
        found.append(
            Box(x - width // 2, y - height // 2, x + width // 2, y + height // 2).grown(_EDGE)
        )
    return found


def paint_hand(
    layers: Layers, hand: tuple[HeldCard, ...], seat: Seat, design: Design, *, to_right: bool
) -> None:
    """A hand below the board."""
    layout, top = design.layout.hand, design.layout.height
    for x, card in zip(in_row(len(hand), WIDTH // 2, layout.pitch), hand, strict=True):
        y = top + (layout.quiet_y if card.kind is CardState.QUIET else layout.playable_y)
        layers.place(_card(design, card.value, seat, card.kind, to_right, layout.card), x, y)
        _paint_uses(layers, x, top + layout.disc_y, card.uses, design, to_right=to_right)


def _paint_uses(
    layers: Layers, x: int, y: int, uses: tuple[Use, ...], design: Design, *, to_right: bool
) -> None:
    # More than two stand close, on a rail of their card's.
    layout, crowded = design.layout.hand, len(uses) > _FEW
    radius = layout.disc_small if crowded else layout.disc
    apart = layout.disc_small_pitch if crowded else layout.disc_pitch
    if crowded:
        layers.place(_rail((len(uses) - 1) * apart, design), x, y)
    for k, use in enumerate(uses):
        aside = round((k - (len(uses) - 1) / 2) * apart)
        layers.place(use_disc(use, radius, to_right, design), x + aside, y)


def paint_open_hands(
    layers: Layers, hands: Pair[Hand], decides: int | None, design: Design, *, mirrored: bool
) -> None:
    """Both hands below the board, one above the other, each on its owner's side."""
    layout, top = design.layout.hand, design.layout.height
    size = round(_OPEN_SCALE * layout.card[0]), round(_OPEN_SCALE * layout.card[1])
    pitch = size[0] + round(_OPEN_SCALE * layout.gap)
    order = (Seat.TWO, Seat.ONE) if mirrored else (Seat.ONE, Seat.TWO)
    for row, seat in enumerate(order):
        hand, left = hands[seat], row == 0
        span = (len(hand) - 1) * pitch + size[0]
        start = (_OPEN_MARGIN if left else WIDTH - _OPEN_MARGIN - span) + size[0] // 2
        y = top + layout.height * (1 + 2 * row) // 4
        for i, (value, state, lift) in enumerate(opened(hand, decides)):
            layers.place(_card(design, value, seat, state, left, size), start + i * pitch, y - lift)


@drawn_once(reach=166, keeps=512)
def _card(
    canvas: Canvas,
    design: Design,
    value: int,
    seat: Seat,
    kind: CardState,
    to_right: bool,
    size: tuple[int, int],
) -> None:
    colours = card_colours(kind, design)
    across, down = size[0] / _COMMON[0], size[1] / _COMMON[1]
    _frame(canvas, size, kind, design)
    canvas.numeral(0, _NUMERAL_Y * down, str(value), Face.TITLE, _NUMERAL_PX * across, colours.ink)
    sash = rectangle(0, _SASH_Y * down, size[0] - 2 * _INSET * across - 3, _SASH_HEIGHT * across)
    draw_sash(canvas, sash, seat, colours)
    lean = 90 - _LEAN if to_right else 90 + _LEAN
    for i in range(value):
        x = (i - (value - 1) / 2) * _PITCHES[value - 1] * across
        _rapier(canvas, x, _RAPIERS_Y * down, across, lean, colours.ink)


def card_colours(state: CardState, design: Design) -> CardColours:
    """The colours of a card in this state."""
    return design.colours.quiet_card if state is CardState.QUIET else design.colours.card


def draw_sash(canvas: Canvas, sash: Points, seat: Seat, colours: CardColours) -> None:
    """What tells whose card it is: solid for the first seat, striped for the second."""
    if seat is Seat.ONE:
        canvas.polygon(sash, colours.seats.one)
    else:
        canvas.hatch(sash, colours.seats.two, gap=8, width=4.6)


def _frame(canvas: Canvas, size: tuple[int, int], kind: CardState, design: Design) -> None:
    (width, height), (fill, rule, _, _) = size, card_colours(kind, design)
    scale = width / _COMMON[0]
    inset = _INSET * scale
    if kind is CardState.PLAYABLE:
        around = 2 * _EDGE
        canvas.panel(0, 0, width + around, height + around, _RADIUS + _EDGE, design.palette.leaf)
    canvas.panel(0, 0, width, height, _RADIUS * scale, fill, rule, 3)
    canvas.panel(0, 0, width - 2 * inset, height - 2 * inset, 8, fill, rule, 2.5)
    for side in (-1, 1):
        x, y = side * (width / 2 - inset), inset - height / 2
        for reach in _CORNER:
            far = reach * scale
            canvas.stroke([(x - side * far, y + 2), (x - side * 2, y + far)], rule, 2.5)


def _rapier(canvas: Canvas, x: float, y: float, scale: float, angle: float, ink: str) -> None:
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


@lru_cache(maxsize=8)
def _rail(length: int, design: Design) -> Sprite:
    # It hangs from the card's edge.
    layout, half = design.layout.hand, length / 2
    foot = layout.playable_y + layout.card[1] // 2 + _EDGE - layout.disc_y
    canvas = design.canvas(-length, foot - _RAIL, length, _RAIL)
    canvas.stroke([(0, foot), (0, 0)], design.palette.leaf, _RAIL)
    canvas.stroke([(-half, 0), (half, 0)], design.palette.leaf, _RAIL)
    return canvas.sprite()

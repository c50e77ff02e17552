"""The column of a wide picture: names, counts, virtues, and the cards that its onlooker knows."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.audatia.rules.hands import in_order
from engines.audatia.views import AudatiaView
from engines.core.seat import Seat
from renderers.audatia.chips import Chips, PlacedCard, shown_chips
from renderers.audatia.column_hand import ROOM, placed_cards
from renderers.audatia.design import Design
from renderers.audatia.header import counted, paint_challenge
from renderers.audatia.held_cards import held_of
from renderers.audatia.virtues import paint_virtues
from renderers.kit import wide
from renderers.kit.layers import Layers
from renderers.kit.nameplate import nameplate, state_of
from renderers.kit.sprites import Sprite
from renderers.style import RenderStyle

_NAMES_Y: Final = (35, 102)  # of the rival, and of oneself
_COUNT: Final = 1142  # x of its sign
_SHIELD_MARK: Final = 25  # the mark whose shield leaves air to the other name and its pennant
_RULES_Y: Final = (138, 343)
_PARTING: Final = (841, 26, 666)  # x, from y to y
_PARTED: Final = 20  # from there to the names
_CHALLENGE: Final = ((362, 34), (416, 34), (466, 34))


def paint_column(
    layers: Layers, view: AudatiaView, style: RenderStyle, design: Design, action_design: Design
) -> None:
    """All right of the men and the plan but the cards; and above them the challenger's glove."""
    near = _near_seat(view, style)
    x, start, end = _PARTING
    layers.place(_rule(0, end - start, design), x, start)
    for y in _RULES_Y:
        layers.place(_rule(ROOM.right - ROOM.left, 0, design), ROOM.left, y)
    for seat, y in zip((near.other, near), _NAMES_Y, strict=True):
        coat = style.coats[seat]
        plate = nameplate(
            seat, style.names[seat], state_of(seat, view.active, view.winner), design.palette,
            px=wide.NAME_PX, room=262, coat=coat, mark=_SHIELD_MARK if coat else wide.EMBLEM,
            margin=_PARTED, scale=design.scale,
        )  # fmt: skip
        layers.place(plate, ROOM.left, y)
        layers.place(counted(design, "hand", view.men[seat].hand_size), _COUNT, y)
    paint_challenge(layers, view, _CHALLENGE, design)
    paint_virtues(layers, view, near, design, action_design)


def _near_seat(view: AudatiaView, style: RenderStyle) -> Seat:
    # Who stands below: the onlooker, or for spectators the man on the left.
    return view.onlooker or (Seat.TWO if style.mirrored else Seat.ONE)


def cards_of(view: AudatiaView, style: RenderStyle, design: Design) -> list[PlacedCard]:
    """Hands that are open; else one's own, and what one has seen of the others'."""
    near = _near_seat(view, style)
    shown = shown_chips(view, near.other)
    if all(man.hand is not None for man in view.men):
        return placed_cards((), shown, near, design)
    if view.onlooker is None:
        return placed_cards((), [_known(view, seat) for seat in (near.other, near)], near, design)
    return placed_cards(held_of(view), shown, near, design)


def _known(view: AudatiaView, seat: Seat) -> Chips:
    man = view.men[seat]
    return Chips(seat, in_order(man.known), backs=max(0, man.hand_size - len(man.known)))


@lru_cache(maxsize=16)
def _rule(dx: int, dy: int, design: Design) -> Sprite:
    # A line from the origin; each is a sprite of its own, so that it lies under no other.
    canvas = design.canvas(-2, -2, dx + 2, dy + 2)
    canvas.stroke([(0, 0), (dx, dy)], design.palette.line, 2.5)
    return canvas.sprite()

"""A remedy or a counter-remedy as a large card: its side, and its perfect answer."""

from __future__ import annotations

from typing import Final

from engines.audatia.rules.data import REMEDIES
from engines.audatia.terms import Card
from renderers.audatia import card_faces, card_frame, card_names
from renderers.audatia.card_skill import THEN, Step, draw_steps
from renderers.audatia.design import Press
from renderers.audatia.icon_drawing import paint
from renderers.audatia.icons import SIGNS
from renderers.kit.geometry import ring
from renderers.kit.sprites import Sprite

_EMBLEM: Final = (300, 350, 168)
_RING: Final = 0.92
_SIGN: Final = 208
_SIDE: Final = (300, 650, 112)
_RULES: Final = (566, 732)
_PAIR_Y: Final = 792


def stretto_card(card: Card, press: Press) -> Sprite:
    """The card, from its upper left corner."""
    canvas, tints = card_frame.blank(press), card_frame.tints_of(press)
    card_frame.title(canvas, card_names.full_name(card), 96, 76, press)
    card_frame.code(canvas, card.value, 158, press)
    x, y, radius = _EMBLEM
    canvas.stroke(ring(x, y, _RING * radius, 120), press.colours.paper.line, 3, closed=True)
    paint(canvas, SIGNS[card.value], x, y, _SIGN, tints, pen=3.6)
    card_frame.divider(canvas, _RULES[0], press)
    x, y, size = _SIDE
    paint(canvas, SIGNS[card_faces.side_of(card)], x - 8, y, size, tints)
    card_frame.divider(canvas, _RULES[1], press)
    remedy, perfect = next(
        (remedy, row.perfect) for remedy, row in REMEDIES.items() if card in (remedy, row.perfect)
    )
    is_mine = card is remedy
    draw_steps(
        canvas,
        (
            Step(remedy.value, is_mine),
            Step(THEN),
            Step(perfect.value, not is_mine),
            Step(THEN),
            Step("drop", not is_mine),
        ),
        _PAIR_Y,
        press,
    )
    return canvas.sprite()

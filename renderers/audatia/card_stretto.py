"""A remedy or a counter-remedy as a large card: its side, and its perfect answer."""

from __future__ import annotations

from typing import Final

from engines.audatia.rules.data import REMEDIES
from engines.audatia.terms import Card
from renderers.audatia import card_faces, card_frame, card_names
from renderers.audatia.card_skill import THEN, Step, draw_steps
from renderers.audatia.design import Design
from renderers.audatia.icon_drawing import draw_icon
from renderers.audatia.icons import ICONS
from renderers.kit.geometry import circle
from renderers.kit.sprites import Sprite

_EMBLEM: Final = (300, 350, 168)
_RING: Final = 0.92
_ICON: Final = 208
_SIDE: Final = (300, 650, 112)
_RULES: Final = (566, 732)
_PAIR_Y: Final = 792


def stretto_card(card: Card, design: Design) -> Sprite:
    """The card, from its upper left corner."""
    canvas, icon_colours = card_frame.empty_card(design), card_frame.icon_colours_of(design)
    card_frame.draw_title(canvas, card_names.full_name(card), 96, 76, design)
    card_frame.draw_code(canvas, card.value, 158, design)
    x, y, radius = _EMBLEM
    canvas.stroke(circle(x, y, _RING * radius, 120), design.colours.paper.line, 3, closed=True)
    draw_icon(canvas, ICONS[card.value], x, y, _ICON, icon_colours, pen=3.6)
    card_frame.draw_divider(canvas, _RULES[0], design)
    x, y, size = _SIDE
    draw_icon(canvas, ICONS[card_faces.side_icon(card)], x - 8, y, size, icon_colours)
    card_frame.draw_divider(canvas, _RULES[1], design)
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
        design,
    )
    return canvas.sprite()

"""What is on a card, small or large: its drawing and its icons."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.audatia.rules.data import BLOW_OF, BLOWS, COUNTERS, REMEDIES, SKILLS, SUN_OF
from engines.audatia.terms import Blow, Card, Sun, Use, Virtue
from renderers.audatia.blow_drawing import draw_sun
from renderers.audatia.hand_layout import ChipLayout
from renderers.audatia.icon_drawing import IconColours, draw_icon
from renderers.audatia.icons import ICONS
from renderers.audatia.virtue_icons import PEN, VIRTUE_ICONS
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face

# What an answer with a blow is shown by.
USE_ICONS: Final = {
    Use.PARRY: "parry",
    Use.COUNTERATTACK: "counter",
    Use.BREAK: "break",
    Use.EXCHANGE: "exchange",
}
_SHIELD: Final = 0.9  # of the size of other icons


@lru_cache(maxsize=16)
def ability_icons(blow: Blow) -> tuple[str, ...]:
    """The names of the icons of what may be done with a blow.

    `attack?` stands for an attack that needs Prudentia.
    """
    row = BLOWS[blow]
    attack = ["attack?"] if row.prudent else ["attack"] if row.attacks else []
    return (*attack, *(icon for use, icon in USE_ICONS.items() if use in row.uses))


def side_icon(card: Card) -> str:
    """The name of the icon of the side where a remedy, or what a card answers, is played."""
    flanks = REMEDIES[card].flanks if card in REMEDIES else COUNTERS[card]
    (first, *more) = flanks
    return "both" if more else first.value


def draw_ability(
    canvas: Canvas, icon: str, x: float, y: float, size: float, icon_colours: IconColours
) -> None:
    """Draw one icon of a row."""
    if icon == "attack?":
        draw_icon(canvas, ICONS["attack"], x - size / 3, y, size, icon_colours)
        draw_virtue(canvas, Virtue.PRUDENTIA, x + size / 3, y, 0.8 * size, icon_colours)
    else:
        draw_icon(
            canvas, ICONS[icon], x, y, size * (_SHIELD if icon == "parry" else 1), icon_colours
        )


def draw_cycle(
    canvas: Canvas, card: Card, width: float, size: float, icon_colours: IconColours
) -> None:
    """Draw the sign of a skill that may be cycled in the upper right corner, if the card is one.

    The card's upper left corner is the origin.
    """
    if card in SKILLS and SKILLS[card].cycles:
        inside = 0.75 * size
        draw_icon(canvas, ICONS["cycle"], width - inside, inside, size, icon_colours, pen=8)


def draw_small(canvas: Canvas, card: Card, layout: ChipLayout, icon_colours: IconColours) -> None:
    """Draw what tells a card from others: a blow's half-sun and letters, a technique's sign."""
    width, blow = layout.size[0], BLOW_OF.get(card)
    if blow is None:
        y, size = layout.sign
        draw_icon(canvas, ICONS[card.value], width / 2, y, size, icon_colours)
        return
    draw_half_sun(canvas, card, width, layout.sun, icon_colours)
    y, px = layout.code
    canvas.numeral(width / 2, y, blow.value, Face.COUNT, px, icon_colours.ink)


def draw_virtue(
    canvas: Canvas, virtue: Virtue, x: float, y: float, size: float, icon_colours: IconColours
) -> None:
    """Draw a virtue's head."""
    draw_icon(canvas, VIRTUE_ICONS[virtue], x, y, size, icon_colours, pen=PEN)


def draw_half_sun(
    canvas: Canvas, card: Card, width: float, radius: float, icon_colours: IconColours
) -> None:
    """Draw the half-sun at the top edge of a card `width` px wide, if the card has one.

    The card's upper left corner is the origin.
    """
    half = SUN_OF.get(card)
    if half is None:
        return
    inside = 1.2 * radius
    x = inside if half is Sun.LEFT else width - inside
    draw_sun(canvas, x, 1.5, radius, icon_colours.paper, icon_colours.ink, bulge=270)

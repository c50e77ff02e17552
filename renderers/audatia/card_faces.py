"""What is on a card, small or large: its drawing and its icons."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.audatia.rules.data import BLOW_OF, BLOWS, COUNTERS, REMEDIES, SKILLS, SUN_OF
from engines.audatia.terms import Card, Sun, Use, Virtue
from renderers.audatia.blow_drawing import draw_blow, draw_sun
from renderers.audatia.icon_drawing import IconColours, draw_icon
from renderers.audatia.icons import ICONS
from renderers.audatia.virtue_icons import PEN, VIRTUE_ICONS
from renderers.kit.canvas import Canvas

BOTH: Final = "both"
_USES: Final = {
    Use.PARRY: "parry",
    Use.COUNTERATTACK: "counter",
    Use.BREAK: "break",
    Use.EXCHANGE: "exchange",
}
_RING: Final = 46
_HAND: Final = 88
_EMBLEM: Final = 86
_SIZES: Final = {"parry": 38, "inside": 44, "outside": 44, BOTH: 44}
_ICON: Final = 42
_VIRTUE_ICON: Final = 44
_LINE: Final = 4.0  # pen of a large icon


@lru_cache(maxsize=64)
def ability_icons(card: Card) -> tuple[str, ...]:
    """The names of the icons of what a card may do.

    `attack?` stands for an attack that needs Prudentia, a virtue for a skill that needs it.
    """
    blow = BLOW_OF.get(card)
    if blow:
        row = BLOWS[blow]
        attack = ["attack?"] if row.prudent else ["attack"] if row.attacks else []
        return (*attack, *(icon for use, icon in _USES.items() if use in row.uses))
    if card in SKILLS:
        skill = SKILLS[card]
        needs = (skill.virtue.value,) if skill.virtue else ()
        return (*needs, "cycle") if skill.cycles else needs
    return (side_icon(card),)


def side_icon(card: Card) -> str:
    """The name of the icon of the side where a remedy, or what a card answers, is played."""
    flanks = REMEDIES[card].flanks if card in REMEDIES else COUNTERS[card]
    (first, *more) = flanks
    return BOTH if more else first.value


def card_group(card: Card) -> int:
    """The number of a card's group in a hand: blows, remedies, counter-remedies, skills."""
    groups = set(BLOW_OF), set(REMEDIES), set(COUNTERS), set(SKILLS)
    return next(i for i, cards in enumerate(groups) if card in cards)


def draw_picture(
    canvas: Canvas, card: Card, x: float, y: float, icon_colours: IconColours, ring: str
) -> None:
    """Draw the large drawing of a card in the hand."""
    blow = BLOW_OF.get(card)
    if blow:
        draw_blow(canvas, blow, x, y, _RING, icon_colours.ink, ring)
        return
    size = _EMBLEM if card in SKILLS else _HAND
    draw_icon(canvas, ICONS[card.value], x, y, size, icon_colours, pen=_LINE)


def draw_ability(
    canvas: Canvas, icon: str, x: float, y: float, icon_colours: IconColours, scale: float = 1.0
) -> None:
    """Draw one icon of a row; on cards of the hand `scale` is 1."""
    if icon == "attack?":
        draw_icon(canvas, ICONS["attack"], x - 14 * scale, y, _ICON * scale, icon_colours)
        draw_virtue(canvas, Virtue.PRUDENTIA, x + 14 * scale, y, 34 * scale, icon_colours)
    elif icon in VIRTUE_ICONS:
        draw_virtue(canvas, Virtue(icon), x, y, _VIRTUE_ICON * scale, icon_colours)
    else:
        draw_icon(canvas, ICONS[icon], x, y, _SIZES.get(icon, _ICON) * scale, icon_colours)


def draw_virtue(
    canvas: Canvas, virtue: Virtue, x: float, y: float, size: float, icon_colours: IconColours
) -> None:
    """Draw a virtue's head."""
    draw_icon(canvas, VIRTUE_ICONS[virtue], x, y, size, icon_colours, pen=PEN)


def draw_half_sun(
    canvas: Canvas, card: Card, width: float, radius: float, icon_colours: IconColours
) -> int:
    """Draw the half-sun at the top edge of a card `width` px wide, if the card has one.

    The card's upper left corner is the origin. Returns 1 if the half-sun is on the left, -1 if it
    is on the right, 0 if there is none.
    """
    half = SUN_OF.get(card)
    if half is None:
        return 0
    inside = 1.17 * radius
    x = inside if half is Sun.LEFT else width - inside
    draw_sun(canvas, x, 1.5, radius, icon_colours.paper, icon_colours.ink, bulge=270)
    return 1 if half is Sun.LEFT else -1

"""What is on a card, small or large: its drawing and its signs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.audatia.rules.data import BLOW_OF, BLOWS, COUNTERS, REMEDIES, SKILLS, SUN_OF
from engines.audatia.terms import Card, Sun, Use, Virtue
from renderers.audatia.blow_drawing import stroke, sun
from renderers.audatia.icon_drawing import Tints, paint
from renderers.audatia.icons import SIGNS
from renderers.audatia.virtue_icons import BEASTS, PEN
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
_SIGN: Final = 42
_BEAST: Final = 44
_LINE: Final = 4.0  # pen of a large sign


@lru_cache(maxsize=64)
def abilities(card: Card) -> tuple[str, ...]:
    """The signs of what a card may do; `attack?` asks for Prudentia, a virtue for its advantage."""
    blow = BLOW_OF.get(card)
    if blow:
        row = BLOWS[blow]
        attack = ["attack?"] if row.prudent else ["attack"] if row.attacks else []
        return (*attack, *(sign for use, sign in _USES.items() if use in row.uses))
    if card in SKILLS:
        skill = SKILLS[card]
        needs = (skill.virtue.value,) if skill.virtue else ()
        return (*needs, "cycle") if skill.cycles else needs
    return (side_of(card),)


def side_of(card: Card) -> str:
    """Where a remedy may be played, or the remedies that a counter-remedy answers."""
    flanks = REMEDIES[card].flanks if card in REMEDIES else COUNTERS[card]
    (first, *more) = flanks
    return BOTH if more else first.value


def group(card: Card) -> int:
    """Blows, remedies, counter-remedies and skills lie apart."""
    groups = set(BLOW_OF), set(REMEDIES), set(COUNTERS), set(SKILLS)
    return next(i for i, cards in enumerate(groups) if card in cards)


def draw_picture(canvas: Canvas, card: Card, x: float, y: float, tints: Tints, ring: str) -> None:
    """What is seen first of a card in the hand."""
    blow = BLOW_OF.get(card)
    if blow:
        stroke(canvas, blow, x, y, _RING, tints.ink, ring)
        return
    size = _EMBLEM if card in SKILLS else _HAND
    paint(canvas, SIGNS[card.value], x, y, size, tints, pen=_LINE)


def draw_ability(
    canvas: Canvas, sign: str, x: float, y: float, tints: Tints, scale: float = 1.0
) -> None:
    """One sign of a row; `scale` of 1 is that of the hand."""
    if sign == "attack?":
        paint(canvas, SIGNS["attack"], x - 14 * scale, y, _SIGN * scale, tints)
        beast(canvas, Virtue.PRUDENTIA, x + 14 * scale, y, 34 * scale, tints)
    elif sign in BEASTS:
        beast(canvas, Virtue(sign), x, y, _BEAST * scale, tints)
    else:
        paint(canvas, SIGNS[sign], x, y, _SIZES.get(sign, _SIGN) * scale, tints)


def beast(canvas: Canvas, virtue: Virtue, x: float, y: float, size: float, tints: Tints) -> None:
    """A virtue's head."""
    paint(canvas, BEASTS[virtue], x, y, size, tints, pen=PEN)


def half_sun(canvas: Canvas, card: Card, width: float, radius: float, tints: Tints) -> int:
    """The half-sun on the top edge of a card so wide, if it has one; 1 if it is left, -1 if right.

    It hangs just inside its corner, whose origin is the card's upper left one.
    """
    half = SUN_OF.get(card)
    if half is None:
        return 0
    inside = 1.17 * radius
    x = inside if half is Sun.LEFT else width - inside
    sun(canvas, x, 1.5, radius, tints.paper, tints.ink, bulge=270)
    return 1 if half is Sun.LEFT else -1

"""A skill as a large card: when it is played, and what it causes, in icons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.audatia.rules.data import SKILLS
from engines.audatia.terms import Blow, Card
from renderers.audatia import card_faces, card_frame, card_names
from renderers.audatia.blow_drawing import draw_blow, draw_feinted_blow, draw_sun
from renderers.audatia.design import Design
from renderers.audatia.icon_drawing import draw_icon
from renderers.audatia.icons import ICONS
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import circle
from renderers.kit.sprites import Sprite

THEN: Final = ">"
LARGO: Final = "largo"
_EMBLEM: Final = (300, 350, 168)
_RING: Final = 0.92
_ICON: Final = 208
_WHEN_Y: Final = 648
_NEEDS_Y: Final = 802
_RULES: Final = (566, 732)
_SIZES: Final = {"attack": 92, "parry": 78, "counter": 84}
_COMMON: Final = 84
_OWNER: Final = (60, 10)  # below the sign, radius
_PITCH: Final = 104
_THEN_PITCH: Final = 74


@dataclass(frozen=True, slots=True)
class Step:
    """An icon, and whose act it is: mine has a full dot, yours an empty one, None has none."""

    icon: str
    is_mine: bool | None = None


def _steps(text: str) -> tuple[Step, ...]:
    """Read steps from icons' names: `+` stands before what is mine, `-` before what is yours."""
    owners = {"+": True, "-": False}
    return tuple(
        Step(word[1:], owners[word[0]]) if word[0] in owners else Step(word)
        for word in text.split()
    )


WHEN: Final = {
    Card.TAUNT: _steps("apart > -attack"),
    Card.PREEMPT: _steps("apart > +attack"),
    Card.LURE: _steps("apart > -spend -change"),
    Card.LYNX: _steps("apart > -hand"),
    Card.SECOND: _steps("+card > +hand"),
    Card.MEASURE: _steps("-attack > +attack"),
    Card.DENY: _steps("-card > denied"),
    Card.KICK: _steps("-bold > +drop"),
    Card.FEINT: _steps("+attack -parry largo > +attack"),
    Card.BREAKOFF: _steps("-attack > breakoff"),
    Card.VILLANO: _steps("-fendente +parry > +drop"),
    Card.REPEAT: _steps("+deck > +hand"),
}
"""When each skill is played, and what it causes."""


def skill_card(card: Card, design: Design) -> Sprite:
    """The card, from its upper left corner."""
    canvas, row = card_frame.empty_card(design), SKILLS[card]
    card_frame.draw_title(canvas, card_names.full_name(card), 96, 76, design)
    card_frame.draw_code(canvas, card.value, 158, design)
    _emblem(canvas, card, design)
    card_frame.draw_divider(canvas, _RULES[0], design)
    draw_steps(canvas, WHEN[card], _WHEN_Y, design)
    if not row.virtue and not row.cycles:
        return canvas.sprite()
    card_frame.draw_divider(canvas, _RULES[1], design)
    _needs(canvas, card, design)
    return canvas.sprite()


def _emblem(canvas: Canvas, card: Card, design: Design) -> None:
    x, y, radius = _EMBLEM
    paper, icon_colours = design.colours.paper, card_frame.icon_colours_of(design)
    canvas.stroke(circle(x, y, _RING * radius, 120), paper.line, 3, closed=True)
    if card is Card.FEINT:
        draw_feinted_blow(canvas, Blow.MF, x, y, radius, paper.ink, paper.soft)
        draw_blow(canvas, Blow.RF, x, y, radius, paper.ink, paper.line)
        return
    draw_icon(canvas, ICONS[card.value], x, y, _ICON, icon_colours, pen=3.6)


def draw_steps(canvas: Canvas, steps: tuple[Step, ...], y: float, design: Design) -> None:
    """Draw a row of icons about the card's middle."""
    widths = [_THEN_PITCH if step.icon == THEN else _PITCH for step in steps]
    x = card_frame.MIDDLE - sum(widths) / 2
    for step, width in zip(steps, widths, strict=True):
        _step(canvas, step, x + width / 2, y, design)
        x += width


def _step(canvas: Canvas, step: Step, x: float, y: float, design: Design) -> None:
    paper, icon_colours = design.colours.paper, card_frame.icon_colours_of(design)
    match step.icon:
        case "largo":  # two halves that do not meet
            canvas.stroke([(x, y - 62), (x, y + 62)], paper.ink, 3)
            for bulge, up in ((180, -20), (0, 20)):
                draw_sun(canvas, x, y + up, 50, paper.ivory, paper.ink, bulge=bulge, pen=3.4)
        case "fendente":
            draw_blow(canvas, Blow.MF, x, y, 48, paper.ink, paper.line)
        case ">":
            canvas.polygon([(x - 14, y - 20), (x + 14, y), (x - 14, y + 20)], paper.ink)
        case icon:
            draw_icon(canvas, ICONS[icon], x, y, _SIZES.get(icon, _COMMON), icon_colours)
    if step.is_mine is not None:
        drop, radius = _OWNER
        canvas.cased_disc(
            x, y + drop, radius, paper.ink if step.is_mine else paper.ivory, paper.ink, 4
        )


def _needs(canvas: Canvas, card: Card, design: Design) -> None:
    """Draw the virtue in which mine must exceed yours, and whether the card may be cycled."""
    row, paper, icon_colours = (
        SKILLS[card],
        design.colours.paper,
        card_frame.icon_colours_of(design),
    )
    y = _NEEDS_Y
    aside = -64 if row.virtue and row.cycles else 0
    if row.virtue:
        card_faces.draw_virtue(canvas, row.virtue, 204 + aside, y, 104, icon_colours)
        canvas.disc(312 + aside, y, 24, paper.ink)
        ends = [(356 + aside, y - 24), (388 + aside, y), (356 + aside, y + 24)]
        canvas.stroke(ends, paper.ink, 9)
        canvas.cased_disc(432 + aside, y, 24, paper.ivory, paper.ink, 5)
    if row.cycles:
        x = 484 if row.virtue else card_frame.MIDDLE
        draw_icon(canvas, ICONS["cycle"], x, y, 74, icon_colours)

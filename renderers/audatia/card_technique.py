"""Techniques as large cards: skills, remedies and counter-remedies, all told in icons."""

from __future__ import annotations

from typing import Final

from engines.audatia.rules.data import REMEDIES, SKILLS
from engines.audatia.terms import Blow, Card
from renderers.audatia import card_faces, card_frame, card_names
from renderers.audatia.blow_drawing import draw_blow, draw_feinted_blow, draw_parted_sun
from renderers.audatia.design import Design
from renderers.audatia.icon_drawing import draw_icon
from renderers.audatia.icons import ICONS
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import circle
from renderers.kit.sprites import Sprite

_EMBLEM: Final = (300, 350, 168)
_RING: Final = 0.92
_RULES: Final = (566, 732)
_SIZES: Final = {"attack": 92, "parry": 78, "counter": 84}
_PITCH: Final = 104
_THEN_PITCH: Final = 74


# When each skill is played, and what it causes: icons, `+` before mine, `-` before yours.
_WHEN: Final = {
    Card.TAUNT: "apart > -attack",
    Card.PREEMPT: "apart > +attack",
    Card.LURE: "apart > -spend -change",
    Card.LYNX: "apart > -hand",
    Card.SECOND: "+card > +hand",
    Card.MEASURE: "-attack > +attack",
    Card.DENY: "-card > denied",
    Card.KICK: "-bold > +drop",
    Card.FEINT: "+attack -parry largo > +attack",
    Card.BREAKOFF: "-attack > breakoff",
    Card.VILLANO: "-fendente +parry > +drop",
    Card.REPEAT: "+deck > +hand",
}


def skill_card(card: Card, design: Design) -> Sprite:
    """A skill, from the card's upper left corner: when it is played, and what it causes."""
    canvas, row = _card_with_emblem(card, design), SKILLS[card]
    _draw_steps(canvas, _WHEN[card], 648, design)
    if not row.virtue and not row.cycles:
        return canvas.sprite()
    card_frame.draw_divider(canvas, _RULES[1], design)
    _needs(canvas, card, design)
    return canvas.sprite()


def stretto_card(card: Card, design: Design) -> Sprite:
    """A remedy or a counter-remedy, from the card's upper left corner.

    It shows on which side it is played, and its perfect answer.
    """
    canvas, icon_colours = _card_with_emblem(card, design), card_frame.icon_colours_of(design)
    draw_icon(canvas, ICONS[card_faces.side_icon(card)], 300, 650, 112, icon_colours)
    card_frame.draw_divider(canvas, _RULES[1], design)
    remedy, perfect = next(
        (remedy, row.perfect) for remedy, row in REMEDIES.items() if card in (remedy, row.perfect)
    )
    one, other = "+-" if card is remedy else "-+"
    steps = f"{one}{remedy.value} > {other}{perfect.value} > {other}drop"
    _draw_steps(canvas, steps, 792, design)
    return canvas.sprite()


def _card_with_emblem(card: Card, design: Design) -> Canvas:
    # A technique's card with its name, and its sign in a ring, down to the first divider.
    canvas = card_frame.empty_card(design)
    card_frame.draw_title(canvas, card_names.full_name(card), 112, 76, design)
    card_frame.draw_divider(canvas, _RULES[0], design)
    x, y, radius = _EMBLEM
    paper, icon_colours = design.colours.paper, card_frame.icon_colours_of(design)
    canvas.stroke(circle(x, y, _RING * radius, 120), paper.line, 3, closed=True)
    if card is Card.FEINT:
        draw_feinted_blow(canvas, Blow.MF, x, y, radius, paper.ink, paper.soft)
        draw_blow(canvas, Blow.RF, x, y, radius, paper.ink, paper.line)
    else:
        draw_icon(canvas, ICONS[card.value], x, y, 208, icon_colours, pen=3.6)
    return canvas


def _draw_steps(canvas: Canvas, steps: str, y: float, design: Design) -> None:
    words = steps.split()
    widths = [_THEN_PITCH if word == ">" else _PITCH for word in words]
    x = card_frame.MIDDLE - sum(widths) / 2
    for word, width in zip(words, widths, strict=True):
        _step(canvas, word, x + width / 2, y, design)
        x += width


def _step(canvas: Canvas, word: str, x: float, y: float, design: Design) -> None:
    paper, icon_colours = design.colours.paper, card_frame.icon_colours_of(design)
    match word.lstrip("+-"):
        case "largo":  # two halves that do not meet
            draw_parted_sun(canvas, x, y, 50, paper.ivory, paper.ink, aside=20, half=62, pen=3.4)
        case "fendente":
            draw_blow(canvas, Blow.MF, x, y, 48, paper.ink, paper.line)
        case ">":
            canvas.polygon([(x - 14, y - 20), (x + 14, y), (x - 14, y + 20)], paper.ink)
        case icon:
            draw_icon(canvas, ICONS[icon], x, y, _SIZES.get(icon, 84), icon_colours)
    if word[0] in "+-":
        fill = paper.ink if word[0] == "+" else paper.ivory
        canvas.cased_disc(x, y + 60, 10, fill, paper.ink, 4)


def _needs(canvas: Canvas, card: Card, design: Design) -> None:
    # Draw the virtue in which mine must exceed yours, and whether the card may be cycled.
    paper, icon_colours = design.colours.paper, card_frame.icon_colours_of(design)
    row, y = SKILLS[card], 802
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

"""A blow as a large card."""

from __future__ import annotations

from typing import Final

from engines.audatia.rules.data import BLOW_OF, BLOWS, SUN_OF
from engines.audatia.terms import Blow, Card, Sun
from renderers.audatia import card_faces, card_frame, card_names
from renderers.audatia.blow_drawing import draw_blow, draw_sun
from renderers.audatia.design import Design
from renderers.audatia.figure import draw_model
from renderers.audatia.icon_drawing import draw_icon
from renderers.audatia.icons import ICONS
from renderers.audatia.motion_lines import lunge_outlines, swing_outlines
from renderers.audatia.poses import ACTS, STRIKES, Act
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.sprites import Sprite

# Degrees that a cut's motion lines sweep: from above if positive.
SWEEPS: Final = {
    Act.FENDENTE: 66.0,
    Act.MEZANO: 52.0,
    Act.SOTTANO: -66.0,
    Act.ROVERSO_FENDENTE: 46.0,
    Act.ROVERSO_MEZANO: 52.0,
    Act.ROVERSO_SOTTANO: -66.0,
}


def blow_card(card: Card, design: Design) -> Sprite:
    """The card, from its upper left corner."""
    paper, icon_colours = design.colours.paper, card_frame.icon_colours_of(design)
    canvas, blow, half = card_frame.empty_card(design), BLOW_OF[card], SUN_OF.get(card)
    stroke_x = 118 if half is Sun.RIGHT else 482
    draw_blow(canvas, blow, stroke_x, 94, 56, paper.ink, paper.line)
    if half:
        _hang_sun(canvas, 124 if half is Sun.LEFT else 476, design)
    canvas.numeral(card_frame.MIDDLE, 96, blow.value, Face.COUNT, 104, icon_colours.ink)
    card_frame.draw_title(canvas, card_names.full_name(card), 180, 52, design)
    _man(canvas, blow, design)
    icons = card_faces.ability_icons(blow)
    for i, icon in enumerate(icons):
        x = card_frame.MIDDLE + (i - (len(icons) - 1) / 2) * 118
        card_faces.draw_ability(canvas, icon, x, 690, 74, icon_colours)
    card_frame.draw_divider(canvas, 744, design)
    _stopped_by(canvas, blow, design)
    return canvas.sprite()


def _hang_sun(canvas: Canvas, x: float, design: Design) -> None:
    paper = design.colours.paper
    canvas.polygon([(x - 84, 24), (x + 84, 24), (x + 84, 34), (x - 84, 34)], paper.ivory)
    draw_sun(canvas, x, 17, 82, paper.ivory, paper.ink, bulge=270, pen=4)


def _man(canvas: Canvas, blow: Blow, design: Design) -> None:
    act, y = STRIKES[blow], 612
    x, scale = card_frame.draw_floor_for(canvas, ACTS[act], y, design, most=3.4, top=230)
    arcs = (
        lunge_outlines(ACTS[act], scale)
        if act is Act.PUNTA
        else swing_outlines(ACTS[act], SWEEPS[act], scale)
    )
    for outline in arcs:
        canvas.polygon([(x + a, y + b) for a, b in outline], design.colours.paper.line)
    draw_model(canvas, ACTS[act], x, y, design, scale)


def _stopped_by(canvas: Canvas, blow: Blow, design: Design) -> None:
    icon_colours, paper = card_frame.icon_colours_of(design), design.colours.paper
    draw_icon(canvas, ICONS["parry"], 112, 804, 66, icon_colours)
    y, radius = 792, 38
    parries = [other for other in Blow if other in BLOWS[blow].parried_by]
    start, pitch = (220, 128) if len(parries) < 4 else (205, 100)
    for i, other in enumerate(parries):
        draw_blow(canvas, other, start + i * pitch, y, radius, icon_colours.ink, paper.line)
        canvas.numeral(start + i * pitch, y + 57, other.value, Face.COUNT, 30, icon_colours.ink)

"""A posta as a large card."""

from __future__ import annotations

from typing import Final

from engines.audatia.rules.data import CUT_ATTACK, PARRY, POSTE, THRUST, PostaRow
from engines.audatia.terms import Blow, Posta
from renderers.audatia import card_faces, card_frame, card_names
from renderers.audatia.blow_drawing import draw_blow, draw_sun
from renderers.audatia.design import Design
from renderers.audatia.figure import draw_model
from renderers.audatia.icon_drawing import IconColours, draw_icon
from renderers.audatia.icons import ICONS
from renderers.audatia.poses import GUARDS
from renderers.audatia.wheel import SevenSwords, WheelColours, draw_wheel
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.geometry import Point
from renderers.kit.sprites import Sprite

# The icon of when a posta lends its modifier; none if it does with any blow.
CONDITIONS: Final = {PARRY: "parry", THRUST: "thrust", CUT_ATTACK: "attack"}

_COLUMN: Final = 440
_ROWS: Final = (676, 796)
_BETWEEN: Final = 736


def posta_card(posta: Posta, design: Design) -> Sprite:
    """The card, from its upper left corner."""
    canvas, row = card_frame.empty_card(design), POSTE[posta]
    card_frame.draw_title(canvas, card_names.POSTE[posta], 84, 56, design)
    pose, floor = GUARDS[posta], 556
    x, scale = card_frame.draw_floor_for(canvas, pose, floor, design, most=4.15, top=124)
    draw_model(canvas, pose, x, floor, design, scale)
    paper, icon_colours = design.colours.paper, card_frame.icon_colours_of(design)
    colours = WheelColours(
        mine=paper.ink,
        theirs=paper.ink,
        ring=paper.ink,
        tick=paper.line,
        disc=paper.panel,
        ground=paper.ivory,
        leaf=paper.ink,
    )
    draw_wheel(canvas, seven_swords_of(posta), 186, 732, 108, colours)
    if row.virtue:
        y = _ROWS[0] if condition_icons(row) else _BETWEEN
        card_faces.draw_virtue(canvas, row.virtue, _COLUMN - 50, y, 100, icon_colours)
        canvas.numeral(_COLUMN + 50, y, f"+{row.amount}", Face.COUNT, 60, icon_colours.ink)
    y = _ROWS[1] if row.virtue or row.once else _BETWEEN
    draw_conditions(canvas, row, (_COLUMN, y), 78, 100, icon_colours)
    if row.once:  # a duel
        canvas.numeral(_COLUMN, _ROWS[0], "1 ×", Face.COUNT, 72, icon_colours.ink)
    if row.stretto:
        _always_close(canvas, row, design)
    return canvas.sprite()


def seven_swords_of(posta: Posta) -> SevenSwords:
    """The seven swords of a man who stands in a posta."""
    row = POSTE[posta]
    return SevenSwords(own=row.blows, open=frozenset(Blow) - row.closed)


def condition_icons(row: PostaRow) -> list[str]:
    """The icons of when a posta lends its modifier, and of whether one may exchange from it."""
    condition = [CONDITIONS[row.on]] if row.on in CONDITIONS else []
    return [*condition, "exchange"] if row.exchanges else condition


def draw_conditions(
    canvas: Canvas, row: PostaRow, at: Point, size: float, pitch: float, icon_colours: IconColours
) -> None:
    """Draw these icons in a row about a point."""
    icons = condition_icons(row)
    for i, icon in enumerate(icons):
        x = at[0] + (i - (len(icons) - 1) / 2) * pitch
        draw_icon(canvas, ICONS[icon], x, at[1], size, icon_colours)


def _always_close(canvas: Canvas, row: PostaRow, design: Design) -> None:
    # Draw the first blow whose parry makes a whole sun, whatever the half-suns.
    paper = design.colours.paper
    (blow,) = row.stretto
    draw_blow(canvas, blow, _COLUMN - 62, 724, 50, paper.ink, paper.line)
    canvas.numeral(_COLUMN - 62, 800, blow.value, Face.COUNT, 36, paper.ink)
    canvas.polygon([(_COLUMN, 710), (_COLUMN + 20, 724), (_COLUMN, 738)], paper.ink)
    draw_sun(canvas, _COLUMN + 72, 724, 46, paper.ivory, paper.ink, pen=3.4)

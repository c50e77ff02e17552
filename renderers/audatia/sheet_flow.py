"""The sheet of a duel's course: four steps, and at each what may be done and what leads on."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from engines.core.seat import Pair
from renderers.audatia.blow_drawing import draw_parted_sun, draw_sun
from renderers.audatia.board import paint_men
from renderers.audatia.decision_kinds import Step
from renderers.audatia.design import Design
from renderers.audatia.icon_drawing import Icon, IconColours, draw_icon
from renderers.audatia.icon_shapes import sword
from renderers.audatia.icons import ICONS
from renderers.audatia.layout import ALONE, CENTRE
from renderers.audatia.posed_figures import pose_men
from renderers.audatia.step_moments import MOMENTS
from renderers.kit.box import Box
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.fonts import Face, font
from renderers.kit.geometry import rectangle
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite
from renderers.kit.viewport import Viewport
from renderers.style import RenderStyle

HEIGHT: Final = 1100
_PANEL: Final = (482, 518)
_CORNERS: Final = {
    Step.MISURA: (20, 20),
    Step.COLPO: (522, 20),
    Step.INCROCIO: (20, 562),
    Step.STRETTO: (522, 562),
}
_RULES: Final = ((0, 4.0), (8, 2.5))  # of a frame: inset, width
_HERE: Final = ((4, 12.0), (14, 2.5))  # of the step that one is in, the first in leaf

_TITLE: Final = (30, 66, 46)  # from the corner: x, baseline; px
_TITLE_LARGE: Final = (30, 70, 54)

_SCENE: Final = (14, 90, 454, 288)  # of the two men: corner, size
_SEEN_BY_NOBODY: Final = RenderStyle(names=Pair(one="", two=""))

_RULE_Y: Final = 390
_SIGNS: Final = (64, 446)  # the middle of the first
_CARD: Final = (416, 84, 94)  # its middle, its size
_CROSSED: Final[Icon] = (*sword(60, -6, 0, 104), *sword(120, 6, 0, 104))
_ARROWS: Final = (  # between two panels: its middle, and where it points
    ((512, 466), (1, 0)),
    ((512, 550), (0, 1)),
    ((512, 1008), (1, 0)),
)


class Panel(NamedTuple):
    """What a step's panel says: its numeral, its title, its signs, and what leads on."""

    numeral: str
    title: str
    signs: tuple[str, ...]
    leads_on: str


PANELS: Final = {
    Step.MISURA: Panel("I", "Misura", ("hand", "card", "change"), "attack"),
    Step.COLPO: Panel("II", "Colpo", ("parry", "counter", "exchange", "break"), "bind"),
    Step.INCROCIO: Panel("III", "Incrocio", ("largo", "attack", "bold", "breakoff"), "stretto"),
    Step.STRETTO: Panel("IV", "Stretto", ("inside", "outside", "remedy", "counterremedy"), "drop"),
}


def paint_sheet(layers: Layers, design: Design, here: Step | None = None) -> None:
    """All four steps; `here` is where a duel is now."""
    for step, (x, y) in _CORNERS.items():
        layers.place(_scene(step, design), x + _SCENE[0], y + _SCENE[1])
        layers.place(_panel(step, design, is_here=step is here), x, y)
    for (x, y), ahead in _ARROWS:
        layers.place(_arrow(design, ahead), x, y)


@lru_cache(maxsize=32)
def _scene(step: Step, design: Design) -> Sprite:
    _, _, width, height = _SCENE
    small = _small(design)
    seen = Box(CENTRE - width // 2, 0, CENTRE + width // 2, height)
    layers = Layers(Viewport(seen, design.scale), design.background, ())
    paint_men(layers, pose_men(MOMENTS[step]), _SEEN_BY_NOBODY, small, small)
    return Sprite(layers.region().to_rgb().convert("RGBA"), 0, 0)


@lru_cache(maxsize=64)
def _panel(step: Step, design: Design, *, is_here: bool) -> Sprite:
    panel, palette = PANELS[step], design.palette
    (width, height), (sign_x, sign_y) = _PANEL, _SIGNS
    canvas = design.canvas(-8, -8, width + 8, height + 8)
    _draw_frame(canvas, design, is_here=is_here)
    _draw_title(canvas, panel, design, is_here=is_here)
    canvas.stroke([(26, _RULE_Y), (width - 26, _RULE_Y)], palette.line, 2.5)
    on_ground = IconColours(palette.ink, design.colours.relief, palette.ground)
    for i, sign in enumerate(panel.signs):
        _draw_sign(canvas, sign, sign_x + i * 84, sign_y, on_ground)
    paper, (card_x, card_width, card_height) = design.colours.paper, _CARD
    canvas.panel(card_x, sign_y, card_width, card_height, 12, paper.ivory, paper.ink, 3)
    ink = palette.blood if panel.leads_on == "drop" else paper.ink
    _draw_sign(canvas, panel.leads_on, card_x, sign_y, IconColours(ink, paper.ivory))
    return canvas.sprite()


@lru_cache(maxsize=16)
def _small(design: Design) -> Design:
    # The design of the men here: sprites are kept by it, so it must be the same each time.
    table = replace(ALONE, floor=266, scale=2.05)
    layout = replace(design.layout, table=table)
    return Design(design.colours, layout, design.colour_table, design.scale)


def _draw_frame(canvas: Canvas, design: Design, *, is_here: bool) -> None:
    (width, height), palette = _PANEL, design.palette
    inks = (palette.leaf if is_here else palette.ink, palette.ink)
    for (inset, pen), ink in zip(_HERE if is_here else _RULES, inks, strict=True):
        outline = rectangle(width / 2, height / 2, width - 2 * inset, height - 2 * inset)
        canvas.stroke(outline, ink, pen, closed=True)


def _draw_title(canvas: Canvas, panel: Panel, design: Design, *, is_here: bool) -> None:
    x, base, px = _TITLE_LARGE if design.layout.is_large else _TITLE
    palette, width = design.palette, font(Face.TITLE, px).getlength(panel.numeral)
    if is_here:
        aside, height = 13, 60  # room at the numeral's sides
        middle = x + width / 2 + aside - 4
        canvas.panel(middle, base - 0.33 * px, width + 2 * aside, height, 10, palette.leaf)
        canvas.writing(middle - width / 2, base, panel.numeral, Face.TITLE, px, palette.letters)
        x += 2 * aside - 4
    else:
        canvas.writing(x, base, panel.numeral, Face.TITLE, px, palette.soft)
    canvas.writing(x + width + 14, base, panel.title, Face.TITLE, px, palette.ink)


def _draw_sign(canvas: Canvas, sign: str, x: float, y: float, colours: IconColours) -> None:
    if sign == "stretto":
        draw_sun(canvas, x, y, 36, colours.paper, colours.ink)
        canvas.stroke([(x, y - 19), (x, y + 19)], colours.ink, 3)
    elif sign == "largo":
        draw_parted_sun(canvas, x, y, 30, colours.paper, colours.ink, aside=11, half=33)
    else:
        icon = _CROSSED if sign == "bind" else ICONS[sign]
        draw_icon(canvas, icon, x, y, 66, colours, pen=6)


@drawn_once(reach=28, keeps=16)
def _arrow(canvas: Canvas, design: Design, ahead: tuple[int, int]) -> None:
    # What leads from one panel to the next: a triangle that points right or down.
    length, half, around = 20, 22, 28  # half of its length and width, the ground around it
    canvas.disc(0, 0, around - 1, design.palette.ground)
    dx, dy = ahead
    tip, neck = (length * dx, length * dy), (-0.75 * length * dx, -0.75 * length * dy)
    barbs = [(neck[0] + side * half * dy, neck[1] + side * half * dx) for side in (1, -1)]
    canvas.polygon([tip, *barbs], design.palette.ink)

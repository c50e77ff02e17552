"""The top of the table: names, whose turn it is, counts of cards, the glove and the draws."""

from __future__ import annotations

from typing import Final

from engines.audatia.views import AudatiaView
from engines.core.seat import Seat
from renderers.audatia.design import Design
from renderers.audatia.icon_drawing import IconColours, draw_icon
from renderers.audatia.icons import COUNT_ICONS
from renderers.audatia.layout import COUNTS, MARGIN, ROW_Y, WIDTH
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.fonts import Face
from renderers.kit.layers import Layers
from renderers.kit.nameplate import nameplate, state_of
from renderers.style import RenderStyle

_COUNTS_Y: Final = (38, 81)  # of hand and deck
_CHALLENGE: Final = ((512, 36), (487, 82), (537, 82))  # the glove, and places for two draws


def paint_head(layers: Layers, view: AudatiaView, style: RenderStyle, design: Design) -> None:
    """Everything above the men."""
    for seat in Seat:
        man, on_left = view.men[seat], is_left(seat, style)
        plate = nameplate(
            seat, style.names[seat], state_of(seat, view.active, view.winner), design.palette,
            px=design.layout.name_px, room=328, coat=style.coats[seat], margin=MARGIN,
            from_right=not on_left, scale=design.scale,
        )  # fmt: skip
        layers.place(plate, MARGIN if on_left else WIDTH - MARGIN, ROW_Y)
        x = COUNTS[0 if on_left else 1]
        counts = (("hand", man.hand_size), ("deck", man.deck_size))
        for (icon, count), y in zip(counts, _COUNTS_Y, strict=True):
            layers.place(counted(design, icon, count), x, y)
    paint_challenge(layers, view, _CHALLENGE, design)


def paint_challenge(
    layers: Layers, view: AudatiaView, at: tuple[tuple[int, int], ...], design: Design
) -> None:
    """The challenger's glove, and how many of the two draws that lose the duel have been."""
    palette, (glove, *draws) = design.palette, at
    for man in view.men:
        if man.is_challenger:
            layers.place(_sign(design, "glove", 46, palette.seats[man.seat]), *glove)
    for i, place in enumerate(draws):
        ink = palette.ink if i < view.draws else palette.line
        layers.place(_sign(design, "draw", 41, ink), *place)


def is_left(seat: Seat, style: RenderStyle) -> bool:
    """Whether `seat` stands on the left."""
    return (seat is Seat.ONE) is not style.mirrored


@drawn_once(reach=140, keeps=256)
def counted(canvas: Canvas, design: Design, icon: str, count: int) -> None:
    """A sign, and how many there are, from x to the right."""
    layout, palette = design.layout, design.palette
    size, px = layout.icon, layout.count_px
    icon_colours = IconColours(ink=palette.ink, paper=palette.ground)
    draw_icon(canvas, COUNT_ICONS[icon], size / 2, 0, size, icon_colours)
    canvas.writing(1.1 * size, 0.365 * px, str(count), Face.COUNT, px, palette.ink)


@drawn_once(reach=32, keeps=32)
def _sign(canvas: Canvas, design: Design, icon: str, size: int, ink: str) -> None:
    draw_icon(canvas, COUNT_ICONS[icon], 0, 0, size, IconColours(ink, design.palette.ground))

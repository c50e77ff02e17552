"""The plate of a series: both players, the score, and each match as a small card.

The bands at a card's sides are the seats that the two had in it, so that an exchange is seen.
"""

from __future__ import annotations

from typing import Final

from engines.core.seat import Pair, Seat
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.emblem import fill_for_seat
from renderers.kit.fonts import Face
from renderers.kit.geometry import clipped, rectangle, rounded_rectangle
from renderers.kit.laurel import laurel
from renderers.kit.layers import Layers
from renderers.kit.plate_frame import place_frame
from renderers.kit.viewport import whole
from renderers.people.design import Design, design_of
from renderers.people.lettering import fit, fit_title, fitted_px, name_sprite
from renderers.people.measures import MARGIN, WIDE
from renderers.people.sheets import MOST_MATCHES, SeriesMatch, SeriesSheet
from renderers.people.signs import emblem, rule
from renderers.style import RenderStyle

_TITLE_ROOM: Final = 760
_NAME_Y: Final = 108
_NAME_ROOM: Final = 470
_MIDDLES: Final = Pair(one=306, two=894)
_COATS: Final = Pair(one=168, two=1032)
_SCORES: Final = Pair(one=398, two=802)
_SCORE_Y: Final = 278
_COAT: Final = 136
_SCORE_PX: Final = 112
_SCORE_ROOM: Final = 112  # within the laurel
_PARTING_Y: Final = 432
_CARDS_Y: Final = 508
_CARD: Final = (158, 112)
_AIR: Final = 18  # between cards, and less where they are many
_BAND: Final = 0.13  # of a card's width: a seat's colour
_CORNER: Final = 10
_PEN: Final = 3.0
_LETTERS: Final = Pair(one="1", two="2")


def series(sheet: SeriesSheet, style: RenderStyle) -> Layers:
    """The whole picture."""
    design = design_of(style)
    layers = Layers(whole(*WIDE, style.scale), design.background, (_PARTING_Y - 10,))
    place_frame(layers, WIDE, fit_title(sheet.title, _TITLE_ROOM), sheet.date, design)
    layers.place(rule(WIDE[0] - 2 * MARGIN, 2.5, design), MARGIN, _PARTING_Y)
    for seat in Seat:
        _place_player(layers, sheet, seat, design)
    _place_matches(layers, sheet, design)
    return layers


def _place_player(layers: Layers, sheet: SeriesSheet, seat: Seat, design: Design) -> None:
    name = fit(sheet.names[seat], 56, 34, _NAME_ROOM, _LETTERS[seat])
    at = round(_MIDDLES[seat] - name.width / 2), round(_NAME_Y + 0.34 * name.px)
    layers.place(name_sprite(name, design.palette.ink, design), *at)
    layers.place(emblem(design, sheet.coats[seat], seat, _COAT), _COATS[seat], _SCORE_Y)
    has_lost = sheet.winner is seat.other
    score = _score(design, sheet.score[seat], is_dark=not has_lost)
    layers.place(score, _SCORES[seat], _SCORE_Y)
    if sheet.is_over and sheet.winner is seat:
        layers.place(laurel(design), _SCORES[seat], _SCORE_Y)


@drawn_once(reach=110, keeps=64)
def _score(canvas: Canvas, design: Design, score: str, *, is_dark: bool) -> None:
    px = fitted_px(score, Face.TITLE, _SCORE_PX, _SCORE_ROOM, least=64)
    ink = design.palette.ink if is_dark else design.palette.soft
    canvas.numeral(0, 0, score, Face.TITLE, px, ink)


def _place_matches(layers: Layers, sheet: SeriesSheet, design: Design) -> None:
    matches = sheet.matches[-MOST_MATCHES:]
    air = _AIR if len(matches) < MOST_MATCHES - 2 else _AIR // 2
    pitch = min(_CARD[0] + air, (WIDE[0] - 2 * MARGIN + air) / max(1, len(matches)))
    width = int(pitch) - air
    running = next((n for n, match in enumerate(matches) if match.score is None), None)
    first = WIDE[0] / 2 - pitch * (len(matches) - 1) / 2
    for n, match in enumerate(matches):
        is_running = n == running and not sheet.is_over
        card = _card(design, match, width, is_running=is_running)
        layers.place(card, round(first + n * pitch), _CARDS_Y)


@drawn_once(reach=90, keeps=128)
def _card(
    canvas: Canvas, design: Design, match: SeriesMatch, width: int, *, is_running: bool
) -> None:
    palette, height = design.palette, _CARD[1]
    if is_running:
        canvas.panel(0, 0, width + 10, height + 10, _CORNER + 4, palette.leaf, palette.outline, 2)
    canvas.panel(0, 0, width, height, _CORNER, palette.ivory, palette.outline, _PEN)
    wide = round(_BAND * width)
    inside = rounded_rectangle(0, 0, width - 2 * _PEN, height - 2 * _PEN, _CORNER - _PEN)
    for seat, sense in ((Seat.ONE, -1), (Seat.TWO, 1)):
        x = sense * (width / 2 - _PEN - wide / 2)
        band = clipped(inside, rectangle(x, 0, wide, height))
        fill_for_seat(canvas, band, match.seats[seat], palette)
        inner = sense * (width / 2 - _PEN - wide)
        half = height / 2 - _PEN / 2
        canvas.stroke([(inner, -half), (inner, half)], palette.outline, 2.5)
        if match.score is None:
            continue
        score, other = match.score[seat], match.score[seat.other]
        room = width / 2 - _PEN - wide - 14
        px = fitted_px(score, Face.TITLE, design.layout.tally, room, least=26)
        colour = design.colours.quiet if (score, other) == ("0", "1") else palette.outline
        canvas.numeral(sense * (room / 2 + 6), 0, score, Face.TITLE, px, colour)

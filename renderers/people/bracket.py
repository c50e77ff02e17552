"""The bracket of a knock-out, from left to right: two names a match, the final with the laurel.

Who goes on is written in ink, who is out is paler. Of more than four rounds the last four
are drawn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engines.core.seat import Seat
from renderers.kit.fonts import Face
from renderers.kit.laurel import laurel
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite
from renderers.people.design import Design, tournament_design_of
from renderers.people.framed import framed
from renderers.people.lettering import NOTHING, fit, name_sprite, width_of, write
from renderers.people.measures import WIDE, size_in_units
from renderers.people.signs import emblem
from renderers.people.tournament_sheets import (
    MOST_BRACKET_ROUNDS,
    BracketMatch,
    BracketPlayer,
    BracketSheet,
)
from renderers.style import RenderStyle

_SIDES: Final = {True: 62, False: 50}  # of the columns, from the picture's: wide, tall
_TOP, _BOTTOM = 62, 56
_GAPS: Final = {True: 60, False: 26}  # between columns
_MOST_WIDTH: Final = 360  # of a card
_HALF: Final = 52  # of a match: one name's height
_NAME_PX, _LEAST_NAME_PX, _LARGER = 32, 26, 1.12
_COAT: Final = 35
_PEN, _WON_PEN = 3.0, 5.0
_RUNNING: Final = 6  # px of leaf around a match
_BELOW: Final = {True: 62, False: -175}  # px that the final stands below the middle
_LAUREL: Final = 212  # from its middle down to the final's
_WINNERS_COAT: Final = 92
_THIRD: Final = 140  # px from the final down to the match for the third place
_PADDING: Final = 10


class _Card(NamedTuple):
    x: int  # middle
    y: int
    width: int


def bracket(sheet: BracketSheet, style: RenderStyle) -> Layers:
    """The whole picture: wide, or tall for more than three rounds."""
    design, size = tournament_design_of(style), size_in_units(sheet)
    layers = framed(sheet, size, design)
    rounds = sheet.rounds[-MOST_BRACKET_ROUNDS:]
    if not rounds:
        middle = size[0] / 2, size[1] / 2
        write(layers, *middle, NOTHING, Face.TITLE, 96, design.palette.soft, design, anchor=0.5)
        return layers
    cards = _cards(rounds, size)
    for n, matches in enumerate(rounds[:-1]):
        for k, (match, card) in enumerate(zip(matches, cards[n], strict=True)):
            _place_line(layers, card, cards[n + 1][k // 2], match, k % 2, design)
    for matches, placed in zip(rounds, cards, strict=True):
        for match, card in zip(matches, placed, strict=True):
            _place_match(layers, match, card, design)
    final = cards[-1][0]
    if sheet.third_place:
        third = final._replace(y=final.y + _THIRD)
        _place_match(layers, sheet.third_place, third, design)
    _place_winner(layers, rounds[-1][0], final, design)
    return layers


def _cards(
    rounds: tuple[tuple[BracketMatch, ...], ...], size: tuple[int, int]
) -> list[list[_Card]]:
    is_wide, count = size == WIDE, len(rounds)
    side, gap = _SIDES[is_wide], _GAPS[is_wide]
    width = min(_MOST_WIDTH, (size[0] - 2 * side - (count - 1) * gap) // count)
    spread = (size[0] - 2 * side - width) / max(1, count - 1)
    room = size[1] - _TOP - _BOTTOM
    cards = []
    for n, matches in enumerate(rounds):
        x = round(side + width / 2 + n * spread) if count > 1 else size[0] // 2
        pitch = room / len(matches)
        below = _BELOW[is_wide] if n == count - 1 else 0
        ys = (round(_TOP + (k + 0.5) * pitch) + below for k in range(len(matches)))
        cards.append([_Card(x, y, width) for y in ys])
    return cards


def _place_line(
    layers: Layers, card: _Card, following: _Card, match: BracketMatch, half: int, design: Design
) -> None:
    # From a match to the winner's line of the next one.
    left, right = card.x + card.width // 2, following.x - following.width // 2
    target = following.y + (_HALF // 2 if half else -_HALF // 2)
    line = _line(right - left, target - card.y, match.winner is not None, design)
    layers.place(line, left, card.y)


@lru_cache(maxsize=64)
def _line(across: int, down: int, is_decided: bool, design: Design) -> Sprite:
    palette, pen = design.palette, _WON_PEN if is_decided else _PEN
    canvas = design.canvas(-6, min(0, down) - 6, across + 6, max(0, down) + 6)
    way = [(0.0, 0.0), (across / 2, 0.0), (across / 2, float(down)), (float(across), float(down))]
    canvas.stroke(way, palette.ink if is_decided else palette.soft, pen)
    return canvas.sprite()


def _place_match(layers: Layers, match: BracketMatch, card: _Card, design: Design) -> None:
    layers.place(_frame(card.width, match.is_running, design), card.x, card.y)
    for seat, y in ((Seat.ONE, card.y - _HALF // 2), (Seat.TWO, card.y + _HALF // 2)):
        is_out = match.winner is seat.other
        _place_player(layers, match.players[seat], card._replace(y=y), design, is_out=is_out)


def _place_player(
    layers: Layers, player: BracketPlayer | None, card: _Card, design: Design, *, is_out: bool
) -> None:
    palette = design.palette
    colour = palette.soft if is_out or player is None else palette.ink
    left, right = card.x - card.width // 2 + _PADDING, card.x + card.width // 2 - _PADDING
    px = round(_NAME_PX * (_LARGER if design.layout.standing > 1 else 1))
    base = card.y + round(0.34 * px)
    if player is None:
        write(layers, card.x, base, NOTHING, Face.TITLE, px, colour, design, anchor=0.5)
        return
    layers.place(emblem(design, player.coat, Seat.ONE, _COAT), left + _COAT // 2, card.y)
    if player.score:
        right -= round(width_of(player.score, Face.TITLE, px)) + 8
        write(layers, right + 8, base, player.score, Face.TITLE, px, colour, design)
    start = left + _COAT + 9
    name = fit(player.name, px, _LEAST_NAME_PX, right - start)
    base = card.y + round(0.34 * name.px)
    layers.place(name_sprite(name, colour, design), start, base)


@lru_cache(maxsize=32)
def _frame(width: int, is_running: bool, design: Design) -> Sprite:
    palette, wide, high = design.palette, width / 2, _HALF
    canvas = design.canvas(-wide - 9, -high - 9, wide + 9, high + 9)
    if is_running:
        size = width + 2 * _RUNNING, 2 * high + 2 * _RUNNING
        canvas.panel(0, 0, *size, 10, palette.leaf)
    canvas.panel(0, 0, width, 2 * high, 6, palette.letters, palette.ink, _PEN)
    canvas.stroke([(-wide + 4, 0), (wide - 4, 0)], palette.soft, 2)
    return canvas.sprite()


def _place_winner(layers: Layers, final: BracketMatch, card: _Card, design: Design) -> None:
    winner = final.players[final.winner] if final.winner else None
    if winner is None:
        return
    y = card.y - _LAUREL
    layers.place(laurel(design), card.x, y)
    layers.place(emblem(design, winner.coat, Seat.ONE, _WINNERS_COAT), card.x, y)

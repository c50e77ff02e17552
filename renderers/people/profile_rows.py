"""The games of a profile, a row each: sign, rating and deviation, record.

One or two games get a row that is as large as the room; several stand close.
"""

from __future__ import annotations

from typing import Final

from renderers.kit.box import Box
from renderers.kit.fonts import Face
from renderers.kit.layers import Layers
from renderers.people.design import Design
from renderers.people.lettering import NOTHING, fit, fitted_px, name_sprite, width_of, write
from renderers.people.sheets import MOST_GAMES, GameRow
from renderers.people.signs import game_sign, lamp, rule

_AMPLE: Final = 2  # so many games get large rows
_PITCH: Final = 124  # from row to row, at most
_AMPLE_PITCH: Final = 250
_AIR: Final = 18  # after a sign
_RULE_PEN: Final = 2.5
_MARK: Final = 0.72  # of a rating's size: its question mark
_RAISED: Final = 0.1  # of its size: the dash in the place of a rating
_LAMP: Final = 9  # radius
_LAMP_PITCH: Final = 25
_MOST_LAMPS: Final = 10
_ROOMY: Final = 110  # px from row to row, from which ratings are larger
_LARGER: Final = 1.2  # times
_NARROW: Final = 90  # px from row to row, under which large print has no room for a second line


def place_rows(layers: Layers, box: Box, games: tuple[GameRow, ...], design: Design) -> None:
    """Lay the rows into a box, in the order of the games."""
    games = games[:MOST_GAMES]
    is_ample = len(games) <= _AMPLE
    most = _AMPLE_PITCH if is_ample else _PITCH
    pitch = min(most, (box.bottom - box.top) / max(1, len(games)))
    top = (box.top + box.bottom - pitch * len(games)) / 2
    for n, game in enumerate(games):
        upper = round(top + n * pitch)
        row = box._replace(top=upper, bottom=round(top + (n + 1) * pitch))
        (_place_ample if is_ample else _place_close)(layers, row, game, design)
        if n:
            layers.place(rule(box.right - box.left, _RULE_PEN, design), box.left, upper)


def _place_close(layers: Layers, row: Box, game: GameRow, design: Design) -> None:
    # Left the sign, title and record; right the rating, and its deviation below it.
    measures, palette = design.layout, design.palette
    middle, side = (row.top + row.bottom) / 2, measures.sign
    layers.place(game_sign(game.game, side, design), row.left + side // 2, round(middle))
    mark_room = width_of("?", Face.TITLE, round(_MARK * measures.rating)) + 4
    figures = row.right - mark_room
    left, lower = row.left + side + _AIR, middle + 32
    if not measures.title:
        _place_close_large(layers, row, game, figures, design)
        return
    has_room = row.bottom - row.top > _ROOMY
    px = round(_LARGER * measures.rating) if has_room else measures.rating
    rating = _place_rating(layers, figures, middle, px, game, design, anchor=1)
    room = int(figures - rating - left - 12)
    name = fit(game.title, measures.title, measures.least, room)
    layers.place(name_sprite(name, palette.ink, design), left, round(middle - 6))
    px = fitted_px(
        _record(game), Face.LABEL, measures.note, figures - 80 - left, least=measures.least
    )
    write(layers, left, lower, _record(game), Face.LABEL, px, palette.soft, design)
    if game.rating is None:
        _place_lamps(layers, figures, round(lower - 0.36 * measures.note), game, design)
        return
    deviation = f"± {game.deviation}"
    write(
        layers, figures, lower, deviation, Face.LABEL, measures.note, palette.soft, design, anchor=1
    )


def _place_close_large(
    layers: Layers, row: Box, game: GameRow, figures: float, design: Design
) -> None:
    measures, palette = design.layout, design.palette
    middle, left = (row.top + row.bottom) / 2, row.left + measures.sign + _AIR
    rating = _place_rating(
        layers, figures, middle + 0.33 * measures.rating, measures.rating, game, design, anchor=1
    )
    second = f"± {game.deviation}" if game.rating is not None else ""
    lines = [second] if row.bottom - row.top < _NARROW else [_record(game), second]
    lines = [line for line in lines if line]
    gap = measures.note + 8
    for n, line in enumerate(lines):
        base = middle + 0.36 * measures.note + (n - (len(lines) - 1) / 2) * gap
        room = figures - rating - left - 12
        px = fitted_px(line, Face.LABEL, measures.note, room, least=measures.least - 6)
        colour = palette.soft if line is second else palette.ink
        write(layers, left, base, line, Face.LABEL, px, colour, design)
    if game.rating is None:
        _place_lamps(layers, figures - rating - 20, round(middle), game, design)


def _place_ample(layers: Layers, row: Box, game: GameRow, design: Design) -> None:
    # Sign and title; below them the rating and its deviation; below these the record.
    measures, palette = design.layout, design.palette
    middle, side = (row.top + row.bottom) / 2, round(1.15 * measures.sign)
    layers.place(game_sign(game.game, side, design), row.left + side // 2, round(middle - 78))
    left = row.left + side + _AIR
    name = fit(game.title, 44, measures.least, row.right - left)
    layers.place(name_sprite(name, palette.ink, design), left, round(middle - 78 + 0.34 * name.px))
    px = round(2 * measures.rating) if measures.title else round(1.6 * measures.rating)
    base, note = middle + 48, round(1.25 * measures.note)
    wide = _place_rating(layers, row.left, base, px, game, design, anchor=0)
    if game.rating is None:
        _place_lamps(layers, row.right - 20, round(base - 0.35 * px), game, design)
    else:
        if game.is_provisional:
            wide += width_of("?", Face.TITLE, round(_MARK * px))
        deviation = f"± {game.deviation}"
        after = row.left + wide + 20
        small = fitted_px(deviation, Face.LABEL, note, row.right - after, least=measures.least)
        write(layers, after, base, deviation, Face.LABEL, small, palette.soft, design)
    small = fitted_px(_record(game), Face.LABEL, note, row.right - row.left, least=measures.least)
    write(layers, row.left, middle + 100, _record(game), Face.LABEL, small, palette.ink, design)


def _place_rating(
    layers: Layers, x: float, base: float, px: int, game: GameRow, design: Design, *, anchor: float
) -> float:
    # A question mark hangs at its right, so that figures of several games stand one below another.
    ink, soft = design.palette.ink, design.palette.soft
    if game.rating is None:
        raised = base - _RAISED * px
        return write(layers, x, raised, NOTHING, Face.TITLE, px, soft, design, anchor=anchor)
    wide = write(layers, x, base, str(game.rating), Face.TITLE, px, ink, design, anchor=anchor)
    if game.is_provisional:
        end = x + (1 - anchor) * wide + 2
        write(layers, end, base, "?", Face.TITLE, round(_MARK * px), soft, design)
    return wide


def _place_lamps(layers: Layers, right: float, y: int, game: GameRow, design: Design) -> None:
    shown = min(game.wanted, _MOST_LAMPS)
    first = right - _LAMP - (shown - 1) * _LAMP_PITCH
    for n in range(shown):
        x = round(first + n * _LAMP_PITCH)
        layers.place(lamp(design, _LAMP, is_lit=n < game.lit), x, y)


def _record(game: GameRow) -> str:
    return f"{game.won} · {game.lost} · {game.drawn}"

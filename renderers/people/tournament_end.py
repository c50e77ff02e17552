"""The end of a tournament: the coats of the first three on steps, a laurel around the first."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.core.seat import Seat
from renderers.kit.fonts import Face
from renderers.kit.geometry import rectangle
from renderers.kit.laurel import laurel
from renderers.kit.layers import Layers
from renderers.kit.shields import ASPECT
from renderers.kit.sprites import Sprite
from renderers.people.design import Design, tournament_design_of
from renderers.people.framed import framed
from renderers.people.lettering import NOTHING, fit, fitted_px, name_sprite, write
from renderers.people.measures import WIDE
from renderers.people.signs import emblem
from renderers.people.tournament_sheets import PodiumPlayer, TournamentEndSheet
from renderers.style import RenderStyle

_MIDDLES: Final = (600, 256, 944)  # of the first, second and third
_STEPS: Final = {1: 100, 2: 70, 3: 40}  # heights, by place
_FLOOR: Final = 446
_STEP_WIDTH: Final = 316
_COATS: Final = {1: 104, 2: 96, 3: 88}  # how wide
_COAT_AIRS: Final = {1: 54, 2: 26, 3: 26}  # between a coat and its step
_NAME_Y, _POINTS_Y = 508, 566  # baselines
_NAME_PX, _LEAST_NAME_PX = 52, 30
_NAME_ROOM: Final = 320
_POINTS_PX: Final = 44
_LAST: Final = 3
_TWO: Final = 2  # players, who stand beside the middle


def tournament_end(sheet: TournamentEndSheet, style: RenderStyle) -> Layers:
    """The whole picture."""
    design = tournament_design_of(style)
    layers = framed(sheet, WIDE, design)
    if not sheet.players:
        middle, soft = (WIDE[0] / 2, WIDE[1] / 2), design.palette.soft
        write(layers, *middle, NOTHING, Face.TITLE, 96, soft, design, anchor=0.5)
    aside = (_MIDDLES[0] - _MIDDLES[1]) // 2 if len(sheet.players) == _TWO else 0
    for x, player in zip(_MIDDLES, sheet.players, strict=False):
        _place_player(layers, player, x + aside, design)
    return layers


def _place_player(layers: Layers, player: PodiumPlayer, x: int, design: Design) -> None:
    palette, place = design.palette, min(max(player.place, 1), _LAST)
    layers.place(_step(place, design), x, _FLOOR)
    width = _COATS[place]
    y = round(_FLOOR - _STEPS[place] - _COAT_AIRS[place] - width / ASPECT / 2)
    if place == 1:
        layers.place(laurel(design), x, y)
    layers.place(emblem(design, player.coat, Seat.ONE, width), x, y)
    name = fit(player.name, _NAME_PX, _LEAST_NAME_PX, _NAME_ROOM, str(player.place))
    layers.place(name_sprite(name, palette.ink, design), round(x - name.width / 2), _NAME_Y)
    px = fitted_px(player.points, Face.TITLE, _POINTS_PX, _NAME_ROOM, least=26)
    soft = palette.soft if place > 1 else palette.ink
    write(layers, x, _POINTS_Y, player.points, Face.TITLE, px, soft, design, anchor=0.5)


@lru_cache(maxsize=16)
def _step(place: int, design: Design) -> Sprite:
    # From the floor up, with the place on it.
    palette, high = design.palette, _STEPS[place]
    wide = _STEP_WIDTH / 2
    canvas = design.canvas(-wide - 4, -high - 4, wide + 4, 4)
    canvas.polygon(rectangle(0, -high / 2, _STEP_WIDTH, high), palette.panel)
    edge = [(-wide, 0.0), (-wide, -float(high)), (wide, -float(high)), (wide, 0.0)]
    canvas.stroke(edge, palette.ink, 3, closed=True)
    canvas.numeral(0, -high / 2, str(place), Face.TITLE, 30 + 8 * (_LAST - place), palette.ink)
    return canvas.sprite()

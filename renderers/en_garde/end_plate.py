"""The plate of a match that is over: its last touch, and the distance from the first move on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from engines.core.seat import Pair, Seat
from engines.en_garde.terms import START, RoundEnd
from engines.en_garde.views import EnGardeView
from renderers.en_garde.board import paint_fencers
from renderers.en_garde.colours import colour_table_of, colours_of
from renderers.en_garde.design import Design
from renderers.en_garde.layout import COMMON
from renderers.en_garde.posed_figures import Moment, PosedFencers, back_of, moment_of, pose_fencers
from renderers.finished_match import FinishedMatch
from renderers.kit import design
from renderers.kit.end_plate import LINE, MOMENT, SIZE, empty_plate
from renderers.kit.geometry import Point
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite
from renderers.style import Framing, RenderStyle, TextSize
from renderers.views import require_view

_FLOOR: Final = 432
_LAYOUT: Final = replace(
    COMMON, width=SIZE[0], pitch=46, scale=3.3, back=_FLOOR - 13, front=_FLOOR + 47, feet=_FLOOR
)
_AT_REST: Final = Pair(one=10, two=14)

_FARTHEST: Final = START.two - START.one
_MOST_STEP: Final = 48.0  # px a move, in a match of a few
_GAP: Final = 1.1  # steps between two rounds
_PEN, _FINE_PEN = 3.0, 1.5
_MANY: Final = 90  # moves, from which on the pen is fine
_LAMP: Final = 12
_RING: Final = 6.5  # of gold around the last one
_RING_PEN: Final = 2.5
_SIDE: Final = 10  # px free at both ends
_ABOVE: Final = 4
_BELOW: Final = 14


@dataclass(frozen=True, slots=True)
class Round:
    """A round as the line shows it."""

    distances: tuple[int, ...]  # at its beginning, and after each action
    winner: Seat | None = None


def draw(finished: FinishedMatch, style: RenderStyle) -> Layers:
    """The plate; the second seat always stands right."""
    views = [require_view(view, EnGardeView) for view in finished.views]
    style = replace(style, mirrored=False)
    plate_design, last = design_of(style), views[-1]
    layers = empty_plate(finished, last.scene.scores.map(str), style, plate_design)
    layers.place(_floor(plate_design))
    posed = pose_fencers(decisive_moment(last, finished.winner), style, _LAYOUT)
    paint_fencers(layers, _centred(posed), plate_design, plate_design)
    layers.place(_line(tuple(rounds_of(views)), plate_design))
    return layers


def decisive_moment(last: EnGardeView, winner: Seat | None) -> Moment:
    """The touch that won the match; where it ended otherwise, both at rest."""
    ended = last.last_round
    if ended is not None and ended.end is RoundEnd.TOUCH:
        return moment_of(ended.scene, ended)
    return Moment(squares=_AT_REST, winner=winner, salutes=True)


def rounds_of(views: Sequence[EnGardeView]) -> list[Round]:
    """All rounds, from a spectator's views in their order."""
    rounds: list[Round] = []
    distances: list[int] = []
    for view in views:
        ended = view.last_round
        if ended is not None and distances and ended.end is not RoundEnd.BROKEN_OFF:
            rounds.append(Round((*distances, ended.scene.distance), ended.winner))
            distances = []
        if view.to_act is not None:
            distances.append(view.scene.distance)
    return [*rounds, Round(tuple(distances))] if distances else rounds


@design.cached_design
def _design(style: RenderStyle) -> Design:
    colours = colours_of(style)
    return Design(colours, _LAYOUT, colour_table_of(colours), style.scale)


def design_of(style: RenderStyle) -> Design:
    """The design of a plate, the same for tall and wide pictures and in large print."""
    return _design(replace(style, framing=Framing.TALL, text_size=TextSize.COMMON))


def _centred(posed: PosedFencers) -> PosedFencers:
    # As much room behind one as behind the other.
    backs = [one.on_picture((back_of(one.pose, one.seat), 0), _LAYOUT)[0] for one in posed.fencers]
    aside = round((MOMENT.left + MOMENT.right - sum(backs)) / 2)
    back, front = (replace(one, x=one.x + aside) for one in posed.fencers)
    touch = posed.touch and (posed.touch[0] + aside, posed.touch[1])
    return replace(posed, fencers=(back, front), touch=touch)


@lru_cache(maxsize=16)
def _floor(design: Design) -> Sprite:
    canvas = design.canvas(MOMENT.left - 4, _FLOOR - 4, MOMENT.right + 4, _FLOOR + 8)
    canvas.stroke([(MOMENT.left, _FLOOR + 2), (MOMENT.right, _FLOOR + 2)], design.palette.ink, 3)
    return canvas.sprite()


@lru_cache(maxsize=32)
def _line(rounds: tuple[Round, ...], design: Design) -> Sprite:
    palette, base = design.palette, LINE.bottom - _BELOW
    canvas = design.canvas(LINE.left - 4, LINE.top - 4, LINE.right + 8, LINE.bottom + 12)
    canvas.stroke([(LINE.left, base), (LINE.right, base)], palette.line, 2.5)
    moves = sum(len(one.distances) for one in rounds)
    room = LINE.right - LINE.left - 2 * _SIDE - _LAMP - _RING - _RING_PEN
    step = min(_MOST_STEP, room / (moves + _GAP * (len(rounds) - 1)))
    pen = _FINE_PEN if moves > _MANY else _PEN
    x = float(LINE.left + _SIDE)
    ends: list[float] = []
    for one in rounds:
        outline = _steps(one.distances, x, step, base)
        canvas.polygon([(x, base), *outline], palette.panel)
        canvas.stroke(outline, palette.ink, pen)
        x += len(one.distances) * step
        ends.append(x)
        x += _GAP * step
    for n, (one, end) in enumerate(zip(rounds, ends, strict=True)):
        if n == len(rounds) - 1:
            radius = _LAMP + _RING + _RING_PEN
            canvas.cased_disc(end, base, radius, palette.gold, palette.outline, _RING_PEN)
        design.lamp(canvas, (end, base), _LAMP, one.winner, palette.ground, palette.ink, _RING_PEN)
    return canvas.sprite()


def _steps(distances: tuple[int, ...], x: float, step: float, base: int) -> list[Point]:
    unit = (base - LINE.top - _ABOVE) / _FARTHEST
    points: list[Point] = []
    for n, distance in enumerate(distances):
        y = base - distance * unit
        points += [(x + n * step, y), (x + (n + 1) * step, y)]
    return [*points, (x + len(distances) * step, base)]

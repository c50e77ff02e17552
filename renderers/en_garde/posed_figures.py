"""From a scene to both fencers: their poses, and where on the picture they stand."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, NamedTuple

from engines.core.seat import Pair, Seat, both
from engines.en_garde.terms import ActionKind, RoundEnd
from engines.en_garde.views import FinishedRound, Scene
from renderers.en_garde import poses
from renderers.en_garde.figure_parts import figure_parts
from renderers.en_garde.finery import PLAIN, Finery, finery_of
from renderers.en_garde.layout import Layout, column_of, faces_right
from renderers.en_garde.poses import Pose
from renderers.kit.geometry import Point
from renderers.style import RenderStyle

_SEATS: Final = Pair(one=Seat.ONE, two=Seat.TWO)
_MARGIN: Final = 7  # px that stay free behind a fencer at the picture's edge
_REAR_FOOT: Final = 6.5  # units, from the rear ankle to the heel's edge


@dataclass(frozen=True, slots=True, kw_only=True)
class Fencer:
    """One fencer: pose and place."""

    seat: Seat
    pose: Pose
    faces_right: bool
    x: int  # of the origin, px
    gilded: bool  # the blade shows the last action
    worn: Finery = PLAIN

    @property
    def sense(self) -> int:
        """+1 if toward the opponent is to the right."""
        return 1 if self.faces_right else -1

    @property
    def blade(self) -> tuple[Point, Point]:
        """From the wrist to the sword's point."""
        return self.pose.hand, self.pose.point

    def on_picture(self, point: Point, layout: Layout) -> Point:
        """Where a point of its own axes lies on the picture."""
        return (
            self.x + self.sense * layout.scale * point[0],
            layout.feet - layout.scale * point[1],
        )


class Spark(NamedTuple):
    """Where two blades cross, and a direction between them (radians, y down)."""

    x: float
    y: float
    turn: float


@dataclass(frozen=True, slots=True, kw_only=True)
class PosedFencers:
    """The fencers from back to front: the one who acted stands in front."""

    fencers: tuple[Fencer, Fencer]
    spark: Spark | None  # behind the two, so that both blades are seen on it
    touch: Point | None  # where a point landed


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """All that both fencers' poses depend on."""

    squares: Pair[int]
    actor: Seat | None = None  # whose action was the last
    action: ActionKind | None = None
    end: RoundEnd | None = None  # if the round ended so
    winner: Seat | None = None
    salutes: bool = False

    @property
    def distance(self) -> int:
        """Squares between the fencers."""
        return self.squares.two - self.squares.one

    @property
    def attacker(self) -> Seat | None:
        """Whose lunge is to be seen: it stays while it is being parried."""
        if self.actor is None or self.salutes or self.end is RoundEnd.STUCK:
            return None
        attackers = {ActionKind.ATTACK: self.actor, ActionKind.PARRY: self.actor.other}
        return attackers.get(self.action) if self.action else None


def moment_of(scene: Scene, last_round: FinishedRound | None, *, salutes: bool = False) -> Moment:
    """The moment of `scene`; with its `last_round` if that is how the round ended."""
    return Moment(
        squares=scene.squares,
        actor=scene.last.seat if scene.last else None,
        action=scene.last.kind if scene.last else None,
        end=last_round.end if last_round else None,
        winner=last_round.winner if last_round else None,
        salutes=salutes,
    )


def pose_fencers(moment: Moment, style: RenderStyle, layout: Layout) -> PosedFencers:
    """The fencers as they stand at a moment."""
    both_poses = _poses(moment)
    attacker = moment.attacker
    touches = moment.end is RoundEnd.TOUCH
    places = _places(moment, both_poses, style, layout)
    if attacker is not None:
        span = abs(places.one - places.two) / layout.scale
        thrust = poses.lunge(moment.distance, round(span, 2), lands=touches)
        both_poses = both_poses.put(attacker, thrust)
    actor = moment.actor or Seat.TWO
    fencers = _SEATS.map(
        lambda seat: Fencer(
            seat=seat,
            pose=_within(both_poses[seat], _behind(seat, places[seat], style, layout), layout),
            faces_right=faces_right(seat, style),
            x=places[seat],
            gilded=actor is attacker is seat,
            worn=finery_of(style.coats[seat]),
        )
    )
    parried = attacker is not None and actor is not attacker
    return PosedFencers(
        fencers=(fencers[actor.other], fencers[actor]),
        spark=_spark(fencers, layout) if parried else None,
        touch=fencers[attacker].on_picture(both_poses[attacker].point, layout)
        if attacker is not None and touches
        else None,
    )


def _places(
    moment: Moment, both_poses: Pair[Pose], style: RenderStyle, layout: Layout
) -> Pair[int]:
    # Moved forward so that all of them is on the board; squares stay. Near one another they are
    # moved together: their blades would cross differently.
    found = moment.squares.map(lambda square: layout.standing(column_of(square, style)))
    moves_both = moment.distance in poses.REACHES
    for seat, x in zip(Seat, found, strict=True):
        # a lunge's rear foot may be pulled in, so only its body counts
        lunges = seat is moment.attacker
        back = poses.LUNGE_BACK if lunges else back_of(both_poses[seat], seat)
        lacks = round(max(0.0, _MARGIN - _behind(seat, x, style, layout) - layout.scale * back))
        slide = lacks if faces_right(seat, style) else -lacks
        slides = both(slide) if moves_both else both(0).put(seat, slide)
        found = Pair(one=found.one + slides.one, two=found.two + slides.two)
    return found


def _behind(seat: Seat, x: int, style: RenderStyle, layout: Layout) -> int:
    return x if faces_right(seat, style) else layout.width - x


def _within(pose: Pose, behind: int, layout: Layout) -> Pose:
    # The picture's edge is `behind` px behind the origin: the rear foot stays on it.
    heel = _REAR_FOOT - (behind - 1) / layout.scale
    return replace(pose, rear=max(pose.rear, round(heel, 2)))


def _spark(fencers: Pair[Fencer], layout: Layout) -> Spark:
    (x1, y1), (x2, y2) = (fencers.one.on_picture(p, layout) for p in fencers.one.blade)
    (x3, y3), (x4, y4) = (fencers.two.on_picture(p, layout) for p in fencers.two.blade)
    across = (x1 - x2) * (y3 - y4) - (y1 - y2) * (x3 - x4)
    part = ((x1 - x3) * (y3 - y4) - (y1 - y3) * (x3 - x4)) / across
    one, two = math.atan2(y2 - y1, x2 - x1), math.atan2(y4 - y3, x4 - x3)
    return Spark(x=x1 + part * (x2 - x1), y=y1 + part * (y2 - y1), turn=(one + two) / 2)


def _poses(moment: Moment) -> Pair[Pose]:
    distance, actor = moment.distance, moment.actor
    if moment.salutes:
        loser = moment.winner.other if moment.winner else None
        return both(poses.SALUTE).put(loser, poses.SALUTE_LOW) if loser else both(poses.SALUTE)
    found = both(poses.armed(poses.GUARD, distance))
    if actor is None:
        return found
    match moment.action:
        case ActionKind.ADVANCE:
            found = found.put(actor, poses.armed(poses.STEP, distance))
        case ActionKind.RETREAT:
            found = found.put(actor, poses.armed(poses.RETREAT, distance))
        case ActionKind.ATTACK:
            is_hit = moment.end is RoundEnd.TOUCH
            found = found.put(actor.other, poses.HIT if is_hit else poses.wary(distance))
        case ActionKind.PARRY:
            near = distance <= poses.PARRY_IS_NEAR
            found = found.put(actor, poses.PARRY_NEAR if near else poses.PARRY)
        case _:
            pass
    if moment.end is RoundEnd.STUCK and moment.winner is not None:
        found = found.put(moment.winner.other, poses.YIELD)
    return found


@lru_cache(maxsize=512)
def back_of(pose: Pose, seat: Seat) -> float:
    """How far a fencer reaches backwards (units, negative)."""
    return min(x for part in figure_parts(pose, seat) for x, _ in part.outline)

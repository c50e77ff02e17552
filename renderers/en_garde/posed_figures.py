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
from renderers.en_garde.layout import WIDTH, Layout, column_of
from renderers.en_garde.poses import Pose
from renderers.kit.geometry import Point
from renderers.style import RenderStyle

_MARGIN: Final = 7  # px that stay free behind a fencer at the picture's edge
_MOST_SLIDE: Final = 30  # px that he is moved in from it; his square stays where it is
_REAR_FOOT: Final = 6.5  # units, from the rear ankle to the heel's edge


@dataclass(frozen=True, slots=True, kw_only=True)
class Fencer:
    """One fencer: his pose and his place."""

    seat: Seat
    pose: Pose
    faces_right: bool
    x: int  # of his origin, px
    gilded: bool  # his blade is the last action

    @property
    def sense(self) -> int:
        """+1 if toward the opponent is to the right."""
        return 1 if self.faces_right else -1

    def on_picture(self, point: Point, layout: Layout) -> Point:
        """Where a point of his own axes lies on the picture."""
        return (
            self.x + self.sense * layout.scale * point[0],
            layout.feet - layout.scale * point[1],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Spark:
    """Where two blades cross, and a direction between them (radians, y down)."""

    x: float
    y: float
    turn: float


@dataclass(frozen=True, slots=True, kw_only=True)
class PosedFencers:
    """The fencers from back to front: whoever acted stands in front."""

    fencers: tuple[Fencer, Fencer]
    spark: Spark | None  # behind the two, so that both blades are seen on it
    touch: Point | None  # where a point landed


class _Spot(NamedTuple):
    """Where one fencer stands, moved so that his back is on the picture."""

    x: int
    faces_right: bool
    heel: float  # units; his rear ankle may not be further back


def pose_fencers(
    scene: Scene,
    last_round: FinishedRound | None,
    style: RenderStyle,
    layout: Layout,
    *,
    salutes: bool = False,
) -> PosedFencers:
    """The fencers of `scene`; with its `last_round` if that is how the round ended."""
    both_poses = _salute_poses(last_round) if salutes else _poses(scene, last_round)
    attacker = None if salutes else _attacker(scene, last_round)
    touches = last_round is not None and last_round.end is RoundEnd.TOUCH
    spots = Pair(
        one=_spot(Seat.ONE, scene, None if attacker is Seat.ONE else both_poses.one, style, layout),
        two=_spot(Seat.TWO, scene, None if attacker is Seat.TWO else both_poses.two, style, layout),
    )
    if attacker is not None:
        span = abs(spots.one.x - spots.two.x) / layout.scale
        thrust = poses.lunge(scene.distance, round(span, 2), lands=touches)
        both_poses = both_poses.put(attacker, thrust)
    actor = scene.last.seat if scene.last else Seat.TWO
    fencers = Pair(
        one=_fencer(Seat.ONE, both_poses, spots, gilded=actor is attacker is Seat.ONE),
        two=_fencer(Seat.TWO, both_poses, spots, gilded=actor is attacker is Seat.TWO),
    )
    parried = attacker is not None and actor is not attacker
    return PosedFencers(
        fencers=(fencers[actor.other], fencers[actor]),
        spark=_spark(fencers, layout) if parried else None,
        touch=fencers[attacker].on_picture(both_poses[attacker].point, layout)
        if attacker is not None and touches
        else None,
    )


def _spot(seat: Seat, scene: Scene, pose: Pose | None, style: RenderStyle, layout: Layout) -> _Spot:
    """`pose` is None for a lunge: its rear foot may be pulled in, so only its body counts."""
    faces_right = (seat is Seat.ONE) is not style.mirrored
    square = layout.standing(column_of(scene.squares[seat], style))
    room = square if faces_right else WIDTH - square  # px behind his origin
    back = poses.LUNGE_BACK if pose is None else _back_of(pose, seat)
    slide = round(min(_MOST_SLIDE, max(0.0, _MARGIN - room - layout.scale * back)))
    heel = _REAR_FOOT - (room + slide - 1) / layout.scale
    return _Spot(square + slide if faces_right else square - slide, faces_right, heel)


def _fencer(seat: Seat, both_poses: Pair[Pose], spots: Pair[_Spot], *, gilded: bool) -> Fencer:
    pose, spot = both_poses[seat], spots[seat]
    pose = replace(pose, rear=max(pose.rear, round(spot.heel, 2)))
    return Fencer(seat=seat, pose=pose, faces_right=spot.faces_right, x=spot.x, gilded=gilded)


def _spark(fencers: Pair[Fencer], layout: Layout) -> Spark:
    """Where the lines of the two blades meet."""
    (x1, y1), (x2, y2) = (fencers.one.on_picture(p, layout) for p in _blade(fencers.one))
    (x3, y3), (x4, y4) = (fencers.two.on_picture(p, layout) for p in _blade(fencers.two))
    across = (x1 - x2) * (y3 - y4) - (y1 - y2) * (x3 - x4)
    part = ((x1 - x3) * (y3 - y4) - (y1 - y3) * (x3 - x4)) / across
    one, two = math.atan2(y2 - y1, x2 - x1), math.atan2(y4 - y3, x4 - x3)
    return Spark(x=x1 + part * (x2 - x1), y=y1 + part * (y2 - y1), turn=(one + two) / 2)


def _blade(fencer: Fencer) -> tuple[Point, Point]:
    return fencer.pose.hand, fencer.pose.point


def _poses(scene: Scene, last_round: FinishedRound | None) -> Pair[Pose]:
    """The poses that the last action asks for; an attacker's own is built from his target."""
    guard = poses.armed(poses.GUARD, scene.distance)
    found = both(guard)
    last = scene.last
    if last is None:
        return found
    actor, other = last.seat, last.seat.other
    match last.kind:
        case ActionKind.ADVANCE:
            found = found.put(actor, poses.armed(poses.STEP, scene.distance))
        case ActionKind.RETREAT:
            found = found.put(actor, poses.armed(poses.RETREAT, scene.distance))
        case ActionKind.ATTACK:
            is_hit = last_round is not None and last_round.end is RoundEnd.TOUCH
            found = found.put(other, poses.HIT if is_hit else poses.wary(scene.distance))
        case ActionKind.PARRY:
            near = scene.distance <= poses.PARRY_IS_NEAR
            found = found.put(actor, poses.PARRY_NEAR if near else poses.PARRY)
        case ActionKind.PASS:
            pass
    if (
        last_round is not None
        and last_round.end is RoundEnd.STUCK
        and last_round.winner is not None
    ):
        found = found.put(last_round.winner.other, poses.YIELD)
    return found


def _salute_poses(last_round: FinishedRound | None) -> Pair[Pose]:
    if last_round is None or last_round.winner is None:
        return both(poses.SALUTE)
    return both(poses.SALUTE).put(last_round.winner.other, poses.SALUTE_LOW)


def _attacker(scene: Scene, last_round: FinishedRound | None) -> Seat | None:
    """Whose lunge is to be seen: it stays while it is being parried."""
    if scene.last is None or (last_round is not None and last_round.end is RoundEnd.STUCK):
        return None
    match scene.last.kind:
        case ActionKind.ATTACK:
            return scene.last.seat
        case ActionKind.PARRY:
            return scene.last.seat.other
        case _:
            return None


@lru_cache(maxsize=512)
def _back_of(pose: Pose, seat: Seat) -> float:
    """How far a fencer reaches backwards (units, negative)."""
    return min(x for part in figure_parts(pose, seat) for x, _ in part.outline)

"""The fencers' poses, as geometry: no picture is drawn here."""

import math
from dataclasses import replace
from functools import cache

from engines.core.seat import Seat
from engines.en_garde.terms import ActionKind, RoundEnd
from renderers.en_garde import marks, outlines, poses
from renderers.en_garde.figure_parts import chest_outline, figure_parts
from renderers.en_garde.layout import COMMON, LARGE, WIDE
from renderers.en_garde.posed_figures import moment_of, pose_fencers
from renderers.en_garde.skeleton import solve
from renderers.kit import climax
from renderers.kit.palette import DARK_SAFE
from renderers.style import Framing, TextSize
from tests.every import every
from tests.renderers.en_garde_views import (
    action,
    last_round,
    parried,
    scene,
    stepped,
    struck,
    touched,
)
from tests.renderers.picture_checks import STYLE

PRINTS = [(COMMON, STYLE), (LARGE, replace(STYLE, text_size=TextSize.LARGE))]
PRINTS += [(WIDE, replace(STYLE, framing=Framing.WIDE))]
PRINTS += [(layout, replace(style, mirrored=True)) for layout, style in PRINTS]
REACHES = range(1, 6)
PLACES = [(1, 0), (9, 0), (23, 1)]  # left wall, middle, right wall: anchor and which seat


def pair(place, distance):
    anchor, seat = place
    return (anchor, anchor + distance) if seat == 0 else (anchor - distance, anchor)


@cache
def points_of(pose, seat):
    return [point for part in figure_parts(pose, seat) for point in part.outline]


def outline_of(fencer):
    return points_of(fencer.pose, fencer.seat)


def of(posed, seat):
    return next(fencer for fencer in posed.fencers if fencer.seat is seat)


def contains(outline, point):
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            inside = not inside
    return inside


def head_of(fencer, layout):
    """Hat, face and beard, as points on the picture."""
    head = solve(fencer.pose).head
    shapes = (outlines.HAT[fencer.seat], outlines.FACE, outlines.BEARD)
    return [[fencer.on_picture(p, layout) for p in head.place(shape)] for shape in shapes]


def blade_of(fencer, layout):
    """Points from the hilt to the tip, on the picture."""
    (x1, y1), (x2, y2) = (
        fencer.on_picture(p, layout) for p in (fencer.pose.hand, fencer.pose.point)
    )
    return [(x1 + (x2 - x1) * i / 40, y1 + (y2 - y1) * i / 40) for i in range(41)]


@every(("layout", "style"), PRINTS)
@every("place", PLACES)
@every("distance", REACHES)
@every("seat", Seat)
def test_the_star_of_a_touch_leaves_both_faces_free(layout, style, place, distance, seat):
    view = touched(*pair(place, distance), seat)
    posed = pose_fencers(moment_of(view.last_round.scene, view.last_round), style, layout)
    reach = layout.spark * climax.REACH + DARK_SAFE.casing
    for fencer in posed.fencers:
        for shape in head_of(fencer, layout):
            assert all(math.dist(point, posed.touch) > reach for point in shape)


@every(("layout", "style"), PRINTS)
@every("place", PLACES)
@every("distance", REACHES)
@every("seat", Seat)
def test_the_spark_of_a_parry_leaves_both_faces_free(layout, style, place, distance, seat):
    posed = pose_fencers(moment_of(parried(*pair(place, distance), seat), None), style, layout)
    spark = posed.spark.x, posed.spark.y
    reach = layout.spark * max(marks.SPARK) + DARK_SAFE.casing
    for fencer in posed.fencers:
        for shape in head_of(fencer, layout):
            assert all(math.dist(point, spark) > reach for point in shape)


@every(("layout", "style"), PRINTS)
@every("squares", [(9, 9 + n) for n in range(1, 6)] + [(1, 2), (22, 23)])
def test_no_blade_crosses_the_others_head(layout, style, squares):
    for now in every_scene(*squares):
        one, two = pose_fencers(moment_of(now, None), style, layout).fencers
        for armed, other in ((one, two), (two, one)):
            heads = head_of(other, layout)
            for point in blade_of(armed, layout):
                assert not any(contains(shape, point) for shape in heads)


@every(("layout", "style"), PRINTS)
@every("place", PLACES)
@every("distance", REACHES)
@every("seat", Seat)
def test_no_arm_is_longer_than_an_arm(layout, style, place, distance, seat):
    view = touched(*pair(place, distance), seat)
    for moment in (
        moment_of(view.last_round.scene, view.last_round),
        moment_of(struck(*pair(place, distance), seat), None),
        moment_of(parried(*pair(place, distance), seat), None),
    ):
        for fencer in pose_fencers(moment, style, layout).fencers:
            shoulder, _, hand = solve(fencer.pose).sword_arm
            assert math.dist(shoulder, hand) < 36


@every(("layout", "style"), PRINTS)
@every("place", PLACES)
@every("distance", REACHES)
@every("seat", Seat)
def test_a_touch_lands_on_the_chest(layout, style, place, distance, seat):
    view = touched(*pair(place, distance), seat)
    posed = pose_fencers(moment_of(view.last_round.scene, view.last_round), style, layout)
    hit = of(posed, seat.other)
    chest = [hit.on_picture(point, layout) for point in chest_outline(hit.pose)]
    assert contains(chest, posed.touch)


@every(("layout", "style"), PRINTS)
@every("place", PLACES)
@every("distance", REACHES)
@every("seat", Seat)
def test_an_attack_not_yet_answered_stops_short_of_the_chest(layout, style, place, distance, seat):
    posed = pose_fencers(moment_of(struck(*pair(place, distance), seat), None), style, layout)
    striker, wary = of(posed, seat), of(posed, seat.other)
    point, _ = striker.on_picture(striker.pose.point, layout)
    chest = [wary.on_picture(p, layout)[0] for p in chest_outline(wary.pose)]
    assert posed.touch is None
    assert striker.sense * (point - wary.x) > 0  # past the leading foot
    assert all(striker.sense * (x - point) > 0 for x in chest)


@every(("layout", "style"), PRINTS)
@every("place", PLACES)
@every("distance", REACHES)
@every("seat", Seat)
def test_the_blades_of_a_parry_really_cross(layout, style, place, distance, seat):
    posed = pose_fencers(moment_of(parried(*pair(place, distance), seat), None), style, layout)
    for fencer in posed.fencers:
        hand = fencer.on_picture(fencer.pose.hand, layout)
        point = fencer.on_picture(fencer.pose.point, layout)
        low, high = sorted((hand[0], point[0]))
        assert low < posed.spark.x < high
        low, high = sorted((hand[1], point[1]))
        assert low < posed.spark.y < high


def every_scene(one, two):
    distance = two - one
    for seat, square in ((Seat.ONE, one), (Seat.TWO, two)):
        yield scene(one, two, action(ActionKind.ADVANCE, seat, square))
        yield scene(one, two, action(ActionKind.RETREAT, seat, square))
        if distance <= 5:
            yield struck(one, two, seat)
            yield parried(one, two, seat)


@every("layout", [COMMON, LARGE, WIDE])
@every("squares", [(1, n) for n in (2, 4, 6, 23)] + [(n, 23) for n in (22, 18)])
def test_nobody_stands_beside_the_picture(layout, squares):
    for now in every_scene(*squares):
        for fencer in pose_fencers(moment_of(now, None), STYLE, layout).fencers:
            xs = [fencer.on_picture(point, layout)[0] for point in outline_of(fencer)]
            assert min(xs) > 0
            assert max(xs) < layout.width


def test_whoever_acted_stands_in_front():
    posed = pose_fencers(moment_of(stepped(8, 17, Seat.ONE, 5), None), STYLE, COMMON)
    assert [fencer.seat for fencer in posed.fencers] == [Seat.TWO, Seat.ONE]


def test_only_the_blade_of_a_standing_attack_is_gold():
    attack = pose_fencers(moment_of(struck(9, 13, Seat.ONE), None), STYLE, COMMON)
    parry = pose_fencers(moment_of(parried(9, 13, Seat.TWO), None), STYLE, COMMON)
    assert [f.seat for f in attack.fencers if f.gilded] == [Seat.ONE]
    assert not any(fencer.gilded for fencer in parry.fencers)


def test_a_fencer_who_cannot_move_lowers_the_point():
    now = stepped(3, 5, Seat.TWO, 8)
    posed = pose_fencers(moment_of(now, last_round(now, RoundEnd.STUCK, Seat.TWO)), STYLE, COMMON)
    assert of(posed, Seat.ONE).pose == poses.YIELD
    assert of(posed, Seat.TWO).pose != poses.YIELD


@every("distance", range(1, 22))
def test_the_nearer_the_fencers_the_steeper_the_blades(distance):
    near, far = (poses.armed(poses.GUARD, d).blade for d in (distance, distance + 1))
    assert near >= far

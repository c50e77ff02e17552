"""The two men of Audatia: how grapples, cuts and kicks are told apart, and one man from another."""

import io
import itertools
import math
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from engines.audatia.rules.data import REMEDIES
from engines.audatia.terms import Blow, Card, Ending, Side
from engines.core.seat import Seat
from renderers.audatia import outlines
from renderers.audatia.grapples import GRAPPLES
from renderers.audatia.posed_figures import landing, pose_men
from renderers.audatia.poses import ACTS, BLADE, LANDS, Act
from renderers.audatia.skeleton import solve
from renderers.audatia.vignette import Vignette
from renderers.kit.palette import palette_of, rgb
from renderers.rendering import render_piece
from tests.every import every
from tests.renderers.audatia_views import PENDING, STRETTO, countered, ended, grappled
from tests.renderers.picture_checks import DARK, SAFE, STYLE, colours, has, opened

ARENA = (0, 100, 1024, 620)
CUTS = [blow for blow in Blow if blow is not Blow.P]
REACH = 7.5  # units: a fist on a wrist or an elbow
SIDES = [Side.RIGHT, Side.LEFT]


def small(view, style=STYLE):
    """The men as a chat shows them, 360 px wide, in grey."""
    picture = opened(Vignette(of=view, onlooker=None), style)
    return picture.convert("L").resize((360, 225), Image.Resampling.BOX)


def landed(card):
    men = PENDING.men.put(Seat.ONE, replace(PENDING.men.one, pile=(card,)))
    return ended(Ending.BLOW, Seat.ONE, replace(PENDING, men=men))


def alone(kind, style):
    return Image.open(io.BytesIO(render_piece("audatia", kind, style))).convert("RGBA")


def test_every_remedy_and_every_counter_remedy_has_a_pose_of_its_own():
    assert set(GRAPPLES) == {
        card for remedy, row in REMEDIES.items() for card in (remedy, row.perfect)
    }
    acts = [grapple.act for grapple in GRAPPLES.values()]
    assert len(set(acts)) == len(acts)


@every("remedy", REMEDIES)
def test_a_counter_remedy_is_done_to_the_man_who_grapples(remedy):
    perfect = REMEDIES[remedy].perfect
    assert GRAPPLES[perfect].other is GRAPPLES[remedy].act
    posed = pose_men(countered(remedy, perfect))
    assert (posed.acts.one, posed.acts.two) == (GRAPPLES[perfect].act, GRAPPLES[remedy].act)
    assert posed.fallen is Seat.TWO


@every("near", SIDES)
@every("card", [card for card in GRAPPLES if card is not Card.TURN])
def test_the_hand_that_has_left_the_hilt_takes_the_other_mans_arm_or_hilt(card, near):
    """Whichever way the men face."""
    grapple = GRAPPLES[card]
    other = solve(ACTS[grapple.other], Side.LEFT if near is Side.RIGHT else Side.RIGHT)
    arms = other.near_arm, other.far_arm
    takes = [point for arm in arms for point in (arm.bend, arm.end)]
    hand = grapple.apart - grapple.place[0], grapple.place[1]
    assert min(math.dist(hand, point) for point in takes) <= REACH


def test_the_pommel_turns_into_the_face():
    grapple = GRAPPLES[Card.TURN]
    face = solve(ACTS[grapple.other], Side.RIGHT).head.at((6, 7))
    assert ACTS[grapple.act].free is None
    assert math.dist((grapple.apart - face[0], face[1]), grapple.place) <= REACH


@every("act", Act)
@every("near", SIDES)
def test_no_blade_crosses_the_eyes_of_its_man(act, near):
    joints = solve(ACTS[act], near)
    eye = joints.head.at(outlines.EYE[0])
    steel = [joints.sword.at((along, 0)) for along in range(0, round(BLADE), 2)]
    assert min(math.dist(eye, point) for point in steel) > 3


@pytest.mark.parametrize(
    "style",
    [
        STYLE,
        pytest.param(DARK, marks=pytest.mark.long),  # the same men in other colours
        pytest.param(SAFE, marks=pytest.mark.long),
    ],
    ids=["light", "dark", "safe"],
)
def test_no_two_grapples_look_alike_in_a_chat(style):
    pictures = [small(grappled(card), style) for card in REMEDIES]
    for one, other in itertools.combinations([*pictures, small(STRETTO, style)], 2):
        differs = ImageChops.difference(one, other).point(lambda level: 255 if level > 60 else 0)
        assert differs.histogram()[255] > 1500


def test_gold_lies_about_what_a_remedy_takes_and_leaf_before_it_is_sent():
    assert has(grappled(Card.BIND), "gold", within=ARENA)
    chosen = replace(grappled(Card.BIND), is_preview=True)
    assert has(chosen, "leaf", within=ARENA)
    assert not has(chosen, "gold", within=ARENA)


@every("blow", CUTS)
def test_a_cut_lands_with_its_edge_and_its_point_goes_beyond(blow):
    pose = ACTS[LANDS[blow]]
    x, y = landing(LANDS[blow])
    assert pose.point[0] > x + 10
    assert math.dist(pose.hand, (x, y)) < BLADE - 10
    assert landing(Act.PIERCES) == ACTS[Act.PIERCES].point


@pytest.mark.parametrize(("card", "sign"), [(Card.MFL, 1), (Card.MSL, -1), (Card.RFL, 1)])
def test_a_cut_comes_from_above_or_from_below_as_it_was_struck(card, sign):
    motion = pose_men(landed(card)).motion
    assert motion.has_landed
    assert motion.sweep * sign > 0
    assert has(landed(card), "gold", within=ARENA)


@pytest.mark.parametrize("style", [STYLE, DARK, SAFE], ids=["light", "dark", "safe"])
def test_the_second_mans_leg_is_striped_and_so_the_men_differ_in_grey(style):
    legs = []
    for seat in Seat:
        man = alone(f"{seat.value}-salutes-right", style)
        legs.append(man.crop((0, man.height * 3 // 4, man.width, man.height)).convert("L"))
    lightest, darkest = (
        [sum(image.histogram()[part]) for image in legs] for part in (slice(225, 256), slice(0, 30))
    )
    stripes = lightest if style is not DARK else darkest
    assert stripes[1] > stripes[0] + 300


@pytest.mark.parametrize("kind", ["one-kicks-right", "two-kicks-left"])
def test_the_leg_that_kicks_is_cased_in_ivory(kind):
    man = alone(kind, STYLE)
    ivory = rgb(palette_of(STYLE).ivory)
    forward = (0, man.width // 3) if kind.endswith("left") else (man.width * 2 // 3, man.width)
    leg = man.crop((forward[0], man.height // 2, forward[1], man.height)).convert("RGB")
    assert colours(leg).get(ivory, 0) > 400

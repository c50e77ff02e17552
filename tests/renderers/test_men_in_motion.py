"""Fencers and swordsmen in motion, and the cards that were played, frame by frame."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, pairwise, product

import pytest
from PIL import ImageChops, ImageStat

from engines.audatia.terms import ActKind
from engines.core.seat import Seat
from engines.en_garde.terms import RoundEnd
from renderers import renderer_of
from renderers.audatia.design import design_of as audatia_design
from renderers.audatia.piles import pile_of
from renderers.coat import coat_of
from renderers.en_garde.design import design_of
from renderers.en_garde.marks import touch
from renderers.games import motion_of
from renderers.kit.box import Box
from renderers.style import Framing, TextSize, Theme
from tests.renderers.picture_checks import STYLE
from tests.renderers.test_loop import moves

MEN = {"en_garde": Box(0, 145, 1024, 430), "audatia": Box(0, 250, 1024, 590)}
"""Where they stand in the picture that everybody sees."""

men = pytest.mark.parametrize("game", MEN)
COATS = STYLE.coats.map(lambda _: coat_of("discord:1"))
STYLES = [
    replace(STYLE, framing=Framing.WIDE, coats=COATS),
    replace(STYLE, framing=Framing.WIDE, mirrored=True, text_size=TextSize.LARGE),
    replace(STYLE, theme=Theme.DARK, coats=COATS),
]


def frames(before, after, style=STYLE):
    return list(motion_of(after.game).frames(before, after, style))


def drawn(view, style=STYLE):
    return renderer_of(view).draw(view, style).region()


def unlike(a, b, box):
    """Mean difference of two pictures within a box."""
    parts = (picture.to_rgb().crop(box) for picture in (a, b))
    return sum(ImageStat.Stat(ImageChops.difference(*parts)).mean)


def has_moved(before, after):
    return bool(frames(before, after))


@men
def test_men_set_out_from_where_they_stood_and_arrive_where_they_stand(game):
    for before, after in islice((pair for pair in moves(game)[4:] if has_moved(*pair)), 3):
        first, *_, last = frames(before, after)
        here, there = drawn(before), drawn(after)
        assert unlike(first, here, MEN[game]) <= unlike(first, there, MEN[game])
        assert unlike(last, there, MEN[game]) <= unlike(last, here, MEN[game])


@men
@pytest.mark.parametrize(
    ("style", "onlooker", "every"),
    [
        *zip(STYLES, (None, Seat.ONE, None), (29, 29, 29), strict=True),
        *(
            pytest.param(*case, marks=pytest.mark.long)
            for case in product(STYLES, (None, Seat.ONE), (7,))
        ),
    ],
)
def test_frames_have_the_size_of_the_later_picture_in_every_style(game, style, onlooker, every):
    for before, after in moves(game, onlooker)[3:60:every]:
        whole = renderer_of(after).size(after, style)
        assert all(frame.size == whole for frame in frames(before, after, style))


def ended_by_touch(onlooker):
    return next(
        (before, after)
        for before, after in moves("en_garde", onlooker)
        if after.last_round != before.last_round
        and after.last_round is not None
        and after.last_round.end is RoundEnd.TOUCH
        and has_moved(before, after)
    )


def test_a_player_whose_picture_shows_the_next_round_sees_the_star_of_the_touch_last():
    star = touch(design_of(STYLE))
    found = [
        any(one.sprite is star for one in frame.placed)
        for frame in frames(*ended_by_touch(Seat.ONE))
    ]
    assert found == sorted(found)
    assert 0 < sum(found) < len(found)


def test_the_star_is_not_seen_before_the_picture_that_has_it():
    star = touch(design_of(STYLE))
    before, after = ended_by_touch(None)
    assert any(one.sprite is star for one in drawn(after).placed)
    assert not any(one.sprite is star for f in frames(before, after) for one in f.placed)


def test_a_card_slides_to_its_lane():
    before, after = next(
        (a, b)
        for a, b in moves("audatia")
        if b.last_act and b.last_act.kind is ActKind.PLAYED and b.winner is None and has_moved(a, b)
    )
    design, seat = audatia_design(STYLE), after.last_act.seat
    sprite, *_ = pile_of(after, seat, STYLE, design, design)
    lefts = [
        one.left for frame in frames(before, after) for one in frame.placed if one.sprite is sprite
    ]
    there = next(one.left for one in drawn(after).placed if one.sprite is sprite)
    gaps = [abs(left - there) for left in lefts]
    assert all(a > b for a, b in pairwise(gaps))
    assert gaps[-1] < gaps[0] / 10

"""What may glide from one picture to the next: where it is, and how it looks alone."""

import io
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from engines.core.seat import Seat
from renderers import framings, pieces, renderer_of, size
from renderers.en_garde.moving_pieces import sprite as fencer_of
from renderers.rendering import render_piece
from renderers.style import Framing
from tests.every import every
from tests.harness import GAMES, every_game, few, onlookers, other_world, salts, walk, walks
from tests.renderers import audatia_views, cannae_views, gyges_views
from tests.renderers.en_garde_views import MY_TURN, scene, struck, table
from tests.renderers.picture_checks import DARK, LARGE, SAFE, STYLE, STYLES, opened

TABLE = replace(STYLE, framing=Framing.TABLE)
QUIET = [  # nothing overlaps the pieces
    cannae_views.at_position(cannae_views.START),
    replace(gyges_views.OPENING, to_act=None),
    table(scene(1, 23)),
    audatia_views.MEASURE,
]


def alone(view, kind, style):
    return Image.open(io.BytesIO(render_piece(view.game, kind, style)))


@every_game
@given(way=walks(), onlooker=onlookers, style=st.sampled_from(STYLES), dense=st.booleans())
@few
def test_every_piece_lies_within_the_picture_and_can_be_drawn_alone(
    game, way, onlooker, style, dense
):
    for _, match in list(walk(game, way))[-1:]:
        view = game.view(match.game_state, onlooker)
        for frame in framings(game.id):
            framed = replace(style, framing=frame, scale=1.5 if dense else 1.0)
            width, height = size(view, framed)
            for kind, box in pieces(view, framed):
                assert 0 <= box.left < box.right <= width
                assert 0 <= box.top < box.bottom <= height
                assert alone(view, kind, framed).size == box.size


@pytest.mark.parametrize(
    ("view", "style", "scale"),
    [
        *zip(QUIET, (STYLE, DARK, SAFE, STYLE), (1.0, 1.0, 1.0, 1.0), strict=True),
        (QUIET[2], LARGE, 1.5),
        *(
            pytest.param(*case, marks=pytest.mark.long)
            for case in product(QUIET, (STYLE, DARK, LARGE, SAFE), (1.0, 1.5))
        ),
    ],
)
def test_a_piece_alone_looks_as_it_does_on_the_picture(view, style, scale):
    style = replace(style, framing=Framing.TABLE, scale=scale)
    picture = opened(view, style)
    quantize = renderer_of(view).draw(view, style).background.colour_table.quantize
    assert pieces(view, style)
    for kind, box in pieces(view, style):
        one, there = alone(view, kind, style).convert("RGBA"), picture.crop(box)
        mixed = there.copy()
        mixed.paste(one, mask=one)
        solid = one.getchannel("A").point(lambda alpha: 255 if alpha == 255 else 0)
        flat, shown = (Image.new("RGB", one.size) for _ in range(2))
        flat.paste(quantize(mixed).convert("RGB"), mask=solid)
        shown.paste(there, mask=solid)
        assert flat.tobytes() == shown.tobytes()


def test_all_men_and_rings_are_pieces():
    men = pieces(cannae_views.at_position(cannae_views.START), TABLE)
    assert len(men) == 24
    assert {kind for kind, _ in men} == {
        f"{arm}-{seat.value}" for arm in ("infantry", "cavalry") for seat in Seat
    }
    assert len(pieces(gyges_views.OPENING, TABLE)) == 12
    assert "ring-3" in [kind for kind, _ in pieces(gyges_views.WON, TABLE)]


def test_a_ring_that_has_won_lies_in_the_goal():
    rings = pieces(gyges_views.WON, replace(TABLE, framing=Framing.TURNED))
    squares = sum(1 for value in gyges_views.WON.cells if value)
    assert len(rings) == squares + 1


def test_a_fencers_kind_tells_its_pose():
    waiting, struck_at = (
        [kind for kind, _ in pieces(view, TABLE)]
        for view in (MY_TURN, table(struck(9, 13, Seat.ONE)))
    )
    assert waiting == ["one-5-9-two-advance", "two-5-9-two-advance"]
    assert struck_at == ["two-9-13-one-attack", "one-9-13-one-attack"]
    mirrored = [kind for kind, _ in pieces(MY_TURN, replace(TABLE, mirrored=True))]
    assert mirrored == [f"{kind}-mirrored" for kind in waiting]


@every("game", GAMES)
@every("kind", ["", "king", "one-", "../../etc/passwd", "ring-4", "one-99-100"])
def test_a_kind_that_does_not_exist_is_none(game, kind):
    assert render_piece(game, kind, STYLE) is None


@given(
    st.from_regex(
        r"(one|two)-(\d|1\d|2\d)-(\d|1\d|2\d)(-(one|two)-(advance|retreat|attack|parry|pass))?"
        r"(-end-(touch|stuck|cards|advance|drawn|broken-off)(-(one|two))?)?"
        r"(-salute)?(-mirrored)?(-preview)?",
        fullmatch=True,
        alphabet=st.characters(codec="ascii"),
    )
)
@settings(max_examples=15)
def test_any_kind_of_fencer_is_drawn_or_is_none(kind):
    drawn = fencer_of(kind, STYLE)
    assert drawn is None or min(drawn.size) > 100


@every_game
@given(way=walks(), onlooker=onlookers, salt=salts)
@few
def test_pieces_do_not_betray_hidden_things(game, way, onlooker, salt):
    for _, match in walk(game, way):
        view = game.view(match.game_state, onlooker)
        twin = game.view(other_world(game, match.game_state, onlooker, salt), onlooker)
        assert pieces(twin, TABLE) == pieces(view, TABLE)


@pytest.mark.parametrize("card", ["mfl", "p", "kick"])
def test_a_card_of_audatia_can_be_drawn_alone_in_each_seats_colour(card):
    one, two = (render_piece("audatia", f"card-{seat}-{card}", STYLE) for seat in Seat)
    assert one
    assert two
    assert one != two


def test_there_is_no_card_of_another_name():
    assert render_piece("audatia", "card-one-excalibur", STYLE) is None

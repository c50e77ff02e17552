"""The last move as a loop: decoded again, and frame by frame as the games make it."""

import io
from dataclasses import replace
from functools import cache
from itertools import islice, pairwise

import av
import pytest
from PIL import Image

from engines.cannae.rules.action_effects import PlayedTurn
from engines.cannae.terms import Kind
from engines.core.seat import Seat
from engines.gyges.terms import SQUARES
from renderers import renderer_of, size
from renderers.animation import filmed
from renderers.cannae.design import design_of as cannae_design
from renderers.cannae.pieces import piece
from renderers.games import motion_of
from renderers.gyges.design import design_of
from renderers.gyges.layout import layout_of
from renderers.gyges.marks import ring, victory
from renderers.gyges.side import side_of
from renderers.kit.shots import TICKS_A_SECOND
from renderers.loop import FRAME_TICKS, MOST_FRAMES, render_loop
from renderers.style import Framing, TextSize, Theme
from tests.harness import GAMES, whole_game
from tests.renderers.test_film import STYLE, difference

CLOSE = 6.0  # levels of 255, as a mean over the picture
LARGEST = 300 * 1024  # bytes

every_game = pytest.mark.parametrize("game", GAMES)
games_in_motion = pytest.mark.parametrize("game", [name for name in GAMES if motion_of(name)])


@cache
def states(game, seed):
    return [match.game_state for _, match in islice(whole_game(GAMES[game], seed), 300)]


@cache
def views(game, onlooker, seed):
    return list(dict.fromkeys(GAMES[game].view(state, onlooker) for state in states(game, seed)))


@cache
def moves(game, onlooker=None):
    """Pairs of views, before and after moves of some matches."""
    return [pair for seed in range(3, 9) for pair in pairwise(views(game, onlooker, seed))]


def frames(before, after, style=STYLE):
    return list(motion_of(after.game).frames(before, after, style))


def decoded(loop, file_type):
    """The pictures, and how long all of them stand, in seconds."""
    if file_type == "gif":
        with Image.open(io.BytesIO(loop)) as gif:
            pictures, lasts = [], 0.0
            for number in range(gif.n_frames):
                gif.seek(number)
                pictures.append(gif.convert("RGB"))
                lasts += gif.info["duration"] / 1000
        return pictures, lasts
    with av.open(io.BytesIO(loop)) as film:
        return [one.to_image() for one in film.decode(video=0)], film.duration / 1_000_000


def drawn(view):
    return renderer_of(view).draw(view, filmed(view, STYLE)).region().to_rgb()


@pytest.mark.parametrize(
    ("game", "file_type"),
    [
        *((game, "mp4") for game in GAMES),
        ("gyges", "gif"),
        *(pytest.param(game, "gif", marks=pytest.mark.long) for game in GAMES if game != "gyges"),
    ],
)
def test_a_loop_goes_from_one_picture_to_the_other_in_about_two_seconds(game, file_type):
    before, after = moves(game)[4]
    loop = render_loop(before, after, STYLE, file_type)
    (first, *_, last), lasts = decoded(loop, file_type)
    assert difference(first, drawn(before)) < CLOSE
    assert difference(last, drawn(after)) < CLOSE
    assert first.width == drawn(after).width
    longest = 30 + FRAME_TICKS * MOST_FRAMES
    assert 2 <= lasts + 1 / TICKS_A_SECOND <= longest / TICKS_A_SECOND + 0.1
    assert len(loop) < LARGEST


@every_game
def test_a_gif_begins_again_without_end_in_the_pictures_own_colours(game):
    before, after = moves(game)[4]
    with Image.open(io.BytesIO(render_loop(before, after, STYLE, "gif"))) as gif:
        assert gif.info["loop"] == 0
        table = renderer_of(before).draw(before, STYLE).background.colour_table
        found = {colour for _, colour in gif.convert("RGB").getcolors()}
    levels = table.rgb_levels
    assert found <= {tuple(levels[at : at + 3]) for at in range(0, len(levels), 3)}


@games_in_motion
@pytest.mark.parametrize("onlooker", [None, *Seat])
@pytest.mark.parametrize("count", [6, pytest.param(60, marks=pytest.mark.long)])
def test_frames_are_as_large_as_the_later_picture_and_few(game, onlooker, count):
    pairs = moves(game, onlooker)[:count]
    for before, after in pairs:
        found = frames(before, after)
        assert {frame.size for frame in found} <= {size(after, STYLE)}
    assert any(frames(before, after) for before, after in pairs)


@games_in_motion
def test_nothing_moves_where_nothing_was_done_or_a_move_was_taken_back(game):
    before, after = next((a, b) for a, b in moves(game) if frames(a, b))
    assert frames(after, after) == []
    assert frames(after, before) == []


@pytest.mark.parametrize(
    "style",
    [
        replace(STYLE, theme=Theme.DARK, text_size=TextSize.LARGE),
        replace(STYLE, mirrored=True),
        replace(STYLE, framing=Framing.TURNED),
    ],
    ids=["dark and large", "mirrored", "turned"],
)
def test_a_loop_is_in_its_askers_style(style):
    before, after = next((a, b) for a, b in moves("gyges") if frames(a, b))
    (*_, last), _ = decoded(render_loop(before, after, style, "gif"), "gif")
    expected = renderer_of(after).draw(after, filmed(after, style)).region().to_rgb()
    assert difference(last, expected) < 1


def places(found, sprite):
    """Where the middle of a sprite lies that is on top, frame by frame, in pixels."""
    tops = [frame.placed[-1] for frame in found]
    assert {one.sprite for one in tops} == {sprite}
    return [
        ((one.box.left + one.box.right) / 2, (one.box.top + one.box.bottom) / 2) for one in tops
    ]


def near(place, slot):
    layout = layout_of(STYLE)
    return abs(place[0] - layout.x(slot)) <= 2 and abs(place[1] - layout.y(slot)) <= 2


def ring_moves():
    return [(a, b) for a, b in moves("gyges") if b.last and b.last != a.last]


def test_a_ring_sets_out_from_its_origin_and_touches_each_that_it_bounces_on():
    side, bounced = side_of(None, STYLE), 0
    for before, after in ring_moves():
        move = after.last
        unthrown = replace(after, last=replace(move, flight=None))
        way = places(frames(before, unthrown), ring(design_of(STYLE), move.value))
        assert near(way[0], side.slot(move.start))
        for square in move.bounces:
            assert any(near(place, side.slot(square)) for place in way)
            bounced += 1
    assert bounced > 10


def test_a_thrown_ring_waits_until_it_is_hit_and_flies_from_there():
    thrown = [(a, b) for a, b in ring_moves() if b.last.flight]
    side, design = side_of(None, STYLE), design_of(STYLE)
    for before, after in thrown:
        flight = after.last.flight
        *way, _, _, _, _, _ = found = frames(before, after)
        assert way
        flown = places(found[len(way) :], ring(design, flight.value))
        assert near(flown[0], side.slot(flight.source))
        assert not near(flown[-1], side.slot(flight.source))
    assert thrown


def test_nobody_has_won_before_their_ring_has_arrived():
    before, after = next((a, b) for a, b in ring_moves() if b.last.end >= SQUARES)
    star = victory(design_of(STYLE))
    found = frames(before, after)
    assert found
    assert not any(one.sprite is star for frame in found for one in frame.placed)
    assert any(one.sprite is star for one in renderer_of(after).draw(after, STYLE).region().placed)


def actions(kind, *, is_lost=None):
    """Turns of a single action."""
    return [
        (a, b)
        for a, b in moves("cannae")
        if b.last_turn
        and [effect.action.kind for effect in b.last_turn.effects] == [kind]
        and is_lost in (None, bool(b.last_turn.effects[0].losses))
    ]


def test_a_push_moves_all_its_men_together():
    count = 0
    for before, after in actions(Kind.PUSH, is_lost=False):
        men = len(after.last_turn.effects[0].shifts)
        tops = [frame.placed[-men:] for frame in frames(before, after)]
        for here, there in pairwise(tops):
            steps = [(b.left - a.left, b.top - a.top) for a, b in zip(here, there, strict=True)]
            assert max(x for x, _ in steps) - min(x for x, _ in steps) <= 1
            assert max(y for _, y in steps) - min(y for _, y in steps) <= 1
            count += any(map(any, steps))
    assert count


def test_who_moves_is_nowhere_else():
    before, after = actions(Kind.SLIDE, is_lost=False)[0]
    (shift,) = after.last_turn.effects[0].shifts
    rider = piece(shift.piece, cannae_design(STYLE))

    def riders(region):
        return sum(one.sprite is rider for one in region.placed)

    expected = riders(renderer_of(after).draw(after, STYLE).region())
    assert {riders(frame) for frame in frames(before, after)} == {expected}


def test_a_lost_man_stands_until_hit_then_fades_under_a_cross():
    before, after = actions(Kind.CHARGE, is_lost=True)[0]
    loss = after.last_turn.effects[0].losses[0]
    ghosts = {
        piece(loss.piece, cannae_design(STYLE), scale=scale, has_fallen=True)
        for scale in (0.7, 1.0)
    }
    found = [any(one.sprite in ghosts for one in frame.placed) for frame in frames(before, after)]
    assert found == sorted(found)
    assert set(found) == {False, True}


def test_a_pass_is_a_change_without_motion():
    before, after = actions(Kind.STEP)[0]
    passed = replace(after, last_turn=PlayedTurn(seat=after.last_turn.seat), board=before.board)
    assert frames(before, after)
    assert frames(before, passed) == []

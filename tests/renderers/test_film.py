"""Films as a player gets them: decoded again."""

import io
from dataclasses import replace
from functools import cache
from itertools import islice, pairwise

import av
import pytest
from PIL import Image, ImageChops, ImageStat

from engines.core.seat import Pair
from renderers import framings, renderer_of
from renderers.animation import WIDTH, animate
from renderers.finished_match import FinishedMatch
from renderers.games import end_plate_of
from renderers.kit.end_plate import SIZE
from renderers.kit.repainting import Repainting
from renderers.kit.shots import TICKS_A_SECOND
from renderers.pace import pace
from renderers.style import ColourVision, Framing, RenderStyle, TextSize, Theme
from tests.harness import GAMES, whole_game

STYLE = RenderStyle(names=Pair(one="Anna", two="Bea"))
MOVES = 6
LEAST_ALIKE = 3.0  # levels of 255, as a mean over the picture: a fencer's step makes more

every_game = pytest.mark.parametrize("game", GAMES)


@cache
def views(game, onlooker=None, moves=MOVES):
    """What an onlooker sees, move by move."""
    states = [match.game_state for _, match in islice(whole_game(GAMES[game], 3), moves)]
    return list(dict.fromkeys(GAMES[game].view(state, onlooker) for state in states))


def frames(film):
    """The frames with the seconds at which they begin."""
    with av.open(io.BytesIO(film)) as container:
        return [(frame.time, frame.to_image()) for frame in container.decode(video=0)]


def drawn(view, style):
    smaller = replace(style, scale=WIDTH / 1024)
    return renderer_of(view).draw(view, smaller).region().to_rgb()


def difference(one, other):
    """Of two pictures, as a mean over their common part."""
    size = min(one.width, other.width), min(one.height, other.height)
    found = ImageChops.difference(one.crop((0, 0, *size)), other.crop((0, 0, *size)))
    return sum(ImageStat.Stat(found).mean) / 3


@cache
def film_of(game):
    return animate(views(game), STYLE)


@every_game
def test_a_film_is_what_chats_play_in_place(game):
    with av.open(io.BytesIO(film_of(game))) as film:
        (stream,) = film.streams
        context = stream.codec_context
        assert (context.name, context.pix_fmt) == ("h264", "yuv420p")
        assert context.width == drawn(views(game)[0], STYLE).width
        assert (context.width % 2, context.height % 2) == (0, 0)
        assert film.duration / 1_000_000 == pytest.approx(_seconds(views(game)), abs=0.1)


def _seconds(shown):
    points = [False, *(a.decided != b.decided for a, b in pairwise(shown))]
    return sum(pace(points)) / TICKS_A_SECOND


@every_game
def test_every_position_is_in_it_in_order_and_looks_as_its_picture(game):
    shown = views(game)
    *before, last, again = frames(film_of(game))
    found = [picture for _, picture in (*before, last)]
    assert len(found) == len(shown)
    for view, picture in zip(shown, found, strict=True):
        assert difference(picture, drawn(view, STYLE)) < LEAST_ALIKE
    assert difference(last[1], again[1]) < 0.5


@every_game
def test_a_player_can_begin_before_they_have_the_whole_file(game):
    film = film_of(game)
    assert film.index(b"moov") < film.index(b"mdat")


@pytest.mark.parametrize(
    "style",
    [
        replace(STYLE, theme=Theme.DARK, text_size=TextSize.LARGE),
        replace(STYLE, colour_vision=ColourVision.COLOUR_BLIND, mirrored=True),
    ],
    ids=["dark, large print", "colour-blind, mirrored"],
)
def test_a_film_is_in_its_askers_style(style):
    shown = views("en_garde")[:2]
    first = frames(animate(shown, style))[0][1]
    as_his, as_common = (difference(first, drawn(shown[0], one)) for one in (style, STYLE))
    assert as_his < as_common


@pytest.mark.parametrize(
    "frame", [Framing.TALL, pytest.param(Framing.WIDE, marks=pytest.mark.long)]
)
def test_a_film_of_a_match_that_is_over_rests_on_its_plate_in_the_middle(frame):
    shown = views("gyges", moves=300)
    over = FinishedMatch(
        title="Gygès", date="2026-11-22", winner=shown[-1].winner, views=tuple(shown)
    )
    *_, before, last, again = frames(animate(shown[-4:], replace(STYLE, framing=frame), over))
    layers = end_plate_of("gyges").draw(over, replace(STYLE, scale=WIDTH / SIZE[0]))
    plate, top = layers.region().to_rgb(), (last[1].height - layers.size[1]) // 2
    board, found = (
        picture.crop((0, top, WIDTH, top + plate.height)) for _, picture in (before, last)
    )
    assert difference(found, plate) < 2 * LEAST_ALIKE < difference(board, plate)
    assert again[0] - last[0] > 2.5


def test_a_game_without_plates_ends_with_its_last_position():
    shown = views("shields")
    over = FinishedMatch(title="", date="", winner=None, views=tuple(shown))
    assert animate(shown, STYLE, over) == animate(shown, STYLE)


@pytest.mark.parametrize("game", [name for name in GAMES if Framing.WIDE in framings(name)])
def test_a_film_of_wide_pictures_is_as_wide_as_others(game):
    film = animate(views(game)[:3], replace(STYLE, framing=Framing.WIDE))
    assert {picture.size for _, picture in frames(film)} == {(WIDTH, 400)}


def test_one_view_is_a_film_too():
    assert len(frames(animate(views("cannae")[:1], STYLE))) == 2


def test_no_view_is_none():
    with pytest.raises(ValueError, match="at least one view"):
        animate([], STYLE)


@every_game
def test_what_is_repainted_in_parts_is_what_is_painted_anew(game):
    repainting = Repainting()
    for view in views(game):
        region = renderer_of(view).draw(view, STYLE).region()
        assert repainting.show(region).tobytes() == region.to_rgb().tobytes()


def test_pictures_of_two_sizes_are_painted_anew():
    repainting = Repainting()
    for game in ("en_garde", "cannae", "en_garde"):
        region = renderer_of(views(game)[0]).draw(views(game)[0], STYLE).region()
        assert isinstance(repainting.show(region), Image.Image)
        assert repainting.show(region).size == region.size

"""Leaderboards: who stands there, of all and of a place, and who is left out."""

from __future__ import annotations

import pytest

from bot.application.profile import PROFILE_SHOWN, ProfileShown
from bot.application.shown_leaderboard import shown_leaderboard
from bot.commands.arguments import Given
from bot.commands.declaration import Place
from bot.commands.registry import registry
from bot.messages.words import LANGUAGES, say_in
from tests.bot.ranked import DAY, rank
from tests.bot.salle import ROOM, START, button, labels
from tests.every import every

HERE = str(ROOM)


async def ranked(salle, name, value, *, ago=0, places=(HERE,), **more):
    """Somebody of this name has this rating since a match so many days ago."""
    address, at = f"test:{name.lower()}", START - ago * DAY
    await rank(salle.store, address, name, value, at=at, places=places, **more)


async def asks(who, words="gyges", where=None, **more):
    """/leaderboard, said in private unless it is said elsewhere."""
    command = registry().commands["leaderboard"]
    given = Given(arguments=command.arguments, words=words)
    place = Place.GROUP if where else Place.PRIVATE
    return await who.salle.app.say(command, who.ask(where, **more), given, place)


async def listed(who, **more):
    """Place and name of each row of the picture; None is a gap."""
    sheet = (await asks(who, **more)).private.sheet.sheet
    return [row and (row.place, row.name) for row in sheet.rows]


@pytest.fixture
async def crowd(salle):
    """Thirty players, the first with 2000 points, each next one with ten less; Anna is 20th."""
    for number in range(1, 31):
        name = "Anna" if number == 20 else f"P{number:02}"
        await ranked(salle, name, 2010.0 - 10 * number)


async def test_the_first_ten_and_those_around_the_reader_stand_there(anna, crowd):
    first = [(n, f"P{n:02}") for n in range(1, 11)]
    near = [(n, "Anna" if n == 20 else f"P{n:02}") for n in range(15, 26)]
    assert await listed(anna) == [*first, None, *near]


async def test_words_say_what_the_picture_shows(anna, crowd):
    post = (await asks(anna)).private
    assert post.title == "Gygès: the best everywhere"
    assert post.lines[0] == "1. P01 · 2000 ± 60"
    assert post.lines[10] == "…"
    assert "▸ 20. Anna · 1810 ± 60" in post.lines
    assert post.lines[-1].startswith("30 players with a settled rating")
    assert post.sheet.alt.startswith("Gygès: the best everywhere\n1. P01")
    assert [row.name for row in post.sheet.sheet.rows if row and row.is_reader] == ["Anna"]


async def test_a_reader_who_stands_near_the_first_is_told_once(salle, eve, crowd):
    await ranked(salle, "Eve", 1895.0)
    shown = await listed(eve)
    assert None not in shown
    assert [place for place, _ in shown] == list(range(1, 18))


async def test_who_is_not_on_it_is_told_how_one_gets_there(eve, crowd):
    post = (await asks(eve)).private
    assert len(post.sheet.sheet.rows) == 10
    assert post.lines[-1].startswith("You aren't on it yet")


async def test_in_a_group_it_is_the_groups_until_that_of_all_is_asked_for(salle, anna):
    await ranked(salle, "Anna", 1700.0)
    await ranked(salle, "Far", 1900.0, places=("test:elsewhere",))
    here = (await asks(anna, where=ROOM)).private
    assert here.title == "Gygès: the best here"
    assert [row.name for row in here.sheet.sheet.rows] == ["Anna"]
    of_all = (await anna.taps(button(here, "Everywhere"), ROOM)).private
    assert [row.name for row in of_all.sheet.sheet.rows] == ["Far", "Anna"]
    assert (await anna.taps(button(of_all, "Only here"), ROOM)).private == here


async def test_in_private_nothing_is_here(anna, crowd):
    assert labels((await asks(anna)).private)[-1] == "Audatia"


async def test_a_server_is_one_place_with_all_its_channels(salle, anna):
    await ranked(salle, "Anna", 1700.0, places=("test:server",))
    assert await listed(anna, where=ROOM, community="server") == [(1, "Anna")]


@pytest.mark.parametrize("left_out", [{"deviation": 111.0}, {"ago": 61}])
async def test_who_is_provisional_or_was_not_rated_lately_is_left_out(salle, anna, left_out):
    await ranked(salle, "Anna", 1700.0)
    await ranked(salle, "Bea", 1800.0, **left_out)
    assert await listed(anna) == [(1, "Anna")]


async def test_who_keeps_their_profile_to_themselves_is_seen_there_by_nobody_else(salle, anna, bea):
    await ranked(salle, "Anna", 1700.0)
    await ranked(salle, "Bea", 1800.0)
    await salle.store.update_profile(str(bea.address), {PROFILE_SHOWN: ProfileShown.NOTHING})
    assert await listed(anna) == [(2, "Anna")]
    assert await listed(bea) == [(1, "Bea"), (2, "Anna")]
    assert await listed(bea, where=ROOM, is_overheard=True) == [(2, "Anna")]


async def test_ten_are_first_though_some_keep_to_themselves(salle, crowd, eve):
    for name in ("p02", "p05"):
        await salle.store.update_profile(f"test:{name}", {PROFILE_SHOWN: ProfileShown.NOTHING})
    assert [place for place, _ in await listed(eve)] == [1, 3, 4, 6, 7, 8, 9, 10, 11, 12]


async def test_places_gained_this_week_are_told(salle, anna):
    await ranked(salle, "Bea", 1800.0, ago=8)
    await ranked(salle, "Anna", 1700.0, ago=8)
    await ranked(salle, "Anna", 1900.0)
    post = (await asks(anna)).private
    assert post.lines[:2] == ("▸ 1. Anna · 1900 ± 60 ▲1", "2. Bea · 1800 ± 61 ▼1")
    assert [row.gained for row in post.sheet.sheet.rows] == [1, -1]


async def test_without_a_game_it_is_the_one_played_last(salle, anna):
    await ranked(salle, "Anna", 1700.0)
    assert (await asks(anna, words="")).private.title == "Gygès: the best everywhere"


async def test_a_game_without_ratings_says_how_one_gets_there(anna):
    post = (await asks(anna, words="Cannae", where=ROOM)).private
    assert post.lines == (
        "Nobody here has a settled rating in the Battle of Cannae yet: that takes about a dozen "
        "rated matches. /challenge begins one.",
    )
    assert post.sheet is None


async def test_what_is_no_game_is_refused(anna):
    assert (await asks(anna, words="chess")).is_error


@pytest.mark.parametrize("text", ["lb:", "lb:here", "lb:there:gyges", "lb:all:chess"])
async def test_a_forged_button_is_none_of_ours(salle, anna, text):
    assert (await salle.app.tap(anna.ask(), text)).is_error


@every("language", LANGUAGES)
async def test_every_language_tells_it(salle, language):
    await ranked(salle, "Anna", 1700.0)
    post = (await asks(salle.someone("Anna", language), where=ROOM)).private
    assert post.title == say_in(language)("leaderboard-here", game=say_in(language)("gyges-name"))


async def test_without_a_reader_the_first_stand_there_alone(salle, crowd):
    board = await shown_leaderboard(salle.store, "gyges", reader="", now=START)
    assert (board.players, len(board.first), board.around) == (30, 10, ())

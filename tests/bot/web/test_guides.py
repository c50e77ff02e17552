"""Guided first games over the page: begun with one request, explained bubble by bubble."""

import pytest

from renderers.games import guides_of
from tests.bot.web.conftest import control
from tests.harness import GAMES

EVERY_GUIDE = [(game, guide) for game in GAMES for guide in guides_of(game)]
every_guide = pytest.mark.parametrize(
    ("game", "guide"), EVERY_GUIDE, ids=[f"{game}-{guide.key}" for game, guide in EVERY_GUIDE]
)


async def begun(visitor, game="en_garde", guide="first", nonce="1a"):
    return await visitor.post(f"/api/guide/{game}/{guide}", {"nonce": nonce})


async def explained(visitor, table, guide="first", *seen):
    path = f"/api/table/{table}/guide?guide={guide}&seen={','.join(seen)}"
    return (await visitor.get(path)).json


@every_guide
async def test_one_request_begins_a_match_that_has_something_to_explain(lobby, anna, game, guide):
    answer = await begun(anna, game, guide.key)
    assert answer.status == 200
    assert answer["address"] == f"/t/{answer['table']}?guide={guide.key}"
    await lobby.salle.let_computers_play()  # in Gygès the computer sets up first
    assert await anna.moves(answer["table"])
    assert (await explained(anna, answer["table"], guide.key))["bubbles"]


@every_guide
async def test_the_opening_of_a_guide_is_played_to_its_end(anna, lobby, game, guide):
    table = (await begun(anna, game, guide.key))["table"]
    found = await anna.visit(table)
    assert found["version"] == 1 + len(guide.opening)


async def test_the_same_request_finds_the_same_table(anna):
    first, second = await begun(anna, "audatia", "blows"), await begun(anna, "audatia", "blows")
    assert first["table"] == second["table"]
    assert (await anna.visit(first["table"]))["version"] == (await anna.visit(second["table"]))[
        "version"
    ]


async def test_a_bubble_that_was_seen_isnt_told_again(anna):
    table = (await begun(anna))["table"]
    first = (await explained(anna, table))["bubbles"][0]
    later = (await explained(anna, table, "first", first["key"]))["bubbles"]
    assert first["key"] not in [bubble["key"] for bubble in later]


async def test_a_bubble_points_at_a_card_of_the_hand(anna):
    table = (await begun(anna))["table"]
    bubble = (await explained(anna, table))["bubbles"][0]
    assert bubble["card"]
    assert "22" in bubble["words"]


async def test_somebody_who_watches_is_told_nothing(anna, bea):
    table = (await begun(anna))["table"]
    found = await explained(bea, table)
    assert found["bubbles"] == []
    assert found["next"] is None


async def test_nothing_is_told_while_the_computer_is_to_move(anna):
    table = (await begun(anna))["table"]
    await anna.plays(table)
    assert (await explained(anna, table))["bubbles"] == []


async def test_what_is_told_names_the_position_of_which_it_speaks(anna):
    table = (await begun(anna))["table"]
    assert (await explained(anna, table))["version"] == (await anna.visit(table))["version"]


async def test_an_unknown_guide_tells_nothing(anna):
    table = (await begun(anna))["table"]
    assert (await explained(anna, table, "second"))["bubbles"] == []


@pytest.mark.parametrize("path", ["en_garde/second", "chess/first"])
async def test_a_guide_that_there_is_not_is_refused(anna, path):
    answer = await anna.post(f"/api/guide/{path}", {"nonce": "1a"})
    assert answer.status == 422
    assert answer["is_error"]


async def test_whoever_has_no_name_is_asked_for_it(lobby):
    newcomer = lobby.visitor()
    await newcomer.get("/api/hello")
    answer = await begun(newcomer)
    assert answer.status == 422


async def test_the_next_lesson_is_offered_at_the_end(anna):
    table = (await begun(anna, "audatia", "blows"))["table"]
    assert (await explained(anna, table, "blows"))["next"] is None
    asked = await anna.post(f"/api/table/{table}/act/resign")
    await anna.tap(table, control(asked["post"], "ry"))
    end = await explained(anna, table, "blows")
    assert [bubble["key"] for bubble in end["bubbles"]] == ["blows_over"]
    assert end["next"]["key"] == "measure"


async def test_games_name_their_guides(anna):
    games = {game["id"]: game for game in (await anna.get("/api/hello"))["games"]}
    assert [guide["key"] for guide in games["audatia"]["guides"]] == ["blows", "measure", "stretto"]
    assert games["en_garde"]["guides"][0]["title"] == "Learn by playing: about 5 minutes"

"""What is agreed on before a match, on the page: clocks, sides, rated or friendly."""

import pytest

from tests.bot.web.conftest import control


async def lines_of(person, table):
    return (await person.side(table))["post"]["lines"]


@pytest.mark.parametrize(
    ("clock", "words"),
    [
        ("", "daily: 3 days, +12 h a move, at most 5 days"),
        ("brisk", "brisk: 1 day, +8 h a move, at most 2 days"),
        ("none", "no clock"),
        ("48h+4h/240h", "2 days, +4 h a move, at most 10 days"),
    ],
)
async def test_a_challenge_to_somebody_has_the_clock_that_was_chosen(anna, clock, words):
    table = await anna.begin(game="gyges", clock=clock)
    assert words in (await lines_of(anna, table))[1]


async def test_against_salle_there_is_no_clock_unless_one_is_chosen(anna):
    for clock, words in (("", "no clock"), ("daily", "daily: 3 days")):
        answer = await anna.post(
            "/api/challenge",
            {"game": "gyges", "nonce": f"{len(words):x}", "level": "novice", "clock": clock},
        )
        assert words in answer["post"]["lines"][1]


async def test_the_other_begins_if_so_it_is_wished(anna, bea):
    table = await anna.begin(game="cannae", begins="challenged")
    await bea.takes(table)
    assert await anna.moves(table) == []
    assert await bea.moves(table) != []


async def test_the_page_knows_the_clocks_and_which_games_have_sides(anna):
    hello = (await anna.get("/api/hello")).json
    presets = [one["id"] for one in hello["clocks"]["presets"]]
    assert presets == ["", "brisk", "daily", "leisurely", "none"]
    assert [figure["name"] for figure in hello["clocks"]["figures"]] == ["bank", "increment", "cap"]
    sides = {game["id"]: len(game["sides"]) for game in hello["games"]}
    assert (sides["en_garde"], sides["cannae"]) == (0, 2)


async def test_a_challenge_is_rated_or_friendly_as_it_was_chosen_and_by_one_tap(anna):
    hello = (await anna.get("/api/hello")).json
    assert [one["id"] for one in hello["ratings"]["values"]] == ["", "rated", "friendly"]
    table = await anna.begin(game="gyges", rating="rated")
    assert (await lines_of(anna, table))[1].endswith(" · rated")
    card = (await anna.side(table))["post"]
    await anna.tap(table, control(card, "rt"))
    assert (await lines_of(anna, table))[-1].endswith(" · friendly")


async def test_rated_alone_is_refused_in_a_sentence(anna):
    body = {"game": "gyges", "nonce": "1", "level": "novice", "rating": "rated"}
    answer = await anna.post("/api/challenge", body)
    assert "are always friendly" in answer["ack"]

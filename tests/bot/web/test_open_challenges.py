"""The open challenges of the hall: listed, taken, withdrawn, changed."""

import asyncio

import pytest

from bot.application.challenge_limits import IN_A_CHAT, OF_A_PERSON
from tests.bot.web.conftest import control
from tests.bot.web.test_events import tab


async def listed(visitor):
    """The tables whose challenges somebody may take."""
    return [one["table"] for one in (await visitor.get("/api/open"))["challenges"]]


async def offers(visitor, **terms):
    """The answer to a challenge for whoever is in the hall."""
    body = {"game": "en_garde", "is_listed": True, "nonce": f"{next(visitor.nonces)}a"}
    return await visitor.post("/api/challenge", body | terms)


async def withdraws(visitor, table):
    card = (await visitor.side(table))["post"]
    return await visitor.tap(table, control(card, "cw"))


async def test_a_challenge_for_the_hall_is_listed_for_everybody_with_its_terms(anna, bea):
    table = (await offers(anna, game="cannae", begins="challenged", clock="brisk"))["table"]
    (one,) = (await bea.get("/api/open"))["challenges"]
    assert (one["table"], one["game"], one["who"]) == (table, "cannae", "Anna")
    assert one["title"] == "Battle of Cannae"
    assert "brisk" in " ".join(one["terms"])
    assert one["left"] == "6 days left" or one["left"] == "7 days left"


async def test_ones_own_challenge_is_listed_as_such(anna, bea):
    await offers(anna)
    for visitor, is_own in ((anna, True), (bea, False)):
        (one,) = (await visitor.get("/api/open"))["challenges"]
        assert one["is_own"] is is_own


async def test_a_challenge_by_link_is_not_listed(anna, bea):
    await anna.begin()
    assert await listed(bea) == []


async def test_a_game_that_one_plays_alone_is_not_listed(anna, bea):
    await offers(anna, level="novice")
    await offers(anna, is_study=True)
    assert await listed(bea) == []


async def test_the_newest_challenge_comes_first(lobby, anna, bea):
    first = (await offers(anna))["table"]
    lobby.salle.time.now += 60
    second = (await offers(bea, game="gyges"))["table"]
    assert await listed(anna) == [second, first]


async def test_a_challenge_that_was_taken_is_not_listed_any_more(lobby, anna, bea):
    table = (await offers(anna))["table"]
    assert (await bea.takes(table)).status == 200
    assert await listed(await lobby.visitor().arrive("Eve")) == []


async def test_a_challenge_that_was_withdrawn_is_not_listed_any_more(anna, bea):
    await withdraws(anna, (await offers(anna))["table"])
    assert await listed(bea) == []


async def test_of_two_who_take_it_at_the_same_moment_one_sits_down(lobby, anna, bea):
    table = (await offers(anna))["table"]
    eve = await lobby.visitor().arrive("Eve")
    answers = await asyncio.gather(bea.takes(table), eve.takes(table))
    assert sorted(answer.status for answer in answers) == [200, 422]


async def test_a_person_may_list_as_many_as_may_wait_for_them(anna):
    for _ in range(OF_A_PERSON):
        assert (await offers(anna)).status == 200
    assert (await offers(anna)).status == 422


async def test_the_hall_lists_as_many_as_a_chat_shows(lobby):
    people = [await lobby.visitor().arrive(f"Anna {n}") for n in range(IN_A_CHAT // OF_A_PERSON)]
    for visitor in people:
        for _ in range(OF_A_PERSON):
            assert (await offers(visitor)).status == 200
    eve = await lobby.visitor().arrive("Eve")
    refused = await offers(eve)
    assert refused.status == 422
    assert refused["ack"].startswith("30 challenges are waiting here")
    assert (await eve.begin()) != ""  # a link is still to be had


async def test_whoever_is_about_to_sit_down_hears_that_there_is_another_challenge(lobby, anna, bea):
    async with lobby.delivering(), tab(bea) as news:
        table = (await offers(anna))["table"]
        while table not in await listed(bea):
            await news()
        await withdraws(anna, table)
        while table in await listed(bea):
            await news()


# -- changed ---------------------------------------------------------------------------------------
async def changes(visitor, table, **terms):
    return await offers(visitor, replaces=table, **terms)


async def test_other_terms_take_the_place_of_the_first(anna, bea):
    first = (await offers(anna, game="en_garde"))["table"]
    second = (await changes(anna, first, game="gyges"))["table"]
    assert await listed(bea) == [second]
    assert (await bea.visit(first))["status"] == "closed"
    assert (await bea.visit(second))["game"] == "gyges"


async def test_a_change_that_is_asked_for_twice_is_made_once(anna, bea):
    first = (await offers(anna))["table"]
    changed = [await changes(anna, first, game="gyges", nonce="0d") for _ in range(2)]
    assert changed[0]["table"] == changed[1]["table"]
    assert await listed(bea) == [changed[0]["table"]]


async def test_a_change_is_free_where_no_more_challenges_may_be_made(anna):
    tables = [(await offers(anna))["table"] for _ in range(OF_A_PERSON)]
    assert (await changes(anna, tables[0], game="gyges")).status == 200


async def test_who_changes_a_challenge_that_was_just_taken_is_led_to_their_match(anna, bea):
    first = (await offers(anna))["table"]
    await bea.takes(first)
    answer = await changes(anna, first, game="gyges")
    assert (answer.status, answer["table"]) == (200, first)
    assert await listed(bea) == []


async def test_terms_that_cannot_be_proposed_leave_the_challenge_as_it_is(anna, bea):
    first = (await offers(anna))["table"]
    assert (await changes(anna, first, options={"touches": "99"})).status == 422
    assert await listed(bea) == [first]


async def test_nobody_changes_anothers_challenge(anna, bea):
    first = (await offers(anna))["table"]
    assert (await changes(bea, first, game="gyges")).status == 422
    assert await listed(bea) == [first]


@pytest.mark.parametrize("name", ["Ünknown!", "/../x"])
async def test_a_name_that_no_table_can_have_is_refused(anna, name):
    assert (await changes(anna, name)).status == 404

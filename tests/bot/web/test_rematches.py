"""A rematch, as the two tabs at the finished match live through it."""

import asyncio

import pytest

from tests.bot.web.conftest import control
from tests.bot.web.test_events import tab


@pytest.fixture
async def over(anna, bea, table):
    """A match of Anna's and Bea's that is over."""
    asked = await anna.post(f"/api/table/{table}/act/resign")
    await anna.tap(table, asked["post"]["prompt"]["controls"][0]["ticket"])
    return table


async def taps_rematch(visitor, table):
    ticket = control((await visitor.side(table))["post"], "rm")
    return await visitor.tap(table, ticket, nonce="0d")


async def rematch_at(visitor, table):
    return (await visitor.visit(table))["rematch"]


async def seat_at(visitor, table):
    return (await visitor.side(table))["seat"]


async def test_nobody_has_asked_for_a_rematch_at_first(anna, table, over):
    assert await rematch_at(anna, over) is None


async def test_a_match_that_is_played_has_no_rematch(anna, table):
    assert await rematch_at(anna, table) is None


async def test_the_rivals_open_tab_hears_who_asks_for_a_rematch(lobby, anna, bea, over):
    async with lobby.delivering(), tab(bea, over) as news:
        again = (await taps_rematch(anna, over))["table"]
        while (asked := await rematch_at(bea, over)) is None:
            await news()
    assert asked == {
        "table": again,
        "by": await seat_at(anna, over),
        "is_open": True,
        "is_next": False,
    }


async def test_the_second_to_ask_accepts_and_the_firsts_tab_hears_that_it_runs(
    lobby, anna, bea, over
):
    again = (await taps_rematch(anna, over))["table"]
    async with lobby.delivering(), tab(anna, over) as news:
        accepted = await taps_rematch(bea, over)
        while (await rematch_at(anna, over))["is_open"]:
            await news()
    assert accepted["table"] == again
    assert (await anna.visit(again))["status"] == "playing"


async def test_two_who_ask_at_the_same_moment_play_one_rematch(anna, bea, over):
    first, second = await asyncio.gather(taps_rematch(anna, over), taps_rematch(bea, over))
    assert first["table"] == second["table"]
    assert (await anna.visit(first["table"]))["status"] == "playing"


async def test_a_rematch_that_is_withdrawn_can_be_asked_for_by_the_other(anna, bea, over):
    again = (await taps_rematch(anna, over))["table"]
    await anna.tap(again, control((await anna.side(again))["post"], "cw"))
    assert await rematch_at(bea, over) is None
    await taps_rematch(bea, over)
    assert (await rematch_at(anna, over))["by"] == await seat_at(bea, over)


async def test_whoever_watched_the_match_is_shown_the_way_to_the_rematch(lobby, anna, over):
    eve = await lobby.visitor().arrive("Eve")
    again = (await taps_rematch(anna, over))["table"]
    assert (await rematch_at(eve, over))["table"] == again

"""Who has a table open beside those who play there."""

import contextlib

from bot.adapters.web.events import Hub
from tests.bot.web.test_events import tab


async def watchers(visitor, table):
    return (await visitor.visit(table))["watchers"]


async def test_nobody_watches_a_table_that_only_its_players_have_open(anna, bea, table):
    async with tab(anna, table), tab(bea, table):
        assert await watchers(anna, table) == []


async def test_players_and_watchers_see_who_else_watches(lobby, anna, table):
    carla = await lobby.visitor().arrive("Carla")
    dino = await lobby.visitor().arrive("Dino")
    async with tab(carla, table), tab(dino, table):
        assert await watchers(anna, table) == ["Carla", "Dino"]
        assert await watchers(carla, table) == ["Dino"]


async def test_somebody_with_two_tabs_watches_once(lobby, anna, table):
    carla = await lobby.visitor().arrive("Carla")
    async with tab(carla, table), tab(carla, table):
        assert await watchers(anna, table) == ["Carla"]


async def test_who_closes_the_older_tab_first_watches_until_they_close_the_other(
    lobby, anna, table
):
    carla = await lobby.visitor().arrive("Carla")
    async with tab(anna, table) as news, contextlib.AsyncExitStack() as both:
        older = contextlib.AsyncExitStack()
        await older.enter_async_context(tab(carla, table))
        await both.enter_async_context(tab(carla, table))
        await older.aclose()
        await lobby.adapter._watchers.note(lobby.hub.at_tables())
        assert await watchers(anna, table) == ["Carla"]
        await both.aclose()
        while await watchers(anna, table):
            await news()


async def test_who_has_given_no_name_watches_without_one(lobby, anna, table):
    stranger = lobby.visitor()
    await stranger.get("/api/hello")
    async with tab(stranger, table):
        assert await watchers(anna, table) == [""]


async def test_who_watches_one_table_doesnt_watch_another(lobby, anna, bea, table):
    other = await anna.begin()
    await bea.takes(other)
    carla = await lobby.visitor().arrive("Carla")
    async with tab(carla, other):
        assert await watchers(anna, table) == []


async def test_a_players_tab_hears_that_somebody_comes_and_goes(lobby, anna, table):
    carla = await lobby.visitor().arrive("Carla")
    async with tab(anna, table) as news:
        async with tab(carla, table):
            while await watchers(anna, table) != ["Carla"]:
                await news()
        while await watchers(anna, table):
            await news()


async def test_a_tab_that_nobody_looks_at_watches_nothing(lobby, anna, table):
    carla = await lobby.visitor().arrive("Carla")
    async with tab(anna, table) as news, contextlib.AsyncExitStack() as seen:
        await seen.enter_async_context(tab(carla, table))
        assert await watchers(anna, table) == ["Carla"]
        async with tab(carla, f"{table}&unseen"):
            await seen.aclose()
            while await watchers(anna, table):
                await news()


async def test_who_takes_a_challenge_watches_it_no_longer(anna, bea):
    challenge = await anna.begin()
    async with tab(bea, challenge):
        assert await watchers(anna, challenge) == ["Bea"]
        await bea.takes(challenge)
        assert await watchers(anna, challenge) == []


def test_a_second_tab_of_somebody_is_no_news():
    hub, changes = Hub(), []
    hub.on_change = lambda tab, is_here: changes.append((tab.person, is_here))
    with hub.open("anna", "abcde"), hub.open("carla", "abcde"):
        changes.clear()
        with hub.open("carla", "abcde"), hub.open("carla", ""):
            pass
        assert changes == []
    assert changes == [("carla", False), ("anna", False)]

import asyncio
import contextlib
import json

from bot.adapters.web.events import MAX_OF_ONE, MAX_TABS, Hub
from bot.adapters.web.news import News

SOON = 60


@contextlib.asynccontextmanager
async def tab(visitor, table=""):
    """An open stream; yields a reader of its news."""
    async with visitor.client.get(f"/events?table={table}") as response:
        assert response.status == 200
        assert response.headers["Content-Type"].startswith("text/event-stream")

        async def news():
            async with asyncio.timeout(SOON):
                while True:
                    line = (await response.content.readline()).decode()
                    if line.startswith("data: "):
                        return json.loads(line.removeprefix("data: "))

        assert await news() == {}  # the first look
        yield news


async def test_both_players_hear_of_a_move(lobby, table, to_move):
    mover, waiter = to_move
    async with lobby.delivering(), tab(mover) as mine, tab(waiter) as theirs:
        await mover.plays(table)
        wanted = (await mover.visit(table))["version"]
        for news in (mine, theirs):
            while (heard := await news())["version"] != wanted:
                pass
            assert heard["table"] == table


async def test_news_says_that_something_happened_and_never_what(lobby, table, to_move):
    mover, waiter = to_move
    async with lobby.delivering(), tab(waiter, table) as news:
        await mover.plays(table)
        assert set(await news()) == {"table", "version"}


async def test_who_watches_a_table_hears_of_it(lobby, table, to_move):
    mover, _ = to_move
    eve = await lobby.visitor().arrive("Eve")
    async with lobby.delivering(), tab(eve, table) as news:
        await mover.plays(table)
        assert (await news())["table"] == table


async def test_who_looks_at_a_match_that_is_over_hears_of_its_rematch(lobby, anna, bea, table):
    asked = await anna.post(f"/api/table/{table}/act/resign")
    (surely, *_) = asked["post"]["prompt"]["controls"]
    await anna.tap(table, surely["ticket"])
    async with lobby.delivering(), tab(bea, table) as news:
        again = (await anna.post(f"/api/table/{table}/act/rematch", {"nonce": "0c"}))["table"]
        while (await news())["version"] != 0:  # of the rematch, which has just been offered
            pass
        lines = (await bea.get("/api/tables"))["tables"]
    assert (again, "challenges", True) in [(x["table"], x["group"], x["waits"]) for x in lines]


async def test_the_computer_answers_live(lobby, anna):
    async with lobby.delivering():
        table = await anna.begin(level="novice")
        async with tab(anna, table) as news:
            while not await anna.moves(table):
                await news()
            version = (await anna.visit(table))["version"]
            await anna.plays(table)
            while (await anna.visit(table))["version"] < version + 2:
                await news()


async def test_a_closing_hall_ends_its_streams(lobby, anna):
    async with anna.client.get("/events") as response:
        await response.content.readline()
        lobby.hub.close()
        async with asyncio.timeout(SOON):
            await response.content.read()


async def test_a_tab_that_does_not_read_loses_the_oldest_news_only():
    hub = Hub()
    with hub.open("anna", "abcde") as slow:
        for version in range(1000):
            hub.hear(News(about="abcde", tables=["abcde"], version=version))
        heard = [
            json.loads(slow.events.get_nowait())["version"] for _ in range(slow.events.qsize())
        ]
    assert heard[-1] == 999


async def test_too_many_tabs_are_told_to_come_later():
    hub = Hub()
    with contextlib.ExitStack() as stack:
        for number in range(MAX_TABS):
            assert hub.has_room("anna")
            stack.enter_context(hub.open(str(number), "", network=str(number)))
        assert not hub.has_room("anna")
    assert hub.has_room("anna")


async def test_who_opens_very_many_tabs_takes_nobody_elses_place(anna, bea):
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(MAX_OF_ONE):
            await stack.enter_async_context(tab(anna))
        assert (await anna.get("/events")).status == 503
        await stack.enter_async_context(tab(bea))
    assert (await anna.get("/api/tables")).status == 200

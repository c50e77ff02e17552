"""The page in several processes: news, watchers and pages in sight reach from one to the other."""

import asyncio
import contextlib

import pytest
from aiohttp import ClientSession, CookieJar

from bot.adapters.web.events import Hub
from bot.adapters.web.news import News
from bot.adapters.web.watchers import Watchers
from storage.store import Store
from tests.bot.fleet import Fleet
from tests.bot.salle import Salle
from tests.bot.web.conftest import Lobby
from tests.bot.web.push_service import PushService
from tests.bot.web.test_events import tab
from tests.bot.web.test_push import subscribed, told
from tests.bot.web.test_roles import PROXY, Somebody, somebody
from tests.servers.valkey import MortalValkey, private_valkey
from tests.storage.records import until


async def heard_of(news, visitor, table, version):
    """Return when a tab has heard of a table, and sees it at this version."""
    while (await visitor.visit(table))["version"] != version:
        await news()


async def moved_on(visitor, address):
    """The same person, led to another process by a proxy: with the same cookies and address."""
    known = visitor.client
    jar = CookieJar(unsafe=True)
    jar.update_cookies({one.key: one.value for one in known.cookie_jar}, known._base_url)
    return Somebody(ClientSession(address, cookie_jar=jar, headers=PROXY))


async def test_two_play_through_two_processes_and_go_on_when_one_is_killed():
    async with Fleet() as fleet:
        pages = await fleet.start("page", "page")
        (delivering,) = await fleet.start("deliver")
        first, second = [await page.address() for page in pages]
        anna, bea = await somebody(first, "Anna"), await somebody(second, "Bea")
        carla = await somebody(second, "Carla")
        table = await anna.begin()
        assert (await bea.takes(table)).status == 200

        async with tab(anna, table) as annas, tab(bea, table) as beas:
            while (await anna.visit(table))["watchers"]:
                await annas()
            async with tab(carla, table):
                while (await anna.visit(table))["watchers"] != ["Carla"]:
                    await annas()
            while (await anna.visit(table))["watchers"]:
                await annas()
            for _ in range(2):
                is_annas = bool(await anna.moves(table))
                mover, waiter, news = (anna, bea, beas) if is_annas else (bea, anna, annas)
                await mover.plays(table)
                await heard_of(news, waiter, table, (await mover.visit(table))["version"])

            await fleet.kill(pages[0])
            again = await moved_on(anna, second)
            mover, waiter = (again, bea) if await again.moves(table) else (bea, again)
            async with tab(again, table) as agains:
                await mover.plays(table)
                news = beas if waiter is bea else agains
                await heard_of(news, waiter, table, (await mover.visit(table))["version"])
        for one in (anna, bea, carla, again):
            await one.end()
        await fleet.stop(pages[1], delivering)


@pytest.fixture
async def halls():
    """Two processes' halls over one Valkey: both serve pages, and the first one delivers."""
    async with private_valkey() as url:
        found = [Lobby(Salle(Store(url))) for _ in range(2)]
        for hall in found:
            await hall.open()
        yield found
        for hall in found:
            await hall.close()
            await hall.salle.store.close()


@pytest.fixture
async def service(halls):
    found = PushService()
    await found.start()
    for hall in halls:
        hall.push.is_allowed = found.is_ours
    yield found
    await found.close()


async def begun(hall):
    anna, bea = [await hall.visitor().arrive(name) for name in ("Anna", "Bea")]
    table = await anna.begin()
    await bea.takes(table)
    return table, (anna, bea) if await anna.moves(table) else (bea, anna)


@pytest.mark.parametrize("is_seen", [True, False])
async def test_who_has_a_page_of_the_other_process_in_sight_needs_no_push(halls, service, is_seen):
    delivering, serving = halls
    table, (mover, waiter) = await begun(serving)
    await told(delivering, service)
    await subscribed(waiter, service)
    await waiter.post("/api/sight", {"tab": "a", "is_seen": is_seen})
    async with tab(waiter, table) as news:
        await mover.plays(table)
        assert len(await told(delivering, service)) == (0 if is_seen else 1)
        await heard_of(news, waiter, table, (await mover.visit(table))["version"])


@pytest.fixture
async def mortal():
    """A Valkey that may be killed, and a hall over it whose tabs hear news."""
    server = MortalValkey()
    server.start()
    hall = Lobby(Salle(Store(server.url)))
    await hall.open()
    yield server, hall
    await hall.close()
    await hall.salle.store.close()
    server.close()


async def hears_news(hall, news):
    """Return when a tab on the arrival page hears what is published."""
    while True:
        await hall.salle.store.publish(str(News(version=7, has_challenges=True)))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                while (await news()).get("version") != 7:
                    pass
                return


async def test_after_news_may_have_been_lost_every_tab_looks_again(mortal):
    server, hall = mortal
    anna = await hall.visitor().arrive("Anna")
    async with tab(anna) as news:
        await hears_news(hall, news)
        server.kill()
        server.start()
        while await news() != {}:
            pass
        await hears_news(hall, news)


async def test_news_that_can_not_be_read_make_every_tab_look(mortal):
    _, hall = mortal
    anna = await hall.visitor().arrive("Anna")
    async with tab(anna) as news:
        await hears_news(hall, news)
        for odd in ("nonsense", "[]", '{"of": "a later version"}', '{"tables": 5}'):
            await hall.salle.store.publish(odd)
            while await news() != {}:
                pass
        await hears_news(hall, news)


async def test_whom_a_process_held_that_has_died_is_not_there_for_ever():
    async with private_valkey() as url:
        store, hub = Store(url), Hub()
        dead, alive = Watchers(store, lasting=0.2), Watchers(store)
        with hub.open("anna", "abcde", name="Anna"), hub.open("bea", "abcde") as bea:
            await dead.note(hub.at_tables())
            await alive.note({"abcde": [bea]})
        assert [one.name for one in await alive.at("abcde")] == ["Anna", ""]

        async def is_anna_gone():
            return [one.person for one in await alive.at("abcde")] == ["bea"]

        await until(is_anna_gone)
        await store.close()

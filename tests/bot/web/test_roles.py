"""The page, served by a process that does nothing else."""

import asyncio

import pytest
from aiohttp import ClientSession, CookieJar

from tests.bot.fleet import BEGINS, Fleet
from tests.bot.web.conftest import Answer, Visitor

PROXY = {"Host": "127.0.0.1:8080"}  # where people think that they are, whoever serves them


class Somebody(Visitor):
    """A visitor of a page in another process."""

    async def get(self, path: str, **headers: str) -> Answer:
        return await self._asked_again(lambda: super(Somebody, self).get(path, **headers))

    async def post(self, path: str, body: object = None, **headers: str) -> Answer:
        return await self._asked_again(lambda: super(Somebody, self).post(path, body, **headers))

    async def _asked_again(self, ask) -> Answer:
        """As the page does while a store is away, which it may seem to be on a busy machine."""
        async with asyncio.timeout(BEGINS):
            while (answer := await ask()).status == 503:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.1)
        return answer

    async def move_to(self, address: str) -> None:
        """As a proxy leads to another process: with the cookies of before."""
        jar = self.client.cookie_jar
        await self.client.close()
        self.client = ClientSession(address, headers=PROXY, cookie_jar=jar)

    async def end(self) -> None:
        await self.client.close()


async def somebody(address: str, name: str) -> Somebody:
    client = ClientSession(address, headers=PROXY, cookie_jar=CookieJar(unsafe=True))
    return await Somebody(client).arrive(name)


async def test_two_play_through_a_process_that_serves_the_page_alone():
    async with Fleet() as fleet:
        (page,) = await fleet.start("page")
        address = await page.address()
        anna, bea = await somebody(address, "Anna"), await somebody(address, "Bea")
        table = await anna.begin()
        assert (await bea.takes(table)).status == 200
        for _ in range(4):
            mover = anna if await anna.moves(table) else bea
            assert (await mover.plays(table)).status == 200
        await anna.end()
        await bea.end()
        await fleet.stop(page)


async def test_a_process_without_the_page_tells_of_its_health_where_a_port_is_named():
    async with Fleet() as fleet:
        (clock,) = await fleet.start("clock", SALLE_PORT="0")
        async with (
            ClientSession(await clock.address()) as client,
            client.get("/readyz") as answer,
        ):
            assert (answer.status, await answer.json()) == (
                200,
                {"ready": True, "not_ready": []},
            )
        await fleet.stop(clock)


@pytest.mark.long
async def test_a_page_is_replaced_while_two_play_and_their_logins_hold():
    async with Fleet() as fleet:
        old, _ = await fleet.start("page", "deliver")
        anna, bea = [await somebody(await old.address(), name) for name in ("Anna", "Bea")]
        table = await anna.begin()
        assert (await bea.takes(table)).status == 200
        for _ in range(2):
            new = await fleet.replace(old)
            address, old = await new.address(), new
            for one in (anna, bea):
                await one.move_to(address)
            mover = anna if await anna.moves(table) else bea
            assert (await mover.plays(table)).status == 200
        await anna.end()
        await bea.end()
        await fleet.stop(*fleet.running)

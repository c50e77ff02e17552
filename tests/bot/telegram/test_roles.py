"""Salle on Telegram as several processes, each with one role."""

import asyncio
from contextlib import asynccontextmanager
from itertools import count

import aiohttp
import pytest
from aiohttp import web

from tests.bot.fleet import BEGINS, Fleet
from tests.bot.telegram.evening import UserDirectory


@pytest.fixture
async def fleet(server):
    server.callback_lifetime = BEGINS  # on a busy machine
    limits = {"TELEGRAM_LIMITS": "false"}
    async with Fleet(TELEGRAM_TOKEN=server.token, TELEGRAM_API_BASE=server.base, **limits) as made:
        yield made


@pytest.mark.long
async def test_a_match_is_heard_by_one_process_and_told_by_another(server, fleet):
    people = UserDirectory(server)
    await fleet.start("telegram", "deliver")
    await server.polled(BEGINS)
    await people.match("en_garde touches=1")
    final = await people.play_out()
    assert "wins the match" in final.text or "drawn" in final.text
    await fleet.stop(*fleet.running)


@pytest.mark.long
async def test_one_of_two_processes_polls_and_the_other_goes_on_where_it_dies_or_stops(
    server, fleet
):
    people = UserDirectory(server)
    (first,) = await fleet.start("telegram")
    await server.polled(BEGINS)
    (second,) = await fleet.start("telegram")
    await fleet.start("deliver")
    await people.match("en_garde touches=5")
    await second.ready_to_serve(BEGINS)
    for end, polling in ((fleet.kill, first), (fleet.stop, second)):
        await plays(people)
        (another,) = await fleet.start("telegram")
        await another.ready_to_serve(BEGINS)
        await end(polling)
    await plays(people)
    await fleet.stop(*fleet.running)


async def plays(people):
    mark = people.server.mark()
    person, message, where = await people.mover()
    await people.play(message=message, person=person, where=where)
    await people.board(since=mark)


class Balancer:
    """A proxy before several workers: each call goes to the next, or to one that answers."""

    def __init__(self):
        self.workers = []
        self.url = ""
        self._turn = count()

    @asynccontextmanager
    async def open(self):
        app = web.Application()
        app.router.add_post("/hooks/telegram", self._pass_on)
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self.url = f"http://127.0.0.1:{runner.addresses[0][1]}/hooks/telegram"
        async with aiohttp.ClientSession() as self._client:
            yield self
        await runner.cleanup()

    async def _pass_on(self, request):
        body, turn = await request.read(), next(self._turn)
        for number in range(len(self.workers)):
            address = self.workers[(turn + number) % len(self.workers)]
            try:
                async with self._client.post(
                    f"{address}hooks/telegram", data=body, headers=request.headers
                ) as answer:
                    if answer.status == 200:
                        return web.Response()
            except aiohttp.ClientError:
                pass
        return web.Response(status=503)


@pytest.mark.long
async def test_workers_of_a_webhook_come_and_go_while_a_match_is_played(server, fleet):
    people = UserDirectory(server)
    async with Balancer().open() as balancer:

        async def begin():
            (worker,) = await fleet.start("telegram", TELEGRAM_WEBHOOK_URL=balancer.url)
            await worker.ready_to_serve(BEGINS)
            balancer.workers.append(await worker.address())
            return worker

        workers = [await begin(), await begin()]
        await fleet.start("deliver")
        await people.match("en_garde touches=5")
        for end in (fleet.stop, fleet.kill):
            await plays(people)
            workers.append(await begin())
            leaving = workers.pop(0)
            await asyncio.gather(plays(people), end(leaving))
            balancer.workers.remove(await leaving.address())
            await plays(people)
        assert server.postman.webhook.url == balancer.url
        await fleet.stop(*fleet.running)
        assert server.postman.webhook.url == balancer.url  # nobody takes it away

"""Discord's rate over all requests of a bot, kept where they leave us."""

import asyncio
import time

import pytest
from aiohttp import ClientSession, TraceConfig, web
from aiohttp.test_utils import TestServer
from discord.http import Route
from yarl import URL

from bot.adapters.discord.overall_rate import is_counted, keep_to
from bot.adapters.rates import OverallRate, SharedRates
from storage.base import Rate, StoreAwayError
from tests.servers.private_store import PrivateStore

BOT = "discord:77"
RATE = Rate(most=4, every=0.075)


@pytest.fixture
async def base(monkeypatch):
    """An API that takes everything."""

    async def take(request):
        return web.Response(text="ok")

    app = web.Application()
    app.add_routes([web.route("*", "/{path:.*}", take)])
    server = TestServer(app, host="127.0.0.1")
    await server.start_server()
    monkeypatch.setattr(Route, "BASE", str(server.make_url("/api/v10")))
    yield Route.BASE
    await server.close()


def session(store=None):
    trace = TraceConfig()
    keep_to(OverallRate(RATE, SharedRates(store, BOT) if store else None), trace)
    return ClientSession(trace_configs=[trace])


async def post(session, address):
    async with session.post(address) as answer:
        return await answer.text()


@pytest.mark.parametrize("sharing", [1, 2])
async def test_requests_of_all_processes_wait_for_their_time(base, sharing):
    store = PrivateStore() if sharing > 1 else None
    sessions = [session(store) for _ in range(sharing)]
    began = time.monotonic()
    address = f"{base}/channels/1/messages"
    await asyncio.gather(*(post(sessions[n % sharing], address) for n in range(12)))
    assert time.monotonic() - began >= (12 - RATE.most) * RATE.every
    for one in sessions:
        await one.close()


async def test_answers_to_interactions_do_not_wait(base):
    trace = TraceConfig()
    keep_to(OverallRate(Rate(most=1, every=3600.0), None), trace)
    async with ClientSession(trace_configs=[trace]) as client, asyncio.timeout(60):
        await post(client, f"{base}/channels/1/messages")
        waiting = asyncio.create_task(post(client, f"{base}/channels/1/messages"))
        for path in ("interactions/1/x/callback", "webhooks/1/x/messages/@original"):
            assert await post(client, f"{base}/{path}") == "ok"
        assert not waiting.done()
        waiting.cancel()
        await asyncio.wait([waiting])


@pytest.mark.parametrize(
    ("path", "counted"),
    [
        ("channels/1/messages", True),
        ("users/@me/channels", True),
        ("gateway", True),
        ("interactions/1/token/callback", False),
        ("webhooks/1/token", False),
        ("webhooks/1/token/messages/@original", False),
    ],
)
def test_what_is_bound_to_the_rate(base, path, counted):
    assert is_counted(URL(f"{base}/{path}")) is counted


def test_the_gateway_is_not_bound_to_the_rate(base):
    assert not is_counted(URL("wss://gateway.discord.gg/?v=10"))


async def test_while_the_store_is_away_the_process_counts_its_own(base):
    class Away(PrivateStore):
        async def reserve(self, *args, **more):
            raise StoreAwayError("away")

    began = time.monotonic()
    async with session(Away()) as client:
        await asyncio.gather(*(post(client, f"{base}/gateway") for _ in range(9)))
    assert time.monotonic() - began >= (9 - RATE.most) * RATE.every

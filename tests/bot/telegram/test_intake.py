"""How updates come in while something is wrong: with Telegram, a chat, or one update."""

import asyncio

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer
from structlog.testing import capture_logs

from bot.adapters.telegram import updates
from tests.bot.telegram.evening import Evening

MANY = 300
FLOOD = 50.0
"""Seconds; for more Salle waits not at all."""


async def is_answered(evening, *, within=60.0):
    """Eve, who has nothing to do with the trouble, asks for help."""
    mark = evening.server.mark()
    await evening.eve.sends("/help")
    await evening.eve.wait(lambda m: "play by correspondence" in m.text, within, since=mark)


@pytest.fixture
def soon_closed(monkeypatch):
    """What waits for a flooded chat isn't waited for at the end."""
    monkeypatch.setattr("bot.adapters.telegram.inbox._FINISHED_WITHIN", 0.1)


async def test_a_flooded_chat_silences_no_other(evening, soon_closed):
    evening.server.rate_limit(evening.group, retry_after=FLOOD)
    for _ in range(MANY):
        await evening.anna.sends(evening.group, "/help")
    await evening.server.settled()
    await is_answered(evening)


async def test_many_flooded_chats_silence_no_other(evening, soon_closed):
    people = [evening.server.user(f"P{number}") for number in range(MANY)]
    for one in people:
        evening.server.rate_limit(one, retry_after=FLOOD)
        await one.sends("/help")
    await evening.server.settled()
    await is_answered(evening)


async def test_a_message_that_hangs_holds_up_its_own_chat_alone(evening):
    release = evening.server.holds("sendMessage")
    await evening.anna.sends("/help")
    await evening.server.holding("sendMessage")
    await is_answered(evening)
    release.set()


async def test_an_update_that_can_not_be_read_hides_no_other(evening):
    evening.server.post("message", {"message_id": 1, "date": "never", "chat": 5}, lane=0)
    await is_answered(evening)
    await evening.server.settled()


async def test_a_token_that_is_withdrawn_and_given_back_is_used_again(evening):
    token, server = evening.server.token, evening.server
    with capture_logs() as logs:
        server.token = "123:another"
        server.updates.interrupt("terminated by setWebhook request")
        await server.called("getUpdates", lambda call: call.status == 401, timeout=60)
        server.token = token
        await is_answered(evening, within=60)
    told = [line["event"] for line in logs if line["log_level"] == "error"]
    assert told
    assert all("doesn't accept TELEGRAM_TOKEN" in line for line in told)
    assert token not in str(logs)


async def test_a_telegram_that_goes_away_and_comes_back_is_heard_again(evening):
    await evening.server.stop()
    await asyncio.sleep(2.0)
    await evening.server.start()
    await is_answered(evening, within=60)


@pytest.mark.parametrize("status", [400, 409])
async def test_no_answer_of_telegrams_ends_the_polling(evening, status):
    evening.server.fails("getUpdates", status, "Something is wrong")
    evening.server.updates.interrupt("terminated by other getUpdates request")
    await is_answered(evening, within=60)


async def test_a_token_that_is_refused_only_after_the_start_is_asked_for_again(server):
    """Telegram was away when Salle started."""
    server.fails("getMe", 502, "Bad Gateway")
    server.fails("getMe", 401, "Unauthorized")
    async with Evening(server).open() as evening:
        await is_answered(evening, within=60)


async def test_an_answer_that_can_not_be_sent_is_sent_later(evening):
    await evening.anna.starts()
    await evening.anna.wait()
    mark = evening.server.mark()
    evening.server.drops("sendMessage")
    evening.server.drops("sendPhoto")
    await evening.anna.sends("/help")
    await evening.anna.wait(lambda m: "play by correspondence" in m.text, 15, since=mark)


async def test_an_update_that_drips_for_ever_is_not_waited_for(monkeypatch):
    monkeypatch.setattr(updates, "_BODY_WITHIN", 0.2)

    async def read(request):
        return web.Response(text=str(len(await updates._body(request))))

    async def drips():
        for _ in range(1000):
            yield b"x"
            await asyncio.sleep(0.05)

    app = web.Application()
    app.add_routes([web.post("/", read)])
    async with TestClient(TestServer(app, host="127.0.0.1")) as client, asyncio.timeout(60):
        async with client.post("/", data=b"xyz") as answer:
            assert await answer.text() == "3"
        async with client.post("/", data=drips()) as answer:
            assert answer.status == 408

"""What platforms, page and store are counted as, where they meet Salle."""

import asyncio

import pytest

from bot.observability import metrics
from storage.base import StoreAwayError
from storage.client import RedisClient
from storage.server_errors import ServerError
from tests.bot.discord.evening import Evening as DiscordEvening
from tests.bot.telegram.evening import Evening as TelegramEvening
from tests.bot.web.conftest import Lobby
from tests.servers.discord import DiscordServer
from tests.servers.telegram import TelegramServer
from tests.servers.valkey import free_port, private_valkey


def value(name, **labels):
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0


async def until(is_so, within=60.0):
    """Look until it is so: nobody is told of what is counted."""
    async with asyncio.timeout(within):
        while not is_so():  # noqa: ASYNC110 - there is no event
            await asyncio.sleep(0.01)


class Since:
    """How much has been counted since this was made."""

    def __init__(self, name, **labels):
        self._of = (name, labels)
        self._before = self._now()

    def _now(self):
        name, labels = self._of
        return value(name, **labels)

    @property
    def count(self):
        return self._now() - self._before

    async def reaches(self, count):
        await until(lambda: self.count >= count)


async def test_on_discord_commands_taps_and_calls_are_counted_by_how_they_end():
    async with DiscordServer() as server, DiscordEvening(server).open() as evening:
        assert await evening.adapter.is_ready()
        commands = Since(
            "salle_request_seconds_count", platform="discord", kind="command", outcome="ok"
        )
        taps = Since("salle_request_seconds_count", platform="discord", kind="tap", outcome="ok")
        limited = Since(
            "salle_platform_call_seconds_count", platform="discord", outcome="rate_limited"
        )
        sent = Since("salle_messages_sent_total", platform="discord", place="person")
        told = Since("salle_delivery_seconds_count", platform="discord", outcome="told")
        server.patience = server.limits.answer_within = 30.0
        server.rate_limit("POST /channels/{channel_id}/messages", retry_after=0.05)
        await evening.match()
        await commands.reaches(1)
        await taps.reaches(1)
        await sent.reaches(2)
        await told.reaches(3)
        assert limited.count == 1


async def test_a_discord_whose_token_is_withdrawn_is_not_ready():
    async with DiscordServer() as server, DiscordEvening(server).open() as evening:
        refused = Since("salle_platform_call_seconds_count", platform="discord", outcome="shut_out")
        server.withdraw_token()
        await refused.reaches(1)
        async with asyncio.timeout(60):
            while await evening.adapter.is_ready():  # noqa: ASYNC110 - as above
                await asyncio.sleep(0.01)


async def test_on_telegram_messages_taps_and_calls_are_counted_by_how_they_end():
    async with TelegramServer("123:abc") as server, TelegramEvening(server).open() as evening:
        await evening.greeted()
        assert await evening.adapter.is_ready()
        messages = Since(
            "salle_request_seconds_count", platform="telegram", kind="message", outcome="ok"
        )
        taps = Since("salle_request_seconds_count", platform="telegram", kind="tap", outcome="ok")
        broken = Since("salle_platform_call_seconds_count", platform="telegram", outcome="broken")
        server.fails("sendPhoto", 502)
        await evening.match()
        await messages.reaches(1)
        await taps.reaches(1)
        await broken.reaches(1)


async def test_requests_of_the_page_have_an_id_in_their_answer_and_streams_are_tabs():
    lobby = Lobby()
    await lobby.server.start_server()
    try:
        anna = await lobby.visitor().arrive("Anna")
        refused = Since(
            "salle_request_seconds_count", platform="web", kind="view", outcome="refused"
        )
        _, _, one = await anna.raw("/api/tables")
        _, _, two = await anna.raw("/api/tables")
        assert len(one["X-Request-ID"]) == 16
        assert one["X-Request-ID"] != two["X-Request-ID"]
        assert (await anna.raw("/api/table/none1"))[0] == 404
        assert (await anna.raw("/nowhere"))[0] == 404
        assert refused.count == 2
        tabs = Since("salle_open_tabs")
        async with anna.client.get("/events", headers={"X-Salle": "1"}) as stream:
            await stream.content.readline()
            assert tabs.count == 1
            assert "X-Request-ID" not in stream.headers
        await until(lambda: not tabs.count)
    finally:
        await lobby.close()


async def test_round_trips_to_redis_are_told_by_how_they_end():
    told = []
    async with private_valkey() as url:
        client = RedisClient(url, observe=lambda *one: told.append(one))
        await client.ask("PING")
        with pytest.raises(ServerError):
            await client.ask("NONSENSE")
        await client.close()
    client = RedisClient(f"redis://127.0.0.1:{free_port()}", observe=lambda *one: told.append(one))
    with pytest.raises(StoreAwayError):
        await client.ask("PING")
    await client.close()
    assert [outcome for outcome, _ in told] == ["ok", "refused", "away"]
    assert all(0 < seconds < 10 for _, seconds in told)


async def test_a_thought_is_measured_by_its_game(salle, anna):
    thoughts = Since("salle_thought_seconds_count", game="cannae", result="ok")
    async with salle.delivering():
        await salle.alone(anna, game="cannae", level="novice")
        table = (await salle.tables.store.running_tables(str(anna.address)))[0]
        if (await anna.turn(table)).prompt.groups:
            await anna.plays(table, "-")
        await thoughts.reaches(1)

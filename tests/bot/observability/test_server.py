"""The port for whoever watches: metrics, that the process lives, and whether it is ready."""

import asyncio
import json
import re
import signal

from aiohttp import ClientSession
from prometheus_client.parser import text_string_to_metric_families

from bot.adapters.metrics_port import MetricsServer
from bot.observability.health import Health
from storage.base import Notice, NoticeKind, TableKey
from storage.store import Store
from tests.bot.discord.evening import People
from tests.bot.fleet import Fleet
from tests.servers.discord import DiscordServer
from tests.servers.valkey import free_port, private_valkey


async def get(url):
    async with ClientSession() as session, session.get(url) as answer:
        return answer.status, await answer.text()


def samples(text):
    return {
        (sample.name, *sorted(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def notice(table, to):
    return Notice(table=TableKey("discord", table, "abc"), version=1, to=to, kind=NoticeKind.TURN)


async def test_depth_and_age_of_the_outbox_are_those_of_all_shards():
    async with private_valkey() as url:
        store = Store(url)
        await store.enqueue([notice(str(chat), "chat") for chat in range(20)])
        await store.enqueue([notice("5", "computer:novice")])
        (entry, *_) = await store.take("worker", count=1, wait=0)
        await store.park(entry, "telegram")
        await asyncio.sleep(0.2)
        async with MetricsServer(store, Health()).opened("127.0.0.1", 0) as address:
            status, text = await get(f"{address}metrics")
        await store.close()
    found = samples(text)
    assert status == 200
    assert found["salle_outbox_notices", "notices"] == 19
    assert found["salle_outbox_notices", "computer_turns"] == 1
    assert found["salle_outbox_parked", "telegram"] == 1
    assert 0.2 <= found["salle_outbox_oldest_seconds", "notices"] < 60


async def test_which_part_is_not_ready_is_said_and_that_it_lives_is_another_question():
    health, is_there = Health(), asyncio.Event()

    async def discord():
        return is_there.is_set()

    health.watch("discord", discord)
    store = Store("redis://127.0.0.1:1")
    async with MetricsServer(store, health).opened("127.0.0.1", 0) as address:
        status, said = await get(f"{address}readyz")
        assert (status, json.loads(said)) == (503, {"ready": False, "not_ready": ["discord"]})
        assert (await get(f"{address}healthz"))[0] == 200
        assert (await get(f"{address}metrics"))[0] == 200  # though the store is away
        is_there.set()
        assert (await get(f"{address}readyz"))[0] == 200
        health.drain()
        status, said = await get(f"{address}readyz")
        assert (status, json.loads(said)["not_ready"]) == (503, ["drained"])
    await store.close()


async def test_a_request_is_found_in_the_logs_of_all_processes_by_one_id():
    """Two real processes: one hears Discord's people, the other tells them."""
    async with (
        DiscordServer() as server,
        Fleet(
            DISCORD_TOKEN=server.token,
            DISCORD_API_BASE=server.api_base,
            SALLE_LOG_LEVEL="info",
            SALLE_LOG_FORMAT="json",
        ) as fleet,
    ):
        server.patience = server.limits.answer_within = 30.0  # on a busy machine
        port = free_port()
        (hears,) = await fleet.start("discord", SALLE_METRICS_PORT=str(port))
        (tells,) = await fleet.start("deliver,clock,think")
        await server.synced("challenge", within=60)
        await server.ready(60)
        people = People(server)
        await people.match()
        person, message = await people.mover()
        before = samples((await get(f"http://127.0.0.1:{port}/metrics"))[1])
        await people.play(message, person)
        rival = people.bea if person is people.anna else people.anna
        await server.wait(lambda: len(rival.dm.messages) > 0, 20, "news for the rival")
        assert (await get(f"http://127.0.0.1:{port}/readyz"))[0] == 200
        after = samples((await get(f"http://127.0.0.1:{port}/metrics"))[1])
        while not after["salle_event_loop_lag_seconds_count",]:  # looked at once a second
            await asyncio.sleep(0.1)
            after = samples((await get(f"http://127.0.0.1:{port}/metrics"))[1])
        logs = []
        for process in (hears, tells):
            fleet.running.remove(process)
            process.process.send_signal(signal.SIGTERM)
            _, said = await process.end(30)
            logs.append([json.loads(line) for line in said.splitlines() if line.startswith("{")])
    heard, told = logs
    (move,) = [line for line in heard if line["event"] == "committed" and line["act"] == "move"]
    mine = move["request"]
    assert re.fullmatch(r"[0-9a-f]{16}", mine)
    (asked,) = [one for one in heard if one["event"] == "request" and one["request"] == mine]
    assert (asked["platform"], asked["kind"], asked["outcome"]) == ("discord", "tap", "ok")
    delivered = [one for one in told if one.get("request") == mine and one["event"] == "delivery"]
    assert {one["outcome"] for one in delivered} == {"told"}
    assert {one["table"] for one in delivered} == {move["table"]}
    moves = ("salle_acts_total", "en_garde", "move")
    assert after[moves] == before.get(moves, 0) + 1
    taps = ("salle_request_seconds_count", "discord", "ok", "tap")
    assert after[taps] >= before[taps] + 2
    assert after["salle_platform_call_seconds_count", "discord", "ok"] > 0
    assert after["salle_redis_seconds_count", "ok"] > before["salle_redis_seconds_count", "ok"]

"""Trouble on the line, limits and faults; and the server started by hand."""

import asyncio
import subprocess
import sys
from pathlib import Path

import aiohttp
import discord
import pytest

from tests.servers.discord.client import Hall, ShardedBot, running


async def test_a_dropped_socket_resumes_and_misses_nothing(hall):
    hall.server.drop_gateway()
    reply = await hall.anna.slash(hall.games, "who")  # asked while the line is down
    assert reply.content == "who?"
    assert (hall.server.gateway.resumes, hall.server.gateway.identifies) == (1, 1)


async def test_a_wiped_session_identifies_again(hall):
    hall.server.drop_gateway(resumable=False)
    await hall.server.ready()
    assert (await hall.anna.slash(hall.games, "who")).content == "who?"
    assert (hall.server.gateway.resumes, hall.server.gateway.identifies) == (0, 2)


async def test_every_shard_hears_its_own_guild(server):
    hall = Hall(server)
    other = server.guild("Elsewhere", [hall.anna])
    while (other.id ^ hall.guild.id) >> 22 & 1 == 0:
        server.clock.advance(0.001)
        other = server.guild("Elsewhere", [hall.anna])
    place = other.channel("here")
    async with running(server, ShardedBot(shard_count=2)):
        await server.wait(lambda: server.gateway.identifies == 2)
        for channel in (hall.games, place, hall.anna.dm):
            assert (await hall.anna.slash(channel, "who")).content == "who?"


async def test_a_request_to_reconnect_is_followed(hall):
    hall.server.reconnect_gateway()
    await hall.server.wait(lambda: hall.server.gateway.resumes)
    assert (await hall.anna.slash(hall.games, "who")).content == "who?"


async def test_an_invalid_session_is_begun_anew(hall):
    hall.server.invalidate_session()
    await hall.server.wait(lambda: hall.server.gateway.identifies == 2)
    assert (await hall.anna.slash(hall.games, "who")).content == "who?"


async def test_nobody_acts_on_a_bot_that_is_not_there(server):
    hall = Hall(server)
    with pytest.raises(AssertionError, match="no command"):
        await hall.anna.slash(hall.games, "who")


@pytest.mark.parametrize("scope", ["user", "global"])
async def test_a_rate_limit_is_waited_out(hall, scope):
    route = "POST /channels/{id}/messages"
    hall.server.rate_limit(route, retry_after=0.02, times=2, scope=scope)
    await hall.channel.send("patience")
    assert [r.status for r in hall.server.requests(route)] == [429, 429, 200]


async def test_a_bucket_lets_so_many_pass_in_so_long(hall):
    route = "POST /channels/{id}/messages"
    hall.server.bucket(route, limit=2, per=0.1)
    await asyncio.gather(*(hall.channel.send(str(n)) for n in range(4)))
    assert len(hall.games.messages) == 4


async def test_a_failure_on_demand_is_met_once(hall):
    hall.server.fail("POST /channels/{id}/messages", 50013)
    with pytest.raises(discord.Forbidden):
        await hall.channel.send("one")
    await hall.channel.send("two")
    assert [m.content for m in hall.games.messages] == ["two"]


async def test_a_fault_of_the_server_itself_is_not_hidden(server):
    server.fail("GET /gateway", 0, status=500)
    async with aiohttp.ClientSession() as http:
        async with http.get(f"{server.api_base}/gateway") as asked_for:
            assert asked_for.status == 500
        async with http.patch(
            f"{server.api_base}/channels/{Hall(server).games.id}",
            json=["no", "form"],
            headers={"Authorization": f"Bot {server.token}"},
        ) as broken:
            assert broken.status == 500
    assert [type(fault) for fault in server.faults] == [AttributeError]
    server.faults.clear()


def test_the_console_starts_and_ends():
    command = [sys.executable, "-m", "tests.servers.discord", "--port", "0"]
    lines = "say hello\nlook\nclick Nothing\nquit\n"
    root = Path(__file__).parents[3]
    done = subprocess.run(
        command, cwd=root, input=lines, capture_output=True, text=True, timeout=60, check=True
    )
    assert "DISCORD_API_BASE=http://127.0.0.1:" in done.stdout
    assert "Anna: hello" in done.stdout

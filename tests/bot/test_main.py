"""The real process: what an operator sees when something is wrong, and when all is well."""

import asyncio
import json
import os
import re
import resource
import signal
import socket
from asyncio.subprocess import PIPE
from collections import Counter
from pathlib import Path

import aiohttp
import pytest

from bot.settings_list import all_settings, help_text
from tests.bot import forks
from tests.servers.valkey import free_port, valkey

FOLDER = Path(__file__).parents[2]


async def salle(folder, *, module="bot", begin=(), **settings):
    """Start Salle in a folder of its own; `begin` are Python's arguments for a process anew."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("SALLE", "PORT"))}
    environment |= {"SALLE_DATA": str(folder), "SALLE_PORT": "0", "PYTHONPATH": str(FOLDER)}
    how = {"env": environment | settings, "stdout": PIPE, "stderr": PIPE}
    return await (forks.begin_anew(*begin, **how) if begin else forks.begin(module, **how))


async def refused(folder, **settings):
    """What it says when it can't start: one sentence and exit code 1."""
    process = await salle(folder, **settings)
    _, said = await asyncio.wait_for(process.communicate(), 60)
    text = said.decode().strip()
    assert process.returncode == 1, text
    assert "Traceback" not in text
    assert text.count("\n") == 0, text
    return text


@pytest.fixture
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("data")


async def test_an_unreachable_redis_is_one_sentence(folder):
    said = await refused(folder, REDIS_URL=f"redis://:secret@127.0.0.1:{free_port()}/0")
    assert "127.0.0.1" in said
    assert "secret" not in said


async def test_an_evicting_redis_is_refused(folder):
    with valkey("--maxmemory", "50mb", "--maxmemory-policy", "allkeys-lru") as url:
        said = await refused(folder, REDIS_URL=url)
    assert "noeviction" in said


async def test_a_redis_that_keeps_nothing_is_refused(folder):
    with valkey() as url:
        said = await refused(folder, REDIS_URL=url)
    assert "disk" in said


async def test_a_taken_port_is_one_sentence(folder):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = await refused(folder, SALLE_PORT=port)
    assert port in said
    assert "SALLE_PORT" in said


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("SALLE_PORT", "eighty", "SALLE_PORT"),
        ("DISCORD_API_BASE", "localhost:9000", "http://"),
        ("SALLE_LOG_LEVEL", "loud", "debug, info"),
        ("SALLE_CHALLENGE_DAYS", "-1", "greater than 0"),
    ],
)
async def test_a_setting_that_can_not_be_is_named(folder, name, value, words):
    assert words in await refused(folder, **{name: value})


async def test_a_setting_that_is_none_is_warned_of_without_its_value(folder):
    url = f"redis://127.0.0.1:{free_port()}/0"
    process = await salle(folder, REDIS_URL=url, SALLE_REDIS_URL="redis://:sekrit@host/0")
    _, said = await asyncio.wait_for(process.communicate(), 60)
    warned, refusal = said.decode().splitlines()
    assert "SALLE_REDIS_URL" in warned
    assert "did you mean REDIS_URL?" in warned
    assert "Salle: " in refusal
    assert "sekrit" not in said.decode()


async def test_it_prints_its_address_and_stops_when_told_whatever_connects_in_silence(folder):
    """A shell or a service manager allows few open files, and more to a program that asks."""
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (128, most))
    try:
        process = await salle(folder, begin=("-m", "bot"))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, most))
    line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
    host, port = re.search(r"http://(127\.0\.0\.1):(\d+)", line).groups()
    silent = [await asyncio.open_connection(host, port) for _ in range(200)]
    async with (
        asyncio.timeout(60),
        aiohttp.ClientSession() as web,
        web.get(f"http://{host}:{port}/healthz") as answer,
    ):
        assert answer.status == 200
    for _, writer in silent:
        writer.close()
    process.send_signal(signal.SIGTERM)
    _, said = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 0
    assert said == b""


async def test_a_bug_that_ends_a_job_is_logged_and_people_play_on(folder):
    process = await salle(folder, SALLE_LOG_FORMAT="json", module="tests.bot.broken_jobs")
    line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
    address = re.search(r"http://127\.0\.0\.1:\d+", line)[0]
    failures = Counter()
    async with asyncio.timeout(60):
        while len(failures) < 2 or min(failures.values()) < 2:  # each is begun again
            line = await process.stderr.readline()
            if b"it is begun again" in line:
                assert b"RuntimeError: a bug" in line
                failures[json.loads(line)["job"]] += 1
    assert failures.keys() == {"clock", "delivery"}
    async with aiohttp.ClientSession() as web, web.get(f"{address}/healthz") as answer:
        assert answer.status == 200
    process.send_signal(signal.SIGTERM)
    await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 0


async def test_two_halls_do_not_share_a_folder(folder):
    first = await salle(folder)
    await asyncio.wait_for(first.stdout.readline(), 60)
    said = await refused(folder)
    assert str(folder) in said
    first.send_signal(signal.SIGTERM)
    await asyncio.wait_for(first.communicate(), 60)


def test_help_and_the_example_list_every_setting():
    example, told = (FOLDER / ".env.example").read_text("utf-8"), help_text()
    for setting in all_settings():
        assert f"  {setting.names[0]} " in told
        assert f"{setting.names[0]}=" in example

"""At rest, with nobody there: what Salle and her private server take of a core.

`python -m bench rest`. CPU seconds are the system's own count of both processes, so a machine that
does something else meanwhile changes little.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from typing import Any

import psutil

from bench.process import started, stopped
from tests.servers.discord import DiscordServer
from tests.servers.telegram import TelegramServer

SETTLED = 0.1  # CPU seconds in LOOK seconds: no pictures are drawn ahead any more
LOOK = 10.0
REST = 60.0  # seconds


def run() -> Iterator[dict[str, Any]]:
    """Without platforms, and with both."""
    yield asyncio.run(at_rest("at rest, local table"))
    yield asyncio.run(connected())


async def connected() -> dict[str, Any]:
    """With Discord and Telegram, which say nothing."""
    async with DiscordServer(token="bench") as discord, TelegramServer(token="1:b") as telegram:
        anna = discord.user("Anna", "en-GB")
        discord.guild("Salle", [anna]).channel("games")
        return await at_rest(
            "at rest, both platforms",
            DISCORD_TOKEN="bench",
            DISCORD_API_BASE=discord.api_base,
            TELEGRAM_TOKEN="1:b",
            TELEGRAM_API_BASE=telegram.base,
        )


async def at_rest(name: str, **settings: str) -> dict[str, Any]:
    """The shares of a core that each takes."""
    with tempfile.TemporaryDirectory(prefix="hall-") as folder:
        _, process = await started(folder, **settings)
        salle = psutil.Process(process.pid)
        used = -LOOK
        while _seconds(salle) - used > SETTLED:
            used = _seconds(salle)
            await asyncio.sleep(LOOK)
        parts = {"salle": salle, "valkey": _server_of(salle)}
        before = {part: _seconds(one) for part, one in parts.items()}
        await asyncio.sleep(REST)
        took = {part: _seconds(one) - before[part] for part, one in parts.items()}
        await stopped(process)
    shares = {f"{part}_percent": round(100 * one / REST, 2) for part, one in took.items()}
    return {"name": name, **shares, "percent_of_a_core": round(sum(shares.values()), 2)}


def _server_of(salle: psutil.Process) -> psutil.Process:
    return next(one for one in salle.children() if "valkey" in one.name())


def _seconds(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)

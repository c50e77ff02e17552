"""The real process: from start to ready, and what it weighs when idle with both platforms.

The platforms are the tests' own servers, in the benchmark's own process.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import aiohttp
import psutil

from tests.servers.discord import DiscordServer
from tests.servers.telegram import TelegramServer
from tests.servers.valkey import free_port

FOLDER = Path(__file__).parents[1]
STARTS = 5
# What the local table imports of other people's: its start is compared with that.
LIBRARIES = (
    "asyncio", "aiohttp.web", "cachetools", "fluent.runtime", "PIL.Image",
    "pydantic_settings", "redis.asyncio", "structlog", "zlib_ng.zlib_ng",
)  # fmt: skip
IDLE = 5.0  # seconds


def run() -> Iterator[dict[str, Any]]:
    """The figures, one after the other."""
    yield asyncio.run(alone())
    yield asyncio.run(connected())


async def alone() -> dict[str, Any]:
    """The local table by itself, started several times, each beside an import of its libraries."""
    took, importing = [], []
    for _ in range(STARTS):
        importing.append(await importing_libraries())
        with tempfile.TemporaryDirectory(prefix="hall-") as folder:
            seconds, process = await started(folder)
            took.append(seconds)
            await stopped(process)
    return {
        "name": "start to ready, local table",
        "median_s": round(median(took), 2),
        "max_s": round(max(took), 2),
        "importing_its_libraries_s": round(median(importing), 2),
        "ratio": round(median(took) / median(importing), 2),
    }


async def importing_libraries() -> float:
    """Seconds that an interpreter takes to start and to import the local table's libraries."""
    start = time.perf_counter()
    forbid_rich = "import sys; sys.modules['rich'] = None"  # as `bot` does
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", f"{forbid_rich}; import {', '.join(LIBRARIES)}", cwd=FOLDER
    )
    await process.wait()
    return time.perf_counter() - start


async def connected() -> dict[str, Any]:
    """With Discord and Telegram."""
    async with DiscordServer(token="bench") as discord, TelegramServer(token="1:b") as telegram:
        anna = discord.user("Anna", "en-GB")
        discord.guild("Salle", [anna]).channel("games")
        took = []
        for number in range(STARTS):
            with tempfile.TemporaryDirectory(prefix="hall-") as folder:
                seconds, process = await started(
                    folder,
                    DISCORD_TOKEN="bench",
                    DISCORD_API_BASE=discord.api_base,
                    DISCORD_LIMITS="false",
                    TELEGRAM_TOKEN="1:b",
                    TELEGRAM_API_BASE=telegram.base,
                )
                took.append(seconds)
                if number == STARTS - 1:
                    await asyncio.sleep(IDLE)
                    weight = psutil.Process(process.pid).memory_info().rss
                    uss = psutil.Process(process.pid).memory_full_info().uss
                await stopped(process)
    return {
        "name": "start to ready and idle, both platforms",
        "median_s": round(median(took), 2),
        "max_s": round(max(took), 2),
        "idle_rss_mib": round(weight / 2**20, 1),
        "idle_uss_mib": round(uss / 2**20, 1),
    }


async def started(
    folder: str, *words: str, within: float = 30.0, **settings: str
) -> tuple[float, asyncio.subprocess.Process]:
    """Seconds until `/healthz` says yes, and the process; `words` follow `python -m bot`."""
    port = free_port()
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("SALLE", "PORT"))}
    environment |= {"SALLE_DATA": folder, "SALLE_PORT": str(port)} | settings
    start = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *words),
        cwd=FOLDER,
        env=environment,
        stdout=asyncio.subprocess.DEVNULL,
    )
    async with aiohttp.ClientSession() as web:
        while time.perf_counter() < start + within:
            try:
                async with web.get(f"http://127.0.0.1:{port}/healthz") as answer:
                    if answer.status == 200:
                        return time.perf_counter() - start, process
            except aiohttp.ClientConnectionError:
                pass
            await asyncio.sleep(0.01)
    raise RuntimeError(f"Salle did not get ready within {within:.0f} s")


async def stopped(process: asyncio.subprocess.Process) -> None:
    """Ask it to stop, and wait."""
    process.terminate()
    await asyncio.wait_for(process.wait(), 20)

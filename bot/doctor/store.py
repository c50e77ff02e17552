"""Checks of the store: is it there, is it safe, how far is it, what does its clock say."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from bot.observability.findings import Finding, clock, failed, ok, warning
from bot.settings import Settings
from storage.base import StoreAwayError, StoreRefusedError
from storage.client import RedisClient
from storage.embedded import private_server, running_server
from storage.form import stored_form
from storage.server_check import check_server, read_info
from storage.server_errors import ServerError

_ABOUT: Final = "Redis"
_PINGS: Final = 20
_FAR: Final = 0.005  # seconds of a round trip: two are in every move
_FULL: Final = 0.8  # of maxmemory


async def check(settings: Settings) -> list[Finding]:
    """The store that Salle would use; without REDIS_URL a private one."""
    try:
        if settings.redis_url:
            url = settings.redis_url.get_secret_value()
            return await _check_at(url, allow_volatile=settings.allow_volatile)
        running = await running_server(settings.data) if settings.data.is_dir() else None
        if running is None:
            return await _check_private()
        about = ok(_ABOUT, "Salle's private Valkey runs in SALLE_DATA")
        return [about, *await _check_at(running, allow_volatile=False)]
    except StoreAwayError as err:
        return [failed(_ABOUT, _clause(err), "start it, or correct REDIS_URL")]
    except StoreRefusedError as err:
        return [failed(_ABOUT, _clause(err), "change that: docs/growing.md says how")]


async def _check_private() -> list[Finding]:
    # Whether a private server can run on this machine; over an empty folder, for the time.
    with tempfile.TemporaryDirectory(prefix="salle-") as folder:
        async with private_server(Path(folder)) as url:
            found = await _check_at(url, allow_volatile=False)
    return [ok(_ABOUT, "a private Valkey can be started; it is when Salle is"), *found]


async def _check_at(url: str, *, allow_volatile: bool) -> list[Finding]:
    client = RedisClient(url)
    try:
        return await _check(client, allow_volatile=allow_volatile)
    finally:
        await client.close()


async def _check(client: RedisClient, *, allow_volatile: bool) -> list[Finding]:
    warnings = await check_server(client, allow_volatile=allow_volatile)
    found = [warning(_ABOUT, one.rstrip("."), "see docs/growing.md") for one in warnings]
    try:
        infos: Mapping[str, str] = await client.ask_masters("INFO")
    except ServerError:
        infos = {}  # which is among the warnings
    for where, text in infos.items():
        found += _of_server(where, read_info(text))
    if not any(finding.advice for finding in found):
        found.append(ok(_ABOUT, "it never evicts, and keeps what it has on disk"))
    return [*found, *await _form(client), await _latency(client), *await _clocks(client)]


async def _form(client: RedisClient) -> list[Finding]:
    # Whether games of another version lie there. Raises StoreRefusedError: of a newer one.
    form = await stored_form(client)
    if form is None or form.is_whole:
        return []
    what = "an older Salle's games, which this one carries forward while it runs"
    return [ok(_ABOUT, f"it holds {what}")]


def _of_server(where: str, info: Mapping[str, str]) -> list[Finding]:
    name = "Valkey" if "valkey_version" in info else "Redis"
    version = info.get("valkey_version") or info.get("redis_version", "?")
    found = [ok(_ABOUT, f"{name} {version} at {where}")]
    for field, what in (
        ("aof_last_write_status", "it could not write to its append-only file"),
        ("rdb_last_bgsave_status", "it could not save a snapshot"),
    ):
        if info.get(field, "ok") != "ok":
            advice = "look into its log: most often its disk is full, or not its to write to"
            found.append(failed(_ABOUT, f"{what} ({where})", advice))
    used, most = int(info.get("used_memory", 0)), int(info.get("maxmemory", 0))
    mebibytes = f"{used / 2**20:.0f} MiB"
    if most and used > _FULL * most:
        what = f"it uses {mebibytes} of the {most / 2**20:.0f} that it may ({where})"
        found.append(warning(_ABOUT, what, "give it more: at maxmemory nobody can move any more"))
    else:
        of_most = f" of {most / 2**20:.0f}" if most else ", without a limit"
        found.append(ok(_ABOUT, f"it uses {mebibytes}{of_most}"))
    return found


async def _latency(client: RedisClient) -> Finding:
    took = []
    for _ in range(_PINGS):
        began = time.perf_counter()
        await client.ask_masters("PING")
        took.append(time.perf_counter() - began)
    # The shortest: how far it is. What else this machine does just now adds to the others.
    milliseconds = f"a round trip takes {min(took) * 1000:.1f} ms"
    if min(took) > _FAR:
        return warning(_ABOUT, milliseconds, "have it on this machine, or nearer: a move takes two")
    return ok(_ABOUT, milliseconds)


async def _clocks(client: RedisClient) -> list[Finding]:
    try:
        told: Mapping[str, tuple[str, str]] = await client.ask_masters("TIME")
    except ServerError:
        return []
    return [clock(_ABOUT, int(seconds) + int(rest) / 1e6) for seconds, rest in told.values()]


def _clause(err: Exception) -> str:
    return str(err).rstrip(".")

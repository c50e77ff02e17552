"""Whether a Redis is safe to keep games in: checked once, at the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from storage.base import StoreRefusedError
from storage.client import RedisClient, ServerError

OLDEST: Final = (6, 2)  # XPENDING … IDLE


async def check_server(client: RedisClient, *, allow_volatile: bool) -> list[str]:
    """Warnings about what can't be checked, a sentence each. Raises as `RedisStore.check`."""
    info = await _info(client)
    if info is None:
        return [
            f"Redis at {client.where} doesn't tell its settings: "
            "make sure it never evicts keys and keeps them on disk."
        ]
    _refuse_if(_is_old(info), client, f"is older than {OLDEST[0]}.{OLDEST[1]}")
    _refuse_if(info.get("role") == "slave", client, "is a replica, which can't be written to")
    _refuse_if(
        info.get("cluster_enabled") == "1", client, "is a cluster, which Salle doesn't speak to yet"
    )
    policy = info.get("maxmemory_policy", "noeviction")
    _refuse_if(
        policy != "noeviction",
        client,
        f"may evict games (maxmemory-policy {policy}); set it to noeviction",
    )
    if allow_volatile or info.get("aof_enabled") == "1":
        return []
    save = await _save(client)
    if save is None:
        return [
            f"Redis at {client.where} doesn't tell whether it saves to disk: make sure it does."
        ]
    _refuse_if(
        not save, client, "keeps nothing on disk; turn its append-only file on (appendonly yes)"
    )
    return []


async def _info(client: RedisClient) -> Mapping[str, str] | None:
    try:
        answer: str = await client.ask("INFO")
    except ServerError as err:
        if err.code == "NOPERM":
            return None
        raise StoreRefusedError(f"Redis at {client.where} can't be used: {err}.") from err
    rows = (row.partition(":") for row in answer.splitlines() if not row.startswith("#"))
    return {name: value for name, _, value in rows}


async def _save(client: RedisClient) -> str | None:
    """The configured snapshots, or None if we mustn't know."""
    try:
        answer: Mapping[str, str] = await client.ask("CONFIG", "GET", "save")
    except ServerError:  # managed servers forbid or rename CONFIG
        return None
    return answer.get("save")


def _is_old(info: Mapping[str, str]) -> bool:
    version = info.get("redis_version", "0").split(".")
    return tuple(int(part) for part in version[:2] if part.isdigit()) < OLDEST


def _refuse_if(is_unfit: bool, client: RedisClient, what: str) -> None:
    if is_unfit:
        raise StoreRefusedError(f"Redis at {client.where} {what}.")

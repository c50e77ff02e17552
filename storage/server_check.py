"""Whether a Redis, or each master of a cluster, is safe to keep games in: checked at the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from storage.base import StoreRefusedError
from storage.client import RedisClient
from storage.server_errors import ServerError

OLDEST: Final = (6, 2)  # XPENDING … IDLE


async def check_server(
    client: RedisClient, *, allow_volatile: bool, min_replicas: int = 0
) -> list[str]:
    """Warnings about what can't be checked, a sentence each. Raises as `Store.check`."""
    infos = await _infos(client)
    if infos is None:
        return [
            f"Redis at {client.where} doesn't tell its settings: "
            "make sure it never evicts keys and keeps them on disk."
        ]
    for where, info in infos.items():
        _check_one(where, info)
    warnings = _replicas_missing(infos, min_replicas, is_watched=client.is_watched)
    if not allow_volatile:
        warnings += await _check_disks(client, infos)
    return warnings


def _check_one(where: str, info: Mapping[str, str]) -> None:
    _refuse_if(_is_old(info), where, f"is older than {OLDEST[0]}.{OLDEST[1]}")
    _refuse_if(info.get("role") == "slave", where, "is a replica, which can't be written to")
    policy = info.get("maxmemory_policy", "noeviction")
    _refuse_if(
        policy != "noeviction",
        where,
        f"may evict games (maxmemory-policy {policy}); set it to noeviction",
    )


def _replicas_missing(
    infos: Mapping[str, Mapping[str, str]], wanted: int, *, is_watched: bool
) -> list[str]:
    warnings = []
    for where, info in infos.items():
        is_replicated = is_watched or info.get("cluster_enabled") == "1"
        found = int(info.get("connected_slaves", wanted))
        if found < wanted:
            warnings.append(
                f"Redis at {where} has {found} replicas, and SALLE_MIN_REPLICAS asks for {wanted}: "
                "nothing can be stored there until it has them."
            )
        elif found == 0 and is_replicated:
            warnings.append(
                f"Redis at {where} has no replica: if its machine is lost, so is a part of the "
                "games."
            )
    return warnings


async def _check_disks(client: RedisClient, infos: Mapping[str, Mapping[str, str]]) -> list[str]:
    without_log = [where for where, info in infos.items() if info.get("aof_enabled") != "1"]
    if not without_log:
        return []
    saves = await _saves(client)
    if saves is None:
        return [
            f"Redis at {where} doesn't tell whether it saves to disk: make sure it does."
            for where in without_log
        ]
    for where in without_log:
        _refuse_if(
            not saves.get(where),
            where,
            "keeps nothing on disk; turn its append-only file on (appendonly yes)",
        )
    return []


async def _infos(client: RedisClient) -> Mapping[str, Mapping[str, str]] | None:
    # What every server that keeps keys tells of itself; None if we mustn't know.
    try:
        answers: Mapping[str, str] = await client.ask_masters("INFO")
    except ServerError as err:
        if err.code == "NOPERM":
            return None
        raise StoreRefusedError(f"Redis at {client.where} can't be used: {err}.") from err
    return {where: read_info(answer) for where, answer in answers.items()}


def read_info(answer: str) -> Mapping[str, str]:
    """What INFO tells, by name."""
    rows = (row.partition(":") for row in answer.splitlines() if not row.startswith("#"))
    return {name: value for name, _, value in rows}


async def _saves(client: RedisClient) -> Mapping[str, str] | None:
    # The configured snapshots of each, or None if we mustn't know.
    try:
        answers: Mapping[str, Mapping[str, str]] = await client.ask_masters("CONFIG", "GET", "save")
    except ServerError:  # managed servers forbid or rename CONFIG
        return None
    return {where: answer.get("save", "") for where, answer in answers.items()}


def _is_old(info: Mapping[str, str]) -> bool:
    version = info.get("redis_version", "0").split(".")
    return tuple(int(part) for part in version[:2] if part.isdigit()) < OLDEST


def _refuse_if(is_unfit: bool, where: str, what: str) -> None:
    if is_unfit:
        raise StoreRefusedError(f"Redis at {where} {what}.")

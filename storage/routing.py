"""Which slot a command is for, and which node serves it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from redis.crc import key_slot

from storage.address import Place
from storage.batching import Command, Word

SLOTS: Final = 16_384
_TAG: Final = re.compile(r"\{([^}]+)\}")
_SECOND: Final = frozenset({"XGROUP", "XINFO", "OBJECT", "MEMORY"})  # a subcommand, then the key
_KEYLESS: Final = frozenset({"INFO", "CONFIG", "SCAN", "TIME", "PING", "CLUSTER"})


_READS: Final = _KEYLESS | {
    *("EXISTS", "GET", "HGET", "HGETALL", "HMGET", "LRANGE", "PTTL", "PUBLISH", "SISMEMBER"),
    *(
        "SMEMBERS",
        "SMISMEMBER",
        "STRLEN",
        "TTL",
        "TYPE",
        "XINFO",
        "XLEN",
        "XPENDING",
        "XRANGE",
        "ZCARD",
        "ZCOUNT",
    ),
    *("ZRANGE", "ZRANGEBYSCORE", "ZSCORE", "LLEN", "LINDEX", "SCARD", "DUMP"),
}


def changes(command: Command) -> bool:
    """Whether a command may change anything that is kept."""
    return command[0] not in _READS


def key_of(command: Command) -> Word | None:
    """A command's first key; None if it has none.

    A channel counts as one: what is published on it goes through one node of a cluster, where all
    listen, so that they hear it in the same order.
    """
    match command:
        case [name, *_] if name in _KEYLESS:
            return None
        case ["EVALSHA" | "EVAL", _, count, *_]:
            return command[3] if count else None
        case ["XREADGROUP" | "XREAD", *_]:
            return command[command.index("STREAMS") + 1]
        case [name, _, key, *_] if name in _SECOND:
            return key
        case [_, key, *_]:
            return key
        case _:
            return None


def slot_of(command: Command) -> int | None:
    """The slot of a command's first key; None if it has none, and any node may be asked."""
    key = key_of(command)
    return None if key is None else _slot(key)


@lru_cache(maxsize=16_384)
def _slot(key: Word) -> int:
    return key_slot(key if isinstance(key, bytes) else str(key).encode(errors="replace"))


def beside(key: Word, name: str) -> str:
    """Another key in the slot of this one."""
    text = key.decode(errors="replace") if isinstance(key, bytes) else str(key)
    tag = _TAG.search(text)
    return f"{name}:{{{tag[1] if tag else text}}}"


class SlotMap:
    """Which node serves which slot, as one of the cluster tells."""

    def __init__(self, rows: Sequence[Any], teller: Place) -> None:
        """From the rows of CLUSTER SLOTS; a node without a name is `teller`, or at its host."""
        self._masters: list[Place | None] = [None] * SLOTS
        self.masters: list[Place] = []
        self.replicas: list[Place] = []
        for first, last, *servers in rows:
            master, *replicas = (_place(server, teller) for server in servers)
            self._masters[first : last + 1] = [master] * (last + 1 - first)
            if master not in self.masters:
                self.masters.append(master)
            self.replicas += [place for place in replicas if place not in self.replicas]

    def master(self, slot: int) -> Place | None:
        """The node that serves a slot; None if none does."""
        return self._masters[slot]

    def move(self, slot: int, to: Place) -> None:
        """Believe a node that says which one serves a slot now."""
        self._masters[slot] = to
        if to not in self.masters:
            self.masters.append(to)


def _place(server: Sequence[Any], teller: Place) -> Place:
    host = server[0].decode() if isinstance(server[0], bytes) else server[0]
    return (host or teller[0]), int(server[1])

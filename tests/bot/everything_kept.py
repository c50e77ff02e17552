"""All that a store holds, as text: to look for what must not be there."""

from __future__ import annotations

from typing import Any, Final

from storage import codec
from storage.client import Raw
from storage.store import Store

_READ: Final = {
    "string": ("GET",),
    "list": ("LRANGE", 0, -1),
    "hash": ("HGETALL",),
    "set": ("SMEMBERS",),
    "zset": ("ZRANGE", 0, -1, "WITHSCORES"),
    "stream": ("XRANGE", "-", "+"),
}


async def everything_kept(store: Store) -> dict[str, str]:
    """What lies under each key, what is folded unfolded; without what expires within minutes."""
    found = {}
    async for page in store.client.keys("*"):
        for key in page:
            if key.startswith(("bucket:", "leases:")):
                continue
            command, *words = _READ[await store.client.ask("TYPE", key)]
            (answer,) = await store.client.ask_all(Raw((command, key, *words)))
            found[key] = codec.as_text(list(_flat(answer))).decode(errors="replace")
    return found


def _flat(answer: Any) -> list[bytes]:
    if isinstance(answer, list):
        return [row for part in answer for row in _flat(part)]
    return [answer if isinstance(answer, bytes) else str(answer).encode()]


def naming(kept: dict[str, str], *words: str) -> list[str]:
    """The keys that hold one of these words, or have it in their names."""
    return sorted(
        key for key, text in kept.items() if any(word in key or word in text for word in words)
    )

"""The inbox in Redis: a platform's updates, kept until they are handled.

A hash holds the updates, a sorted set says until when each belongs to a process, another hash to
which one, and bitmaps remember which numbers have come: platforms number their updates, so one bit
each is enough.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from storage import keys
from storage.batching import Word
from storage.client import LuaScript
from storage.owners import is_gone
from storage.part import StorePart

_RECEIVE: Final = LuaScript.named("receive")
_TAKE_UP: Final = LuaScript.named("take_up")

# Seconds for which a number is known to have come; platforms repeat an update for a day.
REMEMBERED: Final = 2 * 86_400.0
_BITS: Final = 2**16  # numbers a bitmap: 8 KiB


class Inbox(StorePart):
    """Updates that have come.

    What a platform tells a bot (a source is platform:bot) is kept until it is handled, so that
    it may be confirmed to the platform at once. Each update is leased to one process at a time,
    named as in `storage.owners`; what a dead one leaves behind is another's when the lease has run
    out, or when the process is known to be gone.
    """

    async def receive(
        self, source: str, updates: Mapping[int, str], *, owner: str, lease: float
    ) -> Sequence[int]:
        """Keep updates, by the numbers that the source gives them; the numbers of the new ones.

        These are the caller's for `lease` seconds. What has come before is known for two days,
        handled or not. Of an update whose body is empty no more is kept than that it has come.
        """
        bitmaps = sorted({number // _BITS for number in updates})
        words: list[Word] = []
        for number, body in updates.items():
            words += (bitmaps.index(number // _BITS) + 1, number % _BITS, number, body)
        new = await self._client.run(
            _RECEIVE,
            (*_own_keys(source), *(keys.seen(source, bitmap) for bitmap in bitmaps)),
            owner,
            _milliseconds(lease),
            _milliseconds(REMEMBERED),
            *words,
        )
        return [int(number) for number in new]

    async def take_up(
        self, source: str, *, owner: str, lease: float, held: Iterable[int] = (), count: int = 100
    ) -> Mapping[int, str]:
        """Updates that nobody handles, at most `count`, in their order; they are the caller's now.

        So are those that they are handling already (`held`), for `lease` seconds more.
        """
        words: list[Word] = [owner, _milliseconds(lease), count, *held]
        flat = await self._client.run(_TAKE_UP, _own_keys(source), *words)
        taken = zip(map(int, flat[::2]), flat[1::2], strict=True)
        return dict(sorted(taken))

    async def put_back(self, source: str, numbers: Iterable[int]) -> None:
        """Let go of updates that the caller will not handle: the next that asks takes them up."""
        scored = [word for number in numbers for word in (0, number)]
        if scored:
            await self._client.ask("ZADD", keys.inbox_leases(source), "XX", *scored)

    async def put_back_of_gone(self, source: str) -> None:
        """Let go of what processes were handling that are certainly gone; to be asked at a start.

        Raises:
            StoreAwayError: then it is taken up when its lease has run out.
        """
        owners = await self._client.ask("HGETALL", keys.inbox_owners(source))
        gone = {one for one in set(owners.values()) if is_gone(one, is_alone=self._is_alone)}
        await self.put_back(source, [int(n) for n, owner in owners.items() if owner in gone])

    async def handled(self, source: str, numbers: Iterable[int]) -> None:
        """These are done with. Can be done again without harm."""
        names = [str(number) for number in numbers]
        # The bodies first: a lease without one is dropped when it has run out.
        if names:
            bodies, leases, owners = _own_keys(source)
            await self._client.ask_all(
                ("HDEL", bodies, *names), ("HDEL", owners, *names), ("ZREM", leases, *names)
            )


def _own_keys(source: str) -> tuple[str, str, str]:
    return keys.inbox(source), keys.inbox_leases(source), keys.inbox_owners(source)


def _milliseconds(seconds: float) -> int:
    return max(1, round(seconds * 1000))

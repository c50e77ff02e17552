"""The workers of a queue in Redis: which are alive, and who takes over from the dead.

A worker is a consumer of the group that reads the queue's streams. `salle:workers` says when each
of the outbox was last heard of, by the server's clock, because machines' clocks differ and jump.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from storage import keys
from storage.base import Beat, DeadWorker, OutboxEntry
from storage.client import LuaScript
from storage.notice_queue import GROUP, NoticeQueue, read_entries
from storage.owners import is_gone
from storage.server_errors import ServerError
from storage.stream_reads import lacks_group

_BEAT: Final = LuaScript.named("beat")
_TAKE_OVER: Final = LuaScript.named("take_over")
_FORGET: Final = LuaScript.named("forget_worker")

_STRANGERS_EVERY: Final = 60.0  # seconds between two looks for workers that are not noted


class WorkQueue(NoticeQueue):
    """A queue that knows its workers: each notice is one worker's, until it is done.

    A process takes notices under a name of its own, new at every start, and says with `beat`,
    before it takes the first, that it lives. All times are the store's clock.
    """

    workers_key = keys.WORKERS
    _look_for_strangers_at = 0.0  # by `time.monotonic`

    async def beat(self, worker: str, *, lapse: float) -> Beat:
        """Note that a worker lives, and find those not noted for `lapse` seconds (or never).

        A worker that has lapsed asks what it still has `taken` before it goes on. It finds nobody
        dead but the retired: what kept it away may have kept the others away, so they get as much
        time again.

        One round trip; now and then a second one, to look for strangers.
        """
        milliseconds = round(lapse * 1000)
        now, state, dead, noted = await self._client.run(
            _BEAT, (self.workers_key,), worker, milliseconds
        )
        is_due = state == "in time" and time.monotonic() >= self._look_for_strangers_at
        if state == "new" or is_due:
            dead = [*dead, *await self._dead_strangers(milliseconds)]
        return Beat(
            lapsed=state != "in time",
            dead=[DeadWorker(name=name, found=now) for name in sorted(set(dead) - {worker})],
            others=noted - 1,
        )

    async def _dead_strangers(self, lapse: int) -> list[str]:
        # Workers whose process is gone; and consumers that nobody notes, and that have read nothing
        # for `lapse` milliseconds: they are of an older Salle, which noted nobody, or were
        # forgotten while a last read of theirs was on its way.
        try:
            *shards, noted = await self._client.ask_all(
                *(("XINFO", "CONSUMERS", stream, GROUP) for stream in self.streams),
                ("ZRANGE", self.workers_key, 0, -1),
            )
        except ServerError as err:
            if not lacks_group(err):
                raise
            return []  # nobody has taken anything yet
        idle: dict[str, int] = {}
        for consumers in shards:
            for flat in consumers:
                facts = dict(zip(flat[::2], flat[1::2], strict=True))
                name = facts["name"]
                idle[name] = min(idle.get(name, facts["idle"]), facts["idle"])
        strangers = {name: since for name, since in idle.items() if name not in set(noted)}
        all_dead = all(since >= lapse for since in strangers.values())
        self._look_for_strangers_at = time.monotonic() + (_STRANGERS_EVERY if all_dead else 0)
        gone = [name for name in noted if is_gone(name, is_alone=self._is_alone)]
        return [*gone, *(name for name, since in strangers.items() if since >= lapse)]

    async def take_over(self, worker: str, dead: Sequence[DeadWorker]) -> Sequence[OutboxEntry]:
        """Everything that dead workers had taken and not finished, the oldest of a shard first.

        Of two that take over from the same worker, each notice goes to one. A worker that has taken
        notices, or asked what it has `taken`, since it was found dead, keeps them. Afterwards the
        dead are forgotten.

        One script a shard, all in one round trip, and another to forget the dead.
        """
        if not dead:
            return []
        words = [word for each in dead for word in (each.name, int(each.found))]
        answers = await asyncio.gather(
            *(self._client.run(_TAKE_OVER, (s,), GROUP, worker, *words) for s in self.streams)
        )
        alive = {name for _, names in answers for name in names}
        await asyncio.gather(
            *(
                self._client.run(_FORGET, (self.workers_key,), each.name, int(each.found))
                for each in dead
                if each.name not in alive
            )
        )
        return read_entries(
            (shard, sorted(rows, key=_age)) for shard, (rows, _) in enumerate(answers)
        )

    async def retire(self, worker: str) -> None:
        """This worker counts as dead at once; it takes nothing any more."""
        await self._client.ask("ZADD", self.workers_key, 0, worker)


def _age(row: Sequence[str]) -> tuple[int, ...]:
    # An entry's place in its stream, by its id: milliseconds, and a number within them.
    return tuple(map(int, row[0].split("-")))

"""Salle as the simulation runs it: workers over one Valkey, and what people ask of them."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from asyncio.subprocess import PIPE
from collections.abc import Collection, Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Self

import psutil
from redis.asyncio import Redis

from storage import keys
from storage.base import TableKey
from tests.bot import forks
from tests.servers.valkey import MortalValkey
from tests.simulate.costs import Sizes
from tests.simulate.platforms import Platforms
from tests.simulate.virtual_clock import VirtualClock
from tests.simulate.wire import LONGEST, Wire, WireGoneError

WORKERS = 2
_READY = 60.0  # seconds for a process to come up
_SETTLED = 120.0  # seconds in which all has to be told
_GLANCE = 0.01  # seconds between two looks
_ON_THE_WAY = 0.5  # seconds in which a message arrives that was sent when Valkey was killed

_SHARDS = range(keys.SHARDS)

_LOOK = f"""
local first, left = -1, 0
local timers = {{ 'deadlines:', 'reminders:', 'automatic_answers:', 'tournament_timers:' }}
for shard = 0, {keys.SHARDS - 1} do
  local tag = '{{' .. shard .. '}}'
  for _, name in ipairs(timers) do
    local at = tonumber(redis.call('ZRANGE', name .. tag, 0, 0, 'WITHSCORES')[2] or nil)
    if at and (first < 0 or at < first) then first = at end
  end
  left = left + redis.call('XLEN', 'outbox:' .. tag)
  left = left + redis.call('XLEN', 'computer_turns:' .. tag)
end
return {{ tostring(first), left }}
"""
"""When the first timer is due, and how much is left to be told. One server may be asked so."""


class Salle:
    """Enter it; kill workers and Valkey; ask it things."""

    def __init__(
        self,
        start: float,
        luck: Random,
        *,
        faults: Collection[str] = (),
        data: Path | None = None,
    ) -> None:
        self._folder = TemporaryDirectory(prefix="simulate-")
        folder = Path(self._folder.name)
        self.clock = VirtualClock(folder / "clock", start)
        self.platforms = Platforms(lambda: self.clock.now)
        self.valkey = MortalValkey(data)
        self.is_valkey_there = False
        self.workers: list[Wire] = []
        self.kills: list[tuple[str, float]] = []  # of which worker, and when
        self.kills_at_a_message = False  # the next one is the last that its worker sends
        self._socket = str(folder / "socket")
        self._luck = luck
        self._faults = ",".join(faults)
        self._names = count(1)
        self._takers: dict[str, list[str]] = {}  # under which names a worker takes notices
        self._dead: set[str] = set()  # of these, who can't have been missed yet
        self._meetings: set[asyncio.Task[None]] = set()
        self._processes: dict[str, int] = {}
        self._wires: dict[str, asyncio.Future[Wire]] = {}

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_unix_server(self._met, self._socket, limit=LONGEST)
        self._maker = await forks.begin(
            "tests.simulate.worker", env={"PATH": os.environ["PATH"]}, stdin=PIPE
        )
        await self.start_valkey()
        for _ in range(WORKERS):
            await self.start_worker()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, err: BaseException | None, at: TracebackType | None
    ) -> None:
        for worker in list(self.workers):
            self.kill_worker(worker)
        await asyncio.gather(*self._meetings)
        self._maker.kill()
        await self._maker.wait()
        self._server.close()
        await self._redis.aclose()
        self.valkey.close()
        self._folder.cleanup()

    # -- processes ---------------------------------------------------------------------------------
    async def start_worker(self) -> None:
        """One more."""
        name = f"worker {next(self._names)}"
        self._wires[name] = asyncio.get_running_loop().create_future()
        luck = str(self._luck.getrandbits(32))
        facts = (self.valkey.url, self._socket, str(self.clock.path), name, luck, self._faults)
        assert self._maker.stdin
        self._maker.stdin.write(json.dumps(facts).encode() + b"\n")
        async with asyncio.timeout(_READY):
            wire = await self._wires[name]
        self._takers[name] = await wire.ask(do="begin")
        self.workers.append(wire)

    async def retire_worker(self, wire: Wire) -> None:
        """It finishes what it has begun, and goes."""
        self.workers.remove(wire)
        await wire.all_answered()
        with suppress(WireGoneError):
            await wire.ask(do="end")
        wire.close()

    def kill_worker(self, wire: Wire) -> None:
        """At once."""
        self.workers.remove(wire)
        self.kills.append((wire.name, self.clock.now))
        os.kill(self._processes[wire.name], signal.SIGKILL)
        self._dead.update(self._takers[wire.name])

    async def sizes(self) -> Sizes:
        """Now. Only while all is there."""
        memory: Mapping[str, Any] = await self._redis.info("memory")
        await self._redis.save()
        return Sizes(
            worker=max(self._process(wire).memory_info().rss for wire in self.workers),
            store=memory["used_memory"],
            on_disk=self.valkey.dump_size,
        )

    def processor(self) -> dict[str, float]:
        """Seconds of processor time that each worker has used so far."""
        times = {wire.name: self._process(wire).cpu_times() for wire in self.workers}
        return {name: one.user + one.system for name, one in times.items()}

    def _process(self, wire: Wire) -> psutil.Process:
        return psutil.Process(self._processes[wire.name])

    async def _met(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        meeting = asyncio.current_task()
        assert meeting
        self._meetings.add(meeting)
        meeting.add_done_callback(self._meetings.discard)
        await Wire(reader, writer, self._heard).run()

    async def _heard(self, wire: Wire, question: dict[str, Any]) -> Any:
        if question["do"] == "hello":
            wire.name = question["name"]
            self._processes[wire.name] = question["process"]
            self._wires[wire.name].set_result(wire)
            return {}
        answer = await self.platforms.answer(wire.name, question)
        if self.kills_at_a_message and question["do"] == "send" and wire in self.workers:
            self.kills_at_a_message = False  # it will never know that this was taken
            self.kill_worker(wire)
        return answer

    # -- Valkey ------------------------------------------------------------------------------------
    async def start_valkey(self) -> None:
        """Return when it has read what it had."""
        self.valkey.start()
        self._redis = Redis.from_url(self.valkey.url, decode_responses=True)
        async with asyncio.timeout(_READY):
            while not await self._is_loaded():  # noqa: ASYNC110 - only asking tells
                await asyncio.sleep(0.02)
        self.is_valkey_there = True

    async def kill_valkey(self) -> None:
        """At once."""
        self.is_valkey_there = False
        await self._redis.aclose()
        self.valkey.kill()

    async def _is_loaded(self) -> bool:
        persistence: Mapping[str, Any] = await self._redis.info("persistence")
        return not persistence["loading"]

    # -- what is going on --------------------------------------------------------------------------
    @property
    def is_there(self) -> bool:
        return self.is_valkey_there and bool(self.workers)

    async def beat(self, passed: float) -> bool:
        """Salle notes that she is there, after time in which she was; whether she could."""
        return await self._told(self.workers[0], do="beat", passed=passed)

    async def tick(self) -> None:
        """Every worker sees to what is due, all at the same time."""
        await asyncio.gather(*(self._told(wire, do="tick") for wire in self.workers))

    async def _told(self, wire: Wire, **question: Any) -> bool:
        try:
            return bool(await wire.ask(**question))
        except WireGoneError:
            return False

    async def next_timer(self) -> float | None:
        """When a table, or a tournament, needs attention next."""
        at, _ = await self._look()
        return at

    async def hall_tables(self) -> list[TableKey]:
        """All that are no place's: those of tournaments."""
        names = [name async for name in self._redis.scan_iter("table:*:web:hall:*", count=1_000)]
        return [TableKey.parse(name.partition("}:")[2]) for name in names]

    async def settled(self) -> None:
        """Return when all is told that can be told.

        Within seconds it is noticed that a worker is dead: these are not waited for.
        """
        async with asyncio.timeout(_SETTLED):
            while self.is_there and (await self._look())[1]:
                await self._miss_the_dead()
                if self.platforms.away and not await self._untold():
                    return
                await asyncio.sleep(_GLANCE)
        if not self.is_valkey_there:
            await asyncio.sleep(_ON_THE_WAY)

    async def _miss_the_dead(self) -> None:
        if self._dead:
            for workers in (keys.WORKERS, keys.COMPUTER_WORKERS):
                await self._redis.zadd(workers, dict.fromkeys(self._dead, 0), xx=True)
            self._dead.clear()

    async def _look(self) -> tuple[float | None, int]:
        at, left = await self._redis.eval(_LOOK, 0)
        return (None if float(at) < 0 else float(at)), int(left)

    async def _untold(self) -> int:
        """How many notices wait for somebody else than a platform that is away."""
        pipe = self._redis.pipeline(transaction=False)
        for shard in _SHARDS:
            pipe.xrange(keys.outbox(shard))
            pipe.xrange(keys.computer_turns(shard))
        found = [fields for rows in await pipe.execute() for _, fields in rows]
        return sum(_platform(fields) not in self.platforms.away for fields in found)


def _platform(fields: Mapping[str, str]) -> str:
    whose = fields["table"] if fields["to"] == "chat" else fields["to"]
    return whose.partition(":")[0]

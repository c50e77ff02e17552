"""What fails, as the schedule says."""

from __future__ import annotations

from random import Random

from tests.simulate import platforms
from tests.simulate.salle import WORKERS
from tests.simulate.schedule import Fault
from tests.simulate.world import Happening, World


class Faults:
    """Puts them into a world."""

    def __init__(self, world: World, luck: Random) -> None:
        self._world = world
        self._luck = luck

    def suffer(self, fault: Fault) -> None:
        """It will happen."""
        is_platform = fault.kind in platforms.NAMES
        begin, end = (
            self._platform(fault.kind) if is_platform else getattr(self, f"_{fault.kind}")()
        )
        self._world.at(fault.at, begin)
        self._world.at(fault.at + fault.seconds, end, first=True)

    def _platform(self, name: str) -> tuple[Happening, Happening]:
        since: list[float] = []

        async def begin() -> None:
            since.append(self._world.salle.clock.now)
            self._world.salle.platforms.go_away(name)

        async def end() -> None:
            self._world.platform_outages[name].append((since.pop(), self._world.salle.clock.now))
            self._world.salle.platforms.come_back(name)

        return begin, end

    def _message(self) -> tuple[Happening, Happening]:
        async def begin() -> None:
            self._world.salle.kills_at_a_message = True

        return begin, self._start_workers

    def _worker(self) -> tuple[Happening, Happening]:
        async def begin() -> None:
            if workers := self._world.salle.workers:  # else the fault before killed them all
                self._world.salle.kill_worker(self._luck.choice(workers))

        return begin, self._start_workers

    def _salle(self) -> tuple[Happening, Happening]:
        async def begin() -> None:
            self._world.note_absence()
            for worker in list(self._world.salle.workers):
                self._world.salle.kill_worker(worker)

        return begin, self._start_workers

    def _update(self) -> tuple[Happening, Happening]:
        async def renew() -> None:
            for worker in list(self._world.salle.workers):
                await self._world.salle.start_worker()
                await self._world.salle.retire_worker(worker)

        return renew, renew

    def _valkey(self) -> tuple[Happening, Happening]:
        async def begin() -> None:
            self._world.note_absence()
            await self._world.salle.kill_valkey()

        return begin, self._world.salle.start_valkey

    async def _start_workers(self) -> None:
        self._world.salle.kills_at_a_message = False
        while len(self._world.salle.workers) < WORKERS:
            await self._world.salle.start_worker()

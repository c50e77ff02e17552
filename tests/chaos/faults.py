"""What can go wrong, each for some seconds; afterwards the world is whole again.

Faults lie in tracks: those of one follow one another, and tracks run side by side.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from random import Random

from tests.chaos.history import Jump
from tests.chaos.scene import Scene
from tests.chaos.schedule import Planned

Fault = Callable[[Scene, float, Random], Awaitable[None]]

TWO_DAYS = 2 * 86_400.0


class Track(dict[str, Fault]):
    """Faults by their names; `@track.fault` adds one."""

    def fault(self, fault: Fault) -> Fault:
        """Add it by its own name."""
        self[fault.__name__] = fault
        return fault


async def strike(
    scene: Scene,
    tracks: Sequence[Mapping[str, Fault]],
    planned: Sequence[Planned],
    *,
    seed: int,
    until: float,
    tell: Callable[[str], None],
) -> None:
    """Do what is planned, at its time or when the one before it on its track is over.

    What would begin after so many seconds is left out: on a busy machine all takes longer.
    """
    begun, luck = time.monotonic(), Random(seed)
    lucks = {plan: Random(luck.getrandbits(32)) for plan in planned}

    def now() -> float:
        return time.monotonic() - begun

    async def one_by_one(track: Mapping[str, Fault]) -> None:
        for plan in planned:
            if plan.fault not in track:
                continue
            await asyncio.sleep(plan.at - now())
            if now() > until:
                tell(f"left out: {plan.fault}")
                continue
            tell(f"{now():6.1f} s: {plan.fault}, {plan.seconds:.1f} s")
            await track[plan.fault](scene, plan.seconds, lucks[plan])

    async with asyncio.TaskGroup() as tasks:
        for track in tracks:
            tasks.create_task(one_by_one(track))


def jump(scene: Scene) -> None:
    """Salle's clock goes on by two days at once."""
    clock = scene.salle.clock
    scene.jumps.append(Jump(at=time.time() + clock.offset, seconds=TWO_DAYS))
    clock.jump(TWO_DAYS)

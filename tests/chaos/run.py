"""One run: play, break, settle, judge."""

from __future__ import annotations

import asyncio
import pickle
import shutil
from collections.abc import Callable
from pathlib import Path

from tests.chaos.faults import HEAVY, LIGHT, strike
from tests.chaos.history import History
from tests.chaos.judge import judge
from tests.chaos.scene import Scene
from tests.chaos.schedule import Planned, schedule
from tests.chaos.verdict import Verdict


async def run(
    minutes: float,
    seed: int,
    *,
    tell: Callable[[str], None] = lambda line: None,
    keep: Path | None = None,
) -> Verdict:
    """Play for so long under the schedule of this seed; what came of it.

    `tell` is told of the schedule. What Salle logged is kept in the folder `keep`, and the history,
    pickled: it can be judged again.
    """
    plan = planned(minutes, seed)
    for one in plan:
        tell(f"{one.at:6.1f} s: {one.fault}, {one.seconds:.1f} s")
    async with Scene(seed) as scene:
        scene.play()
        await scene.begun()
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(strike(scene, plan, seed))
            tasks.create_task(asyncio.sleep(60 * minutes))
        await scene.settle()
        history = await scene.history()
        if keep:
            _keep(keep, scene.process.log, history)
    return judge(history)


def _keep(folder: Path, log: Path, history: History) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(log, folder / "log")
    (folder / "history").write_bytes(pickle.dumps(history))


def planned(minutes: float, seed: int) -> list[Planned]:
    """What will be broken."""
    return schedule(60 * minutes, seed, sorted(HEAVY), sorted(LIGHT))

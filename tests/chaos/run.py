"""One run: play, break, settle, judge."""

from __future__ import annotations

import asyncio
import pickle
import shutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.chaos.alone import Alone
from tests.chaos.deployment import Deployment
from tests.chaos.faults import Fault, strike
from tests.chaos.fleet import Fleet
from tests.chaos.history import History
from tests.chaos.judge import judge
from tests.chaos.platform_faults import PLATFORMS
from tests.chaos.process_faults import PROCESSES
from tests.chaos.scene import MANY, Crowd, Scene
from tests.chaos.schedule import Planned, schedule
from tests.chaos.server_faults import SERVERS
from tests.chaos.small_faults import SMALL
from tests.chaos.verdict import Verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """What is broken, and how."""

    deployed: Callable[[], Deployment]
    tracks: tuple[Mapping[str, Fault], ...]


SMALL_FORM: Final = Form(deployed=Alone, tracks=(SMALL, PLATFORMS))
"""One process over its private Valkey."""

BIG_FORM: Final = Form(deployed=Fleet, tracks=(PROCESSES, SERVERS, PLATFORMS))
"""Processes by their roles over a cluster."""


async def run(
    minutes: float,
    seed: int,
    *,
    form: Form = BIG_FORM,
    crowd: Crowd = MANY,
    pause: float | None = None,
    tell: Callable[[str], None] = lambda line: None,
    keep: Path | None = None,
) -> Verdict:
    """Play for so long under the schedule of this seed; what came of it.

    `pause`: seconds between two taps of one person, about; else as the form has it. `tell` is told
    what is done. What Salle logged is kept in the folder `keep`, and the history, pickled: it can
    be judged again.
    """
    salle = form.deployed()
    salle.pause = pause or salle.pause
    async with Scene(seed, salle, crowd) as scene:
        await scene.link()
        await scene.open_tournaments()
        scene.play()
        await scene.begun()
        plan, seconds = planned(minutes, seed, form), 60 * minutes
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(strike(scene, form.tracks, plan, seed=seed, until=seconds, tell=tell))
            tasks.create_task(asyncio.sleep(seconds))
        await scene.played()
        await scene.settle()
        history = await scene.history()
        if keep:
            _keep(keep, salle, history)
    return judge(history)


def _keep(folder: Path, salle: Deployment, history: History) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for log in salle.folder.glob("*.log"):
        shutil.copy(log, folder)
    (folder / "history").write_bytes(pickle.dumps(history))


def planned(minutes: float, seed: int, form: Form = BIG_FORM) -> list[Planned]:
    """What will be broken."""
    return schedule(60 * minutes, seed, *map(sorted, form.tracks))

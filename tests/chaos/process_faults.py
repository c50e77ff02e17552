"""What befalls the processes of a fleet, each of which does a part of Salle's work."""

from __future__ import annotations

import asyncio
import signal
from random import Random

from bot.roles import Role
from tests.chaos.faults import Fault, Track, jump
from tests.chaos.fleet import Fleet
from tests.chaos.platform_faults import telegram_token_refused
from tests.chaos.process import Process
from tests.chaos.scene import Scene

BEGINS = 3.0  # seconds in which a process begins, where the machine has time for it

PROCESSES = Track()
PROCESSES.fault(telegram_token_refused)


def fleet(scene: Scene) -> Fleet:
    """Salle, in her big form."""
    assert isinstance(scene.salle, Fleet)
    return scene.salle


def _killed(role: Role) -> Fault:
    async def one_killed(scene: Scene, seconds: float, luck: Random) -> None:
        process = luck.choice(fleet(scene).with_role(role))
        await process.kill()
        await _away(scene, seconds, process)

    one_killed.__name__ = f"{role}_killed"
    return one_killed


for _role in Role:
    PROCESSES.fault(_killed(_role))


@PROCESSES.fault
async def deliverers_killed(scene: Scene, seconds: float, luck: Random) -> None:
    """All of them: what they held nobody takes over before they are back."""
    processes = fleet(scene).with_role(Role.DELIVER)
    await asyncio.gather(*(process.kill() for process in processes))
    await _away(scene, seconds, *processes)


@PROCESSES.fault
async def all_killed(scene: Scene, seconds: float, luck: Random) -> None:
    processes = tuple(fleet(scene).processes)
    await asyncio.gather(*(process.kill() for process in processes))
    await _away(scene, seconds, *processes)


@PROCESSES.fault
async def one_stopped(scene: Scene, seconds: float, luck: Random) -> None:
    process = luck.choice(fleet(scene).processes)
    await process.stop()
    await _away(scene, seconds, process)


@PROCESSES.fault
async def one_replaced(scene: Scene, seconds: float, luck: Random) -> None:
    """Both run for some time."""
    old = luck.choice(fleet(scene).processes)
    await fleet(scene).replace(old, after=BEGINS + seconds)
    await scene.back()


@PROCESSES.fault
async def one_suspended(scene: Scene, seconds: float, luck: Random) -> None:
    process = luck.choice(fleet(scene).processes)
    process.send(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    process.send(signal.SIGCONT)


@PROCESSES.fault
async def all_suspended_for_two_days(scene: Scene, seconds: float, luck: Random) -> None:
    for process in fleet(scene).processes:
        process.send(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    jump(scene)
    for process in fleet(scene).processes:
        process.send(signal.SIGCONT)


@PROCESSES.fault
async def all_away_for_two_days(scene: Scene, seconds: float, luck: Random) -> None:
    processes = tuple(fleet(scene).processes)
    await asyncio.gather(*(process.stop() for process in processes))
    jump(scene)
    await _away(scene, seconds, *processes)


@PROCESSES.fault
async def clock_jumped(scene: Scene, seconds: float, luck: Random) -> None:
    jump(scene)
    await asyncio.sleep(seconds)


async def _away(scene: Scene, seconds: float, *processes: Process) -> None:
    await asyncio.sleep(seconds)
    for process in processes:
        await process.start()
    await scene.back()

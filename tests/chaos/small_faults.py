"""What befalls the one process, and its private Valkey."""

from __future__ import annotations

import asyncio
import signal
from random import Random

from tests.chaos.alone import Alone
from tests.chaos.faults import Track, jump
from tests.chaos.platform_faults import telegram_token_refused
from tests.chaos.scene import Scene

SMALL = Track()
SMALL.fault(telegram_token_refused)


def alone(scene: Scene) -> Alone:
    """Salle, in her small form."""
    assert isinstance(scene.salle, Alone)
    return scene.salle


# -- the process ---------------------------------------------------------------------------------
@SMALL.fault
async def killed(scene: Scene, seconds: float, luck: Random) -> None:
    await alone(scene).process.kill()
    await _away(scene, seconds)


@SMALL.fault
async def power_cut(scene: Scene, seconds: float, luck: Random) -> None:
    await alone(scene).process.kill()
    alone(scene).send_to_valkey(signal.SIGKILL)
    await _away(scene, seconds)


@SMALL.fault
async def stopped(scene: Scene, seconds: float, luck: Random) -> None:
    await alone(scene).process.stop()
    await _away(scene, seconds)


@SMALL.fault
async def away_for_two_days(scene: Scene, seconds: float, luck: Random) -> None:
    await alone(scene).process.stop()
    jump(scene)
    await _away(scene, seconds)


@SMALL.fault
async def suspended(scene: Scene, seconds: float, luck: Random) -> None:
    alone(scene).process.send(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    alone(scene).process.send(signal.SIGCONT)


@SMALL.fault
async def suspended_for_two_days(scene: Scene, seconds: float, luck: Random) -> None:
    alone(scene).process.send(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    jump(scene)
    alone(scene).process.send(signal.SIGCONT)


@SMALL.fault
async def clock_jumped(scene: Scene, seconds: float, luck: Random) -> None:
    jump(scene)
    await asyncio.sleep(seconds)


async def _away(scene: Scene, seconds: float) -> None:
    await asyncio.sleep(seconds)
    await alone(scene).process.start()
    await scene.back()


# -- its Valkey ----------------------------------------------------------------------------------
@SMALL.fault
async def valkey_killed(scene: Scene, seconds: float, luck: Random) -> None:
    alone(scene).send_to_valkey(signal.SIGKILL)
    await asyncio.sleep(seconds)


@SMALL.fault
async def valkey_stopped(scene: Scene, seconds: float, luck: Random) -> None:
    alone(scene).send_to_valkey(signal.SIGTERM)
    await asyncio.sleep(seconds)


@SMALL.fault
async def valkey_suspended(scene: Scene, seconds: float, luck: Random) -> None:
    alone(scene).send_to_valkey(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    alone(scene).send_to_valkey(signal.SIGCONT)


@SMALL.fault
async def valkey_away_for_two_days(scene: Scene, seconds: float, luck: Random) -> None:
    alone(scene).send_to_valkey(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    jump(scene)
    await asyncio.sleep(1.0)
    alone(scene).send_to_valkey(signal.SIGCONT)


# -- a platform without its token ----------------------------------------------------------------
@SMALL.fault
async def started_without_telegram(scene: Scene, seconds: float, luck: Random) -> None:
    await _started_without(scene, seconds, "TELEGRAM_TOKEN")


@SMALL.fault
async def started_without_discord(scene: Scene, seconds: float, luck: Random) -> None:
    await _started_without(scene, seconds, "DISCORD_TOKEN")


async def _started_without(scene: Scene, seconds: float, token: str) -> None:
    await alone(scene).process.stop()
    alone(scene).process.without = {token}
    await alone(scene).process.start()
    await asyncio.sleep(2.0 + seconds)
    await alone(scene).process.stop()
    alone(scene).process.without = set()
    await _away(scene, 0.0)

"""What can go wrong, each for some seconds; afterwards the world is whole again."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable
from random import Random

from tests.chaos.history import Jump
from tests.chaos.scene import Scene
from tests.chaos.schedule import Planned

Fault = Callable[[Scene, float, Random], Awaitable[None]]

TWO_DAYS = 2 * 86_400.0
DOUBLED = 8  # updates

HEAVY: dict[str, Fault] = {}
"""What stops everything; one at a time."""

LIGHT: dict[str, Fault] = {}
"""What stops something; beside a heavy one."""


def _heavy(fault: Fault) -> Fault:
    HEAVY[fault.__name__] = fault
    return fault


def _light(fault: Fault) -> Fault:
    LIGHT[fault.__name__] = fault
    return fault


async def strike(scene: Scene, planned: list[Planned], seed: int) -> None:
    """Do what is planned, at its time; heavy faults wait for the one before to be over."""
    begun, luck = time.monotonic(), Random(seed)
    turn = asyncio.Lock()

    async def one(plan: Planned, luck: Random) -> None:
        await asyncio.sleep(begun + plan.at - time.monotonic())
        if plan.fault in LIGHT:
            await LIGHT[plan.fault](scene, plan.seconds, luck)
            return
        async with turn:
            await HEAVY[plan.fault](scene, plan.seconds, luck)

    async with asyncio.TaskGroup() as tasks:
        for plan in planned:
            tasks.create_task(one(plan, Random(luck.getrandbits(32))))


# -- the process ---------------------------------------------------------------------------------
@_heavy
async def killed(scene: Scene, seconds: float, luck: Random) -> None:
    await scene.process.kill()
    await _away(scene, seconds)


@_heavy
async def power_cut(scene: Scene, seconds: float, luck: Random) -> None:
    await scene.process.kill()
    scene.process.send_to_valkey(signal.SIGKILL)
    await _away(scene, seconds)


@_heavy
async def stopped(scene: Scene, seconds: float, luck: Random) -> None:
    await scene.process.stop()
    await _away(scene, seconds)


@_heavy
async def away_for_two_days(scene: Scene, seconds: float, luck: Random) -> None:
    await scene.process.stop()
    jump(scene)
    await _away(scene, seconds)


@_heavy
async def suspended(scene: Scene, seconds: float, luck: Random) -> None:
    scene.process.send(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    scene.process.send(signal.SIGCONT)


@_heavy
async def suspended_for_two_days(scene: Scene, seconds: float, luck: Random) -> None:
    scene.process.send(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    jump(scene)
    scene.process.send(signal.SIGCONT)


@_heavy
async def clock_jumped(scene: Scene, seconds: float, luck: Random) -> None:
    jump(scene)
    await asyncio.sleep(seconds)


async def _away(scene: Scene, seconds: float) -> None:
    await asyncio.sleep(seconds)
    await scene.process.start()
    await scene.back()


def jump(scene: Scene) -> None:
    """Salle's clock goes on by two days at once."""
    scene.jumps.append(Jump(at=time.time() + scene.process.clock.offset, seconds=TWO_DAYS))
    scene.process.clock.jump(TWO_DAYS)


# -- its Valkey ----------------------------------------------------------------------------------
@_heavy
async def valkey_killed(scene: Scene, seconds: float, luck: Random) -> None:
    scene.process.send_to_valkey(signal.SIGKILL)
    await asyncio.sleep(seconds)


@_heavy
async def valkey_stopped(scene: Scene, seconds: float, luck: Random) -> None:
    scene.process.send_to_valkey(signal.SIGTERM)
    await asyncio.sleep(seconds)


@_heavy
async def valkey_suspended(scene: Scene, seconds: float, luck: Random) -> None:
    scene.process.send_to_valkey(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    scene.process.send_to_valkey(signal.SIGCONT)


@_heavy
async def valkey_away_for_two_days(scene: Scene, seconds: float, luck: Random) -> None:
    scene.process.send_to_valkey(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    jump(scene)
    await asyncio.sleep(1.0)
    scene.process.send_to_valkey(signal.SIGCONT)


# -- a platform without its token ----------------------------------------------------------------
@_heavy
async def started_without_telegram(scene: Scene, seconds: float, luck: Random) -> None:
    await _started_without(scene, seconds, "TELEGRAM_TOKEN")


@_heavy
async def started_without_discord(scene: Scene, seconds: float, luck: Random) -> None:
    await _started_without(scene, seconds, "DISCORD_TOKEN")


async def _started_without(scene: Scene, seconds: float, token: str) -> None:
    await scene.process.stop()
    scene.process.without = {token}
    await scene.process.start()
    await asyncio.sleep(2.0 + seconds)
    await scene.process.stop()
    scene.process.without = set()
    await _away(scene, 0.0)


@_heavy
async def telegram_token_refused(scene: Scene, seconds: float, luck: Random) -> None:
    """While Salle runs: one that is refused at a start is the operator's mistake."""
    token, scene.telegram.token = scene.telegram.token, "1:another"
    await asyncio.sleep(seconds)
    scene.telegram.token = token


# -- the network ---------------------------------------------------------------------------------
@_light
async def telegram_chat_flooded(scene: Scene, seconds: float, luck: Random) -> None:
    scene.telegram.rate_limit(luck.choice(scene.groups), retry_after=seconds)
    await asyncio.sleep(seconds)


@_light
async def telegram_requests_dropped(scene: Scene, seconds: float, luck: Random) -> None:
    for method in ("sendPhoto", "editMessageMedia", "answerCallbackQuery", "getUpdates"):
        scene.telegram.drops(method, times=luck.randint(1, 3))
    await asyncio.sleep(seconds)


@_light
async def telegram_answers_lost(scene: Scene, seconds: float, luck: Random) -> None:
    """What was asked is done, and Salle doesn't learn it."""
    for method in ("sendPhoto", "sendMessage", "editMessageMedia"):
        scene.telegram.drops(method, times=1, after=True)
    await asyncio.sleep(seconds)


@_light
async def telegram_request_hung(scene: Scene, seconds: float, luck: Random) -> None:
    release = scene.telegram.holds("sendPhoto", times=luck.randint(1, 2))
    await asyncio.sleep(seconds)
    release.set()


@_light
async def telegram_updates_doubled(scene: Scene, seconds: float, luck: Random) -> None:
    for update in scene.telegram.updates.sent[-DOUBLED:]:
        scene.telegram.redeliver(update)
    await asyncio.sleep(seconds)


@_light
async def discord_socket_dropped(scene: Scene, seconds: float, luck: Random) -> None:
    scene.discord.drop_gateway(resumable=luck.random() < 0.5)
    await asyncio.sleep(seconds)


@_light
async def discord_flooded(scene: Scene, seconds: float, luck: Random) -> None:
    route, times = "POST /channels/{id}/messages", luck.randint(1, 4)
    scene.discord.rate_limit(route, retry_after=seconds, times=times)
    await asyncio.sleep(seconds)


@_light
async def discord_broken(scene: Scene, seconds: float, luck: Random) -> None:
    scene.discord.fail("POST /channels/{id}/messages", 0, status=502, times=luck.randint(1, 4))
    await asyncio.sleep(seconds)

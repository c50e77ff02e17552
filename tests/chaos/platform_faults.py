"""What platforms do to Salle, and the network between them."""

from __future__ import annotations

import asyncio
from random import Random

from tests.chaos.faults import Track
from tests.chaos.scene import Scene

DOUBLED = 8  # updates
LATE = 2.0  # seconds, at most

PLATFORMS = Track()


async def telegram_token_refused(scene: Scene, seconds: float, luck: Random) -> None:
    """While she runs, and so on the track of what stops her: at a start it is a mistake."""
    token, scene.telegram.token = scene.telegram.token, "1:another"
    await asyncio.sleep(seconds)
    scene.telegram.token = token


@PLATFORMS.fault
async def telegram_chat_flooded(scene: Scene, seconds: float, luck: Random) -> None:
    scene.telegram.rate_limit(luck.choice(scene.groups), retry_after=seconds)
    await asyncio.sleep(seconds)


@PLATFORMS.fault
async def telegram_requests_dropped(scene: Scene, seconds: float, luck: Random) -> None:
    for method in ("sendPhoto", "editMessageMedia", "answerCallbackQuery", "getUpdates"):
        scene.telegram.drops(method, times=luck.randint(1, 3))
    await asyncio.sleep(seconds)


@PLATFORMS.fault
async def telegram_answers_lost(scene: Scene, seconds: float, luck: Random) -> None:
    """What was asked is done, and Salle doesn't learn it."""
    for method in ("sendPhoto", "sendMessage", "editMessageMedia"):
        scene.telegram.drops(method, times=1, after=True)
    await asyncio.sleep(seconds)


@PLATFORMS.fault
async def telegram_request_hung(scene: Scene, seconds: float, luck: Random) -> None:
    release = scene.telegram.holds("sendPhoto", times=luck.randint(1, 2))
    await asyncio.sleep(seconds)
    release.set()


@PLATFORMS.fault
async def telegram_updates_doubled(scene: Scene, seconds: float, luck: Random) -> None:
    for update in scene.telegram.updates.sent[-DOUBLED:]:
        scene.telegram.redeliver(update)
    await asyncio.sleep(seconds)


@PLATFORMS.fault
async def discord_socket_dropped(scene: Scene, seconds: float, luck: Random) -> None:
    scene.discord.drop_gateway(resumable=luck.random() < 0.5)
    await asyncio.sleep(seconds)


@PLATFORMS.fault
async def discord_flooded(scene: Scene, seconds: float, luck: Random) -> None:
    route, times = "POST /channels/{id}/messages", luck.randint(1, 4)
    scene.discord.rate_limit(route, retry_after=seconds, times=times)
    await asyncio.sleep(seconds)


@PLATFORMS.fault
async def discord_broken(scene: Scene, seconds: float, luck: Random) -> None:
    scene.discord.fail("POST /channels/{id}/messages", 0, status=502, times=luck.randint(1, 4))
    await asyncio.sleep(seconds)


@PLATFORMS.fault
async def telegram_updates_reordered(scene: Scene, seconds: float, luck: Random) -> None:
    """Each comes as much later as it happens, and so others overtake it."""
    scene.telegram.updates.holds_up = lambda: luck.uniform(0.0, LATE)
    await asyncio.sleep(seconds)
    scene.telegram.updates.holds_up = None


@PLATFORMS.fault
async def discord_events_reordered(scene: Scene, seconds: float, luck: Random) -> None:
    scene.discord.gateway.holds_up = lambda: luck.uniform(0.0, LATE)
    await asyncio.sleep(seconds)
    scene.discord.gateway.holds_up = None

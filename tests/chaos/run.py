"""One run: play, break, settle, judge."""

from __future__ import annotations

import asyncio

from tests.chaos.judge import judge
from tests.chaos.scene import Scene
from tests.chaos.verdict import Verdict


async def run(minutes: float, seed: int) -> Verdict:
    """Play for so long under the schedule of this seed; what came of it."""
    async with Scene(seed) as scene:
        scene.play()
        await asyncio.sleep(60 * minutes)
        await scene.settle()
        history = await scene.history()
    return judge(history)

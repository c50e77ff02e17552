"""People who are on both platforms: they are linked, and some part and are linked again."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final

from tests.chaos.discord_hands import DiscordHands
from tests.chaos.history import Linking
from tests.chaos.telegram_hands import TelegramHands

# Somebody may say a code five times in ten minutes, and the tap that joins counts as one; so either
# identity can do it twice.
_MOST_JOINED: Final = 4
_TOGETHER: Final = (1.0, 3.0)  # seconds, about, until they part, and until they are linked again


@dataclass(slots=True, kw_only=True)
class LinkedPerson:
    """One person with an account on each platform."""

    on_discord: DiscordHands
    on_telegram: TelegramHands
    luck: Random
    done: list[Linking] = field(default_factory=list)
    _joined: int = 0

    async def link(self) -> bool:
        """Join both; whether they were told so. They take turns at saying the code."""
        sides = self.on_telegram, self.on_discord
        here, there = sides if self._joined % 2 else reversed(sides)
        self._joined += 1
        at = time.time()
        code = await here.offers_link()
        is_told = bool(code) and await there.says_link(code)
        self._note(at, joins=True, is_told=is_told)
        return is_told

    async def part(self) -> bool:
        """Part them; whether they were told so."""
        here = self.luck.choice((self.on_discord, self.on_telegram))
        at = time.time()
        is_told = await here.parts()
        self._note(at, joins=False, is_told=is_told)
        return is_told

    async def changes(self, has_enough: Callable[[], bool]) -> None:
        """Link and part until there is enough of that, or no code is taken any more."""
        while not has_enough() and self._joined < _MOST_JOINED:
            await self.link()
            await self._pause(has_enough)
            while not has_enough() and not await self.part():
                await self._pause(has_enough)
            await self._pause(has_enough)

    async def _pause(self, has_enough: Callable[[], bool]) -> None:
        until = time.monotonic() + self.luck.uniform(*_TOGETHER)
        # No event tells that all have enough.
        while time.monotonic() < until and not has_enough():  # noqa: ASYNC110 - as said
            await asyncio.sleep(0.2)

    def _note(self, at: float, *, joins: bool, is_told: bool) -> None:
        who = self.on_discord.address, self.on_telegram.address
        until = time.time() if is_told else math.inf
        self.done.append(Linking(who=who, at=at, until=until, joins=joins))

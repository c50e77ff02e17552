"""Where it happens: both test servers, the people on them, their matches, and Salle."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

import redis.asyncio
import redis.exceptions

from engines.core.record import Record
from engines.registry import load_games
from storage.base import TableKey
from storage.redis import RedisStore
from tests.chaos import discord_hands, telegram_hands
from tests.chaos.discord_hands import DiscordHands
from tests.chaos.folded import fold
from tests.chaos.history import Challenge, History, Jump
from tests.chaos.judge import stuck
from tests.chaos.people import Player
from tests.chaos.process import Process
from tests.chaos.telegram_hands import TelegramHands
from tests.servers.discord import DiscordServer
from tests.servers.telegram import TelegramServer

NAMES = ("Anna", "Bea", "Carlo", "Dina", "Emil", "Flora")
UNREACHABLE = "Gino"
IN_PUBLIC = ("gyges", "en_garde", "cannae")  # what he plays
TERMS = {
    "en_garde": ("touches=1", "touches=2", "variant=advanced touches=1"),
    "cannae": ("layout=r1", "layout=r2"),
    "gyges": ("",),
    "audatia": ("",),
}
CLOCK = "clock=1d+1d/1d"  # at every second table
SOME_MOVES = 10
PAUSE = 0.15  # seconds between two taps of one person, about
READY = 30.0  # seconds for a start
GOES_ON = 20.0  # seconds in which everybody has something to act with, who taps what he has
LAST_TAPS = 12.0  # seconds for their answers
_GLANCE = 2.0  # seconds between two looks at whether anybody is stuck
QUIET = 45.0  # seconds for all that is to be told


class Scene:
    """One run. Enter it, break things, let it settle, and ask for its history."""

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)
        self.discord = DiscordServer()
        self.telegram = TelegramServer()
        self.jumps: list[Jump] = []
        self.challenges: list[Challenge] = []
        self.players: list[Player] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Scene:
        await self.discord.start()
        await self.telegram.start()
        self.process = Process(
            DISCORD_TOKEN=self.discord.token,
            DISCORD_API_BASE=self.discord.api_base,
            TELEGRAM_TOKEN=self.telegram.token,
            TELEGRAM_API_BASE=self.telegram.base,
            TELEGRAM_LIMITS="false",
        )
        self._settle_people()
        try:
            await self.process.start()
            await self.ready()
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stop_playing()
        await self.process.close()
        await self.telegram.stop()
        await self.discord.stop()

    async def ready(self) -> None:
        """Until both platforms have a Salle."""
        await self.discord.ready(READY)
        await self.discord.synced("challenge", within=READY)
        await self.telegram.polled(READY)

    async def back(self) -> None:
        """As `ready`; a Salle that doesn't come back leaves everybody stuck."""
        try:
            await self.ready()
        except (AssertionError, TimeoutError) as err:
            self.process.deaths.append(f"it didn't come back: {err}")

    def play(self) -> None:
        """Everybody challenges, answers and moves, until all settles."""
        jobs = [player.play() for player in self.players]
        jobs += [self._challenge_on_discord(*one) for one in self._pairs(self.on_discord)]
        jobs += [self._challenge_on_telegram(*one) for one in self._pairs(self.on_telegram)]
        jobs += [
            self._challenge_in_public(*one)
            for one in zip(self.on_telegram, IN_PUBLIC, strict=False)
        ]
        jobs.append(self._challenge_privately(*self.on_telegram[-2:], "gyges"))
        self._tasks = [asyncio.create_task(job) for job in jobs]

    async def begun(self) -> None:
        """Until people are in the middle of their matches."""
        with suppress(TimeoutError):
            async with asyncio.timeout(READY):
                # Each player counts his own moves, and no event tells of the sum.
                while sum(player.sent for player in self.players) < SOME_MOVES:  # noqa: ASYNC110
                    await asyncio.sleep(0.1)

    async def settle(self) -> None:
        """Until everybody has gone on after all that, and nothing is left to be told."""
        await self.back()
        with suppress(TimeoutError):  # the judge will find who is stuck
            async with asyncio.timeout(GOES_ON):
                await asyncio.sleep(_GLANCE)
                while await self._is_anybody_stuck():  # noqa: ASYNC110 - it is their own doing
                    await asyncio.sleep(_GLANCE)
        await self._stop_playing()
        with suppress(TimeoutError):  # the judge will find what isn't told
            await self.telegram.settled(QUIET)
            async with asyncio.timeout(QUIET):
                while await self._untold():  # noqa: ASYNC110 - only asking Valkey tells
                    await asyncio.sleep(0.2)
        await asyncio.sleep(1.0)  # buttons are taken away after that

    async def history(self) -> History:
        """All that is known."""
        return History(
            records=await self._records(),
            messages=(
                *discord_hands.shown(self.discord),
                *telegram_hands.shown(self.telegram),
            ),
            taps=tuple(tap for player in self.players for tap in player.taps),
            challenges=tuple(self.challenges),
            kills=tuple(self.process.kills),
            jumps=tuple(self.jumps),
            unreachable=frozenset(
                p.hands.address for p in self.players if not p.hands.is_reachable
            ),
            deaths=tuple(self.process.deaths),
        )

    # -- people ----------------------------------------------------------------------------------
    def _settle_people(self) -> None:
        people = [self.discord.user(name, "en-GB") for name in NAMES]
        guild = self.discord.guild("Salle", people)
        self.channels = [guild.channel(name) for name in ("games", "more")]
        self.on_discord = [DiscordHands(person, self.channels) for person in people]
        users = [self.telegram.user(name, username=f"{name.lower()}_s") for name in NAMES]
        unreachable = self.telegram.user(UNREACHABLE)
        self.groups = [
            self.telegram.group(name, [*users, unreachable]) for name in ("Games", "More")
        ]
        self.on_telegram = [TelegramHands(user, self.groups) for user in users]
        self.unreachable = TelegramHands(unreachable, self.groups)
        for hands in (*self.on_discord, *self.on_telegram, self.unreachable):
            self.players.append(Player(hands, self._derived(), pause=PAUSE))

    def _pairs(self, hands: Sequence[Any]) -> list[tuple[Any, Any, str, str, int]]:
        """Who challenges whom to what, and where: each game once, and two once more."""
        games = [*load_games()]
        games = [game for game in games if game in TERMS]
        found = []
        for number, game in enumerate([*games, "en_garde", "gyges"]):
            one, two = hands[number % len(hands)], hands[(number + 1 + number // 4) % len(hands)]
            terms = f"{self._luck.choice(TERMS[game])} {CLOCK if number % 2 else ''}".strip()
            found.append((one, two, game, terms, number % 3 % 2))
        return found

    async def _challenge_on_discord(
        self, one: DiscordHands, two: DiscordHands, game: str, terms: str, where: int
    ) -> None:
        while True:
            asked = await one.challenge(two, self.channels[where], game, terms)
            self.challenges.append(asked)
            if asked.is_promised:
                return

    async def _challenge_on_telegram(
        self, one: TelegramHands, two: TelegramHands, game: str, terms: str, where: int
    ) -> None:
        for hands in (one, two):
            if not hands.user.has_started:
                await hands.user.starts()
        self.challenges.append(await one.challenge(two, self.groups[where], game, terms))

    async def _challenge_in_public(self, one: TelegramHands, game: str) -> None:
        """The rival has never written to Salle: he plays under the boards in the group."""
        self.challenges.append(await one.challenge(self.unreachable, self.groups[0], game, ""))

    async def _challenge_privately(self, one: TelegramHands, two: TelegramHands, game: str) -> None:
        """In the private chat: the rival gets a link."""
        self.challenges.append(await one.challenge_privately(two, game))
        await two.user.follows(await one.link())

    async def _stop_playing(self) -> None:
        for player in self.players:
            player.has_enough = True
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LAST_TAPS)
        for task in self._tasks:
            task.cancel()
        results = await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        if broken := [one for one in results if isinstance(one, Exception)]:
            raise ExceptionGroup("people broke", broken)

    async def _is_anybody_stuck(self) -> bool:
        history = await self.history()
        return any(stuck(history, fold(history.records)))

    def _derived(self) -> Random:
        return Random(self._luck.getrandbits(32))

    # -- what is stored --------------------------------------------------------------------------
    async def _records(self) -> dict[TableKey, Record]:
        store = RedisStore(self.process.url)
        try:
            found = {}
            for name in await self._names("table:*"):
                key = TableKey.parse(name.partition("}:")[2])
                if loaded := await store.load(key):
                    found[key] = loaded.record
            return found
        finally:
            await store.close()

    async def _untold(self) -> int:
        client = redis.asyncio.Redis.from_url(self.process.url)
        try:
            return sum([await client.xlen(name) for name in await self._names("outbox:*")])
        except redis.exceptions.RedisError:
            return 1
        finally:
            await client.aclose()

    async def _names(self, pattern: str) -> list[str]:
        client = redis.asyncio.Redis.from_url(self.process.url, decode_responses=True)
        try:
            return [name async for name in client.scan_iter(pattern, count=1_000)]
        finally:
            await client.aclose()

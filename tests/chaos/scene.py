"""Where it happens: both test servers, the people on them, their matches, and Salle."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from redis.exceptions import RedisError

from engines.core import record
from storage.base import StoreAwayError
from tests.chaos import discord_hands, telegram_hands
from tests.chaos.deployment import Deployment
from tests.chaos.discord_hands import DiscordHands
from tests.chaos.history import Challenge, History, Jump
from tests.chaos.linked_people import LinkedPerson
from tests.chaos.people import Player
from tests.chaos.persons import told_of_people
from tests.chaos.stuck import stuck
from tests.chaos.telegram_hands import TelegramHands
from tests.chaos.tournaments import ChaosTournaments
from tests.servers.discord import DiscordServer
from tests.servers.telegram import TelegramServer
from tests.tournament_judge import JudgedTournament

UNREACHABLE = "Gino"
AGAINST_SALLE = ("cannae", "gyges")  # on Discord, and on Telegram
TERMS = {
    "en_garde": ("touches=1", "touches=2", "variant=advanced touches=1"),
    "cannae": ("layout=r1", "layout=r2"),
    "gyges": ("",),
    "audatia": ("",),
}
CLOCK = "clock=1d+1d/1d"  # at every second table
SERIES = "exchanged seats"  # every fourth: two matches, one after the other
RATED = "rated"  # every third; the others as Salle has it, a first match friendly
LAST_TAPS = 12.0  # seconds for their answers
_PATIENCE = 300.0  # seconds for some moves, where the machine is busy with something else
_GLANCE = 2.0  # seconds between two looks at whether anybody is stuck


@dataclass(frozen=True, slots=True, kw_only=True)
class Crowd:
    """The people of each platform, and the games that they begin."""

    names: tuple[str, ...]
    on_discord: tuple[str, ...]
    on_telegram: tuple[str, ...]
    in_public: tuple[str, ...]  # against who can't be reached in private
    across: tuple[str, ...]  # between the two platforms
    linked: tuple[str, ...]  # who plays on both platforms as one from the beginning
    changing: tuple[str, ...]  # who is linked and parted meanwhile
    in_tournaments: tuple[str, ...]  # of both platforms; of who is linked, the first identity alone
    some_moves: int  # after which people are in the middle of their matches
    enough_moves: int


_ALL: Final = ("en_garde", "gyges", "cannae", "audatia", "en_garde", "gyges")
MANY: Final = Crowd(
    names=("Anna", "Bea", "Carlo", "Dina", "Emil", "Flora"),
    on_discord=_ALL,
    on_telegram=_ALL,
    in_public=("gyges", "en_garde", "cannae"),
    across=("audatia", "gyges", "en_garde", "cannae"),
    linked=("Anna", "Emil"),
    changing=("Carlo", "Dina"),
    in_tournaments=("Anna", "Bea", "Carlo", "Dina", "Flora"),
    some_moves=10,
    enough_moves=30,
)
FEW: Final = Crowd(
    names=MANY.names[:3],
    on_discord=("audatia",),
    on_telegram=("cannae",),
    in_public=("en_garde",),
    across=("gyges",),
    linked=("Anna",),
    changing=("Carlo",),
    in_tournaments=(),
    some_moves=3,
    enough_moves=8,
)
"""Each game, as seldom as may be, for what every table costs; Gygès is always played."""


class Scene:
    """One run. Enter it, break things, let it settle, and ask for its history."""

    def __init__(self, seed: int, salle: Deployment, crowd: Crowd = MANY) -> None:
        self.salle = salle
        self.crowd = crowd
        self._luck = Random(seed)
        self.discord = DiscordServer()
        self.telegram = TelegramServer()
        self.jumps: list[Jump] = []
        self.challenges: list[Challenge] = []
        self.players: list[Player] = []
        self.tournaments = ChaosTournaments(salle, Random(seed))
        self.linked: list[LinkedPerson] = []
        self.changing: list[LinkedPerson] = []
        self._judged: tuple[JudgedTournament, ...] = ()
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Scene:
        await self.discord.start()
        await self.telegram.start()
        self._settle_people()
        try:
            await self.salle.start(
                DISCORD_TOKEN=self.discord.token,
                DISCORD_API_BASE=self.discord.api_base,
                TELEGRAM_TOKEN=self.telegram.token,
                TELEGRAM_API_BASE=self.telegram.base,
                TELEGRAM_LIMITS="false",
            )
            await self.ready()
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stop_playing()
        await self.salle.close()
        await self.telegram.stop()
        await self.discord.stop()

    async def ready(self) -> None:
        """Until both platforms have a Salle."""
        await self.salle.whole()
        await self.discord.ready(self.salle.begins)
        await self.discord.synced("challenge", within=self.salle.begins)
        await self.telegram.polled(self.salle.begins)

    async def back(self) -> None:
        """As `ready`; a Salle that doesn't come back leaves everybody stuck."""
        try:
            await self.ready()
        except (AssertionError, TimeoutError) as err:
            self.salle.losses.append(f"it didn't come back: {err}")

    def play(self) -> None:
        """Everybody challenges, answers and moves, until all settles."""
        jobs = [player.play() for player in self.players]
        crowd = self.crowd
        on_discord = self._pairs(self.on_discord, crowd.on_discord)
        on_telegram = self._pairs(self.on_telegram, crowd.on_telegram)
        in_public = zip(self.on_telegram, crowd.in_public, strict=False)
        jobs += [self._challenge_on_discord(*one) for one in on_discord]
        jobs += [self._challenge_on_telegram(*one) for one in on_telegram]
        jobs += [self._challenge_in_public(*one) for one in in_public]
        across = zip(self.on_discord[1:], self.on_telegram, crowd.across, strict=False)
        jobs += [self._challenge_across(*one) for one in across]
        jobs.append(self.tournaments.go_on(self._have_enough))
        jobs += [one.changes(self._have_enough) for one in self.changing]
        jobs.append(self._challenge_privately(*self.on_telegram[-2:], "gyges"))
        alone = self.on_discord[-1], self.on_telegram[0]
        jobs += [self._challenge_computer(*one) for one in zip(alone, AGAINST_SALLE, strict=True)]
        self._tasks = [asyncio.create_task(job) for job in jobs]

    async def link(self) -> None:
        """Those who are one from the beginning, before anything is played or breaks."""
        both = (*self.linked, *self.changing)
        await asyncio.gather(*(one.on_telegram.user.starts() for one in both))
        are_linked = await asyncio.gather(*(one.link() for one in self.linked))
        assert all(are_linked), "they weren't linked"

    async def open_tournaments(self) -> None:
        """Which some have joined on Discord, and others on Telegram."""
        names, linked = self.crowd.in_tournaments, (*self.crowd.linked, *self.crowd.changing)
        if not names:
            return
        hands = [one for one in self.on_discord if one.name in names]
        there = [one for one in self.on_telegram if one.name in names and one.name not in linked]
        await asyncio.gather(*(one.user.starts() for one in there))
        chats = f"discord:{self.channels[0].id}", f"telegram:{self.groups[0].id}"
        players = [record.Player(address=one.address, name=one.name) for one in (*hands, *there)]
        await self.tournaments.open(players, chats)

    async def begun(self) -> None:
        """Until people are in the middle of their matches."""
        await self._sent(self.crowd.some_moves)

    async def played(self) -> None:
        """Until they have sent some more moves, which on a busy machine may take longer."""
        await self._sent(self.crowd.enough_moves)

    async def _sent(self, moves: int) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                # Each player counts their own moves, and no event tells of the sum.
                while sum(player.sent for player in self.players) < moves:  # noqa: ASYNC110 - as said
                    await asyncio.sleep(0.1)

    async def settle(self) -> None:
        """Until everybody has gone on after all that, and nothing is left to be told."""
        await self.back()
        with suppress(TimeoutError):  # the judge will find who is stuck
            async with asyncio.timeout(self.salle.goes_on):
                await asyncio.sleep(_GLANCE)
                while await self._is_anybody_stuck():  # noqa: ASYNC110 - it is their own doing
                    await asyncio.sleep(_GLANCE)
        await self._stop_playing()
        self._judged = await self.tournaments.settle()
        with suppress(TimeoutError):  # the judge will find what isn't told
            await self.telegram.settled(self.salle.quiet)
            async with asyncio.timeout(self.salle.quiet):
                while await self.salle.untold():  # noqa: ASYNC110 - only asking tells
                    await asyncio.sleep(0.2)
        await asyncio.sleep(1.0)  # buttons are taken away after that

    async def history(self, *, pictures: bool = True) -> History:
        """All that is known."""
        # All that is looked at once, and not while it is looked whether anybody is stuck.
        persons, holders = await self.salle.persons() if pictures else (None, {})
        results, differing = await self.salle.results()
        records = await self.salle.records()
        return History(
            records=records,
            aliases=await self.salle.aliases(records),
            results=results,
            differing=differing,
            messages=(
                *discord_hands.shown(self.discord, pictures=pictures),
                *telegram_hands.shown(self.telegram, pictures=pictures),
            ),
            taps=tuple(tap for player in self.players for tap in player.taps),
            typed=tuple(typed for player in self.players for typed in player.typed),
            challenges=tuple(self.challenges),
            kills=tuple(self.salle.kills),
            jumps=tuple(self.jumps),
            linkings=tuple(done for one in (*self.linked, *self.changing) for done in one.done),
            persons=persons,
            holders=holders,
            unreachable=frozenset(
                p.hands.address for p in self.players if not p.hands.is_reachable
            ),
            tournaments=self._judged,
            deaths=tuple(self.salle.deaths),
        )

    # -- people ----------------------------------------------------------------------------------
    def _settle_people(self) -> None:
        people = [self.discord.user(name, "en-GB") for name in self.crowd.names]
        guild = self.discord.guild("Salle", people)
        self.channels = [guild.channel(name) for name in ("games", "more")]
        self.on_discord = [DiscordHands(person, self.channels) for person in people]
        users = [
            self.telegram.user(name, username=f"{name.lower()}_s") for name in self.crowd.names
        ]
        unreachable = self.telegram.user(UNREACHABLE)
        self.groups = [
            self.telegram.group(name, [*users, unreachable]) for name in ("Games", "More")
        ]
        self.on_telegram = [TelegramHands(user, self.groups) for user in users]
        self.unreachable = TelegramHands(unreachable, self.groups)
        for hands in (*self.on_discord, *self.on_telegram, self.unreachable):
            self.players.append(Player(hands, self._derived(), pause=self.salle.pause))

        self.linked = [self._both(name) for name in self.crowd.linked]
        self.changing = [self._both(name) for name in self.crowd.changing]

    def _both(self, name: str) -> LinkedPerson:
        number = self.crowd.names.index(name)
        return LinkedPerson(
            on_discord=self.on_discord[number],
            on_telegram=self.on_telegram[number],
            luck=self._derived(),
        )

    def _have_enough(self) -> bool:
        return all(player.has_enough for player in self.players)

    def _pairs(
        self, hands: Sequence[Any], games: Sequence[str]
    ) -> list[tuple[Any, Any, str, str, int]]:
        """Who challenges whom to what, and where."""
        found = []
        for number, game in enumerate(games):
            one, two = hands[number % len(hands)], hands[(number + 1 + number // 4) % len(hands)]
            clock, rated = CLOCK if number % 2 else "", "" if number % 3 else RATED
            series = "" if number % 4 else SERIES
            said = (self._luck.choice(TERMS[game]), clock, rated, series)
            terms = " ".join(filter(None, said))
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
        """The rival has never written to Salle: they play under the boards in the group."""
        self.challenges.append(await one.challenge(self.unreachable, self.groups[0], game, ""))

    async def _challenge_privately(self, one: TelegramHands, two: TelegramHands, game: str) -> None:
        """In the private chat: the rival gets a link."""
        self.challenges.append(await one.challenge_privately(two, game))
        await two.user.follows(await one.link())

    async def _challenge_across(self, one: DiscordHands, two: TelegramHands, game: str) -> None:
        """Somebody is named on the other platform, and says the card's link in their group."""
        if not two.user.has_started:
            await two.user.starts()
        while True:
            asked = await one.challenge_across(two, self.channels[0], game)
            self.challenges.append(asked)
            if code := await one.link_of_challenge(self.channels[0], two):
                break
        await two.says_challenge(code, self.groups[0])

    async def _challenge_computer(self, one: DiscordHands | TelegramHands, game: str) -> None:
        if isinstance(one, TelegramHands) and not one.user.has_started:
            await one.user.starts()
        while True:
            asked = await one.challenges_computer(game)
            self.challenges.append(asked)
            if asked.is_promised:
                return

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
        try:
            history = await self.history(pictures=False)
        except (StoreAwayError, RedisError):
            return True
        # In a thread, for the platforms' servers have to go on meanwhile.
        return await asyncio.to_thread(lambda: any(stuck(*told_of_people(history))))

    def _derived(self) -> Random:
        return Random(self._luck.getrandbits(32))

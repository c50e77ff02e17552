"""An evening of eight people on Discord, Telegram and the page: forty rated matches in four games,
two of them series; one is absent for weeks, and one's private chat is closed. Then all is read.
"""

from __future__ import annotations

import contextlib
import random
import re
from collections import Counter
from itertools import cycle
from pathlib import Path

import pytest

from bot.application.model import Address, Ask, Person
from bot.application.profile import LANGUAGE
from bot.commands import leaderboard, profile
from bot.commands.arguments import Given
from bot.messages.words import LANGUAGES
from engines.core.match_state import Status
from engines.core.record import Act, Entry
from engines.core.result import Counting, Result
from engines.core.seat import Seat
from renderers.rendering import render_sheet
from storage.base import TableKey
from storage.recount import differences
from tests.bot.discord.evening import Evening as DiscordEvening
from tests.bot.salle import Salle, deliverer_of, labels, meanwhile
from tests.bot.telegram.evening import Evening as TelegramEvening
from tests.bot.web.conftest import Lobby
from tests.servers.discord import DiscordServer
from tests.servers.telegram import TelegramServer

DAY = 86_400
GAMES = ("en_garde", "gyges", "cannae", "audatia")
CHANGE = re.compile(r"\d+\?? → \d+\?? \([+−±]\d+\)")
MATCHES = (15, 14, 6)  # at each door; besides, two series, and three of somebody absent
LONGEST = 400  # acts

pytestmark = pytest.mark.long


class Hall:
    """One Salle behind three doors."""

    def __init__(self, discord: DiscordServer, telegram: TelegramServer) -> None:
        self.salle = Salle()
        self.discord = DiscordEvening(discord, self.salle)
        self.telegram = TelegramEvening(telegram, salle=self.salle)
        self.lobby = Lobby(self.salle)
        self.luck = random.Random(7)
        self.played: list[TableKey] = []
        self.visitors = [self.lobby.visitor(), self.lobby.visitor()]

    @contextlib.asynccontextmanager
    async def open(self):
        doors = {
            "discord": self.discord.adapter,
            "telegram": self.telegram.adapter,
            "web": self.lobby.adapter,
        }
        chats = [self.discord.adapter, self.telegram.adapter]
        for adapter in chats:
            await adapter.start()
        await self.lobby.open()
        works = [deliverer_of(self.salle, doors).run(), *(one.run() for one in chats)]
        try:
            async with meanwhile(*works, self.salle.computer_turns().run()):
                yield self
        finally:
            for adapter in chats:
                await adapter.finish()
                await adapter.close()
            await self.lobby.close()

    # -- how matches begin, at each door -------------------------------------------------------
    async def on_discord(self, one, two, game: str, words: str) -> TableKey:
        before = await self.running(f"discord:{one.id}")
        games = self.discord.games
        last = games.messages[-1].id if games.messages else 0
        await one.slash(games, "challenge", opponent=two, game=game, options=words)
        card = await two.wait_message(games, lambda m: m.id > last and "Accept" in m.labels)
        reply = await card.click(two, "Accept")
        if game == "audatia":
            await (await reply.click(two, "Boucicault")).done()
        return await self.begun(f"discord:{one.id}", before)

    async def on_telegram(self, one, two, game: str, words: str) -> TableKey:
        before, mark = await self.running(f"telegram:{one.id}"), self.telegram.server.mark()
        text = f"/challenge {two.name} {game} {words}"
        await one.sends(self.telegram.group, text, mentions=[two])
        card = await self.telegram.group.wait(lambda m: "Accept" in m.labels, 30, since=mark)
        accept = card.button("Accept").data
        await two.taps(card, data=f"{accept}1" if game == "audatia" else accept)
        return await self.begun(f"telegram:{one.id}", before)

    async def on_the_page(self, one, two, game: str, words: str) -> TableKey:
        table = await one.begin(game=game, rating="rated", series="one")
        ticket = f"ca:{TableKey('web', 'hall', table)}:0:{1 if game == 'audatia' else ''}"
        assert (await two.tap(table, ticket, nonce="0b")).status == 200
        return TableKey("web", "hall", table)

    async def running(self, address: str) -> set[TableKey]:
        return set(await self.salle.store.running_tables(address))

    async def begun(self, address: str, before: set[TableKey]) -> TableKey:
        (key,) = await self.running(address) - before
        assert (await self.salle.tables.load(key)).match.status is Status.PLAYING
        return key

    # -- how they go on, and end ---------------------------------------------------------------
    async def move(self, key: TableKey) -> bool:
        """Somebody moves; whether the match goes on."""
        table = await self.salle.tables.load(key)
        if table.match.status is not Status.PLAYING:
            return False
        seat = self.luck.choice(sorted(table.match.active))
        move = self.luck.choice([str(one) for one in table.legal_moves(seat)])
        await self.act(key, Act.MOVE, seat, move=move)
        return (await self.salle.tables.load(key)).match.status is Status.PLAYING

    async def act(self, key: TableKey, act: Act, seat: Seat, **facts: object) -> None:
        entry = Entry(act=act, seat=seat, at=int(self.salle.time.now), **facts)
        await self.salle.tables.act(key, lambda _: entry)

    async def play(self, key: TableKey, *, how: str) -> None:
        """To the end, or for some moves and then a resignation or a draw."""
        for number in range(LONGEST if how == "whole" else 8):
            self.salle.time.now += 60 + number
            if not await self.move(key):
                break
        if (await self.salle.tables.load(key)).match.status is Status.PLAYING:
            seat = self.luck.choice([*Seat])
            if how == "draw":
                await self.act(key, Act.OFFER_DRAW, seat)
                await self.act(key, Act.ACCEPT_DRAW, seat.other)
            else:
                await self.act(key, Act.RESIGN, seat)
        self.played.append(key)


@pytest.fixture
async def hall(monkeypatch):
    async def publish(bot, store):
        pass

    monkeypatch.setattr("bot.adapters.telegram.menu.publish", publish)
    async with (
        DiscordServer() as discord,
        TelegramServer("123:abc") as telegram,
        Hall(discord, telegram).open() as opened,
    ):
        discord.limits.answer_within = 60.0  # on a busy machine
        await opened.telegram.greeted()
        yield opened


async def the_evening(hall: Hall) -> None:
    d, t = hall.discord, hall.telegram
    await t.anna.starts()
    await t.bea.starts()  # Eve doesn't: her private chat is closed
    for visitor, name in zip(hall.visitors, ("Ida", "Leo"), strict=True):
        await visitor.arrive(name)
    pairs = {
        hall.on_discord: cycle([(d.anna, d.bea), (d.bea, d.eve), (d.eve, d.anna)]),
        hall.on_telegram: cycle([(t.anna, t.bea), (t.bea, t.eve), (t.anna, t.eve)]),
        hall.on_the_page: cycle([tuple(hall.visitors)]),
    }
    hows = cycle(["resigned", "whole", "resigned", "draw", "resigned"])
    for begin, count in zip(pairs, MATCHES, strict=True):
        for game, _ in zip(cycle(GAMES), range(count), strict=False):
            key = await begin(*next(pairs[begin]), game, "rated, one match")
            await hall.play(key, how=next(hows))
    await series(hall, await hall.on_discord(d.anna, d.bea, "audatia", "rated"))
    await series(hall, await hall.on_discord(d.bea, d.eve, "gyges", "rated, exchanged seats"))


async def series(hall: Hall, first: TableKey) -> None:
    """Two matches with exchanged seats; the second begins by itself."""
    match = (await hall.salle.tables.load(first)).match
    await hall.play(first, how="resigned")
    await hall.salle.clock.sweep()
    (second,) = await hall.running(match.players.one.address)
    assert (await hall.salle.tables.load(second)).match.players == match.players.swap()
    await hall.play(second, how="resigned")
    assert (await hall.salle.tables.load(second)).series.is_over


async def one_is_absent_for_weeks(hall: Hall) -> list[TableKey]:
    """Bea, on Telegram, is to move at three tables, and comes back to none of them."""
    t, absent, tables = hall.telegram, f"telegram:{hall.telegram.bea.id}", []
    for game in GAMES[1:]:
        key = await hall.on_telegram(t.anna, t.bea, game, "rated, one match, brisk")
        while not await has_to_move(hall, key, absent):
            assert await hall.move(key)
        tables.append(key)
    hall.salle.time.now += 21 * DAY
    for key in tables:
        seat = (await hall.salle.tables.load(key)).seat_of(absent)
        await hall.act(key, Act.FLAG, seat)
        await hall.act(key, Act.TIMEOUT, seat)
        hall.played.append(key)
    return tables


async def has_to_move(hall: Hall, key: TableKey, absent: str) -> bool:
    table = await hall.salle.tables.load(key)
    return table.version > 8 and table.match.active == {table.seat_of(absent)}


async def test_forty_matches_leave_forty_results_and_everybody_reads_the_same(hall, tmp_path):
    await the_evening(hall)
    lost = await one_is_absent_for_weeks(hall)
    results = [await result_of(hall, key) for key in hall.played]
    assert len(results) == 40 + 2  # each of the two series is one match more
    assert Counter(one.counting for one in results if one.table in map(str, lost)) == {
        Counting.RATED: 1,
        Counting.ABSENT: 2,
    }
    found = await differences(hall.salle.store)
    assert (found.results, found.waiting, found.lines) == (len(results), 0, [])
    await everybody_was_told(hall)
    for door, language in zip(cycle(["discord", "telegram", "web"]), LANGUAGES, strict=False):
        await reads(hall, door, language, tmp_path)


async def result_of(hall: Hall, key: TableKey) -> Result:
    game = (await hall.salle.tables.load(key)).game.id
    reckoned = await hall.salle.tables.ratings.of_table(game, key)
    return reckoned.result


async def everybody_was_told(hall: Hall) -> None:
    """What a match has made of a rating stands in the private chats that are open, nowhere else."""
    d, t = hall.discord, hall.telegram
    for person in (d.anna, d.bea, d.eve):
        assert await person.wait_dm(lambda m: bool(CHANGE.search(m.text)))
    for person in (t.anna, t.bea):
        assert [m for m in person.from_bot if CHANGE.search(m.text)]
    assert not t.eve.from_bot
    public = [*d.games.messages, *t.group.from_bot]
    public += [
        m
        for channel in d.server.world.channels.values()
        for m in channel.messages
        if not channel.recipient
    ]
    assert not [m for m in public if CHANGE.search(m.text)]


async def reads(hall: Hall, door: str, language: str, folder: Path) -> None:
    """Somebody reads profiles and leaderboards in their language; the pictures are kept."""
    address = next(iter(await people_of(hall, door)))
    await hall.salle.store.update_profile(address, {LANGUAGE: language})
    me = Person(address=Address.parse(address), name="")
    asks = Ask(who=me, where=me.address, is_private=True, nonce=f"{language}{door}")
    replies = [await hall.salle.app.run(profile.COMMAND.run, asks, Given(arguments=()))]
    for game in GAMES:
        given = Given(arguments=leaderboard.COMMAND.arguments, chosen={"game": game})
        replies.append(await hall.salle.app.run(leaderboard.COMMAND.run, asks, given))
    for number, reply in enumerate(replies):
        post = reply.private
        assert not [line for line in post.lines if "{" in line or "⁨" in line]
        if post.sheet:
            picture = render_sheet(post.sheet.sheet, post.sheet.style)
            (folder / f"{language}_{door}_{number}.png").write_bytes(picture)
        text = "\n".join([post.title, *post.lines, "", *labels(post)])
        (folder / f"{language}_{door}_{number}.txt").write_text(text)


async def people_of(hall: Hall, door: str) -> list[str]:
    """Who plays at a door, by how often."""
    counted: Counter[str] = Counter()
    for key in hall.played:
        if key.platform == door:
            match = (await hall.salle.tables.load(key)).match
            counted.update(player.address for player in match.players)
    return [address for address, _ in counted.most_common()]

"""How the store in `1.0/` was made: by the program of version 1.0, over its own private server.

    cd CHECKOUT_OF_1.0 && PYTHONPATH=. python tests/storage/stores/make_1_0.py FOLDER

It writes `folder` (a data folder), `export.jsonl` and `buttons.json` (data of buttons, with who was
shown them) into FOLDER. It runs on the code of 1.0 alone, and is kept to tell what is in the store,
and as a pattern for the next version's. Time in the store is that of the tests.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from shutil import copytree, rmtree
from tempfile import TemporaryDirectory

from bot.application.model import Choice, Post, Reply
from bot.commands import (
    block,
    boards,
    calendar_settings,
    conditional_moves,
    draws,
    entrance,
    help,
    preferences,
    preset_answers,
    quiet,
    review,
    talk,
    vacation,
)
from bot.commands.arguments import Given
from bot.commands.declaration import Place
from bot.commands.registry import registry
from engines.core.record import Act, Entry, Series
from storage.base import Following, Notice, NoticeKind, TableKey
from storage.embedded import private_server
from storage.form import take_up
from storage.passkeys import Passkey
from storage.store import Store
from tests.bot.administering import does
from tests.bot.linked import Elsewhere, joins
from tests.bot.reviewing import judged
from tests.bot.salle import ROOM, Salle, Sent, Someone, button
from tests.bot.seeking import seeks
from tests.bot.solving import asks, shown, taps_move, wrong_then_right
from tests.bot.tournaments_played import Played

HOUR, DAY = 3_600, 86_400
SETUP = "setup 321123/000000"
ENDS = "ry fw fp cd cw ca da dr tg tk bg br cp gs ps qs fg"
"""Verbs that change a table so that other buttons are no longer shown."""
MOST = 2
"""Buttons of one verb that are kept at most, of one person."""


class Maker:
    """Salle of 1.0, and who plays there."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.salle = Salle(store, delay=lambda: 600.0)
        self.anna, self.bea = self.salle.someone("Anna"), self.salle.someone("Bea", "fr")
        self.carlo = self.salle.someone("Carlo", "it")
        self.people = (self.anna, self.bea, self.carlo)

    async def says(self, who: Someone, name: str, words: str = "", **more: object) -> Reply:
        """A typed command, in private."""
        command = registry().commands[name]
        given = Given(arguments=command.arguments, words=words, **more)
        reply = await self.salle.app.say(command, who.ask(), given, Place.PRIVATE)
        assert not reply.is_error, (name, reply.ack)
        return reply

    async def match(self, name: str, game: str, *, plies: int = 0, **terms: object) -> TableKey:
        """A match of Anna and Bea in the room in which some moves have been made."""
        self.salle.time.now += HOUR
        terms = {"clock": 3 * DAY} | terms
        table = await self.salle.match(self.anna, self.bea, game=game, table=name, **terms)
        for number in range(plies):
            await self.ply(table, number)
        return table

    async def ply(self, table: TableKey, number: int = 0) -> None:
        """The `number`th of the legal moves of who is to act, or one like it."""
        loaded = await self.salle.tables.load(table)
        seat = sorted(loaded.match.active)[0]
        who = self.anna if loaded.seat_of(str(self.anna.address)) is seat else self.bea
        legal = loaded.game.legal_moves(loaded.match.game_state, seat)
        listed = [move for move, _ in zip(legal, range(12), strict=False)]
        await who.plays(table, str(listed[number * 5 % len(listed)]))
        self.salle.time.now += 120

    async def resigns(self, table: TableKey, who: Someone) -> None:
        seat = (await self.salle.tables.load(table)).seat_of(str(who.address))
        entry = Entry(act=Act.RESIGN, seat=seat, at=int(self.salle.time.now))
        await self.salle.tables.act(table, lambda _: entry)

    # -- what is in the store --------------------------------------------------------------------
    async def fill(self) -> None:
        await self.settings()
        await self.identities()
        await self.tournament()
        await self.learning()
        await self.running()
        await self.finished()
        await self.salle.deliver()
        await self.under_way()

    async def settings(self) -> None:
        """Of people and of a place."""
        for name, value in (("theme", "dark"), ("text_size", "large"), ("sending", "ask")):
            await self.salle.app.run(preferences.choose, self.anna.ask(), name, value)
        await self.salle.app.run(
            calendar_settings.typed, self.anna.ask(), "Europe/Rome 23-7 sunday"
        )
        await self.salle.app.run(vacation.vacation, self.carlo.ask(), "5")
        await self.salle.app.run(quiet.choose, self.anna.ask(ROOM, may_manage=True), "quiet")
        dora = self.salle.someone("Dora")
        await self.salle.app.run(block.block, self.bea.ask(), dora.person)
        await does(self.salle.someone("Boss"), "ban", whom=dora)

    async def identities(self) -> None:
        """Anna also plays elsewhere; somebody of the page's has a passkey."""
        await joins(self.anna, Elsewhere(self.salle, "Anna"))
        passkey = Passkey(
            public_key="pQ", sign_count=1, host="a.example", device="", made=20_000, used=20_001
        )
        await self.store.add_passkey("web:eve", "credential", passkey)
        await self.store.note_session("web:eve", "session", device="Firefox, Linux", day=20_001)

    async def running(self) -> None:
        """The middle of a match of each game, an open challenge, and who looks for a match."""
        engarde = await self.match("engarde", "en_garde", plies=6, is_rated=True)
        await self.salle.app.run(talk.say_line, self.bea.ask(), engarde, "Bonne chance !")
        await self.store.follow(engarde, "test:carlo", Following.MOVES, most=9)
        cannae = await self.match("cannae", "cannae", plies=6)
        await self.salle.app.run(draws.offer_draw, self.anna.ask(), cannae)
        gyges = await self.match("gyges", "gyges")
        for who in (self.anna, self.bea):
            await who.plays(gyges, SETUP)
        await self.salle.app.run(
            conditional_moves.show, self.bea.ask(), gyges, "a1-a4: b6-b4, b1-b3: c6-c5"
        )
        audatia = await self.match("audatia", "audatia", plies=8)
        await self.salle.app.run(preset_answers.show, self.bea.ask(), audatia, "deny no")
        await self.salle.challenge(self.anna, game="audatia", table="open")
        await seeks(self.carlo, "cannae daily")

    async def finished(self) -> None:
        """A rated match that is judged, a challenge to play on from it; a series in its second."""
        over = await self.match("over", "gyges", is_rated=True)
        for who in (self.anna, self.bea):
            await who.plays(over, SETUP)
        for number in range(4):
            await self.ply(over, number)
        await self.resigns(over, self.bea)
        await judged(self.salle, over)
        asked = (await self.says(self.anna, "playon", "2", table=over)).private
        await self.anna.taps(button(asked, "Bea"))
        series = await self.match("series", "en_garde", plies=8, series=Series.BEST_OF_3)
        await self.resigns(series, self.anna)
        await self.salle.clock.sweep()  # the next match begins

    async def learning(self) -> None:
        """A lesson that is done and one in its middle; a puzzle solved on each of four days."""
        post = (await self.says(self.anna, "learn", "en garde")).private
        for words in ("Begin", "Forward 5", "Go on", "Back 3", "Next: 2. Distance", "Forward 4"):
            post = (await self.anna.taps(beginning(post, words))).private
        for solve in (right, right, wrong_then_right, right):
            self.salle.time.now += DAY
            await self.salle.clock.credit_downtime()  # on nobody's clock
            await solve(self.anna, (await asks(self.anna, "gyges")).private)
        await self.store.settle_daily_puzzle(20_833, "gyges/25329dc3d2")

    async def tournament(self) -> None:
        """One in its first round, with a match that is over and one that runs."""
        played = await Played.opened(self.salle)
        await played.begins()
        first = await played.bout_of("anna")
        await played.moves_once(first)
        await played.resigns("anna")
        await played.settles()

    async def under_way(self) -> None:
        """A notice that nobody has been told, and an update that nobody has handled."""
        call = Notice(
            table=TableKey("test", "room", "engarde"),
            version=2,
            to=str(self.bea.address),
            kind=NoticeKind.CALL,
        )
        await self.store.enqueue([call])
        updates = {7: '{"update_id":7}', 8: '{"update_id":8}'}
        await self.store.receive("telegram:1", updates, owner="process of 1.0", lease=0.001)
        await self.store.handled("telegram:1", [7])


def beginning(post: Post, words: str) -> Choice:
    """The button that begins with these words."""
    return next(one for one in post.prompt.choices if one.words.startswith(words))


async def right(who: Someone, post: Post) -> Reply:
    """A puzzle's first move, at once."""
    return await taps_move(who, post, shown(who, post).puzzle.first)


class Crawler:
    """Taps on what the kept store shows, in a copy, and notes the data of some buttons."""

    def __init__(self, maker: Maker) -> None:
        self.maker = maker
        self.found: dict[tuple[str, str], dict[str, str]] = {}
        self.counted: Counter[tuple[str, str]] = Counter()

    async def crawl(self, tables: list[TableKey], sent: list[Sent]) -> list[dict[str, str]]:
        """From what was sent, what commands show and the boards, one tap further, and again."""
        maker = self.maker
        for one in sent:
            who = next((who for who in maker.people if who.address == one.to), maker.anna)
            self.note(who, Reply(private=one.post))
        for who in maker.people:
            for show in (help.help_page, preferences.show, calendar_settings.show, entrance.start):
                self.note(who, await maker.salle.app.run(show, who.ask()))
            for name in ("tables", "learn", "puzzle", "profile", "leaderboard", "seek", "link",
                         "privacy", "challenge", "tournament", "follow", "rules"):  # fmt: skip
                command = registry().commands[name]
                given = Given(arguments=command.arguments)
                self.note(who, await maker.salle.app.say(command, who.ask(), given, Place.PRIVATE))
            for table in tables:
                for show in (boards.hand, boards.more, review.review, conditional_moves.show):
                    self.note(who, await maker.salle.app.run(show, who.ask(), table))
        for _ in range(2):
            for one in [*self.found.values()]:
                if one["ticket"][:2] not in ENDS.split():
                    (who,) = (w for w in maker.people if w.person.name == one["who"])
                    self.note(who, await maker.salle.app.tap(who.ask(), one["ticket"]))
        return [*self.found.values()]

    def note(self, who: Someone, reply: Reply) -> None:
        for post in (reply.private, reply.public):
            for choice in choices_of(post) if post else ():
                kind = (who.person.name, choice.ticket.partition(":")[0])
                if choice.ticket and (who.person.name, choice.ticket) not in self.found:
                    self.counted[kind] += 1
                    if self.counted[kind] <= MOST:
                        fact = {"who": who.person.name, "ticket": choice.ticket}
                        self.found[who.person.name, choice.ticket] = fact


def choices_of(post: Post) -> list[Choice]:
    """All that can be tapped in a message."""
    prompt = post.prompt
    if prompt is None:
        return []
    menus = [Choice(label=g.label, ticket=g.menu) for g in prompt.groups if g.menu]
    idle = [Choice(label="idle", ticket=prompt.idle_ticket)] if prompt.idle_ticket else []
    pages = [Choice(label=p.heading, ticket=p.ticket) for p in post.paragraphs]
    return [*prompt.choices, *(key for row in prompt.keys for key in row), *menus, *idle, *pages]


async def make(folder: Path) -> None:
    data = folder / "folder"
    async with private_server(data) as url:
        store = Store(url)
        await store.check()
        await take_up(store.client, tell=print)
        await store.secret()
        maker = Maker(store)
        await maker.salle.clock.credit_downtime()
        await maker.fill()
        tables = [
            TableKey.parse(key.partition("}:")[2])
            async for page in store.client.keys("table:*")
            for key in page
        ]
        # The base of the append-only file as commands, which servers of any version read.
        await store.client.ask("CONFIG", "SET", "aof-use-rdb-preamble", "no")
        await store.client.ask("BGREWRITEAOF")
        while "aof_rewrite_in_progress:1" in await store.client.ask(  # noqa: ASYNC110 - the server tells nobody
            "INFO", "persistence"
        ):
            await asyncio.sleep(0.05)
        await store.close()
        await maker.salle.computers.close()
        sent, now = maker.salle.doors.sent, maker.salle.time.now
    command = (sys.executable, "-m", "storage", "export", str(folder / "export.jsonl"))
    await asyncio.to_thread(subprocess.run, (*command, "--data", str(data)), check=True)
    with TemporaryDirectory(prefix="salle-") as copy:
        copytree(data, Path(copy) / "d")
        async with private_server(Path(copy) / "d") as url:
            store = Store(url)
            maker = Maker(store)
            maker.salle.time.now = now
            buttons = await Crawler(maker).crawl(sorted(tables), sent)
            await store.close()
            await maker.salle.computers.close()
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in buttons)
    (folder / "buttons.json").write_text(f"[\n{lines}\n]\n")
    for other in ("salle.lock", "server.lock", "valkey.log"):
        (data / other).unlink(missing_ok=True)


if __name__ == "__main__":
    target = Path(sys.argv[1])
    rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    asyncio.run(make(target))

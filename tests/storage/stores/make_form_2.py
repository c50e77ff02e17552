"""How the store in `form_2/` was made: by the last program of form 2, over its own private server.

    cd CHECKOUT && PYTHONPATH=. python tests/storage/stores/make_form_2.py FOLDER

It writes `folder` (a data folder), `export.jsonl` and `buttons.json` (data of buttons, with who was
shown them) into FOLDER. It runs on the code of before form 3 alone, and is kept to tell what is in
the store, and as a pattern for the next form's. Time in the store is that of the tests.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from shutil import copytree, rmtree
from tempfile import TemporaryDirectory
from typing import Any

from bot.application import notices
from bot.application.model import Choice, Post, Prompt, Reply
from bot.commands import (
    adjournments,
    boards,
    calendar_settings,
    challenge_answers,
    challenges,
    conditional_moves,
    draws,
    entrance,
    forgetting,
    game_rules,
    help,
    history,
    pauses,
    preferences,
    preset_answers,
    quiet,
    resignations,
    table_list,
    takebacks,
    talk,
    vacation,
)
from bot.commands.challenges import Terms
from bot.messages import posts
from engines.core.match_state import Status
from engines.core.record import Act, Entry, Proposal
from engines.core.seat import Seat
from engines.core.time_control import TimeControl
from storage.base import Notice, NoticeKind, TableKey
from storage.embedded import private_server
from storage.form import take_up
from storage.store import Store
from tests.bot.salle import ROOM, Salle, Sent, Someone

HOUR, DAY = 3_600, 86_400
ENDS = frozenset({
    "ry", "fw", "fp", "cd", "cw", "ca", "da", "dr", "tg", "tk", "bg", "br", "cp", "gs", "ps", "qs",
    "fg",
})  # fmt: skip
"""Verbs that change a table so that other buttons are no longer shown."""
RARE = {
    "fp": "flagged", "cp": "countered", "gs": "falling", "bo": "gyges", "bk": "engarde",
    "cb": "thinking", "qs": "gyges",
}  # fmt: skip
"""Verbs that only others than who taps here are shown, and a table where each may be tapped."""
MOST = 30
"""Buttons of one verb that are kept at most."""
KEPT = 3
"""Buttons of one verb at one table that are kept, of all who are shown them."""
SETUP = "setup 321123/000000"
CLOCK = TimeControl.per_decision(3 * DAY)


class Maker:
    """The hall, and who plays there."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.salle = Salle(store, delay=lambda: 600.0)
        self.anna, self.bea = self.salle.someone("Anna"), self.salle.someone("Bea", "fr")
        self.carlo = self.salle.someone("Carlo", "it")

    async def run(self, command: Any, who: Someone, *words: Any, **more: Any) -> Reply:
        reply = await self.salle.app.run(command, who.ask(), *words, **more)
        assert not reply.is_error, (command, reply.ack)
        return reply

    async def table(self, name: str, game: str, **terms: Any) -> TableKey:
        """A challenge of Anna's in the room."""
        self.salle.time.now += HOUR
        terms = {"opponent": self.bea.person, "clock": CLOCK} | terms
        asked = Terms(game=game, table=name, **terms)
        reply = await self.salle.app.run(challenges.challenge, self.anna.ask(ROOM), asked)
        assert reply.table, reply
        return reply.table

    async def match(self, name: str, game: str, *, plies: int = 0, **terms: Any) -> TableKey:
        """A match in which some moves have been made."""
        table = await self.table(name, game, **terms)
        await self.salle.app.run(challenge_answers.accept, self.bea.ask(ROOM), table)
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

    async def gyges(self, name: str, **terms: Any) -> TableKey:
        """Both have set up; Anna is to move."""
        table = await self.match(name, "gyges", **terms)
        for who in (self.anna, self.bea):
            await who.plays(table, SETUP)
        return table

    async def act(self, table: TableKey, act: Act, seat: Seat, **more: Any) -> None:
        entry = Entry(act=act, seat=seat, at=int(self.salle.time.now), **more)
        await self.salle.tables.act(table, lambda _: entry)

    # -- what is in the store --------------------------------------------------------------------
    async def fill(self) -> None:
        await self.people()
        await self.matches()
        await self.absences()
        await self.challenges()
        await self.salle.deliver()
        await self.under_way()

    async def people(self) -> None:
        """Settings, a calendar, a vacation, a pinned list, a quiet chat."""
        for name, value in (("theme", "dark"), ("text_size", "large"), ("sending", "ask")):
            await self.salle.app.run(preferences.choose, self.anna.ask(), name, value)
        await self.run(calendar_settings.typed, self.anna, "Europe/Rome 23-7 sunday")
        await self.run(calendar_settings.typed, self.bea, "America/New_York 0-8")
        await self.run(vacation.vacation, self.carlo, "5")
        await self.store.update_profile(str(self.anna.address), {"pinned_inbox": "on"})
        manager = self.anna.ask(ROOM, may_manage=True)
        await self.salle.app.run(quiet.choose, manager, "quiet")
        await self.store.move_chat("test", "oldroom", "room")

    async def matches(self) -> None:
        """The middle of a match of each game, and one that is over."""
        engarde = await self.match("engarde", "en_garde", plies=6)
        await self.run(talk.say_line, self.bea, engarde, "Bonne chance !")
        await self.run(talk.say_line, self.anna, engarde, "You too 🤺")
        cannae = await self.match("cannae", "cannae", plies=6)
        await self.run(draws.offer_draw, self.anna, cannae)
        gyges = await self.gyges("gyges")
        await self.ply(gyges)
        await self.run(takebacks.ask_takeback, self.anna, gyges)
        audatia = await self.match("audatia", "audatia", plies=14)
        await self.run(preset_answers.show, self.bea, audatia, "deny no")
        over = await self.match("over", "en_garde", plies=8)
        await self.run(resignations.resign, self.bea, over)
        await self.act(over, Act.RESIGN, Seat.TWO)
        study = await self.table("study", "cannae", opponent=None, is_study=True, clock=None)
        await self.salle.app.tap(self.anna.ask(), f"cb:{study}:0:")

    async def absences(self) -> None:
        """Pauses, a match that is adjourned, flags, conditional moves."""
        asked = await self.gyges("pauseasked")
        await self.run(pauses.pause, self.anna, asked, "3")
        paused = await self.gyges("paused")
        await self.run(pauses.pause, self.anna, paused, "20")
        await self.act(paused, Act.GRANT, Seat.TWO)
        adjourned = await self.gyges("adjourned")
        await self.run(adjournments.adjourn, self.anna, adjourned)
        await self.act(adjourned, Act.GRANT, Seat.TWO)
        flagged = await self.match("flagged", "cannae", plies=3)
        (late,) = (await self.salle.tables.load(flagged)).match.active
        await self.act(flagged, Act.FLAG, late)
        await self.match("falling", "cannae", plies=4)
        lines = await self.gyges("lines")
        await self.run(conditional_moves.show, self.bea, lines, "a1-a4: b6-b4, b1-b3: c6-c5")
        answered = await self.gyges("answered")
        await self.run(conditional_moves.show, self.bea, answered, "a1-a4: b6-b4")
        await self.anna.plays(answered, "a1-a4")

    async def challenges(self) -> None:
        """Open to all, to somebody, countered, withdrawn."""
        await self.table("open", "audatia", opponent=None)
        await self.table("direct", "en_garde", opponent=self.carlo.person)
        countered = await self.table("countered", "en_garde", opponent=self.carlo.person)
        proposal = Proposal(options={"variant": "advanced"}, clock=TimeControl.per_decision(DAY))
        await self.act(countered, Act.PROPOSE, Seat.TWO, proposal=proposal)
        gone = await self.table("withdrawn", "cannae", opponent=None)
        await self.run(challenge_answers.withdraw, self.anna, gone)

    async def under_way(self) -> None:
        """A turn that the computer thinks about, notices that nobody has been told, updates."""
        thinking = await self.table("thinking", "cannae", opponent=None, level="novice", clock=None)
        await self.salle.app.tap(self.anna.ask(), f"cb:{thinking}:0:")
        await self.anna.plays(thinking, "-")
        assert await self.store.computer_turns.take("thinker of form 2", count=9, wait=0)
        await self.drafts()
        taken = await self.match("untold", "en_garde", plies=1)
        await self.store.beat("worker of form 2", lapse=60)
        (entry, *_) = await self.store.take("worker of form 2", count=2, wait=0)
        await self.store.park(entry, "elsewhere")
        await self.ply(taken)
        call = Notice(table=taken, version=2, to=str(self.bea.address), kind=NoticeKind.CALL)
        await self.store.enqueue([call])
        updates = {7: '{"update_id":7}', 8: '{"update_id":8}'}
        assert await self.store.receive(
            "telegram:1", updates, owner="process of form 2", lease=0.001
        )
        await self.store.handled("telegram:1", [7])

    async def drafts(self) -> None:
        """A move, and a conditional one, that were entered in part."""
        at = await self.salle.tables.load(TableKey("test", "room", "engarde"))
        for who in (self.anna, self.bea):
            asked = who.ask(ROOM, by_alert=True)
            await self.salle.app.tap(asked, f"qw:{at.key}:{at.version}:0")
        lines = await self.salle.tables.load(TableKey("test", "room", "lines"))
        await self.salle.app.tap(self.bea.ask(), f"ip:{lines.key}:{lines.version}:")


class Crawler:
    """Taps on all that the kept store shows, in a copy, and notes the data of every button."""

    def __init__(self, maker: Maker) -> None:
        self.maker = maker
        self.found: dict[tuple[str, str], dict[str, str]] = {}

    async def crawl(self, tables: list[TableKey], sent: list[Sent]) -> list[dict[str, str]]:
        maker = self.maker
        people = (maker.anna, maker.bea, maker.carlo)
        for one in sent:
            who = next((who for who in people if who.address == one.to), maker.anna)
            self.note(who, Reply(private=one.post))
        for who in people:
            for command in (
                help.help_page, table_list.tables, preferences.show, calendar_settings.show,
                forgetting.forget, vacation.vacation, entrance.start,
            ):  # fmt: skip
                self.note(who, await maker.salle.app.run(command, who.ask()))
            self.note(who, await maker.salle.app.run(quiet.show, who.ask(ROOM, may_manage=True)))
            self.note(who, await maker.salle.app.run(game_rules.rules, who.ask(), "gyges"))
        for table in tables:
            for who in people:
                for command in (
                    boards.hand, boards.board, boards.more, boards.text, history.history,
                    preset_answers.show, conditional_moves.show, resignations.resign,
                ):  # fmt: skip
                    self.note(who, await maker.salle.app.run(command, who.ask(), table))
            loaded = await maker.salle.tables.load(table)
            if loaded.match.status is Status.PLAYING:
                board = posts.board(await maker.salle.context.public_perspective(loaded))
                self.note(maker.anna, Reply(public=board))
                self.note(maker.bea, Reply(public=board))
        for verb, name in RARE.items():
            loaded = await maker.salle.tables.load(TableKey("test", "room", name))
            for who in (maker.anna, maker.bea):
                ticket = f"{verb}:{loaded.key}:{loaded.version}:0"
                choice = Choice(label=verb, ticket=ticket)
                self.note(who, Reply(private=Post(prompt=Prompt(controls=(choice,)))))
        await self.inbox()
        await self.follow()
        return self.some()

    async def inbox(self) -> None:
        """The list on top of a private chat."""
        now = int(self.maker.salle.time.now)
        notice = notices.of_pinned_list(self.maker.anna.address, now=now)
        before = len(self.maker.salle.doors.sent)
        await self.maker.store.enqueue([notice])
        await self.maker.salle.deliver()
        for one in self.maker.salle.doors.sent[before:]:
            self.note(self.maker.anna, Reply(private=one.post))

    def some(self) -> list[dict[str, str]]:
        """Some of each kind, evenly spread."""
        kinds: dict[str, list[dict[str, str]]] = {}
        for one in self.found.values():
            _, verb, what = self.kind(one)
            kinds.setdefault(f"{verb} {what}", []).append(one)
        found = [one for some in kinds.values() for one in some[:: len(some) // KEPT + 1]]
        verbs: dict[str, list[dict[str, str]]] = {}
        for one in found:
            verbs.setdefault(one["ticket"].partition(":")[0], []).append(one)
        return [one for some in verbs.values() for one in some[:: len(some) // MOST + 1]]

    async def follow(self) -> None:
        """Tap one button of each kind, game and person, as long as there are new ones."""
        tapped: set[tuple[str, str, str]] = set()
        while True:
            new = [one for one in self.found.values() if self.kind(one) not in tapped]
            if not new:
                return
            for one in new:
                if self.kind(one) not in tapped:
                    tapped.add(self.kind(one))
                    await self.tap(one)

    async def tap(self, one: dict[str, str]) -> None:
        """In private, and in the room."""
        people = (self.maker.anna, self.maker.bea, self.maker.carlo)
        (who,) = (each for each in people if each.person.name == one["who"])
        if one["ticket"][:2] not in ENDS:
            for ask in (who.ask(), who.ask(ROOM, by_alert=True)):
                self.note(who, await self.maker.salle.app.tap(ask, one["ticket"]))

    @staticmethod
    def kind(one: dict[str, str]) -> tuple[str, str, str]:
        """What such buttons have in common: one is enough."""
        verb, *rest = one["ticket"].split(":")
        if verb == "nw":  # the step, and the game
            return one["who"], verb, rest[0][:1] + rest[3]
        return one["who"], verb, rest[2] if len(rest) >= 4 else rest[0]

    def note(self, who: Someone, reply: Reply) -> None:
        for post in (reply.private, reply.public):
            for choice in choices_of(post) if post else ():
                if choice.ticket:
                    fact = {"who": who.person.name, "ticket": choice.ticket, "label": choice.words}
                    self.found.setdefault((who.person.name, choice.ticket), fact)


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
        sent = maker.salle.doors.sent
    command = (sys.executable, "-m", "storage", "export", str(folder / "export.jsonl"))
    await asyncio.to_thread(subprocess.run, (*command, "--data", str(data)), check=True)
    with TemporaryDirectory(prefix="salle-") as copy:
        copytree(data, Path(copy) / "d")
        async with private_server(Path(copy) / "d") as url:
            store = Store(url)
            maker = Maker(store)
            maker.salle.time.now += 60 * HOUR
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

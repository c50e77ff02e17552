"""Nobody but the player can tell whether an answer was prepared."""

from __future__ import annotations

import json

import pytest

from bot.commands import (
    boards,
    conditional_moves,
    exports,
    history,
    preset_answers,
    table_list,
    table_page,
)
from bot.workers.timer_worker import TimerWorker
from tests.bot.salle import ROOM, Salle

DELAY = 50.0
ANNA, BEA = "Anna", "Bea"
BEFORE = {
    "gyges": ((ANNA, "setup 321123/000000"), (BEA, "setup 321123/000000")),
    "cannae": (),
    "en_garde": (),
    "audatia": (
        (ANNA, "keep"), (BEA, "keep"), (BEA, "virtue:prudentia"), (ANNA, "virtue:fortitudo"),
        (BEA, "nosalute"), (ANNA, "posta:frontale"), (BEA, "posta:frontale"), (BEA, "lynx"),
    ),
}  # fmt: skip
GAMES = {  # Anna's move, Bea's answer, Anna's next
    "gyges": ("a1-a4", "b6-b4", "d1-d2"),
    "cannae": ("Mc2b3", "Mc7c6", "Ch2h4"),
    "en_garde": ("+1", "+1", "+2"),
    "audatia": ("RFl", "RFl", "pass"),
}
OPTIONS = {"en_garde": {"begins": "challenger"}}
WAYS = ("thought about", "prepared", "prepared in a tree", "prepared and withdrawn")


class Watched:
    """Bea answers Anna's move; what everybody but Bea can see of it, at every moment."""

    def __init__(self, game: str, way: str) -> None:
        self.game, self.way = game, way
        self.salle = Salle(delay=lambda: DELAY)
        self.anna, self.bea, self.eve = map(self.salle.someone, ("Anna", "Bea", "Eve"))
        self.onlookers = [self.anna, self.eve]
        self.seen: list[str] = []

    async def played(self) -> Watched:
        """The same moves at the same moments, thought about or prepared."""
        await self.begin(clock=86_400)
        move, answer, after = GAMES[self.game]
        await self.look()
        await self.prepare(move, answer)
        await self.look()
        await self.anna.plays(self.table, move)
        await self.look()
        self.salle.time.now += DELAY
        if self.way.startswith("prepared") and "withdrawn" not in self.way:
            await self.salle.clock.sweep()
        else:
            await self.bea.plays(self.table, answer)
        await self.look()
        await self.anna.plays(self.table, after)
        await self.look()
        return self

    async def begin(self, **terms: object) -> None:
        """The match as it stands before Anna's move."""
        options = OPTIONS.get(self.game, {})
        self.table = await self.salle.match(
            self.anna, self.bea, game=self.game, options=options, **terms
        )
        for name, move in BEFORE[self.game]:
            await (self.anna if name == ANNA else self.bea).plays(self.table, move)

    async def prepare(self, move: str, answer: str) -> None:
        words = {
            "prepared": f"{move}: {answer}",
            "prepared in a tree": f"{move}: {answer}; else: {answer}",
            "prepared and withdrawn": f"{move}: {answer}",
        }.get(self.way, "")
        if not words:
            return
        reply = await self.salle.app.run(conditional_moves.show, self.bea.ask(), self.table, words)
        assert not reply.is_error, reply
        if "withdrawn" in self.way:
            version = (await self.salle.tables.load(self.table)).match.decision_version
            seat = (await self.salle.tables.load(self.table)).seat_of(str(self.bea.address))
            await self.salle.app.tap(self.bea.ask(), f"iw:{self.table}:{version[seat]}:")

    async def look(self) -> None:
        """All that the others find who look, and what has been sent to them."""
        await self.salle.deliver()
        app, table = self.salle.app, self.table
        for who in self.onlookers:
            for shown in (
                await app.run(boards.hand, who.ask(), table),
                await app.run(boards.board, who.ask(), table),
                await app.run(boards.text, who.ask(), table),
                await app.run(boards.more, who.ask(), table),
                await app.run(history.history, who.ask(), table),
                await app.run(preset_answers.show, who.ask(), table),
                await app.run(conditional_moves.show, who.ask(), table),
                await table_page.load_page(app.context, who.ask(), table),
                await table_list.table_summaries(app.context, who.ask()),
            ):
                self.seen.append(repr(shown))
        others = (self.anna.address, self.eve.address, ROOM)
        sent = [one for one in self.salle.doors.sent if one.to in others]
        self.seen.append(repr([(one.to, one.post, one.nonce) for one in sent]))


def plain(watched: Watched, text: str) -> str:
    return text.replace(watched.table.table, "TABLE")


async def export_of(watched: Watched) -> str:
    """What the log's export says after the match, without its name."""
    loaded = await watched.salle.tables.load(watched.table)
    seat = loaded.seat_of(str(watched.anna.address))
    version = loaded.match.decision_version[seat]
    await watched.salle.app.tap(watched.anna.ask(), f"ry:{watched.table}:{version}:")
    reply = await watched.salle.app.run(exports.export, watched.anna.ask(), watched.table)
    exported = json.loads(reply.private.file[1])
    for acts in (exported.get("log", []), exported.get("record", {}).get("log", [])):
        for act in acts:
            act.pop("ask_id", None)  # a typed move brings its own
    return plain(watched, json.dumps(exported))


@pytest.mark.parametrize(
    ("game", "ways"),
    [
        ("gyges", WAYS[1:2]),
        ("cannae", WAYS[2:3]),
        ("en_garde", WAYS[3:4]),
        ("audatia", WAYS[1:2]),
        *(pytest.param(game, WAYS[1:], marks=pytest.mark.long) for game in GAMES),
    ],
)
async def test_rival_channel_watchers_and_the_export_are_the_same_whether_it_was_prepared_or_not(
    game, ways
):
    thought = await Watched(game, WAYS[0]).played()
    seen, exported = [plain(thought, one) for one in thought.seen], await export_of(thought)
    for way in ways:
        prepared = await Watched(game, way).played()
        assert [plain(prepared, one) for one in prepared.seen] == seen, way
        assert await export_of(prepared) == exported, way


async def test_what_goes_to_the_outbox_is_the_same():
    found = []
    for way in WAYS:
        watched = Watched("gyges", way)
        watched.onlookers = []
        told: list[tuple[int, str, str]] = []
        original = watched.salle.store.take

        async def taken(*args, original=original, told=told, bea=str(watched.bea.address), **more):
            entries = await original(*args, **more)
            notices = [entry.notice for entry in entries]
            told += [(n.version, n.to, n.kind) for n in notices if n.to != bea]
            return entries

        watched.salle.store.take = taken
        await watched.played()
        found.append(told)
    assert found[0]
    assert all(one == found[0] for one in found)


@pytest.mark.parametrize("game", GAMES)
async def test_they_are_nowhere_but_with_their_owner(game):
    watched = Watched(game, "prepared")
    await watched.begin()
    move, answer, _ = GAMES[game]
    await watched.look()  # what was missed is seen by this
    before_it = len(watched.seen)
    await watched.look()
    first = watched.seen[before_it:]
    await watched.prepare(move, answer)
    await watched.look()
    assert watched.seen[before_it + len(first) :] == first
    loaded = await watched.salle.tables.load(watched.table)
    (prepared,) = loaded.preset_answers.values()
    assert prepared not in repr(loaded)
    assert "plies" not in repr(loaded)


async def test_who_may_be_answered_for_waits_as_long_as_who_is_asked():
    """The rival's clock and the moments at which Salle looks are the same."""
    found = []
    for way in WAYS[:2]:
        watched = Watched("gyges", way)
        await watched.begin(clock=86_400)
        if way != WAYS[0]:
            await watched.prepare("a1-a4", "b6-b4")
        await watched.anna.plays(watched.table, "a1-a4")
        await watched.salle.deliver()
        await TimerWorker(tables=watched.salle.tables).sweep()
        loaded = await watched.salle.tables.load(watched.table)
        found.append((loaded.deadline, loaded.record.version))
    assert found[0] == found[1]

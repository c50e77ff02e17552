"""Matches of before 1.0 go on: played, timed and told; and the buttons of every version act."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest

from bot.application.model import Address
from bot.messages.words import say_in
from engines.core.match_state import Status
from engines.core.record import Act
from storage.base import TableKey
from storage.store import Store
from tests.bot.salle import Salle
from tests.storage.stores import EARLY, STORES, VERSIONS, kept_store

LOCALES = {"Anna": "en", "Bea": "fr", "Carlo": "it"}
HOUR = 3_600.0
ENDS = "ry fw fp cd cw ca da dr tg tk bg br cp gs ps qs fg"
"""Verbs after which others don't act there any more."""
RUNNING = (
    "engarde", "cannae", "gyges", "audatia", "study", "pauseasked", "paused", "flagged", "falling",
    "lines", "answered", "untold",
)  # fmt: skip


@pytest.fixture(params=EARLY)
async def old(request):
    """A hall over a store that an older program has left an hour ago, or two."""
    async with kept_store(request.param) as url:
        store = Store(url)
        made = Salle(store, delay=lambda: 600.0)
        made.version = request.param
        made.time.now += (100 if request.param in EARLY else 129) * HOUR
        yield made
        await made.computers.close()
        await store.close()


def people_of(salle):
    return {name: salle.someone(name, locale) for name, locale in LOCALES.items()}


def at(name):
    return TableKey("test", "room", name)


async def play(salle, name):
    """The first legal move of a seat that is to act; the table then."""
    before = await salle.tables.load(at(name))
    seat = sorted(before.match.active)[0]
    address = before.match.players[seat].address
    (who,) = (one for one in people_of(salle).values() if str(one.address) == address)
    legal = before.game.legal_moves(before.match.game_state, seat)
    await who.plays(at(name), str(next(iter(legal))))
    return before, await salle.tables.load(at(name))


def assert_told_once(salle):
    """A nonce is made of the table, the version, the recipient and what is told."""
    nonces = [sent.nonce for sent in salle.doors.sent]
    assert len(nonces) == len(set(nonces))


async def test_matches_are_played_on(old):
    for name in RUNNING:
        before, after = await play(old, name)
        assert after.version > before.version, name
        assert after.record.upto(before.version) == before.record, name


async def test_matches_are_resigned_and_told_to_the_rival(old):
    people = people_of(old)
    resigned = [name for name in RUNNING if name != "study"]
    for name in resigned:
        table = await old.tables.load(at(name))
        reply = await old.app.tap(people["Anna"].ask(), f"ry:{table.key}:{table.version}:")
        assert not reply.is_error, (name, reply.ack)
    await old.deliver()
    for name in resigned:
        assert (await old.tables.load(at(name))).match.status is Status.OVER, name
        assert [post for post in old.doors.to(people["Bea"].address) if post.table == at(name)]


async def test_time_runs_out_and_that_is_told_once(old):
    """Not what passed while Salle was away; and then the vacation begins that she has left."""
    due = (await old.tables.load(at("falling"))).deadline
    assert due
    old.time.now = due + 60
    await old.clock.credit_downtime()  # Salle was away meanwhile, on nobody's clock
    table = await old.tables.load(at("falling"))
    assert table.record.log[-1].act is Act.MOVE
    await old.deliver()
    old.time.now = (await old.tables.load(at("falling"))).deadline + 60
    beats = await old.store.credit_downtime(old.time, shut=1e9)  # this time she was there
    assert beats.lost == 0
    for _ in range(2):
        await old.clock.sweep()
        await old.deliver()
    assert (await old.tables.load(at("falling"))).record.log[-1].act is Act.VACATION
    assert_told_once(old)


async def test_a_conditional_move_that_was_due_is_made(old):
    await old.clock.sweep()
    moves = [entry.move for entry in (await old.tables.load(at("answered"))).record.log]
    assert moves[-2:] == ["a1-a4", "b6-b4"]


async def test_what_was_prepared_is_carried_out_later(old):
    anna = people_of(old)["Anna"]
    await anna.plays(at("lines"), "a1-a4")
    old.time.now += 2 * HOUR  # Bea is asleep for one
    await old.clock.sweep()
    assert (await old.tables.load(at("lines"))).record.log[-1].move == "b6-b4"


@pytest.mark.parametrize(
    "old", ["0.1", pytest.param("form_2", marks=pytest.mark.long)], indirect=True
)
async def test_what_was_not_told_and_what_was_taken_by_a_dead_process_is_told_once(old):
    bea = people_of(old)["Bea"].address
    async with old.delivering():
        await old.wait_for(lambda sent: (sent.to, sent.post.table) == (bea, at("untold")))
        await old.wait_for(lambda sent: sent.post.table == at("thinking") and sent.post.version > 2)
    assert_told_once(old)


async def test_challenges_are_accepted(old):
    people = people_of(old)
    for name, who, taps in (
        ("countered", "Anna", "ca:{}:1:"),
        ("direct", "Carlo", "ca:{}:0:"),
        ("open", "Bea", "ca:{}:0:"),
    ):
        reply = await old.app.tap(people[who].ask(), taps.format(at(name)))
        if name == "open":  # whoever accepts chooses a character first
            reply = await old.app.tap(people[who].ask(), taps.format(at(name)) + "0")
        assert not reply.is_error, reply.ack
        assert (await old.tables.load(at(name))).match.status is Status.PLAYING


async def test_breaks_and_offers_that_were_asked_for_are_answered(old):
    bea = people_of(old)["Bea"]
    for name, verb in (("cannae", "da"), ("gyges", "tg"), ("pauseasked", "bg")):
        version = (await old.tables.load(at(name))).version
        reply = await old.app.tap(bea.ask(), f"{verb}:{at(name)}:{version}:")
        assert not reply.is_error, reply.ack
        assert (await old.tables.load(at(name))).version == version + 1


async def test_settings_talk_drafts_and_updates_are_there(old):
    people = people_of(old)
    anna = await old.store.profile(str(people["Anna"].address))
    assert (anna["theme"], anna["zone"], anna["sleep"]) == ("dark", "Europe/Rome", "23:00-07:00")
    assert {"line_draft", "zone"} <= {*await old.store.profile(str(people["Bea"].address))}
    talk = await old.store.talk(at("engarde"))
    assert [line.text for line in talk] == ["Bonne chance !", "You too 🤺"]
    assert list(await old.store.take_up("telegram:1", owner="another", lease=60)) == [8]
    assert (await old.tables.load(at("audatia"))).preset_answers
    assert await old.store.chat_now("test", "oldroom") == "room"


@pytest.mark.parametrize(
    ("old", "most"),
    [
        *((version, 4 if version in EARLY else 1) for version in VERSIONS),
        *(pytest.param(version, 1_000, marks=pytest.mark.long) for version in VERSIONS),
    ],
    indirect=["old"],
)
async def test_every_button_that_was_sent_acts_or_says_what_is_true(old, most):
    """Usually so many of each verb."""
    people, lost, tapped = people_of(old), [], Counter()
    buttons = json.loads((STORES / old.version / "buttons.json").read_text())
    for button in sorted(buttons, key=lambda one: one["ticket"][:2] in ENDS.split()):
        tapped[verb := button["ticket"][:2]] += 1
        if tapped[verb] > most:
            continue
        who, ask = people[button["who"]], people[button["who"]].ask()
        if button["ticket"].startswith("pi:"):  # only there a list can be pinned
            address = Address(platform="telegram", id="1")
            ask = replace(ask, who=replace(who.person, address=address), where=address)
        reply = await old.app.tap(ask, button["ticket"])
        say = say_in(LOCALES[button["who"]])
        says_nothing = not (reply.ack or reply.private or reply.public or reply.table)
        if says_nothing or reply.ack in (say("hall-no-button"), say("hall-damaged")):
            lost.append((button["ticket"], reply.ack))
    assert lost == []

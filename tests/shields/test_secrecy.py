"""Nobody but the player can tell whether they were asked."""

from dataclasses import dataclass

import pytest

from bot.application.profile import PRIVATE_CHAT_CLOSED
from bot.application.time_controls import DAILY, PRESETS
from bot.commands import exports, moves
from engines.core.seat import Seat
from tests.bot.salle import ROOM, main_button
from tests.shields.evening import DELAY, Evening

WAYS = {
    "thought about": ("shield", ""),
    "answered in advance": ("shield", "deny no"),
    "forced": ("blank", ""),
    "forced and answered in advance": ("blank", "deny yes"),
    "answered after it was asked": ("shield", "deny no"),
}


@dataclass(frozen=True)
class Seen:
    """What others than Bea were shown of an evening, and what she was asked."""

    shown: tuple[object, ...]
    mentions: bool  # whether somebody was called in the channel
    questions: int


_seen = {}


async def seen(way, *, is_closed=False):
    """What was seen of an evening, played once."""
    if (way, is_closed) not in _seen:
        evening, shown = await an_evening(way, is_closed=is_closed)
        _seen[way, is_closed] = Seen(
            shown=shown,
            mentions=any(sent.post.mentions for sent in evening.salle.doors.sent),
            questions=len([p for p in evening.messages_to(evening.bea) if not p.is_silent]),
        )
    return _seen[way, is_closed]


async def an_evening(way, *, is_closed=False):
    """Anna strikes, Bea lets it through, strikes back; what everybody sees at every moment."""
    card, words = WAYS[way]
    is_late = way == "answered after it was asked"
    evening = await Evening.dealt("blank", card, clock=PRESETS[DAILY])
    if words and not is_late:
        await evening.answers(evening.bea, words)
    if is_closed:
        evening.salle.doors.closed.add(evening.bea.address)
        closed = {PRIVATE_CHAT_CLOSED: f"{evening.salle.time.now:.3f} closed"}
        await evening.salle.store.update_profile(str(evening.bea.address), closed)
    shown = []

    async def build_view():
        await evening.salle.deliver()
        shown.append([await evening.looks(who) for who in (evening.anna, evening.eve)])

    await build_view()
    reply = await evening.anna.plays(evening.table, "2")
    shown.append(evening.plain(reply))
    await build_view()
    if is_late:
        await evening.answers(evening.bea, words)
        await build_view()
        shown.pop()  # one look more than the others
    evening.salle.time.now += DELAY
    if way == "thought about":
        await plays(evening, "pass", is_closed=is_closed)
    else:
        await evening.salle.clock.sweep()
    await build_view()
    await plays(evening, "3", is_closed=is_closed)
    await build_view()
    wait_for = [evening.wait_for(who) for who in (evening.anna, evening.eve)]
    return evening, (shown, *wait_for, await evening.entries())


async def plays(evening, move, *, is_closed):
    """Bea plays in her private chat; where that is closed, in the channel, seen by nobody else."""
    where = {"is_private": True} if is_closed else {}
    place = ROOM if is_closed else evening.bea.address
    ask = evening.bea.ask(place, **where)
    shown = (await evening.salle.app.run(moves.typed, ask, move, evening.table)).private
    await evening.bea.taps(main_button(shown), place, **where)


@pytest.mark.parametrize("way", list(WAYS)[1:])
async def test_rival_channel_and_log_are_the_same_whether_they_were_asked_or_not(way):
    asked, unasked = await seen("thought about"), await seen(way)
    for one, other in zip(unasked.shown, asked.shown, strict=True):
        assert one == other


@pytest.mark.parametrize("way", list(WAYS)[1:])
async def test_a_mention_in_the_channel_tells_nobody_whether_they_were_asked(way):
    asked, unasked = await seen("thought about", is_closed=True), await seen(way, is_closed=True)
    assert asked.mentions
    for one, other in zip(unasked.shown, asked.shown, strict=True):
        assert one == other


@pytest.mark.parametrize("is_closed", [False, True])
@pytest.mark.parametrize("way", list(WAYS)[:-1])
async def test_whether_they_were_asked_or_not_they_are_reached_when_they_would_be_told(
    way, is_closed
):
    card, words = WAYS[way]
    evening = await Evening.dealt("blank", card, clock=PRESETS[DAILY])
    if words:
        await evening.answers(evening.bea, words)
    if is_closed:
        evening.salle.doors.closed.add(evening.bea.address)
        closed = {PRIVATE_CHAT_CLOSED: f"{evening.salle.time.now:.3f} closed"}
        await evening.salle.store.update_profile(str(evening.bea.address), closed)
    await evening.anna.plays(evening.table, "2")
    clock = (await evening.loaded()).clock
    assert not clock.is_reached(Seat.TWO)
    evening.salle.time.now += 10
    await evening.salle.deliver()
    clock = (await evening.loaded()).clock
    assert clock.reached_at(Seat.TWO) == evening.salle.time.now


async def test_only_who_is_asked_gets_a_question():
    assert {way: (await seen(way)).questions for way in WAYS} == {
        "thought about": 1,
        "answered in advance": 1,
        "forced": 1,
        "forced and answered in advance": 1,
        "answered after it was asked": 2,
    }


async def test_what_goes_to_the_outbox_for_others_is_the_same_too():
    found = []
    for way in WAYS:
        evening, _ = await an_evening(way)
        await evening.anna.plays(evening.table, "pass")
        entries = await evening.salle.store.take("another", count=100, wait=0.01)
        whom = (str(evening.anna.address), "chat")
        found.append(
            [(p.notice.version, p.notice.to, p.notice.kind) for p in entries if p.notice.to in whom]
        )
    assert all(one == found[0] for one in found)


async def test_answers_are_nowhere_but_with_their_owner():
    evening = await Evening.dealt("blank", "shield")
    for _ in range(2):  # who has been away is offered what they missed, once
        before = [await evening.looks(who) for who in (evening.anna, evening.eve)]
    await evening.answers(evening.bea, "deny yes")
    assert [await evening.looks(who) for who in (evening.anna, evening.eve)] == before
    loaded = await evening.loaded()
    assert "deny" not in repr(loaded)
    assert "deny" not in repr(loaded.record)
    assert (await evening.answers(evening.anna)).lines[1:] == (
        "1. Swap your card: Ask me",
        "2. Deny the blow: Ask me",
    )
    assert evening.salle.doors.to(ROOM) == []


async def test_the_record_taken_away_says_what_was_done_and_not_what_was_answered():
    evening, _ = await an_evening("answered in advance")
    await evening.salle.app.tap(evening.anna.ask(), f"ry:{evening.table}:6:")
    reply = await evening.salle.app.run(exports.export, evening.anna.ask(), evening.table)
    assert b"standing" not in reply.private.file[1]
    assert b"deny" not in reply.private.file[1]

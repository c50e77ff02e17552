"""How often somebody may do what costs others something."""

from __future__ import annotations

import asyncio

import pytest

from bot.application.rate_limiter import NETWORK, PERSON, Kind
from bot.commands import adjournments, challenges, draws, exports, preferences, takebacks
from bot.commands.challenges import Terms
from bot.messages.words import LANGUAGES, say_in
from storage.base import TableKey
from tests.bot.salle import ROOM

HOME = "192.0.2.7"
MANY = "That was a lot of challenges in a short time. You can make the next one in 30 s."


async def challenge(who, **more):
    """One to anybody."""
    return await who.salle.app.run(challenges.challenge, who.ask(ROOM, **more), Terms(game="gyges"))


async def challenge_and_withdraw(who, **more):
    reply = await challenge(who, **more)
    if reply.table:
        await who.salle.app.tap(who.ask(ROOM), f"cw:{reply.table}:0:")
    return reply


async def tables_of(salle) -> set[TableKey]:
    return set(salle.store.tables())


async def test_who_makes_and_withdraws_challenges_in_a_loop_is_asked_to_wait(salle, anna):
    replies = [await challenge_and_withdraw(anna) for _ in range(150)]
    made = [reply for reply in replies if reply.table]
    assert len(made) == PERSON[Kind.CHALLENGE].most == 20
    assert {reply.ack for reply in replies[20:]} == {MANY}
    assert all(reply.is_error for reply in replies[20:])
    assert await tables_of(salle) == {reply.table for reply in made}


async def test_afterwards_there_is_one_in_half_a_minute(salle, anna):
    for _ in range(21):
        await challenge_and_withdraw(anna)
    salle.time.now += 29
    assert (await challenge(anna)).ack.endswith("in 1 s.")
    salle.time.now += 1
    assert (await challenge(anna)).table
    assert (await challenge(anna)).ack == MANY


async def test_nobody_waits_for_what_others_do(salle, anna, bea):
    for _ in range(25):
        await challenge_and_withdraw(anna)
    assert (await challenge(bea)).table


async def test_what_is_asked_for_twice_counts_once(salle, anna):
    ask = anna.ask(ROOM)
    for _ in range(60):
        reply = await salle.app.run(challenges.challenge, ask, Terms(game="gyges"))
        assert not reply.is_error
    assert len(salle.store.tables()) == 1


async def test_new_guests_of_one_network_are_counted_together(salle):
    guests = [salle.someone(f"Guest{number}") for number in range(150)]
    replies = [await challenge_and_withdraw(guest, network=HOME) for guest in guests]
    assert sum(reply.table is not None for reply in replies) == NETWORK[Kind.CHALLENGE].most == 60
    elsewhere = await challenge_and_withdraw(salle.someone("Eve"), network="198.51.100.1")
    assert elsewhere.table


async def test_the_address_of_a_network_is_stored_nowhere(salle, anna):
    await challenge(anna, network=HOME)
    assert not any(HOME in name for name in salle.store.found("*"))
    assert any("network:" in name for name in salle.store.found("bucket:*"))


@pytest.mark.parametrize("wish", [draws.offer_draw, takebacks.ask_takeback, adjournments.adjourn])
async def test_a_rival_is_not_asked_without_end(salle, anna, bea, wish):
    """Whatever is asked for: all of it counts together."""
    table = await salle.match(anna, bea, game="gyges")
    for _ in range(PERSON[Kind.OFFER].most):
        await salle.tables.rates.admit(Kind.OFFER, anna.ask())
    before = (await salle.tables.load(table)).version
    reply = await salle.app.run(wish, anna.ask(), table)
    assert reply.ack == "You have asked for a lot in a short time. You can ask again in 30 s."
    assert (await salle.tables.load(table)).version == before
    assert not (await salle.app.run(draws.offer_draw, bea.ask(), table)).is_error


async def test_an_answer_to_the_rival_is_never_too_much(salle, anna, bea):
    table = await salle.match(anna, bea, game="gyges")
    await salle.app.run(draws.offer_draw, bea.ask(), table)
    for _ in range(PERSON[Kind.OFFER].most):
        await salle.tables.rates.admit(Kind.OFFER, anna.ask())
    version = (await salle.tables.load(table)).version
    assert not (await salle.app.tap(anna.ask(), f"dr:{table}:{version}:")).is_error


async def test_settings_are_not_changed_without_end(salle, anna):
    replies = [
        await salle.app.run(preferences.choose, anna.ask(), "theme", theme)
        for theme in ("dark", "light") * 50
    ]
    assert [reply.is_error for reply in replies].index(True) == PERSON[Kind.SETTING].most
    assert replies[-1].ack.startswith("You have changed a lot in a short time.")


async def test_files_are_not_made_without_end(salle, anna, bea):
    table = await salle.match(anna, bea)
    await salle.app.tap(anna.ask(), f"ry:{table}:1:")
    replies = [await salle.app.run(exports.export, anna.ask(), table) for _ in range(11)]
    assert [bool(reply.private) for reply in replies] == [True] * 10 + [False]


async def test_of_many_at_the_same_moment_no_more_are_made_than_may(salle, anna):
    replies = await asyncio.gather(*(challenge(anna) for _ in range(60)))
    assert sum(reply.table is not None for reply in replies) <= 20


async def test_who_plays_meets_no_limit(salle, anna, bea, monkeypatch):
    """Moves, boards, histories: nothing of a match is counted."""

    async def never(*_, **__):
        raise AssertionError("an act of a match is counted")

    table = await salle.match(anna, bea)
    monkeypatch.setattr(salle.store, "reserve", never)
    for _ in range(12):
        loaded = await salle.tables.load(table)
        mover = anna if loaded.seat_of(str(anna.address)) in loaded.match.active else bea
        assert not (await mover.plays(table)).is_error


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", Kind)
def test_every_refusal_says_when_one_may_go_on(kind, language):
    assert "17 s" in say_in(language)(f"limit-often-{kind}", seconds=17)

"""How many challenges may wait at a time: of one person, and in one chat."""

from __future__ import annotations

import asyncio

import pytest

from bot.application.challenge_limits import IN_A_CHAT, OF_A_PERSON
from bot.application.model import Address
from bot.commands import challenge_answers, challenges, invitations, rematches
from bot.commands.challenge_draft import ChallengeDraft, Step
from bot.commands.challenges import Terms
from bot.commands.invitations import Invitation
from bot.messages.words import LANGUAGES, say_in
from tests.bot.salle import ROOM, Salle, button, labels

OTHER_ROOM = Address(platform="test", id="other")
FULL = "10 of your challenges are waiting"
CHAT_FULL = "30 challenges are waiting here"


async def challenge(who, where=ROOM, **terms):
    terms = {"game": "gyges"} | terms
    return await who.salle.app.run(challenges.challenge, who.ask(where), Terms(**terms))


async def as_many_as_may(who, where=ROOM, **terms):
    return [(await challenge(who, where, **terms)).table for _ in range(OF_A_PERSON)]


async def fill_the_room(salle):
    """As many as a chat may have, of several people."""
    people = [salle.someone(f"P{number}") for number in range(IN_A_CHAT // OF_A_PERSON)]
    return [table for who in people for table in await as_many_as_may(who)]


@pytest.fixture
async def over(salle, anna, bea):
    """A match of Anna's and Bea's that is over."""
    table = await salle.match(anna, bea)
    await salle.app.tap(anna.ask(), f"ry:{table}:1:")
    return table


async def test_one_challenge_too_many_is_refused_with_ones_own_to_choose_from(salle, anna, bea):
    await as_many_as_may(anna, opponent=bea.person)
    reply = await challenge(anna)
    assert reply.is_error
    assert reply.table is None
    assert reply.ack.startswith(FULL)
    assert labels(reply.private) == ["Gygès · Bea"] * OF_A_PERSON
    card = (await anna.taps(reply.private.prompt.controls[0])).private
    assert not (await anna.taps(button(card, "Withdraw"))).is_error
    assert not (await challenge(anna)).is_error


@pytest.mark.parametrize("answer", ["accepted", "declined", "withdrawn", "expired", "forgotten"])
async def test_a_challenge_that_has_been_answered_makes_room(salle, anna, bea, answer):
    table = (await as_many_as_may(anna, opponent=bea.person))[3]
    assert (await challenge(anna)).is_error
    match answer:
        case "accepted":
            await salle.app.run(challenge_answers.accept, bea.ask(), table)
        case "declined":
            await salle.app.tap(bea.ask(), f"cd:{table}:0:")
        case "withdrawn":
            await salle.app.tap(anna.ask(), f"cw:{table}:0:")
        case "expired":
            salle.time.now += 8 * 86_400
            await salle.clock.sweep()
        case "forgotten":
            await salle.store.forget(str(anna.address))
    assert not (await challenge(anna)).is_error


async def test_matches_that_run_do_not_count(salle, anna, bea):
    for _ in range(OF_A_PERSON + 5):
        await salle.match(anna, bea)
    assert not (await challenge(anna)).is_error


async def test_tables_for_one_count_until_they_are_begun(salle, anna):
    tables = await as_many_as_may(anna, anna.address, game="cannae", level="novice")
    assert (await challenge(anna, is_study=True)).is_error
    await salle.app.tap(anna.ask(), f"cb:{tables[0]}:0:")
    assert not (await challenge(anna, is_study=True)).is_error


async def test_a_chat_takes_no_more_than_it_can_but_another_does(salle, anna, bea):
    tables = await fill_the_room(salle)
    reply = await challenge(anna)
    assert reply.ack.startswith(CHAT_FULL)
    assert reply.private is None
    assert not (await challenge(anna, OTHER_ROOM)).is_error
    assert not (await challenge(anna, anna.address)).is_error
    await salle.app.run(challenge_answers.accept, bea.ask(ROOM), tables[0])
    assert not (await challenge(anna)).is_error


async def test_in_a_full_chat_ones_own_challenges_there_can_be_withdrawn(salle, anna):
    await challenge(anna, OTHER_ROOM, game="cannae")
    await challenge(anna, game="en_garde")
    await fill_the_room(salle)
    reply = await challenge(anna)
    assert reply.is_error
    assert labels(reply.private) == ["En Garde · anybody"]


async def test_the_topics_of_a_chat_are_full_together(salle, anna):
    for number in range(IN_A_CHAT // OF_A_PERSON):
        topic = Address(platform="test", id=f"forum.{number}")
        await as_many_as_may(salle.someone(f"P{number}"), topic)
    for where in ("forum.0", "forum.77", "forum"):
        reply = await challenge(anna, Address(platform="test", id=where))
        assert reply.ack.startswith(CHAT_FULL)


async def test_what_is_shown_to_nobody_else_takes_no_place_in_the_chat(salle, anna):
    await fill_the_room(salle)
    alone = anna.ask(ROOM, is_private=True)
    terms = Terms(game="cannae", level="novice")
    assert not (await salle.app.run(challenges.challenge, alone, terms)).is_error
    page = anna.ask(ROOM, is_private=True, has_readers=False)
    assert not (await salle.app.run(challenges.challenge, page, Terms(game="gyges"))).is_error


async def test_many_challenges_at_the_same_moment_are_no_more_than_may_be(salle, anna):
    other = Salle(salle.store)
    asks = [anna.ask(ROOM) for _ in range(3 * OF_A_PERSON)]
    replies = await asyncio.gather(
        *(
            hall.app.run(challenges.challenge, ask, Terms(game="gyges"))
            for ask, hall in zip(asks, [salle, other] * len(asks), strict=False)
        )
    )
    assert sum(not reply.is_error for reply in replies) == OF_A_PERSON
    assert len(await salle.store.running_tables(str(anna.address))) == OF_A_PERSON


async def test_a_command_that_comes_twice_counts_once(salle, anna):
    await as_many_as_may(anna)
    await salle.app.tap(
        anna.ask(), f"cw:{(await salle.store.running_tables(str(anna.address)))[0]}:0:"
    )
    ask = anna.ask(ROOM)
    run = salle.app.run
    replies = [await run(challenges.challenge, ask, Terms(game="gyges")) for _ in range(3)]
    assert [reply.is_error for reply in replies] == [False] * 3
    assert len({reply.table for reply in replies}) == 1


async def test_a_full_list_costs_nothing_until_it_is_full(salle, anna, monkeypatch):
    loads = []
    load = salle.store.load

    async def counted(table, **more):
        loads.append(table)
        return await load(table, **more)

    monkeypatch.setattr(salle.store, "load", counted)
    await as_many_as_may(anna)
    assert len(loads) == OF_A_PERSON, "whether a request has come before, and no more"


async def test_a_challenge_that_never_came_to_be_takes_no_place_for_long(salle, anna):
    """Salle was killed between the list and the table."""
    tables = await as_many_as_may(anna)
    for table in tables:
        salle.store.lose(table)
    assert (await challenge(anna)).is_error
    salle.time.now += 120
    assert not (await challenge(anna)).is_error
    assert len(await salle.store.pending_challenges(str(anna.address))) == 1


async def test_a_chat_that_moves_is_as_full_as_it_was(salle, anna):
    await fill_the_room(salle)
    await salle.store.move_chat("test", ROOM.id, OTHER_ROOM.id)
    for where in (ROOM, OTHER_ROOM):
        assert (await challenge(anna, where)).ack.startswith(CHAT_FULL)


async def test_a_menu_says_so_too_and_opens_its_challenge_when_there_is_room(salle, anna):
    tables = await as_many_as_may(anna)
    opens = str(ChallengeDraft(step=Step.OPEN, game="gyges"))
    refused = await salle.app.tap(anna.ask(ROOM, message="m1"), opens)
    assert refused.ack.startswith(FULL)
    assert refused.is_apart, "the menu stays"
    await salle.app.tap(anna.ask(), f"cw:{tables[0]}:0:")
    assert not (await salle.app.tap(anna.ask(ROOM, message="m1"), opens)).is_error


async def test_a_rematch_that_has_to_wait_is_refused_kindly(salle, anna, bea, over):
    tables = await as_many_as_may(anna)
    refused = await salle.app.tap(anna.ask(), f"rm:{over}:2:")
    assert refused.ack.startswith("The rematch has to wait: 10 of your challenges")
    assert refused.is_apart, "the final board stays"
    assert labels(refused.private) == ["Gygès · anybody"] * OF_A_PERSON
    await salle.app.tap(anna.ask(), f"cw:{tables[0]}:0:")
    assert (await salle.app.tap(anna.ask(), f"rm:{over}:2:")).ack == (
        "You have asked Bea for a rematch."
    )


async def test_a_rematch_that_the_other_has_asked_for_can_always_be_taken(salle, anna, bea, over):
    await salle.app.run(rematches.rematch, bea.ask(), over)
    await as_many_as_may(anna)
    await fill_the_room(salle)
    accepted = await salle.app.tap(anna.ask(), f"rm:{over}:2:")
    assert not accepted.is_error
    assert accepted.private.picture


async def test_a_rematch_of_a_full_chat_has_to_wait(salle, anna, bea, over):
    await fill_the_room(salle)
    refused = await salle.app.tap(anna.ask(), f"rm:{over}:2:")
    assert refused.ack.startswith("The rematch has to wait: 30 challenges are unanswered")


async def test_an_invitation_of_somebody_who_has_too_many_opens_later(salle, anna, bea):
    await anna.turn(await salle.match(anna, bea))  # Salle knows her name
    tables = await as_many_as_may(anna)
    secret = await salle.store.secret()
    link = Invitation(challenger=anna.address, game="gyges", nonce="q1").sign(secret)
    refused = await salle.app.run(invitations.open_invitation, bea.ask(), link)
    assert refused.is_error
    assert refused.ack.startswith("Anna already has as many challenges")
    await salle.app.tap(anna.ask(), f"cw:{tables[0]}:0:")
    opened = await salle.app.run(invitations.open_invitation, bea.ask(), link)
    assert "Take it" in labels(opened.private)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("whose", ["yours", "here"])
@pytest.mark.parametrize("kind", ["challenge", "rematch"])
def test_what_is_said_fits_an_alert(language, whose, kind):
    assert len(say_in(language)(f"limit-{kind}-{whose}", count=30)) <= 200

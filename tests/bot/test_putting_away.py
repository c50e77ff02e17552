"""Long after a table's end: what its buttons say, and what still goes on from it."""

import itertools

import pytest

from bot.application.message_refs import CHAT_CARD, last_message
from bot.commands import rematches, table_list
from bot.commands.invitations import Invitation, open_invitation
from bot.messages.words import LANGUAGES, say_in
from engines.core.match_state import Status
from storage.base import KEPT_AFTER_END
from tests.bot.salle import ROOM, Salle, labels

ENDINGS = {"declined": ("cd", "bea"), "withdrawn": ("cw", "anna"), "expired": ("", "")}


@pytest.fixture
def salle():
    return Salle()


def wait(salle, seconds):
    """By the hall's time and by the store's."""
    salle.time.now += seconds
    salle.store.pass_time(seconds)


def long_after(salle):
    wait(salle, KEPT_AFTER_END + 86_400)


async def closed(salle, anna, bea, ending):
    """A challenge that came to nothing."""
    table = await salle.challenge(anna, opponent=bea.person)
    await salle.deliver()
    verb, who = ENDINGS[ending]
    if verb:
        await salle.app.tap({"anna": anna, "bea": bea}[who].ask(), f"{verb}:{table}:0:")
    else:
        wait(salle, 8 * 86_400)
        await salle.clock.sweep()
    await salle.deliver()
    return table


@pytest.mark.parametrize("ending", ENDINGS)
async def test_a_button_of_a_challenge_that_came_to_nothing_is_answered_as_it_should_be_for_a_month(
    salle, anna, bea, ending
):
    table = await closed(salle, anna, bea, ending)
    wait(salle, KEPT_AFTER_END - 86_400)
    reply = await salle.app.tap(bea.ask(), f"ca:{table}:0:")
    assert reply.ack == "This challenge has already been answered."
    assert (await salle.tables.load(table)).match.status is Status.CLOSED


@pytest.mark.parametrize("ending", ENDINGS)
async def test_after_that_the_button_says_that_the_table_is_there_no_longer(
    salle, anna, bea, ending
):
    table = await closed(salle, anna, bea, ending)
    long_after(salle)
    verbs = ("ca", "cd", "cw", "hd", "cc", "ru", "bk")
    for language, verb in itertools.product(LANGUAGES, verbs):
        reader = salle.someone("Reader", language)
        reply = await salle.app.tap(reader.ask(ROOM), f"{verb}:{table}:0:")
        assert reply.is_error
        assert reply.ack == say_in(language)("hall-no-table")
    for who in (anna, bea):
        assert await salle.store.running_tables(str(who.address)) == []
        assert await salle.store.finished_tables(str(who.address), limit=9) == []


async def test_a_match_can_be_looked_back_on_and_repeated_long_after_its_end(salle, anna, bea):
    """The references to its messages are gone by then."""
    salle.context.links.by_platform["test"] = lambda reference, _: (
        f"https://test.example/{reference}"
    )
    table = await salle.match(anna, bea, game="cannae")
    await salle.deliver()
    await salle.app.tap(anna.ask(), f"ry:{table}:1:")
    await salle.deliver()
    assert await salle.store.message_refs(table)
    long_after(salle)
    assert await salle.store.message_refs(table) == {}
    (line,) = (await salle.app.run(table_list.tables, anna.ask())).private.sections[0].lines
    assert (line.text, line.url) == ("Battle of Cannae · Bea · you lost", "")
    reply = await salle.app.run(rematches.rematch, bea.ask(), table)
    assert not reply.is_error
    sent = len(salle.doors.sent)
    await salle.deliver()
    (card,) = [one.post for one in salle.doors.sent[sent:] if one.is_public]
    assert card.lines[0] == "Bea challenges Anna to the Battle of Cannae"


async def test_a_rematch_that_was_declined_long_ago_is_offered_with_a_card_of_its_own(
    salle, anna, bea
):
    """Its table has the name of the first, whose messages it must not follow."""
    table = await salle.match(anna, bea, game="cannae")
    await salle.app.tap(anna.ask(), f"ry:{table}:1:")
    again = (await salle.app.run(rematches.rematch, bea.ask(), table)).table
    await salle.deliver()
    await salle.app.tap(anna.ask(), f"cd:{again}:0:")
    await salle.deliver()
    long_after(salle)
    sent = len(salle.doors.sent)
    once_more = (await salle.app.run(rematches.rematch, bea.ask(), table)).table
    await salle.deliver()
    assert once_more == again
    card = next(sent for sent in salle.doors.sent[sent:] if sent.is_public)
    assert card.previous == ""
    assert (await last_message(salle.store, again, CHAT_CARD)).version == 0
    assert (await salle.tables.load(again)).match.status is Status.OPEN


async def test_an_invitation_that_was_withdrawn_opens_nothing_long_after(salle, anna, bea):
    invitation = Invitation(challenger=anna.address, game="gyges", nonce="77")
    link = invitation.sign(await salle.store.secret())
    table = (await salle.app.run(open_invitation, bea.ask(), link)).table
    await salle.app.tap(anna.ask(), f"cw:{table}:0:")
    long_after(salle)
    again = await salle.app.run(open_invitation, bea.ask(), link)
    assert again.table == table
    assert "Take it" not in labels(again.private)
    assert await salle.store.running_tables(str(anna.address)) == []

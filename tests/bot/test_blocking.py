"""Blocking somebody: what they can't do any more, and that nothing tells them."""

import pytest

from bot.application.model import Address, Person
from bot.application.profile import BLOCKED, USERNAME
from bot.application.tickets import Ticket, Verb
from bot.commands import (
    block,
    challenge_answers,
    challenges,
    counter_offers,
    forgetting,
    rematches,
    resignations,
    talk,
    unblock,
)
from bot.commands.arguments import PERSON, Given
from bot.commands.challenges import Terms
from bot.commands.declaration import Place
from bot.commands.registry import registry
from bot.messages.words import LANGUAGES
from tests.bot.linked import Elsewhere, joins
from tests.bot.salle import ROOM, button, labels

NEUTRAL = "This match can't be made just now. Choose another opponent, or challenge anybody."


async def blocks(who, whom):
    return await who.salle.app.run(block.block, who.ask(), whom.person)


async def unblocks(who, whom):
    return await who.salle.app.run(unblock.unblock, who.ask(), whom.person)


async def challenges_to(who, whom):
    terms = Terms(game="gyges", opponent=whom.person if whom else None)
    return await who.salle.app.run(challenges.challenge, who.ask(ROOM), terms)


async def accepts(who, table):
    return await who.salle.app.run(challenge_answers.accept, who.ask(ROOM), table)


async def test_whoever_is_blocked_cannot_challenge_and_reads_no_reason(salle, anna, bea):
    await blocks(anna, bea)
    reply = await challenges_to(bea, anna)
    assert (reply.ack, reply.is_error, reply.table) == (NEUTRAL, True, None)
    await salle.deliver()
    assert salle.doors.sent == []


async def test_nor_does_one_challenge_whom_one_has_blocked(salle, anna, bea):
    await blocks(anna, bea)
    reply = await challenges_to(anna, bea)
    assert reply.ack == "You have blocked Bea. /unblock lets you play with them again."


@pytest.mark.parametrize("blocker", ["anna", "bea"])
async def test_an_open_challenge_is_not_taken_where_either_has_blocked_the_other(
    salle, anna, bea, eve, blocker
):
    table = (await challenges_to(anna, None)).table
    who = {"anna": anna, "bea": bea}
    await blocks(who.pop(blocker), *who.values())
    reply = await accepts(bea, table)
    assert reply.is_error
    assert (reply.ack == NEUTRAL) == (blocker == "anna")
    assert not (await accepts(eve, table)).is_error


async def test_a_card_is_not_taken_by_its_button_either(salle, anna, bea):
    table = (await challenges_to(anna, None)).table
    await blocks(anna, bea)
    reply = await salle.app.tap(bea.ask(ROOM), Ticket(verb=Verb.ACCEPT, table=table, version=0))
    assert reply.ack == NEUTRAL


async def test_nor_are_other_terms_proposed(salle, anna, bea):
    table = (await challenges_to(anna, bea)).table
    await blocks(anna, bea)
    loaded = await salle.tables.load(table, asker=bea.ask().me)
    form = counter_offers.TermsForm(game=loaded.game, proposal=loaded.match.proposal)
    other = form.plus({"clock": "brisk"}).with_rating(is_rated=False)
    ticket = Ticket(verb=Verb.PROPOSE, table=table, version=0, path=(other.number,))
    reply = await salle.app.tap(bea.ask(), ticket)
    assert reply.ack == NEUTRAL


async def test_a_match_that_runs_goes_on_without_the_lines_of_the_one_who_is_blocked(
    salle, anna, bea, eve
):
    table = await salle.match(anna, bea, game="cannae")
    await blocks(anna, bea)
    await salle.app.run(talk.say_line, bea.ask(), table, "Good luck")
    await salle.app.run(talk.say_line, anna.ask(), table, "Well")
    heard = {}
    for who in (anna, bea, eve):
        loaded = await salle.tables.load(table, asker=who.ask().me)
        shown = await talk.talk_at(salle.context, who.ask(), loaded)
        heard[who] = [line.text for line in shown.lines]
    assert heard == {anna: ["Well"], bea: ["Good luck", "Well"], eve: ["Good luck", "Well"]}
    assert not (await anna.plays(table, "c2c3")).is_error


async def test_there_is_no_rematch(salle, anna, bea):
    table = await salle.match(anna, bea)
    question = (await salle.app.run(resignations.resign, anna.ask(), table)).private
    await anna.taps(button(question, "Resign"))
    await blocks(anna, bea)
    assert (await salle.app.run(rematches.rematch, bea.ask(), table)).ack == NEUTRAL


async def test_who_is_blocked_is_so_under_all_their_identities(salle, anna, bea):
    bea_there = Elsewhere(salle, "Bea")
    table = await salle.match(anna, bea)
    await joins(bea, bea_there)
    await blocks(anna, bea)
    assert (await challenges_to(bea_there, anna)).ack == NEUTRAL
    await salle.app.run(talk.say_line, bea_there.ask(), table, "Hello!")
    await salle.deliver()
    loaded = await salle.tables.load(table, asker="test:anna")
    assert (await talk.talk_at(salle.context, anna.ask(), loaded)).lines == ()
    assert not any("Hello!" in str(post) for post in salle.doors.to(anna.address))


async def test_whoever_is_unblocked_may_challenge_again(salle, anna, bea):
    await blocks(anna, bea)
    reply = await unblocks(anna, bea)
    assert reply.private.lines == ("Bea isn't blocked any more.",)
    assert not (await challenges_to(bea, anna)).is_error
    again = await unblocks(anna, bea)
    assert again.private.lines == ("You haven't blocked Bea.",)


async def test_the_answer_itself_takes_it_back(salle, anna, bea):
    done = await blocks(anna, bea)
    assert "Bea is blocked" in done.private.lines[0]
    await anna.taps(button(done.private, "Unblock"))
    assert not (await challenges_to(bea, anna)).is_error


async def test_whom_one_has_blocked_is_listed_with_a_button_each_the_last_first(
    salle, anna, bea, eve
):
    nobody = await salle.app.run(unblock.show, anna.ask())
    assert "You haven't blocked anybody" in nobody.private.lines[0]
    for who in (bea, eve):
        await salle.match(who, salle.someone(f"{who.person.name}'s friend"))
        await blocks(anna, who)
    listed = (await salle.app.run(unblock.show, anna.ask())).private
    assert labels(listed) == ["Eve", "Bea"]
    await anna.taps(button(listed, "Bea"))
    assert labels((await salle.app.run(unblock.show, anna.ask())).private) == ["Eve"]


async def test_to_block_somebody_twice_is_to_block_them_once(salle, anna, bea):
    await blocks(anna, bea)
    await blocks(anna, bea)
    assert (await salle.store.profile(anna.ask().me))[BLOCKED] == "test:bea"


async def test_nobody_blocks_themselves(salle, anna):
    assert (await blocks(anna, anna)).ack == "You can't block yourself."


async def test_there_is_an_end_to_blocking(salle, anna, bea):
    many = " ".join(f"test:{n}" for n in range(100))
    await salle.store.update_profile(anna.ask().me, {BLOCKED: many})
    assert (await blocks(anna, bea)).ack.startswith("You have blocked 100 people")


async def test_who_was_blocked_by_a_name_is_blocked_when_salle_meets_its_bearer(salle, anna, bea):
    known_by_name = Person(address=Address.of_name("test", "Bea"), name="@Bea")
    await salle.app.run(block.block, anna.ask(), known_by_name)
    await salle.store.update_profile(bea.ask().me, {USERNAME: "bea"})
    assert (await challenges_to(anna, bea)).is_error
    named = Person(address=bea.address, name="Bea", username="bea")
    ask = bea.ask(ROOM)
    asked = type(ask)(who=named, where=ROOM, nonce=ask.nonce)
    reply = await salle.app.run(
        challenges.challenge, asked, Terms(game="gyges", opponent=anna.person)
    )
    assert reply.ack == NEUTRAL
    await unblocks(anna, bea)
    assert not (await challenges_to(anna, bea)).is_error


async def test_to_be_forgotten_is_to_have_blocked_nobody(salle, anna, bea):
    await blocks(anna, bea)
    question = (await salle.app.run(forgetting.forget, anna.ask())).private
    await anna.taps(button(question, "Forget me"))
    assert BLOCKED not in await salle.store.profile(anna.ask().me)
    assert not (await challenges_to(bea, anna)).is_error


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("", "Something is missing: person (Who you mean)."),
        ("bae", "I don't understand “bae”."),
    ],
)
async def test_whom_one_means_has_to_be_known(salle, anna, words, says):
    given = Given(arguments=(PERSON,), words=words)
    reply = await salle.app.say(registry().commands["block"], anna.ask(), given, Place.PRIVATE)
    assert reply.ack == says


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_said_in_every_language(salle, bea, language):
    reader = salle.someone("Reader", language)
    done = await blocks(reader, bea)
    listed = await salle.app.run(unblock.show, reader.ask())
    undone = await unblocks(reader, bea)
    assert "block-" not in f"{done} {listed} {undone}".replace("'block-'", "")

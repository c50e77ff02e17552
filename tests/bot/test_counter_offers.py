"""Other terms for a challenge: one proposal of all changes, at the same table."""

import asyncio

import pytest

from bot.application.tickets import Ticket, Verb
from bot.application.time_controls import (
    DAILY_CLOCK,
)
from bot.commands import boards, challenge_answers, challenges, verification
from bot.commands.challenges import Terms
from engines.core.match_state import Status
from engines.core.record import Act, Proposal
from tests.bot.salle import ROOM, button, labels


async def card_of(person, table):
    return (await person.salle.app.run(boards.hand, person.ask(), table)).private


async def proposed(person, table, *taps):
    """Somebody opens the form, taps these, and proposes."""
    form = (await person.taps(button(await card_of(person, table), "Change…"))).private
    for label in taps:
        form = (await person.taps(button(form, label))).private
    return await person.taps(button(form, "Propose"))


async def form_of(person, table):
    return (await person.taps(button(await card_of(person, table), "Change…"))).private


@pytest.fixture
async def countered(salle, anna, bea):
    """Anna's challenge, to which Bea has proposed other terms."""
    table = await salle.challenge(anna, opponent=bea.person)
    await proposed(bea, table, "advanced", "first to 3")
    return table


async def test_several_changes_are_one_proposal_at_the_same_table(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    reply = await proposed(bea, table, "advanced", "daily")
    assert reply.table == table
    assert reply.ack == "Proposed. I'm asking Anna now."
    loaded = await salle.tables.load(table)
    assert [entry.act for entry in loaded.record.log] == [Act.PROPOSE]
    assert loaded.match.proposal == Proposal(options={"variant": "advanced"}, clock=DAILY_CLOCK)
    assert loaded.record.head.options == {}


async def test_the_card_asks_the_challenger_then(salle, anna, bea, countered):
    card = await card_of(anna, countered)
    assert card.lines[0] == "Anna challenges Bea to En Garde"
    assert card.lines[1] == "Bea proposes: standard → advanced · first to 5 → first to 3"
    assert card.lines[2].startswith("advanced · first to 3 ")
    assert labels(card) == [
        "Accept", "Decline", "Change…", "Make it rated", "Withdraw", "Rules",
    ]  # fmt: skip
    assert [person.name for person in card.mentions] == ["Anna"]


async def test_the_challenger_hears_of_it_and_the_card_in_the_chat_shows_it(
    salle, anna, bea, countered
):
    await salle.deliver()
    mine = salle.doors.to(anna.address)[-1]
    assert "Bea proposes: standard → advanced · first to 5 → first to 3" in mine.lines
    assert not mine.is_silent
    assert (
        "Bea proposes: standard → advanced · first to 5 → first to 3"
        in salle.doors.to(ROOM)[-1].lines
    )


async def test_who_accepts_a_counter_offer_plays_on_its_terms(salle, anna, bea, countered):
    accept = button(await card_of(anna, countered), "Accept")
    assert (await anna.taps(accept, ROOM)).ack.startswith("Accepted")
    loaded = await salle.tables.load(countered)
    assert loaded.match.status is Status.PLAYING
    assert loaded.match.game_state.rules.touches == 3
    assert [player.name for player in loaded.match.players] == ["Anna", "Bea"]


async def test_both_give_their_nonce_after_the_seal(salle, anna, bea, countered):
    await anna.taps(button(await card_of(anna, countered), "Accept"), ROOM)
    log = (await salle.tables.load(countered)).record.log
    assert [entry.joining.player.name for entry in log] == ["Bea", "Anna"]
    assert all(entry.joining.nonce for entry in log)


async def test_a_match_on_proposed_terms_is_verified_after_its_end(salle, anna, bea, countered):
    await anna.taps(button(await card_of(anna, countered), "Accept"), ROOM)
    version = (await salle.tables.load(countered)).version
    await salle.app.tap(anna.ask(), f"ry:{countered}:{version}:")
    loaded = await salle.tables.load(countered)
    assert verification.is_honest(loaded, salle.tables.server_seed(loaded.record.head, countered))
    shown = (await salle.app.run(verification.verify, bea.ask(), countered)).private
    assert "Anna" in shown.text


async def test_the_clock_of_a_counter_offer_runs(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    await proposed(bea, table, "brisk")
    await anna.taps(button(await card_of(anna, table), "Accept"), ROOM)
    await salle.deliver()
    assert (await salle.tables.load(table)).deadline == salle.time.now + 86_400


async def test_nobody_accepts_terms_that_they_have_not_seen(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    old = button(await card_of(bea, table), "Accept")
    await proposed(bea, table, "first to 1")
    await proposed(anna, table, "first to 2")
    reply = await bea.taps(old)
    assert reply.is_error
    assert reply.ack.startswith("Other terms have been proposed")
    assert reply.private.lines[1] == "Anna proposes: first to 1 → first to 2"
    assert (await salle.tables.load(table)).match.status is Status.OPEN


async def test_a_link_to_the_challenge_does_not_accept_later_terms(salle, anna, countered):
    reply = await salle.app.run(challenge_answers.join, anna.ask(), countered)
    assert reply.is_error
    assert reply.private.lines[1].startswith("Bea proposes:")


async def test_who_proposed_waits_and_may_withdraw(salle, anna, bea, countered):
    card = await card_of(bea, countered)
    for label in ("Accept", "Decline", "Change…"):
        assert (await bea.taps(button(card, label))).is_error
    assert (await anna.taps(button(card, "Withdraw"))).is_error
    assert (await bea.taps(button(card, "Withdraw"))).ack == "Challenge withdrawn."


async def test_a_declined_counter_offer_names_who_declined(salle, anna, bea, countered):
    assert (await anna.taps(button(await card_of(anna, countered), "Decline"))).ack == "Declined."
    assert (await card_of(bea, countered)).lines[-1] == "Anna declined."


async def test_an_accepted_counter_offer_names_who_accepted(salle, anna, bea, countered):
    await anna.taps(button(await card_of(anna, countered), "Accept"), ROOM)
    await salle.deliver()
    assert any(post.lines[-1:] == ("Anna accepted.",) for post in salle.doors.to(ROOM))


async def test_a_counter_offer_waits_as_long_as_a_challenge(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    before = (await salle.tables.load(table)).deadline
    salle.time.now += 6 * 86_400
    await proposed(bea, table, "first to 1")
    assert (await salle.tables.load(table)).deadline == before + 6 * 86_400


async def test_the_same_terms_are_no_proposal(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    ticket = Ticket(verb=Verb.PROPOSE, table=table, version=0, path=(0,))
    assert (await salle.app.tap(bea.ask(), str(ticket))).is_error
    form = (await bea.taps(button(await card_of(bea, table), "Change…"))).private
    assert "Propose" not in labels(form)


async def test_of_two_values_a_tap_takes_the_other(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person, game="cannae")
    reply = await proposed(bea, table, "Layout: deep centre", "shut-in cavalry stays")
    assert "shut-in cavalry is lost · one line" in reply.private.lines[2]


async def test_a_stranger_and_an_open_challenge_take_no_proposal(salle, anna, bea, eve):
    table = await salle.challenge(anna, opponent=bea.person)
    change = button(await card_of(bea, table), "Change…")
    assert (await eve.taps(change)).is_error
    opened = await salle.challenge(anna)
    assert "Change…" not in labels(await card_of(bea, opened))
    forged = Ticket(verb=Verb.PROPOSE, table=opened, version=0, path=(1,))
    assert (await salle.app.tap(bea.ask(), str(forged))).is_error


# Two, and no more


async def test_after_two_counter_offers_it_is_accept_or_decline(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    await proposed(bea, table, "daily")
    form = await form_of(anna, table)
    assert form.lines[-1].startswith("This would be the second counter-offer, and the last")
    await proposed(anna, table, "leisurely")
    card = await card_of(bea, table)
    assert labels(card) == ["Accept", "Decline", "Withdraw", "Rules"]
    for verb in (Verb.CHANGE, Verb.PROPOSE):
        third = Ticket(verb=verb, table=table, version=2, path=(7,))
        refused = await salle.app.tap(bea.ask(), str(third))
        assert refused.ack == "There have been two counter-offers. Now accept or decline."
    assert (await bea.taps(button(card, "Accept"), ROOM)).ack.startswith("Accepted")


async def test_of_two_counter_offers_at_the_same_moment_one_counts(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    taps = [Ticket(verb=Verb.PROPOSE, table=table, version=0, path=(number,)) for number in (1, 2)]
    replies = await asyncio.gather(*(salle.app.tap(bea.ask(), str(tap)) for tap in taps))
    assert sorted(reply.is_error for reply in replies) == [False, True]
    assert (await salle.tables.load(table)).match.counter_offers == 1


async def test_who_plays_alone_changes_as_often_as_they_like(salle, anna):
    table = await salle.challenge(anna, level="novice")
    for touches in ("first to 1", "first to 2", "first to 3"):
        form = (await anna.taps(button(await form_of(anna, table), touches))).private
        assert (await anna.taps(button(form, "Change"))).ack == "Changed."


# What is the accepter's own


async def test_who_accepts_is_asked_for_what_is_their_own(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person, game="audatia")
    asked = (await bea.taps(button(await card_of(bea, table), "Accept"))).private
    assert asked.prompt.lead == "You choose:"
    assert (await salle.tables.load(table)).match.status is Status.OPEN
    assert len(asked.prompt.controls) == 3  # two characters, and back
    reply = await bea.taps(asked.prompt.controls[0])
    assert reply.ack.startswith("Accepted")
    loaded = await salle.tables.load(table)
    assert loaded.record.log[0].joining.options == {"challenged": "galeazzo"}


async def test_in_a_channel_the_choice_is_shown_to_the_accepter_alone(salle, anna, bea, eve):
    table = await salle.challenge(anna, game="audatia")
    take = button(await card_of(bea, table), "Take it")
    asked = [await person.taps(take, ROOM) for person in (bea, eve)]
    for reply in asked:
        assert (reply.public, reply.is_apart) == (None, True)
        assert labels(reply.private)[:2] == ["Galeazzo", "Boucicault"]
    assert "Take it" in labels(await card_of(anna, table))
    choices = [reply.private.prompt.controls[1] for reply in asked]
    assert (await eve.taps(choices[1])).ack.startswith("Accepted")
    late = await bea.taps(choices[0])
    assert late.is_error
    assert late.ack == "This seat is already taken."
    loaded = await salle.tables.load(table)
    assert [player.name for player in loaded.match.players] == ["Anna", "Eve"]
    assert len(loaded.record.log) == 1


async def test_a_choice_that_stood_on_the_card_for_all_is_still_good(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person, game="audatia")
    assert (await salle.app.tap(bea.ask(ROOM), f"ca:{table}:0:1")).ack.startswith("Accepted")
    back = await salle.app.tap(bea.ask(ROOM), f"bk:{table}:0:")
    assert back.public


async def test_an_own_choice_that_is_not_there_is_refused(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person, game="audatia")
    reply = await salle.app.run(
        challenge_answers.accept, bea.ask(), table, {"challenger": "boucicault"}
    )
    assert reply.is_error


async def test_at_a_study_table_nobody_else_is_asked(salle, anna):
    reply = await salle.app.run(
        challenges.challenge, anna.ask(ROOM), Terms(game="audatia", is_study=True)
    )
    assert reply.table

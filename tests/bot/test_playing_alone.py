"""Against the computer and on both seats: the person's nonce comes after the seal was shown."""

import pytest

from bot.application.model import ButtonStyle
from bot.commands import boards, challenges, draws, rematches, table_list
from bot.commands.challenges import Terms
from engines.core.match_state import Status
from storage.base import NoticeKind
from tests.bot.salle import ROOM, button, labels, main_button

ALONE = pytest.mark.parametrize("terms", [{"level": "novice"}, {"is_study": True}])


async def card_of(salle, who, **terms):
    """The card that somebody is shown who asks in private to play alone."""
    reply = await salle.app.run(
        challenges.challenge, who.ask(), Terms(**{"game": "en_garde"} | terms)
    )
    assert reply.private, reply.ack
    return reply.table, reply.private


async def record(salle, table):
    return (await salle.tables.load(table)).record


@ALONE
async def test_the_seal_is_shown_before_the_person_gives_their_nonce(salle, anna, terms):
    table, card = await card_of(salle, anna, **terms)
    assert (await record(salle, table)).log == ()
    assert card.seal.digits == (await record(salle, table)).head.commitment
    assert len(card.seal.digits) == 64


@ALONE
async def test_the_cards_follow_from_the_tap_that_begins(salle, anna, terms):
    deals = set()
    for nonce in ("first", "second"):
        table, card = await card_of(salle, anna, **terms)
        await salle.app.tap(anna.ask(nonce=nonce), main_button(card).ticket)
        (entry,) = (await record(salle, table)).log
        assert entry.joining.nonce == nonce
        deals.add(entry.draws)
    assert len(deals) == 2


@ALONE
async def test_one_tap_on_the_card_begins_the_match(salle, anna, terms):
    table, card = await card_of(salle, anna, **terms)
    assert labels(card) == ["Play now", "Change…", "Withdraw", "Rules"]
    assert button(card, "Play now").style is ButtonStyle.GO
    await anna.taps(main_button(card))
    assert (await salle.tables.load(table)).match.status is Status.PLAYING


async def test_the_card_says_who_plays_whom(salle, anna):
    assert (await card_of(salle, anna, is_study=True))[1].lines[0] == (
        "Anna plays both seats of En Garde"
    )
    assert (await card_of(salle, anna, level="novice"))[1].lines[0].startswith("Anna challenges ")


@ALONE
async def test_in_private_the_card_stays_and_the_first_turn_follows_it(salle, anna, terms):
    _, card = await card_of(salle, anna, **terms)
    begun = await anna.taps(main_button(card))
    assert (begun.private.seal, labels(begun.private)) == (card.seal, ["My turn", "Rules"])
    assert (await anna.taps(button(begun.private, "My turn"))).private.picture
    await salle.deliver()
    assert salle.doors.to(anna.address)[0].picture.view.hand


@ALONE
async def test_in_a_channel_the_card_stands_there_and_the_first_turn_comes_in_private(
    salle, anna, terms
):
    table = await salle.challenge(anna, **terms)
    await salle.deliver()
    (card,) = salle.doors.to(ROOM)
    begun = await anna.taps(main_button(card), ROOM)
    assert (begun.ack, begun.private) == ("The match begins.", None)
    await salle.deliver()
    assert salle.doors.to(anna.address)[0].picture.view.hand
    assert (await salle.tables.load(table)).version >= 1
    cards = [post for post in salle.doors.to(ROOM) if post.seal]
    assert [labels(post) for post in cards] == [
        ["Play now", "Change…", "Withdraw", "Rules"],
        ["Rules"],
    ]


@ALONE
async def test_a_second_tap_on_play_now_changes_nothing(salle, anna, terms):
    table, card = await card_of(salle, anna, **terms)
    first = await anna.taps(main_button(card))
    assert await anna.taps(main_button(card)) == first
    assert (await salle.tables.load(table)).version == 1


@ALONE
async def test_a_late_tap_on_play_now_opens_the_table_as_it_is(salle, anna, terms):
    table, card = await card_of(salle, anna, **terms)
    await anna.taps(main_button(card))
    await salle.app.run(draws.offer_draw, anna.ask(), table)
    assert (await anna.taps(main_button(card))).private.picture


@ALONE
async def test_nobody_else_begins_somebodys_match(salle, anna, eve, terms):
    table = await salle.challenge(anna, **terms)
    card = (await salle.app.run(boards.hand, anna.ask(), table)).private
    for ticket in (main_button(card).ticket, main_button(card).ticket.replace("cb:", "ca:")):
        assert (await salle.app.tap(eve.ask(ROOM), ticket)).is_error
    assert (await salle.tables.load(table)).version == 0


async def test_play_now_does_not_answer_a_challenge_to_somebody_else(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    for person in (anna, bea):
        assert (await salle.app.tap(person.ask(ROOM), f"cb:{table}:0:")).is_error
    assert (await salle.tables.load(table)).version == 0


@ALONE
async def test_a_rematch_alone_is_sealed_before_the_tap_that_begins_it_too(salle, anna, terms):
    table = await salle.alone(anna, **terms)
    await salle.app.tap(anna.ask(), f"ry:{table}:1:")
    again = await salle.app.run(rematches.rematch, anna.ask(), table)
    assert (await record(salle, again.table)).log == ()
    await salle.app.tap(anna.ask(nonce="after the seal"), main_button(again.private).ticket)
    (entry,) = (await record(salle, again.table)).log
    assert entry.joining.nonce == "after the seal"


async def test_play_now_holds_for_the_terms_above_it(salle, anna):
    table, card = await card_of(salle, anna, level="novice")
    form = (await anna.taps(button(card, "Change…"))).private
    chosen = (await anna.taps(form.prompt.groups[0].choices[-1])).private
    chosen = (await anna.taps(chosen.prompt.groups[0].choices[-1])).private
    changed = (await anna.taps(main_button(chosen))).private
    assert changed.seal == card.seal
    late = await anna.taps(main_button(card))
    assert (late.is_error, late.private.lines) == (True, changed.lines)
    await anna.taps(main_button(changed))
    assert (await salle.tables.load(table)).match.status is Status.PLAYING


@ALONE
async def test_what_was_not_begun_waits_among_ones_tables_and_can_be_withdrawn(salle, anna, terms):
    table, card = await card_of(salle, anna, **terms)
    (summary,) = await table_list.table_summaries(salle.context, anna.ask())
    assert summary.key == table
    closed = await anna.taps(button(card, "Withdraw"))
    assert (closed.private.lines[-1], labels(closed.private)) == ("Challenge withdrawn.", ["Rules"])
    assert not await table_list.table_summaries(salle.context, anna.ask())
    notices = [e.notice for e in await salle.store.take("salle", count=100, wait=0.01)]
    assert not [notice for notice in notices if notice.kind is NoticeKind.CARD]
    late = await anna.taps(main_button(card))
    assert (late.is_error, late.private.lines[-1]) == (True, "Challenge withdrawn.")


async def test_a_challenged_person_keeps_the_card_in_their_private_chat_when_they_accept(
    salle, anna, bea
):
    """What *Verify* shows at the end is compared with it."""
    table = await salle.challenge(anna, opponent=bea.person)
    card = (await salle.app.run(boards.hand, bea.ask(), table)).private
    begun = await bea.taps(main_button(card))
    assert (begun.ack, begun.private.seal) == ("Accepted. The match begins.", card.seal)
    await salle.deliver()
    assert salle.doors.to(bea.address)[-1].picture.view.hand

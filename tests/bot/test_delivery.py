import asyncio

import pytest
from structlog.testing import capture_logs

from bot.application import notices
from bot.commands import challenge_answers, challenges, draws, moves, resignations, table_list
from bot.commands.challenges import Terms
from bot.messages.messenger import ChatGoneError, RetryLaterError
from storage.base import StoreAwayError
from tests.bot.salle import ROOM, Salle, button, labels


@pytest.fixture
async def table(salle, anna, bea):
    return await salle.match(anna, bea)


def private(who, version):
    return lambda sent: sent.to == who.address and sent.post.version == version


async def first_mover(salle, table, anna, bea):
    loaded = await salle.tables.load(table)
    return (anna, bea) if loaded.seat_of(str(anna.address)) in loaded.match.active else (bea, anna)


async def test_the_challenged_is_mentioned_once_and_the_card_is_edited(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    async with salle.delivering():
        card = await salle.wait_for(lambda sent: sent.is_public)
        assert [person.address for person in card.post.mentions] == [bea.address]
        await salle.app.run(challenge_answers.accept, bea.ask(), table)
        again = await salle.wait_for(
            lambda sent: sent.is_public and "Bea accepted." in sent.post.lines
        )
    assert again.previous
    assert again.post.mentions == ()


async def test_a_turn_is_one_silent_public_message_and_one_private_one(salle, table, anna, bea):
    first, second = await first_mover(salle, table, anna, bea)
    async with salle.delivering():
        await salle.wait_for(private(first, 1))
        await first.plays(table)
        mine = await salle.wait_for(private(second, 2))
        board = await salle.wait_for(lambda sent: sent.is_public and sent.post.version == 2)
    assert not mine.post.is_silent
    assert board.post.is_silent
    assert board.post.mentions == ()
    to_second = [s for s in salle.doors.sent if s.to == second.address and s.post.version == 2]
    assert len(to_second) == 1


async def test_the_mover_who_saw_the_answer_is_not_told_again(salle, table, anna, bea):
    first, second = await first_mover(salle, table, anna, bea)
    async with salle.delivering():
        await first.plays(table)
        await salle.wait_for(private(second, 2))
        await salle.wait_for(lambda sent: sent.is_public and sent.post.version == 2)
    assert not [s for s in salle.doors.sent if s.to == first.address and s.post.version == 2]


async def test_a_board_that_overtook_another_tells_what_that_would_have_told(
    salle, table, anna, bea
):
    first, second = await first_mover(salle, table, anna, bea)
    await salle.deliver()
    await first.plays(table)
    await second.plays(table)
    deliverer = salle.deliverer()
    for entry in reversed(await salle.store.take(deliverer.name, count=1000)):
        await deliverer.deliver([entry])
    *_, board = (sent.post for sent in salle.doors.sent if sent.is_public)
    loaded = await salle.tables.load(table)
    assert board.version == loaded.version == 3
    assert [line.partition(" went ")[0] for line in board.lines if " went " in line] == [
        first.person.name,
        second.person.name,
    ]


async def test_an_offer_that_overtook_boards_comes_with_a_board_that_tells_what_they_would_have(
    salle, table, anna, bea
):
    first, second = await first_mover(salle, table, anna, bea)
    await salle.deliver()
    await first.plays(table)
    await second.plays(table)
    await salle.app.run(draws.offer_draw, first.ask(), table)
    deliverer = salle.deliverer()
    for entry in reversed(await salle.store.take(deliverer.name, count=1000)):
        await deliverer.deliver([entry])
    *_, board = (sent.post for sent in salle.doors.sent if sent.is_public)
    assert board.version == 4
    assert not board.is_update
    assert [
        line.partition(" ")[0] for line in board.lines if " went " in line or "draw" in line
    ] == [
        first.person.name,
        second.person.name,
        first.person.name,
    ]


async def test_a_board_that_overtook_another_and_an_offer_tells_the_move_between(
    salle, table, anna, bea
):
    first, second = await first_mover(salle, table, anna, bea)
    await salle.deliver()
    await first.plays(table)
    await salle.app.run(draws.offer_draw, first.ask(), table)
    await second.plays(table)
    deliverer = salle.deliverer()
    for entry in reversed(await salle.store.take(deliverer.name, count=1000)):
        await deliverer.deliver([entry])
    *_, board = (sent.post for sent in salle.doors.sent if sent.is_public)
    assert board.version == 4
    assert [line.partition(" went ")[0] for line in board.lines if " went " in line] == [
        first.person.name,
        second.person.name,
    ]


async def test_an_offer_is_written_under_the_board_that_stands_there(salle, table, anna, bea):
    first, _ = await first_mover(salle, table, anna, bea)
    await first.plays(table)
    await salle.deliver()
    await salle.app.run(draws.offer_draw, first.ask(), table)
    await salle.deliver()
    *_, board = (sent.post for sent in salle.doors.sent if sent.is_public)
    assert board.version == 3
    assert board.is_update


async def test_a_public_post_carries_the_view_of_a_spectator(salle, table, anna, bea):
    async with salle.delivering():
        board = await salle.wait_for(lambda sent: sent.is_public and sent.post.picture)
    assert board.post.picture.view.onlooker is None


async def test_where_the_private_chat_is_closed_the_channel_mentions_the_player(
    salle, table, anna, bea
):
    first, _ = await first_mover(salle, table, anna, bea)
    salle.doors.closed.add(first.address)
    async with salle.delivering():
        board = await salle.wait_for(lambda sent: sent.is_public and sent.post.picture)
    assert [person.address for person in board.post.mentions] == [first.address]
    assert board.post.prompt.groups


async def test_a_closed_door_is_tried_again_only_when_the_player_comes(salle, table, anna, bea):
    first, second = await first_mover(salle, table, anna, bea)
    salle.doors.closed.add(second.address)
    async with salle.delivering():
        await salle.wait_for(lambda sent: sent.is_public and sent.post.picture)
        salle.doors.closed.clear()
        await first.plays(table)
        await salle.wait_for(lambda sent: sent.is_public and sent.post.version == 2)
        assert not salle.doors.to(second.address)
        await second.turn(table)
        await second.plays(table)
        await salle.wait_for(private(first, 3))
        await first.plays(table)
        await salle.wait_for(private(second, 4))


async def test_who_asks_us_to_wait_is_told_later(salle, table, anna):
    salle.doors.trouble += [RetryLaterError(0.0), RetryLaterError(0.0)]
    async with salle.delivering():
        await salle.wait_for(private(anna, 1))


async def test_a_chat_that_is_gone_does_not_stop_the_others(salle, anna, bea):
    await salle.challenge(anna)
    salle.doors.trouble.append(ChatGoneError())
    async with salle.delivering():
        table = await salle.match(anna, bea)
        await salle.wait_for(private(anna, 1))
    assert table


async def test_what_a_dead_worker_took_is_delivered_by_the_next(salle, table, anna):
    taken = await salle.store.take("salle", count=100)
    assert taken
    async with salle.delivering():
        await salle.wait_for(private(anna, 1))


async def test_a_notice_that_was_delivered_before_a_crash_is_not_told_again(
    salle, table, anna, bea
):
    async with salle.delivering():
        await salle.wait_for(private(anna, 1))
        await salle.wait_for(private(bea, 1))
        await salle.wait_for(lambda sent: sent.is_public and sent.post.picture)
    before = len(salle.doors.sent)
    loaded = await salle.tables.load(table)
    await salle.store.enqueue(
        notices.of_act(table, loaded.record, loaded.match, loaded.match, loaded.record.log[-1], "")
    )
    await salle.deliver()
    assert salle.doors.sent[before:] == []


async def test_the_same_notice_has_the_same_nonce_and_others_have_others(salle, table, anna, bea):
    async with salle.delivering():
        await salle.wait_for(private(anna, 1))
        await salle.wait_for(private(bea, 1))
    nonces = [sent.nonce for sent in salle.doors.sent]
    assert len(set(nonces)) == len(nonces)
    assert all(len(nonce) <= 25 for nonce in nonces)


async def test_the_computer_answers_by_itself(salle, anna):
    table = await salle.alone(anna, level="novice")
    async with salle.delivering():
        for _ in range(3):
            loaded = await salle.tables.load(table)
            if loaded.seat_of(str(anna.address)) in loaded.match.active:
                await anna.plays(table)
            await salle.wait_for(
                lambda sent, least=loaded.version: (
                    sent.post.table == table
                    and sent.post.version > least
                    and sent.to == anna.address
                    and bool(sent.post.prompt.groups)
                ),
                within=60,
            )
    loaded = await salle.tables.load(table)
    computers = [
        entry for entry in loaded.record.log if entry.seat is not loaded.seat_of(anna.ask().me)
    ]
    assert computers


async def test_the_computer_declines_a_draw(salle, anna):
    table = await salle.alone(anna, level="novice")
    await salle.app.run(draws.offer_draw, anna.ask(), table)
    assert (await salle.tables.load(table)).match.draw_offered_by
    await salle.deliver()
    assert (await salle.tables.load(table)).match.draw_offered_by is None


class AwayStore:
    """A store that is away for everything that is asked of it."""

    def __getattr__(self, name):
        async def away(*_, **__):
            raise StoreAwayError

        return away


async def test_while_the_store_is_away_every_command_says_so():
    salle = Salle(store=AwayStore())
    anna = salle.someone("Anna", "fr")
    english = salle.someone("Bea")
    for reply in (
        await salle.app.tap(english.ask(), "pw:test:room:k3zq7:1:0"),
        await salle.app.run(moves.typed, english.ask(), "+3"),
        await salle.app.run(table_list.tables, english.ask()),
        await salle.app.run(challenges.challenge, english.ask(ROOM), Terms(game="en_garde")),
    ):
        assert reply.is_error
        assert "not sent" in reply.ack
    assert (await salle.app.run(table_list.tables, anna.ask())).ack


async def test_the_end_is_news_for_whoever_did_not_bring_it_about(salle, table, anna, bea):
    await salle.deliver()
    question = (await salle.app.run(resignations.resign, anna.ask(), table)).private
    await anna.taps(button(question, "Resign"), ROOM)
    await salle.deliver()
    beas, annas = salle.doors.to(bea.address)[-1], salle.doors.to(anna.address)[-1]
    assert beas.is_over
    assert not beas.is_silent
    assert annas.is_over
    assert annas.is_silent


@pytest.fixture
def waits(monkeypatch):
    """What was waited for, in seconds; nobody really waits."""
    found = []
    sleep = asyncio.sleep

    async def quick(seconds):
        if seconds:
            found.append(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", quick)
    with capture_logs():  # to print tracebacks takes longer than all the rest
        yield found


async def left(salle):
    """The notices that are still in the outbox, new or taken."""
    store = salle.store
    found = [*await store.take("heir", count=1000, wait=0.01)]
    found += await store.take_over("heir", (await store.beat("heir", lapse=0)).dead)
    return [entry.notice for entry in found]


async def deliver_all(salle):
    """All that waits in the outbox; fails if that goes on and on."""
    async with asyncio.timeout(60):
        await salle.deliver()


async def test_a_message_that_always_fails_is_given_up_after_eight_times(salle, anna, waits):
    await salle.challenge(anna)
    salle.doors.trouble += [OSError("broken")] * 1000
    await deliver_all(salle)
    assert 1000 - len(salle.doors.trouble) == 8
    assert await left(salle) == []
    assert waits == sorted(waits)  # each time it waits longer
    assert len(waits) == 7
    assert 30 <= sum(waits) <= 300


async def test_who_fails_for_a_while_is_told_in_the_end(salle, anna, waits):
    await salle.challenge(anna)
    salle.doors.trouble += [OSError("broken")] * 7
    await deliver_all(salle)
    assert len(salle.doors.sent) == 1
    assert await left(salle) == []


async def test_who_asks_us_to_wait_is_never_given_up(salle, anna, waits):
    await salle.challenge(anna)
    salle.doors.trouble += [RetryLaterError(5.0)] * 40
    await deliver_all(salle)
    assert len(salle.doors.sent) == 1
    assert waits == [5.0] * 40


async def test_who_is_challenged_from_a_private_chat_is_shown_the_card_in_theirs(salle, anna, bea):
    terms = Terms(game="en_garde", opponent=bea.person)
    await salle.app.run(challenges.challenge, anna.ask(), terms)
    await salle.deliver()
    (beas,) = salle.doors.to(bea.address)
    assert "Anna challenges Bea" in beas.lines[0]
    assert "Accept" in labels(beas)
    assert beas.mentions == ()


async def test_who_accepts_at_home_is_not_told_again_what_they_were_answered(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    await salle.app.run(challenge_answers.accept, bea.ask(), table)
    await salle.deliver()
    assert salle.doors.to(bea.address) == []
    assert len(salle.doors.to(anna.address)) == 1


async def test_a_card_that_is_told_late_is_told_as_it_is_now(salle, anna, bea):
    """Who reads it must not tap a challenge that has been answered."""
    table = await salle.challenge(anna, opponent=bea.person)
    await salle.app.run(challenge_answers.accept, bea.ask(), table)
    await salle.deliver()
    card = next(sent for sent in salle.doors.sent if sent.is_public)
    assert "Bea accepted." in card.post.lines
    assert "Accept" not in labels(card.post)
    cards = [sent for sent in salle.doors.sent if sent.post.lines == card.post.lines]
    assert cards == [card]  # though its end was to be told too

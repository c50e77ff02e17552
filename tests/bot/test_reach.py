"""A player without private messages is mentioned where they play; a challenger hears of answers."""

import pytest

from bot.commands import challenge_answers, challenges, draws, moves, resignations, takebacks
from bot.commands.challenges import Terms
from engines.core.time_control import TimeControl
from tests.bot.salle import ROOM, START, button, labels, main_button

DAY = 86_400


@pytest.fixture
async def table(salle, anna, bea):
    """A match in the channel; Bea can't be written to, and Anna is to move."""
    salle.doors.closed.add(bea.address)
    table = await salle.match(anna, bea, game="cannae", clock=DAY)
    await salle.deliver()
    salle.doors.sent.clear()
    return table


def mentioned(salle):
    """The posts in the channel that ring for somebody, and for whom."""
    posts = [(sent.post, [p.address for p in sent.post.mentions]) for sent in salle.doors.sent]
    return [(post, people) for post, people in posts if people]


async def test_who_cannot_be_written_to_is_mentioned_for_their_turn(salle, table, anna, bea):
    await anna.plays(table, "Mc2c3")
    await salle.deliver()
    ((board, people),) = mentioned(salle)
    assert people == [bea.address]
    assert not board.is_silent


async def test_who_cannot_be_written_to_is_reminded_where_they_play(salle, table, anna, bea):
    await anna.plays(table, "Mc2c3")
    await salle.deliver()
    salle.doors.sent.clear()
    salle.time.now += DAY * 4 / 5
    await salle.clock.sweep()
    await salle.deliver()
    ((board, people),) = mentioned(salle)
    assert people == [bea.address]
    assert board.lines[0] == "4 hours left for Bea's move against Anna."
    assert "My turn" in labels(board)


async def test_who_can_be_written_to_is_reminded_in_private_alone(salle, table, anna):
    salle.time.now += DAY * 4 / 5
    await salle.clock.sweep()
    await salle.deliver()
    (reminder,) = salle.doors.sent
    assert (reminder.to, reminder.is_public) == (anna.address, False)
    assert reminder.post.lines[0] == "4 hours left for your move against Bea."


async def test_who_cannot_be_written_to_is_mentioned_when_it_ends_without_them(
    salle, table, anna, bea
):
    await anna.plays(table, "Mc2c3")
    await salle.deliver()
    salle.time.now += DAY
    await salle.clock.sweep()
    await salle.deliver()
    end, people = mentioned(salle)[-1]
    assert end.is_over
    assert people == [bea.address]


async def test_who_cannot_be_written_to_is_mentioned_when_the_other_resigns(
    salle, table, anna, bea
):
    asked = (await salle.app.run(resignations.resign, anna.ask(), table)).private
    await anna.taps(button(asked, "Resign"))
    await salle.deliver()
    ((end, people),) = mentioned(salle)
    assert end.is_over
    assert people == [bea.address]


async def test_nobody_is_mentioned_for_the_end_that_they_brought_about(salle, table, bea):
    asked = (await salle.app.run(resignations.resign, bea.ask(), table)).private
    salle.doors.closed.add(bea.address)
    await bea.taps(button(asked, "Resign"))
    await salle.deliver()
    assert mentioned(salle) == []


@pytest.mark.parametrize("question", [draws.offer_draw, takebacks.ask_takeback])
async def test_who_cannot_be_written_to_is_mentioned_for_a_question(
    salle, table, anna, bea, question
):
    await anna.plays(table, "Mc2c3")
    await salle.deliver()
    salle.doors.sent.clear()
    await salle.app.run(question, anna.ask(), table)
    await salle.deliver()
    ((board, people),) = mentioned(salle)
    assert people == [bea.address]
    assert {"Play on", "The move stands"} & set(labels(board))


async def test_both_are_mentioned_where_both_choose_and_neither_can_be_written_to(salle, anna, bea):
    salle.doors.closed |= {anna.address, bea.address}
    table = await salle.match(anna, bea, game="audatia")
    await salle.deliver()
    assert len((await salle.tables.load(table)).match.active) == 2
    ((_, people),) = mentioned(salle)
    assert people == [anna.address, bea.address]


async def test_they_are_not_mentioned_again_for_what_they_were_asked_before(salle, anna, bea):
    salle.doors.closed.add(bea.address)
    table = await salle.match(anna, bea, game="audatia")
    await salle.deliver()
    salle.doors.sent.clear()
    await anna.plays(table, "keep")
    await salle.deliver()
    assert mentioned(salle) == []


# One try a turn


async def test_a_closed_chat_is_not_tried_again_while_its_owner_stays_away(salle, table, anna, bea):
    salle.time.now += 1
    await anna.plays(table, "Mc2c3")
    await salle.app.run(draws.offer_draw, anna.ask(), table)
    salle.time.now += DAY * 3 / 4
    await salle.clock.sweep()
    salle.time.now += DAY
    await salle.clock.sweep()
    await salle.deliver()
    assert salle.doors.refused == [bea.address]


async def test_a_closed_chat_is_tried_once_more_when_its_owner_has_acted(salle, table, anna, bea):
    await anna.plays(table, "Mc2c3")
    await salle.deliver()
    salle.time.now += 60
    await passes_in_the_channel(salle, bea, table)
    await anna.plays(table, "-")
    await salle.deliver()
    assert salle.doors.refused == [bea.address] * 2
    await salle.app.run(draws.offer_draw, anna.ask(), table)
    await salle.deliver()
    assert salle.doors.refused == [bea.address] * 2


async def test_a_chat_that_was_opened_again_is_found_at_the_next_turn(salle, table, anna, bea):
    await anna.plays(table, "Mc2c3")
    await salle.deliver()
    salle.doors.closed.clear()
    salle.time.now += 60
    await passes_in_the_channel(salle, bea, table)
    await salle.deliver()
    salle.doors.sent.clear()
    await anna.plays(table, "-")
    await salle.deliver()
    assert salle.doors.to(bea.address)
    assert mentioned(salle) == []


async def passes_in_the_channel(salle, who, table):
    """In messages there that nobody else sees."""
    reply = await salle.app.run(moves.typed, who.ask(ROOM, is_private=True), "-", table)
    await salle.app.tap(who.ask(ROOM, is_private=True), main_button(reply.private).ticket)


# In somebody's private chat


async def private_match(salle, anna, bea):
    """A match that Anna opened in her private chat with Salle."""
    clock = TimeControl.per_decision(DAY)
    terms = Terms(game="cannae", opponent=bea.person, clock=clock)
    table = (await salle.app.run(challenges.challenge, anna.ask(), terms)).table
    await salle.deliver()
    await salle.app.run(challenge_answers.accept, bea.ask(), table)
    await salle.deliver()
    salle.doors.sent.clear()
    return table


async def test_in_a_private_match_the_other_is_told_and_gets_a_link(salle, anna, bea):
    table = await private_match(salle, anna, bea)
    salle.doors.closed.add(bea.address)
    await anna.plays(table, "Mc2c3")
    await salle.deliver()
    (told,) = salle.doors.to(anna.address)
    assert told.lines == (
        "Bea doesn't get my messages, and so can't know what happens at this table. Please send "
        f"them this link to me, where /hand shows it: https://salle.example/turn/{table.table}",
    )
    assert not told.is_silent


async def test_in_a_private_match_the_other_is_told_once_and_no_clock_runs(salle, anna, bea):
    table = await private_match(salle, anna, bea)
    salle.doors.closed.add(bea.address)
    await anna.plays(table, "Mc2c3")
    await salle.app.run(draws.offer_draw, anna.ask(), table)
    await salle.deliver()
    assert len(told_of_absence(salle, anna)) == 1
    salle.time.now += 3 * DAY
    await salle.clock.sweep()
    await salle.deliver()
    assert len(told_of_absence(salle, anna)) == 1
    assert not (await salle.tables.load(table)).match.outcome


async def test_who_is_challenged_in_private_and_cannot_be_reached_can_be_sent_a_link(
    salle, anna, bea
):
    salle.doors.closed.add(bea.address)
    terms = Terms(game="cannae", opponent=bea.person)
    table = (await salle.app.run(challenges.challenge, anna.ask(), terms)).table
    await salle.deliver()
    (line,) = told_of_absence(salle, anna)
    assert f"https://salle.example/join/{table.table}" in line


def told_of_absence(salle, who):
    lines = [line for post in salle.doors.to(who.address) for line in post.lines]
    return [line for line in lines if "doesn't get my messages" in line]


async def test_a_card_for_a_closed_chat_is_tried_once(salle, anna, bea):
    """It is not taken for an unforeseen error, which is tried eight times."""
    salle.doors.closed.add(anna.address)
    send = salle.doors.send_to_chat

    async def refuse(chat, post, *, previous, noted, nonce):
        if chat in salle.doors.closed:
            return await salle.doors.send_to_person(
                chat, post, previous=previous, noted=noted, nonce=nonce
            )
        return await send(chat, post, previous=previous, noted=noted, nonce=nonce)

    salle.doors.send_to_chat = refuse
    terms = Terms(game="cannae", opponent=bea.person)
    await salle.app.run(challenges.challenge, anna.ask(), terms)
    salle.doors.closed.add(anna.address)
    await salle.deliver()
    assert salle.doors.refused == [anna.address]


# Challenges that come to nothing


async def test_a_challenger_is_told_that_their_challenge_was_declined(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    await salle.app.run(challenge_answers.decline, bea.ask(), table)
    await salle.deliver()
    (told,) = salle.doors.to(anna.address)
    assert told.lines == ("Bea declined your challenge to En Garde.",)
    assert not told.is_silent
    assert salle.doors.to(bea.address) == []


async def test_the_challenged_is_told_that_a_challenge_was_withdrawn(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    await salle.app.run(challenge_answers.withdraw, anna.ask(), table)
    await salle.deliver()
    (told,) = salle.doors.to(bea.address)
    assert told.lines == ("Anna withdrew the challenge to En Garde.",)


async def test_a_challenger_is_told_that_nobody_answered_in_time(salle, anna):
    await salle.challenge(anna)
    salle.time.now = START + 8 * DAY
    await salle.clock.sweep()
    await salle.deliver()
    (told,) = salle.doors.to(anna.address)
    assert told.lines == ("Nobody answered your challenge to En Garde in time.",)


async def test_a_challenger_who_cannot_be_written_to_is_mentioned_when_they_are_answered(
    salle, anna, bea
):
    salle.doors.closed.add(anna.address)
    table = await salle.challenge(anna, opponent=bea.person)
    await salle.app.run(challenge_answers.decline, bea.ask(), table)
    await salle.deliver()
    line, people = mentioned(salle)[-1]
    assert people == [anna.address]
    assert line.lines == ("Bea declined Anna's challenge to En Garde.",)


async def test_the_copy_of_a_card_loses_its_buttons_when_the_challenge_is_withdrawn(
    salle, anna, bea
):
    terms = Terms(game="en_garde", opponent=bea.person)
    table = (await salle.app.run(challenges.challenge, anna.ask(), terms)).table
    await salle.deliver()
    await salle.app.run(challenge_answers.withdraw, anna.ask(), table)
    await salle.deliver()
    copy, line = [sent for sent in salle.doors.sent if sent.to == bea.address][1:]
    assert copy.previous
    assert labels(copy.post) == ["Rules"]
    assert line.post.lines == ("Anna withdrew the challenge to En Garde.",)


async def test_an_accepted_card_rings_for_nobody_besides_the_board(salle, anna, bea):
    salle.doors.closed |= {anna.address, bea.address}
    await salle.match(anna, bea, game="cannae")
    await salle.deliver()
    assert len(mentioned(salle)) == 1

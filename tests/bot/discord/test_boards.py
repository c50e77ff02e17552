"""Boards in Discord's channels, turns in private chats, and what a tap on them does."""

import asyncio

from bot.application.profile import PRIVATE_CHAT_CLOSED
from tests.bot.discord.evening import BLURPLE, is_over, main, moves, version_now
from tests.servers.discord import Answer
from tests.servers.discord.messages import remove

# In the channel


async def test_boards_are_silent_and_only_the_last_one_has_buttons(evening):
    thread = await evening.match()
    person, message = await evening.mover()
    first = thread.messages[0]
    assert first.labels == ["My hand", "Board as text", "More"]
    await evening.play(message, person)
    await evening.server.wait(lambda: len(thread.messages) == 2 and not first.labels, what="strip")
    assert all(m.silent and not m.pinged for m in thread.messages)
    assert first.attachments, "the picture stays"
    assert first.attachments[0].alt
    assert thread.messages[1].labels == ["My hand", "Board as text", "More"]


async def test_my_hand_is_for_the_asker_alone_and_serves_a_whole_turn(evening):
    thread = await evening.match()
    person, _ = await evening.mover()
    hand = await thread.messages[-1].click(person, "My hand")
    assert (hand.kind, hand.ephemeral) == (Answer.MESSAGE, True)
    preview = await hand.click(person, moves(hand.message)[0])
    assert (preview.kind, preview.message) == (Answer.UPDATE, hand.message)
    assert "Not sent yet." in preview.text
    undone = await preview.click(person, "Undo")
    assert "Your move." in undone.text
    sent = await evening.play(undone.message, person)
    assert sent.message is hand.message
    assert sent.text.splitlines()[1].startswith("You went")
    rival = evening.bea if person is evening.anna else evening.anna
    await evening.server.wait(lambda: moves(rival.dm.messages[-1]), what="the rival's turn")


async def test_a_watcher_sees_a_board_without_hands_and_is_told_who_plays(evening):
    thread = await evening.match()
    reply = await thread.messages[-1].click(evening.eve, "My hand")
    assert reply.ephemeral
    assert "Anna and Bea are playing here." in reply.text
    assert "hand" not in reply.attachments[0].alt.lower()
    assert not [b for b in reply.buttons if b.style == BLURPLE]


async def test_a_board_in_words_and_the_rare_things(evening):
    thread = await evening.match()
    person, message = await evening.mover()
    await evening.play(message, person)
    await evening.server.wait(lambda: len(thread.messages) == 2, what="board")
    board = thread.messages[-1]
    text = await board.click(evening.anna, "Board as text")
    assert "```" in text.text
    assert text.labels == ["Back to the table"]
    more = await board.click(evening.anna, "More")
    assert {"Board as text", "History", "Rules", "Offer a draw", "Resign…"} <= set(more.labels)
    history = await more.click(evening.anna, "History")
    assert "sits down opposite" in history.text


async def test_the_rules_come_a_chapter_at_a_time_and_leave_the_turn_alone(evening):
    card = await evening.challenge(evening.anna, evening.bea)
    reply = await card.click(evening.bea, "Rules")
    assert (reply.ephemeral, reply.message.layout) == (True, True)
    assert "What it is about" in reply.message.text
    assert reply.message.labels == ["How a turn goes", "Worked examples", "Fine points"]
    turned = (await (await evening.bea.click(reply.message, "How a turn goes")).done()).message
    assert turned is reply.message  # the page is turned, and nothing new stands below it
    assert "How a turn goes" in turned.text
    assert len(turned.attachments) == 3
    assert all(a.alt for a in turned.attachments)
    assert turned.labels == ["What it is about", "Worked examples", "Fine points"]
    assert card.labels[0] == "Accept"


# In private


async def test_a_turn_comes_with_sound_and_waiting_without(evening):
    await evening.match()
    person, message = await evening.mover()
    rival = evening.bea if person is evening.anna else evening.anna
    assert not message.silent
    await evening.server.wait(lambda: rival.dm.messages, what="the rival's hand")
    waiting = rival.dm.messages[-1]
    assert (waiting.silent, moves(waiting)) == (True, [])
    assert waiting.attachments[0].alt


async def test_the_private_message_becomes_what_was_sent(evening):
    await evening.match()
    person, message = await evening.mover()
    sent = await evening.play(message, person)
    assert (sent.kind, sent.message) == (Answer.UPDATE, message)
    assert [a.filename for a in message.attachments] == ["board.png"]
    assert not moves(message)
    assert len(person.dm.messages) == 1


async def test_a_turn_that_follows_is_a_new_message_and_takes_the_place_of_the_last(evening):
    await evening.match()
    person, first = await evening.mover()
    await evening.play(first, person)
    await evening.play(*reversed(await evening.mover()))
    again, newer = await evening.mover()
    assert (again, newer is first, newer.silent) == (person, False, False)
    await evening.server.wait(lambda: first.deleted, what="the last message to go")
    assert person.dm.messages == [newer]


async def test_through_a_whole_match_one_message_a_table_stands_in_each_private_chat(evening):
    await evening.match()
    for _ in range(3):
        await evening.play(*reversed(await evening.mover()))
    await evening.resign(evening.anna)
    for person in (evening.anna, evening.bea):
        final = await person.wait_dm(is_over)
        await evening.server.wait(
            lambda p=person, m=final: p.dm.messages == [m], what="one message"
        )


async def test_where_a_message_cannot_be_deleted_it_loses_its_buttons(evening):
    await evening.match()
    person, first = await evening.mover()
    await evening.play(first, person)
    evening.server.fail("DELETE /channels/{id}/messages/{id}", 50013, times=2)
    await evening.play(*reversed(await evening.mover()))
    await evening.mover()
    await evening.server.wait(lambda: not first.buttons, what="strip")
    assert not first.deleted


async def test_who_taps_on_a_message_that_has_just_gone_is_shown_today_in_a_new_one(evening):
    await evening.match()
    person, message = await evening.mover()
    deleting = evening.salle.app.tap

    async def late(ask, ticket):
        reply = await deleting(ask, ticket)
        remove(evening.server.world, message)
        return reply

    evening.salle.app.tap = late
    reply = await (await person.click(message, moves(message)[0])).done()
    assert reply.message is not message
    assert "Not sent yet" in reply.text


async def test_a_double_tap_plays_once(evening):
    await evening.match()
    person, message = await evening.mover()
    preview = await person.click(message, moves(message)[0])
    send = main(preview.message)
    version = await version_now(evening)
    await asyncio.gather(*(person.click(message, send) for _ in range(2)))
    assert await version_now(evening) == version + 1
    assert "You went" in message.text


async def test_an_old_button_shows_today(evening):
    await evening.match()
    person, message = await evening.mover()
    hand = await person.slash(evening.games, "hand")
    old = moves(hand.message)[0]
    await evening.play(message, person)
    version = await version_now(evening)
    reply = await hand.click(person, old)
    assert reply.message is hand.message
    assert not moves(reply.message)
    assert await version_now(evening) == version


async def test_closed_doors_are_remembered_and_my_hand_serves_alone(evening):
    for person in (evening.anna, evening.bea):
        evening.server.close_dm(person)
    card = await evening.challenge(evening.anna, evening.bea)
    await card.click(evening.bea, "Accept")
    await evening.server.wait(lambda: card.thread and card.thread.messages, what="board")
    thread = card.thread
    for _ in range(4):
        board = thread.messages[-1]
        assert board.pinged, "whose turn it is is mentioned"
        assert not moves(board), "rows of moves stay private"
        (person,) = board.pinged
        hand = await board.click(person, "My hand")
        assert "closed" not in hand.text
        await evening.play(hand.message, person)
        await evening.server.wait(lambda: thread.messages[-1] is not board, what="next board")  # noqa: B023 - awaited here
    refused = evening.server.requests("POST /channels/{id}/messages", 403)
    assert len(refused) <= 2, "once for each, never again"
    settings = await evening.salle.store.profile(f"discord:{evening.bea.id}")
    assert settings[PRIVATE_CHAT_CLOSED]


async def test_a_forged_button_does_not_show_one_channels_board_in_another(evening):
    thread = await evening.match()
    table = next(b.custom_id for b in thread.messages[-1].buttons).split(":", 1)[1]
    other = evening.guild.channel("others")
    await evening.eve.slash(other, "challenge", game="en_garde")
    card = await evening.eve.wait_message(other, lambda m: "Take it" in m.labels)
    for verb in ("bk", "hd", "bt"):
        card.components[0]["components"][0]["custom_id"] = f"{verb}:{table}"
        reply = await evening.eve.click(card, f"{verb}:{table}")
        assert "played elsewhere" in (await reply.done()).text
    assert "Eve challenges anybody" in card.text

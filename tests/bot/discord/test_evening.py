"""What people meet in Discord: challenges, turns, buttons, commands."""

import asyncio
import re

import pytest

from bot.application.profile import PRIVATE_CHAT_CLOSED
from tests.bot.discord.evening import BLURPLE, is_over, main, moves
from tests.bot.salle import game_names
from tests.servers.discord import Answer
from tests.servers.discord.messages import remove

# Challenges


async def test_the_card_shows_what_one_agrees_to_and_mentions_the_challenged_once(evening):
    card = await evening.challenge(evening.anna, evening.bea, clock="brisk")
    assert "Anna challenges Bea to En Garde" in card.text
    assert "standard · first to 1 · begins: at random · brisk: 1 day, +8 h a move" in card.text
    assert re.search(r"Sealed shuffle: `[0-9a-f]{64}`", card.text)
    assert card.pinged == [evening.bea]
    assert card.labels == [
        "Accept", "Decline", "Change…", "Make it rated", "Withdraw", "Rules",
    ]  # fmt: skip


async def test_an_accepted_card_keeps_its_words_and_loses_its_question(evening):
    card = await evening.challenge(evening.anna, evening.bea)
    reply = await card.click(evening.bea, "Accept")
    assert reply.ephemeral
    await evening.server.wait(lambda: card.labels == ["Rules"], what="answered card")
    assert "Bea accepted." in card.text
    assert card in evening.games.messages


async def test_somebody_else_cannot_accept(evening):
    card = await evening.challenge(evening.anna, evening.bea)
    reply = await card.click(evening.eve, "Accept")
    assert (reply.ephemeral, reply.labels) == (True, [])
    assert "for somebody else" in reply.text
    assert "Accept" in card.labels


async def test_a_declined_challenge_opens_no_thread(evening):
    card = await evening.challenge(evening.anna, evening.bea)
    await card.click(evening.bea, "Decline")
    await evening.server.wait(lambda: "Bea declined." in card.text, what="declined card")
    assert not evening.guild.threads


async def test_an_open_challenge_is_taken_by_whoever_comes(evening):
    await evening.anna.slash(evening.games, "challenge", game="gyges")
    card = await evening.eve.wait_message(evening.games)
    assert card.pinged == []
    reply = await card.click(evening.eve, "Take it")
    assert "Accepted" in reply.text


async def test_the_menu_of_a_user_challenges_him_to_a_game_of_ones_choice(evening):
    asked = await evening.anna.context_menu(evening.games, "Challenge", target=evening.bea)
    assert asked.ephemeral
    assert "Which game?" in asked.text
    assert asked.labels == game_names()
    form = await asked.click(evening.anna, "Battle of Cannae")
    reply = await form.submit()
    assert reply.message is asked.message
    assert (reply.text, reply.labels) == ("Your challenge to Bea is on the table.", [])
    card = await evening.bea.wait_message(evening.games)
    assert "Anna challenges Bea to Battle of Cannae" in card.text
    assert card.pinged == [evening.bea]


@pytest.mark.long
async def test_the_game_of_a_challenge_is_chosen_once(evening):
    asked = await evening.anna.slash(evening.games, "challenge", clock="brisk")
    form = await asked.click(evening.anna, "Gygès")
    await asyncio.gather(*(form.submit() for _ in range(2)))
    await evening.eve.wait_message(evening.games)
    assert len(evening.games.messages) == 1


async def test_what_only_one_game_knows_is_not_asked(evening):
    await evening.anna.slash(evening.games, "challenge", options="setup_rows=1")
    card = await evening.eve.wait_message(evening.games)
    assert "Gygès" in card.text


async def test_the_chosen_game_keeps_all_that_was_wished(evening):
    asked = await evening.anna.slash(
        evening.games, "challenge", opponent=evening.bea, clock="leisurely"
    )
    form = await asked.click(evening.anna, "Gygès")
    await form.submit()
    card = await evening.bea.wait_message(evening.games)
    assert "leisurely: 7 days" in card.text


async def test_a_counter_offer_stands_on_the_same_card_and_its_challenger_hears_of_it(evening):
    card = await evening.challenge(evening.anna, evening.bea)
    form = await card.click(evening.bea, "Change…")
    assert form.modal.title == "Change: En Garde"
    sent = await form.submit(variant="basic", touches="3")
    assert sent.ephemeral
    assert "Proposed. I'm asking Anna now." in sent.text
    await evening.server.wait(lambda: "Bea proposes:" in card.text, what="changed card")
    assert "basic · first to 3" in card.text
    heard = await evening.anna.wait_dm(lambda m: "Bea proposes:" in m.text)
    await heard.click(evening.anna, "Accept")
    await evening.server.wait(lambda: "Anna accepted." in card.text, what="accepted card")
    assert len(evening.games.messages) == 1


async def test_nobody_challenges_himself_or_a_bot_of_others(evening):
    reply = await evening.anna.slash(evening.games, "challenge", opponent=evening.anna)
    assert "A match needs two" in reply.text
    robot = evening.server.user("Robot")
    robot.bot = True
    reply = await evening.anna.slash(evening.games, "challenge", opponent=robot)
    assert "Other bots don't play here" in reply.text
    assert not evening.games.messages


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        ({"options": "touches=9"}, "Touches is one of first to 1, first to 2"),
        ({"options": "layout=zzz"}, "Layout is one of deep centre, one line"),
        ({"variant": "wild"}, "Variant is one of basic, standard, advanced"),
        ({"options": "colour=red"}, "I don't understand “colour=red”"),
        (
            {"options": "layout=r1", "game": "gyges"},
            "I don't understand “layout=r1”",
        ),
        ({"computer": "grandmaster", "game": "gyges"}, "computer is one of novice, watchman, "),
    ],
)
async def test_what_is_wrong_in_a_challenge_is_said_of_the_game_meant(evening, arguments, answer):
    reply = await evening.anna.slash(evening.games, "challenge", **arguments)
    assert answer in reply.text.replace("\\", "")
    assert not evening.games.messages


async def test_options_are_read_as_in_every_other_place(evening):
    await evening.anna.slash(
        evening.games, "challenge", options="avanzato, touches = 3 clock=vivace"
    )
    card = await evening.eve.wait_message(evening.games)
    assert "advanced" in card.text
    assert "brisk: 1 day" in card.text


async def test_the_hall_itself_is_challenged_like_a_person(evening):
    asked = await evening.anna.slash(evening.games, "challenge", opponent=evening.server.bot)
    card = await (await asked.click(evening.anna, "En Garde")).done()
    assert card.ephemeral
    assert re.search(r"Sealed shuffle: `[0-9a-f]{64}`", card.text)
    assert not evening.games.messages
    reply = await (await card.click(evening.anna, "Play now")).done()
    assert reply.attachments[0].data.startswith(b"\x89PNG")


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


# Commands


async def test_moves_complete_as_one_types(evening):
    await evening.match()
    person, _ = await evening.mover()
    offered = await evening.mover_completes(person, "+")
    assert offered
    assert all(s.value.startswith("+") for s in offered)
    assert "Forward" in offered[0].name
    reply = await person.slash(evening.games, "move", move=offered[0].value)
    assert reply.ephemeral
    assert "Not sent yet." in reply.text
    assert (await evening.mover_completes(evening.eve, "")) == []


async def test_typed_nonsense_is_answered_with_what_would_be_right(evening):
    await evening.match()
    person, _ = await evening.mover()
    reply = await person.slash(evening.games, "move", move="*_qqq_*")
    assert "isn't an action. Write +3 (forward)" in reply.text
    assert r"\*\_qqq\_\*" in reply.text, "what people write is shown as they wrote it"


async def test_several_tables_need_a_name_which_completes(evening):
    for _ in range(2):
        card = await evening.challenge(evening.anna, evening.bea)
        await card.click(evening.bea, "Accept")
    offered = await evening.bea.autocomplete(evening.games, "hand", table="")
    assert len(offered) == 2
    assert all(s.name.startswith("En Garde · Anna") for s in offered)
    reply = await evening.bea.slash(evening.games, "board", table=offered[1].value)
    assert reply.attachments
    nothing = await evening.bea.slash(evening.games, "board", table="no such table")
    assert "I can't find that table" in nothing.text
    listed = await evening.bea.slash(evening.games, "tables")
    assert len(listed.labels) == 2


@pytest.mark.long
async def test_a_draw_is_offered_and_taken(evening):
    thread = await evening.match()
    await evening.anna.slash(evening.games, "match draw")
    board = await evening.bea.wait_message(thread, lambda m: "offers a draw" in m.text)
    assert thread.messages == [board]
    await evening.server.wait(
        lambda: "Take the draw" in evening.bea.dm.messages[-1].labels, what="the offer"
    )
    await evening.bea.dm.messages[-1].click(evening.bea, "Take the draw")
    final = await evening.anna.wait_message(thread, is_over)
    assert "draw" in final.text


async def test_resigning_asks_once_and_a_rematch_swaps_the_sides(evening):
    thread = await evening.match()
    asked = await evening.anna.slash(thread, "match resign")
    assert "Resign? That gives Bea the match." in asked.text
    await asked.click(evening.anna, main(asked.message))
    final = await evening.bea.wait_message(thread, is_over)
    await final.click(evening.bea, "Rematch")
    card = await evening.anna.wait_message(thread, lambda m: "Bea challenges" in m.text)
    assert "**En Garde · Anna – Bea**" in card.text or "**En Garde · Bea – Anna**" in card.text


@pytest.mark.long
async def test_a_second_rematch_tap_accepts_the_first_and_both_play_on_in_the_thread(evening):
    thread = await evening.match()
    asked = await evening.anna.slash(thread, "match resign")
    await asked.click(evening.anna, main(asked.message))
    final = await evening.bea.wait_message(thread, is_over)
    offered = await final.click(evening.bea, "Rematch")
    assert "You have asked Anna for a rematch." in offered.text
    card = await evening.anna.wait_message(thread, lambda m: "Bea challenges" in m.text)
    accepted = await final.click(evening.anna, "Rematch")
    (there,) = [button for button in accepted.buttons if button.label == "Go to the rematch"]
    assert there.url.endswith(f"/{evening.guild.id}/{thread.id}/{card.id}")
    await evening.anna.wait_message(thread, lambda m: m.id > card.id and "My hand" in m.labels)
    assert len([m for m in evening.games.messages if "challenges" in m.text]) == 1
    assert (await evening.eve.slash(thread, "board")).attachments


async def test_after_the_end_one_can_check_keep_and_watch_it_again(evening):
    thread = await evening.match()
    mover, message = await evening.mover()
    await evening.play(message, mover)
    await evening.resign(evening.anna)
    board = await evening.anna.wait_message(thread, is_over)
    end = await evening.anna.wait_dm(is_over)
    verified = await board.click(evening.anna, "Verify")
    assert "fit the sealed seed" in verified.text
    exported = await board.click(evening.anna, "Export")
    assert exported.attachments[0].filename.endswith(".json")
    film = await board.click(evening.anna, "Replay")
    await film.done()
    (file,) = film.attachments
    assert (file.filename, file.content_type) == ("replay.mp4", "video/mp4")
    assert file.data[4:8] == b"ftyp"
    assert file.alt
    review = await (await board.click(evening.anna, "Go through it")).done()
    assert (review.ephemeral, "The beginning" in review.text) == (True, True)
    last = await (await review.message.click(evening.anna, "Next ›")).done()
    assert last.message is review.message
    assert "‹ Back" in last.message.labels
    assert is_over(end), "what stands by itself takes nobody's buttons"


async def test_settings_are_chosen_and_listed(evening):
    reply = await evening.anna.slash(evening.games, "settings theme", value="theme=dark")
    assert "Theme: dark." in reply.text
    values = await evening.anna.autocomplete(
        evening.games, "settings show", setting="sending", value=""
    )
    assert [v.value for v in values] == ["ask", "at_once"]
    await evening.anna.slash(evening.games, "settings show", setting="sending", value="at_once")
    listed = await evening.anna.slash(evening.games, "settings show")
    assert "dark" in listed.text
    assert "send at once" in listed.text
    await evening.anna.slash(evening.games, "settings language", language="it")
    forgotten = await evening.anna.slash(evening.games, "settings forget")
    assert forgotten.ephemeral


async def test_who_is_forgotten_is_asked_first_and_ends_his_matches(evening):
    thread = await evening.match()
    asked = await evening.anna.slash(evening.games, "settings forget")
    await asked.click(evening.anna, "Delete…")
    assert "En Garde against Bea: you resign." in asked.text
    await asked.click(evening.anna, "Forget me")
    assert "What I kept about you is gone" in asked.text
    assert asked.labels == []
    final = await evening.bea.wait_message(thread, is_over)
    assert "Former player resigns" in final.text


async def test_a_game_can_be_played_in_the_private_chat_alone(evening):
    reply = await evening.anna.slash(evening.anna.dm, "challenge", computer="novice")
    assert not reply.ephemeral, "at home nothing vanishes"
    assert len([m for m in evening.anna.dm.messages if "sealed" in m.text]) == 0
    alone = await evening.anna.slash(evening.anna.dm, "challenge", game="gyges")
    assert "Nobody else reads this chat." in alone.text


async def test_a_challenge_from_a_private_chat_reaches_the_challenged(evening):
    terms = {"opponent": evening.bea, "game": "en_garde"}
    await evening.anna.slash(evening.anna.dm, "challenge", **terms)
    card = await evening.bea.wait_dm()
    assert card.labels[0] == "Accept"
    await card.click(evening.bea, "Accept")
    await evening.mover()


async def version_now(evening):
    """The length of the only match's log."""
    (key,) = await evening.salle.store.running_tables(f"discord:{evening.anna.id}")
    return (await evening.salle.tables.load(key)).version


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


@pytest.mark.long
async def test_at_a_study_table_the_second_seat_is_asked_after_the_first(evening):
    terms = {"game": "en_garde", "study": True}
    card = await evening.anna.slash(evening.anna.dm, "challenge", **terms)
    await (await card.click(evening.anna, "Play now")).done()
    for _ in range(3):
        person, message = await evening.mover()
        assert person is evening.anna
        before = await version_now(evening)
        await evening.play(message, person)
        assert await version_now(evening) == before + 1


async def test_a_typed_move_takes_the_place_of_the_message_before_it(evening):
    await evening.match()
    person, message = await evening.mover()
    move = next(label for label in message.labels if label.startswith("Forward"))
    reply = await person.slash(person.dm, "move", move=move.lower())
    assert "Not sent yet." in reply.text
    await evening.server.wait(lambda: message.deleted, what="the last message to go")
    sent = await reply.message.click(person, "Send")
    assert "Not sent yet." not in sent.text

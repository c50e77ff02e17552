"""In the private chat: turns, typed moves, old buttons."""

import re

from tests.bot.telegram.evening import data, is_over, moves, my_turn


async def test_start_says_what_salle_is(evening):
    await evening.anna.starts()
    said = await evening.anna.wait()
    assert said.text.startswith("Games for two by correspondence")
    assert said.labels == ["Play now", "Challenge a friend", "Rules"]


async def test_a_turn_comes_with_sound_and_the_hand_and_only_legal_moves(evening):
    person, message, _ = await my_turn(evening)
    assert message.photo
    assert not message.silent
    assert message.text.startswith("En Garde · Anna – Bea\n")
    assert "Your move." in message.text
    assert {label.split()[0] for label in message.labels} == {"Forward", "Board", "Cards", "More"}
    other = evening.bea if person is evening.anna else evening.anna
    waiting = await other.wait(lambda m: bool(m.photo))
    assert waiting.silent
    assert moves(waiting) == []


async def test_a_move_is_shown_before_it_is_sent_and_can_be_undone(evening):
    person, message, _ = await my_turn(evening)
    labels = message.labels
    await person.taps(message, data=moves(message)[0])
    await message.changes(lambda m: m.labels == ["Send", "Undo"])
    assert "Not sent yet" in message.text
    await person.taps(message, "Undo")
    await message.changes(lambda m: m.labels == labels)
    await evening.play(person, message)
    await message.changes(lambda m: "drew" in m.text)
    assert len([m for m in person.from_bot if m.photo]) == 1


async def test_the_next_turn_is_a_new_message_and_takes_the_place_of_the_last(evening):
    person, message, _ = await my_turn(evening)
    await evening.play(person, message)
    other, theirs, _ = await evening.mover()
    assert other is not person
    await evening.play(other, theirs)
    again, newer, _ = await evening.mover()
    assert (again, newer.id > message.id, newer.silent) == (person, True, False)
    await message.changes(lambda m: m.deleted)
    assert [m for m in person.from_bot if m.photo] == [newer]


async def test_a_message_too_old_to_be_deleted_says_that_there_is_a_newer_one(evening):
    person, message, _ = await my_turn(evening)
    await evening.play(person, message)
    message.ages(49)
    other, theirs, _ = await evening.mover()
    await evening.play(other, theirs)
    _, newer, _ = await evening.mover()
    await message.changes(lambda m: m.text == "There is a newer board below.")
    assert (message.deleted, message.buttons) == (False, ())
    assert [m for m in person.from_bot if m.buttons and m.photo] == [newer]


async def test_through_a_whole_match_one_message_a_table_stands_in_each_private_chat(evening):
    await evening.bea.starts()
    await evening.match("en_garde touches=1")
    stood = 0
    for _ in range(4):
        person, message, where = await evening.mover()
        await evening.play(person, message, where)
        others = [evening.anna, evening.bea]
        stood = max(stood, *(len([m for m in p.from_bot if m.photo]) for p in others))
    await evening.mover()
    await evening.anna.sends("/resign")
    asked = await evening.anna.wait(lambda m: "Resign?" in m.text)
    await evening.anna.taps(asked, "Resign")
    await evening.group.wait(is_over)
    assert stood <= 2, "the new one comes before the last one goes"
    for player in (evening.anna, evening.bea):
        final = await player.wait(is_over)
        await evening.server.bell.until(
            lambda p=player, f=final: [m for m in p.from_bot if m.photo] == [f], within=60
        )


async def turn_after_next(evening):
    """The player to move again; their last message, a move under it; today's message."""
    person, message, _ = await my_turn(evening)
    old = moves(message)[0]
    await evening.play(person, message)
    other, theirs, _ = await evening.mover()
    await evening.play(other, theirs)
    _, newer, _ = await evening.mover()
    await message.changes(lambda m: m.deleted)
    return person, message, old, newer


async def test_an_old_button_shows_today(evening):
    person, message, old, newer = await turn_after_next(evening)
    mark = evening.server.mark()
    answer = await person.taps(message, data=old)  # as it still stands on another device
    assert "moved on" in answer.text
    await person.wait(lambda m: bool(moves(m)) and m is not newer, since=mark)
    await newer.changes(lambda m: m.deleted)  # one living keyboard a table


async def test_old_buttons_send_no_board_that_stands_there_already(evening):
    person, message, old, newer = await turn_after_next(evening)
    await evening.play(person, newer)
    await newer.changes(lambda m: not moves(m) and "Send" not in m.labels)
    mark = evening.server.mark()
    for _ in range(3):
        assert "moved on" in (await person.taps(message, data=old)).text
    await person.sends("/tables")
    await person.wait(since=mark)  # what they ask for is answered in its order
    assert [m for m in person.from_bot if m.photo] == [newer]
    newer.deleted = True  # by the person
    await person.taps(newer, data=old)
    await person.wait(lambda m: bool(m.photo), since=mark)


async def test_taps_on_a_lost_message_while_the_chat_is_closed_to_us_send_one_board(evening):
    person, _, old, newer = await turn_after_next(evening)
    newer.deleted = True  # by the person
    evening.server.rate_limit(person, retry_after=2)
    for _ in range(4):
        await person.taps(newer, data=old)
    mark = evening.server.mark()
    await person.wait(lambda m: bool(m.photo), since=mark)
    await person.sends("/tables")
    await person.wait(lambda m: not m.photo, since=mark)
    assert len([m for m in person.from_bot if m.photo]) == 1


async def test_a_move_is_simply_typed(evening):
    person, message, _ = await my_turn(evening)
    move = "+" + next(label for label in message.labels if label.startswith("Forward"))[-1]
    mark = evening.server.mark()
    await person.sends(move)
    preview = await person.wait(lambda m: "Send" in m.labels, since=mark)
    await message.changes(lambda m: m.deleted)
    await person.taps(preview, "Send")
    await preview.changes(lambda m: "went forward" in m.text)


async def test_nonsense_is_answered_with_what_is_possible(evening):
    person, _, _ = await my_turn(evening)
    mark = evening.server.mark()
    await person.sends("+6")
    wait_for = await person.wait(since=mark)
    assert "You can: Forward" in wait_for.text


async def test_more_and_text_lead_back_to_the_board(evening):
    person, message, _ = await my_turn(evening)
    labels = message.labels
    await person.taps(message, "More")
    await message.changes(lambda m: "Resign…" in m.labels)
    await person.taps(message, "Board as text")
    await message.changes(lambda m: "Your hand" in m.text)
    assert message.photo
    await person.taps(message, "Back to the table")
    await message.changes(lambda m: m.labels == labels)


async def test_a_turn_comes_in_motion_to_whoever_wants_every_turn_so_and_is_played_on_stills(
    evening,
):
    for person in (evening.anna, evening.bea):
        wish = {"motion": "always"}
        await evening.salle.store.update_profile(f"telegram:{person.id}", wish)
    person, message, _ = await my_turn(evening)
    await evening.play(person, message)
    rival = evening.bea if person is evening.anna else evening.anna
    turn = await rival.wait(lambda m: m.animation is not None, 20)
    sent = turn.content.media
    assert (sent.filename, sent.content_type) == ("move.mp4", "video/mp4")
    assert (sent.width, sent.duration <= 3, turn.silent) == (640, True, False)
    await rival.taps(turn, turn.labels[0])
    await turn.changes(lambda m: bool(m.photo))


async def test_a_button_that_is_none_of_ours_is_answered(evening):
    person, message, _ = await my_turn(evening)
    answer = await person.taps(message, data="zz:nothing")
    assert answer.alert
    assert "/tables" in answer.text


async def test_against_the_hall_the_question_for_the_game_becomes_the_card(evening):
    await evening.anna.starts()
    await evening.anna.sends("/challenge hall")
    asked = await evening.anna.wait(lambda m: "Which game?" in m.text)
    await evening.anna.taps(asked, "En Garde")
    card = await evening.anna.wait(lambda m: "Withdraw" in m.labels)
    assert card is asked
    await evening.anna.taps(card, "Play now")
    await evening.anna.wait(lambda m: bool(m.photo and m.buttons))
    assert len([m for m in evening.anna.from_bot if re.search(r"[0-9a-f]{64}", m.text)]) == 1


async def test_at_a_study_table_the_second_seat_is_asked_after_the_first(evening):
    await evening.anna.starts()
    await evening.anna.sends("/challenge en_garde study touches=1")
    card = await evening.anna.wait(lambda m: {"Play now", "Withdraw"} <= set(m.labels))
    await evening.anna.taps(card, "Play now")
    message = await evening.anna.wait(lambda m: bool(moves(m)))
    for _ in range(3):
        seen = data(message, "pw")
        await evening.play(evening.anna, message)
        message = await evening.anna.wait(
            lambda m, seen=seen: bool(moves(m)) and data(m, "pw") != seen
        )


async def test_a_move_is_typed_as_a_button_says_and_corrected(evening):
    person, message, _ = await my_turn(evening)
    wrong = await person.sends("forwards 33")
    await person.wait(lambda m: "forwards 33" in m.text)
    label = next(label for label in message.labels if label.startswith("Forward"))
    await person.rewrites(wrong, label.lower())
    await person.wait(lambda m: bool(data(m, "ps")))


async def test_a_typed_move_takes_the_place_of_the_message_before_it(evening):
    person, message, _ = await my_turn(evening)
    label = next(label for label in message.labels if label.startswith("Forward"))
    await person.sends(label)
    await person.wait(lambda m: bool(data(m, "ps")))
    await message.changes(lambda m: m.deleted)


async def test_a_setting_may_be_typed_and_of_a_wrong_value_the_menu_shows_those_there_are(evening):
    await evening.anna.starts()
    await evening.anna.sends("/settings theme=pink")
    menu = await evening.anna.wait(lambda m: "I don't understand “pink”." in m.text)
    assert menu.labels == ["✓ light", "dark", "Back"]
    await evening.anna.sends("/settings theme dark")
    await evening.anna.wait(lambda m: m.text == "Theme: dark.")

"""In the private chat: turns, links, typed moves, the computer, settings, ends."""

import asyncio
import json
import re

from tests.bot.telegram.evening import PUBLIC, data, is_over, moves
from tests.servers.telegram import Answer


async def my_turn(evening):
    """A match in which Anna is to act, and her private message; Bea plays from hers too."""
    await evening.bea.starts()
    await evening.match()
    return await evening.mover()


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
    assert {label.split()[0] for label in message.labels} == {"Forward", "Board", "More"}
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
    while True:
        found = await evening.server.bell.until(lambda: evening._turn(), within=60)
        if found == "over":
            break
        person, message, where = found
        await evening.play(person, message, where)
        others = [evening.anna, evening.bea]
        stood = max(stood, *(len([m for m in p.from_bot if m.photo]) for p in others))
    await evening.group.wait(is_over)
    assert stood <= 2, "the new one comes before the last one goes"
    for player in (evening.anna, evening.bea):
        final = await player.wait(is_over)
        await evening.server.bell.until(
            lambda p=player, f=final: [m for m in p.from_bot if m.photo] == [f], within=60
        )


async def turn_after_next(evening):
    """Whoever's turn it is again; his last message, a move under it; today's message."""
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
    await person.wait(since=mark)  # what he asks for is answered in its order
    assert [m for m in person.from_bot if m.photo] == [newer]
    newer.deleted = True  # by himself
    await person.taps(newer, data=old)
    await person.wait(lambda m: bool(m.photo), since=mark)


async def test_taps_on_a_lost_message_while_the_chat_is_closed_to_us_send_one_board(evening):
    person, _, old, newer = await turn_after_next(evening)
    newer.deleted = True  # by himself
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


async def test_an_open_challenge_is_handed_on_as_a_link(evening):
    await evening.anna.starts()
    await evening.anna.sends("/challenge en_garde basic touches=1")
    card = await evening.anna.wait(lambda m: "Withdraw" in m.labels)
    assert card.labels == ["Withdraw", "Rules", "Send it to somebody"]
    link = card.text.split()[-1]
    await evening.bea.follows(link)
    board = await evening.bea.wait(lambda m: bool(m.photo))
    assert "En Garde · Anna – Bea" in board.text
    await card.changes(lambda m: "accepted" in m.text)
    await evening.anna.wait(lambda m: bool(m.photo))
    assert len([m for m in evening.anna.from_bot if m.photo]) == 1  # no public board beside it


async def test_a_link_that_has_been_taken_says_so(evening):
    await evening.anna.starts()
    await evening.anna.sends("/challenge en_garde touches=1")
    link = (await evening.anna.wait(lambda m: "Withdraw" in m.labels)).text.split()[-1]
    await evening.bea.follows(link)
    await evening.bea.wait(lambda m: bool(m.photo))
    await evening.eve.follows(link)
    assert "taken this seat" in (await evening.eve.wait()).text


async def test_somebody_challenged_from_a_private_chat_is_shown_the_card_in_his(evening):
    await evening.bea.starts()
    await evening.bea.wait()
    await evening.anna.starts()
    await evening.anna.sends("/challenge @bea en_garde touches=1")
    card = await evening.bea.wait(lambda m: "Accept" in m.labels)
    sealed = card.text.splitlines()[-1]
    await evening.bea.taps(card, "Accept")
    await evening.bea.wait(lambda m: bool(m.photo))
    assert sealed in card.text
    assert card.labels == ["My turn", "Rules"]
    await evening.anna.wait(lambda m: bool(m.photo))


async def test_the_hall_is_challenged_like_a_person(evening):
    await evening.anna.starts()
    await evening.anna.sends("/challenge hall novice en_garde touches=1")
    card = await evening.anna.wait(lambda m: "Withdraw" in m.labels)
    await evening.anna.taps(card, "Play now")
    message = await evening.anna.wait(lambda m: bool(moves(m)), 20)
    assert "En Garde · Anna – Salle (novice)" in message.text
    assert card.labels == ["My turn", "Rules"]
    mark = evening.server.mark()
    await evening.play(evening.anna, message)
    await evening.anna.wait(lambda m: bool(moves(m)), 20, since=mark)


async def test_blocking_moves_the_turn_to_the_group_and_starting_again_moves_it_back(evening):
    person, message, _ = await my_turn(evening)
    await evening.play(person, message)
    other, theirs, _ = await evening.mover()
    person.blocks()
    await evening.play(other, theirs)
    board = await evening.group.wait(lambda m: bool(moves(m, PUBLIC)))
    assert board.mentions == [person]
    mark = evening.server.mark()
    person.unblocks()
    await person.sends("/hand")
    message = await person.wait(lambda m: bool(moves(m)), since=mark)
    await evening.play(person, message)
    other, theirs, _ = await evening.mover()
    mark = evening.server.mark()
    await evening.play(other, theirs)
    board = await evening.group.wait(lambda m: "My hand" in m.labels, since=mark)
    assert moves(board, PUBLIC) == board.mentions == []


async def test_a_link_only_looks_and_never_acts(evening):
    person, _, _ = await my_turn(evening)
    (table,) = await evening.salle.store.running_tables(f"telegram:{person.id}")
    before = (await evening.salle.tables.load(table)).version
    link = f"{table.chat.replace('.', 'x')}_{table.table}"
    mark = evening.server.mark()
    await person.starts(f"ry_{link}")
    await person.wait(lambda m: bool(m.labels), since=mark)
    assert (await evening.salle.tables.load(table)).version == before


async def test_resigning_asks_once(evening):
    person, _, _ = await my_turn(evening)
    mark = evening.server.mark()
    await person.sends("/resign")
    asked = await person.wait(lambda m: "Resign?" in m.text, since=mark)
    await person.taps(asked, "Play on")
    await asked.changes(lambda m: bool(moves(m)))
    await person.sends("/resign")
    asked = await person.wait(lambda m: "Resign?" in m.text and m is not asked, since=mark)
    await person.taps(asked, "Resign")
    for chat in (evening.anna, evening.bea, evening.group):
        await chat.wait(is_over)


async def test_a_draw_is_offered_and_taken(evening):
    person, _, _ = await my_turn(evening)
    other = evening.bea if person is evening.anna else evening.anna
    await person.sends("/draw")
    offer = await other.wait(lambda m: "Take the draw" in m.labels)
    assert not offer.silent
    await evening.group.wait(lambda m: "offers a draw" in m.text or "offered" in m.text)
    await other.taps(offer, "Take the draw")
    final = await evening.group.wait(is_over)
    assert "drawn" in final.text


async def resigned(evening):
    person, _, _ = await my_turn(evening)
    await person.sends("/resign")
    asked = await person.wait(lambda m: "Resign?" in m.text)
    await person.taps(asked, "Resign")
    await evening.group.wait(is_over)
    return person, await person.wait(is_over)


async def test_a_rematch_is_a_new_card_with_the_sides_swapped(evening):
    _, _ = await resigned(evening)
    final = await evening.bea.wait(is_over)
    mark = evening.server.mark()
    await evening.bea.taps(final, "Rematch")
    card = await evening.group.wait(lambda m: "Accept" in m.labels, since=mark)
    assert card.text.startswith("Bea challenges Anna")
    assert card.mentions == [evening.anna]
    await evening.anna.taps(card, "Accept")
    await evening.mover()


async def test_a_question_goes_when_the_table_moves_on(evening):
    person, message, _ = await my_turn(evening)
    await person.sends("/resign")
    asked = await person.wait(lambda m: "Resign?" in m.text)
    assert asked.labels == ["Resign", "Play on"]
    await person.taps(message, data=moves(message)[0])
    await message.changes(lambda m: "Send" in m.labels)
    await person.taps(message, "Send")
    await asked.changes(lambda m: m.deleted)


async def test_who_is_asked_again_has_the_last_question_alone(evening):
    person, _, _ = await my_turn(evening)
    await person.sends("/resign")
    first = await person.wait(lambda m: "Resign?" in m.text)
    mark = evening.server.mark()
    await person.sends("/resign")
    last = await person.wait(lambda m: "Resign?" in m.text, since=mark)
    await first.changes(lambda m: m.deleted)
    assert last.labels == ["Resign", "Play on"]


async def test_a_second_rematch_tap_accepts_the_first(evening):
    await resigned(evening)
    his, hers = await evening.bea.wait(is_over), await evening.anna.wait(is_over)
    mark = evening.server.mark()
    await evening.bea.taps(his, "Rematch")
    await evening.group.wait(lambda m: m.text.startswith("Bea challenges"), since=mark)
    await evening.anna.taps(hers, "Rematch")
    await evening.group.wait(lambda m: bool(m.photo) and not is_over(m), since=mark)
    assert len([m for m in evening.group.since(mark) if "challenges" in m.text]) == 1
    assert is_over(his)
    assert is_over(hers)


async def test_after_the_end_there_is_a_film_a_proof_and_a_record(evening):
    person, final = await resigned(evening)
    await person.taps(final, "Replay")
    film = await person.wait(lambda m: m.animation is not None)
    sent = film.content.media
    assert (sent.filename, sent.content_type) == ("replay.mp4", "video/mp4")
    assert (sent.width, sent.duration <= 20) == (640, True)
    await person.taps(final, "Verify")
    proof = await person.wait(lambda m: "server_seed =" in m.text)
    assert "Every one of the" in proof.text
    await person.taps(final, "Back to the table")
    await final.changes(is_over)
    await person.taps(final, "Export")
    file = await person.wait(lambda m: m.document is not None)
    assert json.loads(file.document)["head"]["game"] == "en_garde"


async def test_a_replay_that_can_not_be_made_is_told_in_words(evening, monkeypatch):
    async def fails(_film):
        raise OSError("no reel")

    monkeypatch.setattr(evening.pictures, "mp4", fails)
    person, final = await resigned(evening)
    await person.taps(final, "Replay")
    told = await person.wait(lambda m: "The film couldn't be made." in m.text)
    assert "Anna on square 1" in told.text
    assert told.animation is None


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


async def test_rules_are_leafed_through_with_a_picture_on_each_page(evening):
    await evening.anna.starts()
    await evening.anna.sends("/rules en garde")
    leaf = await evening.anna.wait(lambda m: bool(m.photo))
    first = leaf.photo
    assert leaf.labels[:2] == ["1/17", "›"]
    await evening.anna.taps(leaf, "›")
    await leaf.changes(lambda m: m.photo != first)
    assert leaf.labels[:3] == ["‹", "2/17", "›"]
    assert "En Garde: the rules · Move" in leaf.text


async def test_a_chapter_of_the_rules_is_opened_by_its_name(evening):
    await evening.anna.starts()
    await evening.anna.sends("/rules en garde")
    leaf = await evening.anna.wait(lambda m: bool(m.photo))
    await evening.anna.taps(leaf, "Worked examples")
    await leaf.changes(lambda m: "5/17" in m.labels)
    assert "Bea has three cards after her parry" in leaf.text
    await evening.anna.taps(leaf, "Fine points")
    await leaf.changes(lambda m: "13/17" in m.labels)


async def test_the_rules_of_a_table_lead_back_to_it(evening):
    person, message, _ = await my_turn(evening)
    labels = message.labels
    await person.taps(message, "More")
    await message.changes(lambda m: "Rules" in m.labels)
    await person.taps(message, "Rules")
    await message.changes(lambda m: "›" in m.labels)
    await person.taps(message, "›")
    await message.changes(lambda m: "2/17" in m.labels)
    await person.taps(message, "Back to the table")
    await message.changes(lambda m: m.labels == labels)


async def test_settings_are_chosen_by_taps(evening):
    await evening.anna.starts()
    await evening.anna.sends("/theme")
    shown = await evening.anna.wait(lambda m: "✓ light" in m.labels)
    assert await evening.anna.taps(shown, "dark") == Answer("Theme: dark.")
    await shown.changes(lambda m: "Theme: dark" in m.text)
    await evening.anna.taps(shown, "Language")
    await shown.changes(lambda m: "Italiano" in m.labels)
    await evening.anna.sends("/language es")
    await evening.anna.wait(lambda m: "Español" in m.text)
    settings = await evening.salle.context.store.profile(f"telegram:{evening.anna.id}")
    assert (settings["theme"], settings["language"]) == ("dark", "es")


async def test_forgetting_removes_the_name_too(evening):
    store = evening.salle.context.store
    await evening.anna.starts()
    await evening.anna.wait()
    assert (await store.profile("telegram:@anna_s"))["id"] == str(evening.anna.id)
    await evening.anna.sends("/forget")
    asked = await evening.anna.wait(lambda m: "Shall I forget you?" in m.text)
    await evening.anna.taps(asked, "Forget me")
    await asked.changes(lambda m: "is gone" in m.text and m.labels == [])
    async with asyncio.timeout(30):
        while await store.profile("telegram:@anna_s"):  # noqa: ASYNC110 - a store tells nobody
            await asyncio.sleep(0.01)
    assert await store.profile(f"telegram:{evening.anna.id}") == {}


async def test_tables_are_listed_and_opened(evening):
    person, _, _ = await my_turn(evening)
    await person.sends("/tables")
    listed = await person.wait(lambda m: m.text.startswith("Your tables"))
    await person.taps(listed, data=data(listed, "hd")[0])
    await listed.changes(lambda m: bool(m.photo and moves(m)))


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

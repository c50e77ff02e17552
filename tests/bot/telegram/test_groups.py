"""In a group: cards, boards, public keyboards, and nothing private."""

import re

import pytest

from bot.adapters.telegram.places import TURN, deep_link
from bot.application.tickets import Ticket
from tests.bot.salle import game_names
from tests.bot.telegram.evening import AGAIN, PRIVATE, PUBLIC, data, moves
from tests.servers.telegram import Answer


async def test_a_card_shows_everything_and_mentions_the_challenged_once(evening):
    card = await evening.challenge("advanced touches=3 leisurely")
    assert card.text.splitlines()[0] == "Anna challenges Bea to En Garde"
    assert "advanced · first to 3 · begins: by lot · leisurely: 7 days" in card.text
    assert re.search(r"Sealed shuffle:\n[0-9a-f]{64}$", card.text)
    assert card.mentions == [evening.bea]
    assert not card.silent
    assert card.labels[:6] == [
        "Accept", "Decline", "Change…", "Make it rated", "Withdraw", "Rules",
    ]  # fmt: skip


async def test_an_accepted_card_is_edited_and_the_board_posted_once(evening):
    board = await evening.match()
    card = next(m for m in evening.group.from_bot if "accepted" in m.text)
    assert card.labels == ["Rules"]
    assert [m for m in evening.group.from_bot if m.photo] == [board]


async def test_a_declined_challenge_keeps_no_buttons_but_the_rules(evening):
    card = await evening.challenge()
    assert (await evening.bea.taps(card, "Decline")).text == "Declined."
    await card.changes(lambda m: "declined" in m.text and m.labels == ["Rules"])


async def test_who_only_watches_reads_the_rules_in_private_and_turns_their_pages(evening):
    card = await evening.challenge()
    await evening.eve.starts()
    await evening.eve.taps(card, "Rules")
    leaf = await evening.eve.wait(lambda m: "1/17" in m.labels)
    await evening.eve.taps(leaf, "Fine points")
    await leaf.changes(lambda m: "13/17" in m.labels)
    assert "Back to the table" not in leaf.labels


async def test_one_tap_accepts_and_opens_the_private_chat(evening):
    card = await evening.challenge()
    await evening.bea.follows(card.button("Accept in private").url)
    assert (await evening.bea.wait()).photo
    await card.changes(lambda m: "accepted" in m.text)
    assert card.labels == ["Rules"]


async def test_only_who_is_asked_can_accept(evening):
    card = await evening.challenge()
    answer = await evening.eve.taps(card, "Accept")
    assert answer.alert
    assert "for somebody else" in answer.text
    assert (await evening.anna.taps(card, "Accept")).text.startswith("This is your own challenge")


async def test_a_challenge_by_reply_means_the_author(evening):
    said = await evening.bea.sends(evening.group, "anyone for a round?")
    await evening.anna.sends(evening.group, "/challenge en_garde touches=1", reply_to=said)
    card = await evening.group.wait()
    assert card.text.startswith("Anna challenges Bea ")


async def test_a_name_that_was_seen_before_is_known(evening):
    await evening.bea.sends(evening.group, "/help")
    await evening.group.wait()
    await evening.anna.sends(evening.group, "/challenge @Bea en_garde basic")
    card = await evening.group.wait(lambda m: "Accept" in m.labels)
    assert card.text.startswith("Anna challenges Bea ")


async def test_a_challenge_without_a_game_asks_which_of_whoever_made_it(evening):
    said = await evening.bea.sends(evening.group, "who plays?")
    await evening.anna.sends(evening.group, "/challenge clock=leisurely", reply_to=said)
    asked = await evening.group.wait(lambda m: "Which game?" in m.text)
    assert asked.labels == game_names()
    assert (await evening.eve.taps(asked, "Gygès")).alert
    await evening.anna.taps(asked, "Gygès")
    await asked.changes(lambda m: "A challenge to Bea: Gygès" in m.text)
    assert "✓ leisurely" in asked.labels
    tickets = [evening.anna.presses(asked, "Challenge") for _ in range(2)]
    assert not any([(await ticket.answered()).alert for ticket in tickets])
    card = await evening.group.wait(lambda m: "Accept" in m.labels)
    assert "Anna challenges Bea to Gygès" in card.text
    assert "leisurely: 7 days" in card.text
    await asked.changes(lambda m: m.deleted)
    assert [m for m in evening.group.from_bot if "Accept" in m.labels] == [card]


async def test_a_challenge_that_is_half_understood_opens_the_menu_with_what_was(evening):
    text = "/challenge Bea en_garde touches=12, advanced, 1 day blah"
    await evening.anna.sends(evening.group, text, mentions=[evening.bea])
    menu = await evening.group.wait()
    assert menu.text.startswith("I don't understand “blah”.\nI don't understand “touches=12”.")
    assert "Touches is one of first to 1, first to 2" in menu.text
    assert "A challenge to Bea: En Garde" in menu.text
    assert {"✓ advanced", "✓ brisk"} <= set(menu.labels)
    assert menu.reply_to is not None
    await evening.anna.taps(menu, "Challenge")
    card = await evening.group.wait(lambda m: "Accept" in m.labels)
    assert "advanced · first to 5 · begins: by lot · brisk: 1 day" in card.text


async def test_a_misspelt_game_is_offered_first_with_all_that_was_said(evening):
    await evening.anna.sends(evening.group, "/challenge Bea giges 7 days", mentions=[evening.bea])
    menu = await evening.group.wait()
    assert menu.text.startswith("I don't understand “giges”. Did you mean Gygès?")
    assert menu.labels[0] == "Gygès"
    await evening.anna.taps(menu, "Gygès")
    form = await menu.changes(lambda m: "Challenge" in m.labels)
    assert "A challenge to Bea: Gygès" in form.text
    assert "✓ leisurely" in form.labels


async def test_somebody_who_played_here_is_challenged_by_name_alone(evening):
    await evening.match("gyges")
    await evening.anna.sends(evening.group, "/challenge bea cannae")
    card = await evening.group.wait(lambda m: "Accept" in m.labels and "Cannae" in m.text)
    assert "Anna challenges Bea" in card.text


async def test_of_a_misspelt_name_the_nearest_who_played_here_is_offered(evening):
    await evening.match("gyges")
    await evening.anna.sends(evening.group, "/challenge bae cannae brisk")
    menu = await evening.group.wait(lambda m: "bae" in m.text)
    assert menu.text.startswith("I don't understand “bae”. Did you mean Bea?")
    await evening.anna.taps(menu, "Bea")
    form = await menu.changes(lambda m: "A challenge to Bea" in m.text)
    assert "✓ brisk" in form.labels


async def test_the_hand_comes_as_an_alert_and_nothing_is_posted(evening):
    board = await evening.match()
    mark = evening.server.mark()
    answer = await evening.bea.taps(board, "My hand")
    assert answer.alert
    assert answer.text.startswith("Your hand: ")
    assert len(answer.text) <= 200
    stranger = await evening.eve.taps(board, "My hand")
    assert "Anna and Bea play here" in stranger.text
    assert evening.group.since(mark) == evening.bea.from_bot == evening.eve.from_bot == []


async def test_the_first_board_offers_the_private_chat_and_never_again(evening):
    await evening.anna.starts()
    await evening.anna.wait()
    invited = []
    board = await evening.accepted(await evening.challenge("en_garde touches=5"))
    for _ in range(4):
        person, message, where = await evening.mover()
        if where == PUBLIC:
            assert message.mentions == [evening.bea]
            assert not message.silent
            invited.append("open Salle for private turns" in message.text)
        mark = evening.server.mark()
        await evening.play(person, message, where)
        await evening.board(since=mark)
    assert invited == [True, False]
    assert board.buttons == ()


async def test_a_public_keyboard_asks_whoever_moves_and_refuses_all_others(evening):
    board = await evening.accepted(await evening.challenge())  # neither has started the bot
    (person,) = board.mentions
    other = evening.anna if person is evening.bea else evening.bea
    first, before = moves(board, PUBLIC)[0], board.edits
    assert f"{person.name} is to move." in (await other.taps(board, data=first)).text
    assert "play here" in (await evening.eve.taps(board, data=first)).text
    assert board.edits == before


async def lacked(person, board):
    """A value that somebody doesn't hold; "" if he holds all five."""
    hand = (await person.taps(board, "My hand")).text.split(" · ")[0]
    return next((n for n in "12345" if n not in hand), "")


async def test_a_card_not_held_is_refused_in_private(evening):
    await evening.match()
    person, board, where = await evening.mover()
    while where != PUBLIC or not (missing := await lacked(person, board)):
        mark = evening.server.mark()
        await evening.play(person, board, where)
        await evening.board(since=mark)
        person, board, where = await evening.mover()
    before = board.edits
    answer = await person.taps(board, f"Forward {missing}")
    assert answer.alert
    assert f"You don't hold a {missing}" in answer.text
    assert board.edits == before


async def test_a_double_tap_plays_once(evening):
    await evening.match()
    person, message, where = await evening.mover()
    for ticket in moves(message, where):
        answer = await person.taps(message, data=ticket)
        if not answer.alert or AGAIN in answer.text:
            break
    if where == PRIVATE:
        await message.changes(lambda m: bool(data(m, "ps")))
        ticket = data(message, "ps")[0]
    boards = len([m for m in evening.group.from_bot if m.photo])
    mark = evening.server.mark()
    taps = [person.presses(message, data=ticket) for _ in range(2)]
    for tap in taps:
        await tap.answered()
    await evening.board(since=mark)
    await evening.mover()
    assert len([m for m in evening.group.from_bot if m.photo]) == boards + 1


async def test_a_tap_too_old_to_be_answered_still_acts(evening):
    card = await evening.challenge()
    release = evening.server.holds("answerCallbackQuery")
    evening.bea.presses(card, "Accept")
    await evening.server.holding("answerCallbackQuery")
    evening.server.expire_taps()
    release.set()
    await evening.board()


async def test_a_typed_move_is_told_to_its_player_alone_before_it_is_sent(evening):
    await evening.match()
    person, _, _ = await evening.mover()
    mark = evening.server.mark()
    await person.sends(evening.group, "/move +9")
    refused = await evening.group.wait(since=mark)
    assert "+9" in refused.text or "cards go from 1 to 5" in refused.text
    held = await held_by(person, await evening.group.wait(lambda m: "My hand" in m.labels))
    await type_and_send(evening, person, evening.group, f"/move +{held}", held)


async def test_a_reply_in_notation_is_a_move_and_other_talk_is_not(evening):
    board = await evening.match()
    person, _, _ = await evening.mover()
    held = await held_by(person, board)
    mark = evening.server.mark()
    await person.sends(evening.group, "good luck", reply_to=board)
    await person.sends(evening.group, f"+{held}", reply_to=board)
    asked = await evening.group.wait(lambda m: bool(data(m, "qk")), since=mark)
    assert [m for m in evening.group.since(mark) if m is not board] == [asked]
    assert not any("good luck" in m.text for m in evening.group.from_bot)
    await board.changes(lambda m: m.buttons == ())


async def on_the_public_board(evening):
    """Bea, who can't be reached in private, is to move; the board that asks her."""
    await evening.match()
    person, board, where = await evening.mover()
    while where != PUBLIC:
        mark = evening.server.mark()
        await evening.play(person, board, where)
        await evening.board(since=mark)
        person, board, where = await evening.mover()
    return board


async def test_nobody_else_sees_what_is_tapped_before_it_is_sent(evening):
    board = await on_the_public_board(evening)
    mark, before = evening.server.mark(), (board.text, board.buttons, board.edits)
    answers = [await evening.bea.taps(board, data=ticket) for ticket in moves(board, PUBLIC)]
    assert all(answer.alert for answer in answers)
    assert any(AGAIN in answer.text for answer in answers)
    await evening.server.settled()
    assert (board.text, board.buttons, board.edits) == before
    assert evening.group.since(mark) == []


async def test_the_second_tap_on_a_button_sends_what_the_first_named(evening):
    board = await on_the_public_board(evening)
    mark = evening.server.mark()
    for ticket in moves(board, PUBLIC):
        if AGAIN in (await evening.bea.taps(board, data=ticket)).text:
            break
    sent = await evening.bea.taps(board, data=ticket)
    assert "You " in sent.text
    assert (await evening.board(since=mark)) is not board
    await board.changes(lambda m: m.buttons == ())


async def test_a_double_tap_is_a_first_tap(evening):
    """Nobody sends by it what he hasn't read."""
    board = await on_the_public_board(evening)
    mark = evening.server.mark()
    for ticket in moves(board, PUBLIC):
        release = evening.server.holds("answerCallbackQuery")
        taps = [evening.bea.presses(board, data=ticket) for _ in range(2)]
        await evening.server.holding("answerCallbackQuery")
        release.set()
        answers = [await tap.answered() for tap in taps]
        if any(AGAIN in answer.text for answer in answers):
            break
    await evening.server.settled()
    assert evening.group.since(mark) == []


async def test_a_board_asked_for_by_anybody_keeps_the_buttons_of_who_has_no_others(evening):
    board = await on_the_public_board(evening)
    mark = evening.server.mark()
    await evening.anna.sends(evening.group, "/board")
    again = await evening.board(since=mark)
    await board.changes(lambda m: m.buttons == ())
    assert moves(again, PUBLIC)
    assert (await evening.bea.taps(again, data=moves(again, PUBLIC)[0])).alert


async def test_what_the_accepter_has_to_choose_is_asked_in_private_and_the_card_stays(evening):
    await evening.anna.sends(evening.group, "/challenge audatia")
    card = await evening.group.wait(lambda m: "Take it" in m.labels)
    shown = card.content
    await evening.eve.starts()
    await evening.eve.wait()
    for person in (evening.bea, evening.eve):
        answer = await person.taps(card, "Take it")
        if answer.url:  # her private chat was closed
            await person.follows(answer.url)
    asked = [
        await person.wait(lambda m: "Boucicault" in m.labels)
        for person in (evening.bea, evening.eve)
    ]
    assert card.content == shown
    taps = [evening.eve.presses(asked[1], "Galeazzo") for _ in range(2)]
    assert not any([(await tap.answered()).alert for tap in taps])
    await card.changes(lambda m: "Eve accepted." in m.text)
    late = await evening.bea.taps(asked[0], "Boucicault")
    assert late.text == "Somebody has taken this seat already."


async def test_who_has_not_started_the_bot_makes_simultaneous_choices_in_the_group(evening):
    card = await evening.challenge("audatia")  # neither has a private chat
    begun = evening.server.mark()
    await evening.bea.taps(card, data=f"{card.button('Accept').data}1")
    board = await evening.board()
    # Who turns out to be out of reach only after the board is called by a message of their own.
    await evening.server.bell.until(
        lambda: (
            {who for m in evening.group.since(begun) for who in m.mentions}
            == {evening.anna, evening.bea}
        ),
        within=30,
    )
    for person in (evening.anna, evening.bea):
        mark = evening.server.mark()
        named = await person.taps(board, "Keep all")
        assert AGAIN in named.text
        assert not evening.group.since(mark)
        assert not (await person.taps(board, "Keep all")).text.startswith("Keep all")
        board = await evening.board(since=mark)
        if person is evening.anna:
            assert board.mentions == [], "Bea has been called already"
    assert "Choose: 1 " in (await evening.bea.taps(board, "My moves")).text


async def held_by(person, board):
    """A card that he holds."""
    hand = (await person.taps(board, "My hand")).text.split("·")[0]
    return next(n for n in "12345" if n in hand)


async def type_and_send(evening, person, chat, words, held):
    """Type a move before all, and send it by two taps that are answered to its player alone."""
    mark = evening.server.mark()
    await person.sends(chat, words)
    asked = await chat.wait(lambda m: bool(data(m, "qk")), since=mark)
    assert f"{person.name}: “Send” shows you what you typed" in asked.text
    answer = await person.taps(asked, "Send")
    assert answer.alert
    assert answer.text.startswith(f"Forward {held}, ")
    await person.taps(asked, "Send")
    await chat.wait(lambda m: f"went forward {held}" in m.text, since=mark)
    await asked.changes(lambda m: m.buttons == ())


async def test_a_topic_is_a_room_of_its_own(evening):
    forum = evening.server.group("Hall", [evening.anna, evening.bea], topics=True)
    topic = forum.opens("En Garde")
    await evening.anna.sends(topic, "/challenge en_garde touches=1")  # replies to nobody
    card = await topic.wait(lambda m: "Take it" in m.labels)
    await evening.bea.taps(card, "Take it")
    board = await topic.wait(lambda m: bool(m.photo))
    assert (await evening.bea.taps(board, "My hand")).text.startswith("Your hand")
    await evening.bea.sends(topic, "/board")
    await topic.wait(lambda m: bool(m.photo) and m.id > board.id)


async def test_a_group_that_becomes_a_supergroup_keeps_its_match(evening):
    await evening.match()
    person, message, where = await evening.mover()
    new = evening.server.migrate(evening.group)
    await evening.server.settled()
    if where == PUBLIC:
        await person.sends(new, "/board")
        await new.wait(lambda m: bool(m.photo))
        held = await held_by(person, new.last)
        mark = evening.server.mark()
        await type_and_send(evening, person, new, f"/move +{held}", held)
    else:
        mark = evening.server.mark()
        await evening.play(person, message, where)
    board = await new.wait(lambda m: "went forward" in m.text, since=mark)
    assert board.photo


async def test_two_tables_in_one_chat_are_told_apart(evening):
    await evening.match()
    card = await evening.challenge("en_garde basic touches=2")
    await evening.accepted(card)
    await evening.anna.sends(evening.group, "/tables")
    listed = await evening.anna.wait(lambda m: len(data(m, "hd")) == 2)
    for ticket in data(listed, "hd"):
        key = ticket.split(":")[3]
        board = await evening.group.wait(lambda m: any(key in t for t in data(m, "hd")))  # noqa: B023 - awaited here
        mark = evening.server.mark()
        await evening.anna.sends(evening.group, "/history", reply_to=board)
        history = await evening.anna.wait(lambda m: "Round 1" in m.text, since=mark)
        assert key in data(history, "hd")[0]


async def test_private_things_asked_for_in_a_group_come_in_private(evening):
    await evening.match()
    mark = evening.server.mark()
    await evening.anna.sends(evening.group, "/history")
    await evening.anna.wait(lambda m: "Round 1" in m.text, since=mark)
    assert not [m for m in evening.group.since(mark) if "You were dealt" in m.text]


async def test_who_has_not_started_the_bot_gets_a_link_instead(evening):
    board = await evening.match()
    await evening.bea.sends(evening.group, "/history")
    wait_for = await evening.group.wait(lambda m: m.reply_to is not None)
    assert wait_for.text == "Bea, open Salle for private turns."
    assert (await evening.bea.taps(board, "More")).url is not None
    await evening.bea.follows(wait_for.button("Open Salle").url)
    history = await evening.bea.wait(lambda m: "You were dealt" in m.text)
    assert history.labels == ["Back to the table"]


async def test_a_look_from_a_group_is_shown_in_private(evening):
    board = await evening.match()
    mark = evening.server.mark()
    assert await evening.anna.taps(board, "Board as text") == Answer("It is in our private chat.")
    shown = await evening.anna.wait(lambda m: "Your hand" in m.text, since=mark)
    assert shown.photo is None


async def test_the_language_of_a_group_is_its_administrators_choice(evening):
    await evening.bea.sends(evening.group, "/language it")
    refusal = await evening.group.wait()
    assert "administrator" in refusal.text
    await evening.anna.sends(evening.group, "/language it")
    await evening.group.wait(lambda m: m is not refusal)
    settings = await evening.salle.context.store.profile(f"telegram:{evening.group.id}")
    assert settings["language"] == "it"


async def test_other_bots_commands_are_none_of_ours(evening):
    await evening.anna.sends(evening.group, "/weather")
    await evening.anna.sends(evening.group, "/help@another_bot")
    await evening.anna.sends(evening.group, "/help")
    await evening.group.wait()
    assert len(evening.group.from_bot) == 1


@pytest.mark.long
async def test_a_counter_offer_stands_on_the_same_card_and_its_challenger_hears_of_it(evening):
    for person in (evening.anna, evening.bea):
        await person.starts()
        await person.wait()
    card = await evening.challenge()
    mark = evening.server.mark()
    await evening.bea.taps(card, "Change…")
    form = await evening.bea.wait(lambda m: "What would you change?" in m.text, since=mark)
    for label in ("basic", "first to 3"):
        await evening.bea.taps(form, label)
        await form.changes(lambda m, label=label: f"✓ {label}" in m.labels)
    assert (await evening.bea.taps(form, "Propose")).text == "Proposed. Anna is asked now."
    await card.changes(lambda m: "Bea proposes:" in m.text)
    assert "Bea proposes: standard → basic · first to 5 → first to 3" in card.text
    heard = await evening.anna.wait(lambda m: "Bea proposes:" in m.text, since=mark)
    await evening.anna.taps(heard, "Accept")
    await card.changes(lambda m: "Anna accepted." in m.text)
    assert [m for m in evening.group.from_bot if "challenges" in m.text] == [card]


async def test_a_forged_button_does_not_show_one_groups_board_in_another(evening):
    board = await evening.match()
    other = evening.server.group("Others", [evening.anna, evening.bea, evening.eve])
    await evening.eve.sends(other, "/challenge en_garde")
    card = await other.wait(lambda m: bool(m.buttons))
    said = card.text
    table = data(board, "mo")[0].split(":", 1)[1]
    for person in (evening.eve, evening.anna):
        for verb in ("bk", "hd", "bt", "rp"):
            answer = await person.taps(card, data=f"{verb}:{table}")
            assert answer.alert
            assert "played elsewhere" in answer.text
    assert (card.text, card.photo) == (said, None)


async def test_a_corrected_command_is_obeyed_and_an_unchanged_one_is_not(evening):
    said = await evening.bea.sends(evening.group, "anyone?")
    wrong = await evening.anna.sends(evening.group, "/challenge en_gard", reply_to=said)
    await evening.group.wait()
    await evening.anna.rewrites(wrong, "/challenge en_garde")
    await evening.group.wait(lambda m: "Accept" in m.labels)
    mark = evening.server.mark()
    await evening.anna.rewrites(wrong, "/challenge en_garde")
    await evening.server.settled()
    assert evening.group.since(mark) == []


async def test_a_link_shows_a_groups_table_to_its_members_and_to_nobody_else(evening):
    board = await on_the_public_board(evening)
    key = Ticket.parse(moves(board, PUBLIC)[0]).table
    link = deep_link(evening.server.username, TURN, key)
    stranger = evening.server.user("Zoe")
    await stranger.follows(link)
    assert "played elsewhere" in (await stranger.wait()).text
    await evening.eve.follows(link)
    assert (await evening.eve.wait(lambda m: bool(m.photo))).photo

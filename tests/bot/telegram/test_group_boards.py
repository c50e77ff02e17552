"""In a group: boards, public keyboards, typed moves, and nothing private."""

from tests.bot.telegram.evening import AGAIN, PRIVATE, PUBLIC, data, moves
from tests.bot.telegram.public_boards import held_by, on_the_public_board, type_and_send


async def test_the_hand_comes_as_an_alert_and_nothing_is_posted(evening):
    board = await evening.match()
    mark = evening.server.mark()
    answer = await evening.bea.taps(board, "My hand")
    assert answer.alert
    assert answer.text.startswith("Your hand: ")
    assert len(answer.text) <= 200
    stranger = await evening.eve.taps(board, "My hand")
    assert "Anna and Bea are playing here" in stranger.text
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
    assert "are playing here" in (await evening.eve.taps(board, data=first)).text
    assert board.edits == before


async def lacked(person, board):
    """A value that somebody doesn't hold; "" if they hold all five."""
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
    """Nobody sends with it what they haven't read."""
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
    assert late.text == "This seat is already taken."


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

"""Gygès and Cannae by taps on the board that the buttons make."""

import pytest

from bot.application.tickets import MAX_TICKET
from tests.bot.telegram.evening import PRIVATE, PUBLIC, data, moves
from tests.servers.telegram.keyboards import BUTTONS, BUTTONS_A_ROW


async def first_turn(evening, game):
    """Both have a private chat; who begins, and their message."""
    await evening.bea.starts()
    await evening.match(game)
    person, message, _ = await evening.mover()
    return person, message


def faces(message, side):
    """What the buttons of the board say, in rows from above."""
    return ["".join(button.label for button in row) for row in message.buttons[:side]]


def labels(message):
    return [[button.label for button in row] for row in message.buttons]


def square(message, name, *, turned=False):
    """The button of a square, as somebody finds it on the board they see."""
    side = len(message.buttons[0])
    file, rank = "abcdefgh".index(name[0]), int(name[1]) - 1
    return message.buttons[rank if turned else side - 1 - rank][side - 1 - file if turned else file]


async def tap(person, message, *names, turned=False):
    """Tap squares, each one once what the last brought is shown."""
    for name in names:
        before, button = labels(message), square(message, name, turned=turned)
        assert not (await person.taps(message, data=button.data)).alert
        await message.changes(lambda m, before=before: labels(m) != before)
        count = sum(map(len, message.buttons))
        assert count <= BUTTONS
        assert max(map(len, message.buttons)) <= BUTTONS_A_ROW


async def send(person, message, label="Send"):
    assert message.labels[-2:] == [label, "Undo"]
    assert not (await person.taps(message, label)).alert


async def test_gyges_is_set_up_and_played_on_the_board(evening):
    south, message = await first_turn(evening, "gyges")
    await tap(south, message, "a1", "b1", "c1", "d1", "e1")
    assert faces(message, 6)[-1] == "33221•"
    await tap(south, message, "f1")
    await send(south, message)

    north, message, _ = await evening.mover()
    assert north is not south
    await tap(north, message, *("f6", "e6", "d6", "c6", "b6", "a6"), turned=True)
    await send(north, message)

    _, message, _ = await evening.mover(south)
    assert faces(message, 6) == ["112233", *["······"] * 4, "③③②②①①"]
    await tap(south, message, "e1")
    assert faces(message, 6)[-1] == "332↷❶↷"
    await tap(south, message, "f1")
    assert faces(message, 6)[-1] == "3322•❶"
    await tap(south, message, "c3")
    await send(south, message)
    _, message, _ = await evening.mover(north)
    assert faces(message, 6)[2] == "···1··"  # c3, from the other side


async def test_cannae_is_played_on_the_board(evening):
    white, message = await first_turn(evening, "cannae")
    assert faces(message, 8)[-2:] == ["♘♘○○○○♘♘", "··○○○○··"]
    await tap(white, message, "d2")
    assert faces(message, 8)[-3:] == ["··•••···", "♘♘✕›○✕○♘♘", "··✕✕✕○··"]
    await tap(white, message, "d3")
    await tap(white, message, "b2", "b5")
    await send(white, message)
    black = evening.bea if white is evening.anna else evening.anna
    _, message, _ = await evening.mover(black)
    assert faces(message, 8)[2:5] == ["····○···", "········", "······♘·"]  # d3, b5


@pytest.mark.parametrize("game", ["gyges", "cannae"])
async def test_a_square_with_nothing_to_choose_changes_nothing(evening, game):
    person, message = await first_turn(evening, game)
    edits, before = message.edits, labels(message)
    for name in ("c4", "a6"):
        answer = await person.taps(message, data=square(message, name).data)
        assert (answer.text, answer.alert) == ("", False)
    await tap(person, message, "c1")
    there = labels(message)
    answer = await person.taps(message, data=square(message, "a6").data)
    assert (answer.text, answer.alert) == ("", False)
    assert labels(message) == there
    await person.taps(message, "Back" if "Back" in message.labels else "Undo")
    await message.changes(lambda m: labels(m) == before)
    assert message.edits == edits + 2  # the piece chosen, and the way back


async def test_the_board_is_the_keypad_in_the_group_for_whoever_can_not_be_reached(evening):
    await evening.match("cannae")
    person, message, where = await evening.mover()
    if where == PRIVATE:
        await tap(person, message, "d2", "d3")
        await send(person, message, "That's all, send")
        person, message, where = await evening.mover()
    assert (person, where) == (evening.bea, PUBLIC)
    assert faces(message, 8)[0] == "··●●●●··"  # the first seat is below for everybody
    edits = message.edits
    answer = await person.taps(message, data=square(message, "a5").data)
    assert (answer.text, answer.alert) == ("", False)
    await tap(person, message, "d7", "d6")
    assert message.edits == edits + 2
    await send(person, message, "That's all, send")
    await evening.anna.wait(lambda m: bool(moves(m)) and "●" in faces(m, 8)[2])


async def test_every_ticket_of_a_board_is_short_enough(evening):
    person, message = await first_turn(evening, "cannae")
    await tap(person, message, "d2", "d3", "b2")
    tickets = data(message, f"{PRIVATE}w")
    assert len(tickets) > 64
    assert max(len(ticket.encode()) for ticket in tickets) <= MAX_TICKET

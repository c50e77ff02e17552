"""Gygès and Cannae from the challenge to the rematch: on the group's keypad, and in private."""

import pytest

from tests.bot.short_games import CANNAE, CANNAE_OPTIONS, GYGES
from tests.bot.telegram.evening import PRIVATE, is_over


def labels(message):
    return [[button.label for button in row] for row in message.buttons]


def button(message, name, *, turned):
    """The button that a person finds for a square, or for what is no square."""
    if not name[-1].isdecimal():
        return message.button(name.title() if name == "Goal" else name)
    side = len(message.buttons[0])
    file, rank = "abcdefgh".index(name[0]), int(name[1]) - 1
    return message.buttons[rank if turned else side - 1 - rank][side - 1 - file if turned else file]


async def enter(person, message, squares, *, turned):
    """Tap a whole move; each step shows another board, on the picture and on the keypad."""
    for square in squares:
        before, picture = labels(message), message.content.media
        answer = await person.taps(message, data=button(message, square, turned=turned).data)
        assert not answer.alert, answer
        await message.changes(lambda m, before=before: labels(m) != before)
        assert message.content.media != picture
    assert "Not sent yet." in message.text


async def send(evening, person, message):
    """Send, or do it in spite of a warning: the first of the last row. The next board follows."""
    mark = evening.server.mark()
    await person.taps(message, data=message.buttons[-1][0].data)
    await evening.group.wait(lambda m: bool(m.photo) and m is not message, 10, since=mark)


async def act(evening, squares):
    """The player to act taps a move where they can: in private, or on the board in the group."""
    person, message, where = await evening.mover()
    assert (where == PRIVATE) == person.has_started
    turned = where == PRIVATE and person is not evening.first
    await enter(person, message, squares, turned=turned)
    await send(evening, person, message)


async def type_it(evening, typed):
    """They type it, as an answer to the board if they play in the group, and send the preview."""
    mark = evening.server.mark()
    person, message, where = await evening.mover()
    is_private = where == PRIVATE
    await (
        person.sends(typed) if is_private else person.sends(evening.group, typed, reply_to=message)
    )
    chat = person if is_private else evening.group
    await send(evening, person, await chat.wait(lambda m: "Undo" in m.labels, since=mark))


async def begin(evening, words):
    """Anna has a private chat; Bea sees the group alone."""
    await evening.match(words)
    evening.first, _, _ = await evening.mover()


async def rematch(evening):
    """Everybody reads that the first has won; a tap on that board asks for another."""
    final = await evening.group.wait(is_over)
    assert final.text.startswith(f"{evening.first.name} ")
    assert "wins" in final.text
    await evening.bea.taps(final, "Rematch")
    card = await evening.group.wait(lambda m: "Accept" in m.labels and m is not final)
    assert "Bea challenges Anna" in card.text


@pytest.mark.parametrize(
    "typed",
    [2, pytest.param(3, marks=pytest.mark.long)],
    ids=["typed-by-the-first", "typed-by-the-second"],
)
async def test_gyges(evening, typed):
    await begin(evening, "gyges")
    said = {2: "A1 b1 c2", 3: "c6-b6 x b4"}
    for number, squares in enumerate(GYGES):
        if number == typed:
            await type_it(evening, said[number])
        else:
            await act(evening, squares)
    await rematch(evening)


@pytest.mark.long
async def test_cannae(evening):
    await begin(evening, f"cannae {CANNAE_OPTIONS}")
    for number, squares in enumerate(CANNAE):
        if number == 2:
            await type_it(evening, "m h2 g3 + x h1 h7")
        else:
            await act(evening, squares)
    await rematch(evening)

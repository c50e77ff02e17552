"""A group's board, and what somebody holds and types there."""

from tests.bot.telegram.evening import PUBLIC, data


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


async def held_by(person, board):
    """A card that they hold."""
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

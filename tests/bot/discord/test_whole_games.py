"""Gygès and Cannae from the challenge to the rematch, by what a person sees and taps."""

import re

import pytest

from tests.bot.discord.evening import is_over, main, moves
from tests.bot.short_games import CANNAE, CANNAE_OPTIONS, GYGES

ARROWS = {  # as the first seat sees them
    (0, 1): "↑", (1, 1): "↗", (1, 0): "→", (1, -1): "↘",
    (0, -1): "↓", (-1, -1): "↙", (-1, 0): "←", (-1, 1): "↖",
}  # fmt: skip


def arrow(match, there, *, turned):
    """The direction of a step between two squares."""
    across, along = (ord(b) - ord(a) for a, b in zip(match, there, strict=True))
    return ARROWS[-across, -along] if turned else ARROWS[across, along]


async def tap(person, message, named):
    """Press the first button whose words hold these, or choose it from the menu that has it."""
    names_it = re.compile(rf"(?:^|\W){named}(?:\W|$)").search
    for label in filter(names_it, message.labels):
        return (await (await person.click(message, label)).done()).message
    for menu in message.selects:
        for line in (line for line in menu.options if names_it(line.label)):
            chosen = await person.select(message, [line.value], menu.custom_id)
            return (await chosen.done()).message
    raise AssertionError(f"no {named} on {message}")


async def enter(person, message, squares, *, turned=False):
    """Tap a whole move; each step is shown on a picture of its own."""
    for number, square in enumerate(squares):
        before = message.attachments[0].data
        is_push = not any(square in label for label in every_label(message))
        named = f"{arrow(squares[number - 1], square, turned=turned)} push" if is_push else square
        message = await tap(person, message, named)
        assert message.attachments[0].data != before
    return message


def every_label(message):
    return [*message.labels, *(line.label for menu in message.selects for line in menu.options)]


async def send(person, message):
    return (await (await person.click(message, main(message))).done()).message


async def begin(evening, **terms):
    """A match that has just begun; its thread."""
    await evening.anna.slash(evening.games, "challenge", opponent=evening.bea, **terms)
    card = await evening.bea.wait_message(evening.games, lambda m: "Accept" in m.labels)
    await card.click(evening.bea, "Accept")
    await evening.server.wait(lambda: card.thread and card.thread.messages, what="thread")
    return card.thread


async def in_private(person, squares, *, turned=False):
    """They tap their move in their private chat, and send it."""
    await send(person, await enter(person, await person.wait_dm(moves), squares, turned=turned))


async def in_thread(person, thread, acts, squares):
    """The same from the thread, once its board shows so many acts; only they see what they tap."""
    await person.wait_dm(moves)
    await person.server.wait(lambda: len(thread.messages) > acts, what="board")
    board = thread.messages[-1]
    assert board.labels == ["My turn", "Board as text", "More"]
    turn = await (await person.click(board, "My turn")).done()
    assert turn.ephemeral
    await send(person, await enter(person, turn.message, squares))


async def by_typing(person, channel, typed, move):
    """They type a beginning, take what is suggested, look at it, and send it."""
    await person.wait_dm(moves)
    offered = await person.autocomplete(channel, "move", move=typed)
    assert move in [suggestion.value for suggestion in offered]
    preview = await (await person.slash(channel, "move", move=move)).done()
    assert preview.ephemeral
    await send(person, preview.message)


async def rematch(evening, thread, winner):
    """Both are told how it ended; in the thread a tap asks for another."""
    for person in (evening.anna, evening.bea):
        await evening.server.wait(lambda p=person: is_over(p.dm.messages[-1]), what="the end")
        assert bool(re.search(r"(You|and) win\b", person.dm.messages[-1].text)) == (
            person is winner
        )
    await evening.server.wait(lambda: is_over(thread.messages[-1]), what="final board")
    await evening.anna.click(thread.messages[-1], "Rematch")
    card = await evening.bea.wait_message(thread, lambda m: "Accept" in m.labels)
    assert "Anna challenges Bea" in card.text


async def players(evening):
    """Who begins, and who doesn't."""
    first, _ = await evening.mover()
    return first, evening.bea if first is evening.anna else evening.anna


async def test_gyges(evening):
    thread = await begin(evening, game="gyges")
    south, north = await players(evening)
    await in_private(south, GYGES[0])
    await in_thread(north, thread, 1, GYGES[1])
    await by_typing(south, evening.games, "A1 b1 c", "a1-b1xc2")
    await in_private(north, GYGES[3])
    await in_private(south, GYGES[4])
    await rematch(evening, thread, south)


@pytest.mark.long
async def test_cannae(evening):
    thread = await begin(evening, game="cannae", options=CANNAE_OPTIONS)
    white, black = await players(evening)
    for number, squares in enumerate(CANNAE):
        if number == 2:
            await by_typing(white, evening.games, "m h2 g3 + x h1 h", "Mh2g3+Xh1h7")
        elif number % 2:
            await in_private(black, squares, turned=True)
        else:
            await in_private(white, squares)
    await rematch(evening, thread, white)

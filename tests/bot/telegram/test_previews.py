""" "Not sent yet" is said of no move that was sent, or that another one took the place of."""

from tests.bot.telegram.evening import data, moves

UNSENT = "Not sent yet"


async def public_preview(evening):
    """Cannae in the group, where neither has started the bot; the first move, not yet sent."""
    board = await evening.accepted(await evening.challenge("cannae"))
    await evening.anna.taps(board, data=data(board, "qw")[-1])  # to pass
    await board.changes(lambda m: UNSENT in m.text)
    return board


async def test_a_public_preview_whose_move_was_sent_says_that_there_is_a_newer_board(evening):
    preview = await public_preview(evening)
    mark = evening.server.mark()
    await evening.anna.taps(preview, "Send")
    await evening.board(since=mark)
    await preview.changes(lambda m: UNSENT not in m.text)
    assert preview.text == "There is a newer board below."
    assert preview.labels == []


async def test_a_public_preview_is_outdated_by_a_move_that_was_typed(evening):
    preview = await public_preview(evening)
    mark = evening.server.mark()
    await evening.anna.sends(evening.group, "/move Mc2c3")
    typed = await evening.group.wait(lambda m: "That's all, send" in m.labels, since=mark)
    await preview.changes(lambda m: UNSENT not in m.text)
    mark = evening.server.mark()
    await evening.anna.taps(typed, "That's all, send")
    await evening.board(since=mark)
    await typed.changes(lambda m: UNSENT not in m.text)
    assert not [m for m in evening.group.from_bot if UNSENT in m.text]


async def test_a_private_preview_is_outdated_by_another(evening):
    await evening.anna.starts()
    await evening.accepted(await evening.challenge("cannae"))
    anna = evening.anna
    message = await anna.wait(lambda m: bool(moves(m)))
    await anna.taps(message, data=data(message, "pw")[-1])  # to pass
    await message.changes(lambda m: UNSENT in m.text)
    mark = evening.server.mark()
    await anna.sends("/move -")
    typed = await anna.wait(lambda m: UNSENT in m.text and m is not message, since=mark)
    await message.changes(lambda m: m.deleted)
    await anna.taps(typed, "Send")
    await typed.changes(lambda m: UNSENT not in m.text)
    assert not [m for m in anna.from_bot if UNSENT in m.text]


async def test_a_private_preview_is_outdated_by_a_move_that_was_sent_in_the_group(evening):
    await evening.anna.starts()
    await evening.accepted(await evening.challenge("cannae"))
    anna = evening.anna
    message = await anna.wait(lambda m: bool(moves(m)))
    await anna.taps(message, data=data(message, "pw")[-1])  # to pass
    await message.changes(lambda m: UNSENT in m.text)
    mark = evening.server.mark()
    await anna.sends(evening.group, "/move -")
    typed = await evening.group.wait(lambda m: "Send" in m.labels, since=mark)
    await anna.taps(typed, "Send")
    await message.changes(lambda m: UNSENT not in m.text)
    await typed.changes(lambda m: UNSENT not in m.text)

"""Questions on Discord: their buttons go when they are answered, or outdated."""

from tests.bot.discord.evening import main, moves


async def acts(person, message):
    """The player to act does so, in their private chat."""
    await message.click(person, moves(message)[0])
    await message.click(person, main(message))


async def test_a_question_in_a_private_chat_goes_when_the_table_moves_on(evening):
    await evening.match(options="touches=5")
    turn = await evening.mover()
    asked = await evening.anna.slash(evening.anna.dm, "match resign")
    question = asked.message
    assert question.labels == ["Resign", "Play on"]
    await acts(*turn)
    await evening.server.wait(lambda: question.deleted, what="the question to go")


async def test_a_question_that_only_its_reader_sees_loses_its_buttons_too(evening):
    thread = await evening.match(options="touches=5")
    asked = await evening.anna.slash(thread, "match resign")
    assert asked.ephemeral
    await acts(*await evening.mover())
    await evening.server.wait(lambda: asked.labels == [], what="the question without buttons")


async def test_a_question_that_was_answered_keeps_the_buttons_of_its_answer(evening):
    await evening.match(options="touches=5")
    person, _ = await evening.mover()
    asked = await person.slash(person.dm, "match resign")
    await asked.click(person, "Play on")
    board = asked.message
    await evening.server.wait(lambda: moves(board), what="the board")
    await board.click(person, moves(board)[0])
    await board.click(person, main(board))
    await evening.server.wait(lambda: "More" in board.labels, what="the board as it was sent")
    other = evening.bea if person is evening.anna else evening.anna
    await evening.server.wait(
        lambda: other.dm.messages and moves(other.dm.messages[-1]), what="turn"
    )
    assert "More" in board.labels

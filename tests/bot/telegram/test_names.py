"""Names that would turn the words around them."""

from tests.bot.test_names import BIDIRECTIONAL


async def test_a_name_turns_no_words_around_in_telegram(evening):
    eve = evening.server.user("\u202eEve\u2067", language="en")
    evening.group.joins(eve)
    await eve.sends(evening.group, "/challenge en_garde")
    card = await evening.group.wait(lambda m: "Take it" in m.labels)
    await evening.anna.taps(card, "Take it")
    board = await evening.board()
    for message in (card, board):
        assert "Eve" in message.text
        assert not set(BIDIRECTIONAL) & set(message.text)

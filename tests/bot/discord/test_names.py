"""Names that would turn the words around them."""

from tests.bot.test_names import BIDIRECTIONAL


async def test_a_name_turns_no_words_around_in_discord(evening):
    evening.eve.name = "\u202eEve\u2067"
    card = await evening.challenge(evening.eve, evening.anna)
    await card.click(evening.anna, "Accept")
    await evening.server.wait(lambda: card.thread and card.thread.messages, what="thread")
    for text in (card.text, card.thread.name, card.thread.messages[0].text):
        assert "Eve" in text
        assert not set(BIDIRECTIONAL) & set(text)

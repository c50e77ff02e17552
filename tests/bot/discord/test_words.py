"""What people read on Discord's test server: said once, and plainly."""

import re

from tests.bot.discord.evening import is_over
from tests.words.transcripts import split_sentences


async def test_the_end_of_a_match_is_told_once_to_each_and_in_the_thread(evening):
    thread = await evening.match()
    ends = await evening.play_out()
    await evening.server.wait(lambda: is_over(thread.messages[-1]), what="final board")
    for message in (*ends, thread.messages[-1]):
        said = split_sentences(message.text)
        assert len(said) == len(set(said)), said
        assert len(re.findall(r"\bwins? the match\b", message.text)) == 1, message.text


async def test_a_card_says_who_plays_whom_and_nothing_that_is_as_usual(evening):
    card = await evening.challenge(
        evening.anna, evening.bea, game="audatia", variant="", options=""
    )
    assert "Anna plays Galeazzo, Bea plays Boucicault · begins: Anna" in card.text
    assert "counter" not in card.text


async def test_the_computer_is_salle_with_its_level(evening):
    await evening.anna.slash(evening.games, "challenge", computer="novice", game="gyges")
    card = await evening.anna.wait_message(evening.games, lambda m: "Play now" in m.labels)
    assert "Anna challenges Salle (runner) to Gygès" in card.text
    assert not re.search(r"\bhall\b", card.text, re.IGNORECASE)

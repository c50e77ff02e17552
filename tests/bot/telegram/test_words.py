"""What people read on Telegram's test server: said once, and plainly."""

import re

import pytest

from tests.bot.telegram.evening import is_over
from tests.words.transcripts import split_sentences


@pytest.mark.long
async def test_the_end_of_a_match_is_told_once_to_each_and_in_the_group(evening):
    for person in (evening.anna, evening.bea):
        await person.starts()
        await person.wait()
    await evening.match("en_garde touches=1")
    final = await evening.play_out()
    for message in (final, await evening.anna.wait(is_over), await evening.bea.wait(is_over)):
        said = split_sentences(message.text)
        assert len(said) == len(set(said)), said
        assert len(re.findall(r"\bwins? the match\b", message.text)) == 1, message.text


async def test_a_hand_of_audatia_is_told_by_cuts_thrusts_and_skills(evening):
    card = await evening.challenge("audatia")
    assert "Anna plays Galeazzo, Bea plays Boucicault · begins: Anna" in card.text
    board = await evening.accepted(card)
    answer = await evening.anna.taps(board, "My hand")
    assert answer.alert
    assert re.match(r"Cuts M\w[◖◗].*, thrust\. Skills: Turn, Cover", answer.text), answer.text


async def test_the_computer_is_salle_with_its_level(evening):
    await evening.anna.starts()
    await evening.anna.sends("/challenge salle novice gyges")
    card = await evening.anna.wait(lambda m: "Anna challenges Salle (runner) to Gygès" in m.text)
    assert "Play now" in card.labels
    assert not re.search(r"\bhall\b", card.text, re.IGNORECASE)


async def test_a_wrong_move_is_answered_with_the_nearest_to_what_was_typed(evening):
    for person in (evening.anna, evening.bea):
        await person.starts()
        await person.wait()
    await evening.match("cannae")
    person, _, _ = await evening.mover()
    mark = evening.server.mark()
    await person.sends("/move Mb2b4")
    answer = await person.wait(lambda m: "Nearest to" in m.text, since=mark)
    assert "Nearest to “Mb2b4”: " in answer.text

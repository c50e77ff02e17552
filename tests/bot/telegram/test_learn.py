"""A lesson in a private chat of Telegram's test server."""

import pytest

from tests.bot.telegram.evening import moves


async def test_a_lesson_is_done_in_one_message_with_the_board_as_its_keypad(evening):
    await evening.anna.starts()
    await evening.anna.sends("/learn gyges")
    listed = await evening.anna.wait(lambda m: "10. Puzzle" in m.labels)
    await evening.anna.taps(listed, "Begin: 1. Nobody's rings")
    task = await evening.anna.wait(lambda m: "②" in m.labels)
    await evening.anna.taps(task, "②")
    await task.changes(lambda m: m.text.endswith("Where does the double on c3 end?"))
    c5 = next(button.data for row in task.buttons[1:2] for button in row[2:3])
    await evening.anna.taps(task, c5)
    await task.changes(lambda m: m.labels == ["Next: 2. Your row", "All lessons"])
    assert "You moved the double from c3 to c5." in task.text
    await evening.anna.taps(task, "All lessons")
    await evening.anna.wait(lambda m: "✓ 1. Nobody's rings" in m.labels)
    assert sum("10. Puzzle" in m.labels or bool(m.photo) for m in evening.anna.from_bot) == 1


@pytest.mark.long
async def test_a_guided_game_goes_on_in_the_message_of_its_list(evening):
    await evening.anna.starts()
    await evening.anna.sends("/learn en garde")
    listed = await evening.anna.wait(lambda m: "10. Puzzle" in m.labels)
    await evening.anna.taps(listed, "Learn by playing: about 5 minutes")
    first = await evening.anna.wait(lambda m: "Play a card forward" in m.text)
    await evening.play(evening.anna, first)
    second = await evening.anna.wait(lambda m: "You went forward" in m.text and bool(moves(m)))
    assert "Play a card forward" not in second.text

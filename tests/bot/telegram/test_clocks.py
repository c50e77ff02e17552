"""Clocks, as they are seen on Telegram."""

import pytest

from tests.bot.telegram.evening import is_over

DAY = 86_400
REMINDED = DAY * 4 // 5


def reminders(messages):
    return [m for m in messages if "hours left" in m.text]


@pytest.fixture
async def board(evening):
    """A match of Cannae in which Anna has a day."""
    await evening.bea.starts()
    await evening.bea.wait()
    return await evening.match("cannae clock=1d+1d/1d")


async def test_a_draw_that_is_offered_and_refused_brings_no_second_reminder(evening, board):
    evening.salle.time.now += REMINDED
    await evening.salle.clock.sweep()
    await evening.anna.wait(lambda m: "4 hours left" in m.text)
    await evening.bea.sends(evening.group, "/draw")
    asked = await evening.anna.wait(lambda m: "Take the draw" in m.labels)
    await evening.salle.clock.sweep()
    await evening.anna.taps(asked, "Play on")
    await evening.salle.clock.sweep()
    await evening.group.wait(lambda m: "Anna declined the draw." in m.text)
    assert len(reminders(evening.anna.messages.values())) == 1
    assert reminders(evening.group.from_bot) == []


async def test_two_days_in_which_salle_was_away_end_no_match(evening, board):
    await evening.salle.clock.tick()
    evening.salle.time.now += 2 * DAY
    await evening.salle.clock.tick()
    await evening.bea.sends(evening.group, "/draw")
    await evening.anna.wait(lambda m: "Take the draw" in m.labels)
    evening.salle.time.now += 50
    await evening.salle.clock.tick()
    assert not any(map(is_over, [*evening.group.from_bot, *evening.anna.from_bot]))
    assert reminders(evening.anna.from_bot) == []

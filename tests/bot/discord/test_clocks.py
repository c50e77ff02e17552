"""Clocks, as they are seen on Discord."""

import pytest

from tests.bot.discord.evening import is_over

DAY = 86_400
REMINDED = DAY * 4 // 5


def reminders(messages):
    return [m for m in messages if "hours left" in m.text]


@pytest.fixture
async def thread(evening):
    """A match of Cannae in which Anna has a day."""
    return await evening.match(game="cannae", variant="", options="", clock="1d+1d/1d")


@pytest.mark.long
async def test_a_draw_that_is_offered_and_refused_brings_no_second_reminder(evening, thread):
    evening.salle.time.now += REMINDED
    await evening.salle.clock.sweep()
    await evening.anna.wait_dm(lambda m: "4 hours left" in m.text)
    await evening.bea.slash(thread, "match draw")
    await evening.anna.wait_dm(lambda m: "Take the draw" in m.labels)
    await evening.salle.clock.sweep()
    asked = evening.anna.dm.messages[-1]
    await asked.click(evening.anna, "Play on")
    await evening.salle.clock.sweep()
    await evening.bea.wait_message(thread, lambda m: "Anna declined the draw." in m.text)
    dm = evening.anna.dm
    assert len(reminders([*dm.messages, *dm.removed])) == 1
    assert reminders(thread.messages) == []


@pytest.mark.long
async def test_two_days_in_which_salle_was_away_end_no_match(evening, thread):
    await evening.salle.clock.tick()
    evening.salle.time.now += 2 * DAY
    await evening.salle.clock.tick()
    await evening.bea.slash(thread, "match draw")
    await evening.anna.wait_dm(lambda m: "Take the draw" in m.labels)
    evening.salle.time.now += 50
    await evening.salle.clock.tick()
    assert not any(map(is_over, [*thread.messages, *evening.anna.dm.messages]))
    assert reminders(evening.anna.dm.messages) == []

"""My hours and vacation on Discord."""

import pytest

from bot.timing.calendars import Calendar
from tests.bot.absent import pass_once_each, time_runs_out
from tests.bot.salle import START


async def calendar(evening):
    return Calendar.of(await evening.salle.store.profile(f"discord:{evening.anna.id}"))


async def test_hours_are_set_by_taps_and_the_guessed_zone_is_confirmed(evening):
    asked = await evening.anna.slash(evening.games, "settings hours")
    assert "where you are?" in asked.text
    reply = await asked.click(evening.anna, "Yes (London)")  # her Discord speaks British English
    shown = reply.message
    assert "London: it is" in shown.text
    await shown.click(evening.anna, "Sun")
    await evening.server.wait(lambda: "except on Sundays" in shown.text, what="the day off")
    assert (await calendar(evening)).hours.days_off == {7}


async def test_hours_are_typed_and_nonsense_is_answered_with_an_example(evening):
    shown = await evening.anna.slash(evening.games, "settings hours", hours="Rome 23-7 sun")
    assert "Your clock runs from 7:00 to 23:00, except on Sundays." in shown.text
    refused = await evening.anna.slash(evening.games, "settings hours", hours="Xyzzy")
    assert "I don't know a place called “Xyzzy”" in refused.text
    assert (await calendar(evening)).hours.sleep == (1380, 420)


async def test_nobody_else_reads_somebodys_hours(evening):
    shown = await evening.anna.slash(evening.games, "settings hours", hours="Rome 23-7 sun")
    assert shown.message.ephemeral


async def test_a_vacation_is_begun_by_words_and_ended_by_a_tap(evening):
    shown = await evening.anna.slash(evening.anna.dm, "settings vacation", days="5")
    assert "You are on vacation until" in shown.text
    assert (await calendar(evening)).away_until(START) == START + 5 * 86_400
    await shown.click(evening.anna, "End my vacation")
    assert (await calendar(evening)).away_until(START + 60) is None


async def test_a_vacation_in_the_past_is_refused_in_a_sentence(evening):
    said = await evening.anna.slash(
        evening.anna.dm, "settings vacation", days="until 2 January 2027"
    )
    assert "That day is past." in said.text


@pytest.mark.long
async def test_both_are_told_of_a_vacation_that_begins_by_itself(evening):
    await evening.match(game="cannae", variant="", options="", clock="brisk")
    (table,) = await evening.salle.store.running_tables(f"discord:{evening.anna.id}")
    await pass_once_each(evening.salle, table)
    await time_runs_out(evening.salle, table)
    await evening.anna.wait_dm(lambda m: "your vacation has begun" in m.text)
    await evening.bea.wait_dm(lambda m: "Anna's time was up, so their vacation has begun" in m.text)
    assert (await calendar(evening)).away_until(evening.salle.time.now)

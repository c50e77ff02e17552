"""My hours and vacation on Telegram."""

from bot.timing.calendars import Calendar
from tests.bot.absent import pass_once_each, time_runs_out
from tests.bot.salle import START


async def calendar(evening):
    return Calendar.of(await evening.salle.store.profile(f"telegram:{evening.anna.id}"))


async def test_hours_are_set_by_taps_and_the_guessed_zone_is_confirmed(evening):
    evening.anna.language = "it"
    await evening.anna.starts()
    await evening.anna.sends("/hours")
    asked = await evening.anna.wait(lambda m: "Sì (Roma)" in m.labels)
    assert "dove ti trovi?" in asked.text
    await evening.anna.taps(asked, "Sì (Roma)")
    await asked.changes(lambda m: "Roma: lì adesso sono le" in m.text)
    await evening.anna.taps(asked, "Sonno: nessuno")
    await asked.changes(lambda m: "23:00–7:00" in m.labels)
    await evening.anna.taps(asked, "23:00–7:00")
    await asked.changes(lambda m: "Il tuo tempo scorre dalle 7:00 alle 23:00." in m.text)
    assert (await calendar(evening)).hours.sleep == (1380, 420)


async def test_hours_are_typed_and_nonsense_is_answered_with_an_example(evening):
    await evening.anna.starts()
    await evening.anna.sends("/hours Rome 23-7 sun")
    shown = await evening.anna.wait(lambda m: "Rome: it is" in m.text)
    assert "Your clock runs from 7:00 to 23:00, except on Sundays." in shown.text
    await evening.anna.sends("/hours Xyzzy")
    await evening.anna.wait(lambda m: "I don't know a place called “Xyzzy”" in m.text)
    assert (await calendar(evening)).hours.sleep == (1380, 420)


async def test_a_vacation_is_begun_by_words_and_ended_by_a_tap(evening):
    await evening.anna.starts()
    await evening.anna.sends("/vacation 5")
    shown = await evening.anna.wait(lambda m: "You are on vacation until" in m.text)
    assert (await calendar(evening)).away_until(START) == START + 5 * 86_400
    await evening.anna.taps(shown, "End my vacation")
    await shown.changes(lambda m: "End my vacation" not in m.labels)
    assert (await calendar(evening)).away_until(START + 60) is None


async def test_a_vacation_in_the_past_is_refused_in_a_sentence(evening):
    await evening.anna.starts()
    await evening.anna.sends("/vacation until 2 January 2027")
    await evening.anna.wait(lambda m: m.text.startswith("That day is past."))


async def test_from_a_group_ones_hours_are_shown_in_private(evening):
    await evening.anna.starts()
    await evening.anna.sends("/hours Rome 23-7", evening.group)
    await evening.anna.wait(lambda m: "Rome: it is" in m.text)
    assert not [m for m in evening.group.from_bot if "Rome" in m.text]


async def test_both_are_told_of_a_vacation_that_begins_by_itself(evening):
    await evening.bea.starts()
    await evening.bea.wait()
    await evening.match("cannae clock=brisk")
    (table,) = await evening.salle.store.running_tables(f"telegram:{evening.anna.id}")
    await pass_once_each(evening.salle, table)
    await time_runs_out(evening.salle, table)
    await evening.anna.wait(lambda m: "your vacation has begun" in m.text)
    await evening.bea.wait(lambda m: "Anna's time was up, so their vacation has begun" in m.text)
    assert (await calendar(evening)).away_until(evening.salle.time.now)

"""A player's own hours: their zone is guessed and confirmed, sleep and days off are set."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.application.profile import SEEN
from bot.commands import calendar_settings, preferences
from bot.messages.calendar_words import days_words, hours_summary
from bot.messages.words import LANGUAGES, say_in
from bot.timing.calendars import Calendar
from tests.bot.salle import START, button, labels

HOUR = 3600
ROME_NOW = f"{datetime.fromtimestamp(START, ZoneInfo('Europe/Rome')):%H:%M}"


async def hours(salle, who, text="", **more):
    return await salle.app.run(calendar_settings.typed, who.ask(**more), text)


async def stored(salle, who):
    settings = await salle.store.profile(str(who.address))
    return {name: text for name, text in settings.items() if name != SEEN}


async def calendar(salle, who):
    return Calendar.of(await stored(salle, who))


async def test_the_zone_is_guessed_from_the_platforms_locale_and_confirmed(salle):
    anna = salle.someone("Anna", "it")
    asked = (await hours(salle, anna)).private
    assert asked.prompt.lead == f"Sono le {ROME_NOW} dove ti trovi?"
    assert "zone" not in await stored(salle, anna)
    shown = (await anna.taps(button(asked, "Sì (Roma)"))).private
    assert (await stored(salle, anna))["zone"] == "Europe/Rome"
    assert shown.lines[0] == f"Roma: lì adesso sono le {ROME_NOW}."


async def test_until_the_zone_is_confirmed_no_sleep_holds(salle):
    anna = salle.someone("Anna", "it")
    asked = (await hours(salle, anna, "23-7 dom")).private
    assert not (await calendar(salle, anna)).hours.sleep
    assert any("annotato" in line for line in asked.lines)
    await anna.taps(button(asked, "Sì (Roma)"))
    assert (await calendar(salle, anna)).hours.sleep == (23 * 60, 7 * 60)


async def test_where_a_country_has_several_zones_all_are_offered(salle):
    eve = salle.someone("Eve", "en-US")
    asked = (await hours(salle, eve)).private
    assert asked.prompt.lead == "Where are you?"
    chicago = next(label for label in labels(asked) if label.startswith("Chicago · "))
    await eve.taps(button(asked, chicago))
    assert (await stored(salle, eve))["zone"] == "America/Chicago"


async def test_the_zone_that_the_platform_knows_goes_before_the_locale(salle):
    eve = salle.someone("Eve", "en-US")
    asked = (await hours(salle, eve, zone="Asia/Tokyo")).private
    assert "Yes (Tokyo)" in labels(asked)


async def test_whoever_is_somewhere_else_finds_it_by_what_time_it_is_there(salle):
    anna = salle.someone("Anna", "it")
    asked = (await hours(salle, anna)).private
    times = (await anna.taps(button(asked, "Un'altra ora"))).private
    tokyo = datetime.fromtimestamp(START, ZoneInfo("Asia/Tokyo"))
    places = (await anna.taps(button(times, f"{tokyo:%H:%M}"))).private
    assert any(label.startswith("Tokyo · ") for label in labels(places))
    await anna.taps(button(places, f"UTC+9 · {tokyo:%H:%M}"))
    assert (await stored(salle, anna))["zone"] == "UTC+09:00"


async def test_hours_are_typed_in_one_line_and_told_in_one_sentence(salle, anna):
    reply = await hours(salle, anna, "Rome 23-7 sat sun")
    said = "Your clock runs from 7:00 to 23:00, except on Saturdays and Sundays."
    assert said in reply.private.lines
    found = (await calendar(salle, anna)).hours
    assert (found.sleep, found.days_off) == ((1380, 420), {6, 7})


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("it", "Roma 23-7 sab", "Il tuo tempo scorre dalle 7:00 alle 23:00, tranne il sabato."),
        ("es", "Madrid 0-8", "Tu tiempo corre de 8:00 a 0:00."),
        ("fr", "Paris sam dim", "Ta pendule tourne jour et nuit, sauf le samedi et le dimanche."),
        ("en", "Rome none", "Your clock runs day and night."),
    ],
)
async def test_what_the_hours_mean_is_told_in_every_language(salle, language, text, said):
    assert said in (await hours(salle, salle.someone("Anna", language), text)).private.lines


async def test_sleep_and_days_off_are_set_by_taps(salle, anna):
    shown = (await hours(salle, anna, "Rome")).private
    shown = (await anna.taps(button(shown, "22:00–6:00"))).private
    shown = (await anna.taps(button(shown, "Sun"))).private
    assert (await calendar(salle, anna)).hours.sleep == (1320, 360)
    shown = (await anna.taps(button(shown, "✓ Sun"))).private
    assert not (await calendar(salle, anna)).hours.days_off
    await anna.taps(button(shown, "none"))
    assert (await calendar(salle, anna)).hours.sleep is None


async def test_what_is_not_said_stays_as_it_is(salle, anna):
    await hours(salle, anna, "Rome 23-7 sat")
    await hours(salle, anna, "22-6")
    found = (await calendar(salle, anna)).hours
    assert (found.sleep, found.days_off) == ((1320, 360), {6})


async def test_new_hours_give_nobody_back_what_they_have_used(salle, anna):
    await hours(salle, anna, "Rome")
    salle.time.now += 24 * HOUR
    await hours(salle, anna, "0-12")
    found = await calendar(salle, anna)
    assert found.awake_between(START, START + 24 * HOUR) == 24 * HOUR
    assert found.awake_between(salle.time.now, salle.time.now + 24 * HOUR) == 12 * HOUR


async def test_a_place_that_nobody_knows_is_told_with_an_example_and_the_rest_is_set(salle, anna):
    await hours(salle, anna, "Rome 23-7")
    reply = await hours(salle, anna, "Xyzzy 22-6")
    assert not reply.is_error
    assert reply.ack == (
        "I don't know a place called “Xyzzy”. Write a country, a large city such as Rome, "
        "or an offset such as UTC+1."
    )
    assert (await calendar(salle, anna)).hours.sleep == (22 * 60, 6 * 60)
    assert any("Rome" in line for line in reply.private.lines)
    assert "✓ 22:00–6:00" in labels(reply.private)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Rome 23-7 blah", "I don't understand “blah”."),
        ("blah blah Rome 23-7", "I don't understand “blah blah”."),
        ("Rome 23-7 mon tue wed thu", "You can take at most 3 days off a week."),
    ],
)
async def test_of_what_is_half_understood_the_rest_is_set(salle, anna, text, told):
    reply = await hours(salle, anna, text)
    assert (reply.is_error, reply.ack) == (False, told)
    found = (await calendar(salle, anna)).hours
    assert (found.sleep, found.days_off) == ((23 * 60, 7 * 60), frozenset())
    assert "Days off" in [group.label for group in reply.private.prompt.groups]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_a_list_and_its_buttons_say_of_hours_is_understood(salle, language):
    anna, say = salle.someone("Anna", language), say_in(language)
    wished = {"zone": "Europe/Rome", "sleep": "23:00-07:00", "days_off": "6 7"}
    summary, days = hours_summary(wished, say), days_words(frozenset({6, 7}), say)
    await hours(
        salle, anna, f"{say('calendar-hours')}: {summary} · {say('calendar-days-off')}: {days}"
    )
    found = (await calendar(salle, anna)).hours
    assert (found.sleep, found.days_off) == ((23 * 60, 7 * 60), {6, 7})
    groups = (await hours(salle, anna)).private.prompt.groups
    for label in (choice.label for group in groups for choice in group.choices):
        assert not (await hours(salle, anna, label)).is_error, label


async def test_a_place_as_long_as_a_message_is_quoted_by_its_beginning(salle, anna):
    reply = await hours(salle, anna, "x" * 4_000)
    assert f"“{'x' * 40}”" in reply.ack


@pytest.mark.parametrize("text", ["7-7", "0-13", "25-7", "mon tue wed thu", ","])
async def test_hours_that_can_not_be_change_nothing(salle, anna, text):
    await hours(salle, anna, "Rome 23-7")
    before = await stored(salle, anna)
    reply = await hours(salle, anna, text)
    assert reply.is_error
    assert await stored(salle, anna) == before


async def test_a_fourth_day_off_is_refused(salle, anna):
    shown = (await hours(salle, anna, "Rome mon-wed")).private
    reply = await anna.taps(button(shown, "Sat"))
    assert reply.ack == "You can take at most 3 days off a week."


async def test_a_misspelt_city_is_asked_about(salle, anna):
    reply = await hours(salle, anna, "Londn 23-7")
    assert "Yes (London)" in labels(reply.private)
    assert "zone" not in await stored(salle, anna)


async def test_my_hours_have_a_row_among_the_settings(salle, anna):
    await hours(salle, anna, "Rome 23-7")
    shown = (await salle.app.run(preferences.show, anna.ask())).private
    assert "My hours: Rome, 23:00–7:00" in shown.lines
    page = (await anna.taps(button(shown, "My hours"))).private
    assert page.title == "My hours"


@pytest.mark.parametrize(
    "ticket",
    ["x", "at:9999", "at:x", "in:Nowhere", "in:", "sleep:2500-0700", "off:8", "off:", "a:b"],
)
async def test_a_forged_button_is_told_from_a_real_one(salle, anna, ticket):
    reply = await salle.app.tap(anna.ask(), f"set:hours:{ticket}")
    assert reply.is_error
    assert "zone" not in await stored(salle, anna)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["sleep", "time", "days", "nothing", "place"])
def test_each_refusal_fits_into_an_alert(language, code):
    say = say_in(language)
    assert len(say(f"calendar-refused-{code}", most=16, text="x" * 40)) <= 200

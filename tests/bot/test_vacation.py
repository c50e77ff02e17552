"""Vacation: thirty days a year in which a player's clock stands still."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.commands import calendar_settings, forgetting, preferences, vacation
from bot.messages.words import LANGUAGES, say_in
from bot.timing import vacations
from bot.timing.calendars import Calendar
from tests.bot.salle import START, button, labels

DAY = 86_400
ROME = ZoneInfo("Europe/Rome")
LEFT = "You have {} vacation days left this year."


async def asks(salle, who, text=""):
    return await salle.app.run(vacation.vacation, who.ask(), text)


async def profile(salle, who):
    return await salle.store.profile(str(who.address))


async def away_until(salle, who):
    return Calendar.of(await profile(salle, who)).away_until(salle.time.now)


async def test_a_bare_vacation_tells_how_many_days_are_left(salle, anna):
    shown = (await asks(salle, anna)).private
    assert LEFT.format(30) in shown.lines
    assert {"1 day", "5 days", "30 days"} < set(labels(shown))
    assert await away_until(salle, anna) is None


async def test_a_vacation_of_some_days_stops_the_clock(salle, anna):
    reply = await asks(salle, anna, "5")
    assert await away_until(salle, anna) == START + 5 * DAY
    assert reply.private.lines[0].startswith("You are on vacation until 20 January, ")
    assert LEFT.format(25) in reply.private.lines


async def test_a_vacation_lasts_until_the_end_of_a_day_where_they_live(salle, anna):
    await salle.app.run(calendar_settings.typed, anna.ask(), "Rome")
    reply = await asks(salle, anna, "until 17 January")
    end = datetime.fromtimestamp(await away_until(salle, anna), ROME)
    assert end == datetime(2027, 1, 18, tzinfo=ROME)
    assert "until 17 January." in reply.private.lines[0]


async def test_a_vacation_is_begun_by_a_tap_and_ended_by_another(salle, anna):
    shown = (await asks(salle, anna)).private
    shown = (await anna.taps(button(shown, "7 days"))).private
    assert await away_until(salle, anna) == START + 7 * DAY
    salle.time.now += DAY + 60
    reply = await anna.taps(button(shown, "End my vacation"))
    assert reply.ack == "Welcome back. Your clock runs again."
    assert await away_until(salle, anna) is None
    assert LEFT.format(28) in reply.private.lines


async def test_a_second_tap_on_the_same_days_does_not_take_them_twice(salle, anna):
    shown = (await asks(salle, anna)).private
    for _ in range(2):
        await anna.taps(button(shown, "7 days"))
    assert vacations.days_left(await profile(salle, anna), START) == 23


async def test_a_vacation_in_the_past_is_refused_with_a_day_that_would_be_right(salle, anna):
    reply = await asks(salle, anna, "until 2 January 2027")
    assert reply.is_error
    assert reply.ack == "That day is past. Write a later one: /vacation until 22 January"
    assert await away_until(salle, anna) is None


async def test_a_vacation_longer_than_what_is_left_is_refused_with_what_is_left(salle, anna):
    reply = await asks(salle, anna, "31")
    assert reply.ack == "That would be 31 days, and 30 are left this year: /vacation 30"
    await asks(salle, anna, "29")
    salle.time.now += 29 * DAY
    reply = await asks(salle, anna, "3")
    assert reply.ack == "That would be 3 days, and 1 is left this year: /vacation 1"


async def test_who_has_used_up_their_days_is_told_when_there_are_new_ones(salle, anna):
    await asks(salle, anna, "30")
    salle.time.now += 31 * DAY
    reply = await asks(salle, anna, "1")
    assert reply.ack.startswith("You have used all 30 days of this year.")


async def test_who_is_not_away_can_not_end_a_vacation(salle, anna):
    reply = await asks(salle, anna, "end")
    assert (reply.is_error, reply.ack.partition(".")[0]) == (True, "You aren't on vacation")


@pytest.mark.parametrize("text", ["soon", "0", "-3", "until 5", "31 April"])
async def test_what_is_no_vacation_changes_nothing_and_is_told_with_examples(salle, anna, text):
    reply = await asks(salle, anna, text)
    assert reply.is_error
    assert reply.ack.startswith(f"I don't understand “{text}”. Write /vacation 5")
    assert "5 days" in labels(reply.private)
    assert await away_until(salle, anna) is None


async def test_vacation_by_itself_is_switched_off_and_on_among_the_settings(salle, anna):
    settings = (await salle.app.run(preferences.show, anna.ask())).private
    assert "Vacation: 30 days" in settings.lines
    shown = (await anna.taps(button(settings, "Vacation"))).private
    shown = (await anna.taps(button(shown, "Never by itself"))).private
    assert vacations.spend(await profile(salle, anna), START, flag_at=START) is None
    await anna.taps(button(shown, "By itself if needed"))
    assert vacations.spend(await profile(salle, anna), START, flag_at=START)


async def test_who_is_forgotten_leaves_no_hours_and_no_vacation(salle, anna):
    await salle.app.run(calendar_settings.typed, anna.ask(), "Rome 23-7")
    await asks(salle, anna, "5")
    question = (await salle.app.run(forgetting.forget, anna.ask())).private
    await anna.taps(button(question, "Forget me"))
    assert await profile(salle, anna) == {}


@pytest.mark.parametrize("ticket", ["31", "0", "-1", "x", "1e3", "٣", "end:x"])
async def test_a_forged_vacation_button_begins_none(salle, anna, ticket):
    assert (await salle.app.tap(anna.ask(), f"set:vacation:{ticket}")).is_error
    assert await away_until(salle, anna) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("trouble", ["past", "too-long", "used-up", "not-away", "how"])
def test_each_refusal_of_a_vacation_fits_into_an_alert(language, trouble):
    facts = {"left": 29, "wanted": 300, "days": 30, "date": "29 September", "text": "x" * 40}
    assert len(say_in(language)(f"calendar-vacation-{trouble}", **facts)) <= 200

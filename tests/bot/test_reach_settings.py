"""Where somebody hears from Salle: said once, shown in the settings, and mended there."""

import pytest

from bot.application.profile import Refusal
from bot.commands import preferences
from bot.commands.preferences import SETTING_PREFIX
from bot.messages.messenger import PrivateChatClosedError
from bot.messages.words import LANGUAGES
from tests.bot.salle import ROOM, button, labels

HERE = "You'll hear from me here."


def greetings(salle, who):
    return [post for post in salle.doors.to(who.address) if HERE in post.lines]


async def settings_of(salle, who):
    return (await salle.app.run(preferences.show, who.ask(ROOM))).private


async def reach_line(salle, who):
    (line,) = [
        line
        for line in (await settings_of(salle, who)).lines
        if line.startswith("Private messages: ")
    ]
    return line.removeprefix("Private messages: ")


async def test_whoever_joins_is_told_once_that_they_hear_from_salle_in_private(salle, anna, bea):
    for _ in range(2):
        await salle.match(anna, bea, game="cannae")
        await salle.deliver()
    assert len(greetings(salle, anna)) == len(greetings(salle, bea)) == 1


async def test_who_cannot_be_written_to_is_told_so_with_the_first_message_that_arrives(
    salle, anna, bea
):
    salle.doors.closed.add(bea.address)
    await salle.match(anna, bea, game="cannae")
    await salle.deliver()
    assert greetings(salle, bea) == []
    salle.doors.closed.clear()
    await salle.app.run(preferences.tapped, bea.ask(ROOM), "set:reach")
    await salle.deliver()
    assert len(greetings(salle, bea)) == 1


async def test_the_settings_say_whether_private_messages_arrive(salle, anna, bea):
    assert await reach_line(salle, anna) == "you'll get one when it's your turn"
    await salle.match(anna, bea, game="cannae")
    await salle.deliver()
    assert await reach_line(salle, anna) == "they arrive"


@pytest.mark.parametrize("why", list(Refusal))
async def test_the_settings_say_why_private_messages_are_refused_and_what_mends_it(
    salle, anna, bea, why
):
    salle.doors.trouble = []
    salle.doors.closed.add(bea.address)
    salle.doors.why = why
    await salle.match(anna, bea, game="cannae")
    await salle.deliver()
    assert (await salle.store.profile(str(bea.address)))["private_chat_closed"].endswith(why)
    said = await reach_line(salle, bea)
    assert said.endswith("Until then I mention you where you play.")
    assert "Try again" in labels(await settings_of(salle, bea))


async def test_try_again_writes_once_and_mends_what_can_be(salle, anna, bea):
    salle.doors.closed.add(bea.address)
    await salle.match(anna, bea, game="cannae")
    await salle.deliver()
    salle.doors.closed.clear()
    reply = await bea.taps(button(await settings_of(salle, bea), "Try again"), ROOM)
    assert reply.ack.startswith("I'm writing to you now.")
    await salle.deliver()
    assert await reach_line(salle, bea) == "they arrive"
    assert "Try again" not in labels(await settings_of(salle, bea))


async def test_try_again_tries_once_a_tap(salle, anna, bea):
    salle.doors.closed.add(bea.address)
    await salle.match(anna, bea, game="cannae")
    await salle.deliver()
    before = len(salle.doors.refused)
    again = button(await settings_of(salle, bea), "Try again")
    for tries in (1, 2):
        salle.time.now += 1
        await bea.taps(again, ROOM)
        await salle.deliver()
        assert len(salle.doors.refused) == before + tries


def tickets(post):
    return [choice.ticket for choice in post.prompt.choices]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_settings_offer_reminders_and_an_hour_to_who_wants_them_daily(salle, language):
    who = salle.someone("Anna", language)
    hour = f"{SETTING_PREFIX}:digest_hour"
    post = await settings_of(salle, who)
    assert f"{SETTING_PREFIX}:reminders" in tickets(post)
    assert hour not in tickets(post)
    values = (await salle.app.tap(who.ask(), f"{SETTING_PREFIX}:reminders")).private
    daily = next(c for c in values.prompt.choices if c.ticket.endswith(":daily"))
    chosen = (await who.taps(daily)).private
    assert hour in tickets(chosen)
    hours = (await salle.app.tap(who.ask(), hour)).private
    assert f"{hour}:22" in tickets(hours)


async def test_the_hour_of_a_digest_is_told_in_utc_while_no_zone_is_known(salle, anna):
    await salle.app.run(preferences.choose, anna.ask(), "reminders", "daily")
    assert any("9:00 UTC" in line for line in (await settings_of(salle, anna)).lines)
    await salle.store.update_profile(str(anna.address), {"zone": "Europe/Rome"})
    assert "Daily summary: 9:00" in (await settings_of(salle, anna)).lines


async def test_a_closed_chat_of_an_older_salle_is_still_one(salle, bea):
    await salle.store.update_profile(str(bea.address), {"private_chat_closed": "1800000000.000"})
    assert await reach_line(salle, bea) != "they arrive"
    assert PrivateChatClosedError().why is Refusal.CLOSED


async def test_a_setting_that_there_is_not_is_answered_with_those_there_are(salle, anna):
    reply = await salle.app.run(preferences.show_values, anna.ask(), "colour")
    assert reply.private == (await salle.app.run(preferences.show, anna.ask())).private

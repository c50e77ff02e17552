"""Settings of a person: chosen by taps or words, and in which language each answer is."""

import pytest

from bot.commands import (
    boards,
    help,
    preferences,
)
from bot.commands.arguments import Given
from tests.bot.salle import ROOM, labels


async def test_settings_answer_in_the_new_language(salle, anna):
    reply = await salle.app.run(preferences.choose, anna.ask(), "language", "fr")
    assert "Français" in reply.ack
    shown = (await salle.app.run(preferences.show, anna.ask())).private
    assert any("Français" in line for line in shown.lines)


async def test_a_setting_that_is_not_there_is_answered_with_those_that_are(salle, anna):
    reply = await salle.app.run(preferences.choose, anna.ask(), "theme", "purple")
    assert (reply.is_error, reply.ack) == (True, "I don't understand “purple”.")
    assert labels(reply.private) == ["✓ light", "dark", "Back"]


@pytest.mark.parametrize(
    "text",
    ["Theme dark", "theme=dark", "THEME: Dark", "tema scuro", "tema: oscuro", "thème sombre"],
)
async def test_a_setting_is_said_as_its_buttons_say_it(salle, anna, text):
    await salle.app.run(preferences.COMMAND.run, anna.ask(), Given(words=text))
    assert (await salle.store.profile(anna.ask().me))["theme"] == "dark"


@pytest.mark.parametrize(
    ("text", "told", "label"),
    [
        ("theme purple", "I don't understand “purple”.", "dark"),
        ("theem dark", "I don't understand “theem”. Did you mean Theme?", "Theme"),
        ("blah", "I don't understand “blah”.", "Theme"),
    ],
)
async def test_a_setting_that_is_not_understood_opens_its_menu(salle, anna, text, told, label):
    reply = await salle.app.run(preferences.COMMAND.run, anna.ask(), Given(words=text))
    assert reply.ack == told
    assert label in labels(reply.private)


async def test_the_players_choice_goes_before_the_platforms_locale(salle, anna, bea):
    table = await salle.match(anna, bea)
    await salle.app.run(preferences.choose, anna.ask(), "language", "es")
    assert "mano" in (await salle.app.run(boards.text, anna.ask(), table)).private.text


async def test_the_chats_language_is_the_last_resort(salle, bea):
    nobody = salle.someone("Nobody", "xx")
    reply = await salle.app.run(help.help_page, nobody.ask(ROOM, chat_locale="it-IT"))
    assert (
        reply.private.lines
        == (
            await salle.app.run(help.help_page, salle.someone("Carlo", "it").ask(ROOM))
        ).private.lines
    )


async def test_a_setting_is_answered_in_the_language_that_was_set_before(salle, anna):
    await salle.app.run(preferences.choose, anna.ask(), "language", "fr")
    reply = await salle.app.run(preferences.choose, anna.ask(), "theme", "dark")
    assert "sombre" in reply.ack
    assert (await salle.app.run(preferences.show, anna.ask())).private.title == "Tes réglages"


async def test_a_default_is_not_kept_of_a_person(salle, anna):
    for value in ("dark", "light"):
        await salle.app.run(preferences.choose, anna.ask(), "theme", value)
    assert "theme" not in await salle.store.profile(str(anna.address))


async def test_settings_say_what_the_platform_decides(salle, anna):
    reply = await salle.app.run(preferences.choose, anna.ask(), "language", "")
    assert "automatic" in reply.ack

"""The lists of commands, and that Telegram gets them."""

import re

import pytest

from bot.adapters.telegram.menu import START, command_names, lists, name_in, publish
from bot.commands.declaration import Place
from bot.commands.registry import registry
from bot.messages.words import LANGUAGES
from tests.bot.telegram.evening import Evening

ALL = tuple(registry().commands)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_name_of_its_own_that_telegram_takes(language):
    names = [name_in(language, command) for command in ALL]
    assert all(re.fullmatch(r"[a-z0-9_]{1,32}", name) for name in names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_understood_as_what_it_says(language):
    names = command_names()
    assert [names[name_in(language, command)] for command in ALL] == list(ALL)


def test_a_name_of_earlier_versions_is_still_understood():
    assert command_names()["repasser"] == command_names()["analyser"] == "review"


def test_nothing_else_is_obeyed_but_what_telegram_itself_sends():
    assert set(command_names().values()) == {*ALL, START}


@pytest.mark.parametrize("place", [Place.PRIVATE, Place.GROUP])
def test_a_menu_shows_the_ten_that_matter_where_one_is(place):
    shown = registry().menu_at(place)
    assert 8 <= len(shown) <= 10
    assert all(place in command.places for command in shown)
    assert [command.name for command in shown][:2] == ["challenge", "tables"]
    assert shown[-1].name == "help"


def test_descriptions_fit():
    for _, _, commands in lists():
        assert all(1 <= len(command.description) <= 256 for command in commands)


async def test_telegram_gets_the_lists_in_four_languages_once(evening):
    for _ in range(2):
        await publish(evening.adapter._bot, evening.salle.store)
    assert len(evening.server.calls("setMyCommands")) == 8
    for scope in ("all_private_chats", "all_group_chats"):
        for language in ("", "it", "es", "fr"):
            listed = evening.server.commands[scope, language]
            assert all(command["description"] for command in listed)
    english = [c["command"] for c in evening.server.commands["all_private_chats", ""]]
    assert {"challenge", "tables", "hand", "help"} <= set(english)


async def test_telegram_gets_the_lists_when_salle_begins(server):
    async with Evening(server).open():
        await server.called("setMyCommands", lambda _: len(server.calls("setMyCommands")) == 8)

"""The lists of commands."""

import re

import pytest

from bot.adapters.telegram.commands import _COMMANDS
from bot.adapters.telegram.links import _LINKED
from bot.adapters.telegram.menu import IN_GROUPS, IN_PRIVATE, command_names, lists, name_in
from bot.adapters.telegram.places import JOIN, LOOKS, TURN
from bot.messages.words import LANGUAGES

ALL = tuple(dict.fromkeys((*IN_PRIVATE, *IN_GROUPS)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_name_of_its_own_that_telegram_takes(language):
    names = [name_in(language, command) for command in ALL]
    assert all(re.fullmatch(r"[a-z0-9_]{1,32}", name) for name in names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_listed_name_is_understood_as_what_it_says(language):
    names = command_names()
    assert [names[name_in(language, command)] for command in ALL] == list(ALL)


def test_every_command_is_obeyed():
    assert set(command_names().values()) == set(_COMMANDS)
    assert set(ALL) < set(_COMMANDS), "but for /start"


def test_every_link_is_obeyed():
    assert set(_LINKED) == {JOIN, TURN, *LOOKS}


def test_descriptions_fit():
    for _, _, commands in lists():
        assert all(1 <= len(command.description) <= 256 for command in commands)

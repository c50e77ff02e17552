"""The hall's words fit where they are shown: command lists, buttons, alerts."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, ast

from bot.adapters.telegram.layout import ALERT
from bot.application.locales import words_file
from bot.commands.registry import registry
from bot.messages.words import FALLBACK, LANGUAGES, say_in
from engines.core.game import Fact
from engines.packages import find_games
from tests.every import every

NAME: Final = 32  # characters of a command or of its argument, on Discord
ABOUT: Final = 100  # of their descriptions, on Discord
BUTTON: Final = 80  # on Discord
PHONE: Final = 24  # of a button beside another one
LONG: Final = "Maximiliana-Theodora von und zu Anderswo"  # as long as a name is let be

NO_ALERTS: Final = frozenset(
    {
        "hall-public-preview",
        "hall-you-can",
        "hall-nearest",
        "hall-no-move-here",
        "hall-not-understood-near",
        "hall-share-line",
        "hall-share-line-to",
    }
)
"""What is said in a message of its own, and may be longer."""

OTHER_ALERTS: Final = (
    "hall-verify-later", "hall-export-later", "hall-replay-later",
    "hall-set", "hall-set-chat", "hall-forgotten",
)  # fmt: skip

ARGUMENTS_OF: Final = {
    name: [argument.name for argument in command.arguments]
    for name, command in registry().commands.items()
}


@cache
def sections() -> dict[str, tuple[str, ...]]:
    """The messages under each heading of the hall's words, by their keys."""
    found: dict[str, list[str]] = defaultdict(list)
    heading = ""
    text = words_file("hall", FALLBACK).read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.GroupComment):
            heading = (entry.content or "").partition(":")[0]
        elif isinstance(entry, ast.Message):
            found[heading].append(entry.id.name)
    return {heading: tuple(keys) for heading, keys in found.items()}


def under(*headings: str) -> list[str]:
    return [key for heading in headings for key in sections()[heading]]


def commands() -> Iterator[str]:
    return (key for key in under("Commands") if key.startswith("hall-command-"))


def groups() -> Iterator[str]:
    return (key for key in under("Commands") if key.startswith(("hall-group-", "hall-within-")))


def arguments() -> Iterator[str]:
    return (key for key in under("Commands") if key.startswith("hall-argument-"))


FACTS: Final[dict[str, Fact]] = {
    "name": LONG, "one": LONG, "two": LONG, "value": LONG, "word": LONG, "draws": 40,
    "about": "Further options, such as touches=3",
    "values": "language, theme, sight, print, side, sending",
    "known": "variant, touches, final_attack, riposte_after_final_parry",
    "games": ", ".join(find_games()), "languages": ", ".join(LANGUAGES),
}  # fmt: skip


@every("language", LANGUAGES)
def test_a_name_is_one_word_in_small_letters(language: str) -> None:
    say = say_in(language)
    for key in (*commands(), *groups(), *arguments()):
        is_within = key.startswith("hall-command-tournament-")  # then that of another goes before
        words = say(key).split(" ")
        assert len(words) == 1 + is_within, key
        assert all(re.fullmatch(rf"[\w-]{{1,{NAME}}}", word) for word in words), key
        assert say(key) == say(key).lower(), key


@every("language", LANGUAGES)
def test_no_two_commands_of_a_language_have_one_name(language: str) -> None:
    names = [say_in(language)(key) for key in commands()]
    assert len(set(names)) == len(names)


@every("language", LANGUAGES)
@every("command", ARGUMENTS_OF)
def test_no_two_arguments_of_a_command_have_one_name(command: str, language: str) -> None:
    names = [say_in(language)(f"hall-argument-{name}") for name in ARGUMENTS_OF[command]]
    assert len(set(names)) == len(names)


@every("language", LANGUAGES)
def test_every_description_fits(language: str) -> None:
    for key in (*commands(), *groups(), *arguments()):
        assert 0 < len(say_in(language)(f"{key}.about")) <= ABOUT, key


@every("language", LANGUAGES)
def test_the_menu_of_a_person_has_a_name_that_fits(language: str) -> None:
    assert 0 < len(say_in(language)("hall-menu-challenge")) <= NAME


@every("language", LANGUAGES)
def test_every_button_fits_beside_another_one_on_a_phone(language: str) -> None:
    for key in under("Buttons"):
        assert 0 < len(say_in(language)(key)) <= PHONE, key


@every("language", LANGUAGES)
def test_every_setting_fits_on_a_button(language: str) -> None:
    say = say_in(language)
    keys = [key for key in under("Settings") if key.startswith("hall-set-")]
    for key in keys:
        assert len(f"✓ {say(key)}") <= BUTTON, key


@every("language", LANGUAGES)
def test_whatever_is_said_in_an_alert_fits_with_long_names(language: str) -> None:
    say = say_in(language)
    for key in (*under("What was done", "Trouble"), *OTHER_ALERTS):
        if key not in NO_ALERTS:
            assert len(say(key, **FACTS)) <= ALERT, f"{key}: {say(key, **FACTS)}"


@every("language", LANGUAGES)
def test_trouble_is_told_without_shouting(language: str) -> None:
    for key in under("Trouble"):
        assert "!" not in say_in(language)(
            key, words="", moves="", game="", text="", examples="", near="", **FACTS
        ), key


@every("language", LANGUAGES)
@every("game", find_games().values(), ids=lambda game: game.id)
def test_a_game_says_how_long_it_takes(game, language):
    about = say_in(language)(f"{game.id}-name.about")
    assert re.search(rf"\b{game.minutes:.0f} minut", about)

"""The commands as Discord gets them."""

import re

import pytest

from bot.adapters.discord.layout import escape
from bot.adapters.discord.requests import read_table
from bot.messages.words import LANGUAGES, say_in
from tests.servers.discord import check_commands

NAMES = {
    "challenge", "move", "hand", "board", "tables", "history", "resign", "draw", "rematch",
    "rules", "card", "verify", "export", "answers", "if", "language", "theme", "settings", "forget",
    "help", "pause", "adjourn", "resume", "giveday", "hours", "vacation", "quiet",
}  # fmt: skip
LOCALES = {"it", "es-ES", "es-419", "fr"}


@pytest.fixture
def registered(evening):
    (request,) = evening.server.requests("PUT /applications/{id}/commands")
    return request.form


async def test_every_command_is_offered_everywhere_by_both_installs(registered):
    assert {c["name"] for c in registered if c["type"] == 1} == NAMES
    assert [c["name"] for c in registered if c["type"] == 2] == ["Challenge"]
    for command in registered:
        assert command["contexts"] == [0, 1, 2]
        assert command["integration_types"] == [0, 1]


async def test_names_and_descriptions_fit_in_every_language(registered):
    check_commands(registered)
    for command in registered:
        for part in [command, *command.get("options", [])]:
            assert set(part.get("name_localizations", {})) <= LOCALES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_one_word_in_small_letters(language):
    say = say_in(language)
    for name in NAMES:
        assert re.fullmatch(r"[\w-]{1,32}", say(f"hall-command-{name}"))
        assert say(f"hall-command-{name}").islower()
        assert len(say(f"hall-command-{name}.about")) <= 100


async def test_people_read_their_own_language(evening):
    carla = evening.server.user("Carla", "it")
    evening.guild.members.append(carla)
    reply = await carla.slash(evening.games, "settings")
    assert say_in("it")("hall-settings") in reply.text


def test_a_table_is_read_by_its_whole_name_only():
    assert read_table(None) is None
    assert str(read_table("discord:123:k3zq9")) == "discord:123:k3zq9"
    assert str(read_table("{evil}:x y:*")) == "discord:0:0"


def test_names_are_shown_as_they_are():
    assert escape("*Anna* <@123> [x](y) `z`") == r"\*Anna\* \<@123\> \[x\](y) \`z\`"
    assert escape("- not a list") == r"\- not a list"

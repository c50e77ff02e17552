"""The commands as Discord gets them."""

import pytest

from bot.adapters.discord.layout import escape
from bot.adapters.discord.requests import read_table
from bot.commands.registry import registry
from bot.messages.pictures import Pictures
from bot.messages.words import say_in
from tests.bot.running import at_work
from tests.servers.discord import check_commands

ALONE = {
    "challenge", "seek", "move", "hand", "board", "tables", "seen", "rules", "card", "profile",
    "leaderboard", "puzzle", "follow", "unfollow", "help", "admin", "setup", "learn",
}  # fmt: skip
IN_GROUPS = {"admin"}  # which nobody manages a private chat by
GROUPS = {
    "clock": {"pause", "adjourn", "resume", "giveday"},
    "match": {
        *("draw", "say", "resign", "takeback", "rematch", "playon", "hint", "why"),
        *("history", "verify", "export", "review", "replay"),
    },
    "prepare": {"answers", "if"},
    "settings": {
        *("show", "language", "theme", "quiet", "hours", "vacation"),
        *("block", "unblock", "link", "unlink", "privacy", "forget"),
    },
    "tournament": {
        *("show", "create", "join", "leave", "challenge"),
        *("manage", "begins", "correct", "here"),
    },
}
LOCALES = {"it", "es-ES", "es-419", "fr"}


@pytest.fixture
def listed():
    """Here Discord is given them in each test."""


@pytest.fixture
def registered(evening):
    (request,) = evening.server.requests("PUT /applications/{id}/commands")
    return request.form


async def test_every_command_is_offered_everywhere_by_both_installs(registered):
    assert {c["name"] for c in registered if c["type"] == 1} == ALONE | GROUPS.keys()
    assert [c["name"] for c in registered if c["type"] == 2] == ["Challenge"]
    for command in registered:
        assert command["contexts"] == ([0, 2] if command["name"] in IN_GROUPS else [0, 1, 2])
        assert command["integration_types"] == [0, 1]


async def test_what_belongs_together_stands_in_a_group(registered):
    found = {c["name"]: {o["name"] for o in c["options"]} for c in registered if c["type"] == 1}
    assert {name: found[name] for name in GROUPS} == GROUPS
    assert len(registry().commands) == len(ALONE) + sum(map(len, GROUPS.values()))


async def test_they_are_registered_again_only_when_they_change(no_waiting, evening):
    server, salle = evening.server, evening.salle
    async with at_work(salle, Pictures(), "discord", evening._adapter()):
        await server.wait(lambda: server.gateway.identifies == 2, 10, "the second process")
    assert len(server.requests("PUT /applications/{id}/commands")) == 1


def from_before(evening, name, *options):
    """A command as an app still knows it that hasn't heard of the groups."""
    command = {"id": "1", "name": name, "type": 1, "description": name, "options": list(options)}
    evening.server.world.commands[None].append(command)
    return name


def option(name, **more):
    return {"type": 3, "name": name, "description": name, **more}


async def test_a_name_from_before_the_groups_is_answered(evening):
    name = from_before(evening, "theme", option("value"))
    reply = await evening.anna.slash(evening.games, name, value="theme=dark")
    assert "Theme: dark." in reply.text
    name = from_before(evening, "pause", option("days", type=4), option("table"))
    reply = await evening.anna.slash(evening.games, name, days=2)
    assert "You have no table here." in reply.text


async def test_the_name_that_is_a_group_now_is_answered_too(evening):
    commands = evening.server.world.commands
    commands[None] = [one for one in commands[None] if one["name"] != "settings"]
    reply = await evening.anna.slash(evening.games, from_before(evening, "settings"))
    assert "Your settings" in reply.text


async def test_what_is_suggested_for_a_name_from_before_is_suggested(evening):
    name = from_before(evening, "answers", option("question", autocomplete=True))
    assert await evening.anna.autocomplete(evening.games, name, question="de")


def test_sentences_name_commands_as_discord_has_them():
    assert escape("Away? /pause and /vacation 5.") == "Away? /clock pause and /settings vacation 5."
    assert escape("/pausa, /tables") == "/orologio pausa, /tables"
    assert escape("and/pause https://x/pause/") == "and/pause https://x/pause/"


async def test_names_and_descriptions_fit_in_every_language(registered):
    check_commands(registered)
    for command in registered:
        options = command.get("options", [])
        inner = [one for option in options for one in option.get("options", [])]
        for part in [command, *options, *inner]:
            assert set(part.get("name_localizations", {})) <= LOCALES


async def test_people_read_their_own_language(evening):
    carla = evening.server.user("Carla", "it")
    evening.guild.members.append(carla)
    reply = await carla.slash(evening.games, "settings show")
    assert say_in("it")("hall-settings") in reply.text


def test_a_table_is_read_by_its_whole_name_only():
    assert read_table(None) is None
    assert str(read_table("discord:123:k3zq9")) == "discord:123:k3zq9"
    assert str(read_table("{evil}:x y:*")) == "discord:0:0"


def test_names_are_shown_as_they_are():
    assert escape("*Anna* <@123> [x](y) `z`") == r"\*Anna\* \<@123\> \[x\](y) \`z\`"
    assert escape("- not a list") == r"\- not a list"

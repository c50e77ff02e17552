"""Commands that Discord shows as subcommands of a group: `/clock pause` for `/pause`.

Elsewhere a command is typed by its own name, and so sentences say it. Discord knows no other names
for a command: apps that haven't heard of the groups send the names from before, and are answered.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from bot.commands.declaration import CHATS, Command
from bot.commands.registry import registry
from bot.messages.words import FALLBACK, LANGUAGES, say_in

_SUBCOMMAND, _GROUP = 1, 2  # kinds of options
_COMMAND: Final = re.compile(r"(?<![\w/])/[^\W\d_]+(?![\w/])(?: [^\W\d_]+(?![\w/]))?")


def offered() -> list[Command]:
    """The commands that can be said on Discord."""
    return [one for one in registry().commands.values() if one.places & CHATS]


def key_within(command: Command) -> str:
    """The words of a command's name within its group."""
    return f"hall-within-{command.within}" if command.within else f"hall-command-{command.name}"


def in_groups(text: str) -> str:
    """A sentence that names commands as they are typed elsewhere, for Discord."""
    return _COMMAND.sub(_as_grouped, text)


def _as_grouped(found: re.Match[str]) -> str:
    paths = _paths()
    if found[0] in paths.values():  # it is said so everywhere
        return found[0]
    first, space, second = found[0].partition(" ")
    return f"{paths.get(first, first)}{space}{second}"


@cache
def _paths() -> Mapping[str, str]:
    # How each command in a group is said, in every language; English goes first.
    paths: dict[str, str] = {}
    for say in map(say_in, LANGUAGES):
        for command in offered():
            if command.group:
                path = f"/{say(f'hall-group-{command.group}')} {say(key_within(command))}"
                paths.setdefault(f"/{say(f'hall-command-{command.name}')}", path)
    return paths


def as_grouped(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """An interaction with a command by its name from before, as if it had come by its group."""
    said = data.get("data") or {}
    options = said.get("options") or []
    if any(option.get("type") in (_SUBCOMMAND, _GROUP) for option in options):
        return data
    path = _paths_by_name().get(said.get("name", ""))
    if path is None or said.get("type", 1) != 1:
        return data
    group, name = path
    nested = [{"type": _SUBCOMMAND, "name": name, "options": options}]
    return {**data, "data": {**said, "name": group, "options": nested}}


@cache
def _paths_by_name() -> Mapping[str, tuple[str, str]]:
    # Group and name within it, by a name from before. Discord sends the English ones.
    say = say_in(FALLBACK)
    return {
        say(f"hall-command-{one.name}"): (say(f"hall-group-{one.group}"), say(key_within(one)))
        for one in offered()
        if one.group
    }

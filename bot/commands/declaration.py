"""How a command is declared: everything adapters need to offer it, parse it and answer.

A module of this folder declares one command as `COMMAND`, and what only buttons ask for as
`BUTTONS`. `bot.commands.registry` finds both; nothing else has to name a command.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from bot.application.model import Ask, Reply
from bot.application.tickets import Ticket
from bot.commands.arguments import Argument, Given
from bot.commands.context import Context
from storage.base import TableKey

Run = Callable[[Context, Ask, Given], Awaitable[Reply]]
Tapped = Callable[[Context, Ask, Ticket], Awaitable[Reply]]
# Answers a button that is about no table; it gets the button's whole data.
Menu = Callable[[Context, Ask, str], Awaitable[Reply]]


class Place(StrEnum):
    """Where a command may be used. A thread or a topic belongs to its group."""

    PRIVATE = "private"
    GROUP = "group"
    PAGE = "page"  # at a table, in a browser


CHATS: Final = frozenset({Place.PRIVATE, Place.GROUP})
ANYWHERE: Final = frozenset(Place)


class Who(StrEnum):
    """Who may use a command."""

    ANYBODY = "anybody"
    PLAYER = "player"  # of the table that is meant
    MANAGER = "manager"  # who manages the chat, its buttons too; a private chat is its owner's
    MANAGER_CHANGES = "manager_changes"  # anybody looks; the command asks `ask.may_manage` itself
    PLACE_MANAGER = "place_manager"  # who manages the whole server or group, its buttons too


# Where it has to be known whether the asker manages the chat.
MANAGED: Final = frozenset({Who.MANAGER, Who.MANAGER_CHANGES, Who.PLACE_MANAGER})


class Shown(StrEnum):
    """Who sees the answer to a command that was used in a group."""

    PRIVATELY = "privately"  # the asker alone; by a link, where their private chat is closed
    AS_ACT = "as_act"  # nobody: the table's messages tell it; except for refusals and questions
    AS_BOARD = "as_board"  # everybody: it is the table's board
    HERE = "here"  # everybody: it answers what was said


@dataclass(frozen=True, slots=True, kw_only=True)
class Buttons:
    """Handlers of buttons: by the verb of a ticket, or by the prefix of other data.

    `looks` are those that change nothing: in a group they are answered in the private chat, and
    where that is closed a link leads there.
    """

    buttons: Mapping[str, Tapped] = field(default_factory=dict)
    menus: Mapping[str, Menu] = field(default_factory=dict)
    looks: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Command(Buttons):
    """A command with a name, and its buttons.

    Its name and its description are the words `hall-command-NAME`.
    """

    name: str
    run: Run
    arguments: tuple[Argument, ...] = ()
    places: frozenset[Place] = CHATS
    who: Who = Who.ANYBODY
    shown: Shown = Shown.PRIVATELY
    link: str = ""  # the look that a link to the private chat opens; "": one's turn
    group: str = ""  # where platforms have subcommands; its words are `hall-group-GROUP`
    within: str = ""  # the command's name there, if it has another: the words `hall-within-NAME`
    in_menu: frozenset[Place] = frozenset()  # where it is one of the ten that a menu shows
    rank: int = 50  # lists begin with the lowest
    bare: str = ""  # the command that is meant where nothing is said with this one


def at_table(use: Callable[[Context, Ask, TableKey], Awaitable[Reply]]) -> Tapped:
    """A button that needs only the table of its ticket."""

    return lambda context, ask, ticket: use(context, ask, ticket.table)


def at_meant(use: Callable[[Context, Ask, TableKey | None], Awaitable[Reply]]) -> Run:
    """A command that takes only the table that is meant."""

    return lambda context, ask, given: use(context, ask, given.table)


def with_words(
    use: Callable[[Context, Ask, TableKey | None, str], Awaitable[Reply]],
) -> Run:
    """A command that parses the typed text itself, at the table that is meant."""

    return lambda context, ask, given: use(context, ask, given.table, given.words)


def of_words(use: Callable[[Context, Ask, str], Awaitable[Reply]]) -> Run:
    """A command that parses the typed text itself, without a table."""

    return lambda context, ask, given: use(context, ask, given.words)


def alone(use: Callable[[Context, Ask], Awaitable[Reply]]) -> Run:
    """A command without arguments."""

    return lambda context, ask, given: use(context, ask)

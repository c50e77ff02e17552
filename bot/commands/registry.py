"""All commands and handlers of buttons, found by walking this folder.

Packages that are installed bring commands of their own, see `bot.application.command_packages`.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import TypeVar

import bot.commands
from bot.application.command_packages import command_packages
from bot.application.tickets import Ticket, TicketError
from bot.commands.declaration import Buttons, Command, Menu, Place, Tapped, Who
from bot.messages.words import LANGUAGES, say_in, searchable

T = TypeVar("T")


class Registry:
    """Commands by name; buttons by verb, or by the prefix of their data."""

    def __init__(self, declared: Iterable[Buttons]) -> None:
        """Raises ValueError: two have one name, one verb or one beginning."""
        self.commands: dict[str, Command] = {}
        self.looks: frozenset[str] = frozenset()
        self._who: dict[str, Who] = {}  # by what begins the data of a command's buttons
        self._inner: dict[str, Mapping[str, Command]] = {}  # by the name that they stand within
        self._buttons: dict[str, Tapped] = {}
        self._menus: dict[str, Menu] = {}
        for one in declared:
            _add_all(self._buttons, one.buttons)
            _add_all(self._menus, one.menus)
            self.looks |= one.looks
            if isinstance(one, Command):
                _add_all(self.commands, {one.name: one})
                self._who |= dict.fromkeys((*one.buttons, *one.menus), one.who)

    @property
    def linked(self) -> frozenset[str]:
        """The verbs of looks that a link to the private chat may open."""
        return self.looks - self._menus.keys()

    def at(self, place: Place) -> list[Command]:
        """The commands available in a place."""
        return [one for one in self.commands.values() if place in one.places]

    def menu_at(self, place: Place) -> list[Command]:
        """The few that the menu of a place shows."""
        return [one for one in self.commands.values() if place in one.in_menu]

    def meant(self, name: str, words: str) -> tuple[Command, str] | None:
        """The command of a name, and the words that are said with it.

        Without words, the command that it then stands for. If the first word names a subcommand, in
        any language, that one: `/tournament join` is `tournament-join`.
        """
        found = self.commands.get(name)
        if found is None or (found.bare and not words):
            return (self.commands[found.bare], words) if found else None
        first, rest = (*words.split(maxsplit=1), "", "")[:2]
        within = self._within(name).get(searchable(first)) if first else None
        return (within, rest) if within else (found, words)

    # By the last words of their names.
    def _within(self, name: str) -> Mapping[str, Command]:
        if name not in self._inner:
            inner = [one for one in self.commands.values() if one.name.startswith(f"{name}-")]
            self._inner[name] = {
                searchable(say(f"hall-command-{one.name}").split()[-1]): one
                for say in map(say_in, LANGUAGES)
                for one in inner
            }
        return self._inner[name]

    def who_may(self, data: str) -> Who:
        """Who may tap a button, as far as its command says."""
        return self._who.get(data.partition(":")[0], Who.ANYBODY)

    def menu_of(self, data: str) -> Menu | None:
        """What answers a button about no table; None if it is one with a ticket."""
        return self._menus.get(data.partition(":")[0])

    def read(self, data: str) -> Ticket | str:
        """The ticket that a button holds; its data, where it is a menu's or none of ours."""
        if self.menu_of(data):
            return data
        try:
            return Ticket.parse(data)
        except TicketError:
            return data

    def button_of(self, ticket: Ticket) -> Tapped:
        """What answers a button with a ticket. Raises TicketError: nothing does."""
        if found := self._buttons.get(ticket.verb):
            return found
        raise TicketError(f"no button of ours: {ticket.verb}")


def _add_all(known: dict[str, T], more: Mapping[str, T]) -> None:
    for name, value in more.items():
        if name in known:
            raise ValueError(f"{name!r} is declared twice")
        known[name] = value


@cache
def find_declared() -> tuple[Buttons, ...]:
    """What the modules declare, commands in the order of their rank."""
    modules = []
    for home in map(import_module, (bot.commands.__name__, *command_packages())):
        names = (module.name for module in pkgutil.iter_modules(home.__path__))
        modules += [import_module(f"{home.__name__}.{name}") for name in names]
    found = [vars(module).get(name) for module in modules for name in ("COMMAND", "BUTTONS")]
    return tuple(sorted(filter(None, found), key=_rank))


def _rank(declared: Buttons) -> tuple[int, str]:
    return (declared.rank, declared.name) if isinstance(declared, Command) else (0, "")


@cache
def registry() -> Registry:
    """All commands. Raises ValueError: two have one name or one verb."""
    return Registry(find_declared())

"""Every command of this folder, and what each button asks for, found by walking the folder."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import TypeVar

import bot.commands
from bot.application.tickets import Ticket, TicketError
from bot.commands.declaration import Buttons, Command, Menu, Place, Tapped

T = TypeVar("T")


class Registry:
    """Commands by their names; buttons by verb, or by what begins their data."""

    def __init__(self, declared: Iterable[Buttons]) -> None:
        """Raises ValueError: two have one name, one verb or one beginning."""
        self.commands: dict[str, Command] = {}
        self.looks: frozenset[str] = frozenset()
        self._buttons: dict[str, Tapped] = {}
        self._menus: dict[str, Menu] = {}
        for one in declared:
            self.add(one)

    def add(self, declared: Buttons) -> None:
        """Add what another package, or a test, declares. Raises ValueError as above."""
        _add_all(self._buttons, declared.buttons)
        _add_all(self._menus, declared.menus)
        self.looks |= declared.looks
        if isinstance(declared, Command):
            _add_all(self.commands, {declared.name: declared})

    def at(self, place: Place) -> list[Command]:
        """What may be said in a place, in the order in which it was declared."""
        return [one for one in self.commands.values() if place in one.places]

    def menu_of(self, data: str) -> Menu | None:
        """What answers a button about no table; None if it is one with a ticket."""
        return self._menus.get(data.partition(":")[0])

    def button_of(self, ticket: Ticket) -> Tapped:
        """What answers a button with a ticket. Raises TicketError: nothing does."""
        if found := self._buttons.get(ticket.verb):
            return found
        raise TicketError(f"no button of ours: {ticket.verb}")


def _add_all(known: dict[str, T], more: Mapping[str, T]) -> None:
    """Raises ValueError."""
    for name, value in more.items():
        if name in known:
            raise ValueError(f"{name!r} is declared twice")
        known[name] = value


@cache
def find_declared() -> tuple[Buttons, ...]:
    """What the modules of this folder declare, commands in the order of their rank."""
    names = (module.name for module in pkgutil.iter_modules(bot.commands.__path__))
    modules = [import_module(f"{bot.commands.__name__}.{name}") for name in names]
    found = [vars(module).get(name) for module in modules for name in ("COMMAND", "BUTTONS")]
    return tuple(sorted(filter(None, found), key=_rank))


def _rank(declared: Buttons) -> tuple[int, str]:
    return (declared.rank, declared.name) if isinstance(declared, Command) else (0, "")

"""Taps that come faster than their message can be changed.

A button says where its step begins: where the message stood when it was drawn. Who taps on before
his last step is shown means to go on from there.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from bot.adapters.telegram.places import MessageRef
from bot.application.model import Ask
from bot.application.tickets import Ticket, Verb
from bot.commands import catching_up
from bot.commands.application import Application

_STEPS: Final = {Verb.WALK, Verb.WALK_PUBLIC}


class QuickTaps:
    """What was entered at messages that don't show it yet."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self._ahead: dict[tuple[int, int], Ticket] = {}

    async def caught_up(self, ask: Ask, ticket: Ticket, tapped_on: MessageRef) -> Ticket:
        """The ticket as it is meant: its step after what was entered, if that isn't shown yet."""
        ahead = self._ahead.get((tapped_on.chat, tapped_on.message))
        if ahead is None or ticket.verb not in _STEPS:
            return ticket
        if (ahead.verb, ahead.table, ahead.version) != (ticket.verb, ticket.table, ticket.version):
            return ticket
        return await self._app.query(catching_up.caught_up, ticket, ask, ticket, ahead.path)

    @contextmanager
    def showing(self, ticket: Ticket | None, tapped_on: MessageRef) -> Iterator[None]:
        """While the message is being changed into what this ticket shows."""
        message = (tapped_on.chat, tapped_on.message)
        if ticket is None or ticket.verb not in _STEPS:
            self._ahead.pop(message, None)
            yield
            return
        self._ahead[message] = ticket
        try:
            yield
        finally:
            if self._ahead.get(message) is ticket:
                del self._ahead[message]

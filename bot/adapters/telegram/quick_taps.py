"""Taps that come faster than their message can be changed.

A button says where its step begins: where the message stood when it was drawn. A player who taps on
before the last step is shown means to go on from there.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from bot.adapters.telegram.tap import Tap
from bot.application.tickets import Ticket, Verb
from bot.commands import catching_up
from bot.commands.application import Application

_STEPS: Final = {Verb.WALK, Verb.WALK_PUBLIC}


class QuickTaps:
    """What was entered at messages that don't show it yet."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self._ahead: dict[tuple[int, int], Ticket] = {}

    async def caught_up(self, tap: Tap) -> Tap:
        """The tap as it is meant: its step after what was entered, if that isn't shown yet."""
        ticket = tap.button
        if tap.message is None or isinstance(ticket, str) or ticket.verb not in _STEPS:
            return tap
        ahead = self._ahead.get((tap.message.chat, tap.message.message))
        if ahead is None or replace(ahead, path=ticket.path) != ticket:
            return tap
        meant = await self._app.query(catching_up.caught_up, ticket, tap.ask, ticket, ahead.path)
        return replace(tap, button=meant)

    @contextmanager
    def showing(self, tap: Tap, *, is_preview: bool) -> Iterator[None]:
        """While the tapped message is being changed into what this tap has made of it."""
        if tap.message is None:
            yield
            return
        message, ticket = (tap.message.chat, tap.message.message), tap.button
        if not is_preview or isinstance(ticket, str) or ticket.verb not in _STEPS:
            self._ahead.pop(message, None)
            yield
            return
        self._ahead[message] = ticket
        try:
            yield
        finally:
            if self._ahead.get(message) is ticket:
                del self._ahead[message]

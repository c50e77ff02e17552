"""The entry point for platforms: runs a command for somebody and always returns a reply.

Adapters name the use case themselves: `app.run(moves.typed, ask, text, table)`. What can be
foreseen to go wrong is answered with a sentence for the asker alone; a bug propagates, and the
adapter says that something broke without saying what.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Concatenate, ParamSpec, TypeVar

import structlog

from bot.application import commits
from bot.application.last_seen import LastSeen
from bot.application.loaded_table import UnknownOutcomeError
from bot.application.model import Ask, Reply
from bot.application.readiness import health_of
from bot.application.refused import RefusedError
from bot.application.table_aliases import with_meant
from bot.application.tickets import Ticket
from bot.commands import table_list
from bot.commands.arguments import Argument, Given, Kind, Suggestion, matching
from bot.commands.context import Context
from bot.commands.declaration import Command, Place, Who
from bot.commands.find_table import WhichTableError
from bot.commands.registry import registry
from bot.messages.preferences import Preferences
from bot.messages.words import REFUSALS, Words, choose_language, refusal, say_in
from bot.observability import requests
from engines.core.record import DamagedRecordError
from storage.base import StoreAwayError, TableKey

log = structlog.get_logger(__name__)

P = ParamSpec("P")
T = TypeVar("T")
UseCase = Callable[Concatenate[Context, Ask, P], Awaitable[Reply]]
Query = Callable[Concatenate[Context, Ask, P], Awaitable[T]]


class Application:
    """Runs use cases with the tools that they share."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.health = health_of(context.store)
        self._last_seen = LastSeen(context.store, context.now)

    async def run(self, command: UseCase[P], ask: Ask, *args: P.args, **kwargs: P.kwargs) -> Reply:
        """The command's reply, or one that says what was wrong and what is right."""
        who = ask.who.address
        if self._last_seen.is_noted(who) or not who.id:
            return await self._run(command, ask, *args, **kwargs)
        noting = asyncio.create_task(self._last_seen.note(who))  # beside, so that nobody waits
        try:
            return await self._run(command, ask, *args, **kwargs)
        finally:
            await noting

    async def _run(self, command: UseCase[P], ask: Ask, *args: P.args, **kwargs: P.kwargs) -> Reply:
        try:
            with commits.watched() as committed:
                meant = await with_meant(self.context.tables.aliases, args)
                reply = await command(self.context, ask, *meant, **kwargs)
            if reply.is_error:
                requests.note("refused")
            return await self.context.tables.aliases.reply_on(ask.where.platform, reply)
        except StoreAwayError as err:
            requests.note("away")
            return await self._store_away(ask, err, committed)
        except WhichTableError as err:
            return table_list.which_table(self.context, ask, err, await self.words(ask))
        except DamagedRecordError as err:
            requests.note("refused")
            return await self._unreadable(ask, err)
        except REFUSALS as err:
            requests.note("refused")
            if isinstance(err, RefusedError) and err.fault:
                log.error(err.fault, why=str(err))
            return Reply(ack=refusal(err, await self.words(ask)), is_error=True)

    async def _unreadable(self, ask: Ask, err: DamagedRecordError) -> Reply:
        # What is kept of somebody's results; of tables it is told as DamagedTableError.
        log.error("damaged record", why=str(err))
        return Reply(ack=(await self.words(ask))("hall-unreadable"), is_error=True)

    async def tap(self, ask: Ask, button: Ticket | str) -> Reply:
        """Run what a button asks for: by what `Registry.read` has made of its data, or by that."""
        return await self.run(_run_button, ask.by_button(), button)

    async def say(self, command: Command, ask: Ask, given: Given, place: Place) -> Reply:
        """Run what somebody has said by the name of a command."""
        return await self.run(_obey, ask, command, given, place)

    async def query(
        self, query: Query[P, T], default: T, ask: Ask, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a query finds; `default` where a command would reply with an error."""
        try:
            meant = await with_meant(self.context.tables.aliases, args)
            return await query(self.context, ask, *meant, **kwargs)
        except (*REFUSALS, StoreAwayError, WhichTableError):
            return default

    async def suggest(
        self, ask: Ask, argument: Argument, typed: str, given: Given
    ) -> Sequence[Suggestion]:
        """What may stand for an argument of which so much has been typed."""
        if argument.suggest:
            return await self.query(argument.suggest, (), ask, typed, given)
        if argument.kind is Kind.TABLE:
            return await self.query(table_list.suggestions, (), ask, typed, given)
        say = say_in(choose_language(ask.who.locale))
        offered = (Suggestion(value=o.value, words=o.words(say)) for o in argument.offered)
        return matching(offered, typed)

    async def preferences(self, ask: Ask) -> Preferences:
        """The asker's; while they can't be loaded the defaults, in the platform's language."""
        try:
            return await self.context.preferences_of(ask)
        except StoreAwayError:
            return self.context.preferences(ask, {})

    async def words(self, ask: Ask) -> Words:
        """Words in the asker's language; see `preferences`."""
        return say_in((await self.preferences(ask)).language)

    async def _store_away(
        self, ask: Ask, err: StoreAwayError, committed: Sequence[TableKey]
    ) -> Reply:
        say = await self.words(ask)
        if committed:
            return Reply(ack=say("away-done"), table=committed[-1])
        key = "away-unknown" if isinstance(err, UnknownOutcomeError) else "hall-store-away"
        return Reply(ack=say(key), is_error=True, is_away=True)


async def _run_button(context: Context, ask: Ask, button: Ticket | str) -> Reply:
    _check_manager(ask, registry().who_may(str(button)))
    if isinstance(button, str) and (menu := registry().menu_of(button)):
        return await menu(context, ask, button)
    ticket = Ticket.parse(button) if isinstance(button, str) else button
    reply = await registry().button_of(ticket)(context, ask, ticket)
    shown = reply.private.table if reply.private else None
    return replace(reply, is_apart=reply.is_apart or shown not in (None, ticket.table))


# Raises RefusedError: it may not be said there, or not by the asker.
async def _obey(context: Context, ask: Ask, command: Command, given: Given, place: Place) -> Reply:
    if place not in command.places:
        raise RefusedError("hall-not-in-a-group" if place is Place.GROUP else "hall-not-in-private")
    _check_manager(ask, command.who)
    if given.table:
        given = replace(given, table=await context.tables.aliases.meant(given.table))
    if command.who is Who.PLAYER and given.table:
        context.player_perspective(ask, await context.load(ask, given.table))
    return await command.run(context, ask, given)


# Raises RefusedError: only somebody who manages the chat may.
def _check_manager(ask: Ask, who: Who) -> None:
    if who is Who.MANAGER and not (ask.may_manage or ask.may_manage_place or ask.is_home):
        raise RefusedError("inbox-not-your-chat")
    if who is Who.PLACE_MANAGER and ask.is_home:
        raise RefusedError("hall-not-in-private")
    if who is Who.PLACE_MANAGER and not ask.may_manage_place:
        raise RefusedError("setup-not-yours")

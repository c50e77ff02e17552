"""Whether somebody's tables stay pinned in their private chat: `pi:on`, `pi:off`."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.application import notices, profile
from bot.application.model import Ask, Reply
from bot.application.tickets import Ticket, TicketError, Verb
from bot.commands import boards, table_list
from bot.commands.context import Context
from bot.commands.declaration import Buttons
from bot.messages.pinned_list_post import PIN_PREFIX


async def tapped(context: Context, ask: Ask, text: str) -> Reply:
    """Pin or unpin. Raises TicketError where nothing can be pinned."""
    wish = text.removeprefix(f"{PIN_PREFIX}:")
    if not table_list.can_pin(ask) or wish not in ("on", "off"):
        raise TicketError(text)
    return await (_pin(context, ask) if wish == "on" else _unpin(context, ask))


async def _pin(context: Context, ask: Ask) -> Reply:
    store = context.store
    if profile.PINNED_LIST not in await store.profile(ask.me):
        await store.update_profile(ask.me, {profile.PINNED_LIST: "on"})
    await store.enqueue([notices.of_pinned_list(ask.who.address, now=context.now())])
    say = await context.say(ask)
    return replace(await table_list.tables(context, ask), ack=say("inbox-pinned"))


async def _unpin(context: Context, ask: Ask) -> Reply:
    last = profile.pinned_message(await context.store.profile(ask.me))
    off = {profile.PINNED_LIST: "", profile.PINNED_MESSAGE: ""}
    await context.store.update_profile(ask.me, off)
    say = await context.say(ask)
    return Reply(ack=say("inbox-unpinned"), unpinned=last.reference if last else "")


# In a message of its own.
async def _open_table(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    return replace(await boards.hand(context, ask, ticket.table), is_apart=True)


BUTTONS: Final = Buttons(buttons={Verb.OPEN: _open_table}, menus={PIN_PREFIX: tapped})

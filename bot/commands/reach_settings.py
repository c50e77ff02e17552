"""Whether somebody's private chat takes messages, and how to fix it if not.

`set:reach` is the button that tries again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

from bot.application import profile
from bot.application.loaded_table import DamagedTableError, NoTableError
from bot.application.model import Address, Ask, Choice, ListedLine, Reply, Section
from bot.application.notices import pinned_list_of
from bot.commands.context import Context
from bot.messages.words import Words
from storage.base import Notice, NoticeKind, TableKey

REACH: Final = "reach"
_PAGE: Final = "web"  # which shows by itself what is new, and refuses nothing


def line(who: Address, settings: Mapping[str, str], say: Words) -> str:
    """How their private chat stands, with what mends it."""
    return say("hall-pair", name=say("reach-messages"), value=_state(who, settings, say))


async def closed_places(context: Context, ask: Ask, say: Words) -> tuple[Section, ...]:
    """The asker's tables in chats that refuse messages, each with a link to its place."""
    lines = []
    for key in await _tables_in_closed_places(context, ask):
        try:
            title = context.perspective(ask, await context.tables.load(key)).title
        except (NoTableError, DamagedTableError):
            continue
        url = await context.links.to_table(context.store, key, key.platform)
        lines.append(ListedLine(text=title, url=url))
    return (Section(title=say("reach-places"), lines=tuple(lines)),) if lines else ()


async def _tables_in_closed_places(context: Context, ask: Ask) -> list[TableKey]:
    keys = await context.store.running_tables(ask.me)
    chats = dict.fromkeys((key.platform, key.chat) for key in keys)
    found = await asyncio.gather(*(profile.of_chat(context.store, *chat) for chat in chats))
    closed = {c for c, known in zip(chats, found, strict=True) if profile.is_place_closed(known)}
    return [key for key in keys if (key.platform, key.chat) in closed]


def controls(
    settings: Mapping[str, str], places: Sequence[Section], ticket: str, say: Words
) -> tuple[Choice, ...]:
    """The button under it, if there is something to mend."""
    if not (profile.is_closed(settings) or places):
        return ()
    return (Choice(label=say("reach-try-again"), ticket=ticket),)


async def try_again(context: Context, ask: Ask) -> Reply:
    """Write to them once more; in the settings they see later whether that was taken.

    Chats that refused messages are tried again with the next news.
    """
    for key in await _tables_in_closed_places(context, ask):
        await profile.note_place_open(context.store, f"{key.platform}:{key.chat}")
    say = await context.say(ask)
    notice = Notice(
        table=pinned_list_of(ask.who.address),
        version=int(context.now()),
        to=ask.me,
        kind=NoticeKind.HELLO,
    )
    await context.store.enqueue([notice])
    return Reply(ack=say("reach-tried"))


def _state(who: Address, settings: Mapping[str, str], say: Words) -> str:
    if who.platform == _PAGE:
        return say("reach-page")
    why = profile.refusal(settings)
    if why is None:
        return say("reach-open" if profile.GREETED in settings else "reach-not-tried")
    key = f"reach-{who.platform}-{why}"
    if key not in say:
        key = "reach-refused"
    return f"{say(key)} {say('reach-meanwhile')}"

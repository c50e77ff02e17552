"""Links to challenges, to be passed on to any place where Salle is, and what using one does.

The link is the table's alias, as an address of the page or as it stands. Whoever says it to Salle
is shown the card; who said it in a chat and accepts plays there, too.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from bot.application.administration import check_not_banned, place_asked_in
from bot.application.loaded_table import LoadedTable
from bot.application.message_refs import NotedMessage, came_from, note_message
from bot.application.model import Address, Ask, Choice, Person, Post, Prompt, Reply, Subject
from bot.application.table_aliases import alias_named
from bot.application.tickets import Verb
from bot.commands import boards, place_rules
from bot.commands.challenges import remember_chat
from bot.commands.context import Context
from bot.commands.declaration import Buttons, at_table
from engines.core.match_state import Status
from storage.base import TableKey

# A code, or an address of the page that ends with one, or with the name of a table of its own.
_LINK: Final = re.compile(r"(?:https?://\S+/t/)?(?P<code>[0-9a-z]{12})/?", re.ASCII)
_OF_PAGE: Final = re.compile(r"https?://\S+/t/(?P<table>[a-z0-9]{1,16})/?", re.ASCII)
_PAGE: Final = ("web", "hall")

_ELSEWHERE: Final = re.compile(
    r"@(?P<name>[\w.]{2,32})\s+(?:(?:on|su|en|sur|in)\s+)?(?P<platform>discord|telegram)\b",
    re.IGNORECASE,
)


def read_link(words: str) -> TableKey | None:
    """The table of a link that was said; None if the words are none."""
    said = words.strip()
    if found := _LINK.fullmatch(said):
        return alias_named(found["code"])
    found = _OF_PAGE.fullmatch(said)
    return TableKey(*_PAGE, found["table"]) if found else None


def person_elsewhere(words: str) -> tuple[Person, str] | None:
    """Somebody who is named on a platform ("@bea on Telegram"), and the words without that."""
    found = _ELSEWHERE.search(words)
    if found is None:
        return None
    address = Address.of_name(found["platform"].casefold(), found["name"])
    person = Person(address=address, name=f"@{found['name']}", username=found["name"])
    return person, f"{words[: found.start()]} {words[found.end() :]}".strip()


async def follow_link(context: Context, ask: Ask, alias: TableKey) -> Reply:
    """Show the challenge of a link. Raises RefusedError: it may not be played where it was said."""
    key = await context.tables.aliases.meant(alias)
    table = await context.load(ask, key)
    match = table.match
    if match.status is not Status.OPEN:
        if table.seat_of(ask.me) is None:
            return context.perspective(ask, table).refuse("hall-taken")
        return await boards.hand(context, ask, key)
    asked = match.players[match.proposed_by.other]
    if asked and table.seat_of(ask.me) is None:
        return context.perspective(ask, table).refuse("hall-not-asked")
    if context.is_elsewhere(ask, table):
        await _note_where(context, ask, table)
    return replace(await boards.hand(context, ask, key), is_apart=True)


async def _note_where(context: Context, ask: Ask, table: LoadedTable) -> None:
    where = await context.present(ask.where)
    await check_not_banned(context.tables, ask.me, await place_asked_in(context.tables, ask))
    settings, is_rated = await context.place(ask), table.match.proposal.is_rated
    await place_rules.check_match(context, ask, settings, table.game.id, is_rated=is_rated)
    await remember_chat(context, replace(ask, where=where))
    there = NotedMessage(version=0, reference=str(where))
    await note_message(context.store, table.key, came_from(ask.me), there)


async def show_link(context: Context, ask: Ask, key: TableKey) -> Reply:
    """What to pass on so that somebody plays from another place."""
    table = await context.load(ask, key)
    perspective = context.perspective(ask, table)
    if table.match.status is not Status.OPEN:
        return perspective.refuse("hall-taken")
    alias = await context.tables.aliases.alias(table.key)
    say, code = perspective.say, alias.table
    page = await context.links.to_page(context.store, Subject(table=code))
    ways = {"elsewhere-page": page} | {
        f"elsewhere-{platform}": join(alias) for platform, join in context.links.joins.items()
    }
    links = tuple(Choice(label=say(key), ticket="", url=url) for key, url in ways.items() if url)
    post = Post(
        title=perspective.title,
        lines=(say("elsewhere-how"), *([page] if page else [])),
        text=f"/challenge {code}",
        prompt=Prompt(controls=links),
    )
    return Reply(private=post, is_apart=True)


BUTTONS: Final = Buttons(buttons={Verb.LINK: at_table(show_link)})

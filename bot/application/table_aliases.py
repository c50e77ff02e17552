"""Aliases of tables on platforms other than their own: twelve letters that nobody can guess.

The name of a table holds the id of the chat where it was opened, which may be somebody's own. So
wherever it is told on another platform, in the data of buttons, in links and in addresses of the
page, an alias stands in its place. It is made from the name by the hall's secret, the same in every
process; which table it means is kept in the store.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final

from cachetools import LRUCache

from bot.application.loaded_table import NoTableError
from bot.application.model import Choice, Post, Prompt, Reply
from bot.application.tickets import OF_MENU, PATTERN, Ticket
from storage.base import COMPUTER, TableKey
from storage.store import Store

# In the place of a platform and a chat in an alias; its table is the letters.
ALIAS: Final = "at"
_CHAT: Final = "x"

_LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # none that look alike: five bits each
_LENGTH: Final = 12
_CODE: Final = re.compile(rf"[{_LETTERS}]{{{_LENGTH}}}")
# No table's: rules and cards are shown without one.
_NO_PLATFORM: Final = (ALIAS, COMPUTER)

_VERB: Final = 3  # characters before the table in a button's data: two letters and a colon
_KEPT: Final = 20_000  # aliases known to this process
_DAYS: Final = 400  # that an alias is kept after it was told last


def alias_named(code: str) -> TableKey | None:
    """The alias of these letters; None if they are none."""
    return TableKey(ALIAS, _CHAT, code) if _CODE.fullmatch(code) else None


class TableAliases:
    """Makes aliases, and says what they mean."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._key = hmac.digest(secret, b"table aliases", "sha256")
        self._tables: LRUCache[str, TableKey] = LRUCache(_KEPT)  # by letters

    def code(self, key: TableKey) -> str:
        """The letters of a table's alias."""
        number = int.from_bytes(hmac.digest(self._key, str(key).encode(), "sha256")[:8])
        return "".join(_LETTERS[number >> 5 * place & 31] for place in range(_LENGTH))

    def name_on_page(self, key: TableKey, page: str) -> str:
        """What a table is called in addresses of the page, whose platform is `page`.

        Its alias must have been told: see `on`.
        """
        return key.table if key.platform in (page, *_NO_PLATFORM) else self.code(key)

    async def on(self, platform: str, key: TableKey) -> TableKey:
        """What a table is called on a platform; there its alias means it from now on.

        At most one round trip, the first time. Raises StoreAwayError.
        """
        if key.platform in (platform, *_NO_PLATFORM):
            return key
        return await self.alias(key)

    async def alias(self, key: TableKey) -> TableKey:
        """The same on any platform, its own too."""
        code = self.code(key)
        if code not in self._tables:
            await self._store.note_alias(code, key, days=_DAYS)
            self._tables[code] = key
        return TableKey(ALIAS, _CHAT, code)

    async def meant(self, key: TableKey) -> TableKey:
        """The table that an alias means; any other table as it is. Raises NoTableError."""
        if key.platform != ALIAS:
            return key
        if found := self._tables.get(key.table):
            return found
        table = await self._store.table_of_alias(key.table) if _CODE.fullmatch(key.table) else None
        if table is None:
            raise NoTableError(str(key))
        self._tables[key.table] = table
        return table

    async def forget(self, key: TableKey) -> None:
        """The table has another name now. Raises StoreAwayError."""
        code = self.code(key)
        self._tables.pop(code, None)
        await self._store.forget_alias(code)

    def data_on(self, platform: str, data: str) -> str:
        """The data of a button as it may be shown on a platform, of a table whose alias is told."""
        key = _table_in(data)
        if key is None or key.platform in (platform, *_NO_PLATFORM):
            return data
        return data.replace(f":{key}", f":{ALIAS}:{_CHAT}:{self.code(key)}", 1)

    async def data_meant(self, data: str) -> str:
        """The data of a button in which an alias may stand: with the table's name."""
        key = _table_in(data)
        if key is None or key.platform != ALIAS:
            return data
        return data.replace(f":{key}", f":{await self.meant(key)}", 1)

    async def reply_on(self, platform: str, reply: Reply) -> Reply:
        """A reply as it may be shown on a platform."""
        private = await self.post_on(platform, reply.private) if reply.private else None
        public = await self.post_on(platform, reply.public) if reply.public else None
        if reply.table:
            await self.on(platform, reply.table)  # which is what it is called in the answer
        if private is reply.private and public is reply.public:
            return reply
        return replace(reply, private=private, public=public)

    async def post_on(self, platform: str, post: Post) -> Post:
        """A post as it may be shown on a platform: it names no table of another one, rings for
        nobody who isn't there, and says by what links lead to its own table.
        """
        if post.table and post.table.platform not in (platform, *_NO_PLATFORM):
            post = replace(post, alias=(await self.alias(post.table)).table)
        if any(one.address.platform != platform for one in (*post.mentions, *post.players)):
            mentions = (one for one in post.mentions if one.address.platform == platform)
            players = (one for one in post.players if one.address.platform == platform)
            post = replace(post, mentions=tuple(mentions), players=tuple(players))
        if others := {*_tables_in(post, besides=platform)}:
            for table in others:
                await self.alias(table)
            post = _with_data(post, partial(self.data_on, platform))
        return post


def _tables_in(post: Post, *, besides: str) -> Iterator[TableKey]:
    # The tables of other platforms that its buttons name.
    tickets = [one.ticket for one in post.paragraphs]
    if post.prompt:
        rows = (choice for row in post.prompt.keys for choice in row)
        tickets += [one.ticket for one in (*post.prompt.choices, *rows)]
        tickets += [post.prompt.idle_ticket, *(group.menu for group in post.prompt.groups)]
    own = f"{besides}:"
    for ticket in tickets:
        if ticket.startswith(own, _VERB) or not (table := _table_in(ticket)):
            continue
        if table.platform not in (besides, *_NO_PLATFORM):
            yield table


def _table_in(data: str) -> TableKey | None:
    # The table that a button names; None if it is about none.
    found = PATTERN.fullmatch(data) or OF_MENU.fullmatch(data)
    return TableKey.parse(found["table"]) if found else None


# The same post, with the data of all its buttons changed.
def _with_data(post: Post, renamed: Callable[[str], str]) -> Post:
    paragraphs = tuple(replace(one, ticket=renamed(one.ticket)) for one in post.paragraphs)
    prompt = _in_prompt(post.prompt, renamed) if post.prompt else None
    return replace(post, paragraphs=paragraphs, prompt=prompt)


def _in_prompt(prompt: Prompt, renamed: Callable[[str], str]) -> Prompt:
    def row(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
        return tuple(replace(one, ticket=renamed(one.ticket)) for one in choices)

    groups = tuple(
        replace(one, choices=row(one.choices), menu=renamed(one.menu)) for one in prompt.groups
    )
    return replace(
        prompt,
        groups=groups,
        controls=row(prompt.controls),
        keys=tuple(map(row, prompt.keys)),
        idle_ticket=renamed(prompt.idle_ticket),
    )


async def with_meant(aliases: TableAliases, words: tuple[Any, ...]) -> tuple[Any, ...]:
    """The arguments of a command, with the tables that their aliases mean. Raises NoTableError."""
    return tuple([await _meant(aliases, word) for word in words])


async def _meant(aliases: TableAliases, word: Any) -> Any:
    match word:
        case TableKey():
            return await aliases.meant(word)
        case Ticket():
            return replace(word, table=await aliases.meant(word.table))
        case str():
            return await aliases.data_meant(word)
        case _:
            return word

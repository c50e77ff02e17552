"""Which messages of ours stand: what an answer shows is noted, so that deliveries go on from it.

Of a table one message stands in a private chat, one board in its chat, and one question and one
preview a person; what another has taken the place of is put away by the adapter.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import structlog

from bot.application.message_refs import (
    NotedMessage,
    note_message,
    preview_to,
    question_to,
)
from bot.application.model import Post
from storage.base import StoreAwayError, TableKey
from storage.store import Store

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingMessages:
    """Notes what was shown. `is_same`: whether two references name one message.

    What a message shows is done already: a store that is away by now doesn't deny it.
    """

    store: Store
    is_same: Callable[[str, str], bool]

    async def note_last(self, to: str, post: Post, reference: str) -> str:
        """Note what is the last message to `to` about a table; the one to put away now, or "".

        That is the one before. If a later one stands, because somebody has acted meanwhile, it is
        this one.
        """
        if post.table is None:
            return ""
        shown = NotedMessage(version=post.version, reference=reference)
        try:
            before = await note_message(self.store, post.table, to, shown, unless_newer=True)
            if before is None:
                return ""
            is_same = self.is_same(before.reference, reference)
            if before.version > post.version and is_same:
                await note_message(self.store, post.table, to, shown)
        except StoreAwayError:
            return _unnoted(post.table)
        if is_same:
            return ""
        return reference if before.version > post.version else before.reference

    async def note_asked(self, who: str, post: Post, reference: str) -> str:
        """Note a question or a preview, until it is outdated; the one to put away now.

        That is the question or preview before it; "" if there is none.
        """
        if post.table is None:
            return ""
        under = preview_to(who) if post.is_preview else question_to(who)
        asked = NotedMessage(version=post.version, reference=reference)
        try:
            before = await note_message(self.store, post.table, under, asked)
        except StoreAwayError:
            return _unnoted(post.table)
        if before is None or self.is_same(before.reference, reference):
            return ""
        return before.reference


def _unnoted(table: TableKey) -> str:
    log.info("a message isn't noted: the store is away", table=str(table))
    return ""

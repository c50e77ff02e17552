"""Hands posts to their platforms' messengers, and notes what was sent, so that nothing is sent
twice.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import structlog

from bot.application.message_refs import (
    NotedMessage,
    NotedMessages,
    note_message,
    take_outdated,
)
from bot.application.model import Address, Post
from bot.application.table_aliases import TableAliases
from bot.messages.messenger import Messenger, Page
from bot.messages.preferences import Preferences
from bot.messages.words import say_in
from bot.observability import metrics
from bot.workers.patience import when_store_is_there
from storage.base import CHAT, NO_ONE, Notice, NoticeKind, Reached
from storage.store import Store

log = structlog.get_logger(__name__)


# Kinds whose recipients are chats, named by their addresses. Two processes never tell one at once.
TO_CHATS: Final = frozenset(
    {
        NoticeKind.RESULT,
        NoticeKind.DAILY_PUZZLE,
        NoticeKind.DAILY_EDIT,
        NoticeKind.TOURNAMENT_CARD,
        NoticeKind.TOURNAMENT_ROUND,
        NoticeKind.TOURNAMENT_END,
    }
)


@dataclass(frozen=True, kw_only=True)
class PostSender:
    """Sends posts, each once. Holds no state."""

    store: Store
    aliases: TableAliases
    messengers: Mapping[str, Messenger]  # by platform
    page: Page | None = None  # None: nobody can open a table there

    def messenger(self, whose: Address) -> Messenger | None:
        """The platform where somebody is, or a chat; None if this process has none for it."""
        return self.messengers.get(whose.platform)

    async def send(
        self,
        notice: Notice,
        whom: Address,
        post: Post,
        *,
        noted: NotedMessages,
        under: str,
        reaching: Callable[[], Mapping[str, Reached]] = lambda: NO_ONE,
        marks: Sequence[str] = (),
        with_it: Sequence[str] = (),
    ) -> None:
        """Show a post as the next of the messages that are `noted` `under` this name.

        `reaching`: the players who have got notice of their decision when it is taken. `marks`:
        what notes that it was told, if it is told of a decision and not of an act. `with_it`: what
        else is noted as told by it.

        Raises:
            what a messenger and the store raise.
        """
        if _is_told(notice, post, noted, marks or (under,)):
            # Before a crash that came before it was noted as done; or they have looked themselves.
            if reached := reaching():
                await self.store.note_reached(notice.table, reached)
            return
        last = noted.last(under)
        previous = last.reference if last else ""
        await self._send(notice, whom, post, noted, under, previous=previous, reaching=reaching)
        for mark in (*marks, *with_it):
            await self._note(notice, mark, NotedMessage(version=notice.version, reference=""))

    async def send_line(
        self, notice: Notice, whom: Address, post: Post, *, noted: NotedMessages, under: str
    ) -> None:
        """Show a post that follows no other and isn't followed by one; once at this version.

        Raises:
            what a messenger and the store raise.
        """
        if not noted.has(under, notice.version):
            await self._send(notice, whom, post, noted, under, previous="")

    async def outdate(self, notice: Notice, noted: NotedMessages) -> None:
        """Take the buttons from the questions from before this act; previews don't ask any more.

        Where there are some they are read again: one may have become a message that is to stay.
        """
        if not noted.outdated(notice.version):
            return
        for old in await take_outdated(self.store, notice.table, notice.version):
            words = ""
            if old.is_preview:
                settings = await self.store.profile(old.who)
                words = say_in(Preferences.of(settings).language)("news-newer-board")
            if messenger := self.messenger(Address.parse(old.who)):
                await messenger.strip(old.reference, words=words)

    async def _send(
        self,
        notice: Notice,
        whom: Address,
        post: Post,
        noted: NotedMessages,
        under: str,
        *,
        previous: str,
        reaching: Callable[[], Mapping[str, Reached]] = lambda: NO_ONE,
    ) -> None:
        messenger = self.messengers[whom.platform]
        post = await self._unless_watching(whom, post)
        post = await self.aliases.post_on(whom.platform, post)
        is_public = notice.kind in TO_CHATS or (notice.is_to_chat and under.startswith(CHAT))
        send = messenger.send_to_chat if is_public else messenger.send_to_person
        reference = await send(
            whom, post, previous=previous, noted=noted, nonce=nonce(notice, under)
        )
        metrics.messages_sent.of(whom.platform, "chat" if is_public else "person").inc()
        shown = NotedMessage(version=max(notice.version, post.version), reference=reference)
        await self._note(notice, under, shown, reached=reaching())

    async def _unless_watching(self, whom: Address, post: Post) -> Post:
        # Who looks at the table on the page is told all the same, and isn't rung for; by whichever
        # identity they look. The page knows by itself whom of its own people it rings.
        rings = {whom, *(one.address for one in post.mentions)}
        if self.page is None or post.table is None or (post.is_silent and not post.mentions):
            return post
        watching = set(await self.page.watching(self.aliases.code(post.table)))
        if whom.platform == self.page.platform:
            watching.discard(whom)
        there = {who for who in rings if watching and await self._is_among(who, watching)}
        if not there:
            return post
        mentions = tuple(one for one in post.mentions if one.address not in there)
        return replace(post, mentions=mentions, is_silent=post.is_silent or whom in there)

    async def _is_among(self, who: Address, others: Collection[Address]) -> bool:
        # Whether one of a person's identities is.
        if who in others:
            return True
        identities = await self.store.identities(str(who))
        return any(Address.parse(one) in others for one in identities)

    async def _note(
        self,
        notice: Notice,
        under: str,
        message: NotedMessage,
        *,
        reached: Mapping[str, Reached] = NO_ONE,
    ) -> None:
        # Note what was sent, as often as it takes: else it would be sent again.
        try:
            await when_store_is_there(
                partial(note_message, self.store, notice.table, under, message, reached=reached)
            )
        except Exception:
            log.exception(
                "a message that was sent can't be noted", table=str(notice.table), kind=notice.kind
            )


def _is_told(notice: Notice, post: Post, noted: NotedMessages, marks: Sequence[str]) -> bool:
    # A card shows the table of today, whichever act its notice tells of.
    is_card = notice.kind is NoticeKind.CARD
    version = max(notice.version, post.version) if is_card else notice.version
    return all(noted.has(mark, version) for mark in marks)


def nonce(notice: Notice, under: str) -> str:
    """Names this very message, so that a platform can tell a repetition: 25 characters."""
    whole = f"{notice.table}/{notice.version}/{under}/{notice.kind}"
    return hashlib.sha256(whole.encode()).hexdigest()[:25]

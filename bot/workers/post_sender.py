"""Hands posts to their platforms' messengers, and notes what was sent, so that nothing is sent
twice.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

import structlog

from bot.application.message_refs import (
    NotedMessage,
    last_message,
    note_message,
    take_outdated,
)
from bot.application.model import Address, Post
from bot.application.notices import CHAT
from bot.messages.messenger import Messenger, RetryLaterError
from bot.messages.preferences import Preferences
from bot.messages.words import say_in
from storage.base import Notice, NoticeKind, Store

log = structlog.get_logger(__name__)

_NO_MESSENGER = 60.0  # seconds to wait for a platform that isn't connected


@dataclass(frozen=True, kw_only=True)
class PostSender:
    """Sends posts, each once. Holds no state."""

    store: Store
    messengers: Mapping[str, Messenger]  # by platform

    def messenger(self, whose: Address) -> Messenger:
        """The platform where somebody is, or a chat. Raises RetryLaterError: not connected."""
        found = self.messengers.get(whose.platform)
        if found is None:
            log.warning("no messenger", platform=whose.platform)
            raise RetryLaterError(_NO_MESSENGER)
        return found

    async def send(self, notice: Notice, whom: Address, post: Post, *, under: str) -> None:
        """Show a post as the next of the messages that are noted `under` this name.

        Raises:
            what a messenger and the store raise.
        """
        last = await last_message(self.store, notice.table, under)
        is_repeatable = notice.kind in (NoticeKind.REMINDER, NoticeKind.CARD)
        if last and last.version >= notice.version and not is_repeatable:
            return  # delivered before a crash that came before it was noted as done
        await self._send(notice, whom, post, under, previous=last.reference if last else "")

    async def send_line(self, notice: Notice, whom: Address, post: Post, *, under: str) -> None:
        """Show a post that follows no other and isn't followed by one; once at this version.

        Raises:
            what a messenger and the store raise.
        """
        last = await last_message(self.store, notice.table, under)
        if last is None or last.version < notice.version:
            await self._send(notice, whom, post, under, previous="")

    async def outdate(self, notice: Notice) -> None:
        """Take the buttons from the questions of before this act; previews don't ask any more."""
        for old in await take_outdated(self.store, notice.table, notice.version):
            words = ""
            if old.is_preview:
                settings = await self.store.profile(old.who)
                words = say_in(Preferences.of(settings).language)("news-newer-board")
            await self.messenger(Address.parse(old.who)).strip(old.reference, words=words)

    async def _send(
        self, notice: Notice, whom: Address, post: Post, under: str, *, previous: str
    ) -> None:
        messenger = self.messenger(whom)
        is_public = notice.to == CHAT and under.startswith(CHAT)
        send = messenger.send_to_chat if is_public else messenger.send_to_person
        reference = await send(whom, post, previous=previous, nonce=nonce(notice, under))
        message = NotedMessage(version=notice.version, reference=reference)
        await note_message(self.store, notice.table, under, message)


def nonce(notice: Notice, under: str) -> str:
    """Names this very message, so that a platform can tell a repetition: 25 characters."""
    whole = f"{notice.table}/{notice.version}/{under}/{notice.kind}"
    return hashlib.sha256(whole.encode()).hexdigest()[:25]

"""A platform as deliveries see it: a turn to wait for, two calls, and three errors; and the page,
which shows tables of every platform.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import AbstractAsyncContextManager
from typing import Protocol, runtime_checkable

from bot.application.message_refs import NotedMessages
from bot.application.model import Address, Post
from bot.application.profile import Refusal
from storage.base import Notice, TableKey


class PrivateChatClosedError(Exception):
    """The person's private chat refuses us; they are told in the channel from now on."""

    def __init__(self, why: Refusal = Refusal.CLOSED) -> None:
        super().__init__(why)
        self.why = why


class ChatGoneError(Exception):
    """The chat doesn't exist any more, or we were shown out: nothing will ever arrive there."""


class RetryLaterError(Exception):
    """The platform asks us to wait."""

    why = "later"  # one of `metrics.RETRIES`

    def __init__(self, seconds: float) -> None:
        super().__init__(f"in {seconds} s")
        self.seconds = seconds


class Messenger(Protocol):
    """A platform, as deliveries see it. Both calls raise the three errors above.

    `previous` is what the last call for this table and recipient returned ("" if none): the
    message to edit or to strip of its buttons. `noted` is what is noted of all its messages, and
    so where the table is played. `nonce` (at most 25 characters) is the same when
    the same notice is delivered again.
    """

    def turn(self, whom: Address, notice: Notice) -> AbstractAsyncContextManager[None]:
        """Wait until a notice may be told at once: the platform is there, its limits leave room.

        Others for the same place wait until the context is left.
        """

    async def send_to_chat(
        self, chat: Address, post: Post, *, previous: str, noted: NotedMessages, nonce: str
    ) -> str:
        """Show a post to everybody in a chat; `post.mentions` are pinged, once."""

    async def send_to_person(
        self, who: Address, post: Post, *, previous: str, noted: NotedMessages, nonce: str
    ) -> str:
        """Show a post to one person in private; silent if `post.is_silent`."""

    async def strip(self, reference: str, *, words: str = "") -> None:
        """Take an outdated question or preview away; else its buttons. Raises nothing.

        `reference` is one of a call above, or what the platform noted of an answer. Where a message
        can't be taken away, `words` replace what it said, if they aren't "".
        """

    def private_link(self, table: TableKey, *, is_open: bool) -> str:
        """What somebody may open who can't be written to: the private chat with Salle.

        Where links can name a table it leads to this one, and accepts a challenge that `is_open`.
        "" if the platform has no such link, or isn't there just now.
        """


@runtime_checkable
class Page(Protocol):
    """The page, as deliveries on other platforms see it: the same tables can be open there."""

    @property
    def platform(self) -> str:
        """Of its own people; whom of them it rings is its own business."""

    async def changed(self, table: TableKey, alias: str, version: int) -> None:
        """Tell the tabs at a table that it changed. Raises StoreAwayError."""

    async def watching(self, alias: str) -> Collection[Address]:
        """Who looks at the table there just now. Raises StoreAwayError."""

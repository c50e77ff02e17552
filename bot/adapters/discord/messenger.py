"""What deliveries send: boards in channels and threads, turns in private chats."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from typing import Final

import aiohttp
import discord
import structlog

from bot.adapters.background import Background
from bot.adapters.discord.activity import Activity
from bot.adapters.discord.layout import OutgoingMessage, compose
from bot.adapters.discord.places import MessageRef
from bot.adapters.discord.requests import address
from bot.adapters.ordered_locks import OrderedLocks
from bot.application.message_refs import (
    NotedMessage,
    NotedMessages,
    note_message,
    noted_messages,
)
from bot.application.model import Address, Post
from bot.application.profile import Refusal
from bot.messages.messenger import ChatGoneError, PrivateChatClosedError, RetryLaterError
from bot.messages.pictures import Pictures
from storage.base import Notice, NoticeKind, TableKey
from storage.store import Store

log = structlog.get_logger(__name__)

_CLOSED: Final = {
    50007: Refusal.CLOSED,
    50278: Refusal.NO_COMMON_PLACE,
    40003: Refusal.BUSY,
}
_GONE: Final = {10003, 10004, 10008, 10013, 50001, 50008, 50013, 50083}
_FORBIDDEN: Final = 50013
_HAS_THREAD: Final = 160004
_RETRY_DELAY: Final = 5.0  # seconds after which to try again what Discord itself failed at
_EDITABLE: Final = 3_000.0  # seconds; messages older than an hour take few edits
_THREAD_ARCHIVED: Final = 10_080  # minutes after the last message: the longest that Discord offers


class DiscordMessenger:
    """Fulfils `bot.messages.messenger.Messenger`.

    What was sent before is known by its references alone.
    """

    def __init__(self, store: Store, pictures: Pictures, activity: Activity) -> None:
        self._store = store
        self._activity = activity
        self._pictures = pictures
        self._tidying = Background()
        self._turns = OrderedLocks()
        self._client: discord.Client | None = None  # while it is logged in
        self._is_logged_in = asyncio.Event()
        self._is_shut_out = asyncio.Event()  # since it connected last: what is sent is refused

    @asynccontextmanager
    async def turn(self, whom: Address, notice: Notice) -> AsyncIterator[None]:
        """Cards go to their channel, boards to the thread of their table.

        The library waits for up to 30 s where Discord asks for it; meanwhile others wait here.
        """
        await self._is_logged_in.wait()
        is_board = notice.is_to_chat and notice.kind is not NoticeKind.CARD
        async with self._turns.of(f"{notice.table}/{notice.to}" if is_board else str(whom)):
            yield

    async def send_to_chat(
        self, chat: Address, post: Post, *, previous: str, noted: NotedMessages, nonce: str
    ) -> str:
        """Show a post in a table's thread, or else in the channel.

        An update is edited into the last one, unless it has to ring or that can't be changed.
        """
        before = MessageRef.parse(previous)
        if post.is_private and (not _is_card(post) or (not before and post.version)):
            return previous  # they are told as a player, and saw the challenge answered themselves
        outgoing = (await compose(_in_public(post), self._pictures))[0]
        outgoing = await self._activity.with_board(outgoing, post, chat)
        with self._sending() as client:
            if before and _is_card(post) and post.players and not post.is_private:
                thread = await self._place(client, int(chat.id), post, noted)
                outgoing = outgoing.leading_to(thread if thread != before.channel else None)
            is_edited = _is_card(post) or (post.is_update and not post.mentions)
            if before and is_edited and await self._edit(client, before, outgoing):
                return previous
            channel = (
                await _open_private_chat(client, int(chat.id)) if post.is_private else int(chat.id)
            )
            sent = await self._publish(client, channel, post, outgoing, noted, nonce)
        if before and before != sent:
            put_away = remove if post.is_update else strip
            self._tidying.begin(put_away(client, before))
        return str(sent)

    async def send_to_person(
        self, who: Address, post: Post, *, previous: str, noted: NotedMessages, nonce: str
    ) -> str:
        """A player's private message: a new one to act on, else the last one brought up to date.

        One message a table stands there: a new one replaces the last.
        """
        before = MessageRef.parse(previous)
        outgoing = (await compose(post, self._pictures))[0]
        outgoing = await self._activity.with_board(outgoing, post, who)
        if post.table and not _is_card(post):
            thread = _last(noted, noted.thread)
            outgoing = outgoing.leading_to(thread.channel if thread else None)
        with self._sending() as client:
            is_update = before and post.is_silent and before.age < _EDITABLE
            if before and is_update and await self._edit(client, before, outgoing):
                return previous
            channel = before.channel if before else await _open_private_chat(client, int(who.id))
            sent = await _send(client, channel, outgoing, post, nonce)
        if before and before != sent:
            self._tidying.begin(remove(client, before))
        return str(sent)

    async def strip(self, reference: str, *, words: str = "") -> None:
        """Take an outdated message away from a private chat, in the background."""
        if self._client and (ref := MessageRef.parse(reference)):
            self._tidying.begin(remove(self._client, ref))

    def private_link(self, table: TableKey, *, is_open: bool) -> str:
        """Salle's profile, from where anybody can write to her: no link leads to a table."""
        user = self._client.user if self._client else None
        return f"https://discord.com/users/{user.id}" if user else ""

    def _logged_in(self) -> discord.Client:
        if self._client is None:
            raise RetryLaterError(_RETRY_DELAY)
        return self._client

    @contextmanager
    def _sending(self) -> Iterator[discord.Client]:
        # The client to send with. Discord's errors are raised as deliveries understand them. If it
        # is shut out the connection ends, and is begun again.
        client = self._logged_in()
        try:
            yield client
        except discord.RateLimited as err:
            raise RetryLaterError(err.retry_after) from err
        except discord.HTTPException as err:
            if err.code in _CLOSED:
                raise PrivateChatClosedError(_CLOSED[err.code]) from err
            if err.code in _GONE:
                raise ChatGoneError(str(err)) from err
            if err.status == 401 and self._client is client:
                self._is_shut_out.set()
            if err.status in (401, 429) or err.status >= 500:
                raise RetryLaterError(_RETRY_DELAY) from err
            raise
        except (aiohttp.ClientError, OSError, TimeoutError) as err:
            raise RetryLaterError(_RETRY_DELAY) from err

    async def _publish(
        self,
        client: discord.Client,
        channel: int,
        post: Post,
        outgoing: OutgoingMessage,
        noted: NotedMessages,
        nonce: str,
    ) -> MessageRef:
        # In the thread; if that is gone or closed to us, in the channel.
        if _is_card(post):
            before = await self._followed(post.follows, noted) if post.follows else None
            place = before.channel if before else channel
        else:
            place = await self._place(client, channel, post, noted)
        try:
            return await _send(client, place, outgoing, post, nonce)
        except discord.HTTPException as err:
            if place == channel or err.code not in _GONE:
                raise
            return await _send(client, channel, outgoing, post, nonce)

    async def _place(
        self, client: discord.Client, channel: int, post: Post, noted: NotedMessages
    ) -> int:
        # Where the table is played: where its last board stands, or a thread from its card.
        if post.table is None:
            return channel
        if board := _last(noted, noted.board) or _last(noted, noted.thread):
            return board.channel
        card = _last(noted, noted.card)
        if card is None:  # a match that began by itself, after the one before it in a series
            before = await self._followed(post.follows, noted) if post.follows else None
            return before.channel if before else channel
        if card.channel != channel:
            return card.channel  # a rematch goes on in the thread of the match before it
        if not post.has_thread:
            return channel
        try:
            await client.http.start_thread_with_message(
                card.channel,
                card.message,
                name=post.title[:100] or "Salle",
                auto_archive_duration=_THREAD_ARCHIVED,
            )
        except discord.HTTPException as err:
            if err.code != _HAS_THREAD:  # else it was made before a crash
                log.info("no thread for a table", why=str(err))
                return channel
        thread = card.message  # a thread has the id of the message that it begins with
        await self._store.list_running([str(address(thread))], post.table, at=time.time())
        for player in post.players:
            await _add_to_thread(client, thread, int(player.address.id))
        # Noted when all is done: after a crash it is done again, without harm.
        reference = NotedMessage(version=0, reference=str(MessageRef(thread, card.message)))
        await note_message(self._store, post.table, noted.thread, reference)
        return thread

    async def _followed(self, table: TableKey, noted: NotedMessages) -> MessageRef | None:
        # The last board, in this chat, of the table of which this is the rematch.
        before = (await noted_messages(self._store, table)).in_chat(noted.chat)
        return _last(before, before.board)

    async def _edit(
        self, client: discord.Client, ref: MessageRef, outgoing: OutgoingMessage
    ) -> bool:
        # Whether the message could be changed; if not, a new one is wanted.
        message = client.get_partial_messageable(ref.channel).get_partial_message(ref.message)
        try:
            await message.edit(
                content=outgoing.content,
                attachments=outgoing.files(),
                view=outgoing.view,
            )
        except (discord.Forbidden, discord.NotFound, discord.RateLimited):
            return False
        except discord.HTTPException as err:
            if err.status >= 500:
                raise
            log.info("a message can't be edited", code=err.code)
            return False
        return True


def _last(noted: NotedMessages, to: str) -> MessageRef | None:
    last = noted.last(to)
    return MessageRef.parse(last.reference) if last else None


async def strip(client: discord.Client, ref: MessageRef, words: str = "") -> None:
    """Take an old message's buttons away, if that works; `words` replace its own."""
    message = client.get_partial_messageable(ref.channel).get_partial_message(ref.message)
    try:
        await message.edit(view=None, content=words or discord.utils.MISSING)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as err:
        # The buttons are answered with the position as it is now.
        log.info("an old message keeps its buttons", why=str(err))


async def remove(client: discord.Client, ref: MessageRef) -> None:
    """Take a message away that another has taken the place of; else its buttons."""
    message = client.get_partial_messageable(ref.channel).get_partial_message(ref.message)
    try:
        await message.delete()
    except discord.NotFound:
        pass  # its reader was quicker
    except (discord.DiscordException, aiohttp.ClientError, OSError) as err:
        log.info("an old message stays", why=str(err))
        await strip(client, ref)


async def _open_private_chat(client: discord.Client, user: int) -> int:
    return int((await client.http.start_private_message(user))["id"])


async def _send(
    client: discord.Client, channel: int, outgoing: OutgoingMessage, post: Post, nonce: str
) -> MessageRef:
    # Send once: the same nonce within minutes names the message already made.
    place = client.get_partial_messageable(channel)

    async def send(outgoing: OutgoingMessage) -> MessageRef:
        message = await place.send(
            outgoing.content,
            files=outgoing.files(),
            view=outgoing.view,  # type: ignore[arg-type]  # its overloads know one kind each
            nonce=nonce,
            silent=post.is_silent and not outgoing.mentioned,
            suppress_embeds=True,
            allowed_mentions=outgoing.mentions,
        )
        return MessageRef(channel, message.id)

    try:
        return await send(outgoing)
    except discord.Forbidden as err:
        if err.code != _FORBIDDEN or not outgoing.attachments:
            raise
        return await send(outgoing.without_files())  # perhaps only files are forbidden


async def _add_to_thread(client: discord.Client, thread: int, user: int) -> None:
    # So that the thread stands in their list. Where that can't be, they find it under its card.
    try:
        await client.http.add_user_to_thread(thread, user)
    except discord.HTTPException as err:
        log.info("a player isn't added to their thread", why=str(err))


def _in_public(post: Post) -> Post:
    # In channels a move is begun with *My hand* or *My turn*: the rows of moves stay private.
    if post.prompt is None:
        return post
    return replace(post, prompt=replace(post.prompt, groups=()))


def _is_card(post: Post) -> bool:
    # A challenge, which is edited when it is answered; boards follow one another.
    return post.picture is None and post.prompt is not None

"""Our messages on Telegram: sent, edited, stripped of their buttons.

Every failure of Telegram's is turned into one of the three that deliveries know.
"""

from __future__ import annotations

import asyncio
import hashlib
import io
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from typing import Any, Final
from weakref import WeakValueDictionary

import structlog
from telegram import InputMediaPhoto, LinkPreviewOptions, Message, ReplyParameters
from telegram.constants import ParseMode
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
)
from telegram.ext import ExtBot

from bot.adapters.telegram.layout import CAPTION, TEXT, OutgoingMessage
from bot.adapters.telegram.places import MessageRef, Place
from bot.application.model import Picture
from bot.messages.messenger import ChatGoneError, PrivateChatClosedError, RetryLaterError
from bot.messages.pictures import Pictures

log = structlog.get_logger(__name__)

_FILES_KNOWN: Final = 1_024
_AWAY: Final = 1.5  # seconds to wait for a network that is down
_UNCHANGED: Final = "message is not modified"
_LOST: Final = ("message to edit not found", "message can't be edited", "there is no ")
_SHUT: Final = (
    "chat not found",
    "chat_write_forbidden",
    "topic_closed",
    "not enough rights",
    "have no rights",
    "user is deactivated",
    "peer_id_invalid",
)
_NO_TOPIC: Final = "message thread not found"
_PLAIN: Final = LinkPreviewOptions(is_disabled=True)

Bot = ExtBot[int]
Moved = Callable[[int, int], Awaitable[None]]


class LostMessageError(Exception):
    """The message to edit is gone, or can't become what it should."""


class Messages:
    """What we say. `moved` hears of groups that got another number."""

    def __init__(self, bot: Bot, pictures: Pictures, moved: Moved) -> None:
        self._bot = bot
        self._pictures = pictures
        self._moved = moved
        self._files: OrderedDict[bytes, str] = OrderedDict()  # what Telegram has already
        self._wanted: dict[tuple[int, int], object] = {}
        self._turns: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    async def send(
        self,
        place: Place,
        outgoing: OutgoingMessage,
        *,
        is_silent: bool = True,
        reply_to: int | None = None,
    ) -> MessageRef:
        """A new message. Raises ClosedDoorError, GoneError, TryLaterError."""
        try:
            async with _understood(place):
                return await self._send(place, outgoing, is_silent, reply_to)
        except ChatMigrated as gone:
            there = Place(gone.new_chat_id)
            await self._moved(place.chat, there.chat)
            async with _understood(there):
                return await self._send(there, outgoing, is_silent, None)
        except BadRequest as err:
            if _NO_TOPIC not in str(err).lower():
                raise
            async with _understood(place):  # the topic was deleted: then in the chat itself
                return await self._send(Place(place.chat), outgoing, is_silent, None)

    async def edit(self, ref: MessageRef, outgoing: OutgoingMessage) -> MessageRef:
        """Make a message into something else; of edits that wait, only the last is made.

        Raises LostMessageError, ClosedDoorError, GoneError, TryLaterError.
        """
        message = (ref.chat, ref.message)
        mine = self._wanted[message] = object()
        async with self._turns.setdefault(message, asyncio.Lock()):
            if self._wanted.get(message) is not mine:
                return ref
            try:
                async with _understood(Place(ref.chat)):
                    return await self._edit(ref, outgoing)
            except ChatMigrated as gone:
                await self._moved(ref.chat, gone.new_chat_id)
                raise LostMessageError from gone
            finally:
                if self._wanted.get(message) is mine:
                    del self._wanted[message]

    async def strip(self, ref: MessageRef | None) -> None:
        """Take a message's buttons away. That it fails is no harm: old buttons know their age."""
        if ref is None:
            return
        try:
            await self._bot.edit_message_reply_markup(ref.chat, ref.message)
        except TelegramError as err:
            log.info("old buttons stay", chat=ref.chat, why=str(err))

    async def delete(self, ref: MessageRef) -> None:
        """Take a message away; where that can't be, its buttons at least."""
        try:
            await self._bot.delete_message(ref.chat, ref.message)
        except TelegramError as err:
            log.info("a message stays", chat=ref.chat, why=str(err))
            await self.strip(ref)

    async def _send(
        self, place: Place, outgoing: OutgoingMessage, is_silent: bool, reply_to: int | None
    ) -> MessageRef:
        how: dict[str, Any] = {
            "chat_id": place.chat,
            "message_thread_id": place.topic,
            "disable_notification": is_silent,
            "reply_markup": outgoing.keyboard,
            "parse_mode": ParseMode.HTML,
        }
        if reply_to is not None:
            how["reply_parameters"] = ReplyParameters(reply_to, allow_sending_without_reply=True)
        post = outgoing.post
        caption = outgoing.html(CAPTION)
        if post.film:
            film = await self._pictures.gif(post.film)
            name = "replay.gif"
            return _ref(await self._bot.send_animation(
                animation=io.BytesIO(film), filename=name, caption=caption, **how
            ))  # fmt: skip
        if file := _as_file(outgoing):
            name, body = file
            return _ref(await self._bot.send_document(
                document=body, filename=name, caption=_without_text(outgoing).html(CAPTION), **how
            ))  # fmt: skip
        if post.picture and (photo := await self._photo(post.picture)):
            digest, media = photo
            try:
                sent = await self._bot.send_photo(photo=media, caption=caption, **how)
            except BadRequest as err:
                if not _is_about_pictures(err):
                    raise
                log.warning("picture refused", chat=place.chat, why=str(err))
            else:
                self._keep(digest, sent)
                return _ref(sent)
        text = _in_words(outgoing).html(TEXT)
        return _ref(await self._bot.send_message(text=text, link_preview_options=_PLAIN, **how))

    async def _edit(self, ref: MessageRef, outgoing: OutgoingMessage) -> MessageRef:
        where: dict[str, Any] = {
            "chat_id": ref.chat,
            "message_id": ref.message,
            "reply_markup": outgoing.keyboard,
        }
        post = outgoing.post
        if post.film or post.file or not outgoing.fits(CAPTION if ref.has_media else TEXT):
            raise LostMessageError
        try:
            if post.picture and (photo := await self._photo(post.picture)):
                digest, media = photo
                shown = InputMediaPhoto(media, outgoing.html(CAPTION), ParseMode.HTML)
                edited = await self._bot.edit_message_media(shown, **where)
                if isinstance(edited, Message):
                    self._keep(digest, edited)
                return MessageRef(ref.chat, ref.message, has_media=True)
            where["parse_mode"] = ParseMode.HTML
            if ref.has_media:
                await self._bot.edit_message_caption(caption=outgoing.html(CAPTION), **where)
            else:
                text = _in_words(outgoing).html(TEXT)
                await self._bot.edit_message_text(text, link_preview_options=_PLAIN, **where)
        except BadRequest as err:
            said = str(err).lower()
            if any(lost in said for lost in _LOST):
                raise LostMessageError from err
            if _UNCHANGED not in said:
                raise
        return ref

    async def _photo(self, picture: Picture) -> tuple[bytes, bytes | str] | None:
        """The picture's digest, and its bytes or Telegram's own name for them; None: it failed."""
        try:
            png = await self._pictures.png(picture)
        except Exception:
            # Whatever the renderer stumbles over, the board is still told in words.
            log.exception("picture failed", view=type(picture.view).__name__)
            return None
        digest = hashlib.sha256(png).digest()
        return digest, self._files.get(digest, png)

    def _keep(self, digest: bytes, sent: Message) -> None:
        if sent.photo:
            self._files[digest] = sent.photo[-1].file_id
            self._files.move_to_end(digest)
            while len(self._files) > _FILES_KNOWN:
                self._files.popitem(last=False)


@asynccontextmanager
async def _understood(place: Place) -> AsyncIterator[None]:
    """Say what Telegram's refusal means for this chat."""
    try:
        yield
    except Forbidden as err:
        raise (PrivateChatClosedError if place.is_private else ChatGoneError)(str(err)) from err
    except RetryAfter as err:
        raise RetryLaterError(seconds(err)) from err
    except InvalidToken as err:
        raise ChatGoneError("the token is not accepted any more") from err
    except BadRequest as err:
        if any(shut in str(err).lower() for shut in _SHUT):
            raise (PrivateChatClosedError if place.is_private else ChatGoneError)(str(err)) from err
        raise
    except NetworkError as err:
        raise RetryLaterError(_AWAY) from err


def seconds(err: RetryAfter) -> float:
    """How long Telegram wants us to wait."""
    rest = err.retry_after
    return rest.total_seconds() if isinstance(rest, timedelta) else float(rest)


def _ref(sent: Message) -> MessageRef:
    has_media = bool(sent.photo or sent.animation or sent.document)
    return MessageRef(sent.chat.id, sent.message_id, has_media)


def _is_about_pictures(err: BadRequest) -> bool:
    said = str(err).lower()
    return any(word in said for word in ("image_", "photo", "file identifier", "media"))


def _as_file(outgoing: OutgoingMessage) -> tuple[str, bytes] | None:
    if outgoing.post.file:
        return outgoing.post.file
    return None if outgoing.fits(TEXT) else ("salle.txt", outgoing.post.text.encode())


def _without_text(outgoing: OutgoingMessage) -> OutgoingMessage:
    return replace(outgoing, post=replace(outgoing.post, text=""))


def _in_words(outgoing: OutgoingMessage) -> OutgoingMessage:
    """A board without its picture: what the picture shows, said."""
    picture = outgoing.post.picture
    if picture is None:
        return outgoing
    lines = (*outgoing.post.lines, picture.alt)
    return replace(outgoing, post=replace(outgoing.post, lines=lines, picture=None))

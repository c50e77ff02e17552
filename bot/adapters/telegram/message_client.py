"""Calls to Telegram about one message: send, edit, take its buttons away, delete.

Telegram's errors are turned into the three that deliveries know.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import structlog
from cachetools import LRUCache
from telegram import InputMediaPhoto, LinkPreviewOptions, Message, ReplyParameters
from telegram.constants import ParseMode
from telegram.error import (
    BadRequest,
    ChatMigrated,
    TelegramError,
)
from telegram.ext import ExtBot

from bot.adapters.ordered_locks import OrderedLocks
from bot.adapters.telegram.errors import translated_errors
from bot.adapters.telegram.layout import CAPTION, TEXT, OutgoingMessage
from bot.adapters.telegram.mini_app import MiniApp
from bot.adapters.telegram.places import PLATFORM, MessageRef, Place
from bot.adapters.telegram.rate_limiter import NO_RETRIES, ChatLimiter
from bot.application.model import Picture, Post, SheetPicture
from bot.application.place import of_chat_and_place
from bot.messages.pictures import Pictures
from bot.messages.preferences import Preferences
from bot.messages.words import Words, say_in
from storage.store import Store

log = structlog.get_logger(__name__)

_FILES_KNOWN: Final = 1_024
_EDITS_KNOWN: Final = 4_096  # messages that were edited lately
_TOPIC_NAME: Final = 128  # characters
_UNCHANGED: Final = "message is not modified"
_LOST: Final = ("message to edit not found", "message can't be edited", "there is no ")
_ABOUT_PICTURES: Final = ("image_", "photo", "file identifier", "media")
_NO_TOPIC: Final = "message thread not found"
_NO_PREVIEW: Final = LinkPreviewOptions(is_disabled=True)


class LostMessageError(Exception):
    """The message to edit is gone, or can't become what it should."""


class MessageClient:
    """Sends and edits, and has the tables of a group follow it where it has moved."""

    def __init__(
        self,
        bot: ExtBot[int],
        limiter: ChatLimiter,
        pictures: Pictures,
        store: Store,
        mini_app: MiniApp | None = None,
    ) -> None:
        """`limiter` is the one that the bot uses."""
        self._bot = bot
        self._mini_app = mini_app
        self.limiter = limiter
        self._pictures = pictures
        self._store = store
        self._files: LRUCache[bytes, str] = LRUCache(_FILES_KNOWN)  # what Telegram has already
        self._intentions = 0
        self._latest_edits: LRUCache[tuple[int, int], int] = LRUCache(_EDITS_KNOWN)
        self._removals: LRUCache[tuple[int, int], int] = LRUCache(_EDITS_KNOWN)
        self._edit_locks = OrderedLocks()

    async def send(
        self,
        place: Place,
        outgoing: OutgoingMessage,
        *,
        is_silent: bool = True,
        reply_to: int | None = None,
        is_patient: bool = True,
    ) -> MessageRef:
        """A new message. Raises PrivateChatClosedError, ChatGoneError, RetryLaterError.

        A caller that isn't patient gets RetryLaterError at once where Telegram asks us to wait.
        """
        how = {"disable_notification": is_silent, "rate_limit_args": _retries(is_patient)}
        outgoing = await self._with_board(place, outgoing)
        try:
            async with translated_errors(place):
                return await self._send(place, outgoing, how, reply_to)
        except ChatMigrated as gone:
            await self.follow_group(place.chat, gone.new_chat_id)
            place = Place(gone.new_chat_id)
        except BadRequest as err:
            if _NO_TOPIC not in str(err).lower():
                raise
            place = Place(place.chat)  # the topic was deleted: then in the chat itself
        async with translated_errors(place):
            return await self._send(place, outgoing, how, None)

    async def words(self, place: Place) -> Words:
        """Words in the language of a chat."""
        settings = await of_chat_and_place(self._store, PLATFORM, place.address.id)
        return say_in(Preferences.of(settings).language)

    async def follow_group(self, old: int, new: int) -> None:
        """A group became a supergroup: its tables go on there."""
        await self._store.move_chat(PLATFORM, str(old), str(new))

    def intend(self, ref: MessageRef) -> int:
        """The number of an edit that is going to be made; those begun before it are passed over."""
        self._intentions += 1
        self._latest_edits[ref.chat, ref.message] = self._intentions
        return self._intentions

    async def edit(
        self,
        ref: MessageRef,
        outgoing: OutgoingMessage,
        *,
        number: int | None = None,
        is_patient: bool = True,
    ) -> MessageRef | None:
        """Make a message into something else; of edits that wait, only the last is made.

        So a player who taps faster than a chat may be written to is shown what the last tap made.
        An edit that is tried again keeps its `number`. Patience is as in `send`. None: it was
        passed over for a later one.

        Raises LostMessageError, PrivateChatClosedError, ChatGoneError, RetryLaterError.
        """
        message = (ref.chat, ref.message)
        number = number or self.intend(ref)
        outgoing = await self._with_board(Place(ref.chat), outgoing)
        async with self._edit_locks.of(f"{ref.chat}/{ref.message}"):
            if self._latest_edits.get(message, number) == number:
                await self.limiter.room(ref.chat)
            if number < self._removals.get(message, 0):
                raise LostMessageError
            if self._latest_edits.get(message, number) != number:
                return None
            try:
                async with translated_errors(Place(ref.chat)):
                    return await self._edit(ref, outgoing, _retries(is_patient))
            except ChatMigrated as gone:
                await self.follow_group(ref.chat, gone.new_chat_id)
                raise LostMessageError from gone

    async def strip(self, ref: MessageRef | None) -> None:
        """Take a message's buttons away, if that works: old buttons are answered as such.

        Nor does a move go on saying that it hasn't been sent, when the match has gone on.
        """
        if ref is None:
            return
        self.intend(ref)
        try:
            if ref.is_preview:
                await self._outdate(ref)
            else:
                await self._bot.edit_message_reply_markup(ref.chat, ref.message)
        except TelegramError as err:
            log.info("old buttons stay", why=str(err))

    async def open_topic(self, place: Place, name: str) -> MessageRef | None:
        """A new topic of a forum, by the message that opens it; None where we can't have one."""
        async with translated_errors(place):
            try:
                topic = await self._bot.create_forum_topic(place.chat, name[:_TOPIC_NAME])
            except BadRequest as err:  # no forum, or no right to open topics
                log.info("no topic for a table", why=str(err))
                return None
        return MessageRef(place.chat, topic.message_thread_id)

    async def pin(self, ref: MessageRef) -> None:
        """Keep a message on top of its chat, in silence."""
        try:
            await self._bot.pin_chat_message(ref.chat, ref.message, disable_notification=True)
        except TelegramError as err:
            log.info("a message isn't pinned", why=str(err))

    async def unpin(self, ref: MessageRef | None) -> None:
        """A message that was kept on top goes; where it can't be deleted, it is like any other."""
        if ref is None:
            return
        try:
            await self._bot.unpin_chat_message(ref.chat, ref.message)
        except TelegramError as err:
            log.info("a message stays pinned", why=str(err))
        await self.delete(ref)

    async def remove(self, ref: MessageRef | None) -> None:
        """Take a message away that another has taken the place of.

        What is too old to be deleted says in one line that there is a newer one.
        """
        if ref is None:
            return
        self._removals[ref.chat, ref.message] = self.intend(ref)
        try:
            with suppress(TelegramError):
                await self._bot.delete_message(ref.chat, ref.message)
                return
            await self._outdate(ref)
        except TelegramError as err:
            log.info("an old message stays", why=str(err))

    async def _outdate(self, ref: MessageRef) -> None:
        words = (await self.words(Place(ref.chat)))("news-newer-board")
        if ref.has_media:
            await self._bot.edit_message_caption(ref.chat, ref.message, caption=words)
        else:
            await self._bot.edit_message_text(words, ref.chat, ref.message)

    async def delete(self, ref: MessageRef) -> None:
        """Delete a message; where that can't be, take its buttons away."""
        try:
            await self._bot.delete_message(ref.chat, ref.message)
        except TelegramError as err:
            log.info("a message stays", why=str(err))
            await self.strip(ref)

    async def _with_board(self, place: Place, outgoing: OutgoingMessage) -> OutgoingMessage:
        # With the button that opens its table, where there is an app to be opened.
        if self._mini_app is None or not self._mini_app.is_offered or outgoing.post.table is None:
            return outgoing
        board = await self._mini_app.button(place, outgoing.post, await self.words(place))
        return replace(outgoing, board=board)

    async def _send(
        self,
        place: Place,
        outgoing: OutgoingMessage,
        how: Mapping[str, Any],
        reply_to: int | None,
    ) -> MessageRef:
        options: dict[str, Any] = {
            "chat_id": place.chat,
            "message_thread_id": place.topic,
            "reply_markup": outgoing.keyboard,
            "parse_mode": ParseMode.HTML,
            **how,
        }
        if reply_to is not None:
            options["reply_parameters"] = ReplyParameters(
                reply_to, allow_sending_without_reply=True
            )
        post = outgoing.post
        caption = outgoing.html(CAPTION)
        loop = (post.picture,) if post.picture and post.picture.before else ()
        if film := post.film or loop:
            if made := await self._film(film):
                name = "move.mp4" if film[-1].before else "replay.mp4"
                return _ref(await self._bot.send_animation(
                    animation=made, filename=name, caption=caption, **options
                ))  # fmt: skip
            outgoing = _without_film(outgoing) if post.film else outgoing
        if file := _as_file(outgoing):
            name, body = file
            words = replace(outgoing, post=replace(outgoing.post, text=""))
            if not words.fits(CAPTION):  # said before it, in a message of its own
                above = options | {"reply_markup": None}
                await self._bot.send_message(
                    text=words.html(TEXT), link_preview_options=_NO_PREVIEW, **above
                )
                words = OutgoingMessage(post=Post(title=outgoing.post.title))
            return _ref(await self._bot.send_document(
                document=body, filename=name, caption=words.html(CAPTION), **options
            ))  # fmt: skip
        if photo := await self._photo(post.sheet or post.picture):
            digest, media = photo
            try:
                sent = await self._bot.send_photo(photo=media, caption=caption, **options)
            except BadRequest as err:
                if not any(word in str(err).lower() for word in _ABOUT_PICTURES):
                    raise
                log.warning("picture refused", why=str(err))
            else:
                self._keep(digest, sent)
                return _ref(sent)
        text = _without_picture(outgoing).html(TEXT)
        return _ref(
            await self._bot.send_message(text=text, link_preview_options=_NO_PREVIEW, **options)
        )

    async def _edit(
        self, ref: MessageRef, outgoing: OutgoingMessage, retries: int | None
    ) -> MessageRef:
        where: dict[str, Any] = {
            "chat_id": ref.chat,
            "message_id": ref.message,
            "reply_markup": outgoing.keyboard,
            "rate_limit_args": retries,
        }
        post = outgoing.post
        if post.film or post.file or not outgoing.fits(CAPTION if ref.has_media else TEXT):
            raise LostMessageError
        try:
            if photo := await self._photo(post.sheet or post.picture):
                digest, media = photo
                shown = InputMediaPhoto(media, outgoing.html(CAPTION), ParseMode.HTML)
                edited = await self._bot.edit_message_media(shown, **where)
                if isinstance(edited, Message):
                    self._keep(digest, edited)
                return MessageRef(ref.chat, ref.message, True, post.is_preview)
            where["parse_mode"] = ParseMode.HTML
            if ref.has_media:
                await self._bot.edit_message_caption(caption=outgoing.html(CAPTION), **where)
            else:
                text = _without_picture(outgoing).html(TEXT)
                await self._bot.edit_message_text(text, link_preview_options=_NO_PREVIEW, **where)
        except BadRequest as err:
            said = str(err).lower()
            if any(phrase in said for phrase in _LOST):
                raise LostMessageError from err
            if _UNCHANGED not in said:
                raise
        return replace(ref, is_preview=post.is_preview)

    async def _photo(
        self, picture: Picture | SheetPicture | None
    ) -> tuple[bytes, bytes | str] | None:
        # The picture's digest, and its bytes or Telegram's own name for them; None: there is none,
        # or it failed.
        if picture is None:
            return None
        try:
            png = await self._pictures.png(picture)
        except Exception:
            # It is described in words instead.
            log.exception("picture failed", game=picture.game)
            return None
        digest = hashlib.sha256(png).digest()
        return digest, self._files.get(digest, png)

    async def _film(self, film: tuple[Picture, ...]) -> bytes | None:
        try:
            return await self._pictures.mp4(film)
        except Exception:
            log.exception("a film can't be made", game=film[0].game)
            return None

    def _keep(self, digest: bytes, sent: Message) -> None:
        if sent.photo:
            self._files[digest] = sent.photo[-1].file_id


def _retries(is_patient: bool) -> int | None:
    # How often the rate limiter waits and tries again: None, as it likes; or not at all.
    return None if is_patient else NO_RETRIES


def _ref(sent: Message) -> MessageRef:
    has_media = bool(sent.photo or sent.animation or sent.document)
    return MessageRef(sent.chat.id, sent.message_id, has_media)


def _as_file(outgoing: OutgoingMessage) -> tuple[str, bytes] | None:
    if outgoing.post.file:
        return outgoing.post.file
    text = outgoing.post.text
    return ("salle.txt", text.encode()) if text and not outgoing.fits(TEXT) else None


def _without_film(outgoing: OutgoingMessage) -> OutgoingMessage:
    # That there is no film, and how it would have ended.
    post = outgoing.post
    lines = (*post.lines, post.film_failed, post.film[-1].alt)
    return replace(outgoing, post=replace(post, lines=lines, film=()))


def _without_picture(outgoing: OutgoingMessage) -> OutgoingMessage:
    picture = outgoing.post.picture
    if picture is None:
        return outgoing
    lines = (*outgoing.post.lines, picture.alt)
    return replace(outgoing, post=replace(outgoing.post, lines=lines, picture=None))

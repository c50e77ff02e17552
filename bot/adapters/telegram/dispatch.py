"""Dispatch of updates to handlers: a chat's messages in their order, all else side by side."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import nullcontext, suppress
from typing import Final

import structlog
from cachetools import LRUCache
from telegram import Chat, ChatMemberUpdated, Message, Update, User
from telegram.constants import ChatMemberStatus
from telegram.error import TelegramError

from bot.adapters.telegram import requests
from bot.adapters.telegram.challenges import Challenges
from bot.adapters.telegram.commands import Commands
from bot.adapters.telegram.context import TelegramContext
from bot.adapters.telegram.inline_mode import InlineMode
from bot.adapters.telegram.places import PLATFORM, Place
from bot.adapters.telegram.responses import Shown
from bot.adapters.telegram.taps import Taps
from bot.application import left_places, profile
from bot.application.tickets import Verb
from bot.messages.messenger import ChatGoneError, PrivateChatClosedError, RetryLaterError
from bot.messages.preferences import Preferences
from bot.messages.words import say_in
from bot.observability.requests import note, request
from storage.base import StoreAwayError

log = structlog.get_logger(__name__)

# Lets the store forget an update, which is done with; see `Inbox`.
Forget = Callable[[], Awaitable[None]]

# The kinds of updates that we ask Telegram for.
ALLOWED_UPDATES: Final = (
    "message", "edited_message", "callback_query", "inline_query", "my_chat_member",
)  # fmt: skip

_OUTSIDE: Final = (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)
_INSIDE: Final = (ChatMemberStatus.MEMBER, ChatMemberStatus.ADMINISTRATOR)
_SIDE_BY_SIDE: Final = 256  # taps or questions of one chat
_RECENT: Final = 2_048  # messages
_MOVING: Final = 1.0  # seconds in which we hear whether a group that has us is one that moved
_CORRECTABLE: Final = 3_600.0  # seconds after which a message that is changed asks nothing new


def lane_of(update: Update) -> tuple[str, int]:
    """What an update waits for: a lane, and how many are handled there side by side."""
    chat, user = update.effective_chat, update.effective_user
    where = chat.id if chat else user.id if user else 0
    if update.callback_query or update.inline_query:
        return f"taps:{where}", _SIDE_BY_SIDE
    return f"chat:{where}", 1


def is_lasting(update: Update) -> bool:
    """Whether an update is still worth handling after a restart, perhaps for the second time.

    What people say to one another in a group is not, so that it is never stored.
    """
    if query := update.callback_query:
        # A tap that was perhaps obeyed may be obeyed once more; but keys under a public board go on
        # from what was tapped before, and are answered by an alert alone, which Telegram shows for
        # seconds only: a player who got none taps again.
        return (query.data or "").partition(":")[0] not in (Verb.KEY, Verb.WALK_PUBLIC)
    if message := update.message or update.edited_message:
        return requests.may_ask(message)
    return update.inline_query is None  # its asker has typed on


class Dispatch:
    """Hands updates to their handlers; an error in one doesn't affect the others."""

    def __init__(self, shared: TelegramContext) -> None:
        self._shared = shared
        self._store = shared.app.context.store
        self._challenges = Challenges(shared=shared)
        self._commands = Commands(shared=shared, challenges=self._challenges)
        self._taps = Taps(shared, self._challenges)
        self._inline = InlineMode(shared=shared)
        # What messages said, by their ids, and which update told us.
        self._read: LRUCache[tuple[int, int], tuple[str, int]] = LRUCache(_RECENT)
        # Set for supergroups that were groups before.
        self._arrivals: LRUCache[int, asyncio.Event] = LRUCache(_RECENT)

    async def handle(self, update: Update, forget: Forget) -> None:
        """Do what an update asks for, and answer; also where it was handled before, perhaps.

        Once it is answered it is forgotten, in one round trip with noting what was shown.

        Raises RetryLaterError: the answer couldn't be sent now.
        """
        with request(PLATFORM, _kind(update)):
            await self._answer(update, forget)

    async def _answer(self, update: Update, forget: Forget) -> None:
        user = update.effective_user
        try:
            await self._handle(update, forget)
        except PrivateChatClosedError as err:
            note("unanswered")
            if user:
                await self._note_closed(user.id, err.why)
        except StoreAwayError:
            note("away")
            await self._apologise(update, "hall-store-away")
        except RetryLaterError:
            note("unanswered")
            raise
        except (ChatGoneError, TelegramError) as err:
            note("unanswered")
            log.warning("an answer didn't arrive", update=update.update_id, why=str(err))
        except Exception:
            # A bug must not stop everybody else; the asker hears that something broke.
            note("failed")
            log.exception("update failed", update=update.update_id)
            await self._apologise(update, "hall-broken")

    async def _handle(self, update: Update, forget: Forget) -> None:
        chat, user = update.effective_chat, update.effective_user
        is_private = chat is not None and chat.type == Chat.PRIVATE
        answers = self._shared.app.context.tables.answers
        async with answers.to(_private_chat(user.id)) if is_private and user else nullcontext():
            shown = await self._obey(update)
            await asyncio.gather(self._shared.responder.note(shown), forget())

    async def _obey(self, update: Update) -> Shown | None:
        # Do what it asks for; returned is what is still to be noted of the answer.
        if query := update.callback_query:
            return await self._taps.answer(query)
        if typing := update.inline_query:
            await self._inline.answer(typing)
        elif change := update.my_chat_member:
            await self._membership_changed(change)
        elif message := update.message or self._corrected(update):
            await self._take_message(message, update.update_id)
        return None

    def _corrected(self, update: Update) -> Message | None:
        # A message in which somebody has just written something else. Previews of links are edits,
        # too.
        message = update.edited_message
        if message is None:
            return None
        is_late = message.edit_date is None or (
            (message.edit_date - message.date).total_seconds() > _CORRECTABLE
        )
        text, told_by = self._read.get((message.chat.id, message.message_id), (None, 0))
        is_other = message.text != text or told_by == update.update_id
        return message if is_other and not is_late else None

    async def _take_message(self, message: Message, update_id: int) -> None:
        if message.migrate_to_chat_id:
            await self._moved(message.chat.id, message.migrate_to_chat_id)
            return
        if message.migrate_from_chat_id:  # the same, told in the new chat: either may come first
            await self._moved(message.migrate_from_chat_id, message.chat.id)
            return
        user = message.from_user
        if user is not None and message.document and message.chat.type == Chat.PRIVATE:
            await self._commands.open_file(message, user)
            return
        if user is None or not message.text:
            return
        if user.is_bot:
            await self._refuse_anonymous(message, user)
            return
        self._read[message.chat.id, message.message_id] = (message.text, update_id)
        is_private = message.chat.type == Chat.PRIVATE
        await self._shared.users.remember(user, is_private=is_private)
        if is_private:
            await profile.note_private_chat_open(self._store, _private_chat(user.id))
        if self._inline.is_ours(message):
            await self._inline.obey(message, user)
        else:
            await self._commands.obey(message, user)

    async def _refuse_anonymous(self, message: Message, user: User) -> None:
        # An administrator who writes as the group can't be told from another.
        if message.sender_chat and (message.text or "").startswith("/"):
            say = await self._shared.app.words(requests.typed(message, user))
            await self._shared.responder.say(requests.place_of(message), say("hall-anonymous"))

    async def _membership_changed(self, change: ChatMemberUpdated) -> None:
        # Somebody blocked us or took us back, or a group has us now.
        status = change.new_chat_member.status
        if change.chat.type == Chat.PRIVATE:
            if status == ChatMemberStatus.BANNED:
                await self._note_closed(change.chat.id, profile.Refusal.BLOCKED)
            else:
                await profile.note_private_chat_open(self._store, _private_chat(change.chat.id))
            return
        place, tables = Place(change.chat.id), self._shared.app.context.tables
        if status in _OUTSIDE:
            await left_places.leave(tables, place.address)
            return
        chat = await self._store.profile(str(place.address))
        if profile.is_place_closed(chat):  # perhaps it isn't any more: it is tried
            await left_places.come_back(tables, place.address)
        if change.old_chat_member.status in _OUTSIDE and status in _INSIDE:
            if await self._has_moved(change.chat):
                return
            chat = await self._store.profile(str(place.address))
            said = Preferences.of(chat, change.from_user.language_code or "")
            await self._challenges.greet(place, say_in(said.language))

    async def _has_moved(self, chat: Chat) -> bool:
        # Whether a group that has us now had us before, under another id: it knows us already.
        # Telegram tells first that we are in the supergroup, then which group it was.
        if chat.type != Chat.SUPERGROUP:
            return False
        arrival = self._arrivals.setdefault(chat.id, asyncio.Event())
        with suppress(TimeoutError):
            async with asyncio.timeout(_MOVING):
                await arrival.wait()
        return arrival.is_set()

    async def _note_closed(self, user: int, why: profile.Refusal) -> None:
        # Only of somebody who is known: an onlooker leaves nothing behind.
        address, now = _private_chat(user), self._shared.app.context.now()
        try:
            if await self._store.profile(address):
                await profile.note_private_chat_closed(self._store, address, why, now=now)
        except StoreAwayError:
            log.info("a closed private chat is not noted: the store is away")

    async def _moved(self, old: int, new: int) -> None:
        # A group became a supergroup: its tables go on there.
        self._arrivals.setdefault(new, asyncio.Event()).set()
        await self._shared.messages.follow_group(old, new)

    async def _apologise(self, update: Update, key: str) -> None:
        message, user = update.message or update.edited_message, update.effective_user
        if message is None or user is None:
            return  # a tap has been answered already
        say = await self._shared.app.words(requests.typed(message, user))
        try:
            await self._shared.responder.say(requests.place_of(message), say(key))
        except (PrivateChatClosedError, ChatGoneError, RetryLaterError, TelegramError) as err:
            log.info("nobody to apologise to", why=str(err))


def _kind(update: Update) -> str:
    if update.callback_query:
        return "tap"
    if update.inline_query:
        return "query"
    return "message" if update.message or update.edited_message else "event"


def _private_chat(user: int) -> str:
    return str(Place(user).address)

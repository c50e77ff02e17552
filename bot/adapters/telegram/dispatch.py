"""Each update to whom it concerns: once, side by side, in its chat's order."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable
from typing import Final

import structlog
from telegram import Chat, ChatMemberUpdated, Message, Update, User
from telegram.constants import ChatMemberStatus
from telegram.error import TelegramError

from bot.adapters.telegram import requests
from bot.adapters.telegram.commands import Commands
from bot.adapters.telegram.ordered_locks import OrderedLocks
from bot.adapters.telegram.places import PLATFORM, Place
from bot.adapters.telegram.responses import Responder
from bot.adapters.telegram.taps import Taps
from bot.adapters.telegram.users import UserDirectory
from bot.application import profile
from bot.messages.messenger import ChatGoneError, PrivateChatClosedError, RetryLaterError
from storage.base import Store, StoreAwayError

log = structlog.get_logger(__name__)

HEARD: Final = ("message", "callback_query", "my_chat_member")
"""The kinds of updates that we ask Telegram for."""

_AT_ONCE: Final = 256
_KEPT: Final = 2 * 86_400.0  # seconds that an update may come again; Telegram keeps it for one day
_RECENT: Final = 2_048


class Dispatch:
    """Takes updates; what goes wrong with one concerns no other."""

    def __init__(
        self,
        store: Store,
        users: UserDirectory,
        commands: Commands,
        taps: Taps,
        responder: Responder,
    ) -> None:
        self._store = store
        self._users = users
        self._commands = commands
        self._taps = taps
        self._responder = responder
        self._locks = OrderedLocks()
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        self._recent: OrderedDict[int, None] = OrderedDict()

    async def take(self, update: Update) -> None:
        """Begin with an update; returns when there is room for the next."""
        if update.update_id in self._recent:
            return
        self._recent[update.update_id] = None
        while len(self._recent) > _RECENT:
            self._recent.popitem(last=False)
        await self._places.acquire()
        task = asyncio.create_task(self._safely(update))
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    async def close(self) -> None:
        """Let go of what is under way: taps can be repeated, updates come again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._places.release()

    async def _safely(self, update: Update) -> None:
        user = update.effective_user
        try:
            await self._handle(update)
        except PrivateChatClosedError:
            if user:
                await self._shut(user.id)
        except StoreAwayError:
            await self._apologise(update, "hall-store-away")
        except (ChatGoneError, RetryLaterError, TelegramError) as err:
            log.warning("an answer didn't arrive", update=update.update_id, why=str(err))
        except Exception:
            # A bug must not stop everybody else; the asker hears that something broke.
            log.exception("update failed", update=update.update_id)
            await self._apologise(update, "hall-broken")

    async def _handle(self, update: Update) -> None:
        if query := update.callback_query:
            await self._taps.tapped(query)
            await self._users.saw(query.from_user)
        elif standing := update.my_chat_member:
            async with self._locks.of(str(standing.chat.id)):
                await self._stands(standing)
        elif message := update.message:
            async with self._locks.of(str(message.chat.id)):
                if await self._is_new(update):
                    await self._hear(message, update.update_id)

    async def _is_new(self, update: Update) -> bool:
        """Commands act each time they come; buttons know their version, and need no such check."""
        try:
            return await self._store.first_time(f"{PLATFORM}:update:{update.update_id}", keep=_KEPT)
        except StoreAwayError:
            return True  # the answer will say that the memory is away

    async def _hear(self, message: Message, update_id: int) -> None:
        if message.migrate_to_chat_id:
            await self.moved(message.chat.id, message.migrate_to_chat_id)
            return
        user = message.from_user
        if user is None or not message.text:
            return
        if user.is_bot:
            await self._hidden(message, user, update_id)
            return
        await self._users.saw(user)
        if message.chat.type == Chat.PRIVATE:
            await self._messenger(user.id, is_open=True)
        await self._commands.heard(message, user, update_id)

    async def _hidden(self, message: Message, user: User, update_id: int) -> None:
        """An administrator who writes as the group can't be told from another."""
        if message.sender_chat and (message.text or "").startswith("/"):
            say = await self._responder.words(requests.typed(message, user, update_id))
            await self._responder.say(requests.place_of(message), say("hall-anonymous"))

    async def _stands(self, change: ChatMemberUpdated) -> None:
        """Somebody blocked us or took us back."""
        if change.chat.type == Chat.PRIVATE:
            status = change.new_chat_member.status
            await self._messenger(change.chat.id, is_open=status != ChatMemberStatus.BANNED)

    async def _shut(self, user: int) -> None:
        try:
            await self._messenger(user, is_open=False)
        except StoreAwayError:
            log.info("a closed door is not noted: the store is away")

    async def _messenger(self, user: int, *, is_open: bool) -> None:
        address = str(Place(user).address)
        closed = "" if is_open else "1"
        if (await self._store.profile(address)).get(profile.PRIVATE_CHAT_CLOSED, "") != closed:
            await self._store.update_profile(address, {profile.PRIVATE_CHAT_CLOSED: closed})

    async def moved(self, old: int, new: int) -> None:
        """A group became a supergroup: its tables go on there."""
        await self._store.move_chat(PLATFORM, str(old), str(new))

    async def _apologise(self, update: Update, key: str) -> None:
        message, user = update.message, update.effective_user
        if message is None or user is None:
            return  # a tap has been answered already
        say = await self._responder.words(requests.typed(message, user, update.update_id))
        await _quietly(self._responder.say(requests.place_of(message), say(key)))


async def _quietly(act: Awaitable[None]) -> None:
    try:
        await act
    except (PrivateChatClosedError, ChatGoneError, RetryLaterError, TelegramError) as err:
        log.info("nobody to apologise to", why=str(err))

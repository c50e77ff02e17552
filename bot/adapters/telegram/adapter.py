"""The Telegram adapter as the composition root sees it."""

from __future__ import annotations

import asyncio
import hmac
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import structlog
from telegram.error import BadRequest, EndPointNotFound, InvalidToken, TelegramError
from telegram.ext import ExtBot

from bot.adapters.lease import by_lease
from bot.adapters.ordered_locks import OrderedLocks
from bot.adapters.platform_calls import counted
from bot.adapters.rates import SharedRates
from bot.adapters.telegram import menu
from bot.adapters.telegram.challenges import Challenges
from bot.adapters.telegram.commands import Commands
from bot.adapters.telegram.dispatch import Dispatch, is_lasting, lane_of
from bot.adapters.telegram.inbox import Inbox
from bot.adapters.telegram.inline_mode import InlineMode
from bot.adapters.telegram.messages import Messages
from bot.adapters.telegram.messenger import Messenger
from bot.adapters.telegram.places import PLATFORM, Place
from bot.adapters.telegram.rate_limiter import ChatLimiter
from bot.adapters.telegram.responses import Responder
from bot.adapters.telegram.taps import Taps
from bot.adapters.telegram.transport import AiohttpRequest
from bot.adapters.telegram.updates import REFUSED, Webhook, poll
from bot.adapters.telegram.users import UserDirectory
from bot.adapters.telegram.workers import Workers
from bot.adapters.webhooks import webhook_address
from bot.application import profile
from bot.application.message_refs import NotedMessages
from bot.application.model import Address, Post
from bot.commands.application import Application
from bot.messages.messenger import RetryLaterError
from bot.messages.pictures import Pictures
from bot.messages.preferences import Preferences
from bot.messages.words import Words, say_in
from bot.roles import Role
from bot.settings import Settings, StartError
from storage.base import Notice, Rate, StoreAwayError, TableKey
from storage.store import Store

log = structlog.get_logger(__name__)

_RETRY_DELAY: Final = 1.0  # seconds, doubled each time
_LONGEST_DELAY: Final = 30.0
_UNLIMITED: Final = Rate(most=1_000, every=0.001)


def make_adapter(settings: Settings, app: Application, pictures: Pictures) -> TelegramAdapter:
    """The bot whose token the settings hold; `start` logs in."""
    return TelegramAdapter(settings, app, pictures)


class TelegramAdapter:
    """One bot on Telegram. One that hasn't the role of receiving only sends."""

    platform = PLATFORM

    def __init__(self, settings: Settings, app: Application, pictures: Pictures) -> None:
        # Makes the library give times to wait as timedelta, without a deprecation warning.
        os.environ.setdefault("PTB_TIMEDELTA", "true")
        self._settings = settings
        self._receives = Role.TELEGRAM in settings.roles
        self._app = app
        self._pictures = pictures
        self._store = app.context.store
        self._request = AiohttpRequest(trace=counted(PLATFORM))
        # Of its own: calls that hang must not keep updates from coming.
        self._polling = AiohttpRequest(connections=2, trace=counted(PLATFORM, only_trouble=True))
        self._bot: ExtBot[int] | None = None
        self._messenger: Messenger | None = None
        self._inbox: Inbox | None = None
        self._is_logged_in = False
        self._is_ready = asyncio.Event()  # whether there is a messenger
        self._turns = OrderedLocks()
        self._limiter = _limiter(settings, self._store)
        self._webhook: Webhook | None = None
        self._workers: Workers | None = None  # others receive, too

    # -- starting and closing ---------------------------------------------------------------------
    async def start(self) -> None:
        """Log in, and say where updates are to come if they are for us. Raises StartError.

        A Telegram that is away doesn't stop the other adapters: `run` tries again.
        """
        bot = self._bot = self._make_bot()
        try:
            await self._log_in(bot)
        except TelegramError as err:
            log.warning("Telegram can't be reached yet", why=str(err))

    async def is_ready(self) -> bool:
        """Whether we are logged in."""
        return self._is_logged_in

    async def run(self) -> None:
        """Serve until cancelled, whatever happens to Telegram or to our token meanwhile."""
        if self._bot is None:
            raise RuntimeError("not started")
        if not self._is_logged_in:
            await self._log_in_patiently(self._bot)
        if not self._receives:
            await asyncio.Event().wait()
        menus = asyncio.create_task(self._publish(self._bot))
        try:
            await self._receive(self._bot)
        finally:
            menus.cancel()
            await asyncio.gather(menus, return_exceptions=True)

    async def finish(self) -> None:
        """Finish what has begun."""
        if self._webhook:
            self._webhook.close()
        if self._inbox:
            await self._inbox.close()

    async def close(self) -> None:
        """Leave off tidying, and disconnect; also after a failed start."""
        await self.finish()
        if self._messenger:
            await self._messenger.close()
        if self._bot:
            await self._bot.shutdown()
        await asyncio.gather(self._request.shutdown(), self._polling.shutdown())

    # -- messenger -------------------------------------------------------------------------------
    @asynccontextmanager
    async def turn(self, whom: Address, notice: Notice) -> AsyncIterator[None]:
        """See `Messenger.turn`: one message at a time a chat, whatever its topics and tables."""
        await self._is_ready.wait()
        chat = Place.of(whom).chat
        async with self._turns.of(str(chat)):
            await self._limiter.room(chat)
            yield

    async def send_to_chat(
        self, chat: Address, post: Post, *, previous: str, noted: NotedMessages, nonce: str
    ) -> str:
        """See `Messenger.send_to_chat`."""
        return await self._ready_messenger.send_to_chat(
            chat, post, previous=previous, noted=noted, nonce=nonce
        )

    async def send_to_person(
        self, who: Address, post: Post, *, previous: str, noted: NotedMessages, nonce: str
    ) -> str:
        """See `Messenger.send_to_person`."""
        return await self._ready_messenger.send_to_person(
            who, post, previous=previous, noted=noted, nonce=nonce
        )

    def private_link(self, table: TableKey, *, is_open: bool) -> str:
        """See `Messenger.private_link`."""
        return self._messenger.private_link(table, is_open=is_open) if self._messenger else ""

    async def strip(self, reference: str, *, words: str = "") -> None:
        """See `bot.messages.messenger.Messenger`."""
        if self._messenger:
            self._messenger.strip(reference)

    @property
    def _ready_messenger(self) -> Messenger:
        if self._messenger is None:
            raise RetryLaterError(_RETRY_DELAY)
        return self._messenger

    # -- logging in ------------------------------------------------------------------------------
    async def _log_in(self, bot: ExtBot[int]) -> None:
        """Raises StartError if it is of no use to try again, else TelegramError."""
        try:
            await bot.initialize()
        except (InvalidToken, EndPointNotFound):
            raise StartError(REFUSED + ".") from None
        if self._messenger is None:
            messages = Messages(bot, self._pictures, self._move_chat, self._words_of)
            self._messenger = Messenger(self._app.context, messages, bot.username)
            self._inbox = self._make_inbox(bot, messages) if self._receives else None
            self._is_ready.set()
        if self._inbox:
            try:
                await self._choose_way_of_updates(bot, self._inbox)
            except BadRequest as err:
                raise StartError(f"TELEGRAM_WEBHOOK_URL is not usable: {err.message}.") from None
        self._is_logged_in = True

    async def _log_in_patiently(self, bot: ExtBot[int]) -> None:
        pause = _RETRY_DELAY
        while not self._is_logged_in:
            await asyncio.sleep(pause)
            try:
                await self._log_in(bot)
            except (TelegramError, StartError, StoreAwayError) as err:
                log.warning("Telegram can't be reached yet", why=str(err))
                pause = min(2 * pause, _LONGEST_DELAY)

    async def _receive(self, bot: ExtBot[int]) -> None:
        inbox = self._inbox
        if inbox is None:
            raise RuntimeError("not logged in")
        await inbox.open()
        if self._workers:  # the port is open meanwhile
            await self._workers.run(inbox.take_up)
        elif self._webhook:
            await asyncio.Event().wait()
        elif self._settings.redis_url:
            poller = f"{PLATFORM}:{bot.id}:poller"
            await by_lease(self._store, poller, lambda: poll(bot, self._polling, inbox.take))
        else:  # over a private store there is no other process
            await poll(bot, self._polling, inbox.take)

    def _make_inbox(self, bot: ExtBot[int], messages: Messages) -> Inbox:
        """Everything between an update and its answer."""
        if self._settings.telegram_webhook_url and self._settings.redis_url:
            self._workers = Workers(self._store, f"{PLATFORM}:{bot.id}")
        responder = Responder(self._app, messages, bot.username)
        lists = menu.CommandLists(bot)
        users = UserDirectory(self._app.context.tables)
        challenges = Challenges(self._app, responder, users, bot.username)
        dispatch = Dispatch(
            self._app,
            users,
            Commands(self._app, responder, lists, users, challenges, bot),
            Taps(self._app, responder, lists, challenges, users),
            responder,
            InlineMode(self._app, responder, bot),
            challenges,
        )
        return Inbox(
            self._store,
            bot,
            handle=dispatch.handle,
            lane_of=lane_of,
            is_lasting=is_lasting,
            workers=self._workers,
        )

    def _make_bot(self) -> ExtBot[int]:
        token = self._settings.telegram_token
        base = self._settings.telegram_api_base
        try:
            return ExtBot(
                token.get_secret_value() if token else "",
                base_url=f"{base}/bot",
                base_file_url=f"{base}/file/bot",
                request=self._request,
                get_updates_request=self._polling,
                rate_limiter=self._limiter,
            )
        except InvalidToken:
            raise StartError(REFUSED + ".") from None

    async def _choose_way_of_updates(self, bot: ExtBot[int], inbox: Inbox) -> None:
        url = self._settings.telegram_webhook_url
        if not url:
            await bot.delete_webhook()
            return
        url = webhook_address(url, PLATFORM)
        self._webhook = Webhook(bot, url, await self._secret(), inbox.take)
        await self._webhook.open()

    async def _secret(self) -> str:
        """What Telegram sends along: the operator's, else one that stays the same."""
        chosen = self._settings.telegram_webhook_secret
        if chosen:
            return chosen.get_secret_value()
        return hmac.digest(await self._store.secret(), b"telegram webhook", "sha256").hex()

    async def _publish(self, bot: ExtBot[int]) -> None:
        try:
            await menu.publish(bot, self._store)
        except StoreAwayError:
            log.warning("the list of commands is not checked: the store is away")

    async def _words_of(self, place: Place) -> Words:
        settings = await profile.of_chat(self._store, PLATFORM, place.address.id)
        return say_in(Preferences.of(settings).language)

    async def _move_chat(self, old: int, new: int) -> None:
        await self._store.move_chat(PLATFORM, str(old), str(new))


def _limiter(settings: Settings, store: Store) -> ChatLimiter:
    """Keeps to Telegram's rates; together with other processes where the store may have some."""
    if not settings.telegram_limits:
        return ChatLimiter(chat=_UNLIMITED, group=_UNLIMITED, overall=_UNLIMITED)
    token = settings.telegram_token
    bot, _, _ = (token.get_secret_value() if token else "").partition(":")
    is_alone = settings.redis_url is None  # the private server is nobody else's
    return ChatLimiter(shared=None if is_alone else SharedRates(store, f"{PLATFORM}:{bot}"))

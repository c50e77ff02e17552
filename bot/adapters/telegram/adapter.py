"""The Telegram adapter as the composition root sees it."""

from __future__ import annotations

import asyncio
import hmac
import os
from functools import partial
from typing import Final

import structlog
from telegram.error import BadRequest, EndPointNotFound, InvalidToken, TelegramError
from telegram.ext import ExtBot

from bot.adapters.lease import by_lease
from bot.adapters.platform_calls import counted
from bot.adapters.rates import SharedRates
from bot.adapters.telegram import menu
from bot.adapters.telegram.context import TelegramContext
from bot.adapters.telegram.dispatch import Dispatch, is_lasting, lane_of
from bot.adapters.telegram.inbox import Inbox
from bot.adapters.telegram.inspection import inspect_group
from bot.adapters.telegram.message_client import MessageClient
from bot.adapters.telegram.messenger import TelegramMessenger
from bot.adapters.telegram.mini_app import MiniApp
from bot.adapters.telegram.places import PLATFORM
from bot.adapters.telegram.rate_limiter import ChatLimiter
from bot.adapters.telegram.responses import Responder
from bot.adapters.telegram.transport import AiohttpRequest
from bot.adapters.telegram.updates import REFUSED, Webhook, poll
from bot.adapters.telegram.users import UserDirectory
from bot.adapters.telegram.workers import Workers
from bot.adapters.webhooks import webhook_address
from bot.application.model import Address
from bot.application.permissions import Inspection
from bot.commands.application import Application
from bot.messages.pictures import Pictures
from bot.roles import Role
from bot.settings import Settings, StartError
from storage.base import Rate, StoreAwayError
from storage.store import Store

log = structlog.get_logger(__name__)

_RETRY_DELAY: Final = 1.0  # seconds, doubled each time
_LONGEST_DELAY: Final = 30.0
_UNLIMITED: Final = Rate(most=1_000, every=0.001)


class TelegramAdapter(TelegramMessenger):
    """One bot on Telegram. One that hasn't the role of receiving only sends."""

    platform = PLATFORM

    def __init__(self, settings: Settings, app: Application, pictures: Pictures) -> None:
        """`settings.telegram_token` must be set. Raises StartError if it can't be a token."""
        # Makes the library give times to wait as timedelta, without a deprecation warning.
        os.environ.setdefault("PTB_TIMEDELTA", "true")
        self._settings = settings
        self._store = app.context.store
        self._request = AiohttpRequest(trace=counted(PLATFORM))
        # Of its own: calls that hang must not keep updates from coming.
        self._polling = AiohttpRequest(connections=2, trace=counted(PLATFORM, only_trouble=True))
        token = settings.telegram_token.get_secret_value() if settings.telegram_token else ""
        self._name = f"{PLATFORM}:{token.partition(':')[0]}"  # of the bot, by its number
        limiter = _limiter(settings, self._store, self._name)
        base = settings.telegram_api_base
        try:
            bot: ExtBot[int] = ExtBot(
                token,
                base_url=f"{base}/bot",
                base_file_url=f"{base}/file/bot",
                request=self._request,
                get_updates_request=self._polling,
                rate_limiter=limiter,
            )
        except InvalidToken:
            raise StartError(REFUSED + ".") from None
        self._mini_app = MiniApp(bot, app.context.tables.aliases, settings.page_url)
        messages = MessageClient(bot, limiter, pictures, self._store, self._mini_app)
        super().__init__(app.context, messages, bot)
        app.context.inspectors[PLATFORM] = self
        app.context.links.joins[PLATFORM] = partial(self.private_link, is_open=True)
        self._is_logged_in = False
        self._workers = Workers(self._store, self._name)
        self._inbox = self._make_inbox(app) if Role.TELEGRAM in settings.roles else None
        self._webhook: Webhook | None = None

    # -- starting and closing ---------------------------------------------------------------------
    async def start(self) -> None:
        """Log in, and say where updates are to come if they are for us. Raises StartError.

        A Telegram that is away doesn't stop the other adapters: `run` tries again.
        """
        try:
            await self._log_in()
        except TelegramError as err:
            log.warning("Telegram can't be reached yet", why=str(err))

    async def is_ready(self) -> bool:
        """Whether we are logged in."""
        return self._is_logged_in

    async def run(self) -> None:
        """Serve until cancelled, whatever happens to Telegram or to our token meanwhile."""
        await self._log_in_patiently()
        if self._inbox is None:
            await asyncio.Event().wait()
        else:
            menus = asyncio.create_task(self._publish_menus())
            try:
                await self._receive(self._inbox)
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
        await self._tidying.close()
        await self._bot.shutdown()
        await asyncio.gather(self._request.shutdown(), self._polling.shutdown())

    async def inspect(self, place: Address) -> Inspection:
        """See `bot.application.permissions.PlaceInspector`."""
        return await inspect_group(self._bot, place)

    # -- logging in ------------------------------------------------------------------------------
    async def _log_in(self) -> None:
        # Raises StartError if it is of no use to try again, else TelegramError.
        try:
            await self._bot.initialize()
        except (InvalidToken, EndPointNotFound):
            raise StartError(REFUSED + ".") from None
        self._can_send.set()
        if self._inbox:
            try:
                await self._choose_way_of_updates(self._inbox)
            except BadRequest as err:
                raise StartError(f"TELEGRAM_WEBHOOK_URL is not usable: {err.message}.") from None
        self._is_logged_in = True

    async def _log_in_patiently(self) -> None:
        pause = _RETRY_DELAY
        while not self._is_logged_in:
            await asyncio.sleep(pause)
            try:
                await self._log_in()
            except (TelegramError, StartError, StoreAwayError) as err:
                log.warning("Telegram can't be reached yet", why=str(err))
                pause = min(2 * pause, _LONGEST_DELAY)

    async def _choose_way_of_updates(self, inbox: Inbox) -> None:
        url = self._settings.telegram_webhook_url
        if not url:
            await self._bot.delete_webhook()
            return
        url = webhook_address(url, PLATFORM)
        self._webhook = Webhook(self._bot, url, await self._secret(), inbox.take)
        await self._webhook.open()

    async def _secret(self) -> str:
        # What Telegram sends along: the operator's, else one that stays the same.
        chosen = self._settings.telegram_webhook_secret
        if chosen:
            return chosen.get_secret_value()
        return hmac.digest(await self._store.secret(), b"telegram webhook", "sha256").hex()

    async def _publish_menus(self) -> None:
        await menu.publish(self._bot, self._store)
        if self._mini_app.is_offered:
            await self._mini_app.publish_menu()

    # -- updates ---------------------------------------------------------------------------------
    async def _receive(self, inbox: Inbox) -> None:
        await inbox.open()
        is_alone = self._settings.redis_url is None  # the private server is nobody else's
        if self._webhook and is_alone:  # the port is open meanwhile
            await asyncio.Event().wait()
        elif self._webhook:
            await self._workers.run(inbox.take_up)
        elif is_alone:
            await poll(self._bot, self._polling, inbox.take)
        else:
            await by_lease(
                self._store,
                f"{self._name}:poller",
                lambda: poll(self._bot, self._polling, inbox.take),
            )

    def _make_inbox(self, app: Application) -> Inbox:
        shared = TelegramContext(
            app=app,
            bot=self._bot,
            messages=self._messages,
            responder=Responder(app, self._messages, self._bot),
            users=UserDirectory(app.context.tables, self._bot),
        )
        return Inbox(
            self._store,
            self._bot,
            source=self._name,
            handle=Dispatch(shared).handle,
            lane_of=lane_of,
            is_lasting=is_lasting,
            workers=self._workers,
        )


make_adapter = TelegramAdapter


def _limiter(settings: Settings, store: Store, bot: str) -> ChatLimiter:
    # Keeps to Telegram's rates; together with other processes where the store may have some.
    if not settings.telegram_limits:
        return ChatLimiter(chat=_UNLIMITED, group=_UNLIMITED, overall=_UNLIMITED)
    return ChatLimiter(shared=SharedRates(store, bot) if settings.redis_url else None)

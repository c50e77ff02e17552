"""How updates come: by long polling, or by a webhook."""

from __future__ import annotations

import asyncio
import hmac
import json
from collections.abc import AsyncIterator
from typing import Final

import structlog
from aiohttp import web
from telegram import Update
from telegram.error import (
    Conflict,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
)
from telegram.ext import ExtBot

from bot.adapters import webhooks
from bot.adapters.telegram.dispatch import ALLOWED_UPDATES
from bot.adapters.telegram.places import PLATFORM
from bot.adapters.telegram.rate_limiter import seconds_to_wait
from bot.settings import StartError

log = structlog.get_logger(__name__)

SECRET_HEADER: Final = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - a header's name
_POLL: Final = 30  # seconds for which Telegram holds a request while there is no update
_CONFLICTS: Final = 3  # in a row, before we stop in favour of the other process
_RETRY_DELAY: Final = 1.0  # seconds, doubled each time
_LONGEST_DELAY: Final = 30.0
_QUEUE: Final = 1_000  # updates taken from a webhook and not yet handled
_MAX_BYTES: Final = 2**20  # bytes of an update; the page's own limit is lower than Telegram's

REFUSED: Final = "Telegram doesn't accept TELEGRAM_TOKEN; BotFather shows the right one"


async def polled(bot: ExtBot[int]) -> AsyncIterator[Update]:
    """Updates by long polling, for ever.

    Raises StartError if the token is withdrawn, or another process asks with the same token.
    """
    offset, conflicts, pause = 0, 0, _RETRY_DELAY
    while True:
        try:
            updates = await bot.get_updates(
                offset=offset, timeout=_POLL, allowed_updates=list(ALLOWED_UPDATES)
            )
        except (InvalidToken, Forbidden):
            raise StartError(REFUSED + ".") from None
        except Conflict:
            conflicts += 1
            if conflicts >= _CONFLICTS:
                raise StartError(
                    "another process receives Telegram's updates with the same TELEGRAM_TOKEN; "
                    "stop it first."
                ) from None
            log.warning("another process asks Telegram with the same token")
            await asyncio.sleep(_RETRY_DELAY)
        except RetryAfter as err:
            await asyncio.sleep(seconds_to_wait(err))
        except (NetworkError, TelegramError) as err:
            log.warning("Telegram does not answer; asking again", why=str(err), pause=pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_DELAY)
        else:
            conflicts, pause = 0, _RETRY_DELAY
            for update in updates:
                offset = update.update_id + 1
                yield update


class Webhook:
    """Receives updates at `/hooks/telegram` of the local table's port."""

    def __init__(self, bot: ExtBot[int], url: str, secret: str) -> None:
        self._bot = bot
        self._url = url
        self._secret = secret
        self._queue: asyncio.Queue[Update] = asyncio.Queue(_QUEUE)

    async def open(self) -> None:
        """Set the webhook at Telegram. Raises TelegramError."""
        webhooks.hooks[PLATFORM] = self._receive
        await self._bot.set_webhook(
            self._url, secret_token=self._secret, allowed_updates=list(ALLOWED_UPDATES)
        )

    async def updates(self) -> AsyncIterator[Update]:
        """The updates that Telegram sends."""
        while True:
            yield await self._queue.get()

    def close(self) -> None:
        """Take no more. Telegram keeps what it can't deliver."""
        webhooks.hooks.pop(PLATFORM, None)

    async def _receive(self, request: web.Request) -> web.Response:
        """One call, refused unless it has the secret; compared in constant time."""
        given = request.headers.get(SECRET_HEADER, "")
        if not hmac.compare_digest(given.encode(), self._secret.encode()):
            raise web.HTTPForbidden
        try:
            update = Update.de_json(json.loads(await _body(request)), self._bot)
        except (ValueError, TypeError, KeyError) as err:
            raise web.HTTPBadRequest from err
        await self._queue.put(update)
        return web.Response()


async def _body(request: web.Request) -> bytes:
    body = bytearray()
    async for piece in request.content.iter_chunked(2**16):
        body += piece
        if len(body) > _MAX_BYTES:
            raise web.HTTPRequestEntityTooLarge(max_size=_MAX_BYTES, actual_size=len(body))
    return bytes(body)

"""How updates come: by long polling, or by a webhook."""

from __future__ import annotations

import asyncio
import hmac
import json
import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NoReturn, cast
from urllib.parse import urlencode

import structlog
from aiohttp import web
from telegram.error import Conflict, Forbidden, InvalidToken, RetryAfter, TelegramError
from telegram.ext import ExtBot

from bot.adapters import webhooks
from bot.adapters.client_errors import UNREADABLE_BODY
from bot.adapters.telegram.dispatch import ALLOWED_UPDATES
from bot.adapters.telegram.inbox import RawUpdate
from bot.adapters.telegram.places import PLATFORM
from bot.adapters.telegram.rate_limiter import seconds_to_wait
from bot.adapters.telegram.transport import AiohttpRequest

log = structlog.get_logger(__name__)

SECRET_HEADER: Final = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - a header's name
_POLL: Final = 30.0  # seconds for which Telegram holds a request while there is no update
_SLACK: Final = 5.0  # seconds more, until a connection counts as lost
_RETRY_DELAY: Final = 1.0  # seconds, doubled each time
_LONGEST_DELAY: Final = 30.0
_CONFLICT_DELAY: Final = (2.0, 5.0)  # seconds, by chance: else two processes keep step
_CONFLICTS_TOLD: Final = 20  # of so many one is logged
_BODY_WITHIN: Final = 10.0  # seconds within which an update must have come
_MAX_BYTES: Final = 2**20  # bytes of an update; the page's own limit is lower than Telegram's

REFUSED: Final = "Telegram doesn't accept TELEGRAM_TOKEN; BotFather shows the right one"

# Takes updates; afterwards Telegram may forget them.
Take = Callable[[Sequence[RawUpdate]], Awaitable[None]]


async def poll(bot: ExtBot[int], connection: AiohttpRequest, take: Take) -> NoReturn:
    """Take updates by long polling, for ever, whatever happens to Telegram or to our token.

    Asking for the next ones confirms those before them. Another process that asks with the same
    token, as while Salle is replaced by a newer one, is sent the updates in turn with us.
    """
    offset, failures, conflicts = 0, 0, 0
    while True:
        try:
            updates = await _fetch(bot, connection, offset)
            await take(updates)
        except Conflict:
            conflicts += 1
            if conflicts % _CONFLICTS_TOLD == 1:
                log.warning("another process asks Telegram with the same token")
            await asyncio.sleep(random.uniform(*_CONFLICT_DELAY))  # noqa: S311 - no secret
        except RetryAfter as err:
            await asyncio.sleep(seconds_to_wait(err))
        except Exception as err:
            pause = min(_RETRY_DELAY * 2**failures, _LONGEST_DELAY)
            failures = min(failures + 1, 10)
            _log_failure(err, pause)
            await asyncio.sleep(pause)
        else:
            failures = 0
            offset = max((update["update_id"] + 1 for update in updates), default=offset)


async def _fetch(bot: ExtBot[int], connection: AiohttpRequest, offset: int) -> Sequence[RawUpdate]:
    # The next updates as they are: the library can't read any if it can't read one.
    query = {
        "offset": offset,
        "timeout": round(_POLL),
        "allowed_updates": json.dumps(ALLOWED_UPDATES),
    }
    answer: Any = await connection.post(
        f"{bot.base_url}/getUpdates?{urlencode(query)}", read_timeout=_POLL + _SLACK
    )
    return cast("list[RawUpdate]", answer)


def _log_failure(err: Exception, pause: float) -> None:
    if isinstance(err, InvalidToken | Forbidden):
        log.error(f"{REFUSED}. Asking again", pause=pause)
    elif isinstance(err, TelegramError):
        log.warning("Telegram does not answer; asking again", why=str(err), pause=pause)
    else:
        log.error("updates can't be taken; asking again", exc_info=err, pause=pause)


class Webhook:
    """Receives updates at `/hooks/telegram` of the local table's port."""

    def __init__(self, bot: ExtBot[int], url: str, secret: str, take: Take) -> None:
        self._bot = bot
        self._url = url
        self._secret = secret
        self._take = take

    async def open(self) -> None:
        """Set the webhook at Telegram. Raises TelegramError."""
        webhooks.hooks[PLATFORM] = self._receive
        await self._bot.set_webhook(
            self._url, secret_token=self._secret, allowed_updates=list(ALLOWED_UPDATES)
        )

    def close(self) -> None:
        """Take no more: Telegram sends again what wasn't taken."""
        webhooks.hooks.pop(PLATFORM, None)

    async def _receive(self, request: web.Request) -> web.Response:
        # One call, refused unless it has the secret; compared in constant time. Telegram sends the
        # update again unless it is told that it was taken.
        given = request.headers.get(SECRET_HEADER, "")
        if not hmac.compare_digest(given.encode(), self._secret.encode()):
            raise web.HTTPForbidden
        try:
            update = json.loads(await _body(request))
            number = update["update_id"]
        except (*UNREADABLE_BODY, ValueError, TypeError, LookupError, RecursionError) as err:
            raise web.HTTPBadRequest from err
        if type(number) is not int or not 0 <= number < 2**31:
            raise web.HTTPBadRequest
        await self._take([update])
        return web.Response()


async def _body(request: web.Request) -> bytes:
    body = bytearray()
    try:
        async with asyncio.timeout(_BODY_WITHIN):
            async for piece in request.content.iter_chunked(2**16):
                body += piece
                if len(body) > _MAX_BYTES:
                    raise web.HTTPRequestEntityTooLarge(max_size=_MAX_BYTES, actual_size=len(body))
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
    return bytes(body)

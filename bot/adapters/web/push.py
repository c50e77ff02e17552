"""Web push: a player without a page in sight is told by their browser that it is their turn."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Mapping
from typing import Final

import structlog
from aiohttp import ClientError, ClientSession, ClientTimeout

from bot.adapters.background import Background
from bot.adapters.platform_calls import counted
from bot.adapters.web.push_encryption import ServerKey
from bot.adapters.web.push_subscriptions import (
    Subscription,
    is_push_service,
    subscriptions,
    unsubscribe,
)
from bot.adapters.web.push_words import encoded, notification
from bot.adapters.web.sight import Sight
from bot.application.loaded_table import DamagedTableError, NoTableError
from bot.application.model import Address, Post
from bot.application.tables import Tables
from storage.base import StoreAwayError

log = structlog.get_logger(__name__)

_PATIENCE: Final = ClientTimeout(total=10)  # seconds for one push service
_WAITING: Final = 256  # people told at the same time; more are not told
_KEPT: Final = str(86_400)  # seconds for which a push service keeps what a browser can't receive
_GONE: Final = frozenset({404, 410})


class Push:
    """Tells people's browsers, in tasks of its own: nobody waits for a push service."""

    def __init__(
        self,
        tables: Tables,
        contact: str,
        *,
        is_allowed: Callable[[str], bool] = is_push_service,
    ) -> None:
        self.sight = Sight(tables.store)
        self.is_allowed = is_allowed
        self._tables, self._contact = tables, contact
        self._key: ServerKey | None = None
        self._session: ClientSession | None = None
        self._telling = Background()

    async def public_key(self) -> str:
        """What browsers subscribe with."""
        key = await self._server_key()
        return await asyncio.to_thread(lambda: key.public)

    def tell(self, who: Address, post: Post) -> None:
        """Begin to tell somebody of a post that rings, unless they have a page before their eyes.

        And of a match that they follow: a browser has no message that could be edited in silence.
        """
        is_told = not post.is_silent or post.is_update
        if is_told and len(self._telling) < _WAITING:
            self._telling.begin(self._tell(who, post))

    async def close(self) -> None:
        """Stop; what hasn't arrived isn't told."""
        await self._telling.close()
        if self._session:
            await self._session.close()

    async def _tell(self, whom: Address, post: Post) -> None:
        who = str(whom)
        try:
            settings, is_here = await asyncio.gather(
                self._tables.store.profile(who), self.sight.has(whom.id)
            )
            if is_here:
                return
            found = [one for one in subscriptions(settings) if self.is_allowed(one.endpoint)]
            if found:
                words = await notification(self._tables, who, settings, post)
                await asyncio.gather(*(self._send(who, one, words) for one in found))
        except (StoreAwayError, NoTableError, DamagedTableError) as err:
            log.warning("nobody is told by push", why=type(err).__name__)
        except Exception:
            log.exception("nobody is told by push")

    async def _send(self, who: str, to: Subscription, words: Mapping[str, str]) -> None:
        message, key = encoded(words, chair=to.chair), await self._server_key()
        try:
            headers, body = await asyncio.to_thread(key.sealed, to, message)
            status = await self._post(to, {**headers, **_urgency(words["tag"])}, body)
        except ValueError:
            status = 410  # its key is no point of the curve
        except (ClientError, TimeoutError) as err:
            log.warning("a push service can't be reached", service=to.host, why=type(err).__name__)
            return
        if status in _GONE:
            await unsubscribe(self._tables.store, who, to.endpoint)
        elif status >= 300:
            log.warning("a push service refuses", service=to.host, status=status)

    async def _post(self, to: Subscription, headers: Mapping[str, str], body: bytes) -> int:
        if self._session is None:
            self._session = ClientSession(timeout=_PATIENCE, trace_configs=[counted("web")])
        async with self._session.post(
            to.endpoint, data=body, headers=headers, allow_redirects=False
        ) as response:
            return response.status

    async def _server_key(self) -> ServerKey:
        if self._key is None:
            self._key = ServerKey(await self._tables.store.secret(), self._contact)
        return self._key


def _urgency(tag: str) -> dict[str, str]:
    # News of one table replaces older news that a browser hasn't received.
    topic = hashlib.sha256(tag.encode()).hexdigest()[:32]
    return {"TTL": _KEPT, "Urgency": "normal", "Topic": topic}

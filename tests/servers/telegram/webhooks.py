"""Delivery to a webhook: in order within a chat, again until it is accepted."""

import asyncio
import re
import time
from dataclasses import dataclass
from urllib.parse import urlsplit

import aiohttp

from tests.servers.telegram.errors import bad_request
from tests.servers.telegram.updates import Update, UpdateQueue

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"
_SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}")
_LOCAL = {"127.0.0.1", "localhost", "::1"}
_LONGEST_PAUSE = 2.0


@dataclass(frozen=True, slots=True)
class Webhook:
    """Where to send updates; plain HTTP only to this machine, which Telegram would refuse."""

    url: str
    secret: str | None = None
    connections: int = 40

    def __post_init__(self) -> None:
        parts = urlsplit(self.url)
        if parts.scheme != "https" and parts.hostname not in _LOCAL:
            raise bad_request("bad webhook: An HTTPS URL must be provided for webhook")
        if self.secret is not None and not _SECRET.fullmatch(self.secret):
            raise bad_request("secret token contains unallowed characters")
        if not 1 <= self.connections <= 100:
            raise bad_request("max_connections must be between 1 and 100")


class Postman:
    """Carries the queue's updates to a webhook until it is stopped."""

    def __init__(self, queue: UpdateQueue, webhook: Webhook, *, first_pause: float = 0.05) -> None:
        self.webhook = webhook
        self.last_error: tuple[int, str] | None = None
        self.attempts = 0
        self._queue = queue
        self._first_pause = first_pause
        self._busy: set[int] = set()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        async with aiohttp.ClientSession() as session, asyncio.TaskGroup() as group:
            while True:
                update = await self._queue.bell.until(self._next, within=None)
                self._busy.add(update.lane)
                group.create_task(self._deliver(session, update))

    def _next(self) -> Update | None:
        if len(self._busy) >= self.webhook.connections:
            return None
        waiting = (*self._queue.again, *self._queue.pending)
        return next((update for update in waiting if update.lane not in self._busy), None)

    async def _deliver(self, session: aiohttp.ClientSession, update: Update) -> None:
        pause = self._first_pause
        while not await self._is_taken(session, update):
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)
        held = self._queue.again if update in self._queue.again else self._queue.pending
        if update in held:  # it isn't when the bot dropped what was pending
            held.remove(update)
        self._busy.discard(update.lane)
        self._queue.bell.ring()

    async def _is_taken(self, session: aiohttp.ClientSession, update: Update) -> bool:
        headers = {SECRET_HEADER: self.webhook.secret} if self.webhook.secret else {}
        self.attempts += 1
        try:
            async with session.post(
                self.webhook.url, json=update.json(), headers=headers
            ) as response:
                if response.ok:
                    return True
                reason = f"Wrong response from the webhook: {response.status} {response.reason}"
        except aiohttp.ClientError as error:
            reason = f"Connection failed: {type(error).__name__}"
        self.last_error = (int(time.time()), reason)
        self._queue.bell.ring()
        return False

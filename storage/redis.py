"""The store over a Redis or a Valkey, 6.2 or later."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from storage import keys
from storage.base import KEPT_AFTER_END
from storage.client import RedisClient
from storage.inbox import Inbox
from storage.outbox import Outbox
from storage.profiles import Profiles
from storage.server_check import check_server
from storage.table_lists import TableLists
from storage.tables import Tables
from storage.timers import Timers
from storage.workers import Workers


class RedisStore(Tables, Timers, Outbox, Workers, Inbox, Profiles, TableLists):
    """Fulfils `storage.contract.Store`.

    Nothing is tried again: every method raises StoreAwayError while the server can't be reached,
    and works again when it can.
    """

    def __init__(self, url: str, *, kept_after_end: float = KEPT_AFTER_END) -> None:
        super().__init__(RedisClient(url), kept_after_end=kept_after_end)

    async def check(self, *, allow_volatile: bool = False) -> Sequence[str]:
        """Whether this Redis is safe to keep games in; warnings about what can't be checked.

        Raises:
            StoreRefusedError: it may evict keys, keeps nothing on disk (unless `allow_volatile`),
                is too old, a replica or no Redis at all, or refuses our password.
            StoreAwayError: nothing answers.
        """
        return await check_server(self._client, allow_volatile=allow_volatile)

    async def secret(self) -> bytes:
        """Made by whoever asks first."""
        _, kept = await self._client.ask_all(
            ("SET", keys.SECRET, secrets.token_hex(32), "NX"), ("GET", keys.SECRET)
        )
        return bytes.fromhex(kept)

    async def close(self) -> None:
        """Let go of connections."""
        await self._client.close()

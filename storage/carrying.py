"""Migrates older data to today's form, a page at a time, while people play.

Each table and each profile names its form, so this may be interrupted anywhere, and done by several
processes at once: what has been migrated is skipped the next time. When nothing is left, the store
notes it, and no later start looks again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha1
from typing import Final

from engines.core.record import DamagedRecordError
from storage import codec, keys
from storage.base import FORM, StoreAwayError
from storage.client import LuaScript, Raw
from storage.form import StoreForm, stored_form
from storage.migrations import FORM_FIELD, STEPS
from storage.owners import new_owner
from storage.profiles import carry_profile, is_older_profile
from storage.server_errors import ServerError
from storage.store import Store

_log = logging.getLogger(__name__)

_CARRY_TABLE: Final = LuaScript.named("carry_table")
_PAGE: Final = 100  # keys that are looked at between two breaths
_BREATH: Final = 0.05  # seconds; players are not to notice
_LEASE: Final = 60.0  # seconds: for longer than a page takes
_AWAY: Final = 30.0  # until it is tried again where the store was away, or another process does it


@dataclass(slots=True)
class Carried:
    """What was, or would be, carried forward."""

    form: StoreForm
    tables: int = 0
    profiles: int = 0
    damaged: dict[str, str] = field(default_factory=dict)  # why, by the name of the table's log

    @property
    def what(self) -> str:
        """In words."""
        return f"{self.tables} tables and {self.profiles} profiles of an older form"

    def __str__(self) -> str:
        lacking = range(self.form.oldest + 1, FORM + 1)
        return "\n".join(
            [
                f"{self.what}.",
                *(f"In form {form}: {STEPS[form].what}." for form in lacking),
                *(f"Left as it stands: {key}: {why}." for key, why in self.damaged.items()),
            ]
        )


class Carrier:
    """Carries one store forward."""

    def __init__(self, store: Store, *, breath: float = _BREATH, page: int = _PAGE) -> None:
        self._store, self._client = store, store.client
        self._breath, self._page = breath, page
        self._name = new_owner()

    async def run(self, form: StoreForm) -> None:
        """Carry all of it forward, together with others who do; returns when that is done."""
        while not form.is_whole:
            try:
                if await self._is_mine():
                    done = await self.carry(form)
                    _log.info("%s were carried forward", done.what)
                    return
                form = await stored_form(self._client) or form
            except StoreAwayError:
                pass
            except Exception:
                _log.exception("what is in an older form could not be carried forward")
            await asyncio.sleep(_AWAY)

    async def carry(self, form: StoreForm, *, is_dry: bool = False) -> Carried:
        """Carry all of it forward, or only count it. Raises StoreAwayError."""
        done = Carried(form)
        for later in range(form.oldest + 1, FORM + 1):
            if (change := STEPS[later].store) and not is_dry:
                await change(self._client)
        for pattern, carry in (("table:*", self._tables), ("profile:*", self._profiles)):
            async for page in self._client.pages(pattern, size=self._page):
                await carry(page, done, is_dry=is_dry)
                if not is_dry:
                    await self._is_mine()
                    await asyncio.sleep(self._breath)
        if not done.damaged and not is_dry:
            await self._client.ask("HSET", keys.FORM, "oldest", FORM)
        return done

    async def _is_mine(self) -> bool:
        # Nothing breaks where several do it; but one is enough.
        return await self._store.lease("carrying", self._name, lasting=_LEASE)

    async def _tables(self, page: Sequence[str], done: Carried, *, is_dry: bool) -> None:
        heads = await self._client.ask_each(*(Raw(("LINDEX", key, 0)) for key in page))
        older = []
        for key, head in zip(page, heads, strict=True):
            if isinstance(head, ServerError):
                done.damaged[key] = f"it can't be read ({head.code})"
            elif head is not None and codec.form_of([head]) < FORM:
                older.append(key)
        logs = await self._client.ask_all(*(Raw(("LRANGE", key, 0, -1)) for key in older))
        for key, rows in zip(older, logs, strict=True):
            try:
                carried = codec.carried(rows)
            except DamagedRecordError as err:
                done.damaged[key] = str(err)
                continue
            done.tables += 1
            if not is_dry:  # if somebody has acted meanwhile, that has carried it forward
                digest = sha1(b"".join(rows), usedforsecurity=False).hexdigest()
                await self._client.run(_CARRY_TABLE, (key,), digest, *carried)

    async def _profiles(self, page: Sequence[str], done: Carried, *, is_dry: bool) -> None:
        forms = await self._client.ask_each(*(("HGET", key, FORM_FIELD) for key in page))
        for key, form in zip(page, forms, strict=True):
            if isinstance(form, ServerError) or not is_older_profile(form):
                continue
            done.profiles += 1
            if not is_dry:
                await carry_profile(self._client, key)

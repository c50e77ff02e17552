"""What Discord says of an activity: who is in one of its instances."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote

import structlog
from aiohttp import ClientError, ClientSession, ClientTimeout

from bot.adapters.platform_calls import counted
from bot.adapters.web.chat_logins import Provider

log = structlog.get_logger(__name__)

# What an instance is called.
INSTANCE: Final = re.compile(r"[A-Za-z0-9_-]{1,100}", re.ASCII)

_PATIENCE: Final = ClientTimeout(total=10)
_LONGEST: Final = 64 * 1024  # bytes of an answer


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivityInstances:
    """Those of Salle's application on Discord, which people launch as an activity."""

    provider: Provider
    api: str
    token: str  # the bot's

    async def channel_of(self, instance: str, person: str) -> str | None:
        """The channel of an instance of the activity that somebody is in, by Discord's own word.

        "" if Discord doesn't say which; None if they aren't there, or Discord can't be asked.
        """
        if not INSTANCE.fullmatch(instance):
            return None
        address = (
            f"{self.api}/applications/{self.provider.client}/activity-instances/"
            f"{quote(instance, safe='')}"
        )
        headers = {"Authorization": f"Bot {self.token}"}
        try:
            async with (
                ClientSession(
                    timeout=_PATIENCE, trace_configs=[counted(self.provider.platform)]
                ) as session,
                session.get(address, headers=headers, allow_redirects=False) as response,
            ):
                if response.status != 200:
                    return None
                found = json.loads(await response.content.read(_LONGEST))
                if person not in map(str, found["users"]):
                    return None
                return str((found.get("location") or {}).get("channel_id") or "")
        except (ClientError, TimeoutError, KeyError, TypeError, ValueError) as err:
            log.info("nobody enters an activity", why=type(err).__name__)
            return None

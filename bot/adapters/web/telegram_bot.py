"""What the page asks Telegram for in the bot's name: messages that somebody may send, members."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import structlog
from aiohttp import ClientError, ClientSession, ClientTimeout

from bot.adapters.platform_calls import counted
from bot.adapters.web.frame_places import Frame

log = structlog.get_logger(__name__)

_PATIENCE: Final = ClientTimeout(total=10)  # seconds
_LONGEST: Final = 64 * 1024  # bytes of an answer
_OUTSIDE: Final = ("left", "kicked")  # of a group


class NotPreparedError(Exception):
    """Telegram doesn't take it, or can't be asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TelegramBot:
    """The bot, by calls of the Bot API."""

    api: str
    token: str

    async def prepared(self, person: str, title: str, address: str) -> str:
        """The id of a message with a title and a link, which Telegram keeps.

        The person alone may send it, to any chat. Raises NotPreparedError.
        """
        result = {
            "type": "article",
            "id": "salle",
            "title": title,
            "input_message_content": {
                "message_text": f"{title}\n{address}",
                "link_preview_options": {"url": address, "prefer_large_media": True},
            },
        }
        asked = {
            "user_id": int(person),
            "result": result,
            "allow_user_chats": True,
            "allow_group_chats": True,
            "allow_channel_chats": True,
        }
        try:
            return str((await self._asked("savePreparedInlineMessage", asked))["id"])
        except (ClientError, TimeoutError, KeyError, TypeError, ValueError) as err:
            log.warning("Telegram prepares no message", why=type(err).__name__)
            raise NotPreparedError from None

    async def is_member(self, group: str, person: str) -> bool:
        """Whether somebody is in a group; false too if Telegram can't be asked, or doesn't say."""
        try:
            asked = {"chat_id": int(group), "user_id": int(person)}
            member = await self._asked("getChatMember", asked)
            return member["status"] not in _OUTSIDE and member.get("is_member", True)
        except (ClientError, TimeoutError, KeyError, TypeError, ValueError) as err:
            log.info("nobody knows who is in a group", why=type(err).__name__)
            return False

    async def _asked(self, method: str, asked: Mapping[str, object]) -> dict[str, Any]:
        async with (
            ClientSession(timeout=_PATIENCE, trace_configs=[counted(Frame.TELEGRAM)]) as session,
            session.post(
                f"{self.api}/bot{self.token}/{method}", json=asked, allow_redirects=False
            ) as response,
        ):
            found: dict[str, Any] = json.loads(await response.content.read(_LONGEST))["result"]
            return found

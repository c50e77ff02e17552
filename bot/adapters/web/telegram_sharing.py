"""Messages that somebody inside Telegram may send to any chat: Telegram keeps them prepared."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

import structlog
from aiohttp import ClientError, ClientSession, ClientTimeout

from bot.adapters.platform_calls import counted
from bot.adapters.web.frame_places import Frame

log = structlog.get_logger(__name__)

_PATIENCE: Final = ClientTimeout(total=10)  # seconds
_LONGEST: Final = 64 * 1024  # bytes of an answer


class NotPreparedError(Exception):
    """Telegram doesn't take it, or can't be asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PreparedMessages:
    """Has the bot prepare messages (Bot API, `savePreparedInlineMessage`)."""

    api: str
    token: str

    async def prepare(self, person: str, title: str, address: str) -> str:
        """The id of a message with a title and a link; the person alone may send it.

        Raises NotPreparedError.
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
        method = f"{self.api}/bot{self.token}/savePreparedInlineMessage"
        try:
            async with (
                ClientSession(
                    timeout=_PATIENCE, trace_configs=[counted(Frame.TELEGRAM)]
                ) as session,
                session.post(method, json=asked, allow_redirects=False) as response,
            ):
                found = json.loads(await response.content.read(_LONGEST))
                return str(found["result"]["id"])
        except (ClientError, TimeoutError, KeyError, TypeError, ValueError) as err:
            log.warning("Telegram prepares no message", why=type(err).__name__)
            raise NotPreparedError from None

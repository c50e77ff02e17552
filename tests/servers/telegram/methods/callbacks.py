"""Answers to taps: owed once, and soon."""

from typing import TYPE_CHECKING

from tests.servers.telegram.errors import bad_request
from tests.servers.telegram.parameters import Parameters
from tests.servers.telegram.people import Answer

if TYPE_CHECKING:
    from tests.servers.telegram.server import TelegramServer

ANSWER = 200  # characters
_STALE = "query is too old and response timeout expired or query ID is invalid"


async def answer_callback_query(server: "TelegramServer", parameters: Parameters) -> bool:
    tap = server.taps.get(parameters.text("callback_query_id"))
    if tap is None or tap.answer is not None or tap.is_stale:
        raise bad_request(_STALE)
    if server.clock() - tap.made > server.callback_lifetime:
        raise bad_request(_STALE)
    text, url = parameters.text("text"), parameters.text("url") or None
    if len(text) > ANSWER:
        raise bad_request("MESSAGE_TOO_LONG")
    # Without games, only links that start this bot may be opened.
    if url and not url.startswith(
        (f"https://t.me/{server.username}?start", f"t.me/{server.username}?start")
    ):
        raise bad_request("URL_INVALID")
    tap.answer = Answer(text, parameters.flag("show_alert"), url, parameters.integer("cache_time"))
    server.bell.ring()
    return True


METHODS = {"answerCallbackQuery": answer_callback_query}

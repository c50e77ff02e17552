"""Answers to taps and to inline queries: owed once, and soon."""

from typing import TYPE_CHECKING, Any

from tests.servers.telegram.errors import bad_request
from tests.servers.telegram.inline import ID_BYTES, RESULTS, InlineAnswer, InlineResult
from tests.servers.telegram.keyboards import read_markup
from tests.servers.telegram.methods.sending import read_message_text
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


async def answer_inline_query(server: "TelegramServer", parameters: Parameters) -> bool:
    id_ = parameters.text("inline_query_id")
    if id_ not in server.inline_queries or server.inline_queries[id_] is not None:
        raise bad_request(_STALE)
    raw = parameters.json("results", [])
    if len(raw) > RESULTS:
        raise bad_request("RESULTS_TOO_MUCH")
    results = tuple(map(_result, raw))
    if len({result.id for result in results}) < len(results):
        raise bad_request("RESULT_ID_DUPLICATE")
    server.inline_queries[id_] = InlineAnswer(
        results,
        parameters.flag("is_personal"),
        parameters.integer("cache_time", 300),
        parameters.json("button"),
    )
    server.bell.ring()
    return True


def _result(raw: dict[str, Any]) -> InlineResult:
    if raw.get("type") != "article" or not raw.get("title"):
        raise bad_request("this server takes articles with a title")
    if not 1 <= len(raw["id"].encode()) <= ID_BYTES:
        raise bad_request("RESULT_ID_INVALID")
    content = raw["input_message_content"]
    text, found = read_message_text(Parameters(content | {"text": content["message_text"]}))
    keyboard = read_markup(raw.get("reply_markup"), inline_only=True).keyboard
    return InlineResult(raw["id"], raw["title"], raw.get("description", ""), text, found, keyboard)


async def save_prepared_inline_message(
    server: "TelegramServer", parameters: Parameters
) -> dict[str, Any]:
    person = parameters.integer("user_id")
    if person not in server.people:
        raise bad_request("USER_ID_INVALID")
    kinds = ("user", "bot", "group", "channel")
    if not any(parameters.flag(f"allow_{kind}_chats") for kind in kinds):
        raise bad_request("CHAT_TYPES_EMPTY")
    id_ = f"prepared-{len(server.prepared)}"
    server.prepared[id_] = (person, _result(parameters.json("result")))
    return {"id": id_, "expiration_date": int(server.clock()) + 600}


METHODS = {
    "savePreparedInlineMessage": save_prepared_inline_message,
    "answerCallbackQuery": answer_callback_query,
    "answerInlineQuery": answer_inline_query,
}

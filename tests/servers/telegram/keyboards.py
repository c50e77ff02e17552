"""Reply markup: inline keyboards and their limits, and the markup that only users see."""

import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from tests.servers.telegram.errors import bad_request

BUTTONS = 100
BUTTONS_A_ROW = 8
DATA_BYTES = 64
_ACTIONS = {
    "url", "callback_data", "web_app", "login_url", "switch_inline_query",
    "switch_inline_query_current_chat", "switch_inline_query_chosen_chat", "copy_text",
    "callback_game", "pay",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Button:
    """An inline button; `raw` is the JSON as the bot sent it."""

    label: str
    data: str | None
    url: str | None
    raw: str

    def json(self) -> dict[str, Any]:
        body: dict[str, Any] = json.loads(self.raw)
        return body


Keyboard = tuple[tuple[Button, ...], ...]


@dataclass(frozen=True, slots=True)
class Markup:
    """What came as reply_markup."""

    keyboard: Keyboard = ()
    force_reply: bool = False
    selective: bool = False
    placeholder: str | None = None


def read_markup(raw: Any, *, inline_only: bool = False, is_private: bool = True) -> Markup:
    """Raises a 400 for what Telegram would not show, in a private chat or elsewhere."""
    if raw is None or raw == {}:
        return Markup()
    if not isinstance(raw, dict):
        raise bad_request("object expected as reply markup")
    if "inline_keyboard" in raw:
        return Markup(keyboard=_keyboard(raw["inline_keyboard"], is_private))
    if inline_only:
        raise bad_request("inline keyboard expected")
    return Markup(
        force_reply=bool(raw.get("force_reply")),
        selective=bool(raw.get("selective")),
        placeholder=raw.get("input_field_placeholder"),
    )


def _keyboard(rows: Any, is_private: bool) -> Keyboard:
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        raise bad_request('field "inline_keyboard" must be an Array of Arrays')
    if sum(len(row) for row in rows) > BUTTONS or any(len(row) > BUTTONS_A_ROW for row in rows):
        raise bad_request("reply markup is too long")
    if not is_private and any("web_app" in raw for row in rows for raw in row):
        raise bad_request("BUTTON_TYPE_INVALID")
    return tuple(tuple(_button(raw) for raw in row) for row in rows if row)


def _button(raw: dict[str, Any]) -> Button:
    label = raw.get("text", "")
    if not label:
        raise bad_request("BUTTON_TEXT_INVALID")
    actions = _ACTIONS & raw.keys()
    if not actions:
        raise bad_request(
            "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard"
        )
    if len(actions) > 1:
        raise bad_request("can't parse inline keyboard button: exactly one action is allowed")
    data, url = raw.get("callback_data"), raw.get("url")
    if data is not None and not 1 <= len(data.encode()) <= DATA_BYTES:
        raise bad_request("BUTTON_DATA_INVALID")
    if url is not None:
        _check_url(url)
    if "web_app" in raw and urlsplit(raw["web_app"].get("url", "")).scheme != "https":
        raise bad_request("inline keyboard button Web App URL is invalid: only HTTPS is allowed")
    return Button(label, data, url, json.dumps(raw, sort_keys=True))


def _check_url(url: str) -> None:
    parts = urlsplit(url)
    if parts.scheme == "tg":
        return
    if parts.scheme not in {"http", "https"} or "." not in (parts.hostname or ""):
        raise bad_request(f"inline keyboard button URL '{url}' is invalid: Wrong HTTP URL")

"""The bot itself: who it is, its commands and its descriptions."""

import json
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from tests.servers.telegram.errors import bad_request
from tests.servers.telegram.parameters import Parameters

if TYPE_CHECKING:
    from tests.servers.telegram.server import TelegramServer

Setter = Callable[["TelegramServer", Parameters], Awaitable[bool]]
Getter = Callable[["TelegramServer", Parameters], Awaitable[dict[str, str]]]

_COMMAND = re.compile(r"[a-z0-9_]{1,32}")
_LANGUAGE = re.compile(r"(?:[a-z]{2})?")
_SCOPES = {
    "default": (),
    "all_private_chats": (),
    "all_group_chats": (),
    "all_chat_administrators": (),
    "chat": ("chat_id",),
    "chat_administrators": ("chat_id",),
    "chat_member": ("chat_id", "user_id"),
}
_LIMITS = {"name": 64, "description": 512, "short_description": 120}


async def get_me(server: "TelegramServer", _: Parameters) -> dict[str, Any]:
    return server.me() | {
        "can_join_groups": True,
        "can_read_all_group_messages": not server.privacy,
        "supports_inline_queries": server.has_inline_mode,
        "can_connect_to_business": False,
        "has_main_web_app": server.has_main_web_app,
    }


async def set_my_commands(server: "TelegramServer", parameters: Parameters) -> bool:
    commands = parameters.json("commands")
    if not isinstance(commands, list):
        raise bad_request("can't parse commands: expected an Array of BotCommand")
    if len(commands) > 100:
        raise bad_request("BOT_COMMANDS_TOO_MUCH")
    for command in commands:
        if not _COMMAND.fullmatch(command.get("command", "")):
            raise bad_request("BOT_COMMAND_INVALID")
        if not 1 <= len(command.get("description", "")) <= 256:
            raise bad_request("BOT_COMMAND_DESCRIPTION_INVALID")
    server.commands[_scope(parameters), _language(parameters)] = commands
    return True


async def set_chat_menu_button(server: "TelegramServer", parameters: Parameters) -> bool:
    button = parameters.json("menu_button")
    if not isinstance(button, dict) or button.get("type") not in ("default", "commands", "web_app"):
        raise bad_request("can't parse menu button")
    if button["type"] == "web_app" and not button["web_app"]["url"].startswith("https://"):
        raise bad_request("menu button Web App URL is invalid: only HTTPS links are allowed")
    server.menu_button = button
    return True


async def get_my_commands(server: "TelegramServer", parameters: Parameters) -> list[Any]:
    return server.commands.get((_scope(parameters), _language(parameters)), [])


async def delete_my_commands(server: "TelegramServer", parameters: Parameters) -> bool:
    server.commands.pop((_scope(parameters), _language(parameters)), None)
    return True


def _scope(parameters: Parameters) -> str:
    """The scope's name; those of one chat carry its number, and its member's."""
    scope = parameters.json("scope", {"type": "default"})
    kind = scope.get("type")
    if kind not in _SCOPES:
        raise bad_request(f"can't parse BotCommandScope: unsupported type {json.dumps(kind)}")
    if missing := [name for name in _SCOPES[kind] if name not in scope]:
        raise bad_request(f"can't parse BotCommandScope: {missing[0]} is missing")
    return ":".join([kind, *(str(scope[name]) for name in _SCOPES[kind])])


def _language(parameters: Parameters) -> str:
    language = parameters.text("language_code")
    if not _LANGUAGE.fullmatch(language):
        raise bad_request("invalid language code specified")
    return language


def _setter(field: str) -> Setter:
    async def set_field(server: "TelegramServer", parameters: Parameters) -> bool:
        text = parameters.text(field)
        if len(text) > _LIMITS[field]:
            raise bad_request(f"{field} is too long")
        server.profile[field, _language(parameters)] = text
        return True

    return set_field


def _getter(field: str) -> Getter:
    async def get_field(server: "TelegramServer", parameters: Parameters) -> dict[str, str]:
        own = server.profile.get((field, _language(parameters)))
        return {field: own or server.profile.get((field, ""), "")}

    return get_field


METHODS = {
    "setChatMenuButton": set_chat_menu_button,
    "getMe": get_me,
    "setMyCommands": set_my_commands,
    "getMyCommands": get_my_commands,
    "deleteMyCommands": delete_my_commands,
    "setMyName": _setter("name"),
    "getMyName": _getter("name"),
    "setMyDescription": _setter("description"),
    "getMyDescription": _getter("description"),
    "setMyShortDescription": _setter("short_description"),
    "getMyShortDescription": _getter("short_description"),
}

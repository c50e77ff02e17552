"""Edits and deletions of the bot's messages."""

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tests.servers.telegram.chats import Group
from tests.servers.telegram.errors import bad_request
from tests.servers.telegram.files import KINDS
from tests.servers.telegram.keyboards import Keyboard, read_markup
from tests.servers.telegram.messages import Content, Message
from tests.servers.telegram.methods.sending import read_caption, read_message_text
from tests.servers.telegram.parameters import Parameters

if TYPE_CHECKING:
    from tests.servers.telegram.server import TelegramServer

_DELETABLE = 48 * 3600.0  # seconds
_SAME = (
    "message is not modified: specified new message content and reply markup are exactly "
    "the same as a current content and reply markup of the message"
)


async def edit_text(server: "TelegramServer", values: Parameters) -> dict[str, Any]:
    message = _own(server, values)
    text, entities = read_message_text(values)
    if message.content.media is not None:
        raise bad_request("there is no text in the message to edit")
    return _edit(server, message, Content(text, entities, None, _keyboard(values, message)))


async def edit_caption(server: "TelegramServer", values: Parameters) -> dict[str, Any]:
    message = _own(server, values)
    caption, entities = read_caption(values)
    if message.content.media is None:
        raise bad_request("there is no caption in the message to edit")
    content = Content(caption, entities, message.content.media, _keyboard(values, message))
    return _edit(server, message, content)


async def edit_media(server: "TelegramServer", values: Parameters) -> dict[str, Any]:
    message = _own(server, values)
    given = values.json("media")
    if not isinstance(given, dict) or given.get("type") not in KINDS:
        raise bad_request("can't parse InputMedia: this server takes photo, animation, document")
    caption, entities = read_caption(Parameters(given))
    media = server.files.take(values, "media", given["type"], given.get("media", ""))
    return _edit(server, message, Content(caption, entities, media, _keyboard(values, message)))


async def edit_keyboard(server: "TelegramServer", values: Parameters) -> dict[str, Any] | bool:
    if inline_id := values.text("inline_message_id"):
        message = _inline(server, inline_id)
        _edit(server, message, replace(message.content, keyboard=_keyboard(values, message)))
        return True
    message = _own(server, values)
    return _edit(server, message, replace(message.content, keyboard=_keyboard(values, message)))


async def delete_message(server: "TelegramServer", values: Parameters) -> bool:
    message = _found(server, values, "delete")
    chat = message.chat
    may_delete_any = not isinstance(chat, Group) or chat.bot_status == "administrator"
    if not (message.is_bots or may_delete_any) or time.time() - message.date > _DELETABLE:
        raise bad_request("message can't be deleted")
    message.deleted, message.pinned = True, False
    server.touch(message)
    return True


def _found(server: "TelegramServer", values: Parameters, purpose: str) -> Message:
    message = server.open_chat(values).messages.get(values.integer("message_id"))
    if message is None or message.deleted:
        raise bad_request(f"message to {purpose} not found")
    return message


def _own(server: "TelegramServer", values: Parameters) -> Message:
    message = _found(server, values, "edit")
    if not message.is_bots:
        raise bad_request("message can't be edited")
    return message


def _inline(server: "TelegramServer", inline_id: str) -> Message:
    """A message that somebody sent by choosing a result; the bot need not be in its chat."""
    every = (message for chat in server.chats.values() for message in chat.messages.values())
    for message in every:
        if message.inline_id == inline_id:
            return message
    raise bad_request("MESSAGE_ID_INVALID")


def _keyboard(values: Parameters, message: Message) -> Keyboard:
    """The new keyboard; an edit that names none takes the old one away."""
    is_private = not isinstance(message.chat, Group)
    markup = values.json("reply_markup")
    return read_markup(markup, inline_only=True, is_private=is_private).keyboard


def _edit(server: "TelegramServer", message: Message, content: Content) -> dict[str, Any]:
    server.floods.check(message.chat)
    if content == message.content:
        raise bad_request(_SAME)
    message.replace(content)
    server.touch(message)
    return message.json()


METHODS = {
    "editMessageText": edit_text,
    "editMessageCaption": edit_caption,
    "editMessageMedia": edit_media,
    "editMessageReplyMarkup": edit_keyboard,
    "deleteMessage": delete_message,
}

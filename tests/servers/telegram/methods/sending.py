"""New messages: text, photo, animation, document."""

from functools import partial
from typing import TYPE_CHECKING, Any

from tests.servers.telegram import entities
from tests.servers.telegram.chats import Chat, Group, Topic
from tests.servers.telegram.entities import Entity, detected
from tests.servers.telegram.errors import bad_request
from tests.servers.telegram.files import KINDS, Media
from tests.servers.telegram.html_text import parse_html
from tests.servers.telegram.keyboards import read_markup
from tests.servers.telegram.markdown_text import parse_markdown
from tests.servers.telegram.messages import Content, Message
from tests.servers.telegram.parameters import Parameters

if TYPE_CHECKING:
    from tests.servers.telegram.server import TelegramServer

TEXT = 4096
CAPTION = 1024
_PARSERS = {"html": parse_html, "markdownv2": parse_markdown}
# The right that each kind of message needs, and how its lack is said.
_RIGHTS = {
    "": ("can_send_messages", "text messages"),
    "photo": ("can_send_photos", "photos"),
    "animation": ("can_send_other_messages", "gifs"),
    "document": ("can_send_documents", "documents"),
}
Formatted = tuple[str, tuple[Entity, ...]]


def read_text(values: Parameters, name: str, entities_name: str) -> Formatted:
    """A text with its entities; raises a 400 for broken formatting and for too much of it."""
    source, mode = values.text(name), values.text("parse_mode")
    if mode:
        parse = _PARSERS.get(mode.lower())
        if parse is None:
            raise bad_request("unsupported parse_mode")
        text, found = parse(source)
    else:
        text, found = source, entities.given(source, values.json(entities_name, []))
    return text, tuple(sorted({*found, *detected(text)}, key=lambda e: (e.offset, -e.length)))


def read_message_text(values: Parameters) -> Formatted:
    text, found = read_text(values, "text", "entities")
    if not text.strip():
        raise bad_request("message text is empty")
    if len(text) > TEXT:
        raise bad_request("message is too long")
    return text, found


def read_caption(values: Parameters) -> Formatted:
    caption, found = read_text(values, "caption", "caption_entities")
    if len(caption) > CAPTION:
        raise bad_request("message caption is too long")
    return caption, found


async def send_message(server: "TelegramServer", values: Parameters) -> dict[str, Any]:
    chat = server.open_chat(values)
    text, found = read_message_text(values)
    return _send(server, chat, values, text, found, None)


async def send_media(kind: str, server: "TelegramServer", values: Parameters) -> dict[str, Any]:
    chat = server.open_chat(values)
    caption, found = read_caption(values)
    media = server.files.take(values, kind, kind)
    return _send(server, chat, values, caption, found, media)


def _send(
    server: "TelegramServer",
    chat: Chat,
    values: Parameters,
    text: str,
    found: tuple[Entity, ...],
    media: Media | None,
) -> dict[str, Any]:
    is_private = not isinstance(chat, Group)
    markup = read_markup(values.json("reply_markup"), is_private=is_private)
    reply_to = _replied(chat, values.json("reply_parameters"))
    topic: Topic | None = chat.topic(values.integer("message_thread_id"))
    if topic is None and reply_to is not None:
        topic = reply_to.topic
    if isinstance(chat, Group):
        chat.check_right(*_RIGHTS[media.kind if media else ""])
    server.floods.check(chat)
    return chat.add(
        None,
        Content(text, found, media, markup.keyboard),
        reply_to=reply_to,
        topic=topic,
        silent=values.flag("disable_notification"),
        force_reply=markup.force_reply,
    ).json()


def _replied(chat: Chat, reply: dict[str, Any] | None) -> Message | None:
    if not reply:
        return None
    message = chat.messages.get(int(reply.get("message_id", 0)))
    if message is not None and not message.deleted:
        return message
    if reply.get("allow_sending_without_reply"):
        return None
    raise bad_request("message to be replied not found")


METHODS = {
    "sendMessage": send_message,
    **{f"send{kind.title()}": partial(send_media, kind) for kind in KINDS},
}

"""A Telegram Bot API test server, and a driver for the people in its chats."""

from tests.servers.telegram.api import Call
from tests.servers.telegram.chats import Chat, Group, Topic
from tests.servers.telegram.keyboards import Button
from tests.servers.telegram.messages import Content, Message
from tests.servers.telegram.people import Answer, Tap, User
from tests.servers.telegram.server import TelegramServer

__all__ = [
    "Answer",
    "Button",
    "Call",
    "Chat",
    "Content",
    "Group",
    "Message",
    "Tap",
    "TelegramServer",
    "Topic",
    "User",
]

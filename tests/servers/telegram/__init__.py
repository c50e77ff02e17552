"""A Telegram Bot API test server, and a driver for the people in its chats.

    async with TelegramServer("1:abc") as server:  # TELEGRAM_API_BASE is server.base
        anna = server.user("Anna", language="en")
        bea = server.user("Bea", username="bea", language="it")
        group = server.group("Games", members=[anna, bea])
        await anna.sends(group, "/challenge @bea")
        card = await group.wait(lambda message: "En Garde" in message.text)
        answer = await bea.taps(card, "Accept")
        await bea.starts("join_k3zq")
        hand = await bea.wait(lambda message: message.photo is not None)

Nothing here sleeps: whoever waits is woken when a message, an edit, an answer or a call comes.
"""

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

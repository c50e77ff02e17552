"""A message as the chat shows it, and its JSON as the Bot API tells it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.servers.telegram.entities import Entity
from tests.servers.telegram.files import Media
from tests.servers.telegram.keyboards import Button, Keyboard

if TYPE_CHECKING:
    from tests.servers.telegram.chats import Chat, Topic
    from tests.servers.telegram.people import User


@dataclass(frozen=True, slots=True)
class Content:
    """What an edit can change; an edit to the same content is refused."""

    text: str = ""
    entities: tuple[Entity, ...] = ()
    media: Media | None = None
    keyboard: Keyboard = ()


@dataclass(slots=True, eq=False)
class Message:
    chat: Chat
    id: int
    sender: User | None  # None: the bot
    content: Content
    reply_to: Message | None = None
    topic: Topic | None = None
    silent: bool = False
    force_reply: bool = False
    inline_id: str = ""  # of what somebody sent by choosing an inline result
    service: dict[str, Any] = field(default_factory=dict)
    date: float = field(default_factory=time.time)
    edited: float | None = None
    earlier: list[Content] = field(default_factory=list)
    deleted: bool = False
    pinned: bool = False
    sent: int = 0  # the server's count of events when it came
    touched: int = 0  # and when it last changed

    @property
    def is_bots(self) -> bool:
        return self.sender is None

    @property
    def text(self) -> str:
        """The text, or the caption."""
        return self.content.text

    @property
    def buttons(self) -> Keyboard:
        return self.content.keyboard

    @property
    def labels(self) -> list[str]:
        """Every button's label, row by row."""
        return [button.label for row in self.buttons for button in row]

    @property
    def edits(self) -> int:
        return len(self.earlier)

    @property
    def photo(self) -> bytes | None:
        return self._data("photo")

    @property
    def animation(self) -> bytes | None:
        return self._data("animation")

    @property
    def document(self) -> bytes | None:
        return self._data("document")

    @property
    def mentions(self) -> list[User]:
        """The people whom the text mentions, by link or by name, in its order."""
        server = self.chat.server
        found = []
        for entity in self.content.entities:
            if entity.type == "text_mention":
                found.append(server.people.get(entity.user_id))
            elif entity.type == "mention":
                found.append(server.named(self._part(entity).removeprefix("@")))
        return [user for user in found if user is not None]

    def button(self, wanted: str) -> Button:
        """The button with this label, or this data; LookupError names those that are there."""
        every = [button for row in self.buttons for button in row]
        for match in (lambda b: b.label == wanted, lambda b: b.data == wanted):
            if found := next(filter(match, every), None):
                return found
        raise LookupError(f"no button {wanted!r} among {self.labels} under {self.text!r}")

    def changes(
        self, wanted: Callable[[Message], bool], timeout: float = 60.0
    ) -> Awaitable[Message]:
        """Wait until this message, as edited or deleted, is as wanted; TimeoutError otherwise."""
        return self.chat.server.bell.until(lambda: self if wanted(self) else None, within=timeout)

    def ages(self, hours: float) -> None:
        """Make it older, as if it had been sent so long ago."""
        self.date -= hours * 3600

    def replace(self, content: Content) -> None:
        self.earlier.append(self.content)
        self.content = content
        self.edited = time.time()

    def json(self, *, nested: bool = False) -> dict[str, Any]:
        server = self.chat.server
        body: dict[str, Any] = {
            "message_id": self.id,
            "date": int(self.date),
            "chat": self.chat.json(),
            "from": server.me() if self.sender is None else self.sender.person(),
        }
        body |= self._content() | self.service
        if self.inline_id:
            body["via_bot"] = server.me()
        if self.edited is not None:
            body["edit_date"] = int(self.edited)
        if self.topic is not None:
            body |= {"message_thread_id": self.topic.id, "is_topic_message": True}
        # In a topic, a message that answers nothing answers the one that opened the topic.
        above = self.reply_to or (self.topic.opening if self.topic else None)
        if above is not None and above is not self and not nested:
            body["reply_to_message"] = above.json(nested=True)
        return body

    def _content(self) -> dict[str, Any]:
        content = self.content
        body: dict[str, Any] = {}
        if content.media is not None:
            body |= content.media.json()
        text, entities = (
            ("text", "entities") if content.media is None else ("caption", "caption_entities")
        )
        if content.text:
            body[text] = content.text
        if content.entities:
            people = self.chat.server.people
            body[entities] = [
                entity.json(user.person() if (user := people.get(entity.user_id)) else None)
                for entity in content.entities
            ]
        if content.keyboard:
            rows = [[button.json() for button in row] for row in content.keyboard]
            body["reply_markup"] = {"inline_keyboard": rows}
        return body

    def _data(self, kind: str) -> bytes | None:
        media = self.content.media
        return media.data if media is not None and media.kind == kind else None

    def _part(self, entity: Entity) -> str:
        units = self.text.encode("utf-16-le")
        return units[2 * entity.offset : 2 * (entity.offset + entity.length)].decode("utf-16-le")

    def __repr__(self) -> str:
        media = f" [{self.content.media.kind}]" if self.content.media else ""
        keys = f" {self.labels}" if self.buttons else ""
        return f"<{self.id} in {self.chat.name}:{media} {self.text!r}{keys}>"

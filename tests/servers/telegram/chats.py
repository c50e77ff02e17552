"""Chats: what a private chat and a group have in common, groups and their topics."""

from __future__ import annotations

import itertools
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.servers.telegram.errors import bad_request, forbidden
from tests.servers.telegram.messages import Content, Message

if TYPE_CHECKING:
    from tests.servers.telegram.people import User
    from tests.servers.telegram.server import TelegramServer


def anything(_: Message) -> bool:
    return True


class Chat:
    """Where messages stand; ids count from 1 in every chat, so that no two chats may be mixed."""

    def __init__(self, server: TelegramServer, chat_id: int, name: str) -> None:
        self.server = server
        self.id = chat_id
        self.name = name
        self.messages: dict[int, Message] = {}
        self._numbers = itertools.count(1)

    def json(self) -> dict[str, Any]:
        raise NotImplementedError

    def check_open(self) -> None:
        """Raise the refusal that the bot meets here, if any."""
        raise NotImplementedError

    def member(self, user: User) -> dict[str, Any]:
        raise NotImplementedError

    def topic(self, thread_id: int) -> Topic | None:
        """The topic of this number; only forums have any."""
        raise bad_request("message thread not found")

    def add(self, sender: User | None, content: Content, **more: Any) -> Message:
        """Put a message here, for everybody to see."""
        number = next(self._numbers)
        message = Message(self, number, sender, content, **more)
        self.messages[number] = message
        self.server.touch(message)
        return message

    @property
    def from_bot(self) -> list[Message]:
        """The bot's messages that still stand, oldest first."""
        return [m for m in self.messages.values() if m.is_bots and not m.deleted and not m.service]

    @property
    def last(self) -> Message:
        """The bot's latest message."""
        return self.from_bot[-1]

    def since(self, mark: int) -> list[Message]:
        """The bot's messages sent or edited after `server.mark()` gave this number."""
        return [message for message in self.from_bot if message.touched > mark]

    async def wait(
        self,
        wanted: Callable[[Message], bool] = anything,
        timeout: float = 60.0,  # noqa: ASYNC109 - how long a test waits is the test's to say
        *,
        since: int = 0,
    ) -> Message:
        """The bot's newest message that is as wanted, there already or still to come.

        With `since`, only what was sent or edited after that mark counts. A TimeoutError shows
        what stands in the chat instead.
        """

        def look() -> Message | None:
            matching = (message for message in self.since(since) if wanted(message))
            return max(matching, key=lambda message: message.touched, default=None)

        try:
            return await self.server.bell.until(look, within=timeout)
        except TimeoutError:
            raise TimeoutError(f"not in {self.name}: it shows {self.since(since)[-5:]}") from None


@dataclass(slots=True, eq=False)
class Topic:
    """A topic of a forum; its number is that of the message that opened it."""

    group: Group
    id: int
    name: str
    is_closed: bool = False

    @property
    def opening(self) -> Message:
        return self.group.messages[self.id]

    def wait(
        self,
        wanted: Callable[[Message], bool] = anything,
        timeout: float = 60.0,
        *,
        since: int = 0,
    ) -> Awaitable[Message]:
        """As `Group.wait`, in this topic alone."""
        return self.group.wait(
            lambda message: message.topic is self and wanted(message), timeout, since=since
        )


class Group(Chat):
    """A basic group, a supergroup, or a supergroup with topics."""

    def __init__(
        self,
        server: TelegramServer,
        chat_id: int,
        name: str,
        members: list[User],
        *,
        forum: bool = False,
        username: str | None = None,
    ) -> None:
        super().__init__(server, chat_id, name)
        self.members = list(members)
        self.topics: dict[int, Topic] = {}
        self.is_forum = forum
        self.username = username
        self.bot_status = "member"
        self.forbidden: set[str] = set()  # what members may not do, the bot among them
        self.bot_manages_topics = True  # if it is an administrator
        self.became: Group | None = None  # the supergroup that this group turned into

    @property
    def is_super(self) -> bool:
        return self.id <= -1_000_000_000_000

    @property
    def kind(self) -> str:
        return "supergroup" if self.is_super else "group"

    def json(self) -> dict[str, Any]:
        body: dict[str, Any] = {"id": self.id, "type": self.kind, "title": self.name}
        if self.is_forum:
            body["is_forum"] = True
        if self.username:
            body["username"] = self.username
        return body

    def check_open(self) -> None:
        if self.became is not None:
            raise bad_request(
                "group chat was upgraded to a supergroup chat",
                migrate_to_chat_id=self.became.id,
            )
        if self.bot_status == "kicked":
            raise forbidden(f"bot was kicked from the {self.kind} chat")
        if self.bot_status == "left":
            raise forbidden(f"bot is not a member of the {self.kind} chat")

    def check_right(self, right: str, what: str) -> None:
        """Raise the refusal of the bot if it may not send such messages here."""
        if right in self.forbidden and self.bot_status != "administrator":
            raise bad_request(f"not enough rights to send {what} to the chat")

    def topic(self, thread_id: int) -> Topic | None:
        if thread_id == 0:
            return None
        found = self.topics.get(thread_id)
        if found is None:
            raise bad_request("message thread not found")
        if found.is_closed and self.bot_status != "administrator":
            raise bad_request("TOPIC_CLOSED")
        return found

    def opens(self, name: str, by: User | None = None, *, by_bot: bool = False) -> Topic:
        """Open a topic, named so, by the first member unless told otherwise."""
        if not self.is_forum:
            raise ValueError(f"{self.name} has no topics")
        service = {"forum_topic_created": {"name": name, "icon_color": 7322096}}
        opener = None if by_bot else by or self.members[0]
        opening = self.add(opener, Content(), service=service)
        topic = self.topics[opening.id] = Topic(self, opening.id, name)
        opening.topic = topic
        if not by_bot:
            self.server.post("message", opening.json(), lane=self.id)
        return topic

    def joins(self, user: User) -> None:
        self.members.append(user)
        self._announce(user, {"new_chat_members": [user.person()]})

    def leaves(self, user: User) -> None:
        self.members.remove(user)
        self._announce(user, {"left_chat_member": user.person()})

    def adds_bot(self, status: str = "member") -> None:
        """Take the bot in, or change its standing: member, administrator, left, kicked."""
        before, self.bot_status = self.bot_status, status
        self.server.post_standing(self, self.members[0], before, status)
        if before in {"left", "kicked"} and status not in {"left", "kicked"}:
            self._announce(self.members[0], {"new_chat_members": [self.server.me()]})

    def kicks_bot(self) -> None:
        self.adds_bot("kicked")

    def promotes_bot(self) -> None:
        self.adds_bot("administrator")

    def member(self, user: User) -> dict[str, Any]:
        if user not in self.members:
            return {"status": "left", "user": user.person()}
        if user is self.members[0]:
            return {"status": "creator", "user": user.person(), "is_anonymous": False}
        return {"status": "member", "user": user.person()}

    def _announce(self, user: User, service: dict[str, Any]) -> None:
        message = self.add(user, Content(), service=service)
        if self.bot_status not in {"left", "kicked"}:
            self.server.post("message", message.json(), lane=self.id)

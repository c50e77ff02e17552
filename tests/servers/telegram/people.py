"""People: a user, what they may do, and their private chat with the bot."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

from tests.servers.telegram.chats import Chat, Group, Topic
from tests.servers.telegram.entities import Entity, detected, utf16
from tests.servers.telegram.errors import bad_request, forbidden
from tests.servers.telegram.inline import QUERY, InlineAnswer, InlineResult
from tests.servers.telegram.messages import Content, Message
from tests.servers.telegram.parameters import Upload

if TYPE_CHECKING:
    from tests.servers.telegram.server import TelegramServer

_query_ids = itertools.count(4_000_000_000_000_000)


@dataclass(frozen=True, slots=True)
class Answer:
    """What the bot says to a tap: a toast, an alert to be closed, or a link to follow."""

    text: str = ""
    alert: bool = False
    url: str | None = None
    cache_time: int = 0


@dataclass(slots=True, eq=False)
class Tap:
    """A tap on a button; its spinner turns until the bot answers."""

    user: User
    message: Message | None
    data: str
    id: str
    made: float  # by the server's clock
    answer: Answer | None = None
    is_stale: bool = False

    async def answered(self, timeout: float = 60.0) -> Answer:  # noqa: ASYNC109 - a test's own wait
        """The answer; a TimeoutError says whose tap was left spinning."""
        try:
            return await self.user.server.bell.until(lambda: self.answer, within=timeout)
        except TimeoutError:
            raise TimeoutError(f"{self.user.name}'s tap on {self.data!r} wasn't answered") from None


class User(Chat):
    """Somebody with a Telegram account; as a chat, the private one with the bot."""

    def __init__(
        self,
        server: TelegramServer,
        user_id: int,
        name: str,
        *,
        username: str | None = None,
        language: str | None = None,
        surname: str | None = None,
    ) -> None:
        super().__init__(server, user_id, name)
        self.username = username
        self.language = language
        self.surname = surname
        self.has_started = False
        self.has_blocked = False

    # What the bot is told about them

    def person(self) -> dict[str, Any]:
        return {"is_bot": False, **self._names()} | (
            {"language_code": self.language} if self.language else {}
        )

    def json(self) -> dict[str, Any]:
        return {"type": "private", **self._names()}

    def _names(self) -> dict[str, Any]:
        names = {"first_name": self.name, "last_name": self.surname, "username": self.username}
        return {"id": self.id} | {name: value for name, value in names.items() if value}

    def check_open(self) -> None:
        if self.has_blocked:
            raise forbidden("bot was blocked by the user")
        if not self.has_started:
            raise forbidden("bot can't initiate conversation with a user")

    def topic(self, thread_id: int) -> Topic | None:
        if thread_id:
            raise bad_request("message thread not found")
        return None

    def member(self, user: User) -> dict[str, Any]:
        return {"status": "member" if user is self else "left", "user": user.person()}

    # What they do

    async def sends(
        self,
        where: Chat | Topic | str,
        text: str = "",
        *,
        reply_to: Message | None = None,
        topic: Topic | None = None,
        mentions: Iterable[User] = (),
    ) -> Message:
        """Write in a group, in a topic, or (text alone) to the bot; commands and @names are found.

        `mentions` makes a mention by link of each of these people's names in the text.
        """
        chat: Chat = self
        if isinstance(where, str):
            text = where
        elif isinstance(where, Topic):
            chat, topic = where.group, where
        else:
            chat = where
        self._check_presence(chat)
        if isinstance(chat, Group) and chat.became is not None:
            raise ValueError(f"{chat.name} has become a supergroup: write there")
        entities = (*detected(text), *(_mention(text, user) for user in mentions))
        entities = tuple(sorted(entities, key=lambda entity: entity.offset))
        if topic is None and reply_to is not None:
            topic = reply_to.topic
        message = chat.add(self, Content(text, entities), reply_to=reply_to, topic=topic)
        if self._is_heard(message):
            self.server.post("message", message.json(), lane=chat.id)
        return message

    async def sends_file(self, name: str, data: bytes) -> Message:
        """Send the bot a file, in private."""
        media = self.server.files.add(Upload(name, data, "text/plain"), "document")
        message = self.add(self, Content("", (), media))
        self.server.post("message", message.json(), lane=self.id)
        return message

    async def starts(self, payload: str = "") -> Message:
        """Open the private chat and press *Start*, perhaps through a deep link."""
        if len(payload) > 64:
            raise ValueError("a deep link holds 64 characters")
        self.unblocks()
        return await self.sends(f"/start {payload}".rstrip())

    async def follows(self, url: str) -> Message:
        """Open a deep link `https://t.me/<bot>?start=…` and press *Start*."""
        parts = urlsplit(url)
        if parts.hostname != "t.me" or parts.path != f"/{self.server.username}":
            raise ValueError(f"{url} doesn't lead to this bot")
        return await self.starts(parse_qs(parts.query).get("start", [""])[0])

    async def rewrites(self, message: Message, text: str) -> Message:
        """Edit a message of their own."""
        message.replace(replace(message.content, text=text, entities=detected(text)))
        self.server.touch(message)
        if self._is_heard(message):
            self.server.post("edited_message", message.json(), lane=message.chat.id)
        return message

    def presses(self, message: Message, button: str = "", *, data: str | None = None) -> Tap:
        """Tap without waiting for the answer.

        `button` is a label or its data, as it stands now (LookupError if it doesn't); `data` is
        taken as it is, like a tap on a keyboard that has changed since the screen was drawn.
        """
        self._check_presence(message.chat)
        if data is None:
            found = message.button(button)
            if found.data is None:
                raise LookupError(f"{found.label!r} asks nothing of the bot: {found.raw}")
            data = found.data
        tap = Tap(self, message, data, str(next(_query_ids)), self.server.clock())
        self.server.taps[tap.id] = tap
        under = (
            {"inline_message_id": message.inline_id}
            if message.inline_id
            else {"message": message.json()}
        )
        query = {
            "id": tap.id,
            "from": self.person(),
            **under,
            "chat_instance": str(message.chat.id),
            "data": data,
        }
        self.server.post("callback_query", query, lane=self.id)
        return tap

    async def taps(
        self,
        message: Message,
        button: str = "",
        timeout: float = 60.0,  # noqa: ASYNC109 - how long a test waits is the test's to say
        *,
        data: str | None = None,
    ) -> Answer:
        """Tap, and wait for the answer; a button with a link answers with the link itself."""
        if data is None and (url := message.button(button).url):
            return Answer(url=url)
        return await self.presses(message, button, data=data).answered(timeout)

    async def asks_inline(self, where: Chat, text: str = "") -> InlineAnswer:
        """Type the bot's name and `text` in a chat, sending nothing; what it offers."""
        if len(text) > QUERY:
            raise ValueError("an inline query holds 256 characters")
        id_ = str(next(_query_ids))
        self.server.inline_queries[id_] = None
        kind = "sender" if where is self else where.json()["type"]
        body = {
            "id": id_,
            "from": self.person(),
            "query": text,
            "offset": "",
            "chat_type": kind,
        }
        self.server.post("inline_query", body, lane=self.id)
        return await self.server.bell.until(lambda: self.server.inline_queries[id_], within=60)

    async def chooses(self, result: InlineResult, where: Chat) -> Message:
        """Send an inline result into a chat, which need not have the bot in it."""
        content = Content(result.text, result.entities, None, result.keyboard)
        message = where.add(self, content, inline_id=f"in{next(_query_ids)}")
        if self._is_heard(message):
            self.server.post("message", message.json(), lane=where.id)
        return message

    def blocks(self) -> None:
        """Stop and block the bot."""
        if not self.has_blocked:
            self.has_blocked = True
            self.server.post_standing(self, self, "member", "kicked")

    def unblocks(self) -> None:
        if self.has_blocked:
            self.has_blocked = False
            self.server.post_standing(self, self, "kicked", "member")

    def _check_presence(self, chat: Chat) -> None:
        if isinstance(chat, Group):
            if self not in chat.members:
                raise ValueError(f"{self.name} isn't in {chat.name}")
        elif chat is not self:
            raise ValueError(f"{self.name} can't see {chat.name}'s private chat")
        elif self.has_blocked:
            raise ValueError(f"{self.name} has blocked the bot")
        else:
            self.has_started = True

    def _is_heard(self, message: Message) -> bool:
        """Privacy mode: of a group's talk a bot hears commands and replies to itself."""
        chat = message.chat
        if not isinstance(chat, Group):
            return True
        if chat.bot_status in {"left", "kicked"}:
            return False
        if chat.bot_status == "administrator" or not self.server.privacy:
            return True
        if message.inline_id or (message.reply_to is not None and message.reply_to.is_bots):
            return True
        command, _, bot = message.text.partition(" ")[0].partition("@")
        return command.startswith("/") and bot in {"", self.server.username}

    def __repr__(self) -> str:
        return f"<{self.name}, {self.id}>"


def _mention(text: str, user: User) -> Entity:
    at = text.index(user.name)
    return Entity("text_mention", utf16(text[:at]), utf16(user.name), user_id=user.id)

"""A Telegram of the project's own: the Bot API over real HTTP, and a driver for its people."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from tests.servers.telegram.api import Call, application
from tests.servers.telegram.bell import Bell
from tests.servers.telegram.chats import Chat, Group
from tests.servers.telegram.errors import bad_request
from tests.servers.telegram.faults import Fault, Faults, loss, refusal
from tests.servers.telegram.files import FileStore
from tests.servers.telegram.floods import Floods
from tests.servers.telegram.inline import InlineAnswer, InlineResult
from tests.servers.telegram.messages import Content, Message
from tests.servers.telegram.methods.chats import standing
from tests.servers.telegram.parameters import Parameters
from tests.servers.telegram.people import Tap, User
from tests.servers.telegram.updates import Update, UpdateQueue
from tests.servers.telegram.webhooks import Postman, Webhook

_SUPER = -1_000_000_000_000


class TelegramServer:
    """One bot's Telegram; `callback_lifetime` and `clock` count seconds."""

    def __init__(
        self,
        token: str = "1:abc",
        *,
        username: str = "salle_test_bot",
        privacy: bool = True,
        real_limits: bool = False,
        callback_lifetime: float = 15.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.token = token
        self.id = int(token.partition(":")[0])
        self.username = username
        self.privacy = privacy
        self.has_main_web_app = False
        self.menu_button: dict[str, Any] = {"type": "default"}
        self.prepared: dict[str, tuple[int, InlineResult]] = {}  # what people may send, by ids
        self.has_inline_mode = False  # as getMe tells it; inline queries come all the same
        self.callback_lifetime = callback_lifetime
        self.clock = clock
        self.bell = Bell()
        self.updates = UpdateQueue()
        self.files = FileStore()
        self.floods = Floods(clock, real_limits=real_limits)
        self.faults = Faults()
        self.postman: Postman | None = None
        self.chats: dict[int, Chat] = {}
        self.people: dict[int | None, User] = {}
        self.taps: dict[str, Tap] = {}
        self.inline_queries: dict[str, InlineAnswer | None] = {}
        self.commands: dict[tuple[str, str], list[dict[str, str]]] = {}
        self.profile: dict[tuple[str, str], str] = {}
        self.log: list[Call] = []
        self.port = 0
        self._events = 0
        self._users = itertools.count(500_001)
        self._groups = itertools.count(700_001)
        self._runner: web.AppRunner | None = None
        self._webhook: Webhook | None = None

    # Coming and going

    @property
    def base(self) -> str:
        """What TELEGRAM_API_BASE is to be."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self, port: int = 0) -> TelegramServer:
        """Listen, on a free port unless told otherwise; after `stop`, on the same one again."""
        self._runner = web.AppRunner(
            application(self), access_log=None, shutdown_timeout=0.1, handler_cancellation=True
        )
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port or self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        if self._webhook is not None:
            self.call_at(self._webhook)
        return self

    async def stop(self) -> None:
        """Close every connection; chats, updates and files are kept."""
        webhook = self._webhook
        await self.hang_up()
        self._webhook = webhook
        if self._runner is not None:
            runner, self._runner = self._runner, None
            await runner.cleanup()

    async def __aenter__(self) -> TelegramServer:
        return await self.start()

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    # People and places

    def user(
        self,
        name: str,
        *,
        username: str | None = None,
        language: str | None = "en",
        surname: str | None = None,
    ) -> User:
        """Somebody new, who has not started the bot yet."""
        user = User(
            self, next(self._users), name, username=username, language=language, surname=surname
        )
        self.chats[user.id] = self.people[user.id] = user
        return user

    def group(
        self,
        name: str,
        members: list[User],
        *,
        topics: bool = False,
        supergroup: bool = False,
        username: str | None = None,
    ) -> Group:
        """A group that has just taken the bot in; its first member owns it."""
        number = -next(self._groups)
        if topics or supergroup or username:
            number += _SUPER
        group = Group(self, number, name, members, forum=topics, username=username)
        self.chats[group.id] = group
        group.bot_status = "left"
        group.adds_bot()
        return group

    def named(self, username: str) -> User | None:
        wanted = username.lower()
        return next((u for u in self.people.values() if (u.username or "").lower() == wanted), None)

    # What happens to them

    def migrate(self, group: Group, *, is_told: bool = True) -> Group:
        """Turn a basic group into a supergroup, which is returned; the old one refuses calls.

        Unless it `is_told`, the bot learns of it from these refusals alone.
        """
        if group.is_super:
            raise ValueError(f"{group.name} is a supergroup already")
        after = Group(self, group.id + _SUPER, group.name, group.members)
        after.bot_status = group.bot_status
        self.chats[after.id] = after
        owner = group.members[0]
        told = group.add(owner, Content(), service={"migrate_to_chat_id": after.id})
        if is_told:  # in this order
            self.post_standing(after, owner, "left", after.bot_status)
            self.post("message", told.json(), lane=group.id)
        group.became = after
        told = after.add(owner, Content(), service={"migrate_from_chat_id": group.id})
        if is_told:
            self.post("message", told.json(), lane=after.id)
        return after

    def rate_limit(self, chat: Chat | None = None, *, retry_after: float = 1) -> None:
        """Answer 429 to every message into this chat (or any), for so many seconds from now."""
        self.floods.halt(chat, retry_after)

    def redeliver(self, update: Update | None = None) -> Update:
        """Deliver an update again, with its old update_id: the latest unless told otherwise."""
        update = update or self.updates.sent[-1]
        self.updates.repeat(update)
        return update

    def expire_taps(self) -> None:
        """Make every tap that is not answered yet too old to be."""
        for tap in self.taps.values():
            tap.is_stale = tap.is_stale or tap.answer is None

    def fails(
        self, method: str, status: int = 502, description: str = "Bad Gateway", times: int = 1
    ) -> None:
        """Refuse the next calls of a method."""
        self.faults.add(method, refusal(status, description), times)

    def drops(self, method: str, times: int = 1, *, after: bool = False) -> None:
        """Close the connection instead of answering; with `after`, once the call is obeyed."""
        self.faults.add(method, loss(after=after), times)

    def holds(self, method: str, times: int = 1) -> asyncio.Event:
        """Keep the next calls of a method waiting, until the event returned is set."""
        release = asyncio.Event()
        self.faults.add(method, Fault(release=release), times)
        return release

    # Looking on

    def mark(self) -> int:
        """Now, for `since=` in `wait`: what is sent or edited later counts."""
        return self._events

    def calls(self, method: str) -> list[Call]:
        """The log of one method."""
        return [call for call in self.log if call.method.lower() == method.lower()]

    def called(
        self,
        method: str,
        wanted: Callable[[Call], bool] = lambda _: True,
        timeout: float = 60.0,
    ) -> Awaitable[Call]:
        """The latest call of a method that is as wanted, made already or still to come."""
        return self.bell.until(
            lambda: next(filter(wanted, reversed(self.calls(method))), None), within=timeout
        )

    def polled(self, timeout: float = 60.0) -> Awaitable[bool]:
        """Wait until the bot polls."""
        return self.updates.bell.until(lambda: self.updates.is_polled or None, within=timeout)

    def unpolled(self, timeout: float = 60.0) -> Awaitable[bool]:
        """Wait until no bot polls, as after its end."""
        return self.updates.bell.until(lambda: not self.updates.is_polled or None, within=timeout)

    def settled(self, timeout: float = 60.0) -> Awaitable[bool]:
        """Wait until the bot has taken every update."""
        return self.updates.bell.until(lambda: not self.updates.is_owing or None, within=timeout)

    def holding(self, method: str, timeout: float = 60.0) -> Awaitable[bool]:
        """Wait until a call of this method is being held."""
        return self.bell.until(lambda: self.faults.held[method.lower()] > 0 or None, within=timeout)

    # What chats and methods need

    def me(self) -> dict[str, Any]:
        return {
            "id": self.id, "is_bot": True, "first_name": "Salle", "username": self.username,
        }  # fmt: skip

    def touch(self, message: Message) -> None:
        """Note that a message is new, or has changed."""
        self._events += 1
        message.touched = self._events
        message.sent = message.sent or self._events
        self.bell.ring()

    def post(self, kind: str, body: dict[str, Any], *, lane: int) -> Update | None:
        """Tell the bot."""
        return self.updates.add(kind, body, lane)

    def post_standing(self, chat: Chat, by: User, before: str, after: str) -> None:
        """Tell the bot how it stands in a chat now."""
        body = {
            "chat": chat.json(),
            "from": by.person(),
            "date": int(time.time()),
            "old_chat_member": standing(self, before),
            "new_chat_member": standing(self, after),
        }
        self.post("my_chat_member", body, lane=chat.id)

    def open_chat(self, parameters: Parameters) -> Chat:
        """The chat that a call names; raises the refusal that the bot meets there."""
        name = parameters.text("chat_id")
        if not name:
            raise bad_request("chat_id is empty")
        if name.startswith("@"):
            wanted = name.removeprefix("@").lower()
            groups = (chat for chat in self.chats.values() if isinstance(chat, Group))
            chat: Chat | None = next(
                (group for group in groups if (group.username or "").lower() == wanted), None
            )
        else:
            chat = self.chats.get(parameters.integer("chat_id"))
        if chat is None:
            raise bad_request("chat not found")
        chat.check_open()
        return chat

    def call_at(self, webhook: Webhook) -> None:
        """Deliver updates there from now on."""
        self._webhook = webhook
        self.postman = Postman(self.updates, webhook)

    async def hang_up(self) -> None:
        """Give up the webhook, if there is one."""
        self._webhook = None
        postman, self.postman = self.postman, None
        if postman is not None:
            await postman.stop()

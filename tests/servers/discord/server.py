"""The test server: the world, its doors, and the knobs a test may turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Self, TypeVar

from aiohttp import web

from . import accounts, channels, messages
from .errors import ApiError, rate_limited
from .gateway import Gateway
from .interactions import Interaction
from .model import Channel, Clock, Guild, Message, Permission, User
from .person import NoAnswerError, Person
from .ratelimit import Bucket, RateLimits, route_key
from .rest import Request, Rest
from .world import World

T = TypeVar("T")


class DiscordServer:
    """A Discord of one's own: REST at `api_base`, a gateway, files, people and guilds.

    Use it as an asynchronous context manager, or call `start` and `stop`.
    """

    def __init__(self, token: str = "test-token") -> None:
        self.token = token
        self.world = World(token)
        self.gateway = Gateway(self.world)
        self.rates = RateLimits()
        self.log: list[Request] = []
        self.rest = Rest(self.world, self.rates, self.log)
        self.limits = self.world.limits
        self.patience = 60.0  # real seconds that a person waits for an answer
        self.returned: dict[tuple[int, int], set[int]] = {}
        self.port = 0

    # Life

    async def start(self, port: int = 0) -> Self:
        """Listens on the loopback; port 0 takes a free one."""
        app = web.Application(client_max_size=128 * 1024 * 1024)
        self.rest.add_to(app, [*accounts.routes, *channels.routes])
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/cdn/attachments/{path:.*}", self._file)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.world.base = f"http://127.0.0.1:{self.port}"
        return self

    async def stop(self) -> None:
        """Closes every door.

        Raises:
            ExceptionGroup: the server itself failed while it answered.
        """
        await self.gateway.close()
        await self._runner.cleanup()
        if self.faults:
            raise ExceptionGroup("the test server broke", self.faults)

    async def __aenter__(self) -> Self:
        return self if self.port else await self.start()

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    @property
    def faults(self) -> list[Exception]:
        """Failures of the server itself, whose requests met a 500."""
        return self.rest.faults

    @property
    def api_base(self) -> str:
        """For `DISCORD_API_BASE`, or `discord.http.Route.BASE`."""
        return f"{self.world.base}/api/v10"

    @property
    def gateway_url(self) -> str:
        """What `GET /gateway` says."""
        return f"ws://127.0.0.1:{self.port}/gateway"

    async def _file(self, request: web.Request) -> web.Response:
        expires = request.query.get("ex", "")
        found = accounts.file_of(self.world, request.match_info["path"], expires)
        if found is None:
            return web.Response(status=404)
        return web.Response(body=found[0], content_type=found[1])

    # People and places

    def user(self, name: str, locale: str = "en-US") -> Person:
        """A new person, in no guild yet."""
        person = Person(self.world.flakes.next(), name, locale)
        person.server = self
        self.world.users[person.id] = person
        return person

    def guild(
        self, name: str, members: Iterable[User] = (), locale: str = "en-US", **more: Any
    ) -> Guild:
        """A new guild with the bot in it. `guild.channel(name)` adds a text channel.

        `system` names its channel for news, `denied` what the bot may not do there.
        """
        return self.world.add_guild(name, list(members), locale, **more)

    @property
    def bot(self) -> User:
        return self.world.bot

    @property
    def clock(self) -> Clock:
        """The platform's clock; `clock.advance(seconds)` ages interactions and messages."""
        return self.world.clock

    # Waiting

    async def wait(self, find: Callable[[], T], within: float = 60.0, what: str = "that") -> T:
        """The first truthy result of `find`, tried whenever anything changes.

        Raises:
            NoAnswerError: nothing within `within` seconds; the last requests are named.
        """
        try:
            return await self.world.signal.wait(find, within)
        except TimeoutError:
            raise NoAnswerError(f"no {what} in {within} s. {self._recently()}") from None

    async def ready(self, within: float = 60.0) -> None:
        """Until the bot is on the gateway."""
        await self.wait(lambda: self.gateway.connected, within, what="bot on the gateway")

    async def synced(self, *names: str, within: float = 60.0) -> None:
        """Until the bot has registered commands, those named at least."""
        await self.wait(lambda: set(names) <= self.commands and self.commands, within, "commands")

    @property
    def commands(self) -> set[str]:
        """The names of all registered commands, context menus among them."""
        return {c["name"] for scope in self.world.commands.values() for c in scope}

    async def answer_to(self, interaction: Interaction) -> None:
        what = f"answer to {interaction.user.name}'s {interaction.kind.name} {interaction.data}"
        await self.wait(lambda: interaction.answer, self.patience, what)

    def _recently(self) -> str:
        return "Lately: " + ("; ".join(str(r) for r in self.log[-8:]) or "no request")

    def requests(self, route: str, status: int | None = None) -> list[Request]:
        """The log's lines for a route such as `POST /channels/{id}/messages`."""
        key = route_key(route)
        return [r for r in self.log if r.route == key and status in (None, r.status)]

    @property
    def invalid_requests(self) -> int:
        """Answers 401, 403 and 429; 10,000 of them in ten minutes would ban the address."""
        return sum(r.status in (401, 403, 429) for r in self.log)

    # Trouble on demand

    def close_dm(self, user: User) -> None:
        """Private messages to the user are refused (50007)."""
        user.dm_open = False

    def open_dm(self, user: User) -> None:
        user.dm_open, user.dm_refused = True, False

    def refuse_dm(self, user: User) -> None:
        """The private channel itself can't be opened (40003)."""
        user.dm_refused = True

    def forbid(self, channel: Channel, *permissions: Permission) -> None:
        """Takes permissions from the bot in the channel (50013; VIEW_CHANNEL: 50001)."""
        for permission in permissions:
            channel.denied |= permission
        self.world.channel_changed(channel)

    def allow(self, channel: Channel) -> None:
        """Gives all permissions back."""
        channel.denied = Permission(0)
        self.world.channel_changed(channel)

    def delete(self, message: Message) -> None:
        """Somebody deletes a message."""
        messages.remove(self.world, message)

    def remove_bot(self, guild: Guild) -> None:
        """Somebody sends the bot away from the guild."""
        self.world.remove_guild(guild)

    def withdraw_token(self) -> None:
        """The bot's token is no good any more (401), and its sessions are over (4004)."""
        self.refuse_token()
        self.drop_gateway(resumable=False)

    def refuse_token(self) -> None:
        """The bot's token is no good any more (401); its sessions go on for now."""
        self.world.token = f"not {self.token}"

    def give_token_back(self) -> None:
        self.world.token = self.token

    def drop_gateway(self, *, resumable: bool = True) -> None:
        """Cuts the sockets; not resumable, RESUME is answered with op 9."""
        self.gateway.drop(resumable=resumable)

    def reconnect_gateway(self) -> None:
        """Asks the bot to reconnect (op 7)."""
        self.gateway.ask_to_reconnect()

    def invalidate_session(self, *, resumable: bool = False) -> None:
        """Declares the session invalid (op 9)."""
        self.gateway.invalidate(resumable=resumable)

    def fail(
        self, route: str, code: int, *, status: int | None = None, times: int = 1, message: str = ""
    ) -> None:
        """The next `times` requests to the route meet this error, such as 50013, or 0 with
        status 500.
        """
        error = ApiError(code, status=status, message=message or None)
        self.rates.refuse(route, error, times)

    def rate_limit(
        self, route: str, *, retry_after: float, times: int = 1, scope: str = "user"
    ) -> None:
        """The next `times` requests to the route meet 429. `scope`: user, shared or global."""
        self.rates.refuse(route, rate_limited(retry_after, scope), times)

    def bucket(self, route: str, limit: int, per: float) -> None:
        """A real limit: so many requests in so many seconds for each channel, guild or webhook."""
        self.rates.set(route, limit, per)

    def global_limit(self, limit: int = 50, per: float = 1.0) -> None:
        """The limit over all routes, from which interactions are exempt."""
        self.rates.everywhere = Bucket(limit, per)

    def limit_old_edits(self, retry_after: float = 0.05) -> None:
        """From now on edits of messages older than one hour are refused (30046)."""
        self.limits.old_edit_retry = retry_after

    def forget_interaction_tokens(self) -> None:
        """Every interaction so far is over: 50027 behind its webhook, 10062 at its callback."""
        for interaction in self.world.interactions.values():
            interaction.forgotten = True

    def slow(self, seconds: float) -> None:
        """Every answer of the REST side comes so much later."""
        self.rest.delay = seconds

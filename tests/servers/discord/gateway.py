"""The gateway: sockets come and go, sessions outlive them."""

from __future__ import annotations

import asyncio
import json
import math
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from . import payloads
from .errors import Json
from .sockets import SQUEEZES, Socket, line_of
from .world import (
    GUILD_MEMBERS,
    GUILD_PRESENCES,
    GUILDS,
    MESSAGE_CONTENT,
    Event,
    World,
)

DISPATCH, RECONNECT, INVALID, HELLO, ACK = 0, 7, 9, 10, 11  # what the server says
PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT
ANIMATION = 1_000  # events a session remembers
SENT_IN_A_MINUTE = 120


@dataclass(eq=False)
class Session:
    """What the bot subscribed to; lives on when its socket drops, until wiped."""

    id: str
    intents: int
    shard: tuple[int, int]
    seq: int = 0
    socket: Socket | None = None
    past: deque[tuple[int, str, Json]] = field(default_factory=lambda: deque(maxlen=ANIMATION))

    def dispatch(self, name: str, data: Json) -> None:
        self.seq += 1
        self.past.append((self.seq, name, data))
        if self.socket:
            self.socket.send(DISPATCH, data, s=self.seq, t=name)

    def wants(self, event: Event) -> bool:
        if event.intent and not self.intents & event.intent:
            return False
        number, count = self.shard
        return number == ((event.guild.id >> 22) % count if event.guild else 0)

    def remembers(self, seq: int) -> bool:
        oldest = self.past[0][0] if self.past else self.seq + 1
        return oldest - 1 <= seq <= self.seq


class Gateway:
    """Accepts sockets, keeps sessions, and tells them what happens in the world."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.sessions: dict[str, Session] = {}
        self.allowed_intents = ~PRIVILEGED  # the privileged ones are granted by hand
        self.heartbeat_ms = 41_250
        self.identifies = 0
        self.hasty_identifies = 0  # which were sent back
        self._identified_at: dict[int, float] = {}  # by a shard's remainder
        self.resumes = 0
        self.holds_up: Callable[[], float] | None = None  # an interaction, for so many seconds
        world.listener = self.tell

    @property
    def connected(self) -> bool:
        return any(session.socket for session in self.sessions.values())

    def tell(self, event: Event) -> None:
        if self.holds_up and event.name == "INTERACTION_CREATE":
            asyncio.get_running_loop().call_later(self.holds_up(), self._dispatch, event)
        else:
            self._dispatch(event)

    def _dispatch(self, event: Event) -> None:
        for session in self.sessions.values():
            if session.wants(event):
                session.dispatch(event.name, self._visible(session, event))

    def _visible(self, session: Session, event: Event) -> Json:
        """Without the content intent, others' words in guilds arrive empty."""
        message, bot = event.message, self._world.bot
        if message is None or event.guild is None or session.intents & MESSAGE_CONTENT:
            return event.data
        if message.author is bot or bot in message.mentions or message.deleted:
            return event.data
        return event.data | {"content": "", "embeds": [], "attachments": [], "components": []}

    # On demand

    def drop(self, *, resumable: bool = True) -> None:
        """Cuts every line without a word; not resumable, the sessions are wiped too."""
        for socket in self._detach(forget=not resumable):
            socket.cut()

    async def close(self) -> None:
        """Says goodbye to everybody, at the end."""
        for socket in self._detach(forget=True):
            await socket.ws.close(code=WSCloseCode.GOING_AWAY)

    def _detach(self, *, forget: bool) -> list[Socket]:
        sockets = [s.socket for s in self.sessions.values() if s.socket]
        for session in self.sessions.values():
            session.socket = None
        if forget:
            self.sessions.clear()
        return sockets

    def ask_to_reconnect(self) -> None:
        """Op 7: the client should close and resume."""
        for session in self.sessions.values():
            if session.socket:
                session.socket.send(RECONNECT, None)

    def invalidate(self, *, resumable: bool) -> None:
        """Op 9."""
        sockets = [s.socket for s in self.sessions.values() if s.socket]
        if not resumable:
            self.sessions.clear()
        for socket in sockets:
            socket.send(INVALID, resumable)

    # A socket's life

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        squeeze = SQUEEZES.get(request.query.get("compress", ""))
        ws = web.WebSocketResponse(max_msg_size=4096 * 16)
        await ws.prepare(request)
        if request.query.get("v") != "10" or request.query.get("encoding") != "json":
            await ws.close(code=4012, message=b"Invalid API version")
            return ws
        socket = Socket(ws, squeeze() if squeeze else None, line_of(request))
        writer = asyncio.create_task(socket.write())
        try:
            socket.send(HELLO, {"heartbeat_interval": self.heartbeat_ms})
            code = await self._read(socket)
            if not ws.closed:
                await ws.close(code=code)
        finally:
            writer.cancel()
            self._gone(socket)
        return ws

    def _gone(self, socket: Socket) -> None:
        """A session whose client said goodbye (1000, 1001) is over; another may be resumed."""
        over = socket.ws.close_code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY)
        for session in list(self.sessions.values()):
            if session.socket is socket:
                session.socket = None
                if over:
                    del self.sessions[session.id]
        self._world.signal.changed()

    async def _read(self, socket: Socket) -> int:
        """Serves the socket; the result is the code to close it with."""
        recent: deque[float] = deque(maxlen=SENT_IN_A_MINUTE)
        while True:
            try:
                async with asyncio.timeout(2 * self.heartbeat_ms / 1000):
                    frame = await socket.ws.receive()
            except TimeoutError:
                return 4009
            if frame.type is not WSMsgType.TEXT:
                return 1000
            now = time.monotonic()
            if len(recent) == SENT_IN_A_MINUTE and now - recent[0] < 60:
                return 4008
            recent.append(now)
            try:
                message = json.loads(frame.data)
                code = self._obey(socket, message["op"], message.get("d"))
            except (ValueError, KeyError, TypeError):
                return 4002
            if code:
                return code

    def _obey(self, socket: Socket, op: int, data: Any) -> int | None:
        """One message of the client; the result is a reason to close, if there is one."""
        session = next((s for s in self.sessions.values() if s.socket is socket), None)
        match op:
            case 1:
                socket.send(ACK, None)
            case 2 | 6 if session:
                return 4005
            case 2:
                return self._identify(socket, data)
            case 6:
                return self._resume(socket, data)
            case 3 | 4 | 8 if session is None:
                return 4003
            case 8:
                assert session
                self._members(session, data)
            case 3 | 4:
                pass  # presence and voice: nobody looks at them here
            case _:
                return 4001
        return None

    def _identify(self, socket: Socket, data: Json) -> int | None:
        if data.get("token") != self._world.token:
            return 4004
        intents = data.get("intents", 0)
        if intents & ~self.allowed_intents:
            return 4014
        number, count = data.get("shard", (0, 1))
        if not 0 <= number < count:
            return 4010
        if self._is_hasty(number):
            socket.send(INVALID, False)
            return None
        session = Session(self._world.new_token(), intents, (number, count), socket=socket)
        self.sessions[session.id] = session
        self.identifies += 1
        self._welcome(session)
        self._world.signal.changed()
        return None

    def _is_hasty(self, shard: int) -> bool:
        """Whether another of its key has identified itself a moment ago."""
        limits, now = self._world.limits, time.monotonic()
        key = shard % limits.max_concurrency
        is_hasty = now - self._identified_at.get(key, -math.inf) < limits.identify_every
        if is_hasty:
            self.hasty_identifies += 1
        else:
            self._identified_at[key] = now
        return is_hasty

    def _welcome(self, session: Session) -> None:
        world, (number, count) = self._world, session.shard
        guilds = [g for g in world.guilds.values() if (g.id >> 22) % count == number]
        ready: Json = {
            "v": 10,
            "user": payloads.user(world.bot) | {"verified": True, "mfa_enabled": True},
            "guilds": [{"id": str(g.id), "unavailable": True} for g in guilds],
            "session_id": session.id,
            "resume_gateway_url": f"{world.base.replace('http', 'ws', 1)}/gateway",
            "shard": [number, count],
            "application": {"id": str(world.application_id), "flags": 0},
            "private_channels": [],
        }
        session.dispatch("READY", ready)
        everybody = bool(session.intents & GUILD_MEMBERS)
        for guild in guilds if session.intents & GUILDS else []:
            data = payloads.guild(world, guild, everybody=everybody)
            session.dispatch("GUILD_CREATE", data)

    def _resume(self, socket: Socket, data: Json) -> int | None:
        if data.get("token") != self._world.token:
            return 4004
        session = self.sessions.get(data.get("session_id", ""))
        if session is None or not session.remembers(data.get("seq") or 0):
            socket.send(INVALID, False)
            return None
        session.socket = None
        for seq, name, past in list(session.past):
            if seq > data["seq"]:
                socket.send(DISPATCH, past, s=seq, t=name)
        session.socket = socket
        session.dispatch("RESUMED", {})
        self.resumes += 1
        self._world.signal.changed()
        return None

    def _members(self, session: Session, data: Json) -> None:
        """GUILD_MEMBERS_CHUNK: some by id or by the beginning of a name, all with the intent."""
        guild = self._world.guilds.get(int(data["guild_id"]))
        if guild is None:
            return
        ids = data.get("user_ids")
        wanted = {int(i) for i in (ids if isinstance(ids, list) else [ids])} if ids else None
        start = str(data.get("query") or "").lower()
        if wanted is None and not start and not session.intents & GUILD_MEMBERS:
            return
        people = [
            p
            for p in guild.members
            if (p.id in wanted if wanted is not None else p.name.lower().startswith(start))
        ]
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": [payloads.member(p) for p in people],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [],
            "nonce": data.get("nonce"),
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

"""The rim of Redis' answers: a server that answers whatever it likes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import pytest

from engines.core.record import DamagedRecordError
from storage.base import (
    ConflictError,
    Following,
    Notice,
    NoticeKind,
    OutboxEntry,
    Rate,
    StoreAwayError,
    StoreRefusedError,
    TableKey,
    Timer,
)
from storage.client import ServerError
from storage.store import Store
from tests.fuzz.judge import Outcome
from tests.fuzz.mutators import damaged_bytes, odd_text

TABLE: Final = TableKey("telegram", "-100123", "k3zqa")
ANNA: Final = "telegram:55512"
NOTICE: Final = Notice(table=TABLE, version=1, to=ANNA, kind=NoticeKind.TURN)
EXPECTED: Final = (
    StoreAwayError, StoreRefusedError, ServerError, ConflictError, DamagedRecordError,
)  # fmt: skip
"""What a store may raise, and what is caught where it is asked."""

CALLS: Final[dict[str, Callable[[Store], Awaitable[Any]]]] = {
    "load": lambda s: s.load(TABLE, asker=ANNA, people=(ANNA,)),
    "talk": lambda s: s.talk(TABLE),
    "followed": lambda s: s.followed(ANNA),
    "follow": lambda s: s.follow(TABLE, ANNA, Following.MOVES, most=9),
    "profile": lambda s: s.profile(ANNA),
    "update_profile": lambda s: s.update_profile(ANNA, {"name": "Anna", "theme": ""}),
    "due_deadlines": lambda s: s.due_deadlines(1.8e9),
    "due_reminders": lambda s: s.due_reminders(1.8e9),
    "due_answers": lambda s: s.due_answers(1.8e9),
    "restart_timer": lambda s: s.restart_timer(TABLE, Timer(deadline=2e9), expected=3),
    "credit_downtime": lambda s: s.credit_downtime(lambda: 1.8e9, shut=60.0),
    "tables_set_aside": lambda s: s.tables_set_aside(),
    "take": lambda s: s.take("worker", wait=0.01),
    "taken": lambda s: s.taken("worker"),
    "done": lambda s: s.done(OutboxEntry(id="1-0", shard=3, notice=NOTICE)),
    "enqueue": lambda s: s.enqueue([NOTICE]),
    "unpark": lambda s: s.unpark("telegram"),
    "beat": lambda s: s.beat("worker", lapse=10.0),
    "receive": lambda s: s.receive("telegram:1", {1: "{}"}, owner="one", lease=5.0),
    "take_up": lambda s: s.take_up("telegram:1", owner="one", lease=5.0),
    "handled": lambda s: s.handled("telegram:1", [1]),
    "move_chat": lambda s: s.move_chat("telegram", "1", "2"),
    "running_tables": lambda s: s.running_tables(ANNA),
    "finished_tables": lambda s: s.finished_tables(ANNA, limit=5),
    "list_pending": lambda s: s.list_pending([ANNA], TABLE, at=1.8e9),
    "pending_challenges": lambda s: s.pending_challenges(ANNA),
    "message_refs": lambda s: s.message_refs(TABLE),
    "reserve": lambda s: s.reserve("talk:anna", Rate(most=3, every=5.0), {}, within=0.0),
    "passkeys": lambda s: s.passkeys(ANNA),
    "take_ceremony": lambda s: s.take_ceremony("s1", "keep"),
    "sessions": lambda s: s.sessions(ANNA),
    "note_session": lambda s: s.note_session(ANNA, "s1", device="", day=20_000),
    "ended_of": lambda s: s.ended_of(["s1", "s2"]),
    "secret": lambda s: s.secret(),
    "check": lambda s: s.check(),
}

Answer = tuple[bytes, bool]
"""What the server says, and whether it hangs up then."""

Answers = tuple[str, list[Answer], bytes]
"""Which method asks, what it is answered, one after another and the last one again and again, and
what the question for the slots of a cluster.
"""


class Resp:
    """A store, and the server on the other end of its line."""

    name = "resp"

    def __init__(self, store: Store, server: _Server) -> None:
        self._store, self._server = store, server

    def make(self, random: Random) -> Answers:
        answers = [_answer(random) for _ in range(random.randrange(1, 4))]
        slots = random.choice(_ODD_SLOTS) if random.random() < 0.1 else _ALONE
        return random.choice(list(CALLS)), answers, slots

    async def drive(self, given: Answers) -> Outcome:
        name, self._server.answers = given[0], list(given[1])
        self._server.given, self._server.slots = 0, given[2]
        try:
            await CALLS[name](self._store)
        except EXPECTED as err:
            return Outcome(is_refused=True, said=str(err).strip() or type(err).__name__)
        return Outcome(is_refused=False)

    def state(self) -> object:
        return None


_ALONE: Final = b"-ERR This instance has cluster support disabled\r\n"
_ODD_SLOTS: Final = (
    b"*0\r\n", b":1\r\n", b"-ERR x\r\n", b"$-1\r\n", b"*1\r\n*0\r\n", b"*1\r\n*2\r\n:0\r\n:1\r\n",
)  # fmt: skip
_MOST: Final = 150
"""Answers to one call: who asks until there is nothing more would ask for ever."""


class _Server:
    """Answers each command with the next of `answers`."""

    def __init__(self) -> None:
        self.answers: list[Answer] = [(b"+OK\r\n", False)]
        self.given = 0
        self.slots = _ALONE  # what it answers to where the slots are: never where another server is

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, ValueError):
            while head := await reader.readline():
                words = []
                for _ in range(int(head[1:])):
                    length = int((await reader.readline())[1:])
                    words.append((await reader.readexactly(length + 2))[:-2])
                if words[0] == b"CLUSTER":
                    writer.write(self.slots)
                    continue
                said, is_over = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
                self.given += 1
                writer.write(said)
                await writer.drain()
                if is_over or self.given > _MOST:
                    break
        writer.close()


@contextlib.asynccontextmanager
async def open_resp() -> AsyncIterator[Resp]:
    """A server on a socket of its own, and a store that asks it."""
    answering = _Server()
    with TemporaryDirectory(prefix="salle-") as folder:
        path = Path(folder) / "s"
        server = await asyncio.start_unix_server(answering.serve, path)
        # What is never whole is waited for in vain, and not as long as a real server is.
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("storage.client.ANSWER_SECONDS", 0.2)
            store = Store(f"unix://{path}")
        try:
            yield Resp(store, answering)
        finally:
            await store.close()
            server.close()


def _answer(random: Random) -> Answer:
    kind = random.randrange(12)
    if kind == 0:
        return b"", True
    if kind == 1:
        return b"%s\r\n" % random.choice(
            (b"+OK", b"+QUEUED", b":1", b":0", b"$-1", b"*-1", b"*0")
        ), False
    if kind == 2:
        word = random.choice(
            ("ERR", "WRONGTYPE", "NOSCRIPT", "LOADING", "MOVED 1 x:1", "NOAUTH", "OOM", "")
        )
        return b"-%s %s\r\n" % (word.encode(), _line(random)), False
    if kind == 3:
        return damaged_bytes(random, _encoded(random, 3)), True
    return _encoded(random, 3), False


def _encoded(random: Random, depth: int) -> bytes:
    kind = random.randrange(8)
    if kind < 3 and depth:
        items = [_encoded(random, depth - 1) for _ in range(random.choice((0, 1, 2, 2, 4, 11)))]
        return b"*%d\r\n" % len(items) + b"".join(items)
    if kind == 3:
        return b":%d\r\n" % random.choice((0, 1, -1, 2**31, 2**63 - 1, -(2**63)))
    if kind == 4:
        return b"+%s\r\n" % _line(random)
    if kind == 5:
        return b"$-1\r\n"
    text = random.choice(
        (str(TABLE).encode(), b"1.5", b"1", b"abc", b"6 1790018437.250", b"1-0", b"\xff\xfe",
        b"inf", b"{}",
         b'{"game":"gyges","rules":1,"players":{"one":null,"two":null}}',
         odd_text(random).encode(errors="replace"))
    )  # fmt: skip
    return b"$%d\r\n%s\r\n" % (len(text), text)


def _line(random: Random) -> bytes:
    return odd_text(random).encode(errors="replace").replace(b"\r", b"").replace(b"\n", b"")[:200]

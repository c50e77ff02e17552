"""What one tap costs: round trips to a real Valkey, and what is worked out on the way."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import storage.client
from bot.application.tickets import Ticket
from engines.core.game import AnyGame
from storage.batching import CommandBatcher
from storage.client import LuaScript

_ROOT = f"{Path(__file__).parents[2]}/"
_SCRIPTS = Path(storage.client.__file__).parent / "scripts"
_NAMES = {LuaScript.named(path.stem).digest.encode(): path.stem for path in _SCRIPTS.glob("*.lua")}
_COMMANDS = {"LRANGE": "load", "HDEL": "forget"}
_BESIDE = {"ZSCORE", "HGETALL", "HGET", "HMGET", "GET", "ZCARD", "ZREM"}  # come with these two
_BY_THE_CLOCK = {"take_up", "beat", "lease", "release", "XLEN"}
"""What processes ask now and then, whoever taps."""


class RoundTrips(list[str]):
    """What each asked, in their order: of several at once "note_message + forget"."""

    def __init__(self) -> None:
        super().__init__()
        self._more = asyncio.Event()

    def note(self, commands: Sequence[Sequence[Any]]) -> None:
        names = list(dict.fromkeys(map(_name, commands)))
        if not _BY_THE_CLOCK.issuperset(names):
            is_whole = {"load", "forget"}.isdisjoint(names)
            self.append(" + ".join(one for one in names if is_whole or one not in _BESIDE))
            self._more.set()

    async def until(self, asked: str) -> None:
        """Return when one has asked that."""
        async with asyncio.timeout(60):
            while not any(asked in trip for trip in self):
                self._more.clear()
                await self._more.wait()


@contextmanager
def round_trips() -> Iterator[RoundTrips]:
    """Every pipeline that is sent to the store in this block, without what the clock asks."""
    found, send = RoundTrips(), CommandBatcher._send

    async def counted(self: CommandBatcher, asked: Sequence[Any]) -> None:
        found.note([command for commands, _ in asked for command in commands])
        await send(self, asked)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CommandBatcher, "_send", counted)
        yield found


@contextmanager
def files_passed() -> Iterator[list[str]]:
    """The files of ours whose functions are called in this block, one after another."""
    passed: list[str] = []

    def called(frame: FrameType, event: str, _: Any) -> None:
        path = frame.f_code.co_filename
        if event == "call" and path.startswith(_ROOT) and "/." not in path:
            passed.append(path.removeprefix(_ROOT))

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        yield passed
    finally:
        sys.setprofile(before)


def _name(command: Sequence[Any]) -> str:
    name, *words = command
    return _NAMES[words[0]] if name == "EVALSHA" else _COMMANDS.get(name, name)


@contextmanager
def worked_out(game: AnyGame) -> Iterator[Counter[str]]:
    """How often a ticket is parsed in this block, and a game is asked for moves or views."""
    counts: Counter[str] = Counter()
    parse = Ticket.parse.__func__

    def parsed(cls: type[Ticket], text: str) -> Ticket:
        ticket: Ticket = parse(cls, text)
        counts["tickets parsed"] += 1
        return ticket

    def counted(name: str, ask: Any) -> Any:
        def wrapped(_: AnyGame, *words: Any) -> Any:
            counts[name] += 1
            return ask(*words)

        return wrapped

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Ticket, "parse", classmethod(parsed))
        for name in ("legal_moves", "parse", "view"):
            patch.setattr(type(game), name, counted(name, getattr(game, name)))
        yield counts

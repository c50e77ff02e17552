"""What one tap costs: round trips to a real Valkey, and what is worked out on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import storage.client
from storage.batching import CommandBatcher
from storage.client import LuaScript

_SCRIPTS = Path(storage.client.__file__).parent / "scripts"
_NAMES = {LuaScript.named(path.stem).digest: path.stem for path in _SCRIPTS.glob("*.lua")}
_BY_THE_CLOCK = {"take_up", "beat", "lease", "release"}
"""What processes ask now and then, whoever taps."""


class RoundTrips(list[list[str]]):
    """The names of the commands and scripts of each, in their order."""

    def names(self) -> list[str]:
        return [" ".join(trip) for trip in self]


@contextmanager
def round_trips() -> Iterator[RoundTrips]:
    """Every pipeline that is sent to the store in this block, without what the clock asks."""
    found = RoundTrips()
    send = CommandBatcher._send

    async def counted(self: CommandBatcher, asked: Sequence[Any]) -> None:
        names = [_name(command) for commands, _ in asked for command in commands]
        if not _BY_THE_CLOCK.issuperset(names):
            found.append(list(dict.fromkeys(names)))
        await send(self, asked)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CommandBatcher, "_send", counted)
        yield found


def _name(command: Sequence[Any]) -> str:
    name, *words = command
    digest = words[0].decode() if name == "EVALSHA" else ""
    return _NAMES.get(digest, str(name))

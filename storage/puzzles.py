"""Puzzles in Redis: people's attempts, and how often each puzzle was tried and solved.

The first is a hash per person, the second a hash per game; they lie in different slots. A try is
noted in the first, where it counts once, and then counted in the second: if a process is killed in
between, the puzzle has one solver too few, and nothing else is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from storage import keys
from storage.client import LuaScript
from storage.part import StorePart

_REPLACE: Final = LuaScript.named("replace_field")
_PRESENT: Final = "present"  # the field of the puzzle that a person was shown last


class Puzzles(StorePart):
    """What solvers have done."""

    async def puzzle_attempts(self, address: str) -> Mapping[str, str]:
        """What somebody has made of each puzzle, by game and id: "gyges/25329dc3d2"."""
        found: dict[str, str] = await self._client.ask("HGETALL", keys.puzzle_attempts(address))
        return {name: text for name, text in found.items() if name != _PRESENT}

    async def note_attempt(self, address: str, name: str, before: str, after: str) -> bool:
        """Put what they have made of a puzzle in the place of what it was, "" if nothing.

        False, if it was something else: nothing is changed.
        """
        key = keys.puzzle_attempts(address)
        if before:
            return bool(await self._client.run(_REPLACE, (key,), name, before, after))
        return bool(await self._client.ask("HSETNX", key, name, after))

    async def present_puzzle(self, address: str) -> str:
        """The puzzle that somebody was shown last; "" if none."""
        return await self._client.ask("HGET", keys.puzzle_attempts(address), _PRESENT) or ""

    async def note_present_puzzle(self, address: str, name: str) -> None:
        """They are shown a puzzle."""
        await self._client.ask("HSET", keys.puzzle_attempts(address), _PRESENT, name)

    async def puzzle_counts(self, game: str) -> Mapping[str, str]:
        """How the puzzles of a game have fared: figures by "25329dc3d2:found"."""
        found: dict[str, str] = await self._client.ask("HGETALL", keys.puzzle_counts(game))
        return found

    async def count_puzzle(
        self, game: str, puzzle: str, counts: Mapping[str, int], *, moved: float = 0.0
    ) -> None:
        """Add to a puzzle's figures, and by how much its rating has moved. One round trip."""
        key = keys.puzzle_counts(game)
        steps = [("HINCRBY", key, f"{puzzle}:{name}", n) for name, n in counts.items() if n]
        more = [("HINCRBYFLOAT", key, f"{puzzle}:moved", repr(moved))] if moved else []
        await self._client.ask_all(*steps, *more)

    async def daily_puzzles(self) -> Mapping[str, str]:
        """The daily puzzles so far: their names, by the numbers of their days."""
        found: dict[str, str] = await self._client.ask("HGETALL", keys.DAILY_PUZZLES)
        return found

    async def settle_daily_puzzle(self, day: int, name: str) -> str:
        """The puzzle of a day: this one, unless another was settled before."""
        kept: str = (
            await self._client.ask_all(
                ("HSETNX", keys.DAILY_PUZZLES, str(day), name),
                ("HGET", keys.DAILY_PUZZLES, str(day)),
            )
        )[1]
        return kept

    async def daily_puzzles_of(self, days: Iterable[int]) -> Mapping[int, str]:
        """Those of some days, as far as they are settled."""
        wanted = list(days)
        names = await self._client.ask("HMGET", keys.DAILY_PUZZLES, *map(str, wanted))
        return {day: name for day, name in zip(wanted, names, strict=True) if name}

    async def note_daily_chat(self, address: str, day: int) -> None:
        """A chat is told the puzzle of a day."""
        await self._client.ask("ZADD", keys.DAILY_PUZZLE_CHATS, day, address)

    async def daily_chats(self, day: int) -> list[str]:
        """The chats that have been told the puzzle of a day."""
        found: list[str] = await self._client.ask(
            "ZRANGEBYSCORE", keys.DAILY_PUZZLE_CHATS, day, day
        )
        return found

    async def forget_daily_chat(self, address: str) -> None:
        """A chat is told none any more."""
        await self._client.ask("ZREM", keys.DAILY_PUZZLE_CHATS, address)

"""Excludes results: one step replaces all standings that change."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from engines.core.result import Standing, Voided
from storage import keys
from storage.base import TableKey
from storage.client import LuaScript
from storage.part import StorePart
from storage.results import Noted, changed
from storage.stored_results import stored

_VOID = LuaScript.named("void_result")


@dataclass(frozen=True, slots=True, kw_only=True)
class ToVoid:
    """A table whose result is to be taken out, since a moment."""

    table: TableKey
    game: str
    at: float


class VoidedResults(StorePart):
    """Which results are taken out, and which are to be."""

    async def ask_void(self, game: str, table: TableKey, *, at: float) -> None:
        """Have the result of a table taken out, once its match is annulled."""
        await self._client.ask("HSET", keys.TO_VOID, str(table), f"{at:.3f} {game}")

    async def to_void(self) -> list[ToVoid]:
        """All that are to be taken out. One round trip."""
        found = await self._client.ask("HGETALL", keys.TO_VOID)
        parts = ((name, text.split()) for name, text in found.items())
        return [
            ToVoid(table=TableKey.parse(name), game=game, at=float(at))
            for name, (at, game) in parts
        ]

    async def void_is_done(self, table: TableKey) -> None:
        """It is taken out, or there is nothing to take out."""
        await self._client.ask("HDEL", keys.TO_VOID, str(table))

    async def number_of_result(self, game: str, table: TableKey) -> int | None:
        """The number of a table's result; None if none was reckoned."""
        number = await self._client.ask("HGET", keys.result_numbers(game), str(table))
        return None if number is None else int(number)

    async def voided(self, game: str) -> dict[str, int]:
        """The numbers of the entries that take a result out, by tables."""
        found = await self._client.ask("HGETALL", keys.voided(game))
        return {table: int(number) for table, number in found.items()}

    async def note_voided(
        self, game: str, entry: Voided, standings: Mapping[str, Standing | None], *, expected: int
    ) -> Noted:
        """Take a result out, and put the standings there that change by it, in one step.

        None of a player: nothing is left of theirs. `expected`: how many entries the game had when
        these were reckoned. Done again for the same table, nothing changes.
        """
        touched = (
            *keys.reckoning(game),
            keys.voided(game),
            *(keys.results_of(game, player) for player in entry.players),
        )
        change = {
            "table": entry.voided,
            "number": entry.number,
            "expected": expected,
            "row": stored(entry),
            "players": [changed(who, one) for who, one in standings.items() if one],
            "gone": [who for who, one in standings.items() if one is None],
        }
        return Noted(await self._client.run(_VOID, touched, json.dumps(change, ensure_ascii=False)))

"""The computer players think in a process of their own: the event loop never waits for one."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import BrokenExecutor, Executor
from typing import Final

import structlog

from bot.application.loaded_table import LoadedTable
from bot.application.tables import Tables
from engines.core.chance import SeededChance
from engines.core.match_state import MatchError
from engines.core.moves import Move
from engines.core.record import Act, Entry
from engines.core.seat import Seat
from engines.core.values import View
from engines.registry import load_player

log = structlog.get_logger(__name__)


LEAST_SECONDS: Final = 2.5
"""Seconds that a decision takes at least in games with windows, where there is none to take as
much as where there is: more than any level thinks."""


def think(game: str, view: View, level: str, seed: bytes) -> str:
    """Choose a move from a view; runs in the worker process."""
    move: Move = load_player(game).choose(view, level, SeededChance(seed))
    return str(move)


def prepare(game: str) -> None:
    """Import what `think` needs; runs in the worker process."""
    load_player(game)


class ComputerPlayers:
    """Plays the computer's seats."""

    def __init__(self, tables: Tables, *, least_seconds: float = LEAST_SECONDS) -> None:
        self._tables = tables
        self._least_seconds = least_seconds
        self._pool: Executor | None = None  # begun when it is first needed

    async def answer(self, table: LoadedTable, seat: Seat) -> None:
        """Let a move be taken back, decline a draw, or make a move, if the computer has to."""
        if table.match.takeback_asked_by is seat.other:
            await self._act(table, Entry(act=Act.ALLOW_TAKEBACK, seat=seat, at=0))
            return
        if table.match.draw_offered_by is seat.other:
            await self._act(table, Entry(act=Act.REFUSE_DRAW, seat=seat, at=0))
            return
        if seat not in table.match.active:
            return
        view: View = table.game.view(table.match.game_state, seat)
        level = table.computer_level(seat)
        thinking = self._think(table.game.id, view, level)
        if table.game.windows:
            move, _ = await asyncio.gather(thinking, asyncio.sleep(self._least_seconds))
        else:
            move = await thinking
        await self._act(table, Entry(act=Act.MOVE, seat=seat, move=move, at=0))

    def get_ready(self, game: str) -> None:
        """Begin the process that will think, so that the first answer comes as soon as others."""
        if self._pool is None:
            self._pool = _new_pool()
            self._pool.submit(prepare, game)

    def close(self) -> None:
        """Let the worker go."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _think(self, game: str, view: View, level: str) -> str:
        seed = secrets.token_bytes(16)
        loop = asyncio.get_running_loop()
        for _ in range(2):
            self._pool = self._pool or _new_pool()
            try:
                return await loop.run_in_executor(self._pool, think, game, view, level, seed)
            except BrokenExecutor:
                log.warning("the computer's process died; a new one is begun")
                self.close()
        raise RuntimeError("the computer player's process dies at every move")

    async def _act(self, table: LoadedTable, entry: Entry) -> None:
        version = table.version

        def decide(now: LoadedTable) -> Entry:
            if now.version != version:
                raise MatchError("not-your-turn", "somebody acted while the computer thought")
            return entry.model_copy(update={"at": int(self._tables.now())})

        try:
            await self._tables.act(table.key, decide, table=table)
        except MatchError:
            # Whoever acted has put a new notice to the computer, if it still has to decide.
            log.info("the computer's answer came late", table=str(table.key))


def _new_pool() -> Executor:
    """One process. Most evenings nobody plays against the computer: until then it costs nothing."""
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415 - a mebibyte of modules
    from multiprocessing import get_context  # noqa: PLC0415 - the same

    return ProcessPoolExecutor(1, mp_context=get_context("spawn"))

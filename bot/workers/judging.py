"""Salle's judgement of positions, made in a process of its own so that nothing waits for it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from typing import Final

import structlog

from bot.application.loaded_table import LoadedTable
from bot.side_process.parent import SideProcessError, SideProcesses
from engines.core.chance import SeededChance
from engines.core.computer import AnyComputer
from engines.core.judgement import judge
from engines.core.seat import Seat
from engines.core.values import State
from engines.registry import load_game, load_player

log = structlog.get_logger(__name__)

_PLAYOUTS: Final = 32
_SECONDS: Final = 8.0  # after which a position is played on no further
_LONGEST: Final = 60.0  # for one position: the last play-out may take long


class Judges:
    """Judges positions. One process, which ends when nobody asks."""

    def __init__(self, computers: Mapping[str, AnyComputer]) -> None:
        self._computers = computers
        self._processes = SideProcesses("judging", longest=_LONGEST, lasts=False)

    async def __call__(self, table: LoadedTable) -> Seat | None:
        """Who has the better of a match; None: neither, or it can't be said."""
        if table.game.id not in self._computers:
            return None
        state = table.match.game_state
        try:
            said = await self._processes.ask(
                judged, table.game.id, state, secrets.token_bytes(16), _SECONDS
            )
        except (SideProcessError, OSError) as err:
            log.error("a position can't be judged", table=str(table.key), why=str(err))
            return None
        return Seat(said) if said else None

    async def close(self) -> None:
        """End the process."""
        await self._processes.end()


def judged(game: str, state: State, seed: bytes, seconds: float) -> str:
    """The seat that is ahead, or "": what the process does."""
    until = time.monotonic() + seconds
    found = judge(
        load_game(game),
        load_player(game),
        state,
        SeededChance(seed),
        most=_PLAYOUTS,
        goes_on=lambda: time.monotonic() < until,
    )
    return str(found.winner) if found.winner else ""

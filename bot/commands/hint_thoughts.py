"""Thinks about hints in a process of its own, which ends with its answer."""

from __future__ import annotations

import hashlib
from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.side_process.parent import SideProcesses
from engines.core.hints import Advice, advise_in_side_process, read_advice
from engines.core.seat import Seat
from engines.core.values import View
from engines.registry import load_player

_LONGEST: Final = 20.0  # seconds


def advice_of(game: str, view: View, seed: bytes) -> str:
    """What the process does."""
    return advise_in_side_process(load_player(game), view, seed)


class HintThoughts:
    """One process at a time: who asks for hints waits for others who do, and for nobody else."""

    def __init__(self) -> None:
        self._processes = SideProcesses("hints", longest=_LONGEST, lasts=False)

    async def advice(self, table: LoadedTable, seat: Seat, view: View) -> Advice:
        """For the decision of `seat`; asked again it is the same. Raises SideProcessError, OSError.

        All that is thought with is what the seat sees; luck depends on the decision alone.
        """
        decision = f"hint {table.key} {table.match.decision_version[seat]} {seat}"
        seed = hashlib.sha256(decision.encode()).digest()
        return read_advice(await self._processes.ask(advice_of, table.game.id, view, seed))

    async def close(self) -> None:
        """End the process."""
        await self._processes.end()

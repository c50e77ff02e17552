"""What the process that analyses matches does. It imports a game's rules, nothing of the bot."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Final

from engines.core.analysis.analysis import Budget, analyse
from engines.core.analysis.kept_plies import write_plies
from engines.core.record import Record
from engines.registry import load_game, load_player

_LAST: Final = 19  # of all that gives way: thoughts, films and loops come first


def judge_match(
    game: str, record: str, seconds: float, seed: int, report: Callable[[str], None]
) -> str:
    """The plies of a match, as JSON; about so many seconds of the processor.

    `report` is told how many decisions were judged, and how many there are to judge: "12 40".
    """
    give_way()
    found = analyse(
        load_game(game),
        load_player(game),
        Record.model_validate_json(record),
        Budget(seconds=seconds, now=time.process_time),
        seed=seed,
        on_progress=lambda done, of: report(f"{done} {of}"),
    )
    return write_plies(tuple(found))


def give_way() -> None:
    """Have this process run when nothing else wants the processor."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, _LAST)

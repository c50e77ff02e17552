"""Loops of the last move: milliseconds of a processor, bytes, frames; by game, format and file.

As the films' process makes them: the first in a process, then others after it.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from statistics import median
from time import process_time
from typing import Any, Final

from bench.film import STYLE, played
from engines.core.values import View
from renderers import framings
from renderers.games import motion_of
from renderers.loop import LoopType, render_loop
from renderers.style import Framing
from tests.harness import GAMES

MOVES: Final = 40
NAMES: Final = ("en_garde", "cannae", "gyges", "audatia")
TYPES: Final[tuple[LoopType, ...]] = ("mp4", "gif")


def run() -> Iterator[dict[str, Any]]:
    """The loops of each game."""
    for name in NAMES:
        moves = list(pairwise(played(GAMES[name], 0)))[:MOVES]
        for frame in (Framing.TALL, Framing.WIDE):
            if frame in framings(name):
                for file_type in TYPES:
                    yield measured(name, moves, frame, file_type)


def measured(
    name: str, moves: list[tuple[View, View]], frame: Framing, file_type: LoopType
) -> dict[str, Any]:
    """The figures of some moves, one after the other in this process."""
    style, motion = replace(STYLE, framing=frame), motion_of(name)
    times, sizes = [], []
    for before, after in moves:
        start = process_time()
        loop = render_loop(before, after, style, file_type)
        times.append((process_time() - start) * 1000)
        sizes.append(len(loop) // 1024)
    lengths = [len(list(motion.frames(*pair, style))) if motion else 0 for pair in moves]
    return {
        "name": f"{name}, {frame}, {file_type}",
        "cpu_ms": round(median(times), 1),
        "cpu_worst_ms": round(max(times), 1),
        "first_in_a_process_ms": first(name, frame, file_type),
        "kb": median(sizes),
        "kb_worst": max(sizes),
        "frames_worst": max(lengths),
    }


def first(name: str, frame: Framing, file_type: LoopType) -> float:
    """The first one in a new process, which imports everything and draws all sprites for it."""
    code = f"from bench.loop import alone; alone({name!r}, {frame.value!r}, {file_type!r})"
    command = [sys.executable, "-c", code]
    said = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(said.stdout)


def alone(name: str, frame: str, file_type: LoopType) -> None:
    """Print the milliseconds of one loop."""
    views = played(GAMES[name], 0)[:6]
    start = process_time()
    render_loop(views[-2], views[-1], replace(STYLE, framing=Framing(frame)), file_type)
    sys.stdout.write(f"{(process_time() - start) * 1000:.0f}\n")

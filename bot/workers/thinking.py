"""What the computer players' process does: it answers one question after the other.

It begins as `main`, and imports nothing of the bot besides: most of its memory is a game's rules.
"""

from __future__ import annotations

import base64
import json
import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from traceback import extract_tb
from typing import Any, Final

from engines.core.chance import SeededChance
from engines.core.moves import Move
from engines.core.values import View
from engines.registry import load_player

Function = Callable[..., str]

_LONGEST_ERROR: Final = 8_000  # characters
_FIRST_TO_GO: Final = "1000"  # of 1000


def think(game: str, view: View, level: str, seed: bytes) -> str:
    """Choose a move from a view."""
    move: Move = load_player(game).choose(view, level, SeededChance(seed))
    return str(move)


def prepare(game: str) -> str:
    """Import what `think` needs."""
    load_player(game)
    return ""


def written(function: Function, *args: Any) -> bytes:
    """A question, as a line of the process's standard input."""
    return base64.b64encode(pickle.dumps((function, args))) + b"\n"


def read_answer(line: bytes) -> tuple[str, str]:
    """What was found out, and "" or else why nothing was, from a line of its standard output."""
    found: str
    error: str
    found, error = json.loads(line)
    return found, error


def main() -> None:
    """Answer until standard input ends, as it does when whoever asks is gone."""
    _volunteer()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # for what a game may print
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(questions,), daemon=True).start()
    while True:
        answers.write(json.dumps(_answer(questions.get())).encode() + b"\n")


def _listen(questions: SimpleQueue[bytes]) -> None:
    """In a thread of its own, so that the end is noticed in the middle of an endless thought."""
    for line in sys.stdin.buffer:
        questions.put(line)
    os._exit(0)


def _answer(question: bytes) -> tuple[str, str]:
    try:
        function, args = pickle.loads(base64.b64decode(question))  # noqa: S301 - by `written`
        return function(*args), ""
    except Exception as err:
        return "", _fault_of(err)


def _fault_of(err: Exception) -> str:
    """What broke, and the way there. Without the error's words: they may name hidden cards."""
    way = (f"{Path(f.filename).name}:{f.lineno} in {f.name}" for f in extract_tb(err.__traceback__))
    return f"{type(err).__name__} at {', '.join(way)}"[:_LONGEST_ERROR]


def _volunteer() -> None:
    """Where memory runs out the system ends this process, and not Salle. Linux alone asks."""
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(_FIRST_TO_GO)

"""What a side process does: it answers one question after the other.

It begins as `main`, and imports nothing besides but what its questions need.
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

from engines import native

Function = Callable[..., str]

_LONGEST_ERROR: Final = 8_000  # characters
_FIRST_TO_GO: Final = "1000"  # of 1000
_GIVES_WAY: Final = 10  # steps of `nice`: a tenth of a processor that Salle wants too


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
    """Answer until standard input ends, as it does when the parent is gone."""
    _volunteer()
    native.use()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # for what a game may print
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(questions,), daemon=True).start()
    while True:
        answers.write(json.dumps(_answer(questions.get())).encode() + b"\n")
        answers.flush()


def _listen(questions: SimpleQueue[bytes]) -> None:
    # In a thread of its own, so that the end is noticed in the middle of endless work.
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
    # What broke, and the way there. Without the error's words: they may name hidden cards.
    way = (f"{Path(f.filename).name}:{f.lineno} in {f.name}" for f in extract_tb(err.__traceback__))
    return f"{type(err).__name__} at {', '.join(way)}"[:_LONGEST_ERROR]


def _volunteer() -> None:
    # Where memory runs out the system ends this process, and not Salle: Linux alone asks. And a
    # processor goes to Salle first.
    if hasattr(os, "nice"):
        os.nice(_GIVES_WAY)
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(_FIRST_TO_GO)

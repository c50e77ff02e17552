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
Report = Callable[[str], None]

_LONGEST_ERROR: Final = 8_000  # characters
_FIRST_TO_GO: Final = "1000"  # of 1000
_GIVES_WAY: Final = 10  # steps of `nice`: a tenth of a processor that Salle wants too


def written(function: Function, *args: Any, reports: bool = False) -> bytes:
    """A question, as a line of the process's standard input.

    One that `reports` how far it is gets a `Report` to do so with, after its other arguments.
    """
    return base64.b64encode(pickle.dumps((function, args, reports))) + b"\n"


def read_answer(line: bytes) -> tuple[str, str] | str:
    """What was found out, and "" or else why nothing was, from a line of its standard output.

    Or a text: how far the work is that goes on.
    """
    answer: list[str] | str = json.loads(line)
    if isinstance(answer, str):
        return answer
    found, error = answer
    return found, error


def main() -> None:
    """Answer until standard input ends, as it does when the parent is gone."""
    _volunteer()
    native.use()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # for what a game may print
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(questions,), daemon=True).start()

    def write(answer: tuple[str, str] | str) -> None:
        answers.write(json.dumps(answer).encode() + b"\n")
        answers.flush()

    while True:
        write(_answer(questions.get(), write))


def _listen(questions: SimpleQueue[bytes]) -> None:
    # In a thread of its own, so that the end is noticed in the middle of endless work.
    for line in sys.stdin.buffer:
        questions.put(line)
    os._exit(0)


def _answer(question: bytes, report: Report) -> tuple[str, str]:
    try:
        words = base64.b64decode(question)
        function, args, reports = pickle.loads(words)  # noqa: S301 - by `written`
        return function(*args, *([report] if reports else [])), ""
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

"""Points in the drawing of a picture at which a thread may rest, or give it up."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class _Thread(threading.local):
    look: Callable[[], None] | None = None


_thread = _Thread()


def checkpoint() -> None:
    """Passed every few milliseconds while something is drawn. What lies half drawn isn't kept."""
    if _thread.look is not None:
        _thread.look()


@contextmanager
def looking(look: Callable[[], None]) -> Iterator[None]:
    """Call `look` at the checkpoints that this thread passes; it may wait, or raise."""
    _thread.look = look
    try:
        yield
    finally:
        _thread.look = None

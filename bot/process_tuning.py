"""Settings of the interpreter, the C library and the system, for less memory and shorter waits.

`make bench WHAT="process whole_way"` shows what they are worth.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress
from typing import Any, Final

_SWITCH_SECONDS: Final = 0.0005
_FILES: Final = 65_536
_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8  # parameters of mallopt, in malloc.h


def shorten_thread_switches() -> None:
    """Let the event loop have its turn every 0.5 ms while a picture is drawn in a thread.

    With Python's 5 ms it would wait that long at every reply of the store.
    """
    sys.setswitchinterval(_SWITCH_SECONDS)


def limit_heap() -> None:
    """Tell glibc to share one heap among threads, and to give blocks of a mebibyte back at once.

    A canvas takes ten megabytes; by default glibc keeps a third of them when they are freed. The
    parts of a picture, a tenth of a megabyte each, stay in the heap: fresh memory has to be cleared
    by the system, which takes longer than to fill it. Other C libraries have no such switch.
    """
    if mallopt := _of_c_library("mallopt"):
        for parameter, value in (
            (_ARENA_MAX, 1),
            (_MMAP_THRESHOLD, 1 << 20),
            (_TRIM_THRESHOLD, 1 << 20),
        ):
            mallopt(parameter, value)


def allow_many_files() -> None:
    """Ask for as many open files as the system lets a program have, within reason.

    Connections to the page count as files. Where only 1,024 are allowed, as is usual, one client
    that opens so many leaves Salle without connections to the store and to the platforms.
    """
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES if most == resource.RLIM_INFINITY else min(_FILES, most)
    if few != resource.RLIM_INFINITY and few < wanted:
        with suppress(ValueError, OSError):  # macOS allows fewer than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def release_startup_memory() -> None:
    """After the start: give freed memory back, and leave what is left out of later collections."""
    gc.collect()
    gc.freeze()
    gc.enable()
    if trim := _of_c_library("malloc_trim"):
        trim(0)


def _of_c_library(name: str) -> Any:
    # A function of the C library that runs this process; None where it has none of that name.
    try:
        return getattr(ctypes.CDLL(None), name, None)
    except (OSError, TypeError):  # Windows has no library without a name
        return None

"""Salle where nothing is that Windows lacks: `python -m tests.bot.like_windows`.

No processes that fork or give way, no Unix sockets, no handlers of signals in the event loop, no C
library without a name, and no private server. What libraries do on Windows isn't shown by that.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import platform
import sys
from asyncio import unix_events
from typing import Any

_MISSING = {
    os: ("nice", "setpriority", "fork", "getuid", "geteuid", "getpgid", "setsid", "killpg"),
    asyncio: ("open_unix_connection", "start_unix_server"),
}
_MISSING_MODULES = ("fcntl", "resource", "grp", "pwd", "termios")


def disguise() -> None:
    """Take away from this process what Windows lacks."""
    for module, names in _MISSING.items():
        for name in names:
            delattr(module, name)
    for name in _MISSING_MODULES:
        sys.modules[name] = None  # type: ignore[assignment]  # so that importing it fails
    loop = unix_events._UnixSelectorEventLoop
    for name in ("add_signal_handler", "remove_signal_handler", "create_unix_connection"):
        setattr(loop, name, getattr(asyncio.AbstractEventLoop, name))
    ctypes.CDLL = _named_library  # type: ignore[assignment,misc]
    sys.platform = "win32"
    platform.system = lambda: "Windows"


def _named_library(name: str | None, _of: Any = ctypes.CDLL) -> ctypes.CDLL:
    if name is None:
        raise TypeError("argument of type 'NoneType' is not iterable")
    return _of(name)


def main() -> int:
    """As `tests.bot.unwarmed` begins, without what Windows lacks."""
    from tests.bot import unwarmed  # noqa: PLC0415 - it is loaded before anything is taken away

    unwarmed.SIDE_COMMAND = (
        "from tests.bot import like_windows; from bot.side_process import child; "
        "like_windows.disguise(); child.main()"
    )
    disguise()
    return unwarmed.main()


if __name__ == "__main__":
    sys.exit(main())

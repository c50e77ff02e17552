"""A process that has loaded all of Salle, and forks: `python -m tests.bot.fork_server FD`.

Loading takes more than a second of a processor, and tests begin some hundreds of processes. Each
is a process like any other, but that it shares what was loaded. Over its socket it gets what is to
be begun, and the new process's standard input, output, error and the pipe on which its number and
its end are told. It ends with the other end of the socket.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import socket
import sys
import threading
from importlib import import_module
from runpy import run_module
from selectors import EVENT_READ, DefaultSelector
from typing import Any

_LONGEST_ORDER = 1 << 16  # bytes


def serve(line: socket.socket) -> tuple[dict[str, Any], list[int]] | None:
    """Fork for each order, and tell each end, until the line is closed: None.

    In a fork: the order, and its standard input, output and error.
    """
    with DefaultSelector() as selector:
        selector.register(line, EVENT_READ)
        while True:
            for ready, _ in selector.select():
                if ready.fileobj is line:
                    order, files, *_ = socket.recv_fds(line, _LONGEST_ORDER, 4)
                    if not order:
                        return None
                    *standard, ends = files
                    pid = os.fork()
                    if pid == 0:
                        _let_go(selector, line, ends)
                        return json.loads(order), standard
                    for file in standard:
                        os.close(file)
                    os.write(ends, b"%d\n" % pid)
                    selector.register(os.pidfd_open(pid), EVENT_READ, (pid, ends))
                else:
                    pid, ends = ready.data
                    _, status = os.waitpid(pid, 0)
                    os.write(ends, b"%d\n" % os.waitstatus_to_exitcode(status))
                    os.close(ends)
                    selector.unregister(ready.fileobj)
                    os.close(ready.fd)


def _let_go(selector: DefaultSelector, line: socket.socket, ends: int) -> None:
    """Of all that is the server's."""
    for known in [*selector.get_map().values()]:
        if known.data:
            os.close(known.fd)
            os.close(known.data[1])
    line.close()
    os.close(ends)


def become(order: dict[str, Any], standard: list[int]) -> int:
    """Be the process that was asked for, to its end; the exit code."""
    for number, file in enumerate(standard):
        os.dup2(file, number)
        os.close(file)
    os.environ.clear()
    os.environ.update(order["env"])
    sys.argv[1:] = order["args"]
    try:
        run_module(order["module"], run_name="__main__", alter_sys=True)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        sys.excepthook(*sys.exc_info())
        return 1
    return 0


def load() -> None:
    """All that Salle ever loads."""
    for name in ("bot.composition", "bot.doctor.main", "tests.bot.salle"):
        import_module(name)
    for platform in ("discord", "telegram", "web"):
        import_module(f"bot.adapters.{platform}.adapter")
    from bot.application.locales import words_file  # noqa: PLC0415 - as all else, in this process
    from bot.messages.words import LANGUAGES, say_in  # noqa: PLC0415 - as above
    from engines.packages import find_games  # noqa: PLC0415 - as above
    from engines.registry import load_player  # noqa: PLC0415 - as above

    for game in find_games():
        load_player(game)
    for language in LANGUAGES:
        for file in words_file("hall", language).parent.iterdir():
            f"{file.stem}-" in say_in(language)  # noqa: B015 - which reads it
    gc.collect()
    gc.freeze()


if __name__ == "__main__":
    load()
    asking = socket.socket(fileno=int(sys.argv[1]))
    asking.send(b"!")  # all is there
    begun = serve(asking)
    if begun:
        code = become(*begun)
        threading._shutdown()  # type: ignore[attr-defined]  # what the interpreter does at its end,
        atexit._run_exitfuncs()  # but to clear modules one by one
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)

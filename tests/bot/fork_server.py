"""A process that has loaded all of Salle, and forks: `python -m tests.bot.fork_server FD`.

Loading takes seconds of a processor, and tests begin some hundreds of processes. Each
is a process like any other, but that it shares what was loaded. All test processes of a run connect
to the socket FD. Over its line each tells what is to be begun, and gives the new process's standard
input, output, error and the pipe on which its number and its end are told. The server is nobody's
child, since it ends with the last line; nobody connects meanwhile, for who does holds this file.
"""

from __future__ import annotations

import atexit
import fcntl
import gc
import json
import os
import re
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from runpy import run_module
from selectors import EVENT_READ, DefaultSelector
from typing import Any

_LONGEST_ORDER = 1 << 16  # bytes


def serve(door: socket.socket) -> tuple[dict[str, Any], list[int]] | None:
    """Fork for each order, and tell each end, until the last line is closed: None.

    In a fork: the order, and its standard input, output and error.
    """
    lines = set[socket.socket]()
    with DefaultSelector() as selector:
        selector.register(door, EVENT_READ)
        while True:
            for ready, _ in selector.select():
                if ready.fileobj is door:
                    lines.add(line := door.accept()[0])
                    selector.register(line, EVENT_READ)
                    with suppress(ConnectionError):
                        line.send(b"!")  # all is there
                elif (line := ready.fileobj) in lines:
                    order, files = _order(line)
                    if not order:
                        lines.remove(line)
                        selector.unregister(line)
                        line.close()
                        continue
                    *standard, ends = files
                    pid = os.fork()
                    if pid == 0:
                        _let_go(selector, ends)
                        return json.loads(order), standard
                    for file in standard:
                        os.close(file)
                    os.write(ends, b"%d\n" % pid)
                    selector.register(os.pidfd_open(pid), EVENT_READ, (pid, ends))
                else:
                    pid, ends = ready.data
                    _, status = os.waitpid(pid, 0)
                    with suppress(BrokenPipeError):  # who asked is gone
                        os.write(ends, b"%d\n" % os.waitstatus_to_exitcode(status))
                    os.close(ends)
                    selector.unregister(ready.fileobj)
                    os.close(ready.fd)
            if not lines and _closed(door, selector):
                return None


def _order(line: socket.socket) -> tuple[bytes, list[int]]:
    """Nothing, if who asked is gone."""
    try:
        order, files, *_ = socket.recv_fds(line, _LONGEST_ORDER, 4)
    except ConnectionError:
        return b"", []
    return order, files


def _closed(door: socket.socket, selector: DefaultSelector) -> bool:
    """Close the door, unless somebody stands there."""
    with held():
        if any(ready.fileobj is door for ready, _ in selector.select(0)):
            return False
        door.close()
        return True


def _let_go(selector: DefaultSelector, ends: int) -> None:
    """Of all that is the server's."""
    for known in [*selector.get_map().values()]:
        if known.data:
            os.close(known.fd)
            os.close(known.data[1])
        else:
            known.fileobj.close()
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


@contextmanager
def held() -> Iterator[None]:
    """By one process at a time."""
    with Path(__file__).open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def load() -> None:
    """All that Salle ever loads, reads and draws ahead."""
    for name in ("bot.start", "bot.composition", "bot.doctor.main", "tests.bot.salle"):
        import_module(name)
    for platform in ("discord", "telegram", "web"):
        import_module(f"bot.adapters.{platform}.adapter")
    _load_games()
    _read_words()
    from bot.adapters.web.pages import content_security_policy  # noqa: PLC0415 - as all, for forks
    from bot.commands.registry import registry  # noqa: PLC0415 - as above

    registry()
    with suppress(KeyError, FileNotFoundError):  # the page is not built
        content_security_policy()
    gc.collect()
    gc.freeze()


def _load_games() -> None:
    from bot.application.catalogue import Catalogue  # noqa: PLC0415 - in this process alone
    from bot.messages.warming import first_pictures  # noqa: PLC0415 - as above
    from renderers.kit import webp  # noqa: PLC0415, F401 - as above
    from renderers.rendering import render, warm  # noqa: PLC0415 - as above
    from renderers.style import OF_CHATS  # noqa: PLC0415 - as above

    for game in Catalogue().games.values():
        first, *others = first_pictures(game, OF_CHATS)
        render(*first)
        for view, style in others:
            warm(view, style)


def _read_words() -> None:
    from bot.application.locales import words_file  # noqa: PLC0415 - in this process alone
    from bot.messages.words import LANGUAGES, say_in  # noqa: PLC0415 - as above

    for language in LANGUAGES:
        for file in words_file("hall", language).parent.iterdir():
            for key in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE):
                key in say_in(language)  # noqa: B015 - which reads its file and compiles it


if __name__ == "__main__":
    if os.fork():
        os._exit(0)
    load()
    begun = serve(socket.socket(fileno=int(sys.argv[1])))
    if begun:
        code = become(*begun)
        threading._shutdown()  # type: ignore[attr-defined]  # what the interpreter does at its end,
        atexit._run_exitfuncs()  # but to clear modules one by one
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)

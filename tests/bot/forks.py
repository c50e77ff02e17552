"""Processes of Salle's that begin at once: forks of one that has loaded all of her (`fork_server`).

To a test they are what `asyncio.create_subprocess_exec` makes.
"""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import signal
import socket
import subprocess
import sys
from asyncio.base_subprocess import BaseSubprocessTransport
from asyncio.subprocess import PIPE, STDOUT, Process, SubprocessStreamProtocol
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from threading import Lock
from typing import IO, Any, Final

from tests.bot.fork_server import held

ROOT: Final = Path(__file__).parents[2]
_STRICT: Final = ("-W", "error", "-W", "ignore::DeprecationWarning")
_BEGINNING: Final = Lock()  # two who begin their processes at once have one server


async def begin(
    module: str,
    *args: str,
    env: Mapping[str, str],
    stdin: int | None = None,
    stdout: int | None = None,
    stderr: int | None = None,
) -> Process:
    """What `python -m module args` does, in the folder of the sources.

    `stdin`, `stdout` and `stderr` are `PIPE` or None, and `stderr` may be `STDOUT`.
    """
    if not hasattr(os, "pidfd_open"):  # Linux alone tells a program of another's end by a file
        pipes = {"stdin": stdin, "stdout": stdout, "stderr": stderr}
        return await begin_anew("-m", module, *args, env=env, **pipes)
    loop = asyncio.get_running_loop()
    line = await asyncio.to_thread(_line, os.getpid())
    order = json.dumps({"module": module, "args": args, "env": dict(env)}).encode()
    protocol = SubprocessStreamProtocol(limit=1 << 16, loop=loop)
    waiter = loop.create_future()
    how = {"waiter": waiter, "line": line, "order": order}
    transport = _Transport(loop, protocol, [module], False, stdin, stdout, stderr, 0, **how)
    await waiter
    return Process(transport, protocol, loop)


async def begin_anew(*args: str, env: Mapping[str, str], **pipes: int | None) -> Process:
    """A process that shares nothing: what `python args` does."""
    return await asyncio.create_subprocess_exec(
        sys.executable, *_STRICT, *args, env=env, cwd=ROOT, **pipes
    )


def _line(process: int) -> socket.socket:
    """To the server of all test processes of this run, begun at its first use."""
    with _BEGINNING:
        return _connected(process)


@cache
def _connected(process: int) -> socket.socket:
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(process))
    address = f"\0salle-forks-{run}"  # on Linux alone, and no file
    line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with held():
        if line.connect_ex(address):
            _begin_server(address)
            line.connect(address)
    atexit.register(line.close)
    assert line.recv(1), "the fork server has not begun"
    return line


def _begin_server(address: str) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as door:
        door.bind(address)
        door.listen()
        subprocess.run(
            [sys.executable, *_STRICT, "-m", "tests.bot.fork_server", str(door.fileno())],
            env={"PATH": os.environ["PATH"]},
            cwd=ROOT,
            pass_fds=[door.fileno()],
            stdin=subprocess.DEVNULL,
            check=True,
        )


class _Transport(BaseSubprocessTransport):
    """A fork's pipes, and its end."""

    def _start(
        self, args: Any, shell: Any, stdin: Any, stdout: Any, stderr: Any, bufsize: Any, **how: Any
    ) -> None:
        self._proc = _Fork(stdin, stdout, stderr, **how)
        self._loop.add_reader(self._proc.ends, self._look)

    def _look(self) -> None:
        self._loop.remove_reader(self._proc.ends)
        self._process_exited(self._proc.wait())

    def close(self) -> None:
        super().close()
        if self._proc and self._proc.returncode is None:
            self._loop.remove_reader(self._proc.ends)
            self._proc.wait()


class _Fork:
    """What asyncio wants of a `subprocess.Popen`."""

    def __init__(
        self,
        stdin: int | None,
        stdout: int | None,
        stderr: int | None,
        *,
        line: socket.socket,
        order: bytes,
    ) -> None:
        self.returncode: int | None = None
        if stdin == PIPE:
            given, ours = os.pipe()
            self.stdin = os.fdopen(ours, "wb", 0)
        else:
            given, self.stdin = os.open(os.devnull, os.O_RDONLY), None
        self.stdout, shown = _pipe() if stdout == PIPE else (None, os.dup(1))
        if stderr == PIPE:
            self.stderr, errors = _pipe()
        else:
            self.stderr, errors = None, os.dup(shown if stderr == STDOUT else 2)
        self.ends, ends = os.pipe()
        files = (given, shown, errors, ends)
        socket.send_fds(line, [order], files)
        for file in files:
            os.close(file)
        self.pid = self._told()

    def _told(self) -> int:
        """The next number on its pipe: its own, and then its exit code."""
        word = b""
        while not word.endswith(b"\n"):
            more = os.read(self.ends, 1)
            assert more, "the fork server is gone"
            word += more
        return int(word)

    def poll(self) -> int | None:
        return self.returncode

    def wait(self) -> int:
        self.returncode = self._told()
        os.close(self.ends)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def _pipe() -> tuple[IO[bytes], int]:
    reading, writing = os.pipe()
    return os.fdopen(reading, "rb", 0), writing

"""A Valkey of a test's own: `with valkey() as url`, or `async with private_valkey() as url`."""

from __future__ import annotations

import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from shutil import copytree

from tests.servers.node import binary


@contextmanager
def valkey(*options: str, port: int = 0) -> Iterator[str]:
    """The URL of a fresh server, which keeps nothing on disk unless the options say so.

    It listens on a Unix socket, or on `port` of 127.0.0.1.
    """
    # Not in pytest's own folder: its paths are too long for a socket.
    with tempfile.TemporaryDirectory(prefix="valkey-") as folder:
        path = Path(folder, "s")
        command = [
            str(binary()),
            *("--port", str(port), "--bind", "127.0.0.1", "--unixsocket", str(path)),
            *("--dir", folder, "--save", "", "--loglevel", "warning", *options),
        ]
        with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as run:
            try:
                _wait_until_it_listens(path, run)
                yield f"redis://127.0.0.1:{port}" if port else f"unix://{path}"
            finally:
                run.kill()


class OwnValkey:
    """A fresh server that ends with this process, however it ends, and keeps nothing on disk."""

    def __init__(self, *options: str) -> None:
        # Not in pytest's own folder: its paths are too long for a socket.
        folder = tempfile.mkdtemp(prefix="valkey-")
        path = Path(folder, "s")
        command = [
            *("sh", "-c", _UNTIL_INPUT_ENDS, folder),
            *(str(binary()), "--port", "0", "--unixsocket", str(path), "--dir", folder),
            *("--save", "", "--loglevel", "warning", *options),
        ]
        # In a session of its own: Ctrl-C would end the shell alone.
        self._run = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, start_new_session=True
        )
        _wait_until_it_listens(path, self._run)
        self.path = str(path)
        self.url = f"unix://{path}"


_UNTIL_INPUT_ENDS = '"$@" & read -r _; kill -9 $!; rm -rf "$0"'


class MortalValkey:
    """A server that may be killed, and finds what it had when it is started again.

    It begins with a copy of `data`, a folder with an append-only log.
    """

    def __init__(self, data: Path | None = None) -> None:
        # Not in pytest's own folder: its paths are too long for a socket.
        self._folder = tempfile.TemporaryDirectory(prefix="valkey-")
        if data:
            copytree(data, self._folder.name, dirs_exist_ok=True)
        self._path = Path(self._folder.name, "s")
        self._run: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"unix://{self._path}"

    @property
    def dump_size(self) -> int:
        """Bytes of what SAVE has written."""
        return Path(self._folder.name, "dump.rdb").stat().st_size

    def start(self) -> None:
        """Return when it listens; what it reads first may keep it busy for a moment."""
        self._path.unlink(missing_ok=True)
        command = [
            str(binary()),
            *("--port", "0", "--unixsocket", str(self._path), "--dir", self._folder.name),
            *("--save", "", "--appendonly", "yes", "--appendfsync", "no", "--loglevel", "warning"),
        ]
        quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL}
        self._run = subprocess.Popen(command, **quiet)
        _wait_until_it_listens(self._path, self._run)

    def kill(self) -> None:
        """As by a power cut; what it has written stays."""
        if self._run:
            self._run.kill()
            self._run.wait()
            self._run = None

    def signal(self, number: int) -> None:
        """Such as SIGSTOP: it hangs."""
        if self._run:
            self._run.send_signal(number)

    def close(self) -> None:
        """For good."""
        self.kill()
        self._folder.cleanup()


@asynccontextmanager
async def private_valkey(*options: str) -> AsyncIterator[str]:
    """As `valkey`, for `async with`."""
    with valkey(*options) as url:
        yield url


def _wait_until_it_listens(path: Path, run: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end and run.poll() is None:
        with (
            suppress(FileNotFoundError, ConnectionRefusedError),
            socket.socket(socket.AF_UNIX) as line,
        ):
            line.connect(str(path))
            return
        time.sleep(0.005)
    raise RuntimeError(f"the server doesn't start (exit code {run.poll()})")


def free_port() -> int:
    """A port of 127.0.0.1 that nobody listened on a moment ago."""
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port: int = line.getsockname()[1]
        return port

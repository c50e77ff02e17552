"""One server process of a test's own, which may be killed, held up, and started again."""

from __future__ import annotations

import fcntl
import os
import random
import resource
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from redis import Redis
from redis.exceptions import RedisError

from storage.server_binary import find_binary

BUS: Final = 6_000
"""A node of a cluster talks to its like on its port and so much."""

_PORTS: Final = range(20_000, 26_000)  # with BUS: below those that the system gives away itself

_OWN_FILES: Final = 16_384  # bytes at most of what a node of a cluster must be able to write
_PATIENCE: Final = 60.0


def binary() -> Path:
    """The server that tests run: Salle's own, or the one that SALLE_TEST_SERVER names."""
    named = os.environ.get("SALLE_TEST_SERVER")
    return Path(named) if named else find_binary()


class ServerNode:
    """A server on a port; it finds what it had when it starts again."""

    def __init__(self, folder: Path, options: tuple[str, ...], *, config: str = "") -> None:
        self._folder = folder
        self._run: subprocess.Popen[bytes] | None = None
        self.port = reserve_port()
        in_cluster = "--cluster-enabled" in options
        self._options = (*options, *(("--cluster-port", str(self.port + BUS)) * in_cluster))
        self.client: Any = Redis(port=self.port, decode_responses=True, socket_timeout=60)
        folder.mkdir()
        self._config: tuple[str, ...] = ()
        if config:
            (folder / "config").write_text(config)
            self._config = (str(folder / "config"),)

    @property
    def id(self) -> str:
        """Its name in the cluster."""
        return str(self.client.execute_command("CLUSTER", "MYID"))

    @property
    def is_running(self) -> bool:
        return self._run is not None and self._run.poll() is None

    def start(self) -> None:
        """Return when it answers. Raises TimeoutError; RuntimeError if it ends at once."""
        command = [
            *(str(binary()), *self._config),
            *("--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self._folder)),
            *("--loglevel", "warning", "--logfile", str(self._folder / "log"), *self._options),
        ]
        quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL}
        # Python ignores SIGXFSZ, and so shall the server: `fill_disk`.
        self._run = subprocess.Popen(command, **quiet, restore_signals=False)
        until(lambda: self.answers("PING") or not self.is_running, "a node doesn't start")
        if not self.is_running:
            raise RuntimeError(f"a node ends at once: {(self._folder / 'log').read_text()}")

    def answers(self, *command: str) -> Any:
        """What it says; None if it doesn't."""
        with suppress(RedisError, OSError):
            return self.client.execute_command(*command)
        return None

    def kill(self) -> None:
        """As the system kills; what it has written stays."""
        if self._run:
            self._run.kill()
            self._run.wait()
            self._run = None
            self.client.connection_pool.disconnect()

    def stop(self) -> None:
        """Politely: a master waits until its replicas have everything."""
        if self._run:
            self._run.terminate()
            self._run.wait()
            self._run = None
            self.client.connection_pool.disconnect()

    def fill_disk(self) -> None:
        """From now on its append-only file can't grow: writing more fails, as on a full disk."""
        files = (self._folder / "appendonlydir").glob("*.aof")
        self._limit_files(max(_OWN_FILES, *(file.stat().st_size for file in files)))

    def free_disk(self) -> None:
        """After `fill_disk`."""
        self._limit_files(resource.RLIM_INFINITY)

    def _limit_files(self, size: int) -> None:
        if self._run and self._run.poll() is None:
            resource.prlimit(self._run.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def pause(self) -> None:
        """It hears and says nothing, and its connections stay."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """After `pause`."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        if self._run:
            self._run.send_signal(number)


def until(is_so: Callable[[], Any], otherwise: str) -> None:
    """Wait until something is so. Raises TimeoutError."""
    end = time.monotonic() + _PATIENCE
    while not is_so():
        if time.monotonic() > end:
            raise TimeoutError(otherwise)
        time.sleep(0.02)


def reserve_port() -> int:
    """A port that is free, as is its neighbour for the cluster's own talk.

    No other process of tests gets it while this one lives, which keeps a locked file open.
    """
    luck = random.SystemRandom()  # tests that seed the common one would all try the same
    while True:
        port = luck.choice(_PORTS)
        lock = os.open(Path(tempfile.gettempdir(), f"salle-test-port-{port}"), os.O_CREAT)
        with socket.socket() as one, socket.socket() as other, suppress(OSError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            one.bind(("127.0.0.1", port))
            other.bind(("127.0.0.1", port + BUS))
            return port
        os.close(lock)

"""A private Valkey over a data folder: started with Salle, watched, and stopped with it.

Two locks guard the folder. One is held by this process, so that no two share the folder. The other
is inherited by the server, and so lasts as long as the server does, even when this process is
killed: no second server can write to the same files, and the next process finds the first server
by its socket.
"""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final, Literal
from urllib.parse import quote

from storage.base import StoreAwayError, StoreRefusedError
from storage.data_folder import Lock, prepare, socket_path
from storage.liveness import LivenessConnection
from storage.server_binary import find_binary

_log = logging.getLogger(__name__)

_STOP_SECONDS: Final = 10.0  # a server that stops writes what it still has
_LOCK_SECONDS: Final = 10.0  # a killed server's child may live on while it rewrites the log


@asynccontextmanager
async def private_server(
    folder: Path, *, appendfsync: Literal["everysec", "always", "no"] = "everysec"
) -> AsyncIterator[str]:
    """The URL of a private server over `folder`, which is running for as long as the context.

    With `appendfsync="always"` all that it has acknowledged survives the death of any process and a
    loss of power. With "everysec" a loss of power may cost the last second. And where the disk is
    so busy that a sync takes longer, Valkey answers for up to two seconds before it writes: its own
    death costs what it hadn't written. A server that dies is started again.

    Raises:
        StoreRefusedError: the folder can't be used, another process has it, or there is no binary.
        StoreAwayError: the server doesn't start.
    """
    server = Embedded(folder, appendfsync=appendfsync)
    await server.start()
    try:
        yield server.url
    finally:
        await server.stop()


async def running_server(folder: Path) -> str | None:
    """The URL of the private server that runs over `folder`; None if none does. It is left alone.

    Raises:
        StoreRefusedError: the folder can't be used.
        StoreAwayError: somebody listens there and doesn't answer.
    """
    socket = socket_path(prepare(folder))
    connection = await LivenessConnection.to(socket)
    if connection is None:
        return None
    connection.close()
    return _url(socket)


def _url(socket: Path) -> str:
    return f"unix://{quote(str(socket))}"


class Embedded:
    """One private server. `start` and `stop` it once each."""

    def __init__(self, folder: Path, *, appendfsync: str = "everysec") -> None:
        self._folder = prepare(folder)
        self._socket = socket_path(self._folder)
        self._log_file = self._folder / "valkey.log"
        self._appendfsync = appendfsync
        self._lock = Lock(self._folder / "salle.lock")
        self._binary = find_binary()
        self._process: Process | None = None  # None too if it was there before us
        self._liveness: LivenessConnection | None = None
        self._watching: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        """How a client reaches it."""
        return _url(self._socket)

    async def start(self) -> None:
        """Return when it answers; from then on it is watched. Raises as `private_server`."""
        if not self._lock.hold():
            raise StoreRefusedError(
                f"The data folder {self._folder} is in use by another Salle "
                f"(process {self._lock.holder()})."
            )
        try:
            self._liveness = await self._reach()
        except BaseException:
            await self.stop()
            raise
        self._watching = asyncio.create_task(self._watch(self._liveness), name="private server")

    async def stop(self) -> None:
        """Stop the server, also one that was there before us: the folder is ours alone."""
        if self._watching:
            self._watching.cancel()
            with suppress(asyncio.CancelledError):
                await self._watching
        if self._process:
            await _end(self._process)
        elif self._liveness:
            await self._liveness.shut_down(_STOP_SECONDS)
        if self._liveness:
            self._liveness.close()
        self._lock.let_go()

    async def _reach(self) -> LivenessConnection:
        # Find the server that lives on from before, or start one.
        return await LivenessConnection.to(self._socket) or await self._spawn()

    async def _spawn(self) -> LivenessConnection:
        lock = await self._server_lock()
        command = (*_OPTIONS, "--dir", self._folder, "--appendfsync", self._appendfsync)
        places = ("--unixsocket", self._socket, "--logfile", self._log_file)
        try:
            with self._log_file.open("ab") as output:  # also for what it says before it logs
                self._process = await asyncio.create_subprocess_exec(
                    self._binary,
                    *map(str, command + places),
                    stdin=DEVNULL,
                    stdout=output,
                    stderr=output,
                    pass_fds=(lock.fileno(),),
                    start_new_session=True,  # else Ctrl-C would stop it before us
                )
        except OSError as err:
            raise StoreRefusedError(
                f"{self._binary} doesn't run here ({err.strerror}): set REDIS_URL."
            ) from err
        finally:
            lock.let_go()
        return await self._ready(self._process)

    async def _server_lock(self) -> Lock:
        lock = Lock(self._folder / "server.lock")
        end = time.monotonic() + _LOCK_SECONDS
        while not lock.hold():
            if time.monotonic() > end:
                raise StoreAwayError(
                    f"A valkey-server still holds the data folder {self._folder} and doesn't "
                    f"answer at {self._socket}: stop it."
                )
            await asyncio.sleep(0.05)
        return lock

    async def _ready(self, process: Process) -> LivenessConnection:
        pause = 0.004
        while True:
            with suppress(TimeoutError):  # still running, as it should
                async with asyncio.timeout(pause):
                    await process.wait()
                raise StoreAwayError(f"The private server doesn't start: {self._last_words()}")
            if connection := await LivenessConnection.to(self._socket):
                return connection
            pause = min(1.3 * pause, 0.1)

    def _last_words(self) -> str:
        try:
            words = self._log_file.read_text(errors="replace").splitlines()
        except OSError:
            words = []
        return words[-1] if words else "it said nothing"

    async def _watch(self, connection: LivenessConnection) -> None:
        while True:
            began = time.monotonic()
            await connection.gone()
            connection.close()
            _log.warning("the private server ended; starting it again")
            # One that dies at once again and again must not take the whole machine.
            await asyncio.sleep(0.5 if time.monotonic() - began < 1 else 0)
            connection = self._liveness = await self._again()

    async def _again(self) -> LivenessConnection:
        pause = 0.1
        while True:
            try:
                return await self._reach()
            except Exception as err:  # whatever it is: without a server nobody can play
                _log.error("the private server can't be started: %s", err)
            await asyncio.sleep(pause)
            pause = min(2 * pause, 5.0)


@asynccontextmanager
async def server_at(url: str | None, folder: Path) -> AsyncIterator[str]:
    """The URL of a server for what an operator does from the shell: `url`, if it is given.

    Over a data folder that of the Salle that runs there, or of one started for the time.
    """
    if url is not None:
        yield url
    elif running := await running_server(folder):
        yield running
    else:
        async with private_server(folder) as started:
            yield started


_OPTIONS: Final = (
    *("--port", "0", "--unixsocketperm", "700"),
    *("--appendonly", "yes", "--save", "", "--maxmemory-policy", "noeviction"),
    *("--daemonize", "no", "--loglevel", "warning"),
    *(
        "--hz",
        "5",
    ),  # looks a second at what has run out; ten, as usual, take as much as Salle at rest
)


async def _end(process: Process) -> None:
    if process.returncode is None:
        process.terminate()
        try:
            async with asyncio.timeout(_STOP_SECONDS):
                await process.wait()
        except TimeoutError:
            _log.error("the private server didn't stop in time; killing it")
            process.kill()
    await process.wait()

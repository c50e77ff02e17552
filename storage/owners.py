"""Names of lease owners in the store: each identifies the process that it belongs to.

So the next process knows at once that its predecessor is dead, and waits for none of its leases.
"""

from __future__ import annotations

import os
import re
import secrets
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

_NAME: Final = re.compile(r"([0-9a-f]{8}|)-(\d+)-(\d+)\.[0-9a-f]{8}")
_DEAD: Final = "ZX"  # states of processes that have ended, and that nobody has buried


def new_owner() -> str:
    """A name for something in this process that takes leases; another at each call."""
    return f"{_process(os.getpid())}.{secrets.token_hex(4)}"


def is_gone(owner: str, *, is_alone: bool = False) -> bool:
    """Whether an owner's process has certainly ended.

    It has if it ran on this machine, since this boot and among these processes (a container has its
    own), and no process has its number and its start by now. With `is_alone` every other process
    has: nobody else may use the store. False of names that `new_owner` didn't make, and where the
    system doesn't tell (it is no Linux).
    """
    found = _NAME.fullmatch(owner)
    if not found:
        return False
    if is_alone:
        return not owner.startswith(f"{_process(os.getpid())}.")
    machine, pid, started = found.groups()
    if not machine or machine != _machine():
        return False
    try:
        os.kill(int(pid), 0)
        return started != _started(int(pid))
    except (ProcessLookupError, FileNotFoundError):
        return True
    except OSError:  # another user's: it may be hidden from us
        return False


@cache
def _process(pid: int) -> str:
    machine = _machine()
    return f"{machine}-{pid}-{_started(pid) if machine else 0}"


@cache
def _machine() -> str:
    # Names this boot of this machine, and the container; "" where the system doesn't tell.
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text("ascii")
        processes = Path("/proc/self/ns/pid").readlink()
    except OSError:
        return ""
    return blake2b(f"{boot} {processes}".encode(), digest_size=4).hexdigest()


def _started(pid: int) -> str:
    # When a process began, in ticks since the boot; "" if it has ended. Raises OSError.
    # What stands before the last bracket is the program's name.
    state, *facts = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return "" if state in _DEAD else facts[18]

"""Owners whose process is dead, and tests that need to know it."""

from __future__ import annotations

import subprocess
import sys

import pytest

NEEDS_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="other systems don't tell")


def dead_owner() -> str:
    """A name that a process made which has been killed by now."""
    command = "from storage.owners import new_owner; print(new_owner(), flush=True); input()"
    with subprocess.Popen(
        [sys.executable, "-c", command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        owner = process.stdout.readline().strip()
        process.kill()
    return owner

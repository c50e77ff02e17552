"""What an operator does from the shell: `python -m storage`."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE
from dataclasses import dataclass

from tests.bot import forks


@dataclass(frozen=True)
class Done:
    """How a command ended, and what it said."""

    returncode: int | None
    stdout: str
    stderr: str


async def in_shell(*words: str, **environment: str) -> Done:
    """Run `python -m storage`; nothing of our own environment is meant."""
    env = {"PATH": "/usr/bin:/bin"} | environment
    process = await forks.begin("storage", *words, env=env, stdout=PIPE, stderr=PIPE)
    async with asyncio.timeout(60):
        out, errors = await process.communicate()
    return Done(process.returncode, out.decode(), errors.decode())

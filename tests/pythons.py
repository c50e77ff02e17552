"""`python -m tests.pythons PYTHON…`: Salle as pip installs her, with each of these Pythons.

Into a fresh environment each; started there, a match is begun on the page and moves are played.
Exit code 1 if one of them fails. It needs pip's network, and about a minute for each.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from aiohttp import ClientSession, CookieJar

from tests.bot.web.conftest import Visitor
from tests.test_wheel import BUILD, copy_source

_MOVES = 2
_WITHIN = 120  # seconds


def main(pythons: list[str]) -> int:
    """Try each; the exit code."""
    with TemporaryDirectory(prefix="salle-") as name:
        folder = Path(name)
        copy_source(folder / "source")
        _run(sys.executable, "-c", BUILD, str(folder / "wheels"), cwd=folder / "source")
        [wheel] = (folder / "wheels").iterdir()
        return int(not all([_try(python, wheel, folder) for python in pythons]))


def _try(python: str, wheel: Path, folder: Path) -> bool:
    home = folder / re.sub(r"\W", "_", python)
    try:
        _run(python, "-m", "venv", str(home))
        own = home / "bin" / "python"
        _run(str(own), "-m", "pip", "--quiet", "install", str(wheel))
        version = _run(str(own), "--version").strip()
        asyncio.run(_play(home))
    except (OSError, subprocess.CalledProcessError, AssertionError, TimeoutError) as err:
        print(f"{python}: FAILED: {getattr(err, 'stderr', '') or repr(err)}", flush=True)
        return False
    print(f"{python}: {version}: installed, started, {_MOVES} moves played, stopped", flush=True)
    return True


def _run(*command: str, cwd: Path | None = None) -> str:
    return subprocess.run(command, cwd=cwd, check=True, capture_output=True, text=True).stdout


async def _play(home: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(str(home / "bin" / "salle"),),
        cwd=home,
        env={"SALLE_PORT": "0", "PATH": os.environ["PATH"], "PYTHONWARNINGS": "default"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        async with asyncio.timeout(_WITHIN):
            line = (await process.stdout.readline()).decode()
            assert line.startswith("Salle: http://"), line + (await process.stdout.read()).decode()
            await _moves(line.removeprefix("Salle: ").strip())
    finally:
        process.send_signal(signal.SIGTERM)
        said, _ = await process.communicate()
    assert process.returncode == 0, said.decode()
    assert b"Traceback" not in said, said.decode()
    print(said.decode(), end="")  # warnings of libraries that a newer Python will refuse, say


async def _moves(address: str) -> None:
    async with ClientSession(address, cookie_jar=CookieJar(unsafe=True)) as session:
        anna = await Visitor(session).arrive("Anna")
        table = await anna.begin(level="novice")
        for _ in range(_MOVES):
            while not await anna.moves(table):  # noqa: ASYNC110 - it is the computer's turn
                await asyncio.sleep(0.1)
            assert (await anna.plays(table)).status == 200
        board = (await anna.side(table))["post"]["board"]["upright"]["src"]
        assert (await anna.raw(board))[1].startswith(b"RIFF")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

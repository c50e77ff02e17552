"""Checks of this machine: Python and libraries, data folder, fonts, games, ports."""

from __future__ import annotations

import errno
import os
import platform
import re
import shutil
import socket
import stat
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Final

import aiohttp

from bot.application.catalogue import Catalogue
from bot.application.game_contract import find_missing
from bot.observability.findings import Finding, failed, ok, warning
from bot.roles import Role
from bot.settings import Settings
from engines import native
from engines.packages import find_faults, find_games

_LITTLE: Final = 2**30  # bytes of free space
_NOTHING: Final = 100 * 2**20
_PROJECT: Final = Path(__file__).parents[2] / "pyproject.toml"
_REQUIREMENT: Final = re.compile(r"([A-Za-z0-9._-]+)(?:\[[^]]*\])?\s*([^;]*)(?:;\s*(.*))?")
_BOUND: Final = re.compile(r"(>=|<)\s*([\d.]+)")


def check_python() -> Iterator[Finding]:
    """Python itself, and the libraries that the project asks for."""
    python = platform.python_version()
    wrong = [why for one in _requirements() if (why := _why_unfit(one))]
    if wrong:
        what = f"libraries don't fit: {'; '.join(wrong)}"
        yield failed("Python", what, "run make setup, or pip install . once more")
    else:
        yield ok("Python", f"{python}, and all libraries fit")


def _requirements() -> list[str]:
    # As `pyproject.toml` has them; of an installed Salle, as its wheel does.
    if _PROJECT.is_file():
        found: list[str] = tomllib.loads(_PROJECT.read_text("utf-8"))["project"]["dependencies"]
        return found
    try:
        return [one for one in requires("salle") or () if "extra ==" not in one]
    except PackageNotFoundError:
        return []


def _why_unfit(requirement: str) -> str:
    found = _REQUIREMENT.fullmatch(requirement.strip())
    if found is None or (found[3] and "Windows" in found[3] and platform.system() == "Windows"):
        return ""
    name, bounds = found[1], found[2]
    try:
        present = version(name)
    except PackageNotFoundError:
        return f"{name} is missing"
    for sign, bound in _BOUND.findall(bounds):
        is_less = _parts(present) < _parts(bound)
        if is_less is (sign == ">="):
            return f"{name} is {present}, and {bounds.strip()} is needed"
    return ""


def _parts(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", text)[:3])


def check_data(settings: Settings) -> Iterator[Finding]:
    """The private server's folder. Nothing is made there."""
    folder = settings.data
    if settings.redis_url or sys.platform == "win32":  # which has no private server
        return
    present = next(one for one in (folder, *folder.absolute().parents) if one.exists())
    if not present.is_dir() or not os.access(present, os.W_OK | os.X_OK):
        what = f"{present} can't be written to"
        yield failed("Data", what, "give it to the user that Salle runs as, or set SALLE_DATA")
        return
    if folder.exists() and stat.S_IMODE(folder.stat().st_mode) & 0o077:
        what = f"others on this machine may look into {folder}, where all hands are"
        yield warning("Data", what, f"chmod 700 {folder}")
    free = shutil.disk_usage(present).free
    space = f"{free / 2**30:.1f} GiB are free for {folder}"
    advice = "make room, or set SALLE_DATA to a larger disk: a full one stops all games"
    if free < _NOTHING:
        yield failed("Data", space, advice)
    elif free < _LITTLE:
        yield warning("Data", space, advice)
    else:
        yield ok("Data", space)


def check_fonts() -> Iterator[Finding]:
    """Whether every font opens, and draws what it is said to have."""
    from renderers.kit.fonts import Face, draws  # noqa: PLC0415 - Pillow, which is checked before

    wrong = []
    for face in Face:
        try:
            if not draws(face):
                wrong.append(f"{face} lacks letters")
        except (OSError, KeyError, ValueError):
            wrong.append(f"{face} can't be read")
    if wrong:
        yield failed("Fonts", "; ".join(wrong), "install Salle anew: its files are damaged")
    else:
        yield ok("Fonts", f"all {len(Face)} open and cover their scripts")


def check_games() -> Iterator[Finding]:
    """Whether every game that is installed can be played."""
    advice = "mend or remove it; the others are played without it"
    for fault in find_faults():
        yield warning("Games", fault, advice)
    playable = list(Catalogue().games)
    for id_, package in find_games().items():
        if id_ not in playable:
            why = find_missing(package) or f"game {id_!r} can't be loaded: its log line says why"
            yield warning("Games", why, advice)
    if playable:
        yield ok("Games", f"{', '.join(playable)} can be played")
    else:
        yield failed("Games", "none can be played", "install Salle anew")


def check_computers() -> Iterator[Finding]:
    """Which form of the computer players' hot modules runs: the compiled one, or plain Python."""
    form = native.form()
    if form.refused:
        what = f"what make native compiled isn't used: {form.refused}"
        yield warning("Computers", what, "run make native again, or remove build/native")
    elif form.compiled:
        yield ok("Computers", f"{form.compiled} modules of theirs are compiled")
    else:
        yield ok("Computers", "they think in plain Python; make native compiles what takes longest")


async def check_ports(settings: Settings) -> list[Finding]:
    """Whether the ports are free; or Salle's already."""
    wanted = []
    if Role.PAGE in settings.roles:
        wanted.append(("SALLE_PORT", settings.host, settings.port))
    if settings.metrics_port is not None:
        wanted.append(("SALLE_METRICS_PORT", settings.metrics_host, settings.metrics_port))
    return [await _check_port(*one) for one in wanted]


async def _check_port(name: str, host: str, port: int) -> Finding:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as line:
        if sys.platform != "win32":  # there it would share a port that another program has
            line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            line.bind((host, port))
        except OSError as err:
            why, code = err.strerror or str(err), err.errno
        else:
            return ok("Ports", f"{name} {port} on {host} is free")
    if code == errno.EADDRINUSE and await _is_salle(host, port):
        return ok("Ports", f"{name} {port} on {host}: Salle runs there")
    advice = f"set {name} to another one"
    if code == errno.EACCES:
        advice = f"set {name} to one above 1023"
    return failed("Ports", f"{name} {port} on {host} can't be opened ({why})", advice)


async def _is_salle(host: str, port: int) -> bool:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104 - read, not bound
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=3.0)) as session,
            session.get(f"http://{shown}:{port}/healthz") as answer,
        ):
            return bool((await answer.json()) == {"alive": True})
    except (aiohttp.ClientError, TimeoutError, OSError, ValueError):
        return False

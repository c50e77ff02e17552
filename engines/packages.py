"""Where the games are: in this repository, or in packages that somebody has installed.

A game `nim` is two folders and its words: `engines/nim`, `renderers/nim` and
`bot/locales/<language>/nim.ftl`. A package of somebody else's has the same under its own name
(`salle_nim/engines/nim`, `salle_nim/renderers/nim`, `salle_nim/locales/<language>/nim.ftl`), and
says so by an entry point: `[project.entry-points."salle.games"]` with `nim = "salle_nim"`.

Finding them imports nothing of a game but `engines/<game>/__init__.py`, for its `MINUTES`.
"""

from __future__ import annotations

import math
import pkgutil
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import engines

ENTRY_POINTS: Final = "salle.games"

_ID: Final = re.compile(r"[a-z][a-z0-9_]{1,19}")  # part of buttons, addresses and keys of words
_TAKEN: Final = ("core", "hall", "match", "page", "card")  # they begin other words' keys


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePackage:
    """One game that is installed. `home` is the package that brings it, "" for our own."""

    id: str
    home: str = ""

    @property
    def engine(self) -> str:
        """The package of its rules and its computer player."""
        return self._inside(f"engines.{self.id}")

    @property
    def renderer(self) -> str:
        """The package of its pictures and its board in words."""
        return self._inside(f"renderers.{self.id}")

    @property
    def icon(self) -> Path:
        """Its icon: an SVG whose symbol `icon` measures 32 by 32."""
        return _folder(self.renderer) / "icon.svg"

    @property
    def locales(self) -> Path | None:
        """The folder with a folder for each language; None: where the hall's own words are."""
        return _folder(self.home) / "locales" if self.home else None

    @property
    def minutes(self) -> float:
        """About how long a match takes over a table; infinite if the game doesn't say."""
        try:
            return float(import_module(self.engine).MINUTES)
        except Exception:  # whatever is wrong with one game is told when it is checked
            return math.inf

    def _inside(self, name: str) -> str:
        return f"{self.home}.{name}" if self.home else name


def find_games() -> Mapping[str, GamePackage]:
    """Every game that is installed, by its id, the shortest first."""
    return _found()[0]


def find_game(id_: str) -> GamePackage:
    """One of them. Raises KeyError.

    To look through all that is installed takes half of the start of a computer player's process,
    and isn't done for a game of ours.
    """
    return _ours().get(id_) or find_games()[id_]


def find_faults() -> tuple[str, ...]:
    """Entry points that can't be games, a sentence each."""
    return _found()[1]


def fault_of_name(id_: str) -> str:
    """What is wrong with the name of a game, in a sentence; "" if nothing."""
    if _ID.fullmatch(id_) and id_ not in _TAKEN:
        return ""
    return (
        f"a game can't be called {id_!r}: 2 to 20 small letters, digits and underscores, "
        f"and none of {', '.join(_TAKEN)}"
    )


@cache
def _ours() -> Mapping[str, GamePackage]:
    folders = (module.name for module in pkgutil.iter_modules(engines.__path__) if module.ispkg)
    return {id_: GamePackage(id=id_) for id_ in folders if id_ != "core"}


@cache
def _found() -> tuple[Mapping[str, GamePackage], tuple[str, ...]]:
    packages = dict(_ours())
    faults = []
    for package in _brought():
        if fault := fault_of_name(package.id):
            faults.append(f"package {package.home!r}: {fault}")
        elif package.id in packages:
            other = packages[package.id].home or "Salle"
            faults.append(f"package {package.home!r} brings game {package.id!r}, as {other} does")
        else:
            packages[package.id] = package
    shortest = sorted(packages.values(), key=lambda package: (package.minutes, package.id))
    return {package.id: package for package in shortest}, tuple(faults)


def _brought() -> Iterator[GamePackage]:
    # What other packages bring, always in the same order.
    from importlib.metadata import entry_points  # noqa: PLC0415 - see `find_game`

    points = {(point.name, point.value.strip()) for point in entry_points(group=ENTRY_POINTS)}
    for id_, home in sorted(points):
        yield GamePackage(id=id_, home=home)


def _folder(package: str) -> Path:
    # Where a package lies. Raises ModuleNotFoundError.
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"no package {package!r}", name=package)
    return Path(spec.submodule_search_locations[0])

"""The compiled form of the hot modules, loaded where `make native` has made one.

The modules are Python and nothing else; `engines.native_build` compiles them into a folder apart,
with a note of every source that went in. `use` has Python load them from there, all or none: what
is compiled calls its like directly. Where a source has changed since, none is loaded, and the plain
modules run. docs/native.md tells the whole of it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "build" / "native"
SUFFIX: Final = EXTENSION_SUFFIXES[0]  # names Python's version, the system and the processor

_NOTE: Final = "build.json"


class UnfitError(Exception):
    """What was compiled can't be used; the message says why, in half a sentence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Build:
    """What was compiled, of what, and for which Python: the note beside the files."""

    suffix: str
    library: str  # holds the code of all modules
    modules: Sequence[str]
    sources: Mapping[str, str]  # by path from the root: SHA-256, in hex

    def write(self, folder: Path) -> None:
        """Note it in the folder of the files, which from now on are used."""
        (folder / _NOTE).write_text(json.dumps(asdict(self), indent=1), "utf-8")


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """Which form of the hot modules a process runs."""

    compiled: int = 0  # modules; 0: all are plain Python
    refused: str = ""  # why what was compiled isn't used; "" where nothing was compiled


class _Finder(MetaPathFinder):
    def __init__(self, files: Mapping[str, Path]) -> None:
        self._files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(fullname)
        return spec_from_file_location(fullname, file) if file else None


_form = Form()


def form() -> Form:
    """The form that this process runs."""
    return _form


def use(folder: Path = FOLDER) -> None:
    """Load the hot modules in their compiled form from now on, if there is one that fits.

    To be called before the first of them is imported; afterwards it changes nothing.
    """
    global _form
    try:
        build = read(folder)
        if build and sys.modules.keys().isdisjoint(build.modules):
            _load(build, folder)
            _form = Form(compiled=len(build.modules))
    except UnfitError as err:
        _form = Form(refused=str(err))


def read(folder: Path) -> Build | None:
    """What was compiled into a folder; None if nothing was.

    Raises UnfitError: for another Python or system, or of sources that have changed since.
    """
    try:
        build = Build(**json.loads((folder / _NOTE).read_text("utf-8")))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, TypeError) as err:
        raise UnfitError(f"{folder / _NOTE} can't be read") from err
    if build.suffix != SUFFIX:
        raise UnfitError("it was compiled for another Python or system")
    for source, digest in build.sources.items():
        if digest_of(ROOT / source) != digest:
            raise UnfitError(f"{source} has changed since it was compiled")
    return build


def digest_of(source: Path) -> str:
    """The SHA-256 of a file, in hex; "" if it is gone."""
    try:
        return sha256(source.read_bytes()).hexdigest()
    except OSError:
        return ""


def _load(build: Build, folder: Path) -> None:
    files = {name: folder / f"{name.replace('.', '/')}{SUFFIX}" for name in build.modules}
    finder = _Finder({**files, build.library: folder / f"{build.library}{SUFFIX}"})
    sys.meta_path.insert(0, finder)
    try:
        import_module(build.library)
    except ImportError as err:
        sys.meta_path.remove(finder)
        raise UnfitError(f"it can't be loaded ({err})") from err

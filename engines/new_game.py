"""Writes the skeleton of a game: a small one with hidden hands, whole, to be changed into yours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engines.packages import fault_of_name, find_games

ABOUT: Final = "write the skeleton of a game with hidden hands, which can be played at once"
ABOUT_PACKAGE: Final = "make it a package of its own there, to be installed beside Salle"

SKELETON: Final = Path(__file__).parent / "skeleton"
CHECKOUT: Final = Path(__file__).parents[1]

_IMPORTS: Final = re.compile(r"(?:^from (?!__future__).*\n)+", re.MULTILINE)  # in their order
_UNWRITABLE: Final = frozenset('"\\{}\n')


class NewGameError(ValueError):
    """A game that can't be begun so: what is wrong, and what would be right."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGame:
    """A game to be written: into this checkout, or into a package of its own in `folder`."""

    id: str
    title: str = ""
    folder: Path | None = None

    @property
    def home(self) -> str:
        """The package that brings it; "" if it joins the hall's own games."""
        return f"salle_{self.id}" if self.folder else ""

    @property
    def next_steps(self) -> str:
        """What to do once it is written."""
        if self.folder:
            return f"Now: pip install --editable {self.folder}; python -m bot. Then change it."
        return "Now: make format check test; make run. Then change it into your game."

    def write(self, checkout: Path = CHECKOUT) -> list[Path]:
        """Write all files; the list of them. Raises NewGameError, and nothing is written."""
        if fault := fault_of_name(self.id):
            raise NewGameError(fault)
        if self.id in find_games():
            raise NewGameError(f"there is a game {self.id!r} already")
        if _UNWRITABLE & set(self.title):
            raise NewGameError('a title has no quotes, braces or backslashes; such as "Nim"')
        if self.folder is None and not (checkout / "pyproject.toml").is_file():
            raise NewGameError("Salle is installed, not checked out; such as --package salle-nim")
        files = dict(self._files(self.folder or checkout))
        for path in files:
            if path.exists():
                raise NewGameError(f"{path} is there already")
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return list(files)

    def _files(self, root: Path) -> Iterator[tuple[Path, str]]:
        for source in sorted(SKELETON.rglob("*.txt")):
            if target := self._target(source.relative_to(SKELETON).with_suffix("")):
                yield root / target, self._filled(source.read_text(encoding="utf-8"))
        if self.home:
            for package in (self.home, f"{self.home}/engines", f"{self.home}/renderers"):
                yield root / package / "__init__.py", f'"""{self._title}, a game for Salle."""\n'

    def _target(self, source: Path) -> Path | None:
        # Where a file of the skeleton goes; None if it isn't wanted.
        part, rest = source.parts[0], Path(*source.parts[1:])
        home, words = Path(self.home), Path(self.home or "bot") / "locales"
        language, *book = rest.stem.split("-")
        return {
            "engine": home / "engines" / self.id / rest,
            "renderer": home / "renderers" / self.id / rest,
            "locales": words / language / f"{'-'.join([self.id, *book])}.ftl",
            "tests": Path("tests", *([] if self.home else ["engines", self.id])) / self._test,
            "package": rest if self.home else None,
        }[part]

    @property
    def _test(self) -> str:
        return f"test_{self.id}.py"

    @property
    def _title(self) -> str:
        return self.title or self.id.replace("_", " ").title()

    def _filled(self, text: str) -> str:
        inside = f"{self.home}." if self.home else ""
        for placeholder, value in {
            "__engine__": f"{inside}engines.{self.id}",
            "__renderer__": f"{inside}renderers.{self.id}",
            "__game__": self.id,
            "__Game__": "".join(part.title() for part in self.id.split("_")),
            "__TITLE__": self._title,
            "__home__": self.home,
            "__project__": self.home.replace("_", "-"),
        }.items():
            text = text.replace(placeholder, value)
        return _IMPORTS.sub(lambda found: "".join(sorted(found[0].splitlines(True))), text)

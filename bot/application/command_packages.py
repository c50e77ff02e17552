"""Third-party packages that bring commands.

A package declares itself by an entry point: `[project.entry-points."salle.commands"]` with `dance =
"salle_dance"`. Its modules declare commands as those of `bot/commands` do, and their words are in
its `locales/<language>/hall.ftl`.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ENTRY_POINTS: Final = "salle.commands"


@cache
def command_packages() -> tuple[str, ...]:
    """Their names, always in the same order."""
    return tuple(sorted({point.value.strip() for point in entry_points(group=ENTRY_POINTS)}))


def command_locales() -> tuple[Path, ...]:
    """The folders of their words."""
    specs = map(find_spec, command_packages())
    return tuple(Path(spec.origin).parent / "locales" for spec in specs if spec and spec.origin)

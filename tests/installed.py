"""Packages with games or commands, installed for the time of a test."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.adapters.discord import grouping
from bot.adapters.telegram import menu
from bot.adapters.web import page_words
from bot.application import catalogue, command_packages
from bot.commands import registry
from bot.messages import words
from engines import packages
from renderers import games

FIXTURES = Path(__file__).parent / "fixtures"


def install(folder: Path, name: str, home: str) -> None:
    """Make an entry point of a folder that will be on Python's path."""
    info = folder / f"{home}-0.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {home}\nVersion: 0.1\n")
    (info / "entry_points.txt").write_text(f"[{packages.ENTRY_POINTS}]\n{name} = {home}\n")


@contextmanager
def importable(folder: Path) -> Iterator[None]:
    """What is installed in the folder is found, until the end of the block."""
    homes = [info.name.partition("-")[0] for info in folder.glob("*.dist-info")]
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.syspath_prepend(str(folder))
            _forget()
            yield
    finally:
        for name in [name for name in sys.modules if name.partition(".")[0] in homes]:
            del sys.modules[name]
        _forget()


def _forget() -> None:
    """Let games and commands be looked for anew."""
    for found in (packages._found, catalogue.whole_games, words.say_in):
        found.cache_clear()
    for found in (games.module_of, games._optional_module):
        found.cache_clear()
    for found in (command_packages.command_packages, registry.find_declared, registry.registry):
        found.cache_clear()
    for found in (grouping._paths, grouping._paths_by_name, page_words.commands):
        found.cache_clear()
    menu.command_names.cache_clear()

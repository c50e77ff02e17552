"""The files a game consists of, and the check that none is missing.

`find_missing` looks at the files alone, so that the start of the hall stays quick; `load_pieces`
imports them all. Both say in a sentence what is missing, and where.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from bot.application.locales import ENGLISH, words_file, words_files
from engines.core.computer import AnyComputer, Computer
from engines.core.game import AnyGame, Game
from engines.packages import GamePackage
from renderers.contract import (
    Cards,
    DecisionKinds,
    GameText,
    Guides,
    Lessons,
    PageText,
    Plate,
    Renderer,
)

GUIDE: Final = "see CONTRIBUTING.md#how-to-add-a-game"


class BrokenGameError(Exception):
    """A game that can't be played: `str(error)` is a sentence for the operator."""


class Piece(NamedTuple):
    """A module of every game, and what it has to define."""

    package: str  # engine or renderer: an attribute of `GamePackage`
    module: str  # in that package; "" is the package itself
    names: tuple[str, ...]


def members(contract: type) -> tuple[str, ...]:
    """The names that a protocol asks for, in its order."""
    names = dict.fromkeys([*contract.__annotations__, *vars(contract)])
    return tuple(name for name in names if not name.startswith("_"))


PIECES: Final = (
    Piece("engine", "", ("MINUTES",)),
    Piece("engine", "game", ("GAME",)),
    Piece("engine", "events", ()),
    Piece("engine", "rules.refusals", ("SENTENCES",)),
    Piece("engine", "computer.player", ("PLAYER",)),
    Piece("renderer", "draw", members(Renderer)),
    Piece("renderer", "text", members(GameText)),
    Piece("renderer", "plate", members(Plate)),
    Piece("renderer", "lessons", members(Lessons)),
)
# The pieces that only some games have.
OPTIONAL: Final = (
    Piece("renderer", "cards", members(Cards)),
    Piece("renderer", "page_text", members(PageText)),
    Piece("renderer", "guide", members(Guides)),
    Piece("renderer", "decision_kinds", members(DecisionKinds)),
    Piece("engine", "course", ("COURSE",)),
)

# Attributes of `<game>-name`: what the page's entrance says of a game and of its picture.
NAME_PARTS: Final = ("about", "caption", "alt")


class Pieces(NamedTuple):
    """What the hall plays a game with."""

    engine: AnyGame
    computer: AnyComputer


def find_missing(package: GamePackage) -> str:
    """What a look at its files finds missing, in a sentence; "" if nothing.

    Imports no module of the game, only its packages.
    """
    try:
        return next(_missing(package), "")
    except Exception as err:  # whatever a game's packages raise, the others are played
        return f"game {package.id!r} can't be imported: {_told(err)}, {GUIDE}"


def load_pieces(package: GamePackage) -> Pieces:
    """Import all of a game, and look whether it keeps its contract. Raises BrokenGameError."""
    try:
        return _checked(package)
    except BrokenGameError:
        raise
    except Exception as err:  # such as an attribute that can't be read
        raise BrokenGameError(
            f"game {package.id!r} can't be loaded: {_told(err)}, {GUIDE}"
        ) from err


def _checked(package: GamePackage) -> Pieces:
    loaded = {piece.module: _load(package, piece) for piece in PIECES}
    for piece in OPTIONAL:
        if _source(_module_name(package, piece)) is not None:
            _load(package, piece)
    engine, computer = loaded["game"].GAME, loaded["computer.player"].PLAYER
    _check_members(package, "game", "GAME", engine, members(Game))
    _check_members(package, "computer.player", "PLAYER", computer, members(Computer))
    if engine.id != package.id:
        raise BrokenGameError(f"game {package.id!r} calls itself {engine.id!r}, {GUIDE}")
    return Pieces(engine=engine, computer=computer)


def _missing(package: GamePackage) -> Iterator[str]:
    for piece in PIECES:
        source = _source(_module_name(package, piece))
        absent = [name for name in piece.names if not re.search(rf"\b{name}\b", source or "")]
        if source is None or (absent and "import *" not in source):
            yield _sentence(package, piece, absent, is_there=source is not None)
    if not package.icon.is_file():
        icon = f"{package.renderer.replace('.', '/')}/icon.svg"
        yield f"game {package.id!r} has no {icon}: add its icon, {GUIDE}"
    yield from _missing_words(package)


def _missing_words(package: GamePackage) -> Iterator[str]:
    # What is wrong with the game's name: menus and lists say it beside those of all others.
    key, english = f"{package.id}-name", words_file(package.id, ENGLISH)
    for file in dict.fromkeys([english, *words_files(package.id)]):
        where = f"{file.parent.parent.name}/{file.parent.name}/{file.name}"
        try:
            text = file.read_text(encoding="utf-8") if file.is_file() else ""
        except UnicodeDecodeError:
            what = f"has words that can't be read in {where}: save it as UTF-8"
            yield f"game {package.id!r} {what}, {GUIDE}"
            continue
        found = re.search(rf"^{key} = (.*)((?:\n +.*)*)$", text, re.MULTILINE)
        if found and "{" in found[1]:
            what = f"has no plain name in {where}: say {key} without braces"
            yield f"game {package.id!r} {what}, {GUIDE}"
        absent = [f".{part}" for part in NAME_PARTS if not found or f" .{part} = " not in found[2]]
        if absent and file == english:
            what = f"{key} with {_listed(absent)}"
            yield f"game {package.id!r} lacks words in {where}: add {what}, {GUIDE}"


def _load(package: GamePackage, piece: Piece) -> Any:
    name = _module_name(package, piece)
    try:
        module = import_module(name)
    except Exception as err:
        if isinstance(err, ModuleNotFoundError) and err.name == name:
            sentence = _sentence(package, piece, list(piece.names), is_there=False)
        else:
            sentence = f"game {package.id!r}: {name} can't be imported: {_told(err)}, {GUIDE}"
        raise BrokenGameError(sentence) from err
    absent = [name for name in piece.names if not hasattr(module, name)]
    if absent:
        raise BrokenGameError(_sentence(package, piece, absent, is_there=True))
    return module


def _check_members(
    package: GamePackage, module: str, name: str, value: object, wanted: tuple[str, ...]
) -> None:
    absent = [member for member in wanted if not hasattr(value, member)]
    if absent:
        path = _path(f"{package.engine}.{module}")
        raise BrokenGameError(
            f"game {package.id!r}: {name} in {path} lacks {_listed(absent)}, {GUIDE}"
        )


def _sentence(package: GamePackage, piece: Piece, absent: list[str], *, is_there: bool) -> str:
    path = _path(_module_name(package, piece), is_package=not piece.module)
    add = f": add {_listed(absent)}" if absent else ""
    lack = f"lacks a name in {path}" if is_there else f"has no {path}"
    return f"game {package.id!r} {lack}{add}, {GUIDE}"


def _module_name(package: GamePackage, piece: Piece) -> str:
    return ".".join(filter(None, (getattr(package, piece.package), piece.module)))


def _path(module: str, *, is_package: bool = False) -> str:
    return module.replace(".", "/") + ("/__init__.py" if is_package else ".py")


def _source(module: str) -> str | None:
    # A module's text; None if there is no such module. Imports the packages that it lies in.
    try:
        spec = find_spec(module)
    except ModuleNotFoundError as err:
        if err.name is None or not f"{module}.".startswith(f"{err.name}."):
            raise
        return None
    if spec is None:
        return None
    text = getattr(spec.loader, "get_source", lambda _: None)(module)
    return "import *" if text is None else str(text)  # without its text, it may define anything


def _listed(names: list[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last


def _told(err: Exception) -> str:
    return f"{type(err).__name__}: {err}"

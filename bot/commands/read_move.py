"""What a player means who types a move: notation, its squares or cards, or what buttons say.

Buttons are understood in every language that Salle speaks, whichever the player reads.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.commands.look_alikes import folded, readings
from bot.messages.public_keys import hides_entry
from bot.messages.words import LANGUAGES, say_in, searchable
from engines.core.game import AnyGame, InvalidMoveError, move_meant
from engines.core.moves import Move, Moves
from engines.core.seat import Seat
from engines.core.values import View
from renderers.game_text import text_of

_BETWEEN: Final = re.compile(r"[\W_]+")  # what people put between squares
_COMMAS: Final = re.compile(r"[\s,;]+")
_LONGEST: Final = 100  # characters of a move in words


def read_move(table: LoadedTable, seat: Seat, text: str, *, is_overheard: bool = False) -> Move:
    """The move that `seat` means, legal or not. If it `is_overheard`, no hand decides that.

    Raises InvalidMoveError: the text is no move, or could be several.
    """
    return read_among(table.game, list(_meant(table, seat, is_overheard=is_overheard)), text)


def read_among(game: AnyGame, meant: Sequence[tuple[View, Moves[Move]]], text: str) -> Move:
    """The move that a text means to somebody who sees such views and may make such moves.

    It need not be among them. Raises InvalidMoveError: the text is no move, or could be several.
    """
    try:
        written = _notation(game, text)
    except InvalidMoveError:
        found = _in_words(meant, text) or _otherwise_written(game, meant, text)
        if found is None:
            raise
        return found
    if any(written in moves and moves.after(written.steps) for _, moves in meant):
        return written
    # Perhaps a card alone, where the notation has a word before it; or a short way to write one.
    return _in_words(meant, text) or _in_words(meant, str(written)) or written


# A move that isn't legal, as people write those that are.
def _otherwise_written(
    game: AnyGame, meant: Iterable[tuple[View, Moves[Move]]], text: str
) -> Move | None:
    return next(filter(None, (move_meant(game, view, text) for view, _ in meant)), None)


def _in_words(meant: Iterable[tuple[View, Moves[Move]]], text: str) -> Move | None:
    found = (_spelt(view, moves, text) or _said(view, moves, text) for view, moves in meant)
    return next(filter(None, found), None)


# Where the text writes no move, the one that looks like it.
def _notation(game: AnyGame, text: str) -> Move:
    try:
        move: Move = game.parse(text)
    except InvalidMoveError:
        found = {str(move): move for move in _alike(game, text)}
        if len(found) != 1:
            raise  # what was typed is what is refused
        (move,) = found.values()
    return move


def _alike(game: AnyGame, text: str) -> Iterator[Move]:
    for reading in readings(text):
        with suppress(InvalidMoveError):
            yield game.parse(reading)


# What the player may do, then what they might with another hand; where others read it, only that.
def _meant(
    table: LoadedTable, seat: Seat, *, is_overheard: bool
) -> Iterator[tuple[View, Moves[Move]]]:
    game, state = table.game, table.match.game_state
    if seat not in table.match.active:
        return
    if not (is_overheard and hides_entry(table)):
        yield game.view(state, seat), table.legal_moves(seat)
    public: View = game.view(state, None)
    yield public, game.possible_moves(public)


# The move whose steps, and nothing else, were typed: `d2 d3`, `d2-d3+b2-b4`, `MFl turn`. Signs are
# left out only where nothing is hidden: numbers alone name no card.
def _spelt(view: View, moves: Moves[Move], text: str) -> Move | None:
    if view.has_secrets:
        return _walked(moves, tuple(_COMMAS.split(text.strip())))
    return _step_by_step(moves, text)


def _walked(moves: Moves[Move], words: tuple[str, ...]) -> Move | None:
    path: tuple[str, ...] = ()
    for word in words:
        alike = [step for step in moves.after(path).steps if folded(step) == folded(word)]
        if len(alike) != 1:
            return None
        path = (*path, *alike)
    return moves.after(path).move


# The move whose steps were typed, whatever stands between them.
def _step_by_step(moves: Moves[Move], text: str) -> Move | None:
    left, path = _BETWEEN.sub("", text.casefold()), tuple[str, ...]()
    while left:
        begun = (s for s in moves.after(path).steps if left.startswith(s.casefold()))
        step = max(begun, key=len, default="")
        if not step:
            return None
        left, path = left[len(step) :], (*path, step)
    return moves.after(path).move if path else None


# The one move whose buttons say this, one after the other; None if there are several.
def _said(view: View, moves: Moves[Move], text: str) -> Move | None:
    if len(text) > _LONGEST:
        return None
    found = {str(move): move for move in _called(view, moves, (), searchable(text))}
    return next(iter(found.values())) if len(found) == 1 else None


def _called(view: View, moves: Moves[Move], path: tuple[str, ...], left: str) -> Iterator[Move]:
    fork = moves.after(path)
    if not left:
        if fork.move is not None and path:
            yield fork.move
        return
    for step in fork.steps:
        for name in _names(view, path, step):
            if left == name or left.startswith(f"{name} "):
                yield from _called(view, moves, (*path, step), left[len(name) :].strip())


# What a step's button says in each language, with or without its group's name. Without it only
# where it is a word: "MF" names a card, "3" might be forward or back. So with what the notation
# writes after a colon.
def _names(view: View, path: tuple[str, ...], step: str) -> set[str]:
    _, colon, named = step.rpartition(":")
    names = {named} if colon else set[str]()
    for language in LANGUAGES:
        words = text_of(view).step(view, path, step, say_in(language))
        names |= {words.alone, words.name, f"{words.group_label} {words.label}"}
        if any(map(str.isalpha, words.label)):
            names.add(words.label)
    return {searchable(name) for name in names} - {""}

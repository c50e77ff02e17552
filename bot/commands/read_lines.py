"""Conditional moves as people type them: `c1-d4: b2-a5, d4-e6: a5-a4; else: b2-b3`.

A line is moves of both sides in their order, from the table as it stands; who makes each follows
from the game. Colons, commas and arrows stand between them where people like. A semicolon, or a
new line, begins another line at the same place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from functools import cache
from itertools import islice
from typing import Final

from bot.application.conditional_moves import ANYTHING, MOST_ANSWERS, Ply
from bot.application.foresight import Foresight
from bot.commands.move_completion import suggest_for
from bot.commands.read_move import read_move
from bot.messages.perspective import Perspective
from bot.messages.words import LANGUAGES, say_in, searchable, words_meaning
from engines.core.game import IllegalMoveError, InvalidMoveError, RuleError
from engines.core.moves import Move
from engines.core.nearest_moves import nearest

# Characters that are read.
LONGEST: Final = 1_000

_LINES: Final = re.compile(r"[;\n]+")
_BETWEEN: Final = re.compile(r":(?=\s|$)|,(?=\s|$)|→|[-=]>|…")
_COLONS: Final = re.compile(r":|,(?=\s|$)|→|[-=]>|…")  # for games that write none in a move
_CLOSE: Final = re.compile(r":\S")  # `c1-d4:b2-a5`
_WORD: Final = re.compile(r"[^\W\d_]{3,}")
_MOST_WORDS: Final = 6  # of one move
_STATES: Final = 60  # in which an answer to anything at all is looked for
_OTHERS: Final = 400  # moves among which one is looked for that ends as was written


class Fault(StrEnum):
    """What is wrong with a line; the locales have a sentence for each."""

    NOTHING = "nothing"  # nothing was written
    RIVAL = "rival"  # no move that the rival could make
    MINE = "mine"  # no move that could be made in answer
    ILLEGAL = "illegal"  # a move that breaks a rule
    SECRET = "secret"  # noqa: S105 - no password: a move that isn't shown
    UNLIKELY = "unlikely"  # one that no imagined hand allows
    UNANSWERED = "unanswered"  # the line ends before there is an answer
    TOO_FAR = "too-far"  # what comes then can't be foreseen
    TOO_MANY = "too-many"


# What is wrong with a move that could be read.
_OF_MOVES: Final = frozenset({Fault.ILLEGAL, Fault.SECRET, Fault.UNLIKELY})


class LineError(ValueError):
    """A line that can't be prepared: which word is wrong, why, and what would be right.

    `line` are the moves before it, which can be; `whole` are the lines before this one.
    """

    def __init__(
        self,
        fault: Fault,
        word: str = "",
        *,
        near: Sequence[str] = (),
        rule: RuleError | None = None,
    ) -> None:
        super().__init__(f"{fault}: {word}")
        self.fault, self.word, self.near, self.rule = fault, word, tuple(near), rule
        self.line: tuple[Ply, ...] = ()
        self.whole: tuple[tuple[Ply, ...], ...] = ()


def read_lines(perspective: Perspective, start: Foresight, text: str) -> list[tuple[Ply, ...]]:
    """Every line of a text. Raises LineError."""
    lines = [line for line in _LINES.split(text[:LONGEST]) if line.strip()]
    if not lines:
        raise LineError(Fault.NOTHING)
    if len(lines) > MOST_ANSWERS:
        raise LineError(Fault.TOO_MANY)
    found: list[tuple[Ply, ...]] = []
    for line in lines:
        try:
            found.append(_read_line(perspective, start, line))
        except LineError as err:
            err.whole = tuple(found)
            raise
    return found


def next_ply(here: Foresight, move: Move) -> Foresight:
    """The table after a move that was chosen there. Raises LineError where it can't be prepared."""
    if not here.is_mine and not here.is_shown(move):
        raise LineError(Fault.SECRET, str(move))
    ahead = here.after(str(move))
    if ahead is None:
        raise LineError(Fault.UNLIKELY, str(move))
    return ahead


def _read_line(perspective: Perspective, start: Foresight, line: str) -> tuple[Ply, ...]:
    try:
        return _read(perspective, start, _BETWEEN.split(line))
    except LineError as err:
        if not _CLOSE.search(line):
            raise
        try:
            return _read(perspective, start, _COLONS.split(line))
        except LineError:
            raise err from None


def _read(perspective: Perspective, start: Foresight, parts: Sequence[str]) -> tuple[Ply, ...]:
    line: list[Ply] = []
    try:
        for ply in _plies(perspective, start, parts):
            line.append(ply)
        if not line:
            raise LineError(Fault.NOTHING)
        if line[-1].seat is not start.seat:
            raise LineError(Fault.UNANSWERED, line[-1].move)
    except LineError as err:
        err.line = tuple(line)
        raise
    return tuple(line)


def _plies(perspective: Perspective, here: Foresight, parts: Sequence[str]) -> Iterator[Ply]:
    is_first, ifs = True, words_meaning("lines-words-if")
    for part in parts:
        words = part.split()
        if words and is_first and searchable(words[0]) in ifs and not _else_of(words):
            words = words[1:]
        while words:
            if not here.may_go_on:
                raise LineError(Fault.TOO_FAR, " ".join(words))
            move, ahead, count = _read_ply(perspective, here, words)
            yield Ply(seat=here.seat if here.is_mine else here.seat.other, move=move)
            here, words, is_first = ahead, words[count:], False


# The move that the first words write, as many of them as may be; the table after it, and how many
# words it took.
def _read_ply(
    perspective: Perspective, here: Foresight, words: Sequence[str]
) -> tuple[str, Foresight, int]:
    if not here.is_mine and (number := _else_of(words)):
        after_anything = here.after(ANYTHING)
        if after_anything is None:
            raise LineError(Fault.TOO_FAR, " ".join(words[:number]))
        return ANYTHING, after_anything, number
    told: LineError | None = None
    for number in range(min(_MOST_WORDS, len(words)), 0, -1):
        text = " ".join(words[:number])
        try:
            move, ahead = _my_move(here, text) if here.is_mine else _rivals_move(here, text)
        except LineError as err:
            told = told if told and told.fault in _OF_MOVES else err
            continue
        return move, ahead, number
    if here.is_mine and (meant := _in_words(perspective, here, " ".join(words))):
        return str(meant), next_ply(here, meant), len(words)
    raise _with_near(here, told or LineError(Fault.NOTHING))


def _rivals_move(here: Foresight, text: str) -> tuple[str, Foresight]:
    moves, seat = here.moves, here.seat.other
    try:
        move = read_move(here.loaded, seat, text)
    except InvalidMoveError:
        raise LineError(Fault.RIVAL, text) from None
    if move not in moves:
        found = list(_ending_in(here, move))
        if len(found) != 1:
            raise LineError(Fault.RIVAL, text, near=[str(one) for one in found])
        move = found[0]
    return str(move), next_ply(here, move)


# Moves that end so, however they begin: an attack with one 3 after a step towards us.
def _ending_in(here: Foresight, move: Move) -> Iterator[Move]:
    if not here.view.has_secrets:
        return
    end = move.steps
    for one in islice(here.moves, _OTHERS):
        if one.steps[-len(end) :] == end:
            yield one


# Legal in what is foreseen; after anything at all, in some of that.
def _my_move(here: Foresight, text: str) -> tuple[str, Foresight]:
    rule: IllegalMoveError | None = None
    for state in islice(here.worlds(), 1 if here.is_certain else _STATES):
        there = replace(here, state=state)
        try:
            move = read_move(there.loaded, here.seat, text)
        except InvalidMoveError:
            break
        ahead = there.after(str(move)) if move in there.moves else None
        if ahead is not None:
            return str(move), ahead
        rule = rule or here.table.game.why_not(state, here.seat, move)
    raise LineError(Fault.ILLEGAL if rule else Fault.MINE, text, rule=rule)


# The one move that words describe: "parry", where there is one parry.
def _in_words(perspective: Perspective, here: Foresight, text: str) -> Move | None:
    if not _WORD.search(text):
        return None
    mine = Perspective(table=here.loaded, preferences=perspective.preferences, seat=here.seat)
    found = suggest_for(mine, text)
    move: Move | None = here.table.game.parse(found[0].notation) if len(found) == 1 else None
    return move


# Adds moves that would be right, where a move is wrong.
def _with_near(here: Foresight, err: LineError) -> LineError:
    if err.near or err.fault not in (Fault.RIVAL, Fault.MINE, Fault.ILLEGAL):
        return err
    return LineError(
        err.fault, err.word, near=[str(one) for one in nearest(here.moves, err.word)], rule=err.rule
    )


# How many words at the beginning mean "anything else"; 0 if they don't.
def _else_of(words: Sequence[str]) -> int:
    if words[:1] == [ANYTHING]:
        return 1
    numbers = range(min(_MOST_WORDS, len(words)), 0, -1)
    return next((n for n in numbers if searchable(" ".join(words[:n])) in _elses()), 0)


# What means "anything else", in every language.
@cache
def _elses() -> frozenset[str]:
    said = ",".join(say_in(language)("lines-words-else") for language in LANGUAGES)
    return frozenset(map(searchable, said.split(",")))

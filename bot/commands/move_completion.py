"""Moves suggested while somebody types. They are found step by step and never all listed."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.application.model import Ask, ButtonStyle, Choice
from bot.application.tickets import Verb
from bot.commands.arguments import Given, Suggestion
from bot.commands.context import Context
from bot.commands.find_table import find_table
from bot.messages.perspective import Perspective
from engines.core.game import InvalidMoveError
from engines.core.match_state import Status
from engines.core.moves import Move, Moves
from renderers.game_text import text_of
from storage.base import TableKey

_OFFERED: Final = 25  # what Discord takes
_LOOKED_AT: Final = 300  # forks; a game may have thousands of moves, and every key asks again

_BLANKS: Final = re.compile(r"\s+")
_WORD: Final = re.compile(r"[^\W\d_]{3,}")  # shorter ones are squares and signs of a notation
_LEAD: Final = re.compile(r"[^\w\s]?[^\W\d_]?")  # what a notation may put before a step: `-`, `+C`
_SIGNS: Final = str.maketrans({"×": "x", "−": "-", "–": "-", "＋": "+"})

# The steps that were walked, and the move where they end.
Found = tuple[tuple[str, ...], Move]


async def suggest(
    context: Context, ask: Ask, text: str, key: TableKey | None = None
) -> tuple[Choice, ...]:
    """The asker's legal moves that continue what they have typed: notation, squares or words."""
    table = await find_table(context, ask, key, verb=Verb.WALK, wanted=Status.PLAYING)
    return suggest_for(context.perspective(ask, table), text)


async def suggestions(context: Context, ask: Ask, typed: str, given: Given) -> list[Suggestion]:
    """The same for the argument of a command."""
    found = await suggest(context, ask, typed, given.table)
    return [Suggestion(value=one.notation, words=f"{one.label} · {one.detail}") for one in found]


def suggest_for(perspective: Perspective, text: str) -> tuple[Choice, ...]:
    """The same for somebody whose table is loaded."""
    table = perspective.table
    if perspective.seat is None or perspective.seat not in table.match.active:
        return ()
    moves = table.legal_moves(perspective.seat)
    offered: dict[str, Choice] = {}
    typed = _Typed.read(text)
    for steps, move in _moves_like(moves, text, perspective):
        notation = str(move)
        if notation not in offered:
            offered[notation] = Choice(
                label=_as_typed(move, typed),
                ticket="",
                detail=_said(perspective, steps),
                notation=notation,
                style=ButtonStyle.MOVE,
            )
        if len(offered) == _OFFERED:
            break
    return tuple(offered.values())


# What has been typed, as it is compared.
@dataclass(frozen=True, slots=True, kw_only=True)
class _Typed:
    whole: str
    words: tuple[str, ...]
    rest: str  # without the words

    @classmethod
    def read(cls, text: str) -> _Typed:
        lower = _small(text).translate(_SIGNS)
        return cls(
            whole=_squeezed(lower),
            words=tuple(_WORD.findall(lower)),
            rest=_squeezed(_WORD.sub("", lower)),
        )

    # Whether a move that begins with those steps may be meant.
    def may_lead_to(self, steps: tuple[str, ...]) -> bool:
        return any(_left(typed, steps) is not None for typed in (self.rest, self.whole))

    # Whether this is how a move begins; its words are looked for elsewhere.
    def is_in(self, steps: tuple[str, ...], notation: str) -> bool:
        written = _squeezed(_small(notation))
        return written.startswith(self.whole) or _left(self.rest, steps, written) == ""

    # Whether every word typed begins one of the sentence's.
    def is_said(self, sentence: str) -> bool:
        said = _WORD.findall(_small(sentence))
        return all(any(one.startswith(word) for one in said) for word in self.words)


# What is typed beyond those steps; None if it is something else. Letters that a notation puts
# before a step must stand there in `notation`, if it is given.
def _left(typed: str, steps: tuple[str, ...], notation: str = "") -> str | None:
    for number, step in enumerate(map(_small, steps)):
        if not typed:
            break
        for lead in ("", *_leads(typed, is_first=number == 0)):
            rest = typed[len(lead) :]
            letters = re.sub(r"\W", "", lead)
            is_written = not letters or not notation or letters + step in notation
            if is_written and (rest.startswith(step) or step.startswith(rest)):
                typed = rest[len(step) :]
                break
        else:
            return None
    return typed


# What may stand before a step; nothing but letters before the first, which may have a sign.
def _leads(typed: str, *, is_first: bool) -> Iterator[str]:
    found = _LEAD.match(typed)
    longest = found[0] if found else ""
    for end in range(1, len(longest) + 1):
        if not is_first or longest[:end].isalpha():
            yield longest[:end]


# What was typed wholly, then shorter moves before longer ones.
def _moves_like(moves: Moves[Move], text: str, perspective: Perspective) -> Iterator[Found]:
    try:
        exact: Move = perspective.table.game.parse(text)
        if exact in moves:
            yield exact.steps, exact
    except InvalidMoveError:
        pass  # it is not a move yet: that is why moves are suggested
    typed = _Typed.read(text)
    for steps, move in _walk(moves, typed):
        if not typed.is_in(steps, str(move)):
            continue
        if not typed.words or typed.is_said(f"{move} {_said(perspective, steps)}"):
            yield steps, move


# Breadth first through what may be meant; after `_LOOKED_AT` forks the first move of each.
def _walk(moves: Moves[Move], typed: _Typed) -> Iterator[Found]:
    ahead: deque[tuple[str, ...]] = deque([()])
    looked_at = 0
    while ahead and looked_at < _LOOKED_AT:
        path = ahead.popleft()
        for step in moves.after(path).steps:
            steps = (*path, step)
            fork = moves.after(steps)
            looked_at += 1
            if fork.move is not None:
                yield steps, fork.move
            if fork.steps and typed.may_lead_to(steps):
                ahead.append(steps)
    for path in ahead:
        yield from _first_below(moves, path)


def _first_below(moves: Moves[Move], path: tuple[str, ...]) -> Iterator[Found]:
    fork = moves.after(path)
    while fork.move is None and fork.steps:
        path = (*path, fork.steps[0])
        fork = moves.after(path)
        if fork.move is not None:
            yield path, fork.move


def _said(perspective: Perspective, steps: tuple[str, ...]) -> str:
    return (
        text_of(perspective.view)
        .preview(perspective.view, steps, perspective.names, perspective.say)
        .lead
    )


# The short form, unless the whole notation is being typed.
def _as_typed(move: Move, typed: _Typed) -> str:
    short, whole = (_squeezed(_small(form)) for form in (move.plain, str(move)))
    goes_on = whole.startswith(typed.whole) and not short.startswith(typed.whole)
    return str(move) if goes_on else move.plain


# A capital I is the small l that it looks like, and so is an i.
def _small(text: str) -> str:
    return text.casefold().replace("i", "l")


def _squeezed(text: str) -> str:
    return _BLANKS.sub("", text)

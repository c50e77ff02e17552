"""Legal moves as taps, for every game: a walk from fork to fork. Nothing is stored on the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bot.application.model import ButtonStyle, Choice, Group
from bot.application.refused import RefusedError
from engines.core.moves import Fork, Move, Moves
from engines.core.values import View
from renderers.game_text import text_of
from renderers.wording import Say


class ButtonData(Protocol):
    """What the data of buttons is made from: a ticket, or what stands in its place for a puzzle."""

    def to(self, verb: str, *path: int) -> str:
        """The data of the button that does this, with this path."""


class ChoiceGoneError(RefusedError):
    """The path of a ticket leads nowhere: the choice it named isn't there."""

    def __init__(self, why: str = "") -> None:
        super().__init__("hall-moved-on", why)


@dataclass(frozen=True, slots=True, kw_only=True)
class PartialMove:
    """A move that is being entered, as far as it goes."""

    path: tuple[int, ...]  # as the ticket has it
    steps: tuple[str, ...]  # as the move is written
    fork: Fork[Move]

    @property
    def settled(self) -> Move | None:
        """The move that ends here, if nothing could follow it."""
        return None if self.fork.steps else self.fork.move


def walk(moves: Moves[Move], path: tuple[int, ...]) -> PartialMove:
    """Follow a ticket's path. Raises ChoiceGoneError."""
    steps: tuple[str, ...] = ()
    fork = moves.after(steps)
    for index in path:
        if index >= len(fork.steps):
            raise ChoiceGoneError(f"no choice {index} after {' '.join(steps) or 'the start'}")
        steps = (*steps, fork.steps[index])
        fork = moves.after(steps)
    return PartialMove(path=path, steps=steps, fork=fork)


def find_path(moves: Moves[Move], steps: tuple[str, ...]) -> tuple[int, ...]:
    """The ticket path of some steps, without those at the end that are forced.

    Raises ChoiceGoneError.
    """
    path: tuple[int, ...] = ()
    for depth, step in enumerate(steps):
        fork = moves.after(steps[:depth])
        if fork.move is not None and not fork.steps:
            break
        if step not in fork.steps:
            raise ChoiceGoneError(step)
        path = (*path, fork.steps.index(step))
    return path


def caught_up(
    view: View, moves: Moves[Move], path: tuple[int, ...], ahead: tuple[int, ...], say: Say
) -> tuple[int, ...]:
    """What a tap on `path` means if its message doesn't show yet that `ahead` has been entered.

    The tapped step is put after `ahead` if the same step can follow, or one on the same square.
    Else, or if the tap goes back, it is `path`.
    """
    depth = len(path)
    if not 0 < depth <= len(ahead) or path[:-1] != ahead[: depth - 1] or path == ahead[:depth]:
        return path
    entered, (*before, tapped) = walk(moves, ahead), walk(moves, path).steps
    if tapped in entered.fork.steps:
        return (*ahead, entered.fork.steps.index(tapped))
    text = text_of(view)
    cell = text.step(view, tuple(before), tapped, say).cell
    found = [
        index
        for index, step in enumerate(entered.fork.steps)
        if cell and text.step(view, entered.steps, step, say).cell == cell
    ]
    return (*ahead, found[0]) if len(found) == 1 else path


def first_move(moves: Moves[Move], *, is_longest: bool = False) -> Move | None:
    """The first move there is; if `is_longest`, with all that may come in the same turn."""
    steps: tuple[str, ...] = ()
    fork = moves.after(steps)
    while fork.steps and (is_longest or fork.move is None):
        steps = (*steps, fork.steps[0])
        fork = moves.after(steps)
    return fork.move


def example(moves: Moves[Move], *, is_longest: bool = False) -> str:
    """The plainest notation of `first_move`; "" if there is none."""
    move = first_move(moves, is_longest=is_longest)
    return move.plain if move is not None else ""


def groups(
    view: View, place: PartialMove, ticket: ButtonData, verb: str, say: Say
) -> tuple[Group, ...]:
    """A button for each step that may come next, grouped by kind, in the engine's order."""
    text = text_of(view)
    kinds: dict[tuple[str, str], list[Choice]] = {}
    for index, step in enumerate(place.fork.steps):
        words = text.step(view, place.steps, step, say)
        choice = Choice(
            label=words.label,
            ticket=ticket.to(verb, *place.path, index),
            detail=words.detail,
            alone=words.alone,
            name=words.name,
            notation=" ".join((*place.steps, step)),
            cell=words.cell,
            face=words.face,
            style=ButtonStyle.MOVE,
            square=words.square,
            card=words.card,
            sign=words.sign,
        )
        kinds.setdefault((words.group, words.group_label), []).append(choice)
    return tuple(
        Group(key=key, label=label, choices=tuple(choices))
        for (key, label), choices in kinds.items()
    )

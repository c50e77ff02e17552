"""Conditional moves: a player's answers, given in advance, to what the rival may do.

They are a tree. Where the rival is to move, each branch is one of their moves, or `ANYTHING` else;
where its owner is to move there is one branch: their answer. The tree is kept beside the log, with
the preset answers, and is as secret. Each act takes it along in the same step (`after_act`), so
that its root is always the table as it stands:

- the rival plays one of the branches: what grows there is the tree;
- they play something else, or the answer isn't legal when its time has come: the tree is over, and
  its owner, who is asked as usual, is told why;
- its owner plays something else than their answer, or lets a move be taken back: it is withdrawn.

Offers and breaks leave it as it is. An answer is given as every automatic one is: after a random
delay, by an ordinary entry of the log (`bot.application.preset_answers`).

A branch is a whole move of the rival's that its owner will see. One that is made in secret can't
be a condition, lest an answer, or none, tell what it was (`bot.application.foresight`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Final

from pydantic import ValidationError

from engines.core.chance import SeededChance
from engines.core.game import AnyGame, InvalidMoveError
from engines.core.match_state import MatchState, Status
from engines.core.moves import Move
from engines.core.record import Act, Durable, Entry
from engines.core.seat import Seat
from engines.core.values import State

# In place of a move of the rival's: whatever they do that no other branch names.
ANYTHING: Final = "*"

# Moves of their own that a player may prepare.
MOST_ANSWERS: Final = 30


class Ply(Durable):
    """A move of either side in a tree, and what may follow it."""

    seat: Seat
    move: str
    then: tuple[Ply, ...] = ()


class End(StrEnum):
    """Why a tree is over."""

    LEFT = "left"  # the rival did what no branch names
    ILLEGAL = "illegal"  # the answer isn't possible


class ConditionalMoves(Durable):
    """What `seat` has prepared at a table whose log has `version` entries."""

    seat: Seat
    version: int
    plies: tuple[Ply, ...] = ()
    condition: str = ""  # the branch that led here; "" if it was `ANYTHING`
    given: tuple[int, ...] = ()  # entries made by it since its owner acted last, by their numbers
    end: End | None = None
    refused: str = ""  # the answer that isn't possible

    @property
    def answer(self) -> str:
        """The move that its owner makes now; "" if it says nothing of that."""
        return next((ply.move for ply in self.plies if ply.seat is self.seat), "")

    @property
    def answers(self) -> int:
        """How many moves of their own it holds."""
        return sum(ply.seat is self.seat for ply in every_ply(self.plies))


def every_ply(plies: Sequence[Ply]) -> Iterator[Ply]:
    """All plies of a tree, each before what follows it."""
    for ply in plies:
        yield ply
        yield from every_ply(ply.then)


def with_line(plies: Sequence[Ply], line: Sequence[Ply], *, owner: Seat) -> tuple[Ply, ...]:
    """A tree with one more line, whose plies follow each other.

    Where it begins as another does they share the beginning; where its answer is another one, that
    takes the old one's place, with all that grew there.
    """
    if not line:
        return tuple(plies)
    first, *rest = line
    same = next((ply for ply in plies if (ply.seat, ply.move) == (first.seat, first.move)), None)
    grown = Ply(
        seat=first.seat,
        move=first.move,
        then=with_line(same.then if same else (), rest, owner=owner),
    )
    if first.seat is owner:
        return (grown,)
    kept = [grown if ply is same else ply for ply in plies if ply.seat is first.seat]
    if same is None:
        kept.append(grown)
    return tuple(sorted(kept, key=lambda ply: ply.move == ANYTHING))


# -- as they are stored ----------------------------------------------------------------------------


def field_of(seat: Seat) -> str:
    """The field of a player's conditional moves, beside their preset answers."""
    return f"{seat}:moves"  # those have a dot there


def stored(preset_answers: Mapping[str, str], seat: Seat | None) -> ConditionalMoves | None:
    """What `seat` has prepared; None if that is nothing."""
    text = preset_answers.get(field_of(seat), "") if seat else ""
    if not text:
        return None
    try:
        return ConditionalMoves.model_validate_json(text)
    except ValidationError:  # by another version of Salle: then they are asked
        return None


def written(moves: ConditionalMoves | None) -> str:
    """As it is stored; "" where there is nothing to keep."""
    if moves is None or not (moves.plies or moves.given or moves.end):
        return ""
    return moves.model_dump_json(exclude_defaults=True)


# -- taken along by each act -----------------------------------------------------------------------


def after_act(
    game: AnyGame,
    preset_answers: Mapping[str, str],
    before: MatchState,
    entry: Entry,
    after: MatchState,
    version: int,
    *,
    is_automatic: bool,
) -> dict[str, str]:
    """The changes that an act makes to what is stored of both players' conditional moves.

    `version` is the log's length after it; `is_automatic`: Salle has made the move for its player.
    """
    changes = {}
    for seat in Seat:
        if (old := stored(preset_answers, seat)) is None:
            continue
        new = _taken_along(game, old, before, entry, after, version, is_automatic=is_automatic)
        if (text := written(new)) != preset_answers[field_of(seat)]:
            changes[field_of(seat)] = text
    return changes


def _taken_along(
    game: AnyGame,
    moves: ConditionalMoves,
    before: MatchState,
    entry: Entry,
    after: MatchState,
    version: int,
    *,
    is_automatic: bool,
) -> ConditionalMoves | None:
    if moves.version != version - 1 or after.status is not Status.PLAYING:
        return None
    if entry.act is Act.ALLOW_TAKEBACK or (
        entry.act is Act.SUBSTITUTE and entry.seat is moves.seat
    ):
        return None
    moves = moves.model_copy(update={"version": version})
    if entry.act is not Act.MOVE or entry.seat is None:
        return moves
    branch = _branch_of(game, moves.plies, before, entry.seat, entry.move)
    if entry.seat is not moves.seat:
        if not moves.plies:
            return moves
        is_his_again = moves.seat not in after.active
        return _checked(game, after, _answered(moves, branch, is_his_again=is_his_again))
    if branch is None:  # what was answered without a choice, or to a window, changes no tree
        return moves if is_automatic else None
    given = (*moves.given, version - 1) if is_automatic else ()
    if not (branch.then or given):
        return None
    update = {"plies": branch.then, "given": given}
    return _checked(game, after, moves.model_copy(update=update))


def _answered(
    moves: ConditionalMoves, branch: Ply | None, *, is_his_again: bool
) -> ConditionalMoves:
    # After a move of the rival's; where they move again, "anything else" still covers that.
    if branch is None:
        return moves.model_copy(update={"plies": (), "condition": "", "end": End.LEFT})
    is_anything = branch.move == ANYTHING
    plies = branch.then
    if is_his_again:
        others = tuple(ply for ply in moves.plies if ply.move == ANYTHING)
        is_covered = any(ply.move == ANYTHING for ply in plies)
        plies = others if is_anything else plies if is_covered else (*plies, *others)
    condition = "" if is_anything else branch.move
    return moves.model_copy(update={"plies": plies, "condition": condition})


def _checked(game: AnyGame, match: MatchState, moves: ConditionalMoves) -> ConditionalMoves:
    # Over, if its owner's answer is due and isn't legal.
    is_due = moves.answer and moves.seat in match.active
    if not is_due or legal_answer(game, match, moves) is not None:
        return moves
    return moves.model_copy(update={"plies": (), "end": End.ILLEGAL, "refused": moves.answer})


def legal_answer(game: AnyGame, match: MatchState, moves: ConditionalMoves) -> Move | None:
    """The move that its owner makes now; None if it says nothing of that, or it isn't legal."""
    if not moves.answer or moves.seat not in match.active:
        return None
    try:
        move: Move = game.parse(moves.answer)
    except InvalidMoveError:
        return None
    return move if move in game.legal_moves(match.game_state, moves.seat) else None


def _branch_of(
    game: AnyGame, plies: Sequence[Ply], before: MatchState, seat: Seat, move: str
) -> Ply | None:
    own = [ply for ply in plies if ply.seat is seat]
    named = [ply for ply in own if ply.move != ANYTHING]
    exact = next((ply for ply in named if ply.move == move), None)
    if exact is None and named:
        state = before.game_state
        exact = next(
            (ply for ply in named if _has_same_effect(game, state, seat, ply.move, move)), None
        )
    return exact or next((ply for ply in own if ply.move == ANYTHING), None)


def _has_same_effect(game: AnyGame, state: State, seat: Seat, one: str, other: str) -> bool:
    # Whether two moves lead to one position, such as two actions of a turn in either order.
    # Never where there are secrets: what a move would have done there may tell them.
    if game.view(state, seat.other).has_secrets:
        return False
    try:
        moves = game.parse(one), game.parse(other)
    except InvalidMoveError:  # of another version of the game
        return False
    if any(move not in game.legal_moves(state, seat) for move in moves):
        return False
    first, second = (
        game.write(game.apply(state, seat, move, SeededChance(b"")).state) for move in moves
    )
    return bool(first == second)

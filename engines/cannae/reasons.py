"""Why a turn of Cannae was worse than another one: what it misses, and what it leaves to the other.

The other side's answers are all tried, one turn deep.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engines.cannae.moves import Turn
from engines.cannae.rules.action_effects import ActionEffect, play_actions
from engines.cannae.rules.board import Board, relative_to, strength, verdict
from engines.cannae.rules.move_generator import distinct_turns
from engines.cannae.terms import NAMES, Arm, Cause, Loss
from engines.cannae.views import CannaeView
from engines.core.analysis.reasons import Reason
from engines.core.seat import Seat

# Every key, and the facts of its sentence.
REASONS: Final = {
    "misses-win": (),
    "surrounded": ("square", "infantry"),
    "own-loss": ("arm", "square"),
    "misses-capture": ("arm", "square"),
    "leaves-win": ("answer",),
    "leaves-capture": ("arm", "square", "answer"),
}
_WORTH: Final = {Arm.INFANTRY: 100, Arm.CAVALRY: 150}  # a horse is worth more than a shield


class _Answer(NamedTuple):
    cost: int  # what the other side takes, less what that costs it
    wins: bool
    turn: Turn
    effects: tuple[ActionEffect, ...]


def reason_of(view: CannaeView, move: Turn, best: Turn) -> Reason | None:
    """As `Explainer.reason_of`. Raises ValueError: the view isn't that of the seat to act."""
    seat = view.to_act
    if seat is None or view.onlooker is not seat:
        raise ValueError("a decision is explained from the view of the seat to act")
    if move == best:
        return None
    played, better = _effects(view, seat, move), _effects(view, seat, best)
    after, after_best = _board(view, played), _board(view, better)
    if _wins(after_best, seat) and not _wins(after, seat):
        return Reason(key="misses-win")
    own = _losses(played, seat)
    if _worth(own) > _worth(_losses(better, seat)):
        spared = _losses(better, seat)
        return _own_loss(next((loss for loss in own if loss not in spared), own[-1]))
    taken, to_take = _losses(played, seat.other), _losses(better, seat.other)
    if _worth(to_take) > _worth(taken):
        first = max(to_take, key=lambda loss: _WORTH[loss.piece.arm])
        return Reason(key="misses-capture", facts=_where(first, better))
    if verdict(after) or verdict(after_best):
        return None
    return _left_to_take(view, seat, after, after_best)


def _left_to_take(view: CannaeView, seat: Seat, after: Board, after_best: Board) -> Reason | None:
    answer = _worst_answer(after, seat, shut_in=view.immobilised_cavalry)
    spared = _worst_answer(after_best, seat, shut_in=view.immobilised_cavalry)
    if answer.wins and not spared.wins:
        return Reason(key="leaves-win", facts={"answer": str(answer.turn)})
    if answer.cost <= max(0, spared.cost):
        return None
    lost = _losses(answer.effects, seat)
    facts = _where(max(lost, key=lambda loss: _WORTH[loss.piece.arm]), answer.effects)
    return Reason(key="leaves-capture", facts={**facts, "answer": str(answer.turn)})


def _worst_answer(board: Board, seat: Seat, *, shut_in: bool) -> _Answer:
    # The turn of the other side that takes most.
    rival = seat.other
    turns = distinct_turns(relative_to(board, rival), shut_in=shut_in)

    def cost(after: Board) -> int:
        absolute = relative_to(after, rival)
        won = _wins(absolute, rival)
        return 10_000 * won + _power(board, absolute, seat) - _power(board, absolute, rival)

    worst = max(turns, key=cost)
    effects = play_actions(board, rival, turns[worst], shut_in=shut_in)
    wins = _wins(relative_to(worst, rival), rival)
    return _Answer(cost(worst), wins, Turn(turns[worst]), effects)


def _power(before: Board, after: Board, seat: Seat) -> int:
    return sum(
        worth * (strength(before, seat, arm) - strength(after, seat, arm))
        for arm, worth in _WORTH.items()
    )


def _effects(view: CannaeView, seat: Seat, turn: Turn) -> tuple[ActionEffect, ...]:
    return play_actions(view.board, seat, turn.actions, shut_in=view.immobilised_cavalry)


def _board(view: CannaeView, effects: tuple[ActionEffect, ...]) -> Board:
    return effects[-1].after if effects else view.board


def _wins(board: Board, seat: Seat) -> bool:
    decided = verdict(board)
    return decided is not None and decided[1] is seat


def _losses(effects: tuple[ActionEffect, ...], seat: Seat) -> list[Loss]:
    return [loss for effect in effects for loss in effect.losses if loss.piece.seat is seat]


def _worth(losses: list[Loss]) -> int:
    return sum(_WORTH[loss.piece.arm] for loss in losses)


def _own_loss(loss: Loss) -> Reason:
    if loss.cause is Cause.SURROUNDED:
        infantry = ", ".join(NAMES[square] for square in loss.by)
        return Reason(key="surrounded", facts={"square": NAMES[loss.square], "infantry": infantry})
    return Reason(key="own-loss", facts=_where(loss))


def _where(loss: Loss, effects: tuple[ActionEffect, ...] = ()) -> dict[str, str | int]:
    # The piece by the square where it stood before those effects: it may be pushed, then taken.
    square, is_lost = loss.square, False
    for effect in reversed(effects):
        is_now = loss in effect.losses
        if is_now and loss.cause in (Cause.THROWN_OFF, Cause.CHARGED):
            is_lost = True  # told by the square before this action
        elif is_now or is_lost:
            is_lost = True
            origins = {shift.target: shift.origin for shift in effect.shifts}
            square = origins.get(square, square)
    return {"arm": loss.piece.arm.value, "square": NAMES[square]}

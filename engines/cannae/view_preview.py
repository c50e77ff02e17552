"""What can be computed from a view alone: the legal turns, and a turn that is being entered."""

from __future__ import annotations

from dataclasses import replace

from engines.cannae.moves import PASS, Turn
from engines.cannae.rules.action_effects import ActionEffect, play_action, play_actions
from engines.cannae.rules.actions import Action
from engines.cannae.rules.board import Board, placed, relative_to, verdict
from engines.cannae.rules.legal_moves import LegalTurns
from engines.cannae.rules.move_generator import next_actions
from engines.cannae.rules.refusals import invalid
from engines.cannae.terms import SQUARES, Arm, Piece, Square
from engines.cannae.views import CannaeView, Choice
from engines.core.moves import NO_MOVES, Moves
from engines.core.seat import Seat


def possible_turns(view: CannaeView) -> Moves[Turn]:
    """What the seat to act may do; everybody sees that."""
    if view.to_act is None:
        return NO_MOVES
    return LegalTurns(relative_to(view.board, view.to_act), shut_in=view.immobilised_cavalry)


def movable_pieces(view: CannaeView) -> tuple[Square, ...]:
    """The pieces with which the seat to act may begin."""
    if view.to_act is None:
        return ()
    board = relative_to(view.board, view.to_act)
    found = next_actions(board, (), shut_in=view.immobilised_cavalry)
    return tuple(dict.fromkeys(action.origin for action, _ in found))


def able_arms(view: CannaeView) -> tuple[Arm, ...]:
    """The arms that may be ordered now: of a turn that is being entered, those that are left."""
    if view.to_act is None:
        return ()
    board, shut_in = relative_to(view.board, view.to_act), view.immobilised_cavalry
    done = tuple(effect.action for effect in view.choice.effects) if view.choice else ()
    return tuple(
        arm
        for arm in Arm
        if any(
            next_actions(board, done, shut_in=shut_in, only=1 << square)
            for square, man in placed(view.board)
            if man is Piece.of(view.to_act, arm)
        )
    )


def preview_view(view: CannaeView, path: tuple[str, ...]) -> CannaeView:
    """The view after the taps of `path`, a whole turn or its beginning, as if they were sent.

    Raises:
        InvalidMoveError: the taps begin no legal turn.
    """
    seat = view.to_act
    if not path or seat is None:
        return view
    taps = () if path == (PASS,) else path
    turns = LegalTurns(relative_to(view.board, seat), shut_in=view.immobilised_cavalry)
    followed = turns.follow(taps)
    if followed is None:
        raise invalid("not-a-turn", text=" ".join(path)[:40])
    _, actions = followed
    effects = play_actions(view.board, seat, actions, shut_in=view.immobilised_cavalry)
    board = effects[-1].after if effects else view.board
    is_aiming = len(taps) % 2 == 1
    piece = SQUARES.get(taps[-1]) if is_aiming else None
    offers = _offers(view, seat, board, actions, piece)
    if is_aiming and not offers:
        raise invalid("not-a-turn", text=" ".join(path)[:40])
    choice = Choice(path=path, effects=effects, piece=piece, offers=offers)
    if effects and (decided := verdict(board)):
        choice = replace(choice, end=decided[0], winner=decided[1])
    return replace(view, board=board, last_turn=None, choice=choice)


def _offers(
    view: CannaeView,
    seat: Seat,
    board: Board,
    done: tuple[Action, ...],
    piece: Square | None,
) -> tuple[ActionEffect, ...]:
    # What `piece` may do on `board` after the actions that are done this turn.
    if piece is None:
        return ()
    shut_in = view.immobilised_cavalry
    found = next_actions(relative_to(board, seat), done, shut_in=shut_in, only=1 << piece)
    return tuple(play_action(board, seat, action, shut_in=shut_in) for action, _ in found)

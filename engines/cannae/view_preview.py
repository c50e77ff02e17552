"""What can be computed from a view alone: the legal turns, and a turn that is being entered."""

from __future__ import annotations

from dataclasses import replace

from engines.cannae.moves import PASS, Turn
from engines.cannae.rules.action_effects import ActionEffect, play_action
from engines.cannae.rules.actions import Action
from engines.cannae.rules.board import Board, relative_to, verdict
from engines.cannae.rules.legal_moves import NONE, LegalTurns
from engines.cannae.rules.move_generator import next_actions
from engines.cannae.rules.refusals import invalid
from engines.cannae.terms import SQUARES, Square
from engines.cannae.views import CannaeView, Choice
from engines.core.moves import Moves
from engines.core.seat import Seat


def possible_turns(view: CannaeView) -> Moves[Turn]:
    """What the seat to act may do; everybody sees that."""
    if view.to_act is None:
        return NONE
    return LegalTurns(relative_to(view.board, view.to_act), shut_in=view.immobilised_cavalry)


def movable_pieces(view: CannaeView) -> tuple[Square, ...]:
    """The pieces with which the seat to act may begin."""
    if view.to_act is None:
        return ()
    board = relative_to(view.board, view.to_act)
    found = next_actions(board, (), shut_in=view.immobilised_cavalry)
    return tuple(dict.fromkeys(action.origin for action, _ in found))


def preview_view(view: CannaeView, path: tuple[str, ...]) -> CannaeView:
    """The view after the taps of `path`, a whole turn or its beginning.

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
    effects = _effects(view, seat, actions)
    board_after = effects[-1].after if effects else view.board
    is_aiming = len(taps) % 2 == 1
    # A chosen action is drawn on the board before it, with what it will do.
    shown = board_after if is_aiming or not effects else effects[-1].before
    piece = SQUARES.get(taps[-1 if is_aiming else -2]) if taps else None
    done = actions if is_aiming else actions[:-1]
    choice = Choice(
        path=path,
        effects=effects,
        piece=piece,
        offers=_offers(view, seat, shown, done, piece),
        board=board_after,
    )
    if is_aiming and not choice.offers:
        raise invalid("not-a-turn", text=" ".join(path)[:40])
    if effects and (decided := verdict(board_after)):
        choice = replace(choice, end=decided[0], winner=decided[1])
    return replace(view, board=shown, last_turn=None, choice=choice)


def _effects(view: CannaeView, seat: Seat, actions: tuple[Action, ...]) -> tuple[ActionEffect, ...]:
    board, effects = view.board, list[ActionEffect]()
    for action in actions:
        effects.append(play_action(board, seat, action, shut_in=view.immobilised_cavalry))
        board = effects[-1].after
    return tuple(effects)


def _offers(
    view: CannaeView,
    seat: Seat,
    board: Board,
    done: tuple[Action, ...],
    piece: Square | None,
) -> tuple[ActionEffect, ...]:
    """What `piece` may do on `board` after the actions that are done this turn."""
    if piece is None:
        return ()
    shut_in = view.immobilised_cavalry
    found = next_actions(relative_to(board, seat), done, shut_in=shut_in, only=1 << piece)
    return tuple(play_action(board, seat, action, shut_in=shut_in) for action, _ in found)

"""Whether a turn is legal, and if not, the first rule that it breaks.

Turns are judged on a `RelativeBoard`, where the side to act has the pieces of seat one.
"""

from __future__ import annotations

from engines.cannae.moves import Turn
from engines.cannae.rules.action_effects import play_action
from engines.cannae.rules.actions import Action
from engines.cannae.rules.bitboards import squares_of
from engines.cannae.rules.board import pieces, relative_to
from engines.cannae.rules.move_generator import (
    ADVANCES,
    RIDES,
    Advance,
    RelativeBoard,
    Ride,
    board_after,
    is_decided,
    is_too_weak,
    push_line,
)
from engines.cannae.rules.refusals import illegal
from engines.cannae.state import CannaeState
from engines.cannae.terms import NAMES, Arm, Kind, Piece
from engines.core.game import IllegalMoveError
from engines.core.seat import Seat


def objection(state: CannaeState, seat: Seat, turn: Turn) -> IllegalMoveError:
    """Why `turn` can't be played by `seat` now.

    Raises:
        ValueError: it can.
    """
    if state.to_act is None:
        return illegal("match-over")
    if state.to_act is not seat:
        return illegal("not-your-turn")
    board = relative_to(state.board, seat)
    broken = broken_rule(board, turn.actions, shut_in=state.rules.shut_in)
    if broken is None:
        raise ValueError(f"{turn} is legal here")
    return broken


def broken_rule(
    board: RelativeBoard, actions: tuple[Action, ...], *, shut_in: bool
) -> IllegalMoveError | None:
    """The first rule that a turn of the side to act breaks: of each action the piece, then its way.

    `board` is settled. The turn is legal exactly if this is None.
    """
    start = board
    for number, action in enumerate(actions):
        earlier = actions[:number]
        broken = (
            _of_the_turn(board, action, earlier)
            or _of_the_piece(board, action, start, earlier, shut_in=shut_in)
            or _OF_THE_WAY[action.kind](board, action)
        )
        if broken is not None:
            return broken
        board = board_after(board, action, shut_in=shut_in)
    return None


def _of_the_turn(
    board: RelativeBoard, action: Action, earlier: tuple[Action, ...]
) -> IllegalMoveError | None:
    if any(action.arm is other.arm for other in earlier):
        return illegal(f"{action.arm.value}-twice", action=str(action))
    if earlier and is_decided(board):
        return illegal("decided-already", action=str(action))
    return None


def _of_the_piece(
    board: RelativeBoard,
    action: Action,
    start: RelativeBoard,
    earlier: tuple[Action, ...],
    *,
    shut_in: bool,
) -> IllegalMoveError | None:
    piece, square = pieces(board)[action.origin], NAMES[action.origin]
    if piece is Piece.of(Seat.ONE, action.arm):
        return None
    if earlier and (gone := _of_a_piece_gone(start, earlier[0], action, shut_in=shut_in)):
        return gone
    if piece is None:
        return illegal("nobody-there", action=str(action), square=square)
    if piece.seat is not Seat.ONE:
        return illegal("not-yours", action=str(action), square=square)
    return illegal(f"not-{action.arm.value}", action=str(action), square=square)


def _of_a_piece_gone(
    start: RelativeBoard, first: Action, action: Action, *, shut_in: bool
) -> IllegalMoveError | None:
    # The piece stood there at the start of the turn, until its first action.
    square = NAMES[action.origin]
    effect = play_action(start, Seat.ONE, first, shut_in=shut_in)
    moved = {shift.origin: shift.target for shift in effect.shifts if shift.piece.arm is action.arm}
    target = moved.get(action.origin, action.origin)
    if target is None or any(loss.square == target for loss in effect.own_losses):
        return illegal("lost-before", action=str(action), square=square)
    if target != action.origin:
        return illegal("moved-before", action=str(action), square=square, target=NAMES[target])
    return None


def _advance(action: Action) -> Advance | None:
    # The row of the square beside that the action names; None if it isn't beside.
    target = 1 << action.target
    return next((row for row in ADVANCES[action.origin] if row[0] == target), None)


def _of_a_step(board: RelativeBoard, action: Action) -> IllegalMoveError | None:
    target, advance = NAMES[action.target], _advance(action)
    if advance is None:
        return illegal("step-too-far", action=str(action), target=target)
    if pieces(board)[action.target] is None:
        return None
    _, _, push, _, _ = advance
    return _of_a_push(board, push) or illegal(
        "step-onto-piece", action=str(action), target=target, right=str(push)
    )


def _of_a_push(board: RelativeBoard, action: Action) -> IllegalMoveError | None:
    advance = _advance(action)
    if advance is None:
        return illegal("push-not-beside", action=str(action))
    _, step, _, ray, _ = advance
    if pieces(board)[action.target] is None:
        target, right = NAMES[action.target], str(step)
        return illegal("nothing-to-push", action=str(action), target=target, right=right)
    line, _, active, opposing = push_line(board, 1 << action.origin, ray)
    if not is_too_weak(active, opposing):
        return None
    passive = (line & board[0]).bit_count() - active
    return illegal(
        "push-too-weak-passive" if passive else "push-too-weak",
        action=str(action),
        active=active,
        opposing=opposing,
        passive=passive,
    )


def _of_a_slide(board: RelativeBoard, action: Action) -> IllegalMoveError | None:
    target = NAMES[action.target]
    ride = _ride(board, action)
    if isinstance(ride, IllegalMoveError):
        return ride
    piece = pieces(board)[action.target]
    if piece is None:
        return None
    if piece.seat is Seat.ONE:
        return illegal("slide-onto-own", action=str(action), target=target)
    if piece.arm is Arm.CAVALRY:
        return illegal("cavalry-against-cavalry", action=str(action), target=target)
    charge = Action(Kind.CHARGE, action.origin, action.target)
    return _of_a_charge(board, charge) or illegal(
        "slide-onto-infantry", action=str(action), target=target, right=str(charge)
    )


def _of_a_charge(board: RelativeBoard, action: Action) -> IllegalMoveError | None:
    target, piece = NAMES[action.target], pieces(board)[action.target]
    if piece is None:
        right = str(Action(Kind.SLIDE, action.origin, action.target))
        return illegal("nobody-to-charge", action=str(action), target=target, right=right)
    if piece.seat is Seat.ONE:
        return illegal("charge-own", action=str(action), target=target)
    if piece.arm is Arm.CAVALRY:
        return illegal("cavalry-against-cavalry", action=str(action), target=target)
    ride = _ride(board, action)
    if isinstance(ride, IllegalMoveError):
        return ride
    _, _, charge, supporters = ride
    if charge is None:
        return illegal("in-contact", action=str(action), target=target)
    for square in squares_of(board[2] & supporters):
        supporter = NAMES[square]
        return illegal("supported", action=str(action), target=target, supporter=supporter)
    return None


def _ride(board: RelativeBoard, action: Action) -> Ride | IllegalMoveError:
    # The row of the square that cavalry is to ride to, or what is wrong with the way there.
    for ray in RIDES[action.origin]:
        if any(slide.target == action.target for _, slide, _, _ in ray):
            for ride in ray:
                square = ride[1].target
                if square == action.target:
                    return ride
                if pieces(board)[square] is not None:
                    blocker = NAMES[square]
                    return illegal("path-blocked", action=str(action), blocker=blocker)
    return illegal("not-in-line", action=str(action), target=NAMES[action.target])


_OF_THE_WAY = {
    Kind.STEP: _of_a_step,
    Kind.PUSH: _of_a_push,
    Kind.SLIDE: _of_a_slide,
    Kind.CHARGE: _of_a_charge,
}

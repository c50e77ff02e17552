"""Why a turn that is not legal is not: the first rule that it breaks."""

from __future__ import annotations

from engines.cannae.moves import Turn
from engines.cannae.rules.action_effects import direction, line_of, perform
from engines.cannae.rules.actions import Action
from engines.cannae.rules.bitboards import NEIGHBOURS, RAYS, squares_of
from engines.cannae.rules.board import Board, pieces, verdict
from engines.cannae.rules.refusals import illegal
from engines.cannae.state import CannaeState
from engines.cannae.terms import NAMES, PIECES, Arm, Kind, Piece
from engines.core.game import IllegalMoveError
from engines.core.seat import Seat


def objection(state: CannaeState, seat: Seat, turn: Turn) -> IllegalMoveError:
    """The rule that `turn` breaks: action by action, the piece first, then its way."""
    if state.to_act is None:
        return illegal("match-over")
    if state.to_act is not seat:
        return illegal("not-your-turn")
    board = state.board
    for number, action in enumerate(turn.actions):
        found = (
            _of_the_turn(board, turn, number)
            or _of_the_piece(board, seat, action, turn.actions[:number], state)
            or _OF_THE_WAY[action.kind](board, action)
        )
        if found is not None:
            return found
        board = perform(board, seat, action, shut_in=state.rules.shut_in).after
    raise ValueError(f"{turn} is legal here")


def _of_the_turn(board: Board, turn: Turn, number: int) -> IllegalMoveError | None:
    action, earlier = turn.actions[number], turn.actions[:number]
    if any(action.arm is other.arm for other in earlier):
        return illegal(f"{action.arm.value}-twice", action=str(action))
    if earlier and verdict(board):
        return illegal("decided-already", action=str(action))
    return None


def _of_the_piece(
    board: Board, seat: Seat, action: Action, earlier: tuple[Action, ...], state: CannaeState
) -> IllegalMoveError | None:
    piece, square = pieces(board)[action.origin], NAMES[action.origin]
    wanted = Piece.of(seat, action.arm)
    if piece is wanted:
        return None
    if earlier and (gone := _of_the_gone(seat, action, earlier[0], state)) is not None:
        return gone
    if piece is None:
        return illegal("nobody-there", action=str(action), square=square)
    if piece.seat is not seat:
        return illegal("not-yours", action=str(action), square=square)
    return illegal(f"not-{action.arm.value}", action=str(action), square=square)


def _of_the_gone(
    seat: Seat, action: Action, first: Action, state: CannaeState
) -> IllegalMoveError | None:
    """The piece was there, until the first action of the turn."""
    square = NAMES[action.origin]
    deed = perform(state.board, seat, first, shut_in=state.rules.shut_in)
    ways = {shift.origin: shift.target for shift in deed.shifts if shift.piece.arm is action.arm}
    there = ways.get(action.origin, action.origin)
    if there is None or any(loss.square == there for loss in deed.own_losses):
        return illegal("lost-before", action=str(action), square=square)
    if there != action.origin:
        return illegal("moved-before", action=str(action), square=square, target=NAMES[there])
    return None


def _of_a_step(board: Board, action: Action) -> IllegalMoveError | None:
    target = NAMES[action.target]
    if not _is_beside(action):
        return illegal("step-too-far", action=str(action), target=target)
    if pieces(board)[action.target] is not None:
        push = Action(Kind.PUSH, action.origin, action.target)
        return _of_a_push(board, push) or illegal(
            "step-onto-piece", action=str(action), target=target, right=str(push)
        )
    return None


def _of_a_push(board: Board, action: Action) -> IllegalMoveError | None:
    if not _is_beside(action):
        return illegal("push-not-beside", action=str(action))
    if pieces(board)[action.target] is None:
        right = str(Action(Kind.STEP, action.origin, action.target))
        target = NAMES[action.target]
        return illegal("nothing-to-push", action=str(action), target=target, right=right)
    line = line_of(board, action.origin, action.target)
    if line.opposing and line.active <= line.opposing:
        code = "push-too-weak-passive" if line.passive else "push-too-weak"
        return illegal(
            code,
            action=str(action),
            active=line.active,
            opposing=line.opposing,
            passive=line.passive,
        )
    return None


def _of_a_slide(board: Board, action: Action) -> IllegalMoveError | None:
    target = NAMES[action.target]
    if (blocked := _of_the_ride(board, action)) is not None:
        return blocked
    there = pieces(board)[action.target]
    if there is None:
        return None
    if there.seat is _rider(board, action).seat:
        return illegal("slide-onto-own", action=str(action), target=target)
    if there.arm is Arm.CAVALRY:
        return illegal("cavalry-against-cavalry", action=str(action), target=target)
    charge = Action(Kind.CHARGE, action.origin, action.target)
    return _of_a_charge(board, charge) or illegal(
        "slide-onto-infantry", action=str(action), target=target, right=str(charge)
    )


def _of_a_charge(board: Board, action: Action) -> IllegalMoveError | None:
    target, rider = NAMES[action.target], _rider(board, action)
    there = pieces(board)[action.target]
    if there is None:
        right = str(Action(Kind.SLIDE, action.origin, action.target))
        return illegal("nobody-to-charge", action=str(action), target=target, right=right)
    if there.seat is rider.seat:
        return illegal("charge-own", action=str(action), target=target)
    if there.arm is Arm.CAVALRY:
        return illegal("cavalry-against-cavalry", action=str(action), target=target)
    if _is_beside(action):
        return illegal("in-contact", action=str(action), target=target)
    if (blocked := _of_the_ride(board, action)) is not None:
        return blocked
    comrades = board[PIECES.index(there)] & NEIGHBOURS[action.target]
    for supporter in squares_of(comrades):
        return illegal("supported", action=str(action), target=target, supporter=NAMES[supporter])
    return None


def _of_the_ride(board: Board, action: Action) -> IllegalMoveError | None:
    """What is wrong with the way, its last square apart."""
    heading = direction(action.origin, action.target)
    if heading is None:
        return illegal("not-in-line", action=str(action), target=NAMES[action.target])
    for square in RAYS[action.origin][heading]:
        if square == action.target:
            break
        if pieces(board)[square] is not None:
            return illegal("path-blocked", action=str(action), blocker=NAMES[square])
    return None


def _rider(board: Board, action: Action) -> Piece:
    rider = pieces(board)[action.origin]
    if rider is None:
        raise ValueError(f"nobody is on {NAMES[action.origin]}")
    return rider


def _is_beside(action: Action) -> bool:
    return bool(NEIGHBOURS[action.origin] >> action.target & 1)


_OF_THE_WAY = {
    Kind.STEP: _of_a_step,
    Kind.PUSH: _of_a_push,
    Kind.SLIDE: _of_a_slide,
    Kind.CHARGE: _of_a_charge,
}

"""What can be foreseen from a view alone: the turns, and each step of entering one."""

from __future__ import annotations

from dataclasses import replace

from engines.cannae.moves import PASS, Turn
from engines.cannae.rules.action_effects import Deed, perform
from engines.cannae.rules.actions import Action
from engines.cannae.rules.board import Board, seen_by, verdict
from engines.cannae.rules.legal_moves import NONE, Turns, offers
from engines.cannae.rules.refusals import invalid
from engines.cannae.terms import SQUARES, Square
from engines.cannae.views import CannaeView, Choice
from engines.core.moves import Moves
from engines.core.seat import Seat


def possible(view: CannaeView) -> Moves[Turn]:
    """What the seat to act may do; everybody sees that."""
    if view.to_act is None:
        return NONE
    return Turns(seen_by(view.board, view.to_act), shut_in=view.immobilised_cavalry)


def movable(view: CannaeView) -> tuple[Square, ...]:
    """The pieces with which the seat to act may begin."""
    if view.to_act is None:
        return ()
    found = offers(seen_by(view.board, view.to_act), (), shut_in=view.immobilised_cavalry)
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
    field = seen_by(view.board, seat)
    way = Turns(field, shut_in=view.immobilised_cavalry).along(taps)
    if way is None:
        raise invalid("not-a-turn", text=" ".join(path)[:40])
    deeds = _deeds(view, seat, way[1])
    board = deeds[-1].after if deeds else view.board
    aims = len(taps) % 2 == 1
    stage = board if aims else deeds[-1].before if deeds else view.board
    piece = SQUARES.get(taps[-1 if aims else -2]) if taps else None
    done = way[1] if aims else way[1][:-1]
    choice = Choice(
        path=path,
        deeds=deeds,
        piece=piece,
        offers=_offers(view, seat, stage, done, piece),
        board=board,
    )
    if aims and not choice.offers:
        raise invalid("not-a-turn", text=" ".join(path)[:40])
    if deeds and (decided := verdict(board)):
        choice = replace(choice, end=decided[0], winner=decided[1])
    return replace(view, board=stage, last=None, choice=choice)


def _deeds(view: CannaeView, seat: Seat, actions: tuple[Action, ...]) -> tuple[Deed, ...]:
    board, found = view.board, list[Deed]()
    for action in actions:
        deed = perform(board, seat, action, shut_in=view.immobilised_cavalry)
        board = deed.after
        found.append(deed)
    return tuple(found)


def _offers(
    view: CannaeView,
    seat: Seat,
    stage: Board,
    done: tuple[Action, ...],
    piece: Square | None,
) -> tuple[Deed, ...]:
    if piece is None:
        return ()
    shut_in = view.immobilised_cavalry
    found = offers(seen_by(stage, seat), done, shut_in=shut_in, only=1 << piece)
    return tuple(perform(stage, seat, action, shut_in=shut_in) for action, _ in found)

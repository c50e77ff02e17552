"""Why a move that is not legal is not: the first rule that it breaks, as `act_checks` finds it."""

from __future__ import annotations

from engines.audatia.moves import Act, AudatiaMove, Play, acts_of
from engines.audatia.rules.act_checks import check_act
from engines.audatia.rules.data import COPIES_OF
from engines.audatia.rules.legal_moves import LegalMoves, active
from engines.audatia.rules.refusals import illegal
from engines.audatia.state import AudatiaState
from engines.audatia.terms import SECRET_WINDOWS, Blow, Window
from engines.core.game import IllegalMoveError
from engines.core.seat import Seat


def objection(state: AudatiaState, seat: Seat, move: AudatiaMove) -> IllegalMoveError:
    """The rule that `move` breaks; of a chain, that of its first act which is not legal.

    Raises:
        ValueError: the move breaks no rule.
    """
    if state.window is Window.OVER:
        return illegal("match-over")
    if seat not in active(state):
        return illegal("chosen-already" if state.window in SECRET_WINDOWS else "not-your-turn")
    moves = LegalMoves(state, seat)
    acts = acts_of(move)
    for number, act in enumerate(acts):
        known = moves.canonical_acts(act)
        if known is None:
            return _of_an_act(moves, act)
        after = moves.after_act(known[0]) if number + 1 < len(acts) else moves
        if after is None:
            return illegal("not-in-one-go", act=str(acts[number + 1]))
        moves = after
    raise ValueError(f"{move} is legal here")


def _of_an_act(moves: LegalMoves, act: Act) -> IllegalMoveError:
    if isinstance(act, Play):
        copies = COPIES_OF[act.card] if isinstance(act.card, Blow) else (act.card,)
        held = [copy for copy in copies if copy in moves.hand]
        if not held:
            return illegal("not-held", card=act.card)
        if len(moves.plays_meant(act)) > 1:
            one, two = held[:2]
            return illegal("which-copy", one=one, two=two)
        act = Play(card=held[0], use=act.use)
    broken = check_act(moves.state, moves.seat, act, moves.hand, moves.hand)
    if broken is None:
        raise ValueError(f"{act} is legal here")
    code, facts = broken
    return illegal(code, **facts)

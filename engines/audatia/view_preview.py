"""What can be computed from a view alone: the moves that may be possible, and a move's preview.

Both use the rules on `state_from_view`: a state in which a hand that the onlooker can't see holds
every card that it may hold, and secret choices unknown to the onlooker are left out.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from engines.audatia.moves import Act, AudatiaMove
from engines.audatia.rules.apply import apply_act
from engines.audatia.rules.data import DECKS
from engines.audatia.rules.hands import in_order, without
from engines.audatia.rules.legal_moves import EitherSeat, LegalMoves
from engines.audatia.rules.refusals import invalid
from engines.audatia.state import AudatiaState, Man, Rules
from engines.audatia.terms import Card, Cards, Flank, Window
from engines.audatia.view_builder import build_view
from engines.audatia.views import AudatiaView, ManView
from engines.core.moves import NO_MOVES, Moves
from engines.core.seat import Pair, Seat

_CARDS: Final = frozenset(card.value for card in Card)


def possible_moves(view: AudatiaView) -> Moves[AudatiaMove]:
    """What may be done now for some hand that fits the view.

    For an onlooker who is to decide: what they may do; for others, what any of those who decide may
    do. A hand fits if it has the public number of cards, among them all that the onlooker has
    seen of it.
    """
    moves = legal_moves_from(view)
    if not moves:
        return NO_MOVES
    return moves[0] if len(moves) == 1 else EitherSeat(*moves)


def legal_moves_from(view: AudatiaView) -> list[LegalMoves]:
    """Of those who decide; of the onlooker alone, if it is their decision."""
    if not view.active:
        return []
    state = state_from_view(view)
    seats = [view.onlooker] if view.onlooker in view.active else list(view.active)
    return [LegalMoves(state, seat, _unseen_count(view, seat)) for seat in seats if seat]


def _unseen_count(view: AudatiaView, seat: Seat) -> int | None:
    # How many cards of a hand the onlooker has not seen; None for the onlooker's own.
    if seat is view.onlooker:
        return None
    return view.men[seat].hand_size - len(_seen(view, seat))


def _seen(view: AudatiaView, seat: Seat) -> Cards:
    # What the onlooker has seen of a hand that isn't their own.
    return view.men[seat].known if view.onlooker is None else view.seen


def state_from_view(view: AudatiaView) -> AudatiaState:
    """A state that fits the view, except that an unseen hand is every card that it may hold."""
    one, two = view.men
    return AudatiaState(
        rules=Rules(
            characters=Pair(one=one.character, two=two.character),
            parries_counterattack=view.parries_counterattack,
            imperfect_counter=view.imperfect_counter,
            break_off_saves_from_exchange=view.break_off_saves_from_exchange,
            auto_pass=view.auto_pass,
        ),
        men=Pair(one=_man_from_view(view, one), two=_man_from_view(view, two)),
        window=view.window,
        to_act=view.to_act if view.window not in (Window.MULLIGAN, Window.MEASURE) else None,
        assault=view.assault,
        draws=view.draws,
        attacker=view.attacker,
        pending=view.pending,
        bind=view.bind,
        inside=next((man.seat for man in view.men if man.flank is Flank.INSIDE), None),
        is_bold=view.is_bold,
        declined=view.declined,
        duty=view.duty,
        skill=view.skill,
        last_act=view.last_act,
        winner=view.winner,
        ending=view.ending,
    )


def _man_from_view(view: AudatiaView, man: ManView) -> Man:
    is_own = man.seat is view.onlooker
    every = Counter(DECKS[man.character].cards)
    gone = Counter((*man.discard, *man.pile))
    if is_own:
        hand, seen = view.hand, man.known
        rest = _cards(every - gone - Counter(hand))
    else:
        seen = _seen(view, man.seat)
        rest = _cards(every - gone - Counter(seen))
        hand = in_order(seen + rest) if len(seen) < man.hand_size else seen
    return Man(
        virtues=man.virtues,
        hand=hand,
        known=man.known,
        seen=seen,
        deck=rest if man.deck_size else (),
        discard=man.discard,
        pile=man.pile,
        posta=man.posta,
        side=man.side,
        launched=man.launched,
        mods=man.mods,
        salute=man.salute,
        is_owed=man.is_owed,
        has_spent_bicorno=man.has_spent_bicorno,
        chosen=view.chosen if is_own else None,
    )


def _cards(counted: Counter[Card]) -> Cards:
    return in_order(tuple(counted.elements()))


def preview_view(view: AudatiaView, path: tuple[str, ...]) -> AudatiaView:
    """The view after the steps of `path`, before anything is drawn, turned up or answered.

    Of a mulligan, `chosen` are the cards named so far.

    Raises:
        InvalidMoveError: the steps are no beginning of a move.
    """
    if not path or not view.active:
        return view
    moves = next((moves for moves in legal_moves_from(view) if moves.after(path)), None)
    if moves is None:
        raise invalid("not-a-move", text=" ".join(path)[:40])
    if view.window is Window.MULLIGAN and path[0] in _CARDS:
        cards = in_order(tuple(Card(step) for step in path))
        return replace(view, chosen=cards) if view.onlooker is moves.seat else view
    for act in moves.complete_acts(path):
        view = _after(view, moves.seat, act)
    return replace(view, is_preview=True)


def _after(view: AudatiaView, seat: Seat, act: Act) -> AudatiaView:
    before, _ = LegalMoves(state_from_view(view), seat, _unseen_count(view, seat)).state_before(act)
    after = apply_act(before, seat, act, [], is_followed=True)
    men = Pair(
        one=_undrawn(before.men.one, after.men.one), two=_undrawn(before.men.two, after.men.two)
    )
    # Nobody looks into a hand before the move is sent.
    men = men.put(seat.other, replace(men[seat.other], seen=before.men[seat.other].seen))
    shown = build_view(replace(after, men=men), view.onlooker)
    played = before.men.map(lambda man: len(man.hand))
    left = men.map(lambda man: len(man.hand))

    def man(each: Seat) -> ManView:
        was = view.men[each]
        return replace(
            shown.men[each],
            hand_size=was.hand_size - played[each] + left[each],
            deck_size=was.deck_size,
            has_chosen=was.has_chosen or shown.men[each].has_chosen,
            hand=None,
        )

    return replace(shown, men=Pair(one=man(Seat.ONE), two=man(Seat.TWO)))


def _undrawn(before: Man, after: Man) -> Man:
    hand = after.hand
    for card in before.deck[: len(before.deck) - len(after.deck)]:
        hand = without(hand, card)
    return replace(after, hand=hand, deck=before.deck)

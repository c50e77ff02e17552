"""Why a move of Audatia was worse than another one, by what its player could know."""

from __future__ import annotations

from typing import Final

from engines.audatia.moves import PASS, Act, AudatiaMove, Play, acts_of
from engines.audatia.rules.data import BLOW_OF, BLOWS, DECKS, FROM_SIDE, POSTE, REMEDIES
from engines.audatia.terms import ATTACK_WINDOWS, Blow, Card, Cards, Side, Use, Window
from engines.audatia.views import AudatiaView
from engines.core.analysis.reasons import Reason
from engines.core.seat import Seat

# Every key, and the facts of its sentence.
REASONS: Final = {
    "perfect": ("card",),
    "wins-at-once": ("card",),
    "draws": ("draws",),
    "missed-attack": ("card",),
    "missed-answer": ("card",),
    "missed-remedy": ("card",),
    "known-parry": ("card",),
    "known-counter": ("card",),
    "perhaps-countered": ("card",),
    "last-parry": ("card",),
}
_WINNING: Final = (Card.KICK, Card.VILLANO)


def reason_of(view: AudatiaView, move: AudatiaMove, best: AudatiaMove) -> Reason | None:
    """As `Explainer.reason_of`. Raises ValueError: the view's onlooker doesn't decide."""
    seat = view.onlooker
    if seat is None or seat not in view.active:
        raise ValueError("a decision is explained from the view of a seat that decides")
    if move == best:
        return None
    return (
        _missed(view, _card(acts_of(move)), acts_of(best)[0])
        or _drawn(view, seat, move)
        or _missed_attack(view, acts_of(move)[0], acts_of(best)[0])
        or _known_parry(view, seat, acts_of(move)[0], acts_of(best)[0])
        or _countered(view, seat, _card(acts_of(move)), acts_of(best)[0])
        or _last_parry(view, move, best)
    )


def _card(acts: tuple[Act, ...]) -> Card | Blow | None:
    first = acts[0]
    return first.card if isinstance(first, Play) else None


def _missed(view: AudatiaView, played: Card | Blow | None, best: Act) -> Reason | None:
    if not isinstance(best, Play) or best.card == played:
        return None
    pending, card = view.pending, best.card
    if view.window is Window.COUNTER and pending and REMEDIES[pending.card].perfect == card:
        return Reason(key="perfect", facts={"card": str(card)})
    if card in _WINNING:
        return Reason(key="wins-at-once", facts={"card": str(card)})
    if view.window is Window.DEFEND and best.cards and played is None and card in BLOW_OF:
        return Reason(key="missed-answer", facts={"card": str(card)})
    if view.window is Window.REMEDY and card in REMEDIES and played is None:
        return Reason(key="missed-remedy", facts={"card": str(card)})
    return None


def _drawn(view: AudatiaView, seat: Seat, move: AudatiaMove) -> Reason | None:
    is_last_call = view.window is Window.LAST_CALL and view.men[seat].is_challenger
    if is_last_call and move == PASS:
        return Reason(key="draws", facts={"draws": view.draws})
    return None


def _missed_attack(view: AudatiaView, played: Act, best: Act) -> Reason | None:
    if _attack(view, best) is None or _attack(view, played) is not None:
        return None
    return Reason(key="missed-attack", facts={"card": str(best.cards[0] if best.cards else "")})


def _known_parry(view: AudatiaView, seat: Seat, played: Act, best: Act) -> Reason | None:
    # A card that the rival is known to hold stops this attack, and they can play it.
    attack = _attack(view, played)
    if attack is None or attack == _attack(view, best):
        return None
    rival = view.men[seat.other]
    reach = POSTE[rival.posta].blows if rival.posta else FROM_SIDE[rival.side or Side.MIDDLE]
    for card in view.seen:
        if BLOW_OF.get(card) in reach and parries(card, attack):
            return Reason(key="known-parry", facts={"card": str(card)})
    return None


def _countered(
    view: AudatiaView, seat: Seat, played: Card | Blow | None, best: Act
) -> Reason | None:
    # The perfect counter to a remedy is in the rival's hand, or may be.
    if view.window is not Window.REMEDY or not isinstance(played, Card) or played not in REMEDIES:
        return None
    perfect, rival = REMEDIES[played].perfect, view.men[seat.other]
    if isinstance(best, Play) and best.card in REMEDIES:
        return None
    if perfect in view.seen:
        return Reason(key="known-counter", facts={"card": str(perfect)})
    out = (*rival.discard, *rival.pile).count(perfect)
    if out < DECKS[rival.character].cards.count(perfect) and len(view.seen) < rival.hand_size:
        return Reason(key="perhaps-countered", facts={"card": str(perfect)})
    return None


def _attack(view: AudatiaView, act: Act) -> Blow | None:
    if view.window not in ATTACK_WINDOWS or not isinstance(act, Play) or not act.cards:
        return None
    return BLOW_OF.get(act.cards[0])


def _last_parry(view: AudatiaView, move: AudatiaMove, best: AudatiaMove) -> Reason | None:
    left, left_by_best = _left(view.hand, move), _left(view.hand, best)
    for attack in Blow:
        if can_parry(left_by_best, attack) and not can_parry(left, attack):
            return Reason(key="last-parry", facts={"card": attack.value})
    return None


def _left(hand: Cards, move: AudatiaMove) -> Cards:
    cards = list(hand)
    for act in acts_of(move):
        for card in act.cards:
            if card in cards:
                cards.remove(card)
    return tuple(cards)


def can_parry(hand: Cards, attack: Blow) -> bool:
    """Whether a card of the hand parries such an attack, wherever the sword is."""
    return any(parries(card, attack) for card in hand)


def parries(card: Card, attack: Blow) -> bool:
    """Whether a card is a blow that parries such an attack."""
    blow = BLOW_OF.get(card)
    return blow is not None and Use.PARRY in BLOWS[blow].uses and blow in BLOWS[attack].parried_by

"""Deals hidden cards again, so that an onlooker can't tell the new state from the old one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engines.audatia.moves import PASS
from engines.audatia.rules.act_checks import is_deadly
from engines.audatia.rules.apply import ends_by_passing
from engines.audatia.rules.blow_checks import attack_cards
from engines.audatia.rules.data import BLOW_OF, COUNTERS, REMEDIES
from engines.audatia.rules.hands import in_order, without
from engines.audatia.rules.legal_acts import free_poste, legal_acts
from engines.audatia.state import AudatiaState, Man
from engines.audatia.terms import Card, Cards, Posta, Window
from engines.audatia.view_builder import shown_to
from engines.core.chance import Chance, shuffled
from engines.core.changed import changed
from engines.core.seat import Seat

_TRIES: Final = 48
_MUST: Final = (Window.DEFEND, Window.ESCAPE, Window.COUNTER)
_CLOSE: Final = (Window.BOLD, Window.ORIENT, Window.REMEDY)


def resample(state: AudatiaState, onlooker: Seat | None, chance: Chance) -> AudatiaState:
    """Deal again all that `onlooker` can't see: decks, hands, what was chosen in secret.

    What the onlooker has seen of a hand stays in it. Every such state also fits what the
    acts of both say about their hands: see `is_consistent`. If none is found in a bounded number of
    deals, `state` is returned.
    """
    for _ in range(_TRIES):
        world = _dealt(state, onlooker, chance, None)
        if is_consistent(world):
            return world
    for first in _hidden(state, onlooker):
        world = _dealt(state, onlooker, chance, first)
        if is_consistent(world):
            return world
    return state


def reshuffle(state: AudatiaState, chance: Chance) -> AudatiaState:
    """The state with both decks shuffled anew; what was chosen in secret is chosen again."""
    men = state.men
    for seat in Seat:
        man = men[seat]
        piles = {f"deck of {seat}": len(man.deck)}
        deck = shuffled(in_order(man.deck), chance, piles=piles)
        men = men.put(seat, changed(man, deck=deck, chosen=None))
    return changed(state, men=men)


def is_consistent(state: AudatiaState) -> bool:
    """Whether every hand is such that the duel could have come here.

    Who must answer can; who was lured has a blow, who pre-empted or feinted an attack, who entered
    boldly a remedy; with `auto_pass`, who is asked can do more than pass.
    """
    return all(holds(state.men[seat].hand) for seat, holds in _implied_by_acts(state))


def _implied_by_acts(state: AudatiaState) -> Iterator[tuple[Seat, Callable[[Cards], bool]]]:
    seat, window = state.to_act, state.window
    if seat is not None:
        actor = seat
        if window in _MUST or is_deadly(state):
            yield seat, lambda hand: bool(legal_acts(state, actor, hand, hand))
        elif window is Window.LURED:
            yield seat, lambda hand: any(card in BLOW_OF for card in hand)
        elif window is Window.AGAIN:
            yield seat, lambda hand: bool(attack_cards(state, actor, hand))
        elif state.rules.auto_pass or ends_by_passing(state):
            yield seat, lambda hand: legal_acts(state, actor, hand, hand) != [PASS]
    duty, skill = state.duty, state.skill
    if duty and duty.is_sworn and state.attacker is None:
        yield duty.seat, lambda hand: bool(attack_cards(state, duty.seat, hand))
    if skill and skill.card in (Card.PREEMPT, Card.FEINT):
        yield skill.seat, lambda hand: bool(attack_cards(state, skill.seat, hand))
    interrupted = skill.window if skill else window
    if state.is_bold and state.attacker and interrupted in _CLOSE:
        top = state.men[state.attacker].pile[-1:]
        if not any(card in REMEDIES or card in COUNTERS for card in top):
            yield state.attacker, lambda hand: any(card in REMEDIES for card in hand)


def _dealt(
    state: AudatiaState, onlooker: Seat | None, chance: Chance, first: tuple[Seat, Card] | None
) -> AudatiaState:
    men = state.men
    for seat in Seat:
        if seat is onlooker or state.window is Window.OVER:
            man = men[seat]
            men = men.put(seat, changed(man, deck=shuffled(in_order(man.deck), chance)))
        else:
            card = first[1] if first and first[0] is seat else None
            men = men.put(seat, _redealt(men[seat], shown_to(men[seat], onlooker), card, chance))
    return changed(state, men=men)


def _redealt(man: Man, shown: Cards, first: Card | None, chance: Chance) -> Man:
    # A man with the cards that are `shown`, with `first` if it is given, and others by lot.
    rest = _unseen(man, shown)
    cards = shuffled(without(rest, first), chance) if first else shuffled(rest, chance)
    cards = (first, *cards) if first else cards
    count = len(man.hand) - len(shown)
    dealt = cards[:count]
    return changed(
        man,
        hand=in_order(shown + dealt),
        # What the rival has seen beyond that, a spectator doesn't know.
        seen=in_order(shown + dealt[: len(man.seen) - len(shown)]),
        deck=cards[count:],
        chosen=_chosen(man, chance),
    )


def _unseen(man: Man, shown: Cards) -> Cards:
    cards = man.hand + man.deck
    for card in shown:
        cards = without(cards, card)
    return in_order(cards)


def _chosen(man: Man, chance: Chance) -> Posta | Cards | None:
    if man.chosen is None:
        return None
    if isinstance(man.chosen, Posta):
        free = free_poste(man)
        return free[chance.below(len(free))]
    return tuple(card for card in man.hand if chance.below(2))


def _hidden(state: AudatiaState, onlooker: Seat | None) -> Iterator[tuple[Seat, Card]]:
    # Every kind of card that may be in a hand unseen, with that hand's seat.
    for seat in Seat:
        man = state.men[seat]
        shown = shown_to(man, onlooker)
        if seat is not onlooker and len(shown) < len(man.hand):
            for card in dict.fromkeys(_unseen(man, shown)):
                yield seat, card

"""Whether an act is legal, and if not, the first rule that it breaks.

`check_act` and the other checks return the broken rule, or None for a legal act. `legal_acts` lists
by them what may be done, and `objections` tells a player why not.

A hand is given twice: the cards that may be in it, and those that are in it for `sure`. They differ
only for onlookers who don't see it.
"""

from __future__ import annotations

from typing import Final

from engines.audatia.moves import (
    Act,
    Discard,
    Fetch,
    Mulligan,
    Orient,
    Play,
    Say,
    TakePosta,
    TakeVirtue,
    Trade,
    Verb,
    Word,
)
from engines.audatia.rules.blow_checks import (
    attack_cards,
    check_answer,
    check_attack,
    check_reach,
    is_fendente_on_fendente,
)
from engines.audatia.rules.data import (
    BLOW_OF,
    COUNTERS,
    CYCLES,
    DEADLY,
    POSTE,
    REMEDIES,
    SKILLS,
    USUAL_USE,
)
from engines.audatia.rules.refusals import Broken, broken
from engines.audatia.rules.virtues import check_advantage
from engines.audatia.state import AudatiaState, Man
from engines.audatia.terms import (
    ATTACK_WINDOWS,
    OPTIONAL_WINDOWS,
    Bind,
    Card,
    Cards,
    Flank,
    Posta,
    Use,
    Virtue,
    Window,
)
from engines.core.seat import Seat

_SALUTES: Final = (Window.SALUTE, Window.RETURN)
_CHANGES: Final = (Window.OPENING, Window.REPLY, Window.LURED_POSTA, Window.DUTY)
_NEED_AN_ATTACK: Final = (Card.FEINT, Card.PREEMPT)


def is_deadly(state: AudatiaState) -> bool:
    """Whether a skill was played that wins the duel unless it is answered."""
    return state.skill is not None and state.skill.card in DEADLY


def check_act(state: AudatiaState, seat: Seat, act: Act, hand: Cards, sure: Cards) -> Broken | None:
    """Whether `seat`, who decides, may do `act` now. A blow's half-sun must be said."""
    match act:
        case Play(card=Card() as card, use=use):
            return _check_held(card, hand) or check_play(state, seat, card, use, hand)
        case Fetch(skill=skill, card=card):
            return _check_held(skill, hand) or check_fetch(state, seat, skill, card)
        case Discard(verb=Verb.CYCLE, card=card):
            return _check_held(card, hand) or check_cycle(state, seat, card)
        case Discard(verb=verb, card=card):
            return check_discard(state, verb, card, hand)
        case Trade(cards=cards):
            return check_trade(state, seat, cards, hand)
        case Mulligan(cards=cards):
            return check_mulligan(state, cards, hand)
        case TakeVirtue(virtue=virtue):
            return check_virtue(state, virtue)
        case TakePosta(posta=posta, changes=True):
            return check_change(state, seat, sure) or check_posta(state.men[seat], posta)
        case TakePosta(posta=posta):
            return check_choice(state) or check_posta(state.men[seat], posta)
        case Orient():
            return check_sides(state)
        case Say(word=word):
            return _check_word(state, seat, word, hand, sure)
        case _:
            raise ValueError(f"{act} leaves open which card is played")


def _check_word(
    state: AudatiaState, seat: Seat, word: Word, hand: Cards, sure: Cards
) -> Broken | None:
    match word:
        case Word.BOLD:
            return check_bold(state, seat, hand)
        case Word.NO_SALUTE:
            return None if state.window in _SALUTES else broken("no-salute-now")
        case Word.PASS:
            return check_pass(state, seat, sure)


def _check_held(card: Card, hand: Cards) -> Broken | None:
    return None if card in hand else broken("not-held", card=card)


def check_play(
    state: AudatiaState, seat: Seat, card: Card, use: Use | None, hand: Cards
) -> Broken | None:
    """Whether a card of `hand` may be played, and as what; None is the usual use."""
    if card in BLOW_OF:
        return _check_blow(state, seat, card, use)
    if use is not None:
        return broken("wrong-use", blow=card, use=use)
    if card in REMEDIES:
        return check_remedy(state, seat, card)
    if card in COUNTERS:
        return check_counter(state, card)
    return check_skill(state, seat, card, hand)


def _check_blow(state: AudatiaState, seat: Seat, card: Card, use: Use | None) -> Broken | None:
    window, blow = state.window, BLOW_OF[card]
    if window not in ATTACK_WINDOWS and window is not Window.DEFEND:
        return broken("no-blow-now", window=window)
    if found := check_reach(state.men[seat], blow):
        return found
    if window is Window.DEFEND:
        return check_answer(state, seat, card, use or USUAL_USE[blow])
    if use not in (None, Use.ATTACK):
        return broken("wrong-use", blow=blow, use=use)
    return check_attack(state, seat, card)


def check_remedy(state: AudatiaState, seat: Seat, card: Card) -> Broken | None:
    """Whether a remedy may be played; out of an exchange it counts as played from outside."""
    if state.window not in (Window.REMEDY, Window.ESCAPE):
        return broken("no-remedy-now", window=state.window)
    flank = state.flank(seat) if state.window is Window.REMEDY else Flank.OUTSIDE
    if flank in REMEDIES[card].flanks:
        return None
    return broken("wrong-flank", card=card, flank=flank or Flank.OUTSIDE)


def check_counter(state: AudatiaState, card: Card) -> Broken | None:
    """Whether a counter-remedy may meet the pending remedy, perfect or not."""
    pending = state.pending
    if state.window is not Window.COUNTER or pending is None or pending.flank is None:
        return broken("no-counter-now", window=state.window)
    if pending.flank in COUNTERS[card]:
        return None
    return broken("counters-other-side", card=card, flank=pending.flank)


def check_skill(state: AudatiaState, seat: Seat, card: Card, hand: Cards) -> Broken | None:
    """Whether a skill may be played without naming another card (rules 10)."""
    row, window = SKILLS[card], state.window
    if window not in row.windows:
        return broken("not-in-this-window", card=card, window=window)
    if row.fetches:
        return broken("name-a-card", card=card)
    if found := check_advantage(state, seat, card, row.virtue):
        return found
    if card is Card.VILLANO and not is_fendente_on_fendente(state):
        return broken("no-fendenti", card=card)
    if card is Card.BREAKOFF:
        if window is Window.ESCAPE and not state.rules.break_off_saves_from_exchange:
            return broken("no-escape")
        if window is Window.DENY and not is_deadly(state):
            return broken("not-in-this-window", card=card, window=window)
    if card is Card.FEINT and state.bind is not Bind.LARGO:
        return broken("feint-in-stretto")
    if card in _NEED_AN_ATTACK and not attack_cards(state, seat, hand):
        return broken("nothing-to-attack-with", card=card)  # A17
    return None


def check_fetch(state: AudatiaState, seat: Seat, skill: Card, card: Card) -> Broken | None:
    """Whether Second Thought or Repeat may take `card` back."""
    if state.window not in SKILLS[skill].windows:
        return broken("not-in-this-window", card=skill, window=state.window)
    if found := check_advantage(state, seat, skill, SKILLS[skill].virtue):
        return found
    return check_fetched(state.men[seat], skill, card)


def check_fetched(man: Man, skill: Card, card: Card) -> Broken | None:
    """Whether `card` lies where `skill` takes it from: never a card of its own name."""
    if card is skill:
        return broken("fetches-no-own", skill=skill)
    if SKILLS[skill].fetches != "blow":
        return None if card in man.discard else broken("not-there", card=card)
    if card not in BLOW_OF:
        return broken("fetches-blows", skill=skill, card=card)
    if card in man.discard or card in man.pile[:-1]:
        return None
    return broken("not-in-discard-or-pile", card=card)


def check_cycle(state: AudatiaState, seat: Seat, card: Card) -> Broken | None:
    """Whether `card` may be cycled: at any time, the preparation included (rules 8.3.2)."""
    if card not in CYCLES:
        return broken("no-cycle", card=card)
    return None if state.men[seat].deck else broken("deck-empty")


def check_discard(state: AudatiaState, verb: Verb, card: Card, hand: Cards) -> Broken | None:
    """Whether `card` may be given for a salute, or spent by a man who is lured."""
    if verb is Verb.SALUTE:
        if state.window not in _SALUTES:
            return broken("no-salute-now")
        return _check_held(card, hand)
    if state.window is not Window.LURED:
        return broken("no-spend-now")
    if found := _check_held(card, hand):
        return found
    return None if card in BLOW_OF else broken("spend-a-blow", card=card)


def check_trade(state: AudatiaState, seat: Seat, cards: Cards, hand: Cards) -> Broken | None:
    """Whether `cards`, two if they are whole, may be traded for one of the deck."""
    if state.window is not Window.MEASURE:
        return broken("no-trade-now")
    if found := _check_all_held(cards, hand):
        return found
    return None if state.men[seat].deck else broken("deck-empty")


def check_mulligan(state: AudatiaState, cards: Cards, hand: Cards) -> Broken | None:
    """Whether `cards` of the first hand may be changed."""
    if state.window is not Window.MULLIGAN:
        return broken("no-mulligan-now")
    return _check_all_held(cards, hand)


def _check_all_held(cards: Cards, hand: Cards) -> Broken | None:
    for card in cards:
        if cards.count(card) > hand.count(card):
            return broken("not-held", card=card)
    return None


def check_virtue(state: AudatiaState, virtue: Virtue) -> Broken | None:
    """Whether `virtue` may be taken."""
    if state.window is not Window.VIRTUE:
        return broken("no-virtue-now")
    if any(virtue in man.virtues for man in state.men):
        return broken("virtue-taken", virtue=virtue)
    return None


def check_choice(state: AudatiaState) -> Broken | None:
    """Whether poste are chosen in secret now."""
    if state.window is Window.MEASURE:
        return None
    return broken("no-posta-now", window=state.window)


def check_change(state: AudatiaState, seat: Seat, sure: Cards) -> Broken | None:
    """Whether `seat` may change posta openly."""
    window = state.window
    if window not in _CHANGES:
        return broken("no-change-now", window=window)
    if window is Window.DUTY:
        if attack_cards(state, seat, sure):
            return broken("must-attack-first")
        if state.duty is None or state.duty.has_changed:
            return broken("no-change-now", window=window)
    return None


def check_posta(man: Man, posta: Posta) -> Broken | None:
    """Whether they may go into `posta`: not where they stand, and Bicorno once in a duel."""
    if posta is man.posta:
        return broken("same-posta", posta=posta)
    if POSTE[posta].once and man.has_spent_bicorno:
        return broken("bicorno-spent", posta=posta)
    return None


def check_sides(state: AudatiaState) -> Broken | None:
    """Whether it is said now who stands inside."""
    return None if state.window is Window.ORIENT else broken("no-sides-now", window=state.window)


def check_bold(state: AudatiaState, seat: Seat, hand: Cards) -> Broken | None:
    """Whether `seat` may enter boldly (rules 8.10)."""
    if state.window is not Window.ENTRY:
        return broken("no-bold-now")
    if found := check_advantage(state, seat, Word.BOLD, Virtue.AUDATIA):
        return found
    if not any(card in REMEDIES for card in hand):
        return broken("no-remedy-held")
    return None


def check_pass(state: AudatiaState, seat: Seat, sure: Cards) -> Broken | None:
    """Whether `seat` may let the window go by."""
    window = state.window
    if window is Window.DENY and state.skill and is_deadly(state):
        return broken("must-answer", card=state.skill.card)
    if window is Window.AGAIN or (window is Window.DUTY and attack_cards(state, seat, sure)):
        return broken("must-attack")
    if window in OPTIONAL_WINDOWS:
        return None
    if window in (Window.DEFEND, Window.ESCAPE, Window.COUNTER) and state.pending:
        return broken("must-answer", card=state.pending.card)
    return broken("no-pass-now", window=window)

"""Why a move that is not legal is not: the first rule that it breaks."""

from __future__ import annotations

from engines.audatia.moves import (
    Act,
    AudatiaMove,
    Discard,
    Fetch,
    Mulligan,
    Orient,
    Play,
    Say,
    Stand,
    Take,
    Trade,
    Verb,
    Word,
    acts_of,
)
from engines.audatia.rules.acts import BOTH, poste
from engines.audatia.rules.card_objections import of_a_play
from engines.audatia.rules.data import BLOW_OF, CYCLES, POSTE, REMEDIES, SKILLS
from engines.audatia.rules.legal_moves import Menu, active
from engines.audatia.rules.reach import attacks
from engines.audatia.rules.refusals import illegal
from engines.audatia.rules.shared_refusals import lacks, not_held
from engines.audatia.state import AudatiaState
from engines.audatia.terms import Virtue, Window
from engines.core.game import IllegalMoveError
from engines.core.seat import Seat


def objection(state: AudatiaState, seat: Seat, move: AudatiaMove) -> IllegalMoveError:
    """The rule that `move` breaks; of a chain, that of its first act which is not legal."""
    if state.window is Window.OVER:
        return illegal("match-over")
    if seat not in active(state):
        return illegal("chosen-already" if state.window in BOTH else "not-your-turn")
    menu = Menu(state, seat)
    for act in acts_of(move):
        known = menu.spelled(act)
        if known is None:
            return _of_an_act(menu, act)
        after = menu.follow(known[0])
        if after is None:
            break
        menu = after
    later = next((str(act) for act in acts_of(move)[1:]), str(move))
    return illegal("not-in-one-go", act=later)


def _of_an_act(menu: Menu, act: Act) -> IllegalMoveError:
    state, seat = menu.state, menu.seat
    match act:
        case Play():
            return of_a_play(menu, act)
        case Fetch():
            return _of_fetching(state, seat, act)
        case Discard(verb=Verb.CYCLE):
            return _of_cycling(state, seat, act)
        case Discard():
            return _of_a_discard(state, seat, act)
        case Trade() | Mulligan():
            return _of_an_exchange(state, seat, act)
        case Take(virtue=virtue):
            is_now = state.window is Window.VIRTUE
            return illegal("virtue-taken", virtue=virtue) if is_now else illegal("no-virtue-now")
        case Stand():
            return _of_a_posta(state, seat, act)
        case Orient():
            return illegal("no-sides-now", window=state.window)
        case Say(word=word):
            return _of_a_word(state, seat, word)


def _of_fetching(state: AudatiaState, seat: Seat, act: Fetch) -> IllegalMoveError:
    man, skill, card = state.men[seat], act.skill, act.card
    if skill not in man.hand:
        return not_held(skill)
    if state.window not in SKILLS[skill].windows:
        return illegal("not-in-this-window", card=skill, window=state.window)
    if why := lacks(state, seat, skill, SKILLS[skill].virtue):
        return why
    if card is skill:
        return illegal("fetches-no-own", skill=skill)
    if SKILLS[skill].fetches == "blow":
        if card not in BLOW_OF:
            return illegal("fetches-blows", skill=skill, card=card)
        return illegal("not-in-discard-or-pile", card=card)
    return illegal("not-there", card=card)


def _of_cycling(state: AudatiaState, seat: Seat, act: Discard) -> IllegalMoveError:
    card = act.card
    if card not in state.men[seat].hand:
        return not_held(card)
    if card not in CYCLES:
        return illegal("no-cycle", card=card)
    if not state.men[seat].deck:
        return illegal("deck-empty")
    return illegal("no-cycle-now", card=card)


def _of_a_discard(state: AudatiaState, seat: Seat, act: Discard) -> IllegalMoveError:
    is_salute = act.verb is Verb.SALUTE
    if is_salute and state.window not in (Window.SALUTE, Window.RETURN):
        return illegal("no-salute-now")
    if not is_salute and state.window is not Window.LURED:
        return illegal("no-spend-now")
    if act.card not in state.men[seat].hand:
        return not_held(act.card)
    return illegal("spend-a-blow", card=act.card)


def _of_an_exchange(state: AudatiaState, seat: Seat, act: Trade | Mulligan) -> IllegalMoveError:
    if isinstance(act, Mulligan) and state.window is not Window.MULLIGAN:
        return illegal("no-mulligan-now")
    if isinstance(act, Trade) and state.window is not Window.MEASURE:
        return illegal("no-trade-now")
    hand = state.men[seat].hand
    for card in act.cards:
        if act.cards.count(card) > hand.count(card):
            return not_held(card)
    return illegal("deck-empty")


def _of_a_posta(state: AudatiaState, seat: Seat, act: Stand) -> IllegalMoveError:
    man, posta, window = state.men[seat], act.posta, state.window
    if not act.changes and window is not Window.MEASURE:
        return illegal("no-posta-now", window=window)
    if act.changes and window is Window.DUTY and attacks(state, seat, man.hand):
        return illegal("must-attack-first")
    is_change = window in (Window.OPENING, Window.REPLY, Window.LURED_POSTA, Window.DUTY)
    if act.changes and not is_change:
        return illegal("no-change-now", window=window)
    if posta is man.posta:
        return illegal("same-posta", posta=posta)
    if posta not in poste(man) and POSTE[posta].once:
        return illegal("bicorno-spent", posta=posta)
    return illegal("no-change-now", window=window)


def _of_a_word(state: AudatiaState, seat: Seat, word: Word) -> IllegalMoveError:
    if word is Word.NO_SALUTE:
        return illegal("no-salute-now")
    if word is Word.BOLD:
        if state.window is not Window.ENTRY:
            return illegal("no-bold-now")
        if why := lacks(state, seat, "bold", Virtue.AUDATIA):
            return why
        if not any(card in REMEDIES for card in state.men[seat].hand):
            return illegal("no-remedy-held")
    if state.window in (Window.DEFEND, Window.ESCAPE, Window.COUNTER) and state.pending:
        return illegal("must-answer", card=state.pending.card)
    if state.window is Window.DENY and state.skill:
        return illegal("must-answer", card=state.skill.card)
    if state.window in (Window.DUTY, Window.AGAIN):
        return illegal("must-attack")
    return illegal("no-pass-now", window=state.window)

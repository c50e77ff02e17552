"""Why a card can't be played here and now."""

from __future__ import annotations

from engines.audatia.moves import Play
from engines.audatia.rules.acts import ATTACKS
from engines.audatia.rules.data import (
    BLOW_OF,
    BLOWS,
    COPIES_OF,
    COUNTERS,
    POSTE,
    REMEDIES,
    SKILLS,
)
from engines.audatia.rules.legal_moves import Menu
from engines.audatia.rules.reach import attacks, blows_from, is_fendente_on_fendente, may_exchange
from engines.audatia.rules.refusals import illegal
from engines.audatia.rules.shared_refusals import lacks, not_held
from engines.audatia.rules.virtues import lent
from engines.audatia.state import AudatiaState
from engines.audatia.terms import Bind, Blow, Card, Flank, Use, Virtue, Window
from engines.core.game import IllegalMoveError
from engines.core.seat import Seat


def of_a_play(menu: Menu, act: Play) -> IllegalMoveError:
    """The rule that a card breaks."""
    state, seat, card = menu.state, menu.seat, act.card
    hand = state.men[seat].hand
    copies = COPIES_OF[card] if isinstance(card, Blow) else (card,)
    held = [copy for copy in copies if copy in hand]
    if not held:
        return not_held(card)
    if len(menu.meant(act)) > 1:
        one, two = held[:2]
        return illegal("which-copy", one=one, two=two)
    card = held[0]
    if card in BLOW_OF:
        return _of_a_blow(state, seat, card, act.use)
    if act.use:
        return illegal("wrong-use", blow=card, use=act.use)
    if card in REMEDIES:
        return _of_a_remedy(state, seat, card)
    if card in COUNTERS:
        return _of_a_counter(state, card)
    return _of_a_skill(state, seat, card)


def _of_a_blow(state: AudatiaState, seat: Seat, card: Card, use: Use | None) -> IllegalMoveError:
    window, blow = state.window, BLOW_OF[card]
    if window not in ATTACKS and window is not Window.DEFEND:
        return illegal("no-blow-now", window=window)
    man = state.men[seat]
    if blow not in blows_from(man):
        if man.posta:
            return illegal("not-from-posta", blow=blow, posta=man.posta)
        return illegal("not-from-side", blow=blow, side=man.side or "M")
    if window is Window.DEFEND:
        return _of_an_answer(state, seat, card, use)
    if use not in (None, Use.ATTACK):
        return illegal("wrong-use", blow=blow, use=use)
    posta = state.men[seat.other].posta
    if posta and blow in POSTE[posta].closed:
        return illegal("closed-line", blow=blow, posta=posta)
    why = lacks(state, seat, card, Virtue.PRUDENTIA)
    return why or illegal("wrong-use", blow=blow, use=Use.ATTACK)


def _of_an_answer(state: AudatiaState, seat: Seat, card: Card, use: Use | None) -> IllegalMoveError:
    blow, pending = BLOW_OF[card], state.pending
    if pending is None or use is Use.ATTACK:
        return illegal("wrong-use", blow=blow, use=use or Use.ATTACK)
    met = BLOW_OF[pending.card]
    if use is Use.COUNTERATTACK:
        return _of_a_counterattack(state, seat, card, met)
    if use and use not in BLOWS[blow].uses:
        return illegal("wrong-use", blow=blow, use=use)
    if Use.BREAK in BLOWS[blow].uses:
        return illegal("never-parries", blow=blow)
    if Use.EXCHANGE in BLOWS[blow].uses:
        return _of_an_exchange(state, seat, card, met)
    if blow in BLOWS[met].parried_by:
        return illegal("counterattack-unparried")
    return illegal("does-not-stop", blow=blow, attack=met)


def _of_a_counterattack(state: AudatiaState, seat: Seat, card: Card, met: Blow) -> IllegalMoveError:
    if state.pending and state.pending.use is Use.COUNTERATTACK:
        return illegal("no-counter-to-counter")
    if BLOW_OF[card] not in BLOWS[met].countered_by:
        return illegal("no-counterattack", blow=BLOW_OF[card], attack=met)
    more = lent(state.men[seat], card, Use.COUNTERATTACK)
    why = lacks(state, seat, card, Virtue.CELERITAS, more)
    return why or illegal("no-counterattack", blow=BLOW_OF[card], attack=met)


def _of_an_exchange(state: AudatiaState, seat: Seat, card: Card, met: Blow) -> IllegalMoveError:
    man = state.men[seat]
    if met is not Blow.P:
        return illegal("thrust-answers-thrust")
    if man.posta and not may_exchange(man):
        return illegal("no-exchange-from", posta=man.posta)
    why = lacks(state, seat, card, Virtue.CELERITAS, lent(man, card, Use.EXCHANGE))
    return why or illegal("thrust-answers-thrust")


def _of_a_remedy(state: AudatiaState, seat: Seat, card: Card) -> IllegalMoveError:
    if state.window not in (Window.REMEDY, Window.ESCAPE):
        return illegal("no-remedy-now", window=state.window)
    flank = state.flank(seat) if state.window is Window.REMEDY else Flank.OUTSIDE
    return illegal("wrong-flank", card=card, flank=flank or Flank.OUTSIDE)


def _of_a_counter(state: AudatiaState, card: Card) -> IllegalMoveError:
    pending = state.pending
    if state.window is not Window.COUNTER or pending is None or pending.flank is None:
        return illegal("no-counter-now", window=state.window)
    return illegal("counters-other-side", card=card, flank=pending.flank)


def _of_a_skill(state: AudatiaState, seat: Seat, card: Card) -> IllegalMoveError:
    if state.window not in SKILLS[card].windows:
        return illegal("not-in-this-window", card=card, window=state.window)
    if SKILLS[card].fetches:
        return illegal("name-a-card", card=card)
    if why := lacks(state, seat, card, SKILLS[card].virtue):
        return why
    if card is Card.VILLANO and not is_fendente_on_fendente(state):
        return illegal("no-fendenti", card=card)
    if card is Card.BREAKOFF and state.window is Window.ESCAPE:
        return illegal("no-escape")
    if card is Card.FEINT and state.bind is not Bind.LARGO:
        return illegal("feint-in-stretto")
    if card in (Card.FEINT, Card.PREEMPT) and not attacks(state, seat, state.men[seat].hand):
        return illegal("nothing-to-attack-with", card=card)
    return illegal("not-in-this-window", card=card, window=state.window)

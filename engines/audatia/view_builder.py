"""Builds views, field by field, from the state."""

from __future__ import annotations

from dataclasses import replace

from engines.audatia.moves import Act, Discard, Fetch, Play, Verb
from engines.audatia.rules.apply import may_hold
from engines.audatia.rules.data import BLOW_OF
from engines.audatia.rules.legal_acts import legal_acts, window_acts
from engines.audatia.rules.legal_moves import active
from engines.audatia.rules.virtues import total
from engines.audatia.state import AudatiaState, Man
from engines.audatia.terms import ATTACK_WINDOWS, CHALLENGER, Blow, Card, Cards, Virtue, Window
from engines.audatia.views import AudatiaView, ManView
from engines.core.seat import Pair, Seat

_NOTHING: frozenset[Blow] = frozenset()


def build_view(state: AudatiaState, onlooker: Seat | None) -> AudatiaView:
    """The table as `onlooker` may know it."""
    own = state.men[onlooker] if onlooker else None
    blows = _blows(state, onlooker)
    deciding = active(state)
    return AudatiaView(
        onlooker=onlooker,
        men=Pair(one=man_of(state, Seat.ONE), two=man_of(state, Seat.TWO)),
        window=state.window,
        active=tuple(sorted(deciding)),
        assault=state.assault,
        draws=state.draws,
        attacker=state.attacker,
        pending=state.pending,
        bind=state.bind,
        is_bold=state.is_bold,
        declined=state.declined,
        duty=state.duty,
        skill=state.skill,
        last_act=state.last_act,
        strikes=blows if state.window in ATTACK_WINDOWS else _NOTHING,
        answers=blows if state.window is Window.DEFEND else _NOTHING,
        winner=state.winner,
        ending=state.ending,
        hand=own.hand if own else (),
        playable=_playable(state, onlooker) if onlooker in deciding else frozenset(),
        chosen=own.chosen if own else None,
        seen=state.men[onlooker.other].seen if onlooker else (),
        parries_counterattack=state.rules.parries_counterattack,
        imperfect_counter=state.rules.imperfect_counter,
        break_off_saves_from_exchange=state.rules.break_off_saves_from_exchange,
        auto_pass=state.rules.auto_pass,
    )


def open_view(state: AudatiaState) -> AudatiaView:
    """The table with both hands open, for nobody's seat: of a duel that is over."""
    view = build_view(state, None)
    return replace(view, men=view.men.map(lambda man: replace(man, hand=state.men[man.seat].hand)))


def man_of(state: AudatiaState, seat: Seat) -> ManView:
    """One of the two, as everybody sees them; their hand is opened when the duel is over."""
    man = state.men[seat]
    audatia, prudentia, fortitudo, celeritas = (total(man, virtue) for virtue in Virtue)
    return ManView(
        seat=seat,
        character=state.rules.characters[seat],
        is_challenger=seat is CHALLENGER,
        virtues=man.virtues,
        totals=(audatia, prudentia, fortitudo, celeritas),
        mods=man.mods,
        hand_size=len(man.hand),
        known=man.known,
        deck_size=len(man.deck),
        discard=man.discard,
        pile=man.pile,
        posta=man.posta,
        side=man.side,
        launched=man.launched,
        flank=state.flank(seat),
        salute=man.salute,
        is_owed=man.is_owed,
        has_spent_bicorno=man.has_spent_bicorno,
        has_chosen=man.chosen is not None,
        hand=man.hand if state.window is Window.OVER else None,
    )


def shown_to(man: Man, onlooker: Seat | None) -> Cards:
    """Of the hand of a man who is not `onlooker`: what that one has seen, a spectator or rival."""
    return man.known if onlooker is None else man.seen


def _blows(state: AudatiaState, onlooker: Seat | None) -> frozenset[Blow]:
    # The blows that the man to act may play now, for all that `onlooker` knows.
    seat = state.to_act
    if seat is None or not (state.window in ATTACK_WINDOWS or state.window is Window.DEFEND):
        return _NOTHING
    man = state.men[seat]
    hand = man.hand if seat is onlooker else may_hold(man, shown_to(man, onlooker))
    plays = (act.card for act in window_acts(state, seat, hand, ()) if isinstance(act, Play))
    return frozenset(BLOW_OF[card] for card in plays if isinstance(card, Card) and card in BLOW_OF)


def _playable(state: AudatiaState, seat: Seat | None) -> frozenset[Card]:
    # Cards that the player may play, fetch with, give for a salute or spend; no cycling.
    if seat is None:
        return frozenset()
    hand = state.men[seat].hand
    found = (_card_of(act) for act in legal_acts(state, seat, hand, hand))
    return frozenset(card for card in found if card is not None)


def _card_of(act: Act) -> Card | None:
    match act:
        case Play(card=Card() as card) | Fetch(skill=card):
            return card
        case Discard(verb=verb, card=card) if verb is not Verb.CYCLE:
            return card
        case _:
            return None

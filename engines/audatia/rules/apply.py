"""Applies an act, then skips the windows in which there is nothing to decide.

A window is open if its player may have a choice, by what everybody has seen: skipping a window must
not betray a hand. The actual hand closes it in two cases only: the duel would be over at once
whatever the player did; or both have agreed to `auto_pass`, and the player could only pass.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.audatia.events import Passed
from engines.audatia.moves import (
    PASS,
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
from engines.audatia.rules.act_checks import is_deadly
from engines.audatia.rules.assaults import DRAWS, Events, drawn_assault, win
from engines.audatia.rules.blow_checks import answer_cards
from engines.audatia.rules.blows import after_entry, answer, attack, bound, decline, orientation
from engines.audatia.rules.close_quarters import after_remedies, counter, enter, orient, remedy
from engines.audatia.rules.data import BLOW_OF, COUNTERS, REMEDIES
from engines.audatia.rules.legal_acts import legal_acts, window_acts
from engines.audatia.rules.out_of_measure import (
    after_skills,
    change,
    choose,
    cycle,
    opening,
    spend,
    trade,
)
from engines.audatia.rules.preparation import mulligan, salute, take
from engines.audatia.rules.skills import break_off_from, deny, reveal, take_effect, win_by_skill
from engines.audatia.state import AudatiaState, Man
from engines.audatia.terms import (
    ATTACK_WINDOWS,
    OPTIONAL_WINDOWS,
    ActKind,
    Card,
    Cards,
    Ending,
    LastAct,
    Window,
)
from engines.core.changed import changed
from engines.core.seat import Seat

# Windows in which something must be answered, and how the duel ends if it is not.
_UNANSWERED: Final = {
    Window.DEFEND: Ending.BLOW,
    Window.ESCAPE: Ending.EXCHANGE,
    Window.COUNTER: Ending.REMEDY,
}

_PASSES: Final[dict[Window, Callable[[AudatiaState, Events], AudatiaState]]] = {
    Window.SKILLS: lambda state, _: after_skills(state),
    Window.DUTY: lambda state, _: opening(state),
    Window.LAST_CALL: drawn_assault,
    Window.VILLANO: bound,
    Window.ENTRY: lambda state, _: after_entry(state),
    Window.BOLD: lambda state, _: orientation(state),
    Window.TURN: decline,
    Window.REMEDY: after_remedies,
    Window.DENY: take_effect,
}


def apply_act(
    state: AudatiaState, seat: Seat, act: Act, events: Events, *, is_followed: bool = False
) -> AudatiaState:
    """The state at the next decision after a legal act of `seat`; what happens goes to `events`.

    If it `is_followed` by another act of a chain, or is only a preview, no hand closes a window by
    `auto_pass`: which chains there are must not depend on cards that nobody has seen.
    """
    auto_pass = state.rules.auto_pass and not is_followed
    return skip_idle_windows(_apply(state, seat, act, events), events, auto_pass=auto_pass)


def skip_idle_windows(state: AudatiaState, events: Events, *, auto_pass: bool) -> AudatiaState:
    """The state at the next window in which there is something to decide."""
    while state.to_act is not None:
        after = _without_idle_window(state, state.to_act, events, auto_pass=auto_pass)
        if after is None:
            return state
        state = after
    return state


def may_hold(man: Man, shown: Cards) -> Cards:
    """The cards that may be in a hand, for a rival who was shown these; copies don't count."""
    return man.hand if len(shown) == len(man.hand) else man.hand + man.deck


def _without_idle_window(
    state: AudatiaState, seat: Seat, events: Events, *, auto_pass: bool
) -> AudatiaState | None:
    # What follows if this window is skipped; None if there is something to decide in it.
    man, window = state.men[seat], state.window
    if window in _UNANSWERED or is_deadly(state):
        return None if legal_acts(state, seat, man.hand, man.hand) else _unanswered(state, events)
    if window is Window.LURED:
        has_blow = any(card in BLOW_OF for card in man.hand)
        return None if has_blow else changed(state, window=Window.LURED_POSTA)
    if window not in OPTIONAL_WINDOWS:
        return None
    asks = window_acts(state, seat, may_hold(man, man.known), man.known) != [PASS]
    if asks and (auto_pass or ends_by_passing(state)):
        asks = legal_acts(state, seat, man.hand, man.hand) != [PASS]
    return None if asks else _PASSES[window](state, events)


def ends_by_passing(state: AudatiaState) -> bool:
    """Whether to pass here is the second draw."""
    return state.window is Window.LAST_CALL and state.draws == DRAWS - 1


def _unanswered(state: AudatiaState, events: Events) -> AudatiaState:
    if state.pending is None or state.window is Window.DENY:
        return win_by_skill(state, events)
    ending = _UNANSWERED[state.window]
    return win(state, state.pending.seat, ending, state.pending.card, events)


def _apply(state: AudatiaState, seat: Seat, act: Act, events: Events) -> AudatiaState:
    match act:
        case Play(card=Card() as card):
            return _played(state, seat, card, act, events)
        case Say():
            return _said(state, seat, act.word, events)
        case TakePosta(changes=changes):
            return (change if changes else choose)(state, seat, act, events)
        case Fetch(skill=skill, card=card):
            return reveal(state, seat, skill, card, events)
        case Discard(verb=verb, card=card):
            return _DISCARDS[verb](state, seat, card, events)
        case Trade():
            return trade(state, seat, act, events)
        case Orient(flank=flank):
            return orient(state, seat, flank, events)
        case Mulligan():
            return mulligan(state, seat, act, events)
        case TakeVirtue():
            return take(state, seat, act, events)
        case _:
            raise ValueError(f"{act} leaves open which card is played")


_DISCARDS: Final[dict[Verb, Callable[[AudatiaState, Seat, Card, Events], AudatiaState]]] = {
    Verb.CYCLE: cycle,
    Verb.SALUTE: salute,
    Verb.SPEND: spend,
}


def _said(state: AudatiaState, seat: Seat, word: Word, events: Events) -> AudatiaState:
    match word:
        case Word.BOLD:
            return enter(state, seat, events)
        case Word.NO_SALUTE:
            return salute(state, seat, None, events)
        case Word.PASS:
            events.append(Passed(seat=seat, window=state.window))
            last = LastAct(kind=ActKind.PASSED, seat=seat, word=state.window)
            return _PASSES[state.window](changed(state, last_act=last), events)


def _played(state: AudatiaState, seat: Seat, card: Card, act: Play, events: Events) -> AudatiaState:
    if card in BLOW_OF:
        if state.window in ATTACK_WINDOWS:
            return attack(state, seat, card, events)
        use = act.use or next(use for _, use in answer_cards(state, seat, (card,)))
        return answer(state, seat, card, use, events)
    if card in REMEDIES:
        return remedy(state, seat, card, events)
    if card in COUNTERS:
        return counter(state, seat, card, events)
    if state.window is Window.DENY:
        return (deny if card is Card.DENY else break_off_from)(state, seat, events)
    return reveal(state, seat, card, None, events)

"""From one decision to the next: an act is done, and windows that ask nothing are stepped over.

A window is open only if it is *publicly* possible that its man has a choice. The hand that he
really holds closes it in two cases alone: the duel would be over at once whatever he did; or both
have agreed to `auto_pass`, and all he could do is pass.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
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
    Stand,
    Take,
    Trade,
    Verb,
    Word,
)
from engines.audatia.rules.acts import ATTACKS, OPTIONAL, acts, is_deadly, own_acts
from engines.audatia.rules.assaults import DRAWS, Told, drawn_assault, win
from engines.audatia.rules.blows import after_entry, answer, attack, bound, decline, orientation
from engines.audatia.rules.close_quarters import after_remedies, counter, enter, orient, remedy
from engines.audatia.rules.data import BLOW_OF, COUNTERS, REMEDIES
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
from engines.audatia.rules.reach import answers
from engines.audatia.rules.skills import break_off_from, deny, prevail, reveal, take_effect
from engines.audatia.state import AudatiaState, Man
from engines.audatia.terms import Card, Cards, Deed, Ending, Last, Window
from engines.core.seat import Seat

_UNANSWERED: Final = {
    Window.DEFEND: Ending.BLOW,
    Window.ESCAPE: Ending.EXCHANGE,
    Window.COUNTER: Ending.REMEDY,
}
"""Windows in which something must be answered, and how the duel ends if it is not."""

_PASSES: Final[dict[Window, Callable[[AudatiaState, Told], AudatiaState]]] = {
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


def do(
    state: AudatiaState, seat: Seat, act: Act, told: Told, *, is_followed: bool = False
) -> AudatiaState:
    """The next decision after a legal act of `seat`.

    If it `is_followed` by another act in one go, or only foreseen, no hand closes a window by
    `auto_pass`: which chains there are must not depend on cards that nobody has seen.
    """
    auto_pass = state.rules.auto_pass and not is_followed
    return settle(_done(state, seat, act, told), told, auto_pass=auto_pass)


def settle(state: AudatiaState, told: Told, *, auto_pass: bool) -> AudatiaState:
    """Step over all windows that ask nothing."""
    while state.to_act is not None:
        after = _stepped_over(state, state.to_act, told, auto_pass=auto_pass)
        if after is None:
            return state
        state = after
    return state


def may_hold(man: Man) -> Cards:
    """All that may be in his hand for all that everybody has seen."""
    return man.hand if len(man.known) == len(man.hand) else man.hand + man.deck


def _stepped_over(
    state: AudatiaState, seat: Seat, told: Told, *, auto_pass: bool
) -> AudatiaState | None:
    """What comes instead of a window that asks nothing; None if it does ask."""
    man, window = state.men[seat], state.window
    if window in _UNANSWERED or is_deadly(state):
        return None if acts(state, seat, man.hand, man.hand) else _unanswered(state, told)
    if window is Window.LURED:
        has_blow = any(card in BLOW_OF for card in man.hand)
        return None if has_blow else replace(state, window=Window.LURED_POSTA)
    if window not in OPTIONAL:
        return None
    asks = own_acts(state, seat, may_hold(man), man.known) != [PASS]
    if asks and (auto_pass or ends_by_passing(state)):
        asks = acts(state, seat, man.hand, man.hand) != [PASS]
    return None if asks else _PASSES[window](state, told)


def ends_by_passing(state: AudatiaState) -> bool:
    """Whether to pass here is the second draw."""
    return state.window is Window.LAST_CALL and state.draws == DRAWS - 1


def _unanswered(state: AudatiaState, told: Told) -> AudatiaState:
    if state.pending is None or state.window is Window.DENY:
        return prevail(state, told)
    ending = _UNANSWERED[state.window]
    return win(state, state.pending.seat, ending, state.pending.card, told)


def _done(state: AudatiaState, seat: Seat, act: Act, told: Told) -> AudatiaState:
    match act:
        case Play(card=Card() as card):
            return _played(state, seat, card, act, told)
        case Say():
            return _said(state, seat, act.word, told)
        case Stand(changes=changes):
            return (change if changes else choose)(state, seat, act, told)
        case Fetch(skill=skill, card=card):
            return reveal(state, seat, skill, card, told)
        case Discard(verb=verb, card=card):
            return _DISCARDS[verb](state, seat, card, told)
        case Trade():
            return trade(state, seat, act, told)
        case Orient(flank=flank):
            return orient(state, seat, flank, told)
        case Mulligan():
            return mulligan(state, seat, act, told)
        case Take():
            return take(state, seat, act, told)
        case _:
            raise ValueError(f"{act} leaves open which card is played")


_DISCARDS: Final[dict[Verb, Callable[[AudatiaState, Seat, Card, Told], AudatiaState]]] = {
    Verb.CYCLE: cycle,
    Verb.SALUTE: salute,
    Verb.SPEND: spend,
}


def _said(state: AudatiaState, seat: Seat, word: Word, told: Told) -> AudatiaState:
    match word:
        case Word.BOLD:
            return enter(state, seat, told)
        case Word.NO_SALUTE:
            return salute(state, seat, None, told)
        case Word.PASS:
            told.append(Passed(seat=seat, window=state.window))
            last = Last(deed=Deed.PASSED, seat=seat, word=state.window)
            return _PASSES[state.window](replace(state, last=last), told)


def _played(state: AudatiaState, seat: Seat, card: Card, act: Play, told: Told) -> AudatiaState:
    if card in BLOW_OF:
        if state.window in ATTACKS:
            return attack(state, seat, card, told)
        use = act.use or next(use for _, use in answers(state, seat, (card,)))
        return answer(state, seat, card, use, told)
    if card in REMEDIES:
        return remedy(state, seat, card, told)
    if card in COUNTERS:
        return counter(state, seat, card, told)
    if state.window is Window.DENY:
        return (deny if card is Card.DENY else break_off_from)(state, seat, told)
    return reveal(state, seat, card, None, told)

"""What may be done in each window, with a hand that is known, or with all that it may hold.

Every list is made by the checks of `act_checks`. See there for `hand` and `sure`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from engines.audatia.moves import (
    BOLD,
    NO_SALUTE,
    PASS,
    Act,
    Discard,
    Fetch,
    Orient,
    Play,
    TakePosta,
    TakeVirtue,
    Verb,
)
from engines.audatia.rules.act_checks import (
    check_bold,
    check_change,
    check_counter,
    check_cycle,
    check_discard,
    check_fetch,
    check_pass,
    check_posta,
    check_remedy,
    check_skill,
    check_virtue,
)
from engines.audatia.rules.blow_checks import answer_cards, attack_cards
from engines.audatia.rules.data import COUNTERS, CYCLES, FETCHING, REMEDIES, SKILLS
from engines.audatia.state import AudatiaState, Man
from engines.audatia.terms import Card, Cards, Flank, Posta, Use, Virtue, Window
from engines.core.seat import Seat

# The skills that may be played in each window without naming another card.
_SKILLS: Final = {
    window: [card for card, row in SKILLS.items() if window in row.windows and not row.fetches]
    for window in Window
}


@cache
def play(card: Card, use: Use | None = None) -> Play:
    """The `Play` of this card, made once: play-outs ask for it thousands of times."""
    return Play(card=card, use=use)


@cache
def take_posta(posta: Posta, *, changes: bool = False) -> TakePosta:
    """The `TakePosta` of this posta, made once."""
    return TakePosta(posta=posta, changes=changes)


@cache
def discard(verb: Verb, card: Card) -> Discard:
    """The `Discard` of this card, made once."""
    return Discard(verb=verb, card=card)


@cache
def fetch(skill: Card, card: Card) -> Fetch:
    """The `Fetch` of these cards, made once."""
    return Fetch(skill=skill, card=card)


def free_poste(man: Man) -> list[Posta]:
    """Those they may go into."""
    return [posta for posta in Posta if check_posta(man, posta) is None]


def legal_acts(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    """All that `seat`, who decides, may do now; but mulligans and trades, which are many."""
    return [*window_acts(state, seat, hand, sure), *anytime_acts(state, seat, hand)]


def window_acts(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> list[Act]:
    """What this window is about; `pass` last."""
    found: list[Act] = []
    for acts in _WINDOWS[state.window]:
        found += acts(state, seat, hand, sure)
    return found


def anytime_acts(state: AudatiaState, seat: Seat, hand: Cards) -> list[Act]:
    """Cycle discards at any time, Second Thought and Repeat in any decision of one's own."""
    man, kinds = state.men[seat], dict.fromkeys(hand)
    found: list[Act] = [
        discard(Verb.CYCLE, card)
        for card in kinds
        if card in CYCLES and check_cycle(state, seat, card) is None
    ]
    for skill in FETCHING:
        if skill in kinds and state.window in SKILLS[skill].windows:
            found += [
                fetch(skill, card)
                for card in dict.fromkeys((*man.discard, *man.pile[:-1]))
                if check_fetch(state, seat, skill, card) is None
            ]
    return found


def _attacks(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> Iterable[Act]:
    return map(play, attack_cards(state, seat, hand))


def _answers(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> Iterable[Act]:
    for card, use in answer_cards(state, seat, hand):
        yield play(card, use if use is Use.COUNTERATTACK else None)


def _remedies(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> Iterable[Act]:
    for card in dict.fromkeys(hand):
        if card in REMEDIES and check_remedy(state, seat, card) is None:
            yield play(card)


def _counters(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> Iterable[Act]:
    for card in dict.fromkeys(hand):
        if card in COUNTERS and check_counter(state, card) is None:
            yield play(card)


def _skills(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> Iterable[Act]:
    for card in _SKILLS[state.window]:
        if card in hand and check_skill(state, seat, card, hand) is None:
            yield play(card)


def _virtues(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> Iterable[Act]:
    for virtue in Virtue:
        if check_virtue(state, virtue) is None:
            yield TakeVirtue(virtue=virtue)


def _salutes(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> Iterable[Act]:
    return [*(discard(Verb.SALUTE, card) for card in dict.fromkeys(hand)), NO_SALUTE]


def _spent_blows(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> Iterable[Act]:
    for card in dict.fromkeys(hand):
        if check_discard(state, Verb.SPEND, card, hand) is None:
            yield discard(Verb.SPEND, card)


def _poste(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> Iterable[Act]:
    return map(take_posta, free_poste(state.men[seat]))


def _changes(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> Iterable[Act]:
    if check_change(state, seat, sure) is None:
        for posta in free_poste(state.men[seat]):
            yield take_posta(posta, changes=True)


def _sides(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> Iterable[Act]:
    return (Orient(flank=flank) for flank in Flank)


def _bold(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> Iterable[Act]:
    return [BOLD] if check_bold(state, seat, hand) is None else []


def _pass(state: AudatiaState, seat: Seat, hand: Cards, sure: Cards) -> Iterable[Act]:
    return [PASS] if check_pass(state, seat, sure) is None else []


_Acts = Callable[[AudatiaState, Seat, Cards, Cards], Iterable[Act]]

# What each window is about, in the order in which it is listed.
_WINDOWS: Final[dict[Window, tuple[_Acts, ...]]] = {
    Window.MULLIGAN: (),
    Window.VIRTUE: (_virtues,),
    Window.SALUTE: (_salutes,),
    Window.RETURN: (_salutes,),
    Window.MEASURE: (_poste,),
    Window.SKILLS: (_skills, _pass),
    Window.LURED: (_spent_blows,),
    Window.LURED_POSTA: (_changes,),
    Window.DUTY: (_attacks, _changes, _pass),
    Window.OPENING: (_attacks, _changes),
    Window.REPLY: (_attacks, _changes),
    Window.LAST_CALL: (_attacks, _pass),
    Window.DEFEND: (_answers, _skills),
    Window.ESCAPE: (_remedies, _skills),
    Window.VILLANO: (_skills, _pass),
    Window.ENTRY: (_bold, _skills, _pass),
    Window.BOLD: (_skills, _pass),
    Window.AGAIN: (_attacks,),
    Window.TURN: (_attacks, _pass),
    Window.ORIENT: (_sides,),
    Window.REMEDY: (_remedies, _skills, _pass),
    Window.COUNTER: (_counters,),
    Window.DENY: (_skills, _pass),
    Window.OVER: (),
}

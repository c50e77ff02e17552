"""The level keen: the value of each act one step ahead, by what the rival may hold.

Values run from -1, the duel is lost, to 1, it is won.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engines.audatia.computer.answer_values import value_of_answer, value_of_escape, value_of_skill
from engines.audatia.computer.blow_values import (
    A_CARD,
    FIRST_DRAW,
    LIKELY,
    PERFECT,
    guard,
    lead,
    outlook,
)
from engines.audatia.computer.determinization import ImaginedDuel
from engines.audatia.computer.posta_values import attacks_first, values_of_poste
from engines.audatia.computer.spare_cards import laid_aside, trade
from engines.audatia.moves import (
    BOLD,
    NO_SALUTE,
    PASS,
    Act,
    Discard,
    Fetch,
    Mulligan,
    Orient,
    Play,
    TakeVirtue,
)
from engines.audatia.rules.act_checks import is_deadly
from engines.audatia.rules.blow_checks import answer_cards
from engines.audatia.rules.data import BLOW_OF, BLOWS
from engines.audatia.rules.legal_acts import anytime_acts, play, take_posta, window_acts
from engines.audatia.terms import (
    Bind,
    Card,
    Flank,
    Use,
    Virtue,
    Window,
)
from engines.core.chance import Chance
from engines.core.seat import Seat

ValuedActs = Iterator[tuple[float, Act]]

# What is taken first, if it is there.
FIRST_VIRTUES: Final = (Virtue.PRUDENTIA, Virtue.CELERITAS, Virtue.FORTITUDO)

# So few unseen cards in the rival's hand are not worth a look.
_KNOWN_ENOUGH: Final = 3

# What must be gained by these skills, that they are not kept for a better moment.
_DENY_KEPT, _PREEMPT_KEPT, _LURE_KEPT = 0.3, 0.2, 0.4


def best_act(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int = 0) -> Act:
    """The act of the highest value for `seat`, by what `seat` may know: not by the rival's hand.

    Of the poste so many are weighed as `breadth` says, taken by lot on either side; 0 is all.
    """
    ways = list(act_values(state, seat, chance, breadth))
    return max(ways, key=lambda way: way[0])[1] if ways else _fallback(state, seat)


def _fallback(state: ImaginedDuel, seat: Seat) -> Act:
    # What may be done at any time: best fetch a card that helps here; else draw one.
    ways = anytime_acts(state, seat, state.men[seat].hand)
    fetches = (act for act in ways if isinstance(act, Fetch))
    saving = (act for act in fetches if window_acts(state, seat, (act.card,), ()))
    return next(saving, ways[0])


def act_values(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int = 0) -> ValuedActs:
    """Acts that the window is about, and what each is worth; several may be left out."""
    return _WINDOWS[state.window](state, seat, chance, breadth)


def _acts(state: ImaginedDuel, seat: Seat) -> list[Act]:
    hand = state.men[seat].hand
    return window_acts(state, seat, hand, hand)


def _plays(state: ImaginedDuel, seat: Seat) -> Iterator[tuple[Card, Play]]:
    for act in _acts(state, seat):
        if isinstance(act, Play) and isinstance(act.card, Card):
            yield act.card, act


def _mulligan(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int) -> ValuedActs:
    yield 0.0, Mulligan(cards=laid_aside(state, seat))


def _virtue(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int) -> ValuedActs:
    for act in _acts(state, seat):
        if isinstance(act, TakeVirtue):
            yield -FIRST_VIRTUES.index(act.virtue), act


def _salute(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int) -> ValuedActs:
    yield 0.0, NO_SALUTE


def _measure(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int) -> ValuedActs:
    if exchange := trade(state, seat):
        yield 1.0, exchange
        return
    for value, posta in values_of_poste(state, seat, chance, breadth):
        yield value, take_posta(posta)


def _changes(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int) -> ValuedActs:
    for value, posta in values_of_poste(state, seat, chance, breadth):
        yield value, take_posta(posta, changes=True)


def attack_cards(state: ImaginedDuel, seat: Seat) -> ValuedActs:
    """The attacks that may be made now."""
    mine, theirs = outlook(state, seat), guard(state, seat.other)
    for card, act in _plays(state, seat):
        if card in BLOW_OF:
            yield mine.strike(card, theirs), act


def _opening(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int) -> ValuedActs:
    yield from attack_cards(state, seat)
    yield from _changes(state, seat, chance, breadth)


def _duty(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int) -> ValuedActs:
    yield from attack_cards(state, seat)
    acts = _acts(state, seat)
    if acts[-1] == PASS:
        yield -1.0, PASS
    if len(acts) > 1 and acts[0] != PASS and not isinstance(acts[0], Play):
        yield from _changes(state, seat, chance, breadth)


def _last_call(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int) -> ValuedActs:
    yield from attack_cards(state, seat)
    yield -2.0 if state.draws else -FIRST_DRAW, PASS


def _turn(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int) -> ValuedActs:
    yield from attack_cards(state, seat)
    yield 0.0 if state.declined else -_danger(state, seat), PASS


def _danger(state: ImaginedDuel, seat: Seat) -> float:
    return outlook(state, seat).danger(guard(state, seat), guard(state, seat.other))


def _again(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int) -> ValuedActs:
    return attack_cards(state, seat)


def _skills(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int) -> ValuedActs:
    mine = outlook(state, seat)
    stands = guard(state, seat), guard(state, seat.other)
    best, danger = mine.best(*stands), mine.danger(*stands)
    is_first = attacks_first(state, seat)
    yield 0.0, PASS
    for card, act in _plays(state, seat):
        match card:
            case Card.LYNX:
                yield (A_CARD if mine.hand_odds.slots > _KNOWN_ENOUGH else -A_CARD), act
            case Card.PREEMPT if not is_first:
                yield best - _PREEMPT_KEPT, act
            case Card.LURE if not is_first:
                yield danger - max(best, 0.0) - _LURE_KEPT, act
            case _:
                yield -A_CARD, act


def _lured(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int) -> ValuedActs:
    hand = state.men[seat].hand
    for act in _acts(state, seat):
        if isinstance(act, Discard):
            row = BLOWS[BLOW_OF[act.card]]
            yield hand.count(act.card) - row.is_fendente - 2 * (Use.PARRY in row.uses), act


def _defend(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int) -> ValuedActs:
    for card, use in answer_cards(state, seat, state.men[seat].hand):
        act = play(card, use if use is Use.COUNTERATTACK else None)
        yield value_of_answer(state, seat, card, use), act
    for card, act in _plays(state, seat):
        if card not in BLOW_OF:
            yield value_of_skill(state, seat, card), act


def _escape(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int) -> ValuedActs:
    for card, act in _plays(state, seat):
        yield value_of_escape(state, seat, card), act


def _villano(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int) -> ValuedActs:
    for _, act in _plays(state, seat):
        yield LIKELY, act
    yield 0.0, PASS


def _entry(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int) -> ValuedActs:
    mine = outlook(state, seat)
    stands = guard(state, seat), guard(state, seat.other)
    strength, holds = _strength(state, seat)
    theirs = -mine.danger(*stands)
    if state.bind is Bind.STRETTO:
        theirs = mine.crossing(strength, is_first=False, holds_card=holds)
    yield theirs, PASS
    for act in _acts(state, seat):
        if act == BOLD:
            kick = mine.hand_odds.holds(frozenset({Card.KICK})) if mine.swift < 0 else 0.0
            entered = mine.crossing(strength, is_first=True, holds_card=holds)
            yield (1 - kick) * entered - kick, act
        elif isinstance(act, Play):
            yield mine.best(*stands) - A_CARD, act


def _strength(state: ImaginedDuel, seat: Seat) -> tuple[int, bool]:
    # The lead in fortitudo, and whether its card is in hand.
    return lead(state, seat, Virtue.FORTITUDO), Virtue.FORTITUDO in state.men[seat].virtues


def _bold(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int) -> ValuedActs:
    strength, holds = _strength(state, seat)
    yield outlook(state, seat).crossing(strength, is_first=False, holds_card=holds), PASS
    for card, act in _plays(state, seat):
        yield (LIKELY if card is Card.KICK else -A_CARD), act


def _orient(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int) -> ValuedActs:
    mine = outlook(state, seat)
    is_first = (state.attacker is seat) == state.is_bold
    for flank in Flank:
        yield mine.close(flank, is_first=is_first), Orient(flank=flank)


def _remedy(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int) -> ValuedActs:
    mine, flank = outlook(state, seat), state.flank(seat) or Flank.OUTSIDE
    yield (0.0 if state.declined else -mine.grip(flank.opposite)), PASS
    for card, act in _plays(state, seat):
        yield (-A_CARD if card is Card.BREAKOFF else mine.remedy(card, flank)), act


def _counter(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int) -> ValuedActs:
    # The perfect one if it is there, else the one that is least likely to be perfect later.
    stopped = state.pending.card if state.pending else Card.TURN
    hand = state.men[seat].hand
    for card, act in _plays(state, seat):
        yield (1.0 if card in PERFECT[stopped] else A_CARD * hand.count(card)), act


def _deny(state: ImaginedDuel, seat: Seat, chance: Chance, breadth: int) -> ValuedActs:
    deadly = is_deadly(state)
    for card, act in _plays(state, seat):
        yield (A_CARD if card is Card.DENY else 0.0) if deadly else _denial(state, seat), act
    if not deadly:
        yield 0.0, PASS


def _denial(state: ImaginedDuel, seat: Seat) -> float:
    # The value of denying a skill that would not end the duel; Deny is worth keeping, too.
    card = state.played.card
    if card in (Card.BREAKOFF, Card.MEASURE):  # who plays it may have no other answer
        return LIKELY
    if card in (Card.FEINT, Card.PREEMPT, Card.LURE):
        return _danger(state, seat) - _DENY_KEPT
    return -_DENY_KEPT


_WINDOWS: Final[dict[Window, Callable[[ImaginedDuel, Seat, Chance, int], ValuedActs]]] = {
    Window.MULLIGAN: _mulligan,
    Window.VIRTUE: _virtue,
    Window.SALUTE: _salute,
    Window.RETURN: _salute,
    Window.MEASURE: _measure,
    Window.SKILLS: _skills,
    Window.LURED: _lured,
    Window.LURED_POSTA: _changes,
    Window.DUTY: _duty,
    Window.OPENING: _opening,
    Window.REPLY: _opening,
    Window.LAST_CALL: _last_call,
    Window.DEFEND: _defend,
    Window.ESCAPE: _escape,
    Window.VILLANO: _villano,
    Window.ENTRY: _entry,
    Window.BOLD: _bold,
    Window.AGAIN: _again,
    Window.TURN: _turn,
    Window.ORIENT: _orient,
    Window.REMEDY: _remedy,
    Window.COUNTER: _counter,
    Window.DENY: _deny,
}

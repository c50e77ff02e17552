"""Favourites: the level novice has them in all things, the parrier and the stickler in some.

A favourite guard and a favourite blow are the first that are possible in an order that begins
elsewhere in each match: that is the habit. The novice plays by them whatever the rival may hold.
The parrier stands and strikes by them, but weighs every answer to an attack as the level keen does;
the stickler has nothing but a favourite guard.
"""

from __future__ import annotations

from typing import Final

from engines.audatia.computer.determinization import ImaginedDuel
from engines.audatia.computer.keen import best_act
from engines.audatia.moves import PASS, Act, Play, TakePosta
from engines.audatia.rules.legal_acts import anytime_acts, window_acts
from engines.audatia.terms import Card, Posta, Window
from engines.core.chance import Chance
from engines.core.habits import habit_of
from engines.core.search.luck import FastLuck
from engines.core.seat import Seat

_GUARDS: Final = tuple(Posta)
_CARDS: Final = tuple(Card)
_BREADTH: Final = 6  # poste that are weighed where one is weighed

# Before the fight nobody has favourites.
_BEFORE: Final = frozenset({Window.MULLIGAN, Window.VIRTUE, Window.SALUTE, Window.RETURN})
_ANSWERS: Final = frozenset(
    {Window.DEFEND, Window.ESCAPE, Window.REMEDY, Window.COUNTER, Window.DENY}
)
_STANDS: Final = frozenset({Window.MEASURE, Window.LURED_POSTA})


def by_habit(duel: ImaginedDuel, seat: Seat, chance: Chance) -> Act:
    """What the novice does: its favourite of all that is possible; it passes only if it must."""
    return (
        _weighed(duel, seat, chance) if duel.window in _BEFORE else _favourite(duel, seat, chance)
    )


def with_care_in_defence(duel: ImaginedDuel, seat: Seat, chance: Chance) -> Act:
    """What the parrier does."""
    if duel.window in _BEFORE | _ANSWERS:
        return _weighed(duel, seat, chance)
    return _favourite(duel, seat, chance)


def from_one_guard(duel: ImaginedDuel, seat: Seat, chance: Chance) -> Act:
    """What the stickler does."""
    if duel.window in _STANDS:
        return _favourite(duel, seat, chance)
    return _weighed(duel, seat, chance)


def _weighed(duel: ImaginedDuel, seat: Seat, chance: Chance) -> Act:
    return best_act(duel, seat, FastLuck.drawn_from(chance), _BREADTH)


def _favourite(duel: ImaginedDuel, seat: Seat, chance: Chance) -> Act:
    hand = duel.men[seat].hand
    acts = window_acts(duel, seat, hand, hand)
    bold = [act for act in acts if act != PASS] or acts or anytime_acts(duel, seat, hand)
    guard, blow = habit_of(chance, len(_GUARDS)), habit_of(chance, len(_CARDS))

    def rank(act: Act) -> tuple[int, int]:
        if isinstance(act, Play) and isinstance(act.card, Card):
            return 0, (_CARDS.index(act.card) - blow) % len(_CARDS)
        if isinstance(act, TakePosta):
            return 2, (_GUARDS.index(act.posta) - guard) % len(_GUARDS)
        return 1, 0

    return min(bold, key=rank)

"""The value of blows in wide measure: how likely an attack is to hit, on either side.

Values run from -1, the duel is lost, to 1, it is won; they are judged one exchange deep.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from engines.audatia.computer.determinization import ImaginedDuel
from engines.audatia.computer.hand_odds import HandOdds, hand_odds
from engines.audatia.rules.assaults import DRAWS
from engines.audatia.rules.blow_checks import blows_from, lines_to, may_exchange
from engines.audatia.rules.data import BLOW_OF, BLOWS, COUNTERS, FROM_SIDE, POSTE, REMEDIES
from engines.audatia.rules.virtues import Modifiers, total
from engines.audatia.terms import Blow, Card, Flank, Posta, Side, Use, Virtue
from engines.core.seat import Seat

Blows = frozenset[Blow]
Set = frozenset[Card]

# What a skill is worth that is kept.
A_CARD: Final = 0.03

# The value of what wins the duel unless it is answered by a rare card.
LIKELY: Final = 0.85

# What the first drawn assault costs the challenger: few duels are won after it.
FIRST_DRAW: Final = 0.6

# The remedies that may be played on a flank.
USABLE: Final = {
    flank: frozenset(card for card, row in REMEDIES.items() if flank in row.flanks)
    for flank in Flank
}

# The counter-remedies that may meet a remedy from a flank.
COUNTERING: Final = {
    flank: frozenset(card for card, flanks in COUNTERS.items() if flank in flanks)
    for flank in Flank
}

PERFECT: Final = {card: frozenset({row.perfect}) for card, row in REMEDIES.items()}

_ALL: Final = frozenset(Blow)
_NONE: Final[Set] = frozenset()
_SKILLS: Final = frozenset({Card.BREAKOFF, Card.MEASURE})
_DENY: Final = frozenset({Card.DENY})
_THRUST: Final = frozenset({Card.P})
# How much of a danger counts that comes only after the next blow.
_FURTHER: Final = 0.5


@cache
def stopping(blow: Blow, reach: Blows, exchanges: bool, prudent: bool, skills: bool) -> Set:
    """The cards that meet an attack by `blow`, of a man whose sword has this `reach`.

    Perfect Measure needs an advantage in prudentia; no skill counts if it may well be denied.
    """
    stops = BLOWS[blow].parried_by & reach
    found = {card for card, its in BLOW_OF.items() if its in stops}
    if blow is Blow.P:
        breaks = {each for each in reach if Use.BREAK in BLOWS[each].uses}
        found |= {card for card, its in BLOW_OF.items() if its in breaks}
        found |= _THRUST if exchanges else _NONE
    return frozenset(found | (_SKILLS if prudent else {Card.BREAKOFF}) if skills else found)


@cache
def striking(reach: Blows, lines: Blows, prudent: bool) -> Blows:
    """The blows that a man may attack with from `reach`, where these lines are open."""
    return frozenset(
        blow for blow in reach & lines if BLOWS[blow].attacks or (BLOWS[blow].prudent and prudent)
    )


@cache
def cards_of(blows: Blows) -> Set:
    """All copies of these blows."""
    return frozenset(card for card, blow in BLOW_OF.items() if blow in blows)


@dataclass(frozen=True, slots=True)
class Guard:
    """How a player stands: blows in reach, open lines, and whether they may exchange thrusts."""

    reach: Blows
    open: Blows
    exchanges: bool


@cache
def on_side(side: Side) -> Guard:
    """Out of posta, the sword on this side."""
    return Guard(FROM_SIDE[side], _ALL, True)


@dataclass(frozen=True, slots=True)
class Outlook:
    """What one player knows when deciding; made once, and asked for every candidate act."""

    hand: Set
    twice: Set  # held in two copies or more
    hand_odds: HandOdds
    swift: int  # 1: the player has the advantage in celeritas, -1: the rival
    prudent: bool
    feared: bool  # the rival has the advantage in prudentia

    def without(self, card: Card) -> Outlook:
        """The same after `card` is played."""
        if card in self.twice:
            return self
        left = self.hand - {card}
        return Outlook(left, self.twice, self.hand_odds, self.swift, self.prudent, self.feared)

    def kill(self, blow: Blow, theirs: Guard) -> float:
        """How likely it is that the rival has no answer to an attack by `blow`."""
        exchanges = self.swift < 0 and theirs.exchanges
        skills = Card.DENY not in self.hand
        stops = stopping(blow, theirs.reach, exchanges, self.feared, skills)
        return 1.0 - self.hand_odds.holds(stops)

    def danger(self, mine: Guard, theirs: Guard) -> float:
        """How likely it is that the rival holds an attack that can't be met from `mine`."""
        exchanges = self.swift > 0 and mine.exchanges
        skills = not self.hand.isdisjoint(_SKILLS) and self.hand_odds.holds(_DENY) < _FURTHER
        deadly = frozenset(
            blow
            for blow in striking(theirs.reach, mine.open, self.feared)
            if self.hand.isdisjoint(stopping(blow, mine.reach, exchanges, self.prudent, skills))
        )
        return self.hand_odds.holds(cards_of(deadly)) if deadly else 0.0

    def attacks(self, mine: Guard, theirs: Guard) -> bool:
        """Whether the player holds an attack from `mine` on `theirs`."""
        return not self.hand.isdisjoint(cards_of(striking(mine.reach, theirs.open, self.prudent)))

    def shuts_out(self, mine: Guard, theirs: Guard) -> float:
        """How likely it is that the rival holds no attack from `theirs` on `mine`."""
        return 1.0 - self.hand_odds.holds(cards_of(striking(theirs.reach, mine.open, self.feared)))

    def strike(self, card: Card, theirs: Guard) -> float:
        """The value of an attack: that it goes home; else what the rival's answer leads to."""
        blow = BLOW_OF[card]
        kill = self.kill(blow, theirs)
        if kill == 1.0:
            return 1.0
        left = self.without(card)
        sides = {BLOWS[parry].side for parry in BLOWS[blow].parried_by & theirs.reach}
        dangers = [left.danger(on_side(side), on_side(side.opposite)) for side in sides]
        after = -_FURTHER * sum(dangers) / len(dangers) if dangers else 0.0
        if blow is Blow.P and self.swift < 0 and theirs.exchanges:
            trap = self.hand_odds.holds(_THRUST)
            after = trap * self.exchanged() + (1 - trap) * after
        return kill + (1 - kill) * after

    def exchanged(self) -> float:
        """The value of having been exchanged: a remedy, and its perfect counter."""
        if Card.BREAKOFF in self.hand:
            return -A_CARD
        ways = self.hand & USABLE[Flank.OUTSIDE]
        return max((self.remedy(card, Flank.OUTSIDE) for card in ways), default=-1.0)

    def remedy(self, card: Card, flank: Flank) -> float:
        """The value of playing a remedy on a flank."""
        perfect = self.hand_odds.holds(PERFECT[card])
        return 1.0 - self.hand_odds.holds(COUNTERING[flank]) - perfect

    def close(self, flank: Flank, *, is_first: bool) -> float:
        """The value of close quarters on this flank, for acting first or second there."""
        ways = self.hand & USABLE[flank]
        mine = max((self.remedy(card, flank) for card in ways), default=0.0)
        loss = self.grip(flank.opposite)
        return max(mine, -loss) if is_first else (1 - loss) * max(mine, 0.0) - loss

    def grip(self, theirs: Flank) -> float:
        """How likely the rival has a remedy on that flank that can't be met."""
        if not self.hand.isdisjoint(COUNTERING[theirs]):
            return 0.0
        return self.hand_odds.holds(USABLE[theirs])

    def crossing(self, strength: int, *, is_first: bool, holds_card: bool) -> float:
        """The value of close quarters with this lead in fortitudo."""
        orients = strength > 0 or (strength == 0 and holds_card)
        choose = max if orients else min
        return choose(self.close(flank, is_first=is_first) for flank in Flank)

    def best(self, mine: Guard, theirs: Guard) -> float:
        """The value of the best attack; -1 if there is none."""
        mays = striking(mine.reach, theirs.open, self.prudent)
        act_values = [self.strike(card, theirs) for card in self.hand if BLOW_OF.get(card) in mays]
        return max(act_values, default=-1.0)

    def turn(self, mine: Guard, theirs: Guard, *, is_last: bool) -> float:
        """The value of a turn in wide measure: to attack, or to let it be."""
        return max(self.best(mine, theirs), 0.0 if is_last else -self.danger(mine, theirs))


def outlook(state: ImaginedDuel, seat: Seat, swift: Modifiers = ()) -> Outlook:
    """What `seat` knows; `swift` is lent by the blow about to be played."""
    hand = state.men[seat].hand
    once = frozenset(hand)
    return Outlook(
        once,
        frozenset(card for card in once if hand.count(card) > 1),
        hand_odds(state, seat),
        lead(state, seat, Virtue.CELERITAS, swift),
        lead(state, seat, Virtue.PRUDENTIA) > 0,
        lead(state, seat, Virtue.PRUDENTIA) < 0,
    )


def lead(state: ImaginedDuel, seat: Seat, virtue: Virtue, more: Modifiers = ()) -> int:
    """By how much `seat` leads in `virtue`."""
    return total(state.men[seat], virtue, more) - total(state.men[seat.other], virtue)


def guard(state: ImaginedDuel, seat: Seat) -> Guard:
    """How `seat` stands now."""
    man = state.men[seat]
    return Guard(blows_from(man), lines_to(man), may_exchange(man))


@cache
def guard_in(posta: Posta) -> Guard:
    """How a man stands in a posta."""
    row = POSTE[posta]
    return Guard(row.blows, _ALL - row.closed, row.exchanges)


def cost_of_draw(state: ImaginedDuel) -> float:
    """What the challenger loses, and the challenged gains, if this assault is drawn."""
    return 1.0 if state.draws == DRAWS - 1 else FIRST_DRAW

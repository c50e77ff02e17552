"""The features by which the level `counter` evaluates what one of its actions leaves to the rival.

A feature is a number computed from what one side knows; `weights` has the weight of each.
"""

from __future__ import annotations

from operator import mul
from typing import Final, NamedTuple

from engines.en_garde.computer.card_odds import AT_LEAST
from engines.en_garde.terms import DECK, HAND_SIZE, SQUARES, VALUES, Rules, Variant

SPAN: Final = SQUARES - 1
DECK_SIZE: Final = len(DECK) - 2 * HAND_SIZE
_LONGEST: Final = VALUES[-1]
_FAR: Final = 13  # from here on, all distances are alike
_LATE: Final = 4  # from so many cards in the deck on, each number is a feature of its own
_ROOM: Final = 5  # more room behind than the longest card needs doesn't count

NAMES: Final = (
    "always",
    *(f"distance {n}" for n in range(1, _FAR)),
    "far",
    "danger",
    "threat",
    "late surplus",
    "reach from afar",
    "reach from near",
    "strength",
    "lead",
    "lead by deck",
    *(f"deck {n}" for n in range(1, _LATE + 1)),
    *(f"ahead at deck {n}" for n in range(1, _LATE + 1)),
    "room",
    "rival's room",
    "rival's missing cards",
    "kinds",
    "lunge with room",
    "lunge without room",
    "late danger",
    "openness",
    "pace",
)
_INDEX: Final = {name: index for index, name in enumerate(NAMES)}
_DANGER, _THREAT, _SURPLUS = _INDEX["danger"], _INDEX["threat"], _INDEX["late surplus"]
_FROM_AFAR, _FROM_NEAR = _INDEX["reach from afar"], _INDEX["reach from near"]
_STRENGTH, _KINDS = _INDEX["strength"], _INDEX["kinds"]
_LEAD, _LEAD_BY_DECK = _INDEX["lead"], _INDEX["lead by deck"]
_DECK, _AHEAD = _INDEX["deck 1"] - 1, _INDEX["ahead at deck 1"] - 1
_ROOM_MINE, _ROOM_RIVAL = _INDEX["room"], _INDEX["rival's room"]
_MISSING = _INDEX["rival's missing cards"]
_LATE_DANGER, _OPENNESS, _PACE = _INDEX["late danger"], _INDEX["openness"], _INDEX["pace"]
_LUNGE, _LUNGE_CORNERED = _INDEX["lunge with room"], _INDEX["lunge without room"]

Feature = tuple[int, float]
Chances = tuple[tuple[float, ...], ...]  # of the rival's hand: by copies unseen, then at least


class Afterstate(NamedTuple):
    """What a side knows when it has played its cards and the rival is to act."""

    rules: Rules
    own: list[int]  # by value, before the refill
    drawn: int  # cards refilled, not known in advance
    unseen: list[int]  # by value: the rival's hand, the refill and the deck
    total: int  # of them
    rival: int  # cards in the rival's hand
    deck: int  # after the refill
    mine: int  # squares advanced from the start
    theirs: int

    @property
    def distance(self) -> int:
        """Squares between the fencers."""
        return SPAN - self.mine - self.theirs


def features_of(after: Afterstate) -> list[Feature]:
    """The features that are not 0, as pairs of index (in NAMES) and value."""
    at_least = AT_LEAST[after.total][after.rival]
    unanswerable = _unanswerable(after, at_least)
    unparried = _unparried(after, at_least)
    found = [*_card_features(after, unanswerable, unparried), *_ground_features(after)]
    if after.distance <= _LONGEST:
        found += _features_in_reach(after, unanswerable, unparried)
    if after.rules.variant is Variant.ADVANCED and after.distance > 1:
        cornered = not any(after.own[1 : min(after.mine, _LONGEST) + 1])
        found.append(
            (_LUNGE_CORNERED if cornered else _LUNGE, _indirect_attacks(after, unparried, at_least))
        )
    return found


def _card_features(
    after: Afterstate, unanswerable: list[float], unparried: list[float]
) -> list[Feature]:
    distance, own = after.distance, after.own
    # The values that would meet the rival coming nearer.
    reach = sum(unanswerable[max(1, distance - _LONGEST) : min(_LONGEST, distance - 1) + 1])
    return [
        (_FROM_AFAR if distance > _LONGEST else _FROM_NEAR, reach),
        (_STRENGTH, sum(unanswerable)),
        (_OPENNESS, sum(unparried) / _LONGEST),
        (_KINDS, (len(own) - own.count(0)) / _LONGEST),
        (_PACE, sum(map(mul, own, range(len(own)))) / (HAND_SIZE * _LONGEST)),
        (_MISSING, after.rival - HAND_SIZE),
    ]


def _ground_features(after: Afterstate) -> list[Feature]:
    lead, deck = after.mine - after.theirs, after.deck
    found = [
        (0, 1.0),
        (min(after.distance, _FAR), 1.0),
        (_LEAD, lead / 10),
        (_LEAD_BY_DECK, lead / (2.0 + deck)),
        (_ROOM_MINE, min(after.mine, _ROOM) / _ROOM),
        (_ROOM_RIVAL, min(after.theirs, _ROOM) / _ROOM),
    ]
    if deck <= _LATE:
        found.append((_DECK + deck, 1.0))
        if lead:
            found.append((_AHEAD + deck, 1.0 if lead > 0 else -1.0))
    return found


def _features_in_reach(
    after: Afterstate, unanswerable: list[float], unparried: list[float]
) -> list[Feature]:
    # Features of a distance at which the rival can attack at once.
    distance, deck = after.distance, after.deck
    danger = unparried[distance]
    found = [
        (_DANGER, danger),
        (_LATE_DANGER, danger * (DECK_SIZE - deck) / DECK_SIZE),
        (_THREAT, unanswerable[distance]),
    ]
    if deck <= _LATE:
        expected = after.unseen[distance] * after.rival / after.total
        found.append((_SURPLUS, after.own[distance] - expected))
    return found


def _unanswerable(after: Afterstate, at_least: Chances) -> list[float]:
    # By value: the chance that all one's cards of it, laid in attack, could not be parried.
    if after.rules.variant is Variant.BASIC:
        return [float(held > 0) for held in after.own]
    return [
        1.0 - at_least[copies][held] if held else 0.0
        for copies, held in zip(after.unseen, after.own, strict=True)
    ]


def _unparried(after: Afterstate, at_least: Chances) -> list[float]:
    # By value: the chance that the rival holds more than could be parried.
    if after.rules.variant is Variant.BASIC:
        return [at_least[copies][1] for copies in after.unseen]
    return [
        at_least[copies][held + 1] for copies, held in zip(after.unseen, after.own, strict=True)
    ]


def _indirect_attacks(after: Afterstate, unparried: list[float], at_least: Chances) -> float:
    # About how many indirect attacks the rival has that could not be parried.
    distance = after.distance
    expected = 0.0
    for value in range(max(1, distance - _LONGEST), min(_LONGEST, distance - 1) + 1):
        step = distance - value
        expected += unparried[value] * at_least[after.unseen[step]][2 if step == value else 1]
    return expected

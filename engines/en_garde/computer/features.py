"""By what the counter judges a scene that he would leave to his rival.

A sign is a number read from what a side knows; `weights` says how much each one counts.
"""

from __future__ import annotations

from operator import mul
from typing import Final, NamedTuple

from engines.en_garde.computer.card_odds import AT_LEAST
from engines.en_garde.computer.fast_round import Agreement
from engines.en_garde.terms import DECK, HAND, SQUARES, VALUES

SPAN: Final = SQUARES - 1
DECK_SIZE: Final = len(DECK) - 2 * HAND
_LONGEST: Final = VALUES[-1]
_FAR: Final = 13  # from here on, all distances are alike
_LATE: Final = 4  # from so many cards in the deck on, each one is a sign of its own
_ROOM: Final = 5  # more room behind than the longest card needs is worth nothing

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

Sign = tuple[int, float]
Chances = tuple[tuple[float, ...], ...]  # of the rival's hand: by copies unseen, then at least


class Scene(NamedTuple):
    """What a side knows when it has laid its cards and the rival is to act."""

    agreed: Agreement
    own: list[int]  # by value, before the refill
    drawn: int  # cards refilled, not known in advance
    unseen: list[int]  # by value: the rival's hand, the refill and the deck
    total: int  # of them
    rival: int  # the size of his hand
    deck: int  # after the refill
    mine: int  # ground won
    theirs: int

    @property
    def distance(self) -> int:
        """Squares between the fencers."""
        return SPAN - self.mine - self.theirs


def signs(scene: Scene) -> list[Sign]:
    """Index (as in NAMES) and strength of all that is to be seen; what is missing is nought."""
    at_least = AT_LEAST[scene.total][scene.rival]
    blows = _unanswerable(scene, at_least)
    wounds = _unparried(scene, at_least)
    found = [*_signs_of_cards(scene, blows, wounds), *_signs_of_ground(scene)]
    if scene.distance <= _LONGEST:
        found += _signs_in_measure(scene, blows, wounds)
    if scene.agreed.advanced and scene.distance > 1:
        cornered = not any(scene.own[1 : min(scene.mine, _LONGEST) + 1])
        found.append((_LUNGE_CORNERED if cornered else _LUNGE, _lunges(scene, wounds, at_least)))
    return found


def _signs_of_cards(scene: Scene, blows: list[float], wounds: list[float]) -> list[Sign]:
    distance, own = scene.distance, scene.own
    # The values that would meet the rival if he came nearer.
    reach = sum(blows[max(1, distance - _LONGEST) : min(_LONGEST, distance - 1) + 1])
    return [
        (_FROM_AFAR if distance > _LONGEST else _FROM_NEAR, reach),
        (_STRENGTH, sum(blows)),
        (_OPENNESS, sum(wounds) / _LONGEST),
        (_KINDS, (len(own) - own.count(0)) / _LONGEST),
        (_PACE, sum(map(mul, own, range(len(own)))) / (HAND * _LONGEST)),
        (_MISSING, scene.rival - HAND),
    ]


def _signs_of_ground(scene: Scene) -> list[Sign]:
    lead, deck = scene.mine - scene.theirs, scene.deck
    found = [
        (0, 1.0),
        (min(scene.distance, _FAR), 1.0),
        (_LEAD, lead / 10),
        (_LEAD_BY_DECK, lead / (2.0 + deck)),
        (_ROOM_MINE, min(scene.mine, _ROOM) / _ROOM),
        (_ROOM_RIVAL, min(scene.theirs, _ROOM) / _ROOM),
    ]
    if deck <= _LATE:
        found.append((_DECK + deck, 1.0))
        if lead:
            found.append((_AHEAD + deck, 1.0 if lead > 0 else -1.0))
    return found


def _signs_in_measure(scene: Scene, blows: list[float], wounds: list[float]) -> list[Sign]:
    """Where the rival can attack at once; "measure" is the fencers' word for it."""
    distance, deck = scene.distance, scene.deck
    danger = wounds[distance]
    found = [
        (_DANGER, danger),
        (_LATE_DANGER, danger * (DECK_SIZE - deck) / DECK_SIZE),
        (_THREAT, blows[distance]),
    ]
    if deck <= _LATE:
        expected = scene.unseen[distance] * scene.rival / scene.total
        found.append((_SURPLUS, scene.own[distance] - expected))
    return found


def _unanswerable(scene: Scene, at_least: Chances) -> list[float]:
    """By value: the chance that all one's cards of it, laid in attack, could not be parried."""
    if scene.agreed.basic:
        return [float(held > 0) for held in scene.own]
    return [
        1.0 - at_least[copies][held] if held else 0.0
        for copies, held in zip(scene.unseen, scene.own, strict=True)
    ]


def _unparried(scene: Scene, at_least: Chances) -> list[float]:
    """By value: the chance that the rival holds more than could be parried."""
    if scene.agreed.basic:
        return [at_least[copies][1] for copies in scene.unseen]
    return [
        at_least[copies][held + 1] for copies, held in zip(scene.unseen, scene.own, strict=True)
    ]


def _lunges(scene: Scene, wounds: list[float], at_least: Chances) -> float:
    """About how many ways the rival has to step and attack with more than can be parried."""
    distance = scene.distance
    ways = 0.0
    for value in range(max(1, distance - _LONGEST), min(_LONGEST, distance - 1) + 1):
        step = distance - value
        ways += wounds[value] * at_least[scene.unseen[step]][2 if step == value else 1]
    return ways

"""By what the counter judges a scene that he would leave to his rival.

A sign is a number read from what a side knows; `weights` says how much each one counts.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engines.en_garde.counting import AT_LEAST
from engines.en_garde.duel import Agreement
from engines.en_garde.terms import HAND, SQUARES

SPAN: Final = SQUARES - 1
_LONGEST: Final = 5
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
)
_INDEX: Final = {name: index for index, name in enumerate(NAMES)}
_DANGER, _THREAT, _SURPLUS = _INDEX["danger"], _INDEX["threat"], _INDEX["late surplus"]
_FROM_AFAR, _FROM_NEAR = _INDEX["reach from afar"], _INDEX["reach from near"]
_STRENGTH, _KINDS = _INDEX["strength"], _INDEX["kinds"]
_LEAD, _LEAD_BY_DECK = _INDEX["lead"], _INDEX["lead by deck"]
_DECK, _AHEAD = _INDEX["deck 1"] - 1, _INDEX["ahead at deck 1"] - 1
_ROOM_MINE, _ROOM_RIVAL = _INDEX["room"], _INDEX["rival's room"]
_MISSING = _INDEX["rival's missing cards"]
_LUNGE, _LUNGE_CORNERED = _INDEX["lunge with room"], _INDEX["lunge without room"]

Sign = tuple[int, float]


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
    distance = scene.distance
    at_least = AT_LEAST[scene.total][scene.rival]
    blows = _unanswerable(scene, at_least)
    lead, deck = scene.mine - scene.theirs, scene.deck
    found: list[Sign] = [
        (0, 1.0),
        (min(distance, _FAR), 1.0),
        (
            _FROM_AFAR if distance > _LONGEST else _FROM_NEAR,
            sum(blows[max(1, distance - _LONGEST) : min(_LONGEST, distance - 1) + 1]),
        ),
        (_STRENGTH, sum(blows)),
        (_KINDS, sum(map(bool, scene.own)) / _LONGEST),
        (_LEAD, lead / 10),
        (_LEAD_BY_DECK, lead / (2.0 + deck)),
        (_ROOM_MINE, min(scene.mine, _ROOM) / _ROOM),
        (_ROOM_RIVAL, min(scene.theirs, _ROOM) / _ROOM),
        (_MISSING, scene.rival - HAND),
    ]
    if distance <= _LONGEST:
        held, copies = scene.own[distance], scene.unseen[distance]
        answers = 0 if scene.agreed.basic else held
        found += ((_DANGER, at_least[copies][answers + 1]), (_THREAT, blows[distance]))
        if deck <= _LATE:
            found.append((_SURPLUS, held - copies * scene.rival / scene.total))
    if deck <= _LATE:
        found.append((_DECK + deck, 1.0))
        if lead:
            found.append((_AHEAD + deck, 1.0 if lead > 0 else -1.0))
    if scene.agreed.advanced and distance > 1:
        cornered = not any(scene.own[1 : min(scene.mine, _LONGEST) + 1])
        found.append((_LUNGE_CORNERED if cornered else _LUNGE, _lunges(scene, at_least)))
    return found


def _unanswerable(scene: Scene, at_least: tuple[tuple[float, ...], ...]) -> list[float]:
    """By value: the chance that all one's cards of it, laid in attack, could not be parried."""
    if scene.agreed.basic:
        return [float(bool(held)) for held in scene.own]
    unseen = scene.unseen
    return [
        1.0 - at_least[unseen[value]][held] if held else 0.0 for value, held in enumerate(scene.own)
    ]


def _lunges(scene: Scene, at_least: tuple[tuple[float, ...], ...]) -> float:
    """About how many ways the rival has to step and attack with more than can be parried."""
    own, unseen, distance = scene.own, scene.unseen, scene.distance
    ways = 0.0
    for value in range(max(1, distance - _LONGEST), min(_LONGEST, distance - 1) + 1):
        step = distance - value
        strikes = at_least[unseen[value]][own[value] + 1]
        ways += strikes * at_least[unseen[step]][2 if step == value else 1]
    return ways

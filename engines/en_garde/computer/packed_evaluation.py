"""The chances that `evaluation` gives, reckoned from a `PackedRound` in a tenth of the time.

`tests/engines/en_garde/test_packed_round.py` compares both.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from engines.en_garde.computer.card_odds import AT_LEAST, EXACTLY
from engines.en_garde.computer.features import DECK_SIZE, NAMES
from engines.en_garde.computer.packed_round import (
    DEFEND,
    GOES_ON,
    LAST,
    SPAN,
    TURN,
    VARIANTS,
    PackedRound,
)
from engines.en_garde.computer.weights import WEIGHTS, WON_AFTER_RETREAT
from engines.en_garde.terms import HAND_SIZE, VALUES

if TYPE_CHECKING:
    from mypy_extensions import i64

_BASIC: Final[i64] = 0
_ADVANCED: Final[i64] = 2
_LONGEST: Final[i64] = VALUES[-1]
_HAND: Final[i64] = HAND_SIZE
_WHOLE_DECK: Final[i64] = DECK_SIZE
_FAR: Final[i64] = 13
_LATE: Final[i64] = 4
_MANY: Final[i64] = 7  # entries of a row: none to five copies, and one more

_AT_LEAST: Final = [
    chance for table in AT_LEAST for drawn in table for row in drawn for chance in row
]
_EXACTLY: Final = [
    chance for table in EXACTLY for drawn in table for row in drawn for chance in row
]
_WEIGHTS: Final = [list(WEIGHTS[variant]) for variant in VARIANTS]

_LUNGE: Final = NAMES.index("lunge with room")
_LUNGE_CORNERED: Final = NAMES.index("lunge without room")
_DANGER: Final = NAMES.index("danger")
_THREAT: Final = NAMES.index("threat")
_SURPLUS: Final = NAMES.index("late surplus")
_FROM_AFAR: Final = NAMES.index("reach from afar")
_FROM_NEAR: Final = NAMES.index("reach from near")
_STRENGTH: Final = NAMES.index("strength")
_LEAD: Final = NAMES.index("lead")
_LEAD_BY_DECK: Final = NAMES.index("lead by deck")
_DECK: Final = NAMES.index("deck 1") - 1
_AHEAD: Final = NAMES.index("ahead at deck 1") - 1
_ROOM_MINE: Final = NAMES.index("room")
_ROOM_RIVAL: Final = NAMES.index("rival's room")
_MISSING: Final = NAMES.index("rival's missing cards")
_KINDS: Final = NAMES.index("kinds")
_LATE_DANGER: Final = NAMES.index("late danger")
_OPENNESS: Final = NAMES.index("openness")
_PACE: Final = NAMES.index("pace")


def row(unseen: i64, drawn: i64, copies: i64) -> i64:
    """Where the chances of drawing so many of `copies` begin in the flat tables."""
    return ((unseen * 6 + drawn) * 6 + copies) * _MANY


def by_ground(lead: i64) -> float:
    """The comparison by ground: 1 ahead, 0 behind, else a half."""
    return 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0


def best(position: PackedRound) -> i64:
    """What most likely wins the round; as `evaluation.best_action`."""
    actions = position.legal()
    if len(actions) == 1:
        return actions[0]
    chosen: i64 = 0
    highest = -1.0
    for action in actions:
        chance = rate(position, action)
        if chance > highest or (chance == highest and action > chosen):
            chosen, highest = action, chance
    return chosen


def worth(position: PackedRound) -> float:
    """The chance that the best action has, for the side to act."""
    highest = 0.0
    for action in position.legal():
        chance = rate(position, action)
        if chance > highest:
            highest = chance
    return highest


def rate(position: PackedRound, action: i64) -> float:
    """The estimated chance of winning the round with `action`; as `Evaluator.win_chance`."""
    step: i64 = (action >> 6) - 5
    value: i64 = (action >> 3) & 7
    count: i64 = action & 7
    if position.phase == TURN:
        return _attack(position, step, value, count) if count else _move(position, step)
    if position.phase == DEFEND:
        return _parry(position, action) if count else _move(position, step)
    mine: i64 = position.ground1 if position.actor else position.ground0
    theirs: i64 = position.ground0 if position.actor else position.ground1
    if position.phase == LAST:
        return _last_attack(position, mine, theirs, count)
    if not count:
        return by_ground(mine + step - theirs)
    held: i64 = (position.own() >> 3 * value) & 7
    rival: i64 = position.size0 if position.actor else position.size1
    copies: i64 = (position.unseen() >> 3 * value) & 7
    total: i64 = position.unseen_count()
    return showdown(total, rival, 0, copies, held - count, 0, by_ground(mine - theirs))


def _drawn(position: PackedRound, played: i64) -> i64:
    size: i64 = position.size1 if position.actor else position.size0
    drawn: i64 = _HAND - size + played
    return drawn if drawn < position.deck else position.deck


def _move(position: PackedRound, step: i64) -> float:
    mine: i64 = (position.ground1 if position.actor else position.ground0) + step
    theirs: i64 = position.ground0 if position.actor else position.ground1
    rival: i64 = position.size0 if position.actor else position.size1
    own: i64 = position.own() - (1 << 3 * (step if step > 0 else -step))
    drawn: i64 = _drawn(position, 1)
    unseen: i64 = position.unseen()
    total: i64 = position.unseen_count()
    deck: i64 = position.deck - drawn
    if deck:
        return weighed(position.variant, own, unseen, total, rival, deck, mine, theirs)
    # The deck went out with one's own move: the rival's last attack, and the comparison.
    ground = by_ground(mine - theirs)
    distance: i64 = SPAN - mine - theirs
    is_basic = position.variant == _BASIC
    if distance > _LONGEST or (is_basic and not position.rules & 4):
        return ground
    copies: i64 = (unseen >> 3 * distance) & 7
    if is_basic:
        return _EXACTLY[row(total, rival, copies)] * ground
    held: i64 = (own >> 3 * distance) & 7
    return showdown(total, rival, drawn, copies, held, 0, ground)


def _attack(position: PackedRound, step: i64, value: i64, count: i64) -> float:
    # Touched at once; or parried, and both go on with `count` cards less.
    if position.variant == _BASIC:
        return 1.0
    mine: i64 = (position.ground1 if position.actor else position.ground0) + step
    theirs: i64 = position.ground0 if position.actor else position.ground1
    rival: i64 = position.size0 if position.actor else position.size1
    own: i64 = position.own() - (count << 3 * value)
    if step:
        own -= 1 << 3 * step
    drawn: i64 = _drawn(position, count + (1 if step else 0))
    unseen: i64 = position.unseen()
    total: i64 = position.unseen_count()
    deck: i64 = position.deck - drawn
    copies: i64 = (unseen >> 3 * value) & 7
    if not deck:
        held: i64 = (own >> 3 * value) & 7
        return showdown(total, rival, drawn, copies, held, count, by_ground(mine - theirs))
    parried = _AT_LEAST[row(total, rival, copies) + count]
    chance = 1.0 - parried
    if step:
        # It can be fled from, by a rival with room behind.
        room: i64 = theirs if theirs < _LONGEST else _LONGEST
        chance *= 1.0 - float(room) / 5.0 * (1.0 - WON_AFTER_RETREAT)
    if parried > 0.0:
        chance += parried * weighed(
            position.variant, own, unseen - (count << 3 * value), total - count, rival - count,
            deck, mine, theirs,
        )  # fmt: skip
    return chance


def _parry(position: PackedRound, action: i64) -> float:
    # As good as the best turn that may follow it.
    after = position.copy()
    after.do(action)
    return worth(after) if after.winner == GOES_ON else 0.0


def _last_attack(position: PackedRound, mine: i64, theirs: i64, count: i64) -> float:
    ground = by_ground(mine - theirs)
    if position.variant == _BASIC:
        return 1.0 if count else ground
    distance: i64 = SPAN - mine - theirs
    if distance > _LONGEST:
        return ground
    rival: i64 = position.size0 if position.actor else position.size1
    copies: i64 = (position.unseen() >> 3 * distance) & 7
    held: i64 = (position.own() >> 3 * distance) & 7
    total: i64 = position.unseen_count()
    return showdown(total, rival, 0, copies, held - count, count, ground)


def showdown(
    total: i64, rival: i64, drawn: i64, copies: i64, left: i64, count: i64, ground: float
) -> float:
    """The chance to win the comparison of cards equal to the distance, or by a touch before it.

    `count` cards were laid in attack, `left` are held, and so many drawn; of the `copies` among
    `total` unseen cards the rival, who holds `rival`, may have any. `ground` decides a tie.
    """
    chance = 0.0
    first: i64 = row(total, rival, copies)
    held: i64 = 0
    while held <= copies:
        held_chance = _EXACTLY[first + held]
        if held_chance > 0.0:
            if held < count:
                chance += held_chance
            else:
                chance += held_chance * _drawn_showdown(
                    row(total - rival, drawn, copies - held), drawn, held - count - left, ground
                )
        held += 1
    return chance


def _drawn_showdown(first: i64, drawn: i64, needed: i64, ground: float) -> float:
    # Of the chances from `first` on, those to draw more than `needed`, and a tie with as many.
    chance = 0.0
    more: i64 = 0
    while more <= drawn:
        if more > needed:
            chance += _EXACTLY[first + more]
        elif more == needed:
            chance += _EXACTLY[first + more] * ground
        more += 1
    return chance


def weighed(
    variant: i64, own: i64, unseen: i64, total: i64, rival: i64, deck: i64, mine: i64, theirs: i64
) -> float:
    """The logistic function of the features, weighed; as those of `features.features_of`."""
    weights = _WEIGHTS[variant]
    distance: i64 = SPAN - mine - theirs
    nearest: i64 = distance - _LONGEST if distance > _LONGEST else 1
    longest: i64 = distance - 1 if distance <= _LONGEST else _LONGEST
    strength = 0.0
    reach = 0.0
    openness = 0.0
    kinds: i64 = 0
    pace: i64 = 0
    danger = 0.0
    threat = 0.0
    value: i64 = 1
    while value <= _LONGEST:
        held: i64 = (own >> 3 * value) & 7
        first: i64 = row(total, rival, (unseen >> 3 * value) & 7)
        unanswerable = 0.0
        if held:
            kinds += 1
            pace += held * value
            unanswerable = 1.0 if variant == _BASIC else 1.0 - _AT_LEAST[first + held]
        unparried = _AT_LEAST[first + (1 if variant == _BASIC else held + 1)]
        strength += unanswerable
        openness += unparried
        if nearest <= value <= longest:
            reach += unanswerable
        if value == distance:
            danger = unparried
            threat = unanswerable
        value += 1
    lead: i64 = mine - theirs
    odds = (
        weights[0]
        + weights[distance if distance < _FAR else _FAR]
        + weights[_FROM_AFAR if distance > _LONGEST else _FROM_NEAR] * reach
        + weights[_STRENGTH] * strength
        + weights[_OPENNESS] * openness / 5.0
        + weights[_KINDS] * float(kinds) / 5.0
        + weights[_PACE] * float(pace) / 25.0
        + weights[_MISSING] * float(rival - _HAND)
        + weights[_LEAD] * float(lead) / 10.0
        + weights[_LEAD_BY_DECK] * float(lead) / float(2 + deck)
        + weights[_ROOM_MINE] * float(mine if mine < _LONGEST else _LONGEST) / 5.0
        + weights[_ROOM_RIVAL] * float(theirs if theirs < _LONGEST else _LONGEST) / 5.0
    )
    if deck <= _LATE:
        odds += weights[_DECK + deck]
        if lead:
            odds += weights[_AHEAD + deck] * (1.0 if lead > 0 else -1.0)
    if distance <= _LONGEST:
        odds += weights[_DANGER] * danger + weights[_THREAT] * threat
        odds += weights[_LATE_DANGER] * danger * float(_WHOLE_DECK - deck) / 15.0
        if deck <= _LATE:
            held = (own >> 3 * distance) & 7
            expected = float(((unseen >> 3 * distance) & 7) * rival) / float(total)
            odds += weights[_SURPLUS] * (float(held) - expected)
    if variant == _ADVANCED and distance > 1:
        odds += _lunges(weights, own, unseen, total, rival, distance, mine)
    return 1.0 / (1.0 + exp(-odds))


def _lunges(
    weights: list[float], own: i64, unseen: i64, total: i64, rival: i64, distance: i64, mine: i64
) -> float:
    # About how many indirect attacks the rival has that could not be parried.
    expected = 0.0
    value: i64 = distance - _LONGEST if distance > _LONGEST else 1
    while value <= _LONGEST and value < distance:
        step: i64 = distance - value
        held: i64 = (own >> 3 * value) & 7
        unparried = _AT_LEAST[row(total, rival, (unseen >> 3 * value) & 7) + held + 1]
        stepped: i64 = row(total, rival, (unseen >> 3 * step) & 7)
        expected += unparried * _AT_LEAST[stepped + (2 if step == value else 1)]
        value += 1
    room: i64 = mine if mine < _LONGEST else _LONGEST
    is_cornered = not own & ((1 << 3 * (room + 1)) - 8)
    return weights[_LUNGE_CORNERED if is_cornered else _LUNGE] * expected

"""Positions as text: `standard L8-R15 R turn L[12345] R[11255] deck[24] top3 score2:1`.

In order: the variant, the squares, the seat to act, the phase, the hands (sorted), the deck (the
next card first), the top of the pile (`-`: none, or not known), the score. Beyond the rules page:

- A trailing `began:L` or `began:R` says who began the round. Left out, it is L after an even
  number of points and R after an odd one.
- The end of the match is the phase `over`, with `-` to act.
- `?` is an unknown card of the deck, or of the hand that does not act.
- The step of an indirect attack may be left out (`defend:+2x3`); it reads as 1.

Not carried: drawn rounds and the order of the results, the last action, how the last round ended,
the order of the pile. `normal` gives the state with what is read in their place.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engines.core.game import PositionError
from engines.core.options import Options
from engines.core.seat import Pair, Seat
from engines.en_garde.state import UNKNOWN, EnGardeState
from engines.en_garde.terms import (
    COPIES,
    DECK,
    HAND_SIZE,
    SQUARES,
    Attack,
    Hand,
    Phase,
    Rules,
    Variant,
)

EXAMPLE: Final = "standard L8-R15 R turn L[12345] R[11255] deck[24] top3 score2:1"

LETTERS: Final = {Seat.ONE: "L", Seat.TWO: "R"}
_SEATS: Final = {"l": Seat.ONE, "r": Seat.TWO, "-": None}

_PARTS: Final = tuple(
    (name, re.compile(shape, re.IGNORECASE), right)
    for name, shape, right in (
        ("the variant", r"(basic|standard|advanced)", "basic, standard or advanced"),
        ("the squares", r"L([0-9]{1,3})-R([0-9]{1,3})", "L8-R15"),
        ("the seat to act", r"([LR-])", "L, R, or - when the match is over"),
        (
            "the phase",
            r"(?:(turn|last|over)|(defend|lastdefend):(?:([1-5]?)(\+))?([1-5])x([1-5]))",
            "turn, defend:2x3, defend:4+2x3, last, lastdefend:2x3 or over",
        ),
        ("the left hand", r"L\[([1-5?]*)\]", "L[12345]"),
        ("the right hand", r"R\[([1-5?]*)\]", "R[11255]"),
        ("the deck", r"deck\[([1-5?]*)\]", "deck[24], the next card first"),
        ("the top of the pile", r"top([1-5-])", "top3, or top- if there is none"),
        ("the score", r"score([0-9]{1,3}):([0-9]{1,3})", "score2:1"),
        ("who began", r"began:([LR])", "began:L"),
    )
)
_OPTIONAL: Final = 1  # of the parts, from the end


def write(state: EnGardeState) -> str:
    """`state` as text."""
    hands = state.hands.map(lambda hand: _digits((*filter(None, hand), *_unknown(hand))))
    top = state.played[-1] if state.played else "-"
    text = (
        f"{state.rules.variant} L{state.squares.one}-R{state.squares.two} "
        f"{LETTERS[state.to_act] if state.to_act else '-'} {_phase(state)} "
        f"L[{hands.one}] R[{hands.two}] deck[{_digits(state.deck)}] top{top} "
        f"score{state.scores.one}:{state.scores.two}"
    )
    is_usual = state.starter is _usual_starter(state.scores)
    return text if is_usual else f"{text} began:{LETTERS[state.starter]}"


def read(text: str, options: Options) -> EnGardeState:
    """The position that `text` writes; its variant outranks the options.

    Raises:
        PositionError: what was wrong, where, and the right form.
    """
    parts = list(_parts(text))
    variant, squares, to_act, phase, one, two, deck, top, score = parts[:9]
    seat = _SEATS[to_act[1].lower()]
    scores = Pair(one=int(score[1]), two=int(score[2]))
    began = _SEATS[parts[9][1].lower()] if len(parts) > 9 else None
    state = EnGardeState(
        rules=replace(Rules.of(options), variant=Variant(variant[1].lower())),
        squares=Pair(one=int(squares[1]), two=int(squares[2])),
        hands=Pair(one=tuple(sorted(_cards(one[1]))), two=tuple(sorted(_cards(two[1])))),
        deck=_cards(deck[1]),
        played=tuple(_cards(top[1].replace("-", ""))),
        to_act=seat,
        phase=Phase((phase[1] or phase[2]).lower()),
        attack=_attack(phase),
        starter=began or _usual_starter(scores),
        scores=scores,
    )
    for objection in _objections(state):
        raise PositionError(f"{objection}; a right one: {EXAMPLE}")
    return normal(state)


def normal(state: EnGardeState) -> EnGardeState:
    """`state` without what the notation does not carry: `read(write(state)) == normal(state)`.

    The pile is sorted under its top; without a top, or with unknown cards, there is no more.
    """
    scores = state.scores
    return replace(
        state,
        played=_pile(state),
        last=None,
        results=(Seat.ONE,) * scores.one + (Seat.TWO,) * scores.two,
        last_round=None,
    )


def _parts(text: str) -> Iterator[re.Match[str]]:
    words = list(re.finditer(r"\S+", text))
    for number, (name, shape, right) in enumerate(_PARTS):
        if number >= len(words):
            if number >= len(_PARTS) - _OPTIONAL:
                return
            raise PositionError(f"{name} is missing: {right}; a whole position: {EXAMPLE}")
        word = words[number]
        if not (found := shape.fullmatch(word[0])):
            raise PositionError(
                f"{name}, at column {word.start() + 1}: {word[0][:40]!r} should be like "
                f"{right}; a whole position: {EXAMPLE}"
            )
        yield found
    if len(words) > len(_PARTS):
        extra = words[len(_PARTS)]
        raise PositionError(
            f"nothing may follow at column {extra.start() + 1}: {extra[0][:40]!r}; "
            f"a whole position: {EXAMPLE}"
        )


def _objections(state: EnGardeState) -> Iterator[str]:
    # Contradictions between the parts, each of which is well written.
    squares, attack = state.squares, state.attack
    if not 1 <= squares.one < squares.two <= SQUARES:
        yield f"the squares L{squares.one}-R{squares.two}: 1 to {SQUARES}, L left of R"
    if (state.to_act is None) != (state.phase is Phase.OVER):
        yield "the seat to act is - when the phase is over, and only then"
    if attack is not None:
        yield from _objections_to_attack(state, attack)
    if state.to_act and UNKNOWN in state.hands[state.to_act]:
        letter = LETTERS[state.to_act]
        yield f"{letter}'s cards must be known, for {letter} is to act: {letter}[12345], not ?"
    yield from _objections_to_cards(state)
    yield from _objections_to_score(state)


def _objections_to_attack(state: EnGardeState, attack: Attack) -> Iterator[str]:
    if state.rules.variant is Variant.BASIC:
        yield f"the phase {_phase(state)}: nobody parries in the basic game"
    if attack.is_indirect and state.rules.variant is not Variant.ADVANCED:
        yield f"the phase {_phase(state)}: only the advanced game has indirect attacks"
    if attack.value != state.distance:
        yield f"the phase {_phase(state)}: an attack at distance {state.distance} needs that value"
    if state.played and state.played[0] != attack.value:
        yield f"the top of the pile, top{state.played[0]}: after an attack it is of its cards"


def _objections_to_cards(state: EnGardeState) -> Iterator[str]:
    for seat, hand in zip(Seat, state.hands, strict=True):
        if len(hand) > HAND_SIZE:
            yield f"{LETTERS[seat]}'s hand has {len(hand)} cards: {HAND_SIZE} at most"
    if len(state.deck) > len(DECK) - 2 * HAND_SIZE:
        yield f"the deck has {len(state.deck)} cards: {len(DECK) - 2 * HAND_SIZE} at most"
    if not state.deck and state.phase in (Phase.TURN, Phase.DEFEND):
        yield f"the deck is out: the phase is last or lastdefend, not {_phase(state)}"
    if state.deck and state.phase in (Phase.LAST, Phase.LAST_DEFEND):
        yield f"the phase {_phase(state)} comes when the deck is out: deck[]"
    for value, count in sorted(Counter(_known(state)).items()):
        if count > COPIES:
            yield f"{count} cards of the value {value}: there are {COPIES} of each"


def _objections_to_score(state: EnGardeState) -> Iterator[str]:
    touches = state.rules.touches
    low, high = sorted(state.scores)
    text = f"the score {state.scores.one}:{state.scores.two}"
    if state.phase is not Phase.OVER and high >= touches:
        yield f"{text}: the match goes to {touches}, so the phase is over"
    if state.phase is Phase.OVER and not low < high == touches:
        yield f"{text}: a match that is over has one fencer at {touches}"


def _known(state: EnGardeState) -> tuple[int, ...]:
    # All cards that a position names; of the pile only its top, or the attack on it.
    attack = state.attack
    pile = (attack.value,) * attack.count if attack else state.played[-1:]
    cards = (*state.hands.one, *state.hands.two, *state.deck, *pile)
    return tuple(card for card in cards if card != UNKNOWN)


def _pile(state: EnGardeState) -> tuple[int, ...]:
    held = (*state.hands.one, *state.hands.two, *state.deck)
    top = state.played[-1:]
    if not top or UNKNOWN in held:
        return top
    rest = Counter(DECK) - Counter(held) - Counter(top)
    return (*sorted(rest.elements()), *top)


def _attack(phase: re.Match[str]) -> Attack | None:
    if not phase[2]:
        return None
    advance = int(phase[3] or 1) if phase[4] else 0
    return Attack(value=int(phase[6]), count=int(phase[5]), advance=advance)


def _phase(state: EnGardeState) -> str:
    attack = state.attack
    if attack is None:
        return str(state.phase)
    step = f"{attack.advance}+" if attack.is_indirect else ""
    return f"{state.phase}:{step}{attack.count}x{attack.value}"


def _usual_starter(scores: Pair[int]) -> Seat:
    return Seat.ONE if (scores.one + scores.two) % 2 == 0 else Seat.TWO


def _cards(text: str) -> tuple[int, ...]:
    return tuple(UNKNOWN if card == "?" else int(card) for card in text)


def _digits(cards: tuple[int, ...]) -> str:
    return "".join(str(card) if card != UNKNOWN else "?" for card in cards)


def _unknown(hand: Hand) -> tuple[int, ...]:
    return tuple(card for card in hand if card == UNKNOWN)

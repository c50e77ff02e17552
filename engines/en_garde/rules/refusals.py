"""Every refusal of En Garde in one table: the code, and its English sentence.

The locales translate by `en_garde-refused-<code>`, with the same facts.
"""

from __future__ import annotations

from typing import Final

from engines.core.game import IllegalMoveError, InvalidMoveError, Refusals

# The text is not an action at all.
INVALID: Final[dict[str, str]] = {
    "not-a-move": "“{text}” is not an action; examples: +3, -2, 2x4, +3 2x5, =2x4, pass",
    "no-such-card": "“{text}”: cards go from 1 to 5, and there is no {card}",
    "too-many-cards": "“{text}”: there are five cards of each value; play 1 to 5, not {count}",
}

# An action that the rules forbid here and now.
ILLEGAL: Final[dict[str, str]] = {
    "match-over": "the match is over",
    "not-your-turn": "it is the other fencer's turn",
    "must-answer": "{count}x{value} must be parried with ={count}x{value}, and with nothing else",
    "must-answer-indirect": (
        "an indirect attack of {count}x{value} must be parried with ={count}x{value}, "
        "or answered by a retreat"
    ),
    "parry-must-match": (
        "a parry matches number and value: ={count}x{value}, not ={played}x{card}"
    ),
    "no-retreat-from-direct": (
        "only an indirect attack may be answered by a retreat; "
        "parry {count}x{value} with ={count}x{value}"
    ),
    "no-parry-now": "there is no attack to parry",
    "no-pass-now": "only the last attack, when the deck is out, may be passed",
    "deck-is-out": "the deck is out: nobody moves any more; a direct attack, or pass",
    "one-card-in-basic": "in the basic game an attack is exactly one card: 1x{value}",
    "no-parry-in-basic": "in the basic game an attack can't be parried",
    "only-in-advanced": "a step and an attack in one turn belong to the advanced game only",
    "not-held": "this needs {needed} of the value {value}, and the hand has {held}",
    "off-the-piste": "{value} back is off the piste: the squares behind are {room}",
    "onto-the-opponent": "{value} forward is the opponent's own square: attack with 1x{value}",
    "past-the-opponent": "{value} forward is past the opponent: the distance is {distance}",
    "no-room-to-attack": (
        "{value} forward leaves no distance for an attack: the distance is {distance}"
    ),
    "wrong-distance": "an attack needs cards equal to the distance: {distance}, not {value}",
    "wrong-distance-left": (
        "after {advance} forward the distance is {distance}: attack with {distance}, not {value}"
    ),
}

SENTENCES: Final[dict[str, str]] = INVALID | ILLEGAL


invalid: Final = Refusals(InvalidMoveError, INVALID)
illegal: Final = Refusals(IllegalMoveError, ILLEGAL)

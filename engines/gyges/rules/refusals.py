"""Every refusal of Gygès in one table: the code, and its English sentence.

The locales translate by `gyges-refused-<code>`, with the same facts. A fact `side` is South or
North; rows are numbered from 1, South's.
"""

from __future__ import annotations

from typing import Final

from engines.core.game import IllegalMoveError, InvalidMoveError, Refusals

# The text is not a move at all.
INVALID: Final[dict[str, str]] = {
    "not-a-move": "“{text}” is not a move; examples: a1-b2, a1-GN, a1-b1xc3",
    "no-such-square": "“{text}”: squares go from a1 to f6, and there is no {square}",
    "not-a-setup": (
        "“{text}” is not a setup; an example: setup 321123/000000, the row nearest to you first"
    ),
    "no-throw-into-goal": "“{text}”: a goal is no place to put a ring, nor to bounce",
}

# A move that the rules forbid here and now.
ILLEGAL: Final[dict[str, str]] = {
    "match-over": "the match is over",
    "not-your-turn": "it is the other side's turn",
    "set-up-first": "the rings are still being set up: a setup such as setup 321123/000000",
    "set-up-already": "the rings have been set up",
    "two-of-each": "a setup has two rings of each value: {near}/{far} has {ones}, {twos}, {threes}",
    "one-row-only": "with setup_rows=1 all six rings stand on the row nearest to you",
    "no-ring": "there is no ring on {start}",
    "not-from-goal": "a ring never leaves a goal",
    "not-in-playable-row": "{start} is not in {side}'s playable row, which is row {row}",
    "own-goal": "nobody may enter their own goal: {side} goes for {goal}",
    "ends-on-ring": (
        "there is a ring on {end}: say where it is thrown, such as {start}-{end}x{start}"
    ),
    "nothing-to-throw": "there is no ring on {hit} to be thrown: {start}-{hit} would end there",
    "throws-itself": "a ring can't take its own place",
    "landing-taken": "there is a ring on {landing} already",
    "beyond-row": "{landing} is beyond {side}'s playable row, which is row {row}",
    "origin-end": "with origin_end=false a move may not end where it began",
    "crosses-twice": (
        "crosses {border} twice: every way from {start} to {end} crosses some border twice"
    ),
    "blocked": "{blocker} is in the way: only the last step of a series may reach a ring",
    "wrong-steps": "no series of exactly {value} from {start} leads to {end}",
    "no-bounce-there": "no series of {value} from {start}, and no bounce, ends on {end}",
}

SENTENCES: Final[dict[str, str]] = INVALID | ILLEGAL


invalid: Final = Refusals(InvalidMoveError, INVALID)
illegal: Final = Refusals(IllegalMoveError, ILLEGAL)

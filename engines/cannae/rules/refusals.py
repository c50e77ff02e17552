"""Every refusal of Cannae in one table: the code, and its English sentence.

The locales translate by `cannae-refused-<code>`, with the same facts. Squares are names (`b2`);
`action` is the action as written (`Pb2b3`).
"""

from __future__ import annotations

from typing import Final

from engines.core.game import IllegalMoveError, InvalidMoveError, Refusals

# The text is not a turn at all.
INVALID: Final[dict[str, str]] = {
    "not-a-turn": "“{text}” is not a turn; examples: Mb2b3, Pb2b3, Ca2a5, Xa2a5, Mb2b3+Ca2a5, -",
    "no-such-square": "“{text}”: squares go from a1 to h8, and there is no {square}",
    "too-many-actions": (
        "“{text}”: a turn is one infantry action, one cavalry action, both or none, not {count}"
    ),
}

# A turn that the rules forbid here and now.
ILLEGAL: Final[dict[str, str]] = {
    "match-over": "the match is over",
    "not-your-turn": "it is the other side's turn",
    "infantry-twice": "a turn has one infantry action; {action} would be the second",
    "cavalry-twice": "a turn has one cavalry action; {action} would be the second",
    "decided-already": "the first action ends the game: {action} can't follow",
    "nobody-there": "{action}: there is no piece on {square}",
    "not-yours": "{action}: the piece on {square} is the enemy's",
    "lost-before": "{action}: the cavalry of {square} is lost by the first action",
    "moved-before": "{action}: the first action moves the piece of {square} to {target}",
    "not-infantry": "{action}: {square} is cavalry, which slides (C) or charges (X)",
    "not-cavalry": "{action}: {square} is infantry, which steps (M) or pushes (P)",
    "step-too-far": "{action}: infantry steps to one of the squares beside it, not to {target}",
    "step-onto-piece": "{action}: {target} is occupied; a push is written {right}",
    "push-not-beside": "{action}: a push is written with the square beside the rear pusher",
    "nothing-to-push": "{action}: {target} is empty; a step is written {right}",
    "push-too-weak": "{action}: {active} against {opposing} can't push",
    "push-too-weak-passive": (
        "{action}: {active} against {opposing} can't push; own infantry beyond the first other "
        "piece doesn't count: {passive}"
    ),
    "not-in-line": (
        "{action}: cavalry rides straight or diagonally, and {target} is on no such line"
    ),
    "path-blocked": "{action}: the piece on {blocker} is in the way",
    "slide-onto-own": "{action}: {target} is occupied by an own piece",
    "slide-onto-infantry": "{action}: enemy infantry is on {target}; a charge is written {right}",
    "cavalry-against-cavalry": "{action}: cavalry can't take the cavalry on {target}",
    "nobody-to-charge": "{action}: {target} is empty; a slide is written {right}",
    "charge-own": "{action}: the piece on {target} is one's own",
    "in-contact": "{action}: in contact at the start: can't charge {target}",
    "supported": "{action}: {target} is supported by the infantry on {supporter}: can't charge it",
}

SENTENCES: Final[dict[str, str]] = INVALID | ILLEGAL


invalid: Final = Refusals(InvalidMoveError, INVALID)
illegal: Final = Refusals(IllegalMoveError, ILLEGAL)

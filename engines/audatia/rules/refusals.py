"""Every refusal of Audatia in one table: the code, and its English sentence.

The locales translate by `audatia-refused-<code>`, with the same facts. Facts are codes of cards,
blows, poste, virtues, sides (R, L, M), flanks and windows, and numbers.
"""

from __future__ import annotations

from typing import Final

from engines.core.game import Fact, IllegalMoveError, InvalidMoveError, Refusals

# The text is not a move at all.
INVALID: Final[dict[str, str]] = {
    "not-a-move": (
        "“{text}” is not a move; examples: MFl, counter:MFl, kick, posta:longa, change:longa, "
        "trade:P,turn, mulligan:P,turn, salute:P, virtue:prudentia, second:P, cycle:taunt, "
        "inside, bold, pass"
    ),
    "no-such-card": "there is no card “{text}”; such as MFl, P, turn, cover, kick",
    "no-such-posta": "there is no posta “{text}”; such as longa, donna_destra, bicorno",
    "no-such-virtue": "“{text}” is none of audatia, prudentia, fortitudo, celeritas",
    "which-half": "“{text}”: say which half-sun, {one} or {two}",
    "trade-two": "a trade discards two cards, as in trade:P,turn, not {count}",
}

# A move that the rules forbid here and now.
ILLEGAL: Final[dict[str, str]] = {
    "match-over": "the duel is over",
    "not-your-turn": "it is the other man's decision",
    "chosen-already": "you have chosen, and wait for the other man",
    "not-in-one-go": "{act} can't be sent together with what comes before it",
    "which-copy": "both are in the hand: say which half-sun, {one} or {two}",
    "not-held": "{card} is not in the hand",
    "needs-advantage": "{card} needs the advantage in {virtue}: {own} against {rival}",
    "not-in-this-window": "{card} can't be played now; this is asked: {window}",
    "name-a-card": "say which card {card} takes back, as in {card}:MFl",
    "no-blow-now": "no blow can be played now; this is asked: {window}",
    "must-attack": "an attack must be made now: a blow, and nothing else",
    "not-from-posta": "{blow} is no blow of {posta}",
    "not-from-side": "{blow} can't be played with the sword on the side {side}",
    "closed-line": "{posta} is closed to {blow}",
    "does-not-stop": "{blow} does not stop {attack}",
    "never-parries": "{blow} never parries; it breaks a thrust",
    "thrust-answers-thrust": "a thrust answers no cut: it may only be exchanged for a thrust",
    "no-exchange-from": "nobody exchanges thrusts from {posta}",
    "no-counterattack": "{blow} can't counterattack {attack}",
    "no-counter-to-counter": "a counterattack can't be counterattacked",
    "counterattack-unparried": "it was agreed that a counterattack can't be parried",
    "wrong-use": "{blow} can't be used for that here ({use})",
    "no-remedy-now": "no remedy can be played now; this is asked: {window}",
    "wrong-flank": "{card} is not for the {flank}",
    "no-counter-now": "no counter-remedy can be played now; this is asked: {window}",
    "counters-other-side": "{card} does not meet a remedy played from the {flank}",
    "no-escape": "it was agreed that a break off does not save from an exchange",
    "no-bold-now": "a bold entry is made right after one's own attack was parried",
    "no-remedy-held": "a bold entry needs a remedy in the hand",
    "nothing-to-attack-with": "{card} needs an attack that is legal now",
    "feint-in-stretto": "a feint needs a largo bind",
    "no-fendenti": "{card} follows a fendente parried with a fendente",
    "not-there": "{card} is not in the discard",
    "not-in-discard-or-pile": "{card} is not in the discard, nor under the top of the pile",
    "fetches-blows": "{skill} takes back a blow, and {card} is none",
    "fetches-no-own": "{skill} can't take itself back",
    "no-cycle": "{card} has no cycle sign",
    "deck-empty": "the action deck is empty",
    "no-trade-now": "cards are traded out of measure, before the posta is chosen",
    "no-mulligan-now": "the first hand is changed before virtues are dealt, and once",
    "no-salute-now": "salutes are given before the first assault",
    "no-spend-now": "nobody has been lured",
    "spend-a-blow": "a man who is lured spends a blow, and {card} is none",
    "no-virtue-now": "no virtue is dealt now",
    "virtue-taken": "{virtue} has been taken",
    "no-posta-now": "no posta is chosen now; this is asked: {window}",
    "no-change-now": "the posta can't be changed now; this is asked: {window}",
    "must-attack-first": "an attack is possible, and must be made without changing posta",
    "same-posta": "that man stands in {posta} already",
    "bicorno-spent": "{posta} has been used, and serves once in a duel",
    "no-sides-now": "no sides are chosen now; this is asked: {window}",
    "no-pass-now": "nothing can be declined now; this is asked: {window}",
    "must-answer": "{card} must be answered; the only other way out is to resign",
}

SENTENCES: Final[dict[str, str]] = INVALID | ILLEGAL


# A rule that is broken: the code of its refusal, and the facts that fill its sentence.
#
# Lists of legal acts are made by checks that mostly find a broken rule, and need no sentence of it.
Broken = tuple[str, dict[str, Fact]]


def broken(code: str, **facts: Fact) -> Broken:
    """The rule `code` is broken."""
    return code, facts


invalid: Final = Refusals(InvalidMoveError, INVALID)
illegal: Final = Refusals(IllegalMoveError, ILLEGAL)

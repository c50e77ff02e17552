"""The symbols of `icon.svg` that stand for acts."""

from __future__ import annotations

from typing import Final

from engines.audatia.terms import ActKind, Use
from renderers.audatia.steps import Kind, Tap

_SIGNS: Final[dict[Kind, str]] = {
    Kind.ATTACK: "attack",
    Kind.PARRY: "parry",
    Kind.COUNTERATTACK: "counter",
    Kind.BREAK: "break",
    Kind.EXCHANGE: "counter",
    Kind.REMEDY: "grip",
    Kind.COUNTER_REMEDY: "grip",
    Kind.SKILL: "skill",
    Kind.FETCH: "skill",
    Kind.TRADE: "card",
    Kind.CARD: "card",
    Kind.CYCLE: "card",
    Kind.SALUTE: "salute",
    Kind.NO_SALUTE: "pass",
    Kind.NO_RETURN: "pass",
    Kind.KEEP: "card",
    Kind.SPEND: "card",
    Kind.VIRTUE: "virtue",
    Kind.POSTA: "guard",
    Kind.CHANGE: "guard",
    Kind.BOLD: "grip",
    Kind.PASS: "pass",
}

# Of a card that was played on a pile.
SIGNS_OF_USES: Final = {use: _SIGNS[Kind(use.value)] for use in Use}

# Of an act that was made.
SIGNS_OF_ACTS: Final[dict[ActKind, str]] = {
    ActKind.MULLIGANED: "card",
    ActKind.TOOK: "virtue",
    ActKind.SALUTED: "salute",
    ActKind.WITHHELD: "pass",
    ActKind.TRADED: "card",
    ActKind.CYCLED: "card",
    ActKind.CHOSE: "card",
    ActKind.REVEALED: "guard",
    ActKind.CHANGED: "guard",
    ActKind.SPENT: "card",
    ActKind.PLAYED: "attack",
    ActKind.SKILL: "skill",
    ActKind.FETCHED: "skill",
    ActKind.DENIED: "skill",
    ActKind.ALLOWED: "pass",
    ActKind.BOLD: "grip",
    ActKind.ORIENTED: "grip",
    ActKind.PASSED: "pass",
}


def sign_of(tap: Tap) -> str:
    """Of a step. That of a flank says which one."""
    return tap.word if tap.kind is Kind.FLANK else _SIGNS[tap.kind]

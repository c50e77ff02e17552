"""Hints while playing: first what to look at, then the move.

A game may offer words for the first beside its computer player: `hint_of`, a function of the
asker's view and of the move that the computer would make. They are a key of the locales with its
facts, so that they are told in any language. A game without it gets the move only.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from engines.core.chance import SeededChance
from engines.core.computer import AnyComputer
from engines.core.game import Fact
from engines.core.moves import Move
from engines.core.values import View

# Steps of `nice` below the thoughts of computer players: a person waits for those as well.
_BELOW_MOVES: Final = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    """What to look at, without the move: a key of the locales, and the facts of its sentence.

    The sentence may name the other side as `$rival`.
    """

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


HintOf = Callable[[Any, Any], Hint | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """What the strongest level would do, and where to look for it."""

    best: str  # in notation
    hint: Hint | None


def advise(computer: AnyComputer, view: View, seed: bytes) -> Advice:
    """Advice to the view's onlooker, who is to act, from what the view shows and nothing else.

    Equal views and seeds get equal advice where the level's own work is limited by no clock.
    """
    best: Move = computer.choose(view, computer.levels[-1], SeededChance(seed))
    hint_of: HintOf | None = getattr(computer, "hint_of", None)
    return Advice(best=str(best), hint=hint_of(view, best) if hint_of else None)


def advise_in_side_process(computer: AnyComputer, view: View, seed: bytes) -> str:
    """The same as text, by a process that gives way to all others."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(_BELOW_MOVES)
    advice = advise(computer, view, seed)
    hint = advice.hint
    return json.dumps([advice.best, hint and hint.key, dict(hint.facts) if hint else {}])


def read_advice(text: str) -> Advice:
    """What `advise_in_side_process` wrote."""
    best, key, facts = json.loads(text)
    return Advice(best=best, hint=Hint(key=key, facts=facts) if key else None)

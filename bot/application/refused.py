"""Refusals: an error that carries the key and the facts of the sentence to show."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, Final

from engines.core.game import Fact
from renderers.wording import Say

# Characters of what was typed, in a refusal.
QUOTED: Final = 40

# A fact that is said in the reader's language, such as the name of a game.
Told = Callable[[Say], str]

Given = Fact | Told | Iterable[str | Told]


class RefusedError(Exception):
    """A refusal. `key` names its sentence in the locales, and `facts` fill it.

    Several facts under one name are told one after the other. `why` is for developers. To refuse
    something new takes a sentence and a `raise`: `bot.messages.words.refusal` makes the words, and
    every door tells them.
    """

    # Under which event the operator hears of it; "": it is no fault of Salle's.
    fault: ClassVar[str] = ""

    def __init__(self, key: str, why: str = "", /, **facts: Given) -> None:
        super().__init__(why or key)
        self.key = key
        self.facts: dict[str, Given] = dict(facts)


def named(key: str) -> Told:
    """The fact that has words of its own under `key`."""
    return lambda say: say(key)


def quoted(text: str) -> str:
    """The beginning of what was typed."""
    return text[:QUOTED]

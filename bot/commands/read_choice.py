"""Which of a few values somebody means who types what its button says, in any of our languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from difflib import get_close_matches
from typing import Final

from bot.application.model import Reply
from bot.application.refused import RefusedError, Told, quoted
from bot.messages.earlier_names import all_told
from bot.messages.words import LANGUAGES, refusal, say_in, searchable
from renderers.wording import Say

_NEAR: Final = 0.65  # of the letters are alike


def read_choice(text: str, called: Mapping[str, Told]) -> str:
    """The value that is meant, of values by what they are called.

    Raises RefusedError: it is none of them; what is most like it is named.
    """
    names, said = names_of(called), searchable(text)
    if said in names:
        return names[said][0]
    if near := get_close_matches(said, names, n=1, cutoff=_NEAR):
        raise RefusedError("hall-not-understood-near", word=quoted(text), near=names[near[0]][1])
    raise RefusedError("hall-not-understood", word=quoted(text))


def parted(words: str, called: Mapping[str, Told]) -> tuple[str, str]:
    """The value that words begin with, as it was typed, and the rest; else the first word."""
    before, sign, after = words.replace(":", "=").partition("=")
    if sign:
        return before, after.strip()
    said, names = words.split(), names_of(called)
    starts = (n for n in range(len(said), 0, -1) if searchable(" ".join(said[:n])) in names)
    count = next(starts, 1)
    return " ".join(said[:count]), " ".join(said[count:])


def names_of(called: Mapping[str, Told]) -> dict[str, tuple[str, str]]:
    """Each name of each value, also of earlier versions, with the value, and the name as shown."""
    said = [
        (name, value)
        for say in map(say_in, LANGUAGES)
        for value, words in called.items()
        for name in all_told(words, say)
    ]
    found = {searchable(name): (value, name) for name, value in reversed(said)}
    return {searchable(value): (value, value) for value in called} | found


def beside(err: RefusedError, say: Say, shown: Reply, *, has_changed: bool = False) -> Reply:
    """A menu, or what has been set, with what couldn't be. A refusal has changed nothing."""
    return replace(
        shown,
        ack=refusal(err, say),
        is_error=not has_changed,
        stays=has_changed,
        is_apart=True,
    )

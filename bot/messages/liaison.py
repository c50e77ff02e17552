"""Little words that change before some names: "tocca ad Anna", "le tour d'Anna", "Ana e Inés".

A battle takes an article within a sentence: "challenges Bea to the Battle of Cannae".

The locales call these as functions: `{ A($seat_name) }` says the word and the name after it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import Final

Liaison = Callable[..., str]


def _before(plain: str, *changed: tuple[str, str]) -> Liaison:
    sounds = [(re.compile(pattern), word) for pattern, word in changed]

    def join(follows: object) -> str:
        bare = unicodedata.normalize("NFKD", str(follows).casefold())
        word = next((word for sound, word in sounds if sound.match(bare)), plain)
        return f"{word}{follows}"

    return join


# A French y before a consonant sounds like i (Yves), before a vowel it doesn't (Yann). An h may be
# mute or not, and both are written before names: the plain word is never wrong.
_FRENCH_VOWEL: Final = r"[aeiouœæ]|y[^aeiou]"

_BATTLE: Final = r"(battle|battaglia|batalla|bataille)\b"
_ITALIAN_TO: Final = ("a", "ad ")

# Functions that a language's sentences may call, by its code. Games take THE, LA, ALLA and DELLA.
LIAISONS: Final[Mapping[str, Mapping[str, Liaison]]] = {
    "en": {
        "THE": _before("", (_BATTLE, "the ")),
    },
    "it": {
        "A": _before("a ", _ITALIAN_TO),
        "E": _before("e ", ("e", "ed ")),
        "LA": _before("", (_BATTLE, "la ")),
        "ALLA": _before("a ", (_BATTLE, "alla "), _ITALIAN_TO),
        "DELLA": _before("di ", (_BATTLE, "della ")),
    },
    "es": {
        "Y": _before("y ", (r"h?i(?![aeou])|y[^aeiou]", "e ")),
        "O": _before("o ", ("h?o", "u ")),
        "LA": _before("", (_BATTLE, "la ")),
    },
    "fr": {
        "DE": _before("de ", (_FRENCH_VOWEL, "d'")),
        "QUE": _before("que ", (_FRENCH_VOWEL, "qu'")),
        "LA": _before("", (_BATTLE, "la ")),
    },
}

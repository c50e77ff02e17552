"""Little words that change before some names: "tocca ad Anna", "le tour d'Anna", "Ana e Inés".

The locales call these as functions: `{ A($seat_name) }` says the word and the name after it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import Final

Liaison = Callable[..., str]


def _before(pattern: str, changed: str, plain: str) -> Liaison:
    sounds = re.compile(pattern)

    def join(follows: object) -> str:
        bare = unicodedata.normalize("NFKD", str(follows).casefold())
        return f"{changed if sounds.match(bare) else plain}{follows}"

    return join


# A French y before a consonant sounds like i (Yves), before a vowel it doesn't (Yann). An h may be
# mute or not, and both are written before names: the plain word is never wrong.
_FRENCH_VOWEL: Final = r"[aeiouœæ]|y[^aeiou]"

# Functions that a language's sentences may call, by its code.
LIAISONS: Final[Mapping[str, Mapping[str, Liaison]]] = {
    "it": {
        "A": _before("a", "ad ", "a "),
        "E": _before("e", "ed ", "e "),
    },
    "es": {
        "Y": _before(r"h?i(?![aeou])|y[^aeiou]", "e ", "y "),
        "O": _before("h?o", "u ", "o "),
    },
    "fr": {
        "DE": _before(_FRENCH_VOWEL, "d'", "de "),
        "QUE": _before(_FRENCH_VOWEL, "qu'", "que "),
    },
}

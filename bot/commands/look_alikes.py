"""Characters that look alike: a small l, a capital I, a 1; an o and a 0."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

# What looks alike, and which of it notations use.
_ALIKE: Final = {"il1|": "il1", "o0": "o0"}

_MEANT: Final = {character: meant for kind, meant in _ALIKE.items() for character in kind}
_FOLD: Final = str.maketrans({character: meant[0] for character, meant in _MEANT.items()})
_MOST: Final = 5  # such characters in a text of which each is read for itself


def folded(text: str) -> str:
    """The text in small letters, the same for texts that look alike."""
    return text.casefold().translate(_FOLD)


def readings(text: str) -> Iterator[str]:
    """What the text may have been meant to be, in small letters; in a long one the same for all."""
    small = text.casefold()
    places = [n for n, character in enumerate(small) if character in _MEANT]
    if len(places) > _MOST:
        for chosen in product(*_ALIKE.values()):
            pairs = zip(_ALIKE, chosen, strict=True)
            yield small.translate({ord(c): one for kind, one in pairs for c in kind})
        return
    for chosen in product(*(_MEANT[small[place]] for place in places)):
        letters = list(small)
        for place, letter in zip(places, chosen, strict=True):
            letters[place] = letter
        yield "".join(letters)

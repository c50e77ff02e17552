"""Pictures that posts have named, until a browser comes for them.

A picture's address is made from what is on it and from who may see it, with a key: it can't be
guessed, it shows the same for ever, and it opens for one person's cookie alone.
"""

from __future__ import annotations

import hmac
from collections import OrderedDict
from typing import Final

from bot.application.model import Picture

Film = tuple[Picture, ...]

_KEPT: Final = 4096  # views, a few kilobytes each; the drawn bytes are cached elsewhere


class PictureTokens:
    """What may be fetched, and by whom. Forgets the oldest; a page that misses one asks anew."""

    def __init__(self, secret: bytes) -> None:
        self._key = hmac.digest(secret, b"web: pictures", "sha256")
        self._films: OrderedDict[str, Film] = OrderedDict()

    def put(self, person: str, *film: Picture) -> str:
        """The name of a picture, or of a film, for one person."""
        name = self._name(person, film)
        self._films[name] = film
        self._films.move_to_end(name)
        while len(self._films) > _KEPT:
            self._films.popitem(last=False)
        return name

    def get(self, person: str, name: str) -> Film | None:
        """What is kept under a name, if it is this person's."""
        film = self._films.get(name)
        if film is None or not hmac.compare_digest(name, self._name(person, film)):
            return None
        return film

    def _name(self, person: str, film: Film) -> str:
        shown = "\n".join(f"{picture.view!r} {picture.style!r}" for picture in film)
        return hmac.digest(self._key, f"{person}\n{shown}".encode(), "sha256").hex()[:32]

"""Names of pictures in addresses, kept until a browser fetches them.

A name is an HMAC of what the picture shows and of who may see it: it can't be guessed, it always
shows the same, and only that person can fetch it.
"""

from __future__ import annotations

import hmac
from typing import Final

from cachetools import TTLCache

from bot.application.model import Picture, SheetPicture

# A sheet's picture is always alone.
Film = tuple[Picture | SheetPicture, ...]

_KEPT: Final = 4096  # views, a few kilobytes each; the drawn bytes are cached elsewhere
# Seconds; so a picture that names somebody who has deleted themselves can't be fetched for long.
_KEPT_SECONDS: Final = 3_600.0


class PictureTokens:
    """What may be fetched, and by whom, for an hour. The page loads again what isn't there."""

    def __init__(self, secret: bytes) -> None:
        self._key = hmac.digest(secret, b"web: pictures", "sha256")
        self._films: TTLCache[str, Film] = TTLCache(_KEPT, ttl=_KEPT_SECONDS)

    def put(self, person: str, *film: Picture | SheetPicture) -> str:
        """The name of a picture, or of a film, for one person."""
        name = self._name(person, film)
        self._films[name] = film
        return name

    def get(self, person: str, name: str) -> Film | None:
        """The pictures of a name, if it is this person's; None if it isn't or was forgotten."""
        film = self._films.get(name)
        if film is None or not hmac.compare_digest(name, self._name(person, film)):
            return None
        return film

    def _name(self, person: str, film: Film) -> str:
        shown = "\n".join(map(_content, film))
        return hmac.digest(self._key, f"{person}\n{shown}".encode(), "sha256").hex()[:32]


def _content(picture: Picture | SheetPicture) -> str:
    if isinstance(picture, SheetPicture):
        return f"{picture.sheet!r} {picture.style!r}"
    shown = (picture.view, picture.style, picture.before, picture.finished, picture.obstacles)
    return " ".join(map(repr, shown))

"""An administrative act that is waiting for its confirmation.

It is kept in the manager's profile, and only the question puts it there, which is asked once their
platform has said that they manage the place. So its button works in their private chat, names
neither place nor person, and is of no use to anybody else.
"""

from __future__ import annotations

from typing import Final

from pydantic import ValidationError

from engines.core.record import Durable
from storage.administration import AdminAct

_HOLDS: Final = 600.0  # seconds


class AdminDraft(Durable):
    """An act that waits for its yes."""

    id: str
    at: float
    place: str
    act: AdminAct
    about: tuple[str, ...] = ()  # addresses
    names: tuple[str, ...] = ()  # and what they are called
    table: str = ""
    reason: str = ""

    def __str__(self) -> str:
        """As a profile holds it."""
        return self.model_dump_json()

    @classmethod
    def parse(cls, text: str) -> AdminDraft | None:
        """Read back what `str` wrote; None for anything else."""
        try:
            return cls.model_validate_json(text)
        except ValidationError:
            return None

    def holds(self, id_: str, now: float) -> bool:
        """Whether this is the one that a button means, and it isn't too old."""
        return self.id == id_ and 0 <= now - self.at < _HOLDS

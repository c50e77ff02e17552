"""A tournament while it is put together by taps.

It is too large for a button, so it is kept in its organiser's profile. A button names it and one of
its values, and is of no use to anybody else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from pydantic import Field, ValidationError

from engines.core.record import Durable

HOLDS: Final = 86_400.0
"""Seconds for which a draft is kept."""

LONGEST_NAME: Final = 100
"""Characters of a tournament's name."""

_MOST_CHOSEN: Final = 64


class TournamentDraft(Durable):
    """What has been chosen so far; what hasn't is as usual."""

    id: str
    at: float  # when it was begun, in seconds since the epoch
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
    chat: str = ""  # the address of the chat where it will be told; "": in the whole hall
    place: str = ""  # the server or the group of that chat
    zone: str = ""  # the organiser's time zone, if their platform tells it
    chosen: Annotated[Mapping[str, str], Field(max_length=_MOST_CHOSEN)] = Field(
        default_factory=dict
    )

    def __str__(self) -> str:
        """As a profile holds it."""
        return self.model_dump_json()

    @classmethod
    def parse(cls, text: str) -> TournamentDraft | None:
        """Read back what `str` wrote; None for anything else."""
        try:
            return cls.model_validate_json(text)
        except ValidationError:
            return None

    def holds(self, now: float) -> bool:
        """Whether it isn't too old."""
        return 0 <= now - self.at < HOLDS

    def having(self, field: str, value: str) -> TournamentDraft:
        """The same with another value; "" takes one back."""
        others = {name: kept for name, kept in self.chosen.items() if name != field}
        return self.model_copy(update={"chosen": others | ({field: value} if value else {})})

"""A line of conditional moves while it is entered by taps.

A button has no room for several moves, so what has been entered is kept in its player's profile,
which is loaded with every table. It holds for one decision of their rival's, and is replaced by the
next line that they begin.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final

from pydantic import BeforeValidator, PlainSerializer, TypeAdapter, ValidationError

from engines.core.seat import Seat
from storage.base import TableKey


def _read_key(text: object) -> TableKey:
    return TableKey.parse(str(text))


@dataclass(frozen=True, slots=True, kw_only=True)
class LineDraft:
    """The moves of a line so far, of both sides, and the steps of the next one."""

    table: Annotated[TableKey, BeforeValidator(_read_key), PlainSerializer(str)]
    seat: Seat
    version: int  # of the decision that was put to the seat last: it waits since
    moves: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()

    @property
    def length(self) -> int:
        """Tells a tap on what is shown from one on what was shown before."""
        return 10 * len(self.moves) + len(self.steps)

    def plus_move(self, move: str) -> LineDraft:
        """With a whole move."""
        return replace(self, moves=(*self.moves, move), steps=())

    def __str__(self) -> str:
        return _ADAPTER.dump_json(self).decode()

    @classmethod
    def parse(cls, text: str) -> LineDraft | None:
        """Read back what `str` wrote; None for anything else."""
        try:
            return _ADAPTER.validate_json(text)
        except ValidationError:
            return None


_ADAPTER: Final = TypeAdapter(LineDraft)

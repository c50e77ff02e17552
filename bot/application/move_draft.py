"""A move that somebody enters where only alerts can answer them, and hasn't sent.

Their taps change nothing that others see, so the buttons can't carry what they have entered. It is
kept in their profile, which is loaded with every table, and holds for one decision and for minutes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.core.seat import Seat
from storage.base import TableKey

# Seconds after which a tap begins a new move.
KEPT_SECONDS: Final = 600.0


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveDraft:
    """The steps of a move that its player has been told of, and what was listed to go on with."""

    table: TableKey
    seat: Seat
    version: int  # at which the decision was put that it answers
    at: float
    page: int = 0  # of the steps that were listed
    is_told: bool = True  # an alert has named it: it may be sent
    steps: tuple[str, ...] = ()

    def __str__(self) -> str:
        head = f"{self.table} {self.seat} {self.version} {self.at:.0f} {self.page}"
        head += f" {self.is_told:d}"
        return " ".join((head, *self.steps))

    @classmethod
    def parse(cls, text: str) -> MoveDraft | None:
        """Read back what `str` wrote; None for anything else."""
        try:
            table, seat, version, at, page, is_told, *steps = text.split()
            return cls(
                table=TableKey.parse(table),
                seat=Seat(seat),
                version=int(version),
                at=float(at),
                page=int(page),
                is_told=is_told == "1",
                steps=tuple(steps),
            )
        except ValueError:
            return None

    def has_expired(self, now: float) -> bool:
        """Whether it was entered too long ago to be remembered by its player."""
        return now - self.at >= KEPT_SECONDS

    def is_current(self, table: TableKey, seat: Seat, version: int, now: float) -> bool:
        """Whether it was entered for this decision, a short while ago."""
        is_his = (self.table, self.seat, self.version) == (table, seat, version)
        return is_his and not self.has_expired(now)

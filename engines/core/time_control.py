"""How much time players get: what is agreed on before a match."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, model_validator

_MOST: Final = 10**8  # seconds, as in `engines.core.record`


class TimeControl(BaseModel):
    """A bank of time, what each move adds to it, and the most that it holds; in seconds."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    bank: Annotated[int, Field(ge=1, le=_MOST)]  # at the beginning
    increment: Annotated[int, Field(ge=0, le=_MOST)]  # added by each move
    cap: Annotated[int, Field(ge=1, le=_MOST)]  # a bank isn't filled beyond it

    @model_validator(mode="after")
    def _check_cap(self) -> TimeControl:
        if self.cap < self.bank:
            raise ValueError("a bank begins with no more than it may hold")
        return self

    @classmethod
    def per_decision(cls, seconds: int) -> TimeControl:
        """So much for each decision, however quickly the last one was taken."""
        return cls(bank=seconds, increment=seconds, cap=seconds)

    @property
    def is_per_decision(self) -> bool:
        """Whether nothing is saved from one decision to the next."""
        return self.bank == self.increment == self.cap

    def after_move(self, left: int) -> int:
        """A bank once its player has moved; what they were given beyond the cap stays theirs."""
        return max(left, min(self.cap, left + self.increment))

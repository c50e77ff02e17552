"""Results and standings as Redis holds them: JSON without default values."""

from __future__ import annotations

from typing import Final

from pydantic import TypeAdapter, ValidationError

from engines.core.record import DamagedRecordError
from engines.core.result import Forgotten, Reckoned, Regrouped, Result, Standing, Voided

Entry = Reckoned | Forgotten | Regrouped | Voided
_ENTRY: Final[TypeAdapter[Entry]] = TypeAdapter(Entry)


def stored(thing: Result | Entry | Standing) -> str:
    """What the functions of this module read back."""
    return thing.model_dump_json(exclude_defaults=True)


def result_waiting(row: str) -> Result | None:
    """Read back what a commit has left; None if it can't be read."""
    try:
        return Result.model_validate_json(row)
    except ValidationError:
        return None


def standing_of(row: str | None) -> Standing:
    """A standing; a newcomer's, if there is none. Raises DamagedRecordError."""
    try:
        return Standing.model_validate_json(row) if row else Standing()
    except ValidationError:
        raise DamagedRecordError("a player's standing can't be read") from None


def reckoned_of(row: str | None) -> Reckoned | None:
    """A result that was reckoned; None if there is none. Raises DamagedRecordError."""
    entry = entry_of(row) if row else None
    return entry if isinstance(entry, Reckoned) else None


def readable(row: str | None) -> Reckoned | None:
    """The same; None of one that can't be read, too."""
    try:
        return reckoned_of(row)
    except DamagedRecordError:
        return None


def entry_of(row: str) -> Entry:
    """What stands among a game's results. Raises DamagedRecordError."""
    try:
        return _ENTRY.validate_json(row)
    except ValidationError:
        raise DamagedRecordError("a result can't be read") from None

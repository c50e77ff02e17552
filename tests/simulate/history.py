"""What there is to judge by: what the platforms took, what people did, and what the world did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engines.core.record import Record
from storage.base import TableKey
from tests.simulate.hours import Span
from tests.simulate.people import Person
from tests.simulate.platforms import Message
from tests.tournament_judge import JudgedTournament


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """What somebody did at a table, as its answer told them."""

    at: float
    who: str
    table: str
    did: str  # "move", "accept", …
    version: int = 0  # of the table that the answer showed
    asks: bool = False  # whether the answer asked them for their next move
    is_over: bool = False


@dataclass(frozen=True, kw_only=True)
class History:
    """All of it."""

    people: Mapping[str, Person]  # by address
    journal: Sequence[Message]
    deeds: Sequence[Deed]
    opened: Sequence[str]  # tables
    kills: Sequence[tuple[str, float]]  # of which worker, and when
    outages: Sequence[Span]  # of Salle, or of Valkey
    platform_outages: Mapping[str, Sequence[Span]]
    records: Mapping[TableKey, Record]
    end: float
    results: Mapping[TableKey, int]  # how many each table has left
    tournaments: Sequence[JudgedTournament]  # their tables are among `records`
    old: Sequence[str]  # what is wrong with tables of 0.1, whose times aren't judged
    differing: Sequence[str]  # what is noted otherwise than results reckoned anew come to

"""What a judgement comes to."""

from __future__ import annotations

import json
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """How many decisions were put to people, of how many they were told, and what went wrong."""

    turns: int
    told: int
    tournaments: int = 0  # that were played
    matches: int = 0  # of tournaments
    told_twice: list[str] = field(default_factory=list)
    not_told: list[str] = field(default_factory=list)
    unjust_flags: list[str] = field(default_factory=list)
    reminders_at_night: list[str] = field(default_factory=list)
    unfinished: list[str] = field(default_factory=list)
    miscounted: list[str] = field(default_factory=list)
    tournaments_stalled: list[str] = field(default_factory=list)
    tournaments_astray: list[str] = field(default_factory=list)

    @property
    def findings(self) -> dict[str, list[str]]:
        """By their counters; none is how it should be."""
        return {name: getattr(self, name) for name in COUNTERS}

    @property
    def is_clean(self) -> bool:
        return not any(self.findings.values())

    def line(self) -> str:
        """One JSON object of numbers."""
        numbers = {name: len(found) for name, found in self.findings.items()}
        return json.dumps({name: getattr(self, name) for name in SIZES} | numbers)


SIZES = ("turns", "told", "tournaments", "matches")
COUNTERS = (
    *("told_twice", "not_told", "unjust_flags", "reminders_at_night", "unfinished", "miscounted"),
    *("tournaments_stalled", "tournaments_astray"),
)

"""What a judgement comes to: a number for each kind of wrong, and what was found."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, fields


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """Findings by their kind; none is how it should be."""

    moves: int = 0  # that were played
    lost: list[str] = field(default_factory=list)  # told and not in the log, or the reverse
    doubled: list[str] = field(default_factory=list)  # in the log twice, or asked for by nobody
    told_twice: list[str] = field(default_factory=list)  # in two messages to the same recipient
    secrets_told: list[str] = field(default_factory=list)  # to somebody else, or in public
    stuck: list[str] = field(default_factory=list)  # whoever has to act has nothing to act with
    unjust_flags: list[str] = field(default_factory=list)  # before their time was up
    miscounted: list[str] = field(default_factory=list)  # ended matches without a result, or two
    tournaments_astray: list[str] = field(default_factory=list)  # tables, results, rounds
    half_joined: list[str] = field(default_factory=list)  # people, or otherwise than they were told

    @property
    def findings(self) -> dict[str, list[str]]:
        """By kind."""
        return {one.name: getattr(self, one.name) for one in fields(self) if one.name != "moves"}

    @property
    def is_clean(self) -> bool:
        """Whether nothing went wrong."""
        return not any(self.findings.values())

    def line(self) -> str:
        """One JSON object of numbers."""
        numbers = {kind: len(found) for kind, found in self.findings.items()}
        return json.dumps({"moves": self.moves} | numbers)

"""From the form of Salle 0.1 to the first that is named: heads and profiles say which they have.

In records of before there were banks a clock was the seconds of a decision, 0 for none; 0.1 still
read them, and left them as they were.
"""

from __future__ import annotations

from typing import Any, Final

from storage.migrations.step import Step


def _with_bank(terms: dict[str, Any]) -> dict[str, Any]:
    # A head's terms, or those that were proposed, with a time control in place of seconds.
    seconds = terms.get("clock")
    if not isinstance(seconds, int):
        return terms
    banks = dict.fromkeys(("bank", "increment", "cap"), seconds)
    return {**terms, "clock": banks if seconds > 0 else None}


def _entry(fields: dict[str, Any]) -> dict[str, Any]:
    proposal = fields.get("proposal")
    return {**fields, "proposal": _with_bank(proposal)} if proposal else fields


STEP: Final = Step(
    what="the head of each table, and each profile, names its form; clocks are banks of time",
    head=_with_bank,
    entry=_entry,
)

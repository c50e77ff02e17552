"""Decisions that a player may answer in advance."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.moves import Move


@dataclass(frozen=True, slots=True, kw_only=True)
class DecisionWindow:
    """A decision of a kind that may be answered in advance, and the moves that answer it.

    The locales have words for `kind` under <game>-window-<kind>. `no` declines what is offered,
    `yes`, where there is one, takes it. `is_idle`: nothing that the window is about can be done,
    and whatever else is legal can be done later as well, so that `no` may be given unasked.
    """

    kind: str
    no: Move
    yes: Move | None = None
    is_idle: bool = False

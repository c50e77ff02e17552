"""Windows of decision that a player may answer without being asked."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.moves import Move


@dataclass(frozen=True, slots=True, kw_only=True)
class DecisionWindow:
    """A window that may be answered without asking: its kind, and what answering it means.

    `window` is a key of the locales (<game>-window-<window>). `no` declines; `yes`, where there is
    one, takes it. `is_idle`: of what the window is about nothing can be done, and what else is
    legal may as well be done later, so that `no` needs no asking.
    """

    kind: str
    no: Move
    yes: Move | None = None
    is_idle: bool = False

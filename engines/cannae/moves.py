"""The turns of Cannae; `notation.move_parser` reads them from text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.cannae.rules.actions import Action
from engines.core.moves import Move


@dataclass(frozen=True, slots=True)
class Turn(Move):
    """`Mb2b3+Ca2a5`: up to two actions, in the order played; none is a pass."""

    actions: tuple[Action, ...] = ()

    @property
    def steps(self) -> tuple[str, ...]:
        """Two taps an action: the piece, then the square; of a pass, one."""
        return tuple(step for action in self.actions for step in action.steps) or (PASS,)

    @property
    def plain(self) -> str:
        """`b2b3+a2a5`: the pieces show what they do."""
        return "+".join("".join(action.steps) for action in self.actions) or PASS

    def __str__(self) -> str:
        return "+".join(map(str, self.actions)) or PASS


PASS: Final = "-"  # noqa: S105 - no password; the turn without an action

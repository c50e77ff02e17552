"""What one piece may do in a turn."""

from __future__ import annotations

from dataclasses import dataclass

from engines.cannae.terms import NAMES, Arm, Kind, Square


@dataclass(frozen=True, slots=True)
class Action:
    """`Mb2b3`: what one piece does. A push names its rear pusher and the square next to it."""

    kind: Kind
    origin: Square
    target: Square

    @property
    def arm(self) -> Arm:
        """The arm that does it."""
        return self.kind.arm

    @property
    def steps(self) -> tuple[str, str]:
        """Two taps: the piece, then the square."""
        return (NAMES[self.origin], NAMES[self.target])

    def __str__(self) -> str:
        return f"{self.kind.value}{NAMES[self.origin]}{NAMES[self.target]}"

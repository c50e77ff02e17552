"""The data of a puzzle's buttons: which puzzle, what is done, and the path of a move so far.

It uses slashes, because data with colons may name a table.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from bot.application.tickets import Verb, matched, steps_in, written

PUZZLE_PREFIX: Final = "pz"
# The verbs of puzzles beside those of moves.
SHOW_ME: Final = "sm"
FILM: Final = "fi"
ANOTHER: Final = "no"

_TEXT: Final = re.compile(
    rf"{PUZZLE_PREFIX}:(?P<game>[a-z]\w*)/(?P<id>\w*)/(?P<verb>[a-z]{{2}})(?P<path>[\d.]*)",
    re.ASCII,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleTicket:
    """A button under a puzzle. It works in any chat, and for ever."""

    game: str
    id: str
    verb: str = Verb.WALK
    path: tuple[int, ...] = ()

    def __str__(self) -> str:
        path = ".".join(map(str, self.path))
        return written(f"{PUZZLE_PREFIX}:{self.game}/{self.id}/{self.verb}{path}")

    @classmethod
    def parse(cls, text: str) -> PuzzleTicket:
        """Read back what `str` wrote. Raises TicketError."""
        found = matched(_TEXT, text)
        path = steps_in(found["path"])
        return cls(game=found["game"], id=found["id"], verb=found["verb"], path=path)

    def to(self, verb: str, *path: int) -> str:
        """The text of another button of the same puzzle."""
        return str(replace(self, verb=verb, path=path))

"""The data of a puzzle's buttons: which puzzle, what is done, and the path of a move so far.

With slashes, since what has colons may be a table.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from bot.application.tickets import MAX_TICKET, TicketError, Verb

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
        text = f"{PUZZLE_PREFIX}:{self.game}/{self.id}/{self.verb}{'.'.join(map(str, self.path))}"
        if len(text) > MAX_TICKET:
            raise TicketError(f"ticket too long: {text}")
        return text

    @classmethod
    def parse(cls, text: str) -> PuzzleTicket:
        """Read back what `str` wrote. Raises TicketError."""
        found = _TEXT.fullmatch(text)
        if found is None or len(text) > MAX_TICKET:
            raise TicketError(text)
        path = tuple(int(step) for step in found["path"].split(".") if step)
        return cls(game=found["game"], id=found["id"], verb=found["verb"], path=path)

    def to(self, verb: str, *path: int) -> str:
        """The text of another button of the same puzzle."""
        return str(replace(self, verb=verb, path=path))

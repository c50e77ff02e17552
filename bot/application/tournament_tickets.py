"""The data of a tournament's buttons: what is asked, of which tournament, at which version."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.application.tickets import TicketError, matched, written

TOURNAMENT_PREFIX: Final = "tn"

_TEXT: Final = re.compile(
    rf"{TOURNAMENT_PREFIX}:(?P<step>[a-z]{{2}}):(?P<tournament>[0-9a-z]{{4,12}})"
    r":(?P<version>\d{1,6}):(?P<argument>[\w.-]{0,24})",
    re.ASCII,
)


class Step(StrEnum):
    """What a button asks for; once released they are answered for ever."""

    JOIN = "jo"
    LEAVE = "le"
    LEAVE_ANYWAY = "ly"  # after it was said what that means
    PLAYERS = "wh"  # who plays
    RULES = "ru"
    CARD = "ca"
    STANDINGS = "st"
    MANAGE = "mg"  # what the organiser may do
    BEGIN = "be"
    POSTPONE = "pp"  # the argument: seconds
    TAKE_OUT = "to"  # the argument: the number of somebody who has joined
    CORRECT = "co"  # the argument: round.board, or round.board.outcome
    APART = "ap"  # two who may not meet; the argument: their numbers
    HAND_OVER = "ho"  # the argument: a number
    END = "en"
    END_ANYWAY = "ey"
    CHALLENGE = "ch"  # on a ladder; the argument: the number of who is above
    ACCEPT = "ac"  # the argument: the number of a challenge
    DECLINE = "de"
    TELL_HERE = "th"  # its messages go to this chat, too


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentTicket:
    """A step at a tournament's version. It works in any chat and after a restart, and acts once."""

    step: Step
    tournament: str
    version: int
    argument: str = ""

    def __str__(self) -> str:
        return written(
            f"{TOURNAMENT_PREFIX}:{self.step}:{self.tournament}:{self.version}:{self.argument}"
        )

    @classmethod
    def parse(cls, text: str) -> TournamentTicket:
        """Read back what `str` wrote. Raises TicketError."""
        found = matched(_TEXT, text)
        if found["step"] not in set(Step):
            raise TicketError(text)
        return cls(
            step=Step(found["step"]),
            tournament=found["tournament"],
            version=int(found["version"]),
            argument=found["argument"],
        )

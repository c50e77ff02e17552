"""A challenge while it is being put together by taps: all of it stands in the data of a button."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.application.tickets import TicketError
from bot.commands.challenges import Terms
from bot.commands.terms_form import TermsForm, proposal_of
from engines.core.game import AnyGame
from engines.core.record import Series
from engines.core.seat import Seat

DRAFT_PREFIX: Final = "nw"
MAX_DRAFT: Final = 100  # characters that a button's data has on Discord; Telegram has 64

_COMPUTER: Final = "c"  # before a level
_PERSON: Final = "u"  # before an id
_STUDY: Final = "s"

_TEXT: Final = re.compile(
    rf"{DRAFT_PREFIX}:(?P<step>[a-z])(?P<page>\d{{0,2}}):(?P<owner>\w*)"
    r":(?P<rival>(?:c\w+|u@?\w+|s)?):(?P<game>\w*):(?P<number>\d{0,18})"
    r"(?::[a-z0-9]{0,8})?",  # a table's name, in menus from before a menu named its table itself
    re.ASCII,
)


class Step(StrEnum):
    """What is asked next."""

    START = "s"  # play now, challenge a friend, or read the rules
    PLAY = "p"  # the game, against the computer
    WHOM = "w"  # who is challenged, where the platform can show people; else the same as FRIEND
    FRIEND = "f"  # the game, against a person or anybody
    RULES = "r"  # whose rules
    LEVEL = "l"
    TERMS = "t"
    VALUES = "v"  # a page of the terms, such as the figures of a clock
    OPEN = "o"  # nothing: the table is opened


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeDraft:
    """A challenge so far. `step` is what its button leads to."""

    step: Step
    owner: str = ""  # whose menu it is where others see it; "": anybody may begin with it
    level: str = ""  # of the computer player
    opponent: str = ""  # the id of a person
    is_study: bool = False
    game: str = ""
    number: int | None = None  # the terms, as `TermsForm` counts them; None: the usual ones
    page: int | None = None  # of the terms, if it isn't the overview

    def __str__(self) -> str:
        page, number = ("" if n is None else str(n) for n in (self.page, self.number))
        parts = (f"{self.step}{page}", self.owner, self._rival, self.game, number)
        text = ":".join((DRAFT_PREFIX, *parts))
        if len(text) > MAX_DRAFT:
            raise TicketError(f"draft too long: {text}")
        return text

    @classmethod
    def parse(cls, text: str) -> ChallengeDraft:
        """Read back what `str` wrote. Raises TicketError."""
        found = _TEXT.fullmatch(text)
        if not found or found["step"] not in set(Step):
            raise TicketError("this button is not one of Salle's")
        kind, who = found["rival"][:1], found["rival"][1:]
        return cls(
            step=Step(found["step"]),
            owner=found["owner"],
            level=who if kind == _COMPUTER else "",
            opponent=who if kind == _PERSON else "",
            is_study=kind == _STUDY,
            game=found["game"],
            number=int(found["number"]) if found["number"] and found["game"] else None,
            page=int(found["page"]) if found["page"] else None,
        )

    @classmethod
    def of(cls, terms: Terms, game: AnyGame, *, step: Step, owner: str = "") -> ChallengeDraft:
        """What has been said in words, to be completed by taps."""
        return cls(
            step=step,
            owner=owner,
            level=terms.level,
            opponent=terms.opponent.address.id if terms.opponent else "",
            is_study=terms.is_study,
            game=game.id,
            number=TermsForm(
                game=game,
                proposal=proposal_of(
                    game,
                    terms.options,
                    terms.clock,
                    is_swapped=terms.challenger is Seat.TWO,
                    is_rated=bool(terms.is_rated),
                    has_memory=terms.has_memory,
                    has_hints=terms.has_hints,
                    series=terms.series or Series.NONE,
                ),
                says_rating=terms.is_rated is not None,
                says_series=terms.series is not None,
            ).number,
        )

    @property
    def is_alone(self) -> bool:
        """Whether nobody else is asked to play."""
        return self.is_study or bool(self.level)

    @property
    def _rival(self) -> str:
        if self.level:
            return f"{_COMPUTER}{self.level}"
        if self.is_study:
            return _STUDY
        return f"{_PERSON}{self.opponent}" if self.opponent else ""

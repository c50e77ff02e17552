"""What somebody looks for, while it is put together by taps: all of it stands in a button's data.

The data: `sk:`, the step, the game, its terms as a number, the ratings, and how many matches.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.application.tickets import TicketError
from bot.commands.terms_form import TermsForm, proposal_of
from engines.core.game import AnyGame
from engines.core.options import BEGINS
from engines.core.record import Proposal
from storage.seekers import Seeker

SEEK_PREFIX: Final = "sk"
MOST_MATCHES: Final = 3

_TEXT: Final = re.compile(
    rf"{SEEK_PREFIX}:(?P<step>[a-z]):(?P<game>\w*):(?P<number>\d{{0,18}})"
    r":(?P<range>(?:\d{1,4}(?:-\d{1,4})?)?):(?P<wanted>[1-3]?)(?::\w*)?",
    re.ASCII,
)
_FROM_TO: Final = re.compile(r"(?<![\w.])(\d{1,4})\s*[-–—]\s*(\d{1,4})(?![\w.])")
_AROUND: Final = re.compile(r"(?:±|\+\s?/?\s?[-−–])\s*(\d{1,4})(?![\w.])")


class Step(StrEnum):
    """What a button asks for."""

    LOOK = "l"
    CHANGE = "c"
    STOP = "x"


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingRange:
    """The ratings that somebody would play: from one to another, or around their own."""

    lowest: int | None = None
    highest: int | None = None
    around: int | None = None

    def __str__(self) -> str:
        if self.around is not None:
            return str(self.around)
        return "" if self.lowest is None else f"{self.lowest}-{self.highest}"

    @classmethod
    def parse(cls, text: str) -> RatingRange:
        """Read back what `str` wrote."""
        lowest, dash, highest = text.partition("-")
        if dash:
            return cls(lowest=int(lowest), highest=int(highest))
        return cls(around=int(text)) if text else cls()

    @classmethod
    def find(cls, text: str) -> tuple[RatingRange, str]:
        """What is said of ratings in a text, such as `1450-1800` or `±200`, and all the rest."""
        if found := _FROM_TO.search(text):
            lowest, highest = sorted(map(int, found.groups()))
            said = cls(lowest=lowest, highest=highest)
        elif found := _AROUND.search(text):
            said = cls(around=int(found[1]))
        else:
            return cls(), text
        return said, f"{text[: found.start()]} {text[found.end() :]}"

    def for_rating(self, rating: float) -> RatingRange:
        """The same from one to another, for somebody of this rating."""
        if self.around is None:
            return self
        mine = round(rating)
        return RatingRange(lowest=max(0, mine - self.around), highest=mine + self.around)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeekDraft:
    """What somebody looks for, or would; and what a button with it does."""

    game: str
    number: int | None = None  # the terms, as `TermsForm.number`; None: as usual
    range: RatingRange = RatingRange()
    wanted: int = 1
    step: Step = Step.LOOK

    def __str__(self) -> str:
        number = "" if self.number is None else str(self.number)
        parts = (SEEK_PREFIX, self.step, self.game, number, str(self.range), str(self.wanted))
        return ":".join(parts)

    @classmethod
    def parse(cls, text: str) -> SeekDraft:
        """Read back what `str` wrote, whatever follows. Raises TicketError."""
        found = _TEXT.fullmatch(text)
        if not found or found["step"] not in set(Step):
            raise TicketError("this button is not one of Salle's")
        return cls(
            game=found["game"],
            number=int(found["number"]) if found["number"] else None,
            range=RatingRange.parse(found["range"]),
            wanted=int(found["wanted"] or 1),
            step=Step(found["step"]),
        )

    @classmethod
    def of(cls, seeker: Seeker, game: AnyGame, step: Step) -> SeekDraft:
        """What somebody on the list looks for."""
        proposal = proposal_of(game, seeker.options, seeker.clock, is_rated=bool(seeker.is_rated))
        draft = cls(
            game=seeker.game,
            range=RatingRange(lowest=seeker.lowest, highest=seeker.highest),
            wanted=min(seeker.wanted, MOST_MATCHES),
            step=step,
        )
        return draft.having(game, proposal, says_rating=seeker.is_rated is not None)

    def form(self, game: AnyGame) -> TermsForm:
        """The terms."""
        return TermsForm.usual(game) if self.number is None else TermsForm.read(game, self.number)

    def having(self, game: AnyGame, proposal: Proposal, *, says_rating: bool) -> SeekDraft:
        """The same with other terms; what only one of the two chooses is left out."""
        theirs = {BEGINS, *(option.name for option in game.options if option.seat)}
        options = {k: v for k, v in proposal.options.items() if k not in theirs}
        kept = proposal.model_copy(update={"options": options, "is_swapped": False})
        form = TermsForm(game=game, proposal=kept, says_rating=says_rating)
        return replace(self, number=form.number)

"""The terms of a challenge as a form: each with its values, one tap to change it.

All that is chosen is one number, so that it fits into the data of a button.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from math import prod
from typing import Final

from bot.application.model import Choice, Group
from bot.application.time_controls import (
    BRISK,
    DAILY,
    FIGURES,
    LEISURELY,
    NO_CLOCK,
    PRESETS,
    figures_of_number,
    figures_to_number,
    preset_name,
    read_figures,
    usual_clock,
)
from bot.commands.clock_figures import OWN, PAGES, figures_page
from bot.commands.term_settings import (
    CLOCK,
    HINTS,
    MEMORY,
    RATED,
    SERIES,
    SIDE,
    SWAPPED,
    Setting,
    clock_setting,
    has_sides,
    hints_setting,
    memory_setting,
    option_setting,
    rating_setting,
    series_named,
    series_setting,
    side_setting,
)
from bot.messages.words import Words
from engines.core.game import AnyGame, counts_cards, has_unequal_seats
from engines.core.options import TRUE, Option, complete, swapped
from engines.core.record import Proposal, Series
from engines.core.seat import Pair, Seat
from engines.core.time_control import TimeControl

_IN_NUMBERS: Final = (NO_CLOCK, BRISK, DAILY, LEISURELY)
# Whether it is rated, in numbers; None: nothing is said. Earlier numbers said nothing.
_RATINGS: Final = (None, True, False)
# Settings that are no options of the game.
_NO_OPTIONS: Final = frozenset({CLOCK, SIDE, RATED, MEMORY, SERIES, HINTS})
# How many matches, in numbers; None: nothing is said, as in earlier numbers.
_LENGTHS: Final = (None, *Series)
_AT_ONCE: Final = 8  # values that are all shown beside the others; more of them are a page
_NO_NAMES: Final = Pair(one="", two="")

# The ticket of a button, from what is chosen then and the page that is shown, if it is not the
# overview.
ToTicket = Callable[[int, "int | None"], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class TermsForm:
    """What is agreed upon in one game, as far as it has been chosen.

    `names` are those of the two as the head of the table seats them, and `mine` is who chooses:
    of what is each one's own choice they are offered theirs; None: they answer for both.

    `says_rating`: whether the match is rated is one of the things; else nothing is said of that, as
    where somebody plays alone. `says_series`: how many matches are played was chosen.
    `is_from_position`: it begins at a position, which says all but clock and memory.
    """

    game: AnyGame
    proposal: Proposal
    names: Pair[str] = field(default=_NO_NAMES, compare=False)
    mine: Seat | None = field(default=None, compare=False)
    says_rating: bool = False
    says_series: bool = False
    is_from_position: bool = field(default=False, compare=False)

    @classmethod
    def usual(cls, game: AnyGame, *, is_alone: bool = False, clock: str = "") -> TermsForm:
        """What holds where nothing else is chosen; `clock`: the preset that is usual there."""
        usual = usual_clock(is_alone=is_alone, preset=clock)
        return cls(game=game, proposal=Proposal(clock=usual))

    @classmethod
    def read(cls, game: AnyGame, number: int) -> TermsForm:
        """The form that `number` makes; any number makes one."""
        number, preset = divmod(number, len(_IN_NUMBERS))
        number, index = divmod(number, prod(len(option.values) for option in game.options))
        number, is_swapped = divmod(number, 2)
        number, figures = divmod(number, FIGURES)
        number, rating = divmod(number, len(_RATINGS))
        is_rated = _RATINGS[rating]
        number, is_from_memory = divmod(number, 2)
        number, length = divmod(number, len(_LENGTHS))
        series = _LENGTHS[length]
        has_hints = bool(number % 2)  # what is agreed on later may stand above
        options: dict[str, str] = {}
        for option in game.options:
            index, value = divmod(index, len(option.values))
            options[option.name] = _from_default(option)[value]
        clock = figures_of_number(figures) if figures else PRESETS[_IN_NUMBERS[preset]]
        can_swap = bool(is_swapped) and has_sides(game)
        proposal = proposal_of(
            game,
            options,
            clock,
            is_swapped=can_swap,
            is_rated=bool(is_rated),
            has_memory=not is_from_memory,
            has_hints=has_hints,
            series=series or Series.NONE,
        )
        return cls(
            game=game,
            proposal=proposal,
            says_rating=is_rated is not None,
            says_series=series is not None,
        )

    @property
    def number(self) -> int:
        """All that is chosen: the clock's preset, each option, the side, own figures, the rating,
        whether it is played from memory, how many matches, whether there are hints.

        0 is every option as usual, no clock, and nothing said of the rating.
        """
        values = complete(self.game.options, self.proposal.options)
        index = 0
        for option in reversed(self.game.options):
            index = index * len(option.values) + _from_default(option).index(values[option.name])
        clock, preset = self.proposal.clock, preset_name(self.proposal.clock)
        figures = figures_to_number(clock) if clock and not preset else 0
        combinations = prod(len(option.values) for option in self.game.options)
        is_rated = self.proposal.is_rated if self.says_rating else None
        number = int(self.proposal.has_hints) * len(_LENGTHS)
        number += _LENGTHS.index(self.proposal.series if self.says_series else None)
        number = number * 2 + (not self.proposal.has_memory)
        number = number * len(_RATINGS) + _RATINGS.index(is_rated)
        number = number * FIGURES + figures
        number = (number * 2 + self.proposal.is_swapped) * combinations + index
        return number * len(_IN_NUMBERS) + _IN_NUMBERS.index(preset or NO_CLOCK)

    @property
    def overview_page(self) -> int:
        """The page that shows everything; before it each setting has one of its own.

        Rating and memory have none: they are always one tap away, and earlier buttons name these
        pages. That of the series stands behind all others.
        """
        return len(self.game.options) + 1 + has_sides(self.game)

    @property
    def figures_page(self) -> int:
        """The page on which the first figure of one's own clock is chosen; the others follow."""
        return self.overview_page + 1

    @property
    def series_page(self) -> int:
        """The page on which it is chosen how many matches are played."""
        return self._nowhere + len(self.game.options) + 2

    # From here on are the pages that there aren't: one for each setting that has a page.
    @property
    def _nowhere(self) -> int:
        return self.figures_page + PAGES

    def settings(self, say: Words) -> tuple[Setting, ...]:
        """Every option, the clock, who begins, rating, memory, hints, how many matches."""
        values = complete(self.game.options, self.proposal.options)
        options = (
            option_setting(self.game, option, values[option.name], self.names, say)
            for option in self.game.options
        )
        side = side_setting(self.game, self.names, say, is_swapped=self.proposal.is_swapped)
        rating = rating_setting(say, is_rated=self.proposal.is_rated)
        memory = memory_setting(say, has_memory=self.proposal.has_memory)
        hints = hints_setting(say, has_hints=self.proposal.has_hints)
        return (
            *options,
            clock_setting(self.proposal.clock, say),
            *((side,) if has_sides(self.game) else ()),
            *((rating,) if self.says_rating else ()),
            *((memory,) if counts_cards(self.game) else ()),
            *((hints,) if self.says_rating and not self.proposal.is_rated else ()),
            series_setting(self.game, say, self.proposal.series),
        )

    def settings_of_mine(self, say: Words) -> list[Setting]:
        """Those that the one who chooses is asked for."""
        return [one for one in self.settings(say) if self._is_for_me(one)]

    def with_rating(self, *, is_rated: bool) -> TermsForm:
        """The same, where the rating is one of the things; `is_rated`, if nothing is said of it."""
        if self.says_rating:
            return self
        proposal = self.proposal.model_copy(update={"is_rated": is_rated})
        return replace(self, proposal=proposal, says_rating=True)

    def with_usual_series(self) -> TermsForm:
        """The same, with as many matches as is usual, if nothing was said of that."""
        if self.says_series:
            return self
        series = usual_series(self.game, is_rated=self.says_rating and self.proposal.is_rated)
        proposal = self.proposal.model_copy(update={"series": series})
        return replace(self, proposal=proposal, says_series=True)

    def plus(self, chosen: Mapping[str, str]) -> TermsForm:
        """The same with other values, by the names of their settings.

        Raises OptionError, ClockError.
        """
        clock, is_swapped = self.proposal.clock, self.proposal.is_swapped
        is_rated, has_memory = self.proposal.is_rated, self.proposal.has_memory
        others = {name: chosen[name] for name in chosen if name not in _NO_OPTIONS}
        options = {**self.proposal.options, **others}
        if CLOCK in chosen and chosen[CLOCK] != OWN:
            clock = _read_value(chosen[CLOCK])
        if SIDE in chosen and (chosen[SIDE] == SWAPPED) != is_swapped:
            is_swapped = not is_swapped
            options = dict(swapped(self.game.options, complete(self.game.options, options)))
        if RATED in chosen:
            is_rated = chosen[RATED] == TRUE
        if MEMORY in chosen:
            has_memory = chosen[MEMORY] == TRUE
        has_hints = chosen[HINTS] == TRUE if HINTS in chosen else self.proposal.has_hints
        terms = proposal_of(
            self.game,
            options,
            clock,
            is_swapped=is_swapped,
            is_rated=is_rated,
            has_memory=has_memory,
            has_hints=has_hints,
            series=series_named(chosen[SERIES]) if SERIES in chosen else self.proposal.series,
        )
        return replace(self, proposal=terms, says_series=self.says_series or SERIES in chosen)

    def overview(self, say: Words, ticket: ToTicket) -> tuple[Group, ...]:
        """Every thing with its values, the present one marked: one tap takes another.

        Of two values of which one is chosen, the button shows that and takes the other.
        """
        groups: list[Group] = []
        others: list[Choice] = []
        for page, setting in enumerate(self.settings(say)):
            if not self._is_for_me(setting):
                continue
            if len(setting.values) == 2 and setting.name != SIDE:
                other = setting.values[1 - setting.chosen]
                to = ticket(self.plus({setting.name: other}).number, None)
                others.append(Choice(label=setting.now(say), ticket=to))
            elif setting.name == SERIES:
                to = ticket(self.number, self.series_page)
                others.append(Choice(label=setting.now(say), ticket=to))
            elif len(setting.values) > _AT_ONCE:
                others.append(Choice(label=setting.now(say), ticket=ticket(self.number, page)))
            else:
                groups += self._values(setting, ticket)
        rest = Group(key="terms", label=say("entrance-terms"), choices=tuple(others))
        return (*groups, *([rest] if others else []))

    def page(self, page: int, say: Words, ticket: ToTicket) -> tuple[Group, ...]:
        """The values of one setting, or of one figure of a clock."""
        if page == self.series_page:
            return self._values(series_setting(self.game, say, self.proposal.series), ticket)
        if page < self.overview_page:
            return self._values(self.settings(say)[page], ticket)

        def to(clock: TimeControl, following: int | None) -> str:
            proposal = self.proposal.model_copy(update={CLOCK: clock})
            after = None if following is None else self.figures_page + following
            return ticket(replace(self, proposal=proposal).number, after)

        return (figures_page(page - self.figures_page, self.proposal.clock, say, to),)

    def has_page(self, page: int) -> bool:
        """Whether there is such a page, and it is not the overview."""
        is_first = page < self._nowhere and page != self.overview_page
        return is_first or page == self.series_page

    def _values(self, setting: Setting, ticket: ToTicket) -> tuple[Group, ...]:
        choices = tuple(
            Choice(
                label=f"✓ {words}" if number == setting.chosen else words,
                ticket=self._ticket_of(setting, number, ticket),
            )
            for number, words in enumerate(setting.words)
        )
        return (Group(key=setting.name, label=setting.label, choices=choices),)

    # A message has no two equal tickets, so those of the values that stand lead to the overview by
    # pages that there aren't.
    def _ticket_of(self, setting: Setting, number: int, ticket: ToTicket) -> str:
        value = setting.values[number]
        if number == setting.chosen:
            if setting.name == SERIES:
                return ticket(self.number, None)
            names = [one.name for one in self.game.options] + [CLOCK, SIDE]
            return ticket(self.number, self._nowhere + names.index(setting.name))
        if setting.name == CLOCK and value == OWN:
            return ticket(self.number, self.figures_page)
        return ticket(self.plus({setting.name: value}).number, None)

    def _is_for_me(self, setting: Setting) -> bool:
        if self.is_from_position and setting.name not in (CLOCK, MEMORY):
            return False
        if self.mine is None or setting.seat is None:
            return True
        return setting.seat is (self.mine.other if self.proposal.is_swapped else self.mine)


def proposal_of(
    game: AnyGame,
    options: Mapping[str, str],
    clock: TimeControl | None,
    *,
    is_swapped: bool = False,
    is_rated: bool = False,
    has_memory: bool = True,
    has_hints: bool = False,
    series: Series = Series.NONE,
) -> Proposal:
    """Terms to be stored: of the options only those that differ, and a memory in games that have
    one to switch off. Raises OptionError.
    """
    chosen, defaults = complete(game.options, options), complete(game.options, {})
    kept = {name: str(value) for name, value in chosen.items() if value != defaults[name]}
    return Proposal(
        options=kept,
        clock=clock,
        is_swapped=is_swapped,
        is_rated=is_rated,
        has_memory=has_memory or not counts_cards(game),
        has_hints=has_hints,
        series=series,
    )


def usual_series(game: AnyGame, *, is_rated: bool) -> Series:
    """How many matches a challenge proposes where nothing is said: one, or a rated one of a game
    with unequal seats two, with the seats exchanged.
    """
    return Series.EXCHANGED if is_rated and has_unequal_seats(game) else Series.NONE


# Raises ClockError.
def _read_value(value: str) -> TimeControl | None:
    return PRESETS[value] if value in PRESETS else read_figures(value)


# The default comes first: it is what 0 stands for.
def _from_default(option: Option) -> tuple[str, ...]:
    return (option.default, *(value for value in option.values if value != option.default))

"""The terms of a match one by one, each with its values, in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.application.time_controls import PRESETS, preset_name, write_figures
from bot.commands.clock_figures import OWN
from bot.messages.clock_words import clock_name, clock_sentence
from bot.messages.term_changes import (
    hints_words,
    memory_words,
    rating_words,
    series_words,
    side_words,
)
from bot.messages.words import Words
from engines.core.game import AnyGame, has_unequal_seats
from engines.core.options import BEGINNERS, BEGINS, FALSE, TRUE, Option
from engines.core.record import Series
from engines.core.seat import Pair, Seat
from engines.core.time_control import TimeControl

CLOCK: Final = "clock"
# The names of the settings that are no options of the game.
SIDE: Final = "side"
RATED: Final = "rated"
MEMORY: Final = "memory"
HINTS: Final = "hints"
SERIES: Final = "series"

# The value of `SERIES` for a match by itself; the others are those of `Series`.
ONE_MATCH: Final = "one"

# The values of `SIDE`: the two sit as the head of the table says, or the other way round.
AS_SEATED, SWAPPED = "seated", "swapped"


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """One thing that is agreed upon, its values in words, and which of them is chosen."""

    name: str
    label: str
    values: tuple[str, ...]
    words: tuple[str, ...]
    details: tuple[str, ...] = ()  # of each value, where its words alone don't say enough
    chosen: int
    is_switch: bool = False
    seat: Seat | None = None  # whose own choice it is

    def now(self, say: Words) -> str:
        """The present value in words; a switch's say by themselves what they are about."""
        words = self.words[self.chosen]
        return words if self.is_switch else say("hall-pair", name=self.label, value=words)


def has_sides(game: AnyGame) -> bool:
    """Whether the seat decides which player begins, and not an option or luck."""
    return game.opener is not None and not any(option.name == BEGINS for option in game.options)


def challengers_seat(game: AnyGame, begins: str) -> Seat:
    """Where the challenger sits if so it is said who begins: `challenger` or `challenged`."""
    opener = game.opener
    if opener is None or not has_sides(game) or begins not in BEGINNERS:
        return Seat.ONE
    return opener if BEGINNERS[begins] is Seat.ONE else opener.other


def option_setting(
    game: AnyGame, option: Option, value: str, names: Pair[str], say: Words
) -> Setting:
    """An option of the game; who begins is named, if both have `names`."""
    key = f"{game.id}-option-{option.name}"
    words = tuple(say(f"{key}-{value}") for value in option.values)
    if option.name == BEGINS and all(names):
        first, second = (say("hall-begins", name=name) for name in names)
        words = (say("hall-begins-by-lot"), first, second)
    return Setting(
        name=option.name,
        label=say(key),
        values=tuple(map(str, option.values)),
        words=words,
        chosen=option.values.index(value),
        is_switch=option.is_switch,
        seat=option.seat,
    )


def clock_setting(clock: TimeControl | None, say: Words) -> Setting:
    """The presets, what is chosen if it is none of them, and the way to own figures."""
    own = {write_figures(clock): clock} if clock and not preset_name(clock) else {}
    clocks = {**PRESETS, **own}
    return Setting(
        name=CLOCK,
        label=say("entrance-clock"),
        values=(*clocks, OWN),
        words=(*(clock_name(one, say) for one in clocks.values()), say("clock-own")),
        details=(*(clock_sentence(one, say) for one in clocks.values()), ""),
        chosen=list(clocks.values()).index(clock),
    )


def side_setting(game: AnyGame, names: Pair[str], say: Words, *, is_swapped: bool) -> Setting:
    """Which player has the seat that begins; `names` are as the head of the table seats them."""
    opener = game.opener or Seat.ONE
    return Setting(
        name=SIDE,
        label=say("entrance-side"),
        values=(AS_SEATED, SWAPPED),
        words=tuple(side_words(game, names[seat], say) for seat in (opener, opener.other)),
        chosen=int(is_swapped),
    )


def rating_setting(say: Words, *, is_rated: bool) -> Setting:
    """Whether the match counts for both players' ratings."""
    return Setting(
        name=RATED,
        label=say("entrance-rating"),
        values=(FALSE, TRUE),
        words=tuple(rating_words(say, is_rated=value) for value in (False, True)),
        chosen=int(is_rated),
    )


def memory_setting(say: Words, *, has_memory: bool) -> Setting:
    """Whether both are told which cards are out: in games that count cards."""
    values = (TRUE, FALSE)
    return Setting(
        name=MEMORY,
        label=say("seen-button"),
        values=values,
        words=tuple(memory_words(say, has_memory=value == TRUE) for value in values),
        chosen=int(not has_memory),
        is_switch=True,
    )


def hints_setting(say: Words, *, has_hints: bool) -> Setting:
    """Whether both may ask for hints: in friendly matches of two people."""
    values = (FALSE, TRUE)
    return Setting(
        name=HINTS,
        label=say("hint-button"),
        values=values,
        words=tuple(hints_words(say, has_hints=value == TRUE) for value in values),
        chosen=int(has_hints),
        is_switch=True,
    )


def series_setting(game: AnyGame, say: Words, series: Series) -> Setting:
    """How many matches are agreed on; where the seats are unequal, an exchange stands first."""
    values = list(Series)
    if has_unequal_seats(game):
        values.sort(key=lambda value: value is not Series.EXCHANGED)
    return Setting(
        name=SERIES,
        label=say("series-label"),
        values=tuple(value or ONE_MATCH for value in values),
        words=tuple(series_words(game, say, value) for value in values),
        chosen=values.index(series),
    )


def series_named(value: str) -> Series:
    """The series that a value of `SERIES` stands for. Raises ValueError."""
    return Series.NONE if value == ONE_MATCH else Series(value)

"""Time controls in words: on a card, on a button, in a sentence; and read from what people type."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bot.application.time_controls import (
    HOUR,
    NO_CLOCK,
    PRESETS,
    preset_name,
    read_figures,
)
from bot.messages.earlier_names import names_of
from bot.messages.words import LANGUAGES, say_in, searchable
from engines.core.time_control import TimeControl
from renderers.wording import Say


def clock_words(clock: TimeControl | None, say: Say) -> str:
    """A time control in one short phrase: "daily: 3 days, +12 h a move, at most 5 days"."""
    name = preset_name(clock)
    if clock is None:
        return say("clock-none")
    figures = _figures(clock, "clock-figures", say)
    return say("clock-preset", name=say(f"clock-{name}"), figures=figures) if name else figures


def clock_name(clock: TimeControl | None, say: Say) -> str:
    """The same where space is short: its name, or its figures if it has none."""
    name = preset_name(clock)
    return say(f"clock-{name}") if name else clock_words(clock, say)


def clock_sentence(clock: TimeControl | None, say: Say) -> str:
    """The same for somebody who has never played with a clock."""
    return _figures(clock, "clock-told", say) if clock else say("clock-told-none")


def hours_words(hours: int, say: Say) -> str:
    """A span: "12 h", "3 days"."""
    if hours and hours % 24 == 0:
        return say("clock-days", days=hours // 24)
    return say("clock-hours", hours=hours)


def read_clock(text: str) -> TimeControl | None:
    """The time control that somebody means: a name in any of our languages, or figures.

    Raises ClockError.
    """
    name = _names().get(searchable(text))
    return PRESETS[name] if name else read_figures(text)


def _figures(clock: TimeControl, key: str, say: Say) -> str:
    bank, increment, cap = (
        hours_words(seconds // HOUR, say) for seconds in (clock.bank, clock.increment, clock.cap)
    )
    if clock.is_per_decision:
        return say(f"{key}-per-move", span=bank)
    if not clock.increment:
        return say(f"{key}-once", bank=bank)
    return say(key, bank=bank, increment=increment, cap=cap)


@cache
def _names() -> Mapping[str, str]:
    names = {name: name for name in PRESETS}
    for say in map(say_in, LANGUAGES):
        names |= {
            searchable(called): name
            for name in PRESETS
            for called in names_of(f"clock-{name}", say)
        }
        names |= dict.fromkeys(map(searchable, say("clock-none.typed").split()), NO_CLOCK)
    return names

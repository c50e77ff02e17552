"""Own figures of a clock, chosen by taps: what there is at first, what a move adds, at most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.application.model import Choice, Group
from bot.application.time_controls import (
    BANKS,
    CAPS,
    DAILY_CLOCK,
    INCREMENTS,
    hours_of,
    in_hours,
)
from bot.messages.clock_words import hours_words
from engines.core.time_control import TimeControl
from renderers.wording import Say

# The value of the clock in a form that leads to its figures.
OWN: Final = "own"

_BANK, _INCREMENT, _CAP = range(3)
PAGES: Final = 3

# The ticket of a button, from the time control so far and the page that follows, if one does.
ToFigures = Callable[[TimeControl, "int | None"], str]


def figures_page(page: int, clock: TimeControl | None, say: Say, ticket: ToFigures) -> Group:
    """One of the three figures with what may be chosen for it; a tap leads to the next."""
    bank, increment, cap = hours_of(clock or DAILY_CLOCK)
    if page == _BANK:
        return _group(
            "bank",
            BANKS,
            bank,
            say,
            lambda hours: ticket(in_hours(hours, increment, max(hours, cap)), _INCREMENT),
        )
    if page == _INCREMENT:
        return _group(
            "increment",
            INCREMENTS,
            increment,
            say,
            lambda hours: ticket(
                in_hours(bank, hours, cap if hours else bank), _CAP if hours else None
            ),
        )
    caps = [hours for hours in CAPS if hours >= bank]
    return _group(
        "cap", caps, cap, say, lambda hours: ticket(in_hours(bank, increment, hours), None)
    )


def _group(
    name: str, offered: Sequence[int], present: int, say: Say, ticket: Callable[[int], str]
) -> Group:
    choices = tuple(
        Choice(label=f"{'✓ ' * (hours == present)}{hours_words(hours, say)}", ticket=ticket(hours))
        for hours in sorted({*offered, present})
    )
    return Group(key=name, label=say(f"clock-{name}.how"), choices=choices)

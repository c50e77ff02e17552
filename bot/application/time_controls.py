"""The time controls that people agree on: presets, or three figures of their own.

Written, own figures are `3d+12h/5d`: three days at first, half a day more for each move, never
more than five days.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from bot.application.refused import RefusedError
from engines.core.time_control import TimeControl

HOUR: Final = 3_600
DAY: Final = 24 * HOUR

NO_CLOCK: Final = "none"
BRISK, DAILY, LEISURELY = "brisk", "daily", "leisurely"

DAILY_CLOCK: Final = TimeControl(bank=3 * DAY, increment=12 * HOUR, cap=5 * DAY)

# Time controls by their names, in the order in which they are offered.
PRESETS: Final[Mapping[str, TimeControl | None]] = {
    BRISK: TimeControl(bank=DAY, increment=8 * HOUR, cap=2 * DAY),
    DAILY: DAILY_CLOCK,
    LEISURELY: TimeControl(bank=7 * DAY, increment=DAY, cap=14 * DAY),
    NO_CLOCK: None,
}

# In hours: what is offered where figures are chosen from a list.
BANKS: Final = (6, 12, 24, 48, 72, 120, 168, 336, 720)
INCREMENTS: Final = (0, 1, 4, 8, 12, 24, 48, 72, 168)
CAPS: Final = (12, 24, 48, 72, 120, 168, 240, 336, 504, 720, 1_440)

# In hours: what is accepted.
_MAX_BANK: Final = 720
_MAX_INCREMENT: Final = 168
_MAX_CAP: Final = 1_440

# Units by their letters: hours, days (also giorni, jours), weeks.
_HOURS: Final[Mapping[str, int]] = {"h": 1, "d": 24, "g": 24, "j": 24, "w": 168}

UNKNOWN: Final = "clock-unknown"  # neither a preset nor three figures
NO_TIME: Final = "clock-no-time"  # it would leave nobody any time
BEYOND_LIMITS: Final = (
    "clock-limits"  # a figure is too large, or less fits in than there is at first
)
_QUOTED: Final = 20  # characters

_SPAN: Final = r"(\d{1,4})([hdgjw])"
_FIGURES: Final = re.compile(rf"{_SPAN}(?:\+{_SPAN})?(?:/{_SPAN})?")


class ClockError(RefusedError):
    """A time control that can't be: `key` is one of the three below."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(key, text, text=text[:_QUOTED])


def usual_clock(*, is_alone: bool, preset: str = "") -> TimeControl | None:
    """What holds where nothing else is agreed: nobody who plays alone is waited for.

    `preset`: the name of what is usual in a place.
    """
    return None if is_alone else PRESETS[preset or DAILY]


def preset_name(clock: TimeControl | None) -> str:
    """The name of the preset that this is; "" if it is none."""
    return next((name for name, preset in PRESETS.items() if preset == clock), "")


def is_written(word: str) -> bool:
    """Whether a word writes figures, allowed or not."""
    return bool(_FIGURES.fullmatch(word))


def read_figures(text: str) -> TimeControl:
    """The time control that figures write.

    Without a cap no more is saved than there is at first. A span alone is what it was before there
    were banks, the time for each move: it becomes the preset that begins with as much.

    Raises ClockError: there is none.
    """
    found = _FIGURES.fullmatch(text)
    if text.strip("0") == "" and text:
        raise ClockError(NO_TIME, text)
    if not found:
        raise ClockError(UNKNOWN, text)
    bank, increment, cap = (
        int(number) * _HOURS[unit] if number else None
        for number, unit in zip(found.groups()[::2], found.groups()[1::2], strict=True)
    )
    if not bank:
        raise ClockError(NO_TIME, text)
    if increment is None and cap is None:
        return preset_with(bank, text)
    return in_hours(bank, increment or 0, bank if cap is None else cap, text=text)


def in_hours(bank: int, increment: int, cap: int, *, text: str = "") -> TimeControl:
    """The time control of three figures in hours. Raises ClockError."""
    if bank < 1:
        raise ClockError(NO_TIME, text)
    if bank > _MAX_BANK or not 0 <= increment <= _MAX_INCREMENT or not bank <= cap <= _MAX_CAP:
        raise ClockError(BEYOND_LIMITS, text)
    return TimeControl(bank=bank * HOUR, increment=increment * HOUR, cap=cap * HOUR)


def hours_of(clock: TimeControl) -> tuple[int, int, int]:
    """The three figures in whole hours."""
    return clock.bank // HOUR, clock.increment // HOUR, clock.cap // HOUR


def write_figures(clock: TimeControl) -> str:
    """What `read_figures` reads."""
    bank, increment, cap = (
        f"{hours // 24}d" if hours % 24 == 0 and hours else f"{hours}h" for hours in hours_of(clock)
    )
    return f"{bank}+{increment}/{cap}"


# The numbers of figures are below.
FIGURES: Final = (_MAX_BANK + 1) * (_MAX_INCREMENT + 1) * (_MAX_CAP + 1)


def figures_to_number(clock: TimeControl) -> int:
    """The figures as one number above 0, to be kept in the data of a button."""
    bank, increment, cap = hours_of(clock)
    return ((bank * (_MAX_INCREMENT + 1)) + increment) * (_MAX_CAP + 1) + cap


def figures_of_number(number: int) -> TimeControl:
    """Read back what `figures_to_number` wrote; of another number the nearest that is allowed."""
    number, cap = divmod(number, _MAX_CAP + 1)
    bank, increment = divmod(number, _MAX_INCREMENT + 1)
    bank = min(max(bank, 1), _MAX_BANK)
    return in_hours(bank, increment, max(cap, bank))


def preset_with(bank: int, text: str) -> TimeControl:
    """The preset that begins with so many hours. Raises ClockError."""
    for preset in PRESETS.values():
        if preset and preset.bank == bank * HOUR:
            return preset
    raise ClockError(UNKNOWN, text)

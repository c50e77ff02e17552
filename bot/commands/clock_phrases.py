"""Time controls as cards and buttons write them: "3 days, +12 h a move, at most 5 days"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from bot.application.time_controls import in_hours, is_written, preset_with, read_figures
from bot.commands.challenge_words import Phrase, phrase
from bot.messages.words import LANGUAGES, say_in
from engines.core.time_control import TimeControl

_DAY: Final = 24
# Where a span stands in a sentence that is compared word by word.
_BANK, _INCREMENT, _CAP, _SPAN = "bankspan", "incrementspan", "capspan", "spanspan"


def read_clock_at(words: Sequence[str], at: int) -> TimeControl | None:
    """The time control that is written in the `count_at` words from there on.

    A span alone is the preset that begins with as much. Raises ClockError.
    """
    if is_written(words[at]):
        return read_figures(words[at])
    spans, count = _longest(words, at)
    text = " ".join(words[at : at + count])
    if "" in spans:
        return preset_with(spans[""], text)
    if _SPAN in spans:
        return in_hours(spans[_SPAN], spans[_SPAN], spans[_SPAN], text=text)
    bank = spans[_BANK]
    return in_hours(bank, spans.get(_INCREMENT, 0), spans.get(_CAP, bank), text=text)


def count_at(words: Sequence[str], at: int) -> int:
    """How many words write a time control there, allowed or not."""
    return 1 if is_written(words[at]) else _longest(words, at)[1]


def _longest(words: Sequence[str], at: int) -> tuple[Mapping[str, int], int]:
    found = (_match(sentence, words, at) for sentence in _sentences())
    return max(found, key=lambda one: one[1])


# The hours of each span of a sentence that stands there, and the number of its words; 0: it
# doesn't.
def _match(sentence: Phrase, words: Sequence[str], at: int) -> tuple[dict[str, int], int]:
    spans: dict[str, int] = {}
    here = at
    for word in sentence:
        if word in ("", _BANK, _INCREMENT, _CAP, _SPAN):
            hours = _span(words[here : here + 2])
            if hours is None:
                return {}, 0
            spans[word] = hours
            here += 2
        elif words[here : here + 1] == [word]:
            here += 1
        else:
            return {}, 0
    return spans, here - at


# The hours of "3 days" or "12 h".
def _span(words: Sequence[str]) -> int | None:
    if len(words) < 2 or not words[0].isdecimal() or len(words[0]) > 4:
        return None
    hours = _units().get(words[1])
    return None if hours is None else int(words[0]) * hours


@cache
def _units() -> Mapping[str, int]:
    found: dict[str, int] = {}
    for say in map(say_in, LANGUAGES):
        for number in (1, 2):
            found[phrase(say("clock-days", days=number))[-1]] = _DAY
        found[phrase(say("clock-hours", hours=2))[-1]] = 1
        found |= dict.fromkeys(phrase(say("clock-days.typed")), _DAY)
        found |= dict.fromkeys(phrase(say("clock-hours.typed")), 1)
    return found


@cache
def _sentences() -> tuple[Phrase, ...]:
    found: list[Phrase] = [("",)]
    for say in map(say_in, LANGUAGES):
        found += (
            phrase(say("clock-figures", bank=_BANK, increment=_INCREMENT, cap=_CAP)),
            phrase(say("clock-figures-once", bank=_BANK)),
            phrase(say("clock-figures-per-move", span=_SPAN)),
        )
    return tuple(dict.fromkeys(found))

"""Events in words: one sentence an event, as far as the reader may hear of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from enum import Enum
from functools import lru_cache
from typing import Final

from bot.messages.times import span
from bot.messages.words import Words
from engines.core.game import Event, Fact
from engines.core.seat import Pair, Seat

# What the words select on: the reader themselves, or somebody with a name.
YOU, THEY = "you", "they"


_FACTS_CACHED: Final = 512  # each is told several times: in full and in short, to one and to all


def describe_events(
    events: Iterable[Event],
    say: Words,
    names: Pair[str],
    onlooker: Seat | None,
    *,
    is_over: bool = False,
) -> tuple[str, ...]:
    """The sentences of what happened, without what isn't for `onlooker`.

    When the match `is_over` nothing is hidden any more, and everybody is told everything.

    What goes without saying (its words are an `.aside`) is left out. An event
    with `.start` and the next one with `.end`, both of one seat, make one sentence: "You went
    forward 3" "and drew a 2."
    """
    heard = [
        event
        for event in events
        if (is_over or event.is_for(onlooker)) and f"{event.key}.aside" not in say
    ]
    lines: list[str] = []
    start = ""  # of the event before, if it may go on
    seat: object = None
    for event in heard:
        facts = event_facts(event, names, onlooker, say)
        mine = getattr(event, "seat", None)
        if start and mine is seat and f"{event.key}.end" in say:
            lines[-1] = f"{start} {say(f'{event.key}.end', **facts)}"
            start = ""
            continue
        lines.append(say(event.key, **facts))
        start = say(f"{event.key}.start", **facts) if f"{event.key}.start" in say else ""
        seat = mine
    return tuple(lines)


@lru_cache(_FACTS_CACHED)
def event_facts(
    event: Event, names: Pair[str], onlooker: Seat | None, say: Words
) -> Mapping[str, Fact]:
    """What an event's words are filled with.

    Always `$one`, `$two` ("you" or "they") and `$one_name`, `$two_name`. A field that is a seat
    gives the same two; a field called `seat` also `$rival`, and turns every `$one_x`, `$two_x`
    into `$seat_x`, `$rival_x`. A field called `seconds` gives `$seconds_words`, "3 days". A tuple
    gives "2 4 4" and `$field_count`; an enum its value, and if the game has words for its values
    (`audatia-card`, filled with `$card`) also `$field_words`.
    """
    game = event.key.partition("-")[0]
    facts: dict[str, Fact] = {}
    for seat in Seat:
        facts |= _person_facts(seat.value, seat, names, onlooker)
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name in ("to", "besides"):
            continue
        if isinstance(value, Seat):
            facts |= _person_facts(field.name, value, names, onlooker)
        else:
            facts |= _value_facts(field.name, value) | _worded_facts(field.name, value, game, say)
    acting = getattr(event, "seat", None)
    if isinstance(acting, Seat):
        facts |= _person_facts("rival", acting.other, names, onlooker)
        for role, seat in (("seat", acting), ("rival", acting.other)):
            mine = {k: v for k, v in facts.items() if k.startswith(f"{seat.value}_")}
            facts |= {role + key.removeprefix(seat.value): fact for key, fact in mine.items()}
    return facts


def _person_facts(
    field: str, seat: Seat, names: Pair[str], onlooker: Seat | None
) -> dict[str, Fact]:
    return {field: YOU if seat is onlooker else THEY, f"{field}_name": names[seat]}


def _value_facts(field: str, value: object) -> dict[str, Fact]:
    if isinstance(value, tuple):
        return {field: " ".join(map(str, value)) or "–", f"{field}_count": len(value)}
    if isinstance(value, Enum):
        return {field: str(value.value)}
    return {field: value if isinstance(value, int) else str(value)}


# A span of time in words; the game's own for an enum's value, or for each of a tuple's.
def _worded_facts(field: str, value: object, game: str, say: Words) -> dict[str, Fact]:
    if field == "seconds" and isinstance(value, int):
        return {"seconds_words": span(value, say)}
    values = value if isinstance(value, tuple) else (value,)
    kinds = {type(one).__name__.lower() for one in values if isinstance(one, Enum)}
    if len(kinds) != 1 or (key := f"{game}-{(kind := kinds.pop())}") not in say:
        return {}
    return {f"{field}_words": ", ".join(say(key, **{kind: one.value}) for one in values)}

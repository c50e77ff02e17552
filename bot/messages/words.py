"""Words in four languages: Fluent messages by key, and the sentences that events make."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import fields
from datetime import UTC, datetime, timedelta, tzinfo
from enum import Enum
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from bot.messages.phrases import Phrase, phrase
from engines.core.game import Event, Fact, RuleError
from engines.core.match_state import MatchError
from engines.core.seat import Pair, Seat
from renderers.wording import Say

LANGUAGES: Final = ("en", "it", "es", "fr")
FALLBACK: Final = "en"
LOCALES: Final = Path(__file__).parent.parent / "locales"

YOU, THEY = "you", "they"
"""What the words select on: the reader himself, or somebody with a name."""

_REMEMBERED: Final = 4096  # sentences a language
_EVENTS: Final = 512  # each is told several times: in full and in short, to one and to all

_MINUTE, _HOUR, _DAY = 60, 3600, 86400


class Words:
    """A `Say` in one language. `key` is a message's id, or `id.attribute`."""

    __slots__ = ("_bundle", "_has", "_phrases", "_read", "_say", "language")

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._read: set[str] = set()
        # Buttons say the same all day long; Fluent takes 0.1 ms for each sentence.
        self._say = lru_cache(_REMEMBERED)(self._format)
        self._has = cache(self._look_up)
        self._phrases: dict[str, Phrase | None] = {}

    def __contains__(self, key: str) -> bool:
        """Whether this language itself has words for `key`."""
        return self._has(key)

    def _look_up(self, key: str) -> bool:
        id_, _, attribute = key.partition(".")
        book = id_.partition("-")[0]
        if id_ != f"{book}-name" or not self._read_name(book):
            self._open(book)
        if not self._bundle.has_message(id_):
            return False
        message = self._bundle.get_message(id_)
        return attribute in message.attributes if attribute else message.value is not None

    def _open(self, book: str) -> None:
        """Read `<book>.ftl`, once: it holds the messages whose ids begin with its name.

        A language takes 80 ms to read whole; start-up needs the hall's words alone.
        """
        if book in self._read:
            return
        self._read.add(book)
        path = LOCALES / self.language / f"{book}.ftl"
        if path.is_file():
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def _read_name(self, book: str) -> bool:
        """Read what a book's game is called, and no more, if that is plain text.

        Platforms are told all names in all languages at the start, and nothing else of the games.
        """
        key = f"{book}-name"
        if not self._bundle.has_message(key):
            path = LOCALES / self.language / f"{book}.ftl"
            text = path.read_text(encoding="utf-8") if path.is_file() else ""
            found = re.search(rf"^{re.escape(key)} = .*(?:\n +.*)*$", text, re.MULTILINE)
            if found is None or "{" in found[0]:
                return False
            self._bundle.add_resource(FluentResource(f"{found[0]}\n"))
        return True

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """The sentence `key`, filled with `facts`; English where this language lacks it.

        Raises:
            KeyError: no language has `key`, or `facts` lack something that it names.
        """
        return self._say(key, tuple(facts.items()))

    def _format(self, key: str, given: tuple[tuple[str, Fact], ...]) -> str:
        facts = dict(given)
        if key not in self:
            if self.language == FALLBACK:
                raise KeyError(f"no words for {key!r}")
            return say_in(FALLBACK)(key, **facts)
        id_, _, attribute = key.partition(".")
        message = self._bundle.get_message(id_)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # noqa: S101 - `key in self` has just said so
        if key not in self._phrases:
            self._phrases[key] = phrase(pattern, self._bundle)
        if (short := self._phrases[key]) is not None:
            try:
                return short(facts)
            except KeyError as err:
                raise KeyError(f"{key!r} in {self.language}: no {err}") from None
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise KeyError(f"{key!r} in {self.language}: {errors[0]}")
        return str(text)


@cache
def say_in(language: str) -> Words:
    """The words of one of `LANGUAGES`, read when they are first asked for."""
    if language not in LANGUAGES:
        raise KeyError(f"{language!r} is none of {', '.join(LANGUAGES)}")
    return Words(language)


def choose_language(*wishes: str) -> str:
    """The first wish that we speak ("it-IT", "es_419", "fr"), else English."""
    tags = (wish.replace("_", "-").partition("-")[0].lower() for wish in wishes)
    return next((tag for tag in tags if tag in LANGUAGES), FALLBACK)


def describe_event(event: Event, say: Words, names: Pair[str], onlooker: Seat | None) -> str:
    """The sentence of one event, as `onlooker` reads it (None: a spectator)."""
    facts = event_facts(event, names, onlooker, say)
    return say(f"{event.key}.aside" if _is_aside(event, say) else event.key, **facts)


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
        if (is_over or event.is_for(onlooker)) and not _is_aside(event, say)
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


def _is_aside(event: Event, say: Words) -> bool:
    """Whether what happened goes without saying: the board shows it."""
    return f"{event.key}.aside" in say


@lru_cache(_EVENTS)
def event_facts(
    event: Event, names: Pair[str], onlooker: Seat | None, say: Words
) -> Mapping[str, Fact]:
    """What an event's words are filled with.

    Always `$one`, `$two` ("you" or "they") and `$one_name`, `$two_name`. A field that is a seat
    gives the same two; a field called `seat` also `$rival`, and turns every `$one_x`, `$two_x`
    into `$seat_x`, `$rival_x`. A tuple gives "2 4 4" and `$field_count`; an enum its value, and if
    the game has words for its values (`audatia-card`, filled with `$card`) also `$field_words`.
    """
    game = event.key.partition("-")[0]
    facts: dict[str, Fact] = {}
    for seat in Seat:
        facts |= _person(seat.value, seat, names, onlooker)
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name in ("to", "besides"):
            continue
        if isinstance(value, Seat):
            facts |= _person(field.name, value, names, onlooker)
        else:
            facts |= _plain(field.name, value) | _worded(field.name, value, game, say)
    acting = getattr(event, "seat", None)
    if isinstance(acting, Seat):
        facts |= _person("rival", acting.other, names, onlooker)
        for role, seat in (("seat", acting), ("rival", acting.other)):
            mine = {k: v for k, v in facts.items() if k.startswith(f"{seat.value}_")}
            facts |= {role + key.removeprefix(seat.value): fact for key, fact in mine.items()}
    return facts


def _person(field: str, seat: Seat, names: Pair[str], onlooker: Seat | None) -> dict[str, Fact]:
    return {field: YOU if seat is onlooker else THEY, f"{field}_name": names[seat]}


def _plain(field: str, value: object) -> dict[str, Fact]:
    if isinstance(value, tuple):
        return {field: " ".join(map(str, value)) or "–", f"{field}_count": len(value)}
    if isinstance(value, Enum):
        return {field: str(value.value)}
    return {field: value if isinstance(value, int) else str(value)}


def _worded(field: str, value: object, game: str, say: Words) -> dict[str, Fact]:
    """The game's own words for an enum's value, or for each of a tuple's."""
    values = value if isinstance(value, tuple) else (value,)
    kinds = {type(one).__name__.lower() for one in values if isinstance(one, Enum)}
    if len(kinds) != 1 or (key := f"{game}-{(kind := kinds.pop())}") not in say:
        return {}
    return {f"{field}_words": ", ".join(say(key, **{kind: one.value}) for one in values)}


def refusal(error: RuleError, game_id: str, say: Say) -> str:
    """Why an act was refused, in a player's words."""
    scope = "match" if isinstance(error, MatchError) else game_id
    return say(f"{scope}-refused-{error.code}", **error.facts)


def plain(text: str) -> str:
    """Words without regard to case, accents, underscores and question marks."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(c if c.isalnum() else " " for c in bare if not unicodedata.combining(c))
    return " ".join(kept.split())


def when(at: float, now: float, say: Say, zone: tzinfo = UTC) -> str:
    """A past or near moment as people say it: "today 18:40", "yesterday 16:02", "Monday 9:15".

    `at` and `now` are seconds since the epoch; beyond six days it is a date: "3 May".
    """
    then, today = datetime.fromtimestamp(at, zone), datetime.fromtimestamp(now, zone)
    facts: dict[str, Fact] = {"time": f"{then:%H:%M}"}
    days = (today.date() - then.date()) // timedelta(days=1)
    if days in (-1, 0, 1):
        return say(
            ("match-when-today", "match-when-yesterday", "match-when-tomorrow")[days], **facts
        )
    if abs(days) < 7:
        day = say("match-weekday", day=then.isoweekday())
        return say("match-when-weekday", day=day, **facts)
    return say("match-when-date", day=then.day, month=say("match-month", month=then.month))


def time_left(deadline: float, now: float, say: Say) -> str:
    """How long there is: "3 days left", "5 h left", "20 min left"; rounded down, never to 0."""
    left = deadline - now
    if left <= 0:
        return say("match-left-none")
    for unit, seconds, least in (("days", _DAY, 2), ("hours", _HOUR, 1), ("minutes", _MINUTE, 1)):
        if left >= least * seconds:
            return say(f"match-left-{unit}", count=int(left // seconds))
    return say("match-left-minutes", count=1)

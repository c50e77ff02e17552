"""Reads the words of a challenge for one game, one phrase after the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import TypeVar

from bot.application.fitting_levels import ANY_LEVEL
from bot.application.model import Person
from bot.application.refused import RefusedError, named, quoted
from bot.application.time_controls import PRESETS, ClockError, is_written
from bot.commands.challenge_words import (
    CHALLENGED,
    CHALLENGER,
    OTHER,
    Kind,
    Meaning,
    Phrase,
    Vocabulary,
    option_called,
    phrase,
    values_of,
)
from bot.commands.clock_phrases import count_at, read_clock_at
from bot.commands.term_settings import CLOCK, challengers_seat, has_sides
from bot.messages.clock_words import read_clock
from bot.messages.words import words_meaning
from engines.core.game import AnyGame
from engines.core.options import BEGINS, TRUE, Option
from engines.core.record import Series
from engines.core.seat import Seat
from engines.core.time_control import TimeControl

_Meant = TypeVar("_Meant")


# One word, in which piece of the text it was said; or an option that a value follows.
@dataclass(frozen=True, slots=True, kw_only=True)
class _Word:
    text: str
    said: str
    option: str = ""
    is_last: bool = False  # a comma follows


@dataclass(slots=True, kw_only=True)
class WordReader:
    """What was understood of a challenge to one game.

    `known` is what may be said of it, and `people` who may be challenged by name. `unread` are the
    pieces that mean nothing, and `faults` say what is understood and can't be.
    """

    game: AnyGame
    known: Vocabulary
    people: Mapping[Phrase, Person]
    level: str = ""
    has_clock: bool = False
    clock: TimeControl | None = None
    is_rated: bool | None = None
    has_memory: bool = True
    has_hints: bool = False
    series: Series | None = None
    is_study: bool = False
    opponent: Person | None = None
    begins: str = ""
    options: dict[str, str] = field(default_factory=dict)
    own: dict[str, str] = field(default_factory=dict)
    labels: dict[str, str] = field(default_factory=dict)
    unread: list[str] = field(default_factory=list)
    faults: list[RefusedError] = field(default_factory=list)

    @property
    def missed(self) -> tuple[int, int]:
        """How much of the text doesn't fit this game; least where it is meant."""
        return len(self.unread), len(self.faults)

    @property
    def challenger(self) -> Seat:
        """Where the challenger sits."""
        return challengers_seat(self.game, self.begins) if has_sides(self.game) else Seat.ONE

    def read(self, pieces: Sequence[str]) -> None:
        """Read all that was said."""
        words: list[_Word] = []
        for piece in pieces:
            words += self._words(piece.rstrip(","))
            if words and piece.endswith(","):
                words[-1] = replace(words[-1], is_last=True)
        at = 0
        while at < len(words):
            at += self._read_at(words, at)
        for option in self.game.options:
            who = CHALLENGER if option.seat is self.challenger else CHALLENGED
            if option.seat and self.own.get(who) in option.values:
                self.options[option.name] = self.own[who]
        for name, said in self.labels.items():
            if name not in self.options and self._option(name).is_switch:
                self.options[name] = TRUE
            elif name not in self.options:
                self._miss(said)

    def _words(self, piece: str) -> Iterator[_Word]:
        name, equals, value = piece.partition("=")
        if is_written(piece.casefold()):
            yield _Word(text=piece.casefold(), said=piece)
        elif not equals:
            yield from (_Word(text=word, said=piece) for word in phrase(piece))
        elif option := self._setting_called(name):
            yield _Word(text="", said=piece, option=option)
            yield from self._words(value)
        elif (said := phrase(name)) and any(one[: len(said)] == said for one in self.known):
            yield from (_Word(text=word, said=piece) for word in said)
            yield from self._words(value)
        else:
            yield _Word(text=piece, said=piece)

    def _setting_called(self, name: str) -> str:
        said = phrase(name)
        if said and set(said) <= words_meaning("entrance-words-clock"):
            return CLOCK
        return option_called(self.game, name)

    # Reads the longest phrase there. Returns how many words it has.
    def _read_at(self, words: Sequence[_Word], at: int) -> int:
        word, texts = words[at], [one.text for one in words]
        if word.option:
            return 1 + self._read_value(words, at + 1, word)
        meaning, count = _longest(self.known, texts, at)
        if meaning and meaning.is_close and any(one.is_last for one in words[at : at + count - 1]):
            meaning, count = _longest(self.known, texts[: at + count - 1], at)
        if count_at(texts, at) > count:
            return self._read_clock(texts, at)
        if meaning:
            self._take(meaning, word)
            return count
        person, count = _longest(self.people, texts, at)
        if person:
            self.opponent = person
            return count
        self._miss(word.said)
        return 1

    # Reads what follows `touches=`. Returns how many words it has.
    def _read_value(self, words: Sequence[_Word], at: int, option: _Word) -> int:
        texts, value = [one.text for one in words], option.said.partition("=")[2]
        of_it = len(list(takewhile(lambda one: one.said == value, words[at:])))
        if option.option == CLOCK:
            return self._read_clock_value(words, at, value, of_it)
        meaning, count = _longest(values_of(self.game, option.option), texts, at)
        if meaning:
            self._take(meaning, option)
            return count
        key = f"{self.game.id}-option-{option.option}"
        takes = [named(f"{key}-{value}") for value in self._option(option.option).values]
        self.faults += (
            RefusedError("hall-not-understood", word=quoted(option.said)),
            RefusedError("hall-option-takes", name=named(key), known=takes),
        )
        return of_it

    # Reads what follows `clock=`, in as many words as mean a clock. Returns how many are done with.
    def _read_clock_value(self, words: Sequence[_Word], at: int, value: str, of_it: int) -> int:
        texts = [one.text for one in words]
        if at < len(texts) and count_at(texts, at):
            return 0  # it is read as it is anywhere
        meaning, count = _longest(self.known, [CLOCK, *texts[at:]], 0)
        if meaning and meaning.kind is Kind.CLOCK:
            self._take(meaning, words[at])
            return count - 1
        try:
            read_clock(value)
        except ClockError as err:
            self.faults.append(err)
        return of_it

    def _option(self, name: str) -> Option:
        return next(one for one in self.game.options if one.name == name)

    def _read_clock(self, texts: Sequence[str], at: int) -> int:
        try:
            self.clock, self.has_clock = read_clock_at(texts, at), True
        except ClockError as err:
            self.faults.append(err)
        return count_at(texts, at)

    def _take(self, meaning: Meaning, word: _Word) -> None:
        match meaning.kind:
            case Kind.OPTION:
                self.options[meaning.name] = meaning.value
            case Kind.OWN:
                who = meaning.name  # who chooses a second time, chooses for the other one
                self.own[OTHER[who] if who in self.own else who] = meaning.value
            case Kind.BEGINS:
                self._let_begin(meaning.name)
            case Kind.CLOCK:
                self.clock, self.has_clock = PRESETS[meaning.value], True
            case Kind.LEVEL:
                self.level = meaning.value
            case Kind.COMPUTER:
                self.level = self.level or ANY_LEVEL
            case Kind.STUDY:
                self.is_study = True
            case Kind.RATED | Kind.FRIENDLY | Kind.SEEN | Kind.HINTS | Kind.SERIES:
                self._take_term(meaning)
            case Kind.LABEL:
                self.labels[meaning.name] = word.said
            case Kind.NAME:
                pass

    # What may be agreed on in any game, apart from the clock.
    def _take_term(self, meaning: Meaning) -> None:
        if meaning.kind is Kind.SEEN:
            self.has_memory = meaning.value == TRUE
        elif meaning.kind is Kind.HINTS:
            self.has_hints = meaning.value == TRUE
        elif meaning.kind is Kind.SERIES:
            self.series = Series(meaning.value)
        else:
            self.is_rated = meaning.kind is Kind.RATED

    def _let_begin(self, who: str) -> None:
        self.begins = who
        for option in self.game.options:
            if option.name == BEGINS:
                self.options[BEGINS] = who or option.default

    def _miss(self, said: str) -> None:
        if said not in self.unread[-1:]:
            self.unread.append(said)


# What the longest phrase that begins there means, and how many words it has.
def _longest(
    known: Mapping[Phrase, _Meant], words: Sequence[str], at: int
) -> tuple[_Meant | None, int]:
    longest = max(map(len, known), default=0)
    for count in range(min(longest, len(words) - at), 0, -1):
        if (meaning := known.get(tuple(words[at : at + count]))) is not None:
            return meaning, count
    return None, 0

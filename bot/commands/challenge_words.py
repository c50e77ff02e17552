"""What the words of a challenge may mean, in all our languages at once.

The phrases are those of cards, forms and buttons, from the locales; people type what they read
there. Phrases are compared without case, accents, signs and small words ("to", "di", "la").
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from itertools import product
from typing import Final

from cachetools import LRUCache, cached

from bot.application.fitting_levels import ANY_LEVEL
from bot.application.time_controls import NO_CLOCK, PRESETS
from bot.commands.term_settings import has_sides
from bot.messages.earlier_names import names_of
from bot.messages.term_changes import series_words
from bot.messages.words import LANGUAGES, Words, say_in, searchable, words_meaning
from engines.core.game import AnyGame, counts_cards
from engines.core.options import BEGINNERS, BEGINS, FALSE, TRUE
from engines.core.record import Series

Phrase = tuple[str, ...]

_NUMBERS: Final = re.compile(r"(?<=\d)(?=[^\W\d])|(?<=[^\W\d])(?=\d)")
# What a card says around the names and the game.
_SENTENCES: Final = ("hall-card", "hall-card-open", "entrance-challenge")

_YES, _NO = "entrance-words-yes", "entrance-words-no"
_LONG_WORD: Final = 4  # letters with which one word of a game's name may stand for it
CHALLENGER, CHALLENGED = BEGINNERS
OTHER: Final = {CHALLENGER: CHALLENGED, CHALLENGED: CHALLENGER}


class Kind(StrEnum):
    """What a phrase says something about."""

    OPTION = "option"
    LABEL = "label"  # what an option is called; a value goes before it or follows
    OWN = "own"  # what one of the two chooses for themselves, such as a character
    BEGINS = "begins"
    CLOCK = "clock"
    LEVEL = "level"
    COMPUTER = "computer"
    STUDY = "study"
    RATED = "rated"
    FRIENDLY = "friendly"
    SEEN = "seen"  # whether both are told which cards are out
    HINTS = "hints"  # whether both may ask for hints
    SERIES = "series"  # how many matches
    NAME = "name"  # one of the two is named, which says nothing new


@dataclass(frozen=True, slots=True, kw_only=True)
class Meaning:
    """What a phrase means, and how it stands on a card or a button."""

    kind: Kind
    value: str = ""
    name: str = ""  # of an option; of OWN and BEGINS, which of the two
    shown: str = ""
    is_close: bool = False  # no comma parts its words: "last attack, no riposte"


Vocabulary = dict[Phrase, Meaning]


def phrase(text: str) -> Phrase:
    """A text as it is compared: numbers and letters apart, small words left out."""
    small = words_meaning("entrance-words-filling")
    return tuple(word for word in _split(text) if word not in small)


@cached(LRUCache(64), key=lambda game, levels: (game.id, tuple(game.options), tuple(levels)))
def vocabulary(game: AnyGame, levels: Sequence[str]) -> Vocabulary:
    """What may be said of a challenge to this game, whatever the names of the two are."""
    return _collect(_meanings(game, levels))


def naming(game: AnyGame, levels: Sequence[str], challenger: str, challenged: str) -> Vocabulary:
    """What may be said with the names of the two; "": there is none, or anybody is challenged."""
    return _collect(
        one
        for say in _says()
        for who, names in (
            (CHALLENGER, [challenger]),
            (CHALLENGED, [challenged] if challenged else _nobody(game, levels, say)),
        )
        for name in filter(None, names)
        for one in _named(game, say, who, name)
    )


def values_of(game: AnyGame, name: str) -> Vocabulary:
    """The values of an option, by all that they are called."""
    option = next(one for one in game.options if one.name == name)
    found: list[tuple[str, Meaning]] = []
    for value in option.values:
        meaning = Meaning(kind=Kind.OPTION, name=name, value=str(value))
        found.append((value, meaning))
        key = f"{game.id}-option-{name}-{value}"
        found += [(called, meaning) for say in _says() for called in names_of(key, say)]
    if option.is_switch:
        found += [
            (word, Meaning(kind=Kind.OPTION, name=name, value=value))
            for value, key in ((TRUE, _YES), (FALSE, _NO))
            for word in words_meaning(key)
        ]
    return _collect(iter(found))


@cache
def _game_names(game: str) -> frozenset[Phrase]:
    called = (name for say in _says() for name in names_of(f"{game}-name", say))
    return frozenset(map(phrase, (game, game.replace("_", ""), *called)))


def game_words(games: Mapping[str, AnyGame]) -> dict[Phrase, str]:
    """Every game by its names, and by the longer words that stand in no other game's names."""
    whole = {name: game for game in games for name in _game_names(game)}
    parts = {
        game: {w for name in _game_names(game) for w in name if len(w) >= _LONG_WORD}
        for game in games
    }
    for game, words in parts.items():
        others = set().union(*(parts[other] for other in games if other != game))
        whole |= {(word,): game for word in words - others if (word,) not in whole}
    return whole


def option_called(game: AnyGame, name: str) -> str:
    """The option of this name or label, or the only one that begins so; "" if none does."""
    names = {
        phrase(text): option.name for option in game.options for text in _labels(game, option.name)
    }
    said = phrase(name)
    if said in names:
        return names[said]
    begun = " ".join(said)
    fitting = {o for known, o in names.items() if begun and " ".join(known).startswith(begun)}
    return fitting.pop() if len(fitting) == 1 else ""


def _meanings(game: AnyGame, levels: Sequence[str]) -> Iterator[tuple[str, Meaning]]:
    for option in game.options:
        for value, meaning in values_of(game, option.name).items():
            if option.seat:
                yield meaning.shown, Meaning(kind=Kind.OWN, name=CHALLENGER, value=meaning.value)
            elif not option.is_switch or not set(value) <= words_meaning(_YES, _NO):
                yield meaning.shown, meaning
            for label in _labels(game, option.name):
                yield f"{label}: {meaning.shown}", replace(meaning, is_close=True)
                yield f"{meaning.shown} {label}", replace(meaning, is_close=True)
        for label in _labels(game, option.name):
            yield label, Meaning(kind=Kind.LABEL, name=option.name)
    for say in _says():
        yield from _said_of_any(game, say)
        yield from _said_of_levels(game, levels, say)
    for level in levels:
        yield level, Meaning(kind=Kind.LEVEL, value=level)
    yield ANY_LEVEL, Meaning(kind=Kind.COMPUTER)
    for kind in (Kind.COMPUTER, Kind.STUDY, Kind.RATED, Kind.FRIENDLY):
        for word in words_meaning(f"entrance-words-{kind}"):
            yield word, Meaning(kind=kind)


# In one language: the side that begins, the clock, the rating, the memory, how many matches, a
# study table, words that mean nothing.
def _said_of_any(game: AnyGame, say: Words) -> Iterator[tuple[str, Meaning]]:
    for words in names_of("fair-card-study", say, challenger="", game=""):
        yield words, Meaning(kind=Kind.STUDY)
    for who in BEGINNERS if has_sides(game) else ():
        yield f"{BEGINS} {who}", Meaning(kind=Kind.BEGINS, name=who)
    if game.opener is None:
        by_lot = names_of("hall-begins-by-lot", say)
        yield from ((text, Meaning(kind=Kind.BEGINS)) for text in by_lot)
    for kind in (Kind.RATED, Kind.FRIENDLY):
        yield from ((text, Meaning(kind=kind)) for text in names_of(f"entrance-{kind}", say))
    if counts_cards(game):
        yield from _said_of_memory(say)
    for value, key in ((TRUE, "hint-on"), (FALSE, "hint-off")):
        meaning = Meaning(kind=Kind.HINTS, value=value)
        yield from ((text, meaning) for text in names_of(key, say))
    yield from _said_of_series(game, say)
    for label in ("entrance-side", "entrance-rating", "series-label"):
        yield from ((text, Meaning(kind=Kind.NAME)) for text in names_of(label, say))
    for preset in PRESETS:
        meaning = Meaning(kind=Kind.CLOCK, value=preset)
        called = {*names_of(f"clock-{preset}", say), preset}
        alone = called if preset != NO_CLOCK else {say("clock-none")}
        after = called if preset != NO_CLOCK else called | {*say("clock-none.typed").split()}
        yield from ((name, meaning) for name in alone)
        for label in {*words_meaning("entrance-words-clock"), say("entrance-clock")}:
            yield from ((f"{label}: {name}", meaning) for name in after)
            yield label, Meaning(kind=Kind.NAME)
    blank = {"challenger": "", "asked": "", "name": "", "game": ""}
    for word in {
        *names_of("hall-anybody", say),
        *(w for key in _SENTENCES for s in names_of(key, say, **blank) for w in _split(s)),
    }:
        yield word, Meaning(kind=Kind.NAME)


def _said_of_levels(
    game: AnyGame, levels: Sequence[str], say: Words
) -> Iterator[tuple[str, Meaning]]:
    for level in levels:
        meaning = Meaning(kind=Kind.LEVEL, value=level)
        for called in names_of(f"{game.id}-level-{level}", say):
            yield called, meaning
            yield say("hall-computer", level=called), meaning
    yield from ((any_, Meaning(kind=Kind.COMPUTER)) for any_ in names_of("hall-level-any", say))


def _said_of_memory(say: Words) -> Iterator[tuple[str, Meaning]]:
    labels = {*names_of("seen-button", say), *words_meaning("seen-on-words")}
    for value, key, words in ((TRUE, "seen-on", _YES), (FALSE, "seen-off", _NO)):
        meaning = Meaning(kind=Kind.SEEN, value=value)
        yield from ((text, meaning) for text in names_of(key, say))
        yield from ((word, meaning) for word in words_meaning(f"{key}-words"))
        for label, word in product(labels, words_meaning(words)):
            yield f"{label}: {word}", meaning


def _said_of_series(game: AnyGame, say: Words) -> Iterator[tuple[str, Meaning]]:
    for series in Series:
        meaning = Meaning(kind=Kind.SERIES, value=series.value)
        yield series_words(game, say, series), meaning
        key = f"series-{series.value or 'one'}"
        for other in (*names_of(key, say), *say(f"{key}.typed").split("|")):
            yield other, meaning


# What a card says of one of the two.
def _named(game: AnyGame, say: Words, who: str, name: str) -> Iterator[tuple[str, Meaning]]:
    yield name, Meaning(kind=Kind.NAME)
    side = f"entrance-side-{game.id}"
    for key in ("hall-begins", side) if side in say else ("hall-begins",):
        yield say(key, name=name), Meaning(kind=Kind.BEGINS, name=who)
    for option in game.options:
        for value in option.values if option.seat else ():
            key = f"{game.id}-option-{option.name}-{value}.card"
            if key in say:
                yield say(key, name=name), Meaning(kind=Kind.OWN, name=who, value=str(value))


def _nobody(game: AnyGame, levels: Sequence[str], say: Words) -> list[str]:
    computers = [say("hall-computer", level=say(f"{game.id}-level-{level}")) for level in levels]
    return [say("hall-anybody"), *computers]


def _labels(game: AnyGame, option: str) -> set[str]:
    key = f"{game.id}-option-{option}"
    return {option, *(called for say in _says() for called in names_of(key, say))}


# What was said first of a phrase counts.
def _collect(found: Iterator[tuple[str, Meaning]]) -> Vocabulary:
    vocabulary: Vocabulary = {}
    for text, meaning in found:
        if said := phrase(text):
            vocabulary.setdefault(said, replace(meaning, shown=text))
    return vocabulary


@cache
def _says() -> tuple[Words, ...]:
    return tuple(map(say_in, LANGUAGES))


def _split(text: str) -> list[str]:
    return _NUMBERS.sub(" ", searchable(text)).split()

"""Words in four languages: Fluent messages by key, read from the locales when first asked for."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from threading import Lock
from typing import Any, Final

from fluent.runtime import FluentBundle

from bot.application.command_packages import command_locales
from bot.application.locales import ENGLISH, book_of, game_of, words_file
from bot.application.refused import Given, RefusedError, quoted
from bot.messages.fluent_parser import QuickParser
from bot.messages.liaison import LIAISONS
from engines.core.game import Fact, RuleError
from engines.core.match_state import MatchError
from engines.core.options import OptionError
from engines.core.tournaments.state import TournamentError
from renderers.wording import Say

LANGUAGES: Final = ("en", "it", "es", "fr")
FALLBACK: Final = ENGLISH
Refusal = RefusedError | RuleError | OptionError
# What is told in a sentence: the engines' own errors carry a code and facts as well.
REFUSALS: Final = (RefusedError, RuleError, OptionError)

_PARSER: Final = QuickParser()

_REMEMBERED: Final = 4096  # sentences a language
_LONGEST_FACT: Final = 2000  # characters; the library takes 2500


class Words:
    """A `Say` in one language. `key` is a message's id, or `id.attribute`. For any thread."""

    __slots__ = ("_bundle", "_has", "_read", "_reading", "_say", "language")

    def __init__(self, language: str) -> None:
        self.language = language
        # Fluent takes functions that return text, though its annotations lack them.
        functions: dict[str, Any] = dict(LIAISONS.get(language, {}))
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._read: set[str] = set()
        self._reading = Lock()  # a second thread must not find a book without its words
        # Buttons say the same all day long; Fluent takes 0.1 ms for each sentence.
        self._say = lru_cache(_REMEMBERED)(self._format)
        self._has = cache(self._look_up)

    def __contains__(self, key: str) -> bool:
        """Whether this language itself has words for `key`."""
        return self._has(key)

    def _look_up(self, key: str) -> bool:
        id_, _, attribute = key.partition(".")
        book = book_of(id_)
        with self._reading:
            if id_ != f"{book}-name" or not self._read_name(book):
                self._open(book)
        if not self._bundle.has_message(id_):
            return False
        message = self._bundle.get_message(id_)
        return attribute in message.attributes if attribute else message.value is not None

    # A book holds the messages whose ids begin with its name, and is read once: start-up needs the
    # common words alone. A game's guide says cards and guards with the game's own words, which are
    # read with it.
    def _open(self, book: str) -> None:
        if book in self._read:
            return
        self._read.add(book)
        self._open(game_of(book))
        brought = (folder / self.language / f"{book}.ftl" for folder in command_locales())
        for path in (words_file(book, self.language), *brought):
            if path.is_file():
                self._bundle.add_resource(_PARSER.parse(path.read_text(encoding="utf-8")))

    # Reads what a book's game is called, and no more, if that is plain text. Platforms are told all
    # names in all languages at the start, and nothing else of the games.
    def _read_name(self, book: str) -> bool:
        key = f"{book}-name"
        if not self._bundle.has_message(key):
            path = words_file(book, self.language)
            text = path.read_text(encoding="utf-8") if path.is_file() else ""
            found = re.search(rf"^{re.escape(key)} = .*(?:\n +.*)*$", text, re.MULTILINE)
            if found is None or "{" in found[0]:
                return False
            self._bundle.add_resource(_PARSER.parse(f"{found[0]}\n"))
        return True

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """The sentence `key`, filled with `facts`; English where this language lacks it.

        Raises:
            KeyError: no language has `key`, or `facts` lack something that it names.
        """
        return self._say(key, tuple(facts.items()))

    def _format(self, key: str, given: tuple[tuple[str, Fact], ...]) -> str:
        facts = {name: _cut(fact) for name, fact in given}
        if key not in self:
            if self.language == FALLBACK:
                raise KeyError(f"no words for {key!r}")
            return say_in(FALLBACK)(key, **facts)
        id_, _, attribute = key.partition(".")
        message = self._bundle.get_message(id_)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # noqa: S101 - `key in self` has just said so
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise KeyError(f"{key!r} in {self.language}: {errors[0]}")
        return str(text)


# What was typed may be longer than the library lets a fact be.
def _cut(fact: Fact) -> Fact:
    is_long = isinstance(fact, str) and len(fact) > _LONGEST_FACT
    return f"{str(fact)[: _LONGEST_FACT - 1]}…" if is_long else fact


@cache
def say_in(language: str) -> Words:
    """The words of one of `LANGUAGES`, read when they are first asked for."""
    if language not in LANGUAGES:
        raise KeyError(f"{language!r} is none of {', '.join(LANGUAGES)}")
    return Words(language)


@cache
def words_meaning(*keys: str) -> frozenset[str]:
    """The words of some sentences, in all our languages, as `searchable` has them."""
    said = " ".join(say_in(language)(key) for language in LANGUAGES for key in keys)
    return frozenset(searchable(said).split())


def choose_language(*wishes: str) -> str:
    """The first wish that we speak ("it-IT", "es_419", "fr"), else English."""
    tags = (wish.replace("_", "-").partition("-")[0].lower() for wish in wishes)
    return next((tag for tag in tags if tag in LANGUAGES), FALLBACK)


def refusal(error: Refusal, say: Say, game: str = "match") -> str:
    """Why something was refused, in a player's words; `game` is the one whose rule may say so."""
    match error:
        case RefusedError():
            facts = {name: _said(fact, say) for name, fact in error.facts.items()}
            return say(error.key, **facts)
        case OptionError():
            return say(f"hall-{error.code}", name=quoted(error.name), known=", ".join(error.known))
        case TournamentError():
            return say(f"tournament-error-{error.code}", **error.facts)
        case RuleError():
            scope = "match" if isinstance(error, MatchError) else game
            return say(f"{scope}-refused-{error.code}", **error.facts)


def _said(fact: Given, say: Say) -> Fact:
    if isinstance(fact, str | int):
        return fact
    if callable(fact):
        return fact(say)
    return ", ".join(str(_said(one, say)) for one in fact)


def searchable(text: str) -> str:
    """Words without regard to case, accents, underscores and question marks."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(c if c.isalnum() else " " for c in bare if not unicodedata.combining(c))
    return " ".join(kept.split())

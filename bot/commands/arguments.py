"""The arguments of a command: what they are, and how they are parsed from typed text."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.application.catalogue import whole_games
from bot.application.model import Ask, Person
from bot.application.refused import RefusedError, Told, named, quoted
from bot.commands.context import Context
from bot.commands.read_choice import names_of
from bot.messages.words import searchable
from engines.core.options import TRUE
from renderers.wording import Say
from storage.base import TableKey


class Kind(StrEnum):
    """What an argument is; platforms have pickers of their own for some."""

    TEXT = "text"
    NUMBER = "number"
    SWITCH = "switch"  # yes or no
    CHOICE = "choice"  # one of its `choices`
    GAME = "game"
    TABLE = "table"  # one of the asker's tables, where another than the one at hand is meant
    PERSON = "person"
    FILE = "file"  # where a platform sends one along with a command


@dataclass(frozen=True, slots=True, kw_only=True)
class Offered:
    """A value that an argument may have, and what it is called."""

    value: str
    words: Told

    @classmethod
    def of(cls, value: str, key: str) -> Offered:
        """One whose words stand in the locales under `key`."""
        return cls(value=value, words=named(key))


@dataclass(frozen=True, slots=True, kw_only=True)
class Suggestion:
    """A value that is suggested while somebody types."""

    value: str
    words: str


def matching(found: Iterable[Suggestion], typed: str) -> list[Suggestion]:
    """Those whose words or value contain what has been typed."""
    wanted = typed.casefold()
    return [s for s in found if wanted in s.words.casefold() or wanted in s.value.casefold()]


# What to suggest, from what has been typed of an argument, and from what else was given.
Suggest = Callable[[Context, Ask, str, "Given"], Awaitable[Sequence[Suggestion]]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Argument:
    """One argument. Its name and its description are the words `hall-argument-NAME`."""

    name: str
    kind: Kind = Kind.TEXT
    is_required: bool = False
    lowest: int = 1  # of a number
    highest: int = 1
    choices: tuple[Offered, ...] = ()
    suggest: Suggest | None = None

    @property
    def offered(self) -> tuple[Offered, ...]:
        """All that a choice, or a game, may be."""
        if self.kind is Kind.GAME:
            return tuple(Offered.of(id_, f"{id_}-name") for id_ in whole_games())
        return self.choices

    def refused(self) -> RefusedError:
        """The refusal of a value that it can't have: it says which it can."""
        known: Iterable[str | Told] = (one.words for one in self.offered)
        if self.kind is Kind.NUMBER:
            known = (f"{self.lowest}–{self.highest}",)
        return RefusedError("entrance-setting-takes", name=self._at_start, values=tuple(known))

    def _at_start(self, say: Say) -> str:
        name = say(f"hall-argument-{self.name}")
        return name[:1].upper() + name[1:]


def choice(name: str, *offered: Offered, is_required: bool = False) -> Argument:
    """An argument that is one of these values."""
    return Argument(name=name, kind=Kind.CHOICE, is_required=is_required, choices=offered)


# Those that no words say.
_UNSAID: Final = frozenset({Kind.TABLE, Kind.PERSON, Kind.FILE})

TABLE: Final = Argument(name="table", kind=Kind.TABLE)
PERSON: Final = Argument(name="person", kind=Kind.PERSON, is_required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class SentFile:
    """A file that came with a command: its size in bytes, as the platform tells it, and the way to
    its content, which is fetched only where that is small enough.
    """

    size: int
    fetch: Callable[[], Awaitable[bytes]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """The arguments given with a command."""

    arguments: tuple[Argument, ...] = ()
    table: TableKey | None = None
    person: Person | None = None
    file: SentFile | None = None
    # All that was typed; where a platform asks for each argument, their values in their order.
    words: str = ""
    # The values by name, where a platform asks for each argument.
    chosen: Mapping[str, str] | None = None

    def so_far(self, name: str) -> str:
        """The value of an argument while the others are still being typed."""
        return (self.chosen or {}).get(name, "")

    def value(self, name: str) -> str:
        """The value of an argument; "" if it isn't given.

        Raises RefusedError: it is missing, invalid, or followed by words that mean nothing.
        """
        values = self.chosen if self.chosen is not None else _read(self.arguments, self.words)
        argument = next(one for one in self.arguments if one.name == name)
        if argument.is_required and not values.get(name):
            key = f"hall-argument-{name}"
            raise RefusedError(
                "hall-argument-missing", name=named(key), about=named(f"{key}.about")
            )
        return values.get(name, "")


def person_given(given: Given, argument: Argument) -> Person:
    """The person who was named. Raises RefusedError: nobody, or somebody unknown here."""
    if given.person:
        return given.person
    if given.words:
        raise RefusedError("hall-not-understood", word=quoted(given.words))
    key = f"hall-argument-{argument.name}"
    raise RefusedError("hall-argument-missing", name=named(key), about=named(f"{key}.about"))


# Each argument takes the first words that fit it, and a text that comes last all the rest.
def _read(arguments: Sequence[Argument], words: str) -> Mapping[str, str]:
    left, values = words.split(), dict[str, str]()
    said = [one for one in arguments if one.kind not in _UNSAID]
    for argument in said:
        if argument.kind is Kind.TEXT:
            taken = left if argument is said[-1] else left[:1]
            values[argument.name] = " ".join(taken)
            left = left[len(taken) :]
        elif found := _fitting(argument, left):
            start, stop, values[argument.name] = found
            left = left[:start] + left[stop:]
    if left:
        for argument in said:
            if argument.kind in _OF_FEW and argument.name not in values:
                raise argument.refused()
        raise RefusedError("hall-not-understood", word=quoted(left[0]))
    return values


def being_typed(arguments: Sequence[Argument], words: str) -> tuple[Argument, str, str] | None:
    """The argument that somebody is typing, the words before it, and as much of it as there is.

    None: there is nothing to suggest.
    """
    said = [one for one in arguments if one.kind not in _UNSAID]
    parts = words.split(" ")
    number = max(0, min(len(parts), len(said)) - 1)
    found = next((one for one in said[number:] if one.suggest or one.offered), None)
    if found is None:
        return None
    return found, " ".join(parts[:number]), " ".join(parts[number:])


_OF_FEW: Final = {Kind.NUMBER, Kind.CHOICE, Kind.GAME}


# From which word to which an argument is said, and its value; None if it isn't. Raises
# RefusedError: a number is too small or too great.
def _fitting(argument: Argument, words: Sequence[str]) -> tuple[int, int, str] | None:
    names = _names(argument)
    for start, word in enumerate(words):
        if argument.kind is Kind.NUMBER and word.isascii() and word.isdecimal():
            if not argument.lowest <= int(word[:9]) <= argument.highest:
                raise argument.refused()
            return start, start + 1, word
        for stop in range(len(words), start, -1):
            if found := names.get(searchable(" ".join(words[start:stop]))):
                return start, stop, found[0]
    return None


def _names(argument: Argument) -> dict[str, tuple[str, str]]:
    if argument.kind is Kind.SWITCH:
        called = names_of({argument.name: named(f"hall-argument-{argument.name}")})
        return {name: (TRUE, shown) for name, (_, shown) in called.items()}
    return names_of({one.value: one.words for one in argument.offered})

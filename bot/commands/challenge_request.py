"""A challenge as somebody asks for it, and its words: `advanced touches=3 daily salle`.

The words may come in any order. They name the game, the computer player (`salle`, or its level), a
study table (`study`), the clock (`brisk`, `clock=none`, `3d+12h/5d`), who begins
(`begins=challenged`) and options: `touches=3`, shortened `final=no`, or a value alone, in any of
our languages (`advanced`, `avanzato`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.application.model import Person
from bot.application.refused import RefusedError, quoted
from bot.application.time_controls import NO_CLOCK, is_written, usual_clock
from bot.commands.challenges import Terms, TwoOpponentsError, UnknownGameError
from bot.commands.term_settings import challengers_seat, has_sides
from bot.messages.clock_words import named_clock, read_clock
from bot.messages.words import LANGUAGES, say_in
from engines.core.computer import AnyComputer
from engines.core.game import AnyGame
from engines.core.options import BEGINNERS, BEGINS, Option
from engines.core.seat import Seat

ANY_LEVEL: Final = "any"
"""The computer player is challenged, at a level that is neither the easiest nor the hardest."""

_FILLERS: Final = frozenset(
    {"to", "with", "against", "vs", "and", "the", "a", "at", "anybody", "anyone", "open"}
)
_COMPUTER: Final = frozenset({"hall", "computer", "bot", "salle"})
_STUDY: Final = frozenset({"study", "self", "myself"})
_CLOCKS_SHOWN: Final = "clock=brisk/daily/leisurely/none"
_CLOCK: Final = frozenset({"clock", "time", "tempo", "tiempo", "reloj", "temps", "pendule"})
_SWITCH: Final[Mapping[str, str]] = {
    "yes": "true",
    "on": "true",
    "1": "true",
    "no": "false",
    "off": "false",
    "0": "false",
}

Games = Mapping[str, AnyGame]
Computers = Mapping[str, AnyComputer]


class RequestError(RefusedError):
    """A word that isn't understood.

    `game` is the game that it is about, "" if that isn't known. If the word names an option and
    its value is wrong, `name` and `known` are that option and its values; otherwise `name` is ""
    and `known` are the game's options.
    """

    def __init__(
        self, word: str, *, game: str = "", name: str = "", known: Iterable[str] = ()
    ) -> None:
        self.word, self.game, self.name, self.known = word, game, name, tuple(known)
        if name:
            super().__init__("hall-option-takes", name=name, known=self.known)
        elif known:
            option = quoted(word.partition("=")[0])
            super().__init__("hall-no-option", name=option, known=self.known)
        else:
            super().__init__("hall-not-understood", word=quoted(word))


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeRequest:
    """What somebody asked for; which game is meant may be open."""

    text: str = ""
    game: str = ""  # an id; "": what the text names, if it names one
    level: str = ""  # of the computer player, or ANY_LEVEL; "": what the text says
    clock: str = ""  # a name or figures; "": what the text says
    is_study: bool = False
    opponent: Person | None = None

    def terms(self, games: Games, computers: Computers) -> list[Terms]:
        """The terms in each game that may be meant; exactly one if a game is named.

        Raises:
            UnknownGameError: there is no game of that name.
            RequestError: a word means nothing in any of these games.
            TwoOpponentsError: both a person and the computer are challenged.
            ClockError: what is said of the clock means none.
        """
        named, words = (self.game, _words(self.text)) if self.game else _find_game(self.text, games)
        if named and named not in games:
            raise UnknownGameError(games)
        found: list[Terms] = []
        failed: list[_WordReader] = []
        for id_ in [named] if named else games:
            reader = _WordReader(game=games[id_], levels=computers[id_].levels, request=self)
            if reader.read(words):
                found.append(reader.terms())
            else:
                failed.append(reader)
        if not found:
            raise _best_error(failed)
        # A level that none of them has is refused when the table is opened, with those there are.
        fitting = [t for t in found if not t.level or t.level in computers[t.game].levels]
        return fitting or found[:1]


@dataclass(slots=True, kw_only=True)
class _WordReader:
    """Reads a request's words for one game."""

    game: AnyGame
    levels: Sequence[str]
    request: ChallengeRequest
    level: str = ""
    clock: str = ""
    is_study: bool = False
    challenger: Seat = Seat.ONE
    options: dict[str, str] = field(default_factory=dict)
    words_read: int = 0
    error: RequestError | None = None

    def read(self, words: Iterable[str]) -> bool:
        """Whether all are understood; if not, `error` says which word isn't."""
        try:
            for word in words:
                self._read_word(word)
                self.words_read += 1
        except RequestError as err:
            self.error = err
        return self.error is None

    def terms(self) -> Terms:
        """What was read, under what the request says beside its text."""
        request = self.request
        is_study = request.is_study or self.is_study
        level = request.level or self.level
        if level == ANY_LEVEL:
            level = self.levels[len(self.levels) // 2]
        if is_study:
            level = ""
        if level and request.opponent and not is_study:
            raise TwoOpponentsError
        clock = request.clock or self.clock
        return Terms(
            game=self.game.id,
            opponent=None if is_study else request.opponent,
            level=level,
            options=self.options,
            clock=read_clock(clock) if clock else usual_clock(is_alone=is_study or bool(level)),
            is_study=is_study,
            challenger=self.challenger,
        )

    def _read_word(self, word: str) -> None:
        name, equals, value = word.partition("=")
        if equals and name in _CLOCK:
            self.clock = value
        elif equals and name == BEGINS and value in BEGINNERS and has_sides(self.game):
            self.challenger = challengers_seat(self.game, value)
        elif equals:
            self._set_option(name, value, word)
        elif word in self.levels:
            self.level = word
        elif word in _COMPUTER:
            self.level = self.level or ANY_LEVEL
        elif word in _STUDY:
            self.is_study = True
        elif is_written(word) or named_clock(word) not in ("", NO_CLOCK):
            self.clock = word
        elif word not in _FILLERS:
            self._set_value(word)

    def _set_option(self, name: str, value: str, word: str) -> None:
        name = name.replace("-", "_")
        fitting = [option for option in self.game.options if option.name.startswith(name)]
        exact = [option for option in fitting if option.name == name]
        if not name or len(exact or fitting) != 1:
            raise self._unknown(word)
        option = (exact or fitting)[0]
        chosen = _SWITCH.get(value, value) if option.is_switch else value
        if chosen not in option.values:
            raise RequestError(word, game=self.game.id, name=option.name, known=option.values)
        self.options[option.name] = chosen

    def _set_value(self, word: str) -> None:
        """A value without its option: `advanced`, `avanzato`, `3`."""
        for option in self.game.options:
            for value in option.values if not option.is_switch else ():
                if word == value or word in _spoken(self.game, option, value):
                    self.options[option.name] = str(value)
                    return
        raise self._unknown(word)

    def _unknown(self, word: str) -> RequestError:
        known = [option.name for option in self.game.options]
        return RequestError(word, game=self.game.id, known=known)


def examples(named: str, games: Games, computers: Computers) -> str:
    """Everything that may be asked for, to be shown to whoever wrote something else."""
    if not named:
        return " · ".join(["/".join(games), _CLOCKS_SHOWN, "salle", "study"])
    game, levels = games[named], computers[named].levels
    shown = [
        f"{option.name}={'/'.join(option.values)}"
        for option in game.options
        if not option.is_switch
    ]
    if has_sides(game):
        shown.append(f"{BEGINS}={'/'.join(BEGINNERS)}")
    switches = [f"{option.name}=yes/no" for option in game.options if option.is_switch]
    return " · ".join([*shown, *switches, _CLOCKS_SHOWN, f"salle {'/'.join(levels)}", "study"])


def _best_error(failed: Sequence[_WordReader]) -> RequestError:
    """The error of the game that is meant: the only one, or the one that understood most.

    A wrong value means a game that has the option. Where several games understood as much, none
    of them is meant.
    """

    def understood(reader: _WordReader) -> tuple[bool, int]:
        return bool(reader.error and reader.error.name), reader.words_read

    most = max(map(understood, failed))
    best = [reader.error for reader in failed if understood(reader) == most and reader.error]
    if len(best) == 1 or best[0].name:
        return best[0]
    return RequestError(best[0].word)


def _words(text: str) -> list[str]:
    return re.sub(r"\s*([=+/])\s*", r"\1", text.casefold().replace(",", " ")).split()


def _find_game(text: str, games: Games) -> tuple[str, list[str]]:
    """The game named anywhere, "" if none is; and the other words."""
    text = " ".join(_words(text))
    for id_ in games:
        names = {id_, id_.replace("_", " "), id_.replace("_", "-"), id_.replace("_", "")}
        names |= {say_in(language)(f"{id_}-name").casefold() for language in LANGUAGES}
        for name in sorted(names, key=len, reverse=True):
            if found := re.search(rf"(?<!\S){re.escape(name)}(?!\S)", text):
                return id_, f"{text[: found.start()]} {text[found.end() :]}".split()
    return "", text.split()


def _spoken(game: AnyGame, option: Option, value: str) -> list[str]:
    """What a value is called in each of our languages."""
    key = f"{game.id}-option-{option.name}-{value}"
    return [say_in(language)(key).casefold() for language in LANGUAGES]

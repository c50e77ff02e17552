"""A challenge in words: `/challenge @bea en_garde advanced touches=3 clock=3d`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.commands.challenges import CLOCKS
from bot.messages.words import LANGUAGES, say_in
from engines.core.computer import AnyComputer
from engines.core.game import AnyGame
from engines.core.options import Option

_SPAN: Final = re.compile(r"(\d{1,3})([hdw])")
_SECONDS: Final[Mapping[str, int]] = {"h": 3_600, "d": 86_400, "w": 604_800}
_FILLERS: Final = frozenset(
    {"to", "with", "against", "vs", "and", "the", "a", "at", "anybody", "anyone", "open"}
)
_HALL: Final = frozenset({"hall", "computer", "bot", "salle"})
_STUDY: Final = frozenset({"study", "self", "myself"})
_CLOCK: Final = frozenset({"clock", "time"})
_NONE: Final = frozenset({"none", "no", "off", "0"})
_SWITCH: Final[Mapping[str, str]] = {
    "yes": "true",
    "on": "true",
    "1": "true",
    "no": "false",
    "off": "false",
    "0": "false",
}


class UnknownWordError(ValueError):
    """A word that isn't understood; the message is the word. `game` is what it is about, or ""."""

    def __init__(self, word: str, game: str = "") -> None:
        super().__init__(word)
        self.game = game


@dataclass(slots=True, kw_only=True)
class ChallengeRequest:
    """What a challenge's words said, without its opponent."""

    game: str
    level: str = ""
    is_study: bool = False
    clock: int = 0
    options: dict[str, str] = field(default_factory=dict)


def read_wish(
    text: str, games: Mapping[str, AnyGame], players: Mapping[str, AnyComputer]
) -> ChallengeRequest:
    """Read the words in any order, for the first game that fits.

    Raises UnknownWordError with the first word that isn't known.
    """
    return read_requests(text, games, players)[0]


def read_requests(
    text: str, games: Mapping[str, AnyGame], players: Mapping[str, AnyComputer]
) -> list[ChallengeRequest]:
    """The same, for every game that the words may be about: one, if they name one.

    Raises UnknownWordError if there is none, with the first word that the first doesn't know.
    """
    game, words = _find_game(text.casefold(), games)
    found: list[ChallengeRequest] = []
    unknown: list[UnknownWordError] = []
    for id_ in [game] if game else games:
        try:
            found.append(_read_words(words, games[id_], players[id_].levels))
        except UnknownWordError as err:
            unknown.append(err)
    if not found:
        word = str(unknown[0])
        raise UnknownWordError(word, game or _game_with(word.partition("=")[0], games))
    return found


def _read_words(words: Iterable[str], game: AnyGame, levels: tuple[str, ...]) -> ChallengeRequest:
    request = ChallengeRequest(game=game.id)
    for word in words:
        name, found, value = word.partition("=")
        if not found:
            _read_word(word, request, game, levels)
        elif name in _CLOCK:
            request.clock = _clock(value, word)
        else:
            _set_option(request, game.options, name, value, word)
    return request


def examples(named: str, games: Mapping[str, AnyGame], players: Mapping[str, AnyComputer]) -> str:
    """Everything that may be wished for, to be shown to whoever wrote something else."""
    if not named:
        return " · ".join(["/".join(games), "clock=1d/3d/7d", "hall", "study"])
    game, levels = games[named], players[named].levels
    shown = [
        f"{option.name}={'/'.join(option.values)}"
        for option in game.options
        if not option.is_switch
    ]
    switches = [f"{option.name}=yes/no" for option in game.options if option.is_switch]
    return " · ".join([*shown, *switches, "clock=1d/3d/7d", f"hall {'/'.join(levels)}", "study"])


def _find_game(text: str, games: Mapping[str, AnyGame]) -> tuple[str, list[str]]:
    """The game named anywhere, "" if none is; and the other words."""
    text = re.sub(r"\s*=\s*", "=", text.replace(",", " "))
    for id_ in games:
        names = {id_, id_.replace("_", " "), id_.replace("_", "-"), id_.replace("_", "")}
        names |= {say_in(language)(f"{id_}-name").casefold() for language in LANGUAGES}
        for name in sorted(names, key=len, reverse=True):
            found = re.search(rf"(?<!\S){re.escape(name)}(?!\S)", text)
            if found:
                rest = f"{text[: found.start()]} {text[found.end() :]}"
                return id_, rest.split()
    return "", text.split()


def _game_with(option: str, games: Mapping[str, AnyGame]) -> str:
    """The first game that has this option; "" if none has."""
    return next((id_ for id_ in games if option in [o.name for o in games[id_].options]), "")


def _read_word(
    word: str, request: ChallengeRequest, game: AnyGame, levels: tuple[str, ...]
) -> None:
    if word in levels:
        request.level = word
    elif word in _HALL:
        request.level = (
            request.level or levels[len(levels) // 2]
        )  # neither the easiest nor the hardest
    elif word in _STUDY:
        request.is_study = True
    elif _SPAN.fullmatch(word):
        request.clock = _clock(word, word)
    elif word not in _FILLERS:
        option = _option_with(word, game)
        if option is None:
            raise UnknownWordError(word)
        request.options[option[0]] = option[1]


def _option_with(word: str, game: AnyGame) -> tuple[str, str] | None:
    """The option, and the value, that a bare word names: `advanced`, `avanzata`, `3`."""
    for option in game.options:
        for value in option.values if not option.is_switch else ():
            key = f"{game.id}-option-{option.name}-{value}"
            if word == value or any(word == say_in(one)(key).casefold() for one in LANGUAGES):
                return option.name, value
    return None


def _set_option(
    request: ChallengeRequest, options: Iterable[Option], name: str, value: str, word: str
) -> None:
    name = name.replace("-", "_")
    fitting = [option for option in options if option.name.startswith(name)]
    exact = [option for option in fitting if option.name == name]
    if not name or len(exact or fitting) != 1:
        raise UnknownWordError(word)
    option = (exact or fitting)[0]
    chosen = _SWITCH.get(value, value) if option.is_switch else value
    if chosen not in option.values:
        raise UnknownWordError(word)
    request.options[option.name] = chosen


def _clock(value: str, word: str) -> int:
    if value in _NONE:
        return 0
    span = _SPAN.fullmatch(value)
    seconds = int(span[1]) * _SECONDS[span[2]] if span else -1
    if seconds not in CLOCKS:
        raise UnknownWordError(word)
    return seconds

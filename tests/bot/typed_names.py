"""What people may type for a thing of few values: each such name, and what it means.

    python -m tests.bot.typed_names > tests/bot/names_typed_in_VERSION.json

prints all of them as they are understood now, in all languages: `test_typed_names.py` holds later
versions to it. Games are those that come with Salle.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping

from bot.adapters.telegram.menu import command_names
from bot.application.catalogue import Catalogue
from bot.application.refused import Told
from bot.application.time_controls import PRESETS
from bot.commands import challenge_words, preferences, read_choice
from bot.commands.arguments import Kind as ArgumentKind
from bot.commands.arguments import _names
from bot.commands.challenge_words import Kind, Meaning
from bot.commands.registry import registry
from bot.messages import clock_words
from bot.messages.preferences import VALUES
from bot.messages.words import searchable

GAMES = ("audatia", "cannae", "en_garde", "gyges")
_SAYS_NOTHING = {Kind.NAME, Kind.CLOCK}  # clocks have a list of their own
_OF_FEW = {ArgumentKind.CHOICE, ArgumentKind.SWITCH}

Reader = Callable[[str], str | None]
"""What a name means; None: nothing."""


def names_and_readers() -> dict[str, tuple[Iterable[str], Reader]]:
    """For each thing that is named all names as they stand today, and who reads them."""
    found: dict[str, tuple[Iterable[str], Reader]] = {
        "commands": (command_names(), command_names().get),
        "clocks": (clock_words._names(), _clock),
        "settings": _choice(preferences._CALLED),
        **{f"setting {name}": _choice(preferences.values_called(name)) for name in VALUES},
    }
    for command in registry().commands.values():
        for argument in command.arguments:
            if argument.kind in _OF_FEW:
                found[f"{command.name}: {argument.name}"] = _among(_names(argument))
    catalogue = Catalogue()
    games = {id_: catalogue.games[id_] for id_ in GAMES}
    called = challenge_words.game_words(games)
    found["games"] = (map(" ".join, called), _by_phrase(called))
    for id_, game in games.items():
        known = challenge_words.vocabulary(game, catalogue.computers[id_].levels)
        said = {one.shown for one in known.values() if _is_name(one)}
        found[id_] = (said, _by_phrase({one: _words(known[one]) for one in known}))
    return found


def _is_name(meaning: Meaning) -> bool:
    # "Salle (keen)" and "Cards seen: yes" are made of names.
    is_made = meaning.is_close or "(" in meaning.shown or ":" in meaning.shown
    return not is_made and meaning.kind not in _SAYS_NOTHING


def _words(meaning: Meaning) -> str:
    return " ".join(filter(None, (meaning.kind, meaning.name, meaning.value)))


def _by_phrase(known: Mapping[challenge_words.Phrase, str]) -> Reader:
    return lambda text: known.get(challenge_words.phrase(text))


def _clock(text: str) -> str | None:
    clock = clock_words.read_clock(text)
    return next(name for name, preset in PRESETS.items() if preset == clock)


def _choice(called: Mapping[str, Told]) -> tuple[Iterable[str], Reader]:
    return _among(read_choice.names_of(called))


def _among(names: Mapping[str, tuple[str, str]]) -> tuple[Iterable[str], Reader]:
    values = {name: value for name, (value, _) in names.items()}
    return values, lambda text: values.get(searchable(text))


def as_json() -> str:
    """All names by what they mean, one meaning a line."""
    things = []
    for thing, (names, reads) in names_and_readers().items():
        by_meaning: dict[str, list[str]] = {}
        for name in sorted(names):
            by_meaning.setdefault(reads(name) or "", []).append(name)
        lines = (
            f"  {json.dumps(meaning)}: {json.dumps(said, ensure_ascii=False)}"
            for meaning, said in sorted(by_meaning.items())
        )
        things.append(f"{json.dumps(thing)}: {{\n" + ",\n".join(lines) + "\n}")
    return "{\n" + ",\n".join(things) + "\n}\n"


if __name__ == "__main__":
    sys.stdout.write(as_json())

"""The settings of a place as a form: each with its values, in words, and what a tap changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.application import place, profile
from bot.application.place import Newcomers, PlaceSettings, RatedMatches
from bot.application.profile import Boards
from bot.application.tickets import TicketError
from bot.application.time_controls import PRESETS
from bot.messages.clock_words import clock_name
from bot.messages.preferences import VALUES
from bot.messages.words import Words

# Stands for "" in the data of a button.
NOTHING: Final = "-"

_MOST: Final = 90  # chats that a form lists: menus of Discord have room for so many

# Where each setting is kept, in the order in which they are shown.
_FIELDS: Final[Mapping[str, str]] = {
    "channels": place.CHANNELS,
    "threads": place.THREADS,
    "boards": profile.BOARDS,
    "games": place.WITHHELD,
    "game": place.GAME,
    "clock": place.CLOCK,
    "rated": place.RATED,
    "newcomers": place.NEWCOMERS,
    "results": place.RESULTS,
    "puzzle": place.PUZZLE,
    "language": profile.LANGUAGE,
}
# Those of which several values hold at once.
_LISTS: Final = frozenset({"channels", "games"})


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceForm:
    """What is set for a place, and what may be.

    `chats`: by id, what the platform calls them. `has_topics`: there are more, which it doesn't
    list; `here`, where the form is asked for, may be one.
    """

    place: str
    stored: Mapping[str, str]
    games: tuple[str, ...]
    chats: Mapping[str, str]
    has_topics: bool
    here: str

    @property
    def settings(self) -> PlaceSettings:
        """What is set."""
        return PlaceSettings.of(self.place, self.stored)

    @property
    def names(self) -> tuple[str, ...]:
        """The settings that there are: which channels, only where there are several."""
        is_one = len(self._offered_chats) < 2
        return tuple(name for name in _FIELDS if not (is_one and name == "channels"))

    def is_list(self, name: str) -> bool:
        """Whether several values of a setting may hold."""
        return name in _LISTS

    def values(self, name: str, say: Words) -> list[tuple[str, str, bool]]:
        """The values of a setting, each with its words, and whether it holds."""
        chosen = self._chosen(name)
        return [
            (value, self._words(name, value, say), value in chosen) for value in self._values(name)
        ]

    def summary(self, name: str, say: Words) -> str:
        """What holds of a setting, in a few words."""
        return ", ".join(self._words(name, one, say) for one in self._chosen(name))

    def changes(self, name: str, value: str) -> Mapping[str, str]:
        """What a tap on a value changes in the profile of the place. Raises TicketError."""
        values = self._values(name)
        if value not in values:
            raise TicketError(f"{name}:{value}")
        if name == "channels":
            return {place.CHANNELS: " ".join(_toggled(self.settings.channels, value))}
        if name == "games":
            offered = _toggled(self.settings.offered(self.games), value)
            withheld = [game for game in self.games if offered and game not in offered]
            return {place.WITHHELD: " ".join(withheld)}
        return {_FIELDS[name]: "" if value == values[0] else value}

    def _values(self, name: str) -> tuple[str, ...]:
        match name:
            case "channels" | "results" | "puzzle":
                return ("", *self._offered_chats)
            case "threads":
                return ("", place.OFF)
            case "boards":
                return ("", *Boards)
            case "games":
                return self.games
            case "game":
                return ("", *(g for g in self.games if g not in self.settings.withheld))
            case "clock":
                return ("", *PRESETS)
            case "rated":
                return tuple(RatedMatches)
            case "newcomers":
                return tuple(Newcomers)
            case _:
                return VALUES[profile.LANGUAGE]

    def _chosen(self, name: str) -> tuple[str, ...]:
        if name == "channels":
            return self.settings.channels or ("",)
        if name == "games":
            return tuple(self.settings.offered(self.games))
        value, values = self.stored.get(_FIELDS[name], ""), self._values(name)
        return (value if value in values else values[0],)

    @property
    def _offered_chats(self) -> tuple[str, ...]:
        chosen = (*self.settings.channels, self.settings.results, self.settings.puzzle)
        topics = (self.here,) if self.has_topics or not self.chats else ()
        found = dict.fromkeys(one for one in (*chosen, *topics, *self.chats) if one)
        return tuple(found)[:_MOST]

    def _words(self, name: str, value: str, say: Words) -> str:
        match name:
            case "channels" | "results" | "puzzle" if value:
                return self._chat(value, say)
            case "boards" if value:
                return say(f"inbox-boards-{value}")
            case "games" | "game" if value:
                return say(f"{value}-name")
            case "clock" if value:
                return clock_name(PRESETS[value], say)
            case "language":
                return say(f"hall-set-language-{value or 'auto'}")
            case _:
                return say(f"setup-{name}-{value or 'usual'}")

    def _chat(self, chat: str, say: Words) -> str:
        if name := self.chats.get(chat):
            return name
        if chat == self.here:
            return say("setup-here")
        return say("setup-topic", number=chat.partition(".")[2] or chat)


def _toggled(chosen: tuple[str, ...] | list[str], value: str) -> list[str]:
    if not value:
        return []
    return [one for one in chosen if one != value] if value in chosen else [*chosen, value]

"""What those who manage a server or a group have set for it: fields of the profile of that place.

A place is what a chat belongs to: its server, or a group with all its topics. How many messages a
table costs, and the language, are kept under the names that they have for a chat, and hold in each
chat of the place that has none of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeVar

from bot.application import profile
from bot.application.model import Address
from bot.application.time_controls import PRESETS
from storage.base import Notice, NoticeKind, TableKey
from storage.store import Store

CHANNELS: Final = "place_channels"  # ids of the chats where Salle plays; "": in all
THREADS: Final = "place_threads"  # "off": no table gets a thread of its own
WITHHELD: Final = "place_withheld"  # ids of the games that aren't offered
GAME: Final = "place_game"  # the usual one
CLOCK: Final = "place_clock"  # the usual one, by the name of its preset
RATED: Final = "place_rated"  # see `RatedMatches`
RESULTS: Final = "place_results"  # the id of the chat where results are told; "": nowhere
PUZZLE: Final = "place_puzzle"  # the id of the chat that has the daily puzzle; "": none
ZONE: Final = "place_zone"  # the time zone of the person who chose that
NEWCOMERS: Final = "place_newcomers"  # see `Newcomers`

OFF: Final = "off"

# What holds in a chat that has none of its own.
_OF_ALL_CHATS: Final = (profile.BOARDS, profile.LANGUAGE)

_Value = TypeVar("_Value", bound=StrEnum)


class RatedMatches(StrEnum):
    """Whether matches count in a place. The values are stored; the first is the default."""

    AS_AGREED = "as_agreed"  # as the two agree; where nobody says, as everywhere
    USUALLY = "usually"  # where nobody says, every match between two is rated
    NEVER = "never"  # all are friendly


class Newcomers(StrEnum):
    """What those may do in a place who have never finished a match with a person.

    The values are stored; the first is the default. Everybody may accept a challenge, and play
    against Salle.
    """

    ANYTHING = "anything"
    BY_NAME = "by_name"  # challenge somebody, but not put up a challenge to anybody
    ACCEPT = "accept"  # no challenges of their own


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceSettings:
    """What is set for a place; what isn't is as it would be without settings."""

    address: str
    channels: tuple[str, ...] = ()
    has_threads: bool = True
    withheld: frozenset[str] = frozenset()
    usual_game: str = ""
    usual_clock: str = ""  # a preset's name; "": as everywhere
    rated: RatedMatches = RatedMatches.AS_AGREED
    results: str = ""
    newcomers: Newcomers = Newcomers.ANYTHING
    puzzle: str = ""
    zone: str = ""

    @classmethod
    def of(cls, address: str, stored: Mapping[str, str]) -> PlaceSettings:
        """What is stored of a place; it may be odd."""
        clock = stored.get(CLOCK, "")
        return cls(
            address=address,
            channels=tuple(stored.get(CHANNELS, "").split()),
            has_threads=stored.get(THREADS) != OFF,
            withheld=frozenset(stored.get(WITHHELD, "").split()),
            usual_game=stored.get(GAME, ""),
            usual_clock=clock if clock in PRESETS else "",
            rated=_one_of(RatedMatches, stored.get(RATED, "")),
            results=stored.get(RESULTS, ""),
            newcomers=_one_of(Newcomers, stored.get(NEWCOMERS, "")),
            puzzle=stored.get(PUZZLE, ""),
            zone=stored.get(ZONE, ""),
        )

    @property
    def usually_rated(self) -> bool | None:
        """Whether a match of two counts where nobody says; None: as everywhere."""
        is_set = self.rated is not RatedMatches.AS_AGREED
        return self.rated is RatedMatches.USUALLY if is_set else None

    def allows(self, chat: str) -> bool:
        """Whether Salle plays in a chat of the place, by its id."""
        return not self.channels or chat in self.channels

    def offered(self, games: Iterable[str]) -> list[str]:
        """Those of the games that are offered, the usual one first; all, if none were left."""
        left = [game for game in games if game not in self.withheld] or list(games)
        return sorted(left, key=lambda game: game != self.usual_game)


def _one_of(values: type[_Value], stored: str) -> _Value:
    return values(stored) if stored in set(values) else next(iter(values))


async def read_place(store: Store, platform: str, chat: str, community: str = "") -> PlaceSettings:
    """What is set for the place of a chat; `community`, if the platform says what it belongs to.

    One round trip where that is said, else two.
    """
    address = f"{platform}:{community}"
    if not community:
        address = await profile.place_of(store, platform, chat)
    return PlaceSettings.of(address, await store.profile(address))


async def result_notices(store: Store, table: TableKey, version: int) -> list[Notice]:
    """Of a match that ends with this version of its log: who has won, where its place wants that.

    Two round trips.
    """
    place = await read_place(store, table.platform, table.chat)
    if not place.results:
        return []
    to = f"{table.platform}:{place.results}"
    return [Notice(table=table, version=version, to=to, kind=NoticeKind.RESULT)]


async def with_place(store: Store, chat: Address, settings: Mapping[str, str]) -> Mapping[str, str]:
    """A chat's own settings, and for what it has none of, those of its place.

    One round trip, and none for what belongs to nothing.
    """
    community = settings.get(profile.COMMUNITY)
    place = f"{chat.platform}:{community or chat.id.partition('.')[0]}"
    if place == str(chat):
        return settings if settings.get(THREADS) != OFF else _without_threads(settings, chat)
    of_place = await store.profile(place)
    found = {name: of_place[name] for name in _OF_ALL_CHATS if of_place.get(name)}
    found |= {name: value for name, value in settings.items() if value}
    return found if of_place.get(THREADS) != OFF else _without_threads(found, chat)


async def of_chat_and_place(store: Store, platform: str, chat: str) -> Mapping[str, str]:
    """The same by an id that the chat has or once had: see `profile.of_chat`."""
    now, settings = await asyncio.gather(
        store.chat_now(platform, chat), profile.of_chat(store, platform, chat)
    )
    return await with_place(store, Address(platform=platform, id=now), settings)


# What would be in threads stands in the chat, a message a turn.
def _without_threads(settings: Mapping[str, str], chat: Address) -> Mapping[str, str]:
    if profile.boards(settings, chat.platform) is not profile.Boards.THREADS:
        return settings
    return {**settings, profile.BOARDS: profile.Boards.EACH}

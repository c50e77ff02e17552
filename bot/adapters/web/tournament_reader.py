"""A tournament as one reader of its page is shown it: who is called what, and when it is."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import tzinfo
from typing import Final

from bot.application.loaded_tournament import LoadedTournament
from bot.application.player_profile import names_shown
from bot.messages.preferences import Preferences
from bot.messages.times import when
from bot.messages.tournament_reader import TournamentReader
from engines.core.former import is_former
from engines.core.record import Player
from engines.core.tournaments.standings import Row
from engines.core.tournaments.state import TournamentState
from renderers.coat import Coat
from storage.store import Store

_NOT_TOLD: Final = "UTC"  # where a reader's zone isn't known


@dataclass(frozen=True, slots=True, kw_only=True)
class PageReader(TournamentReader):
    """Who reads, and what they may know.

    People with a hidden profile are on no leaderboard; in a tournament they have no
    name and no coat, as far as the public can see: their line, place and results stand, and their
    matches aren't linked. All who take part in it, and who organises it, read the names.
    """

    loaded: LoadedTournament
    rows: tuple[Row, ...]  # the standings
    me: str  # the address that the reader has joined with; ""
    sees_all: bool
    named: frozenset[str]  # whose names the public may read, of those who are shown
    zone: tzinfo

    @property
    def state(self) -> TournamentState:
        """What there is to show."""
        return self.loaded.state

    def is_told(self, address: str) -> bool:
        """Whether the reader may know who this is."""
        return self.sees_all or address in self.named

    def name_of(self, player: Player) -> str:
        """What somebody is called."""
        # `super()` alone isn't known in a class with slots.
        if self.is_told(player.address) or is_former(player.address):
            return TournamentReader.name_of(self, player)
        return self.say("tournament_page-kept")

    def coat_of(self, address: str) -> Coat | None:
        """Somebody's coat."""
        return TournamentReader.coat_of(self, address) if self.is_told(address) else None

    def called(self, address: str) -> str:
        """What somebody is called who has joined."""
        return self.name_in(self.loaded, address)

    def when(self, at: float) -> str:
        """A moment in the reader's zone: "tomorrow 18:40"."""
        told = when(at, self.now, self.say, self.zone)
        has_hour = ":" in told
        return f"{told} {_NOT_TOLD}" if has_hour and str(self.zone) == _NOT_TOLD else told


async def page_reader(
    store: Store,
    loaded: LoadedTournament,
    rows: tuple[Row, ...],
    shown: Collection[str],
    *,
    asker: str,
    preferences: Preferences,
    now: float,
    zone: tzinfo,
) -> PageReader:
    """A reader by their address, "" for anybody; `shown` are the addresses that are to be named.

    Three round trips. Raises StoreAwayError.
    """
    identities = frozenset(await store.identities(asker)) if asker else frozenset[str]()
    entrant = loaded.entrant_of(identities)
    organiser = loaded.state.organiser.address
    sees_all = entrant is not None or organiser in identities
    people = [one for one in {*shown, organiser} if not is_former(one)]
    return PageReader(
        loaded=loaded,
        rows=rows,
        me=entrant.address if entrant else "",
        sees_all=sees_all,
        named=frozenset() if sees_all else frozenset(await names_shown(store, people)),
        identities=identities,
        first_identities=await store.first_identities(people),
        preferences=preferences,
        now=now,
        zone=zone,
    )

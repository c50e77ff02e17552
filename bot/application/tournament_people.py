"""People who leave tournaments without saying so there: deleted, banned or linked."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Final

from bot.application.loaded_tournament import (
    DamagedTournamentError,
    LoadedTournament,
    NoTournamentError,
)
from bot.application.model import Address
from bot.application.profile import place_of
from bot.application.tables import Tables
from bot.application.tournaments import Tournaments
from engines.core.former import FormerPlayer
from engines.core.tournaments.acts import Entry, Left, TakenOut
from engines.core.tournaments.state import Entrant, TournamentError
from storage.administration import EVERYWHERE
from storage.deletions import Deletion

_LISTED: Final = 10_000  # tournaments of one address
_REASON: Final = 200  # characters


async def leave_all(tables: Tables, address: str) -> None:
    """Somebody withdraws from all that they take part in. Done again, the same.

    Raises BusyError, StoreAwayError.
    """
    tournaments, at = Tournaments(tables), int(tables.now())
    for loaded in await taken_part_in(tables, [address]):
        await _go(tournaments, loaded, address, Left(at=at, by=address, player=address))


async def anonymise(tables: Tables, who: FormerPlayer) -> None:
    """A former player stands in the place of somebody in all tournaments on their list.

    One that runs goes on by itself, also where it was theirs. Raises StoreAwayError.
    """
    store = tables.store
    for name in await store.tournaments_of(who.address, limit=_LISTED):
        await store.anonymise_tournament(name, who)


async def anonymise_copies(tables: Tables, done: Collection[Deletion]) -> None:
    """The same wherever else a tournament names them, but where they have come back since.

    Reads all tournaments. Raises StoreAwayError.
    """
    whose = {one.who.address: one for one in done}
    async for name, found in tables.store.tournaments_naming(list(whose)):
        for address, last in found.items():
            if last <= whose[address].at:
                await tables.store.anonymise_tournament(name, whose[address].who)


async def take_out(
    tables: Tables, address: str, place: str, *, by: str = "", reason: str = ""
) -> None:
    """Take somebody who is banned, with all their identities, out of the tournaments of a place.

    Done again, the same. Raises BusyError, StoreAwayError.
    """
    tournaments, at = Tournaments(tables), int(tables.now())
    identities = await tables.store.identities(address)
    why = " ".join(reason.split())[:_REASON]
    for loaded in await _listed(tournaments, identities):
        if place == EVERYWHERE or place in await _places(tables, loaded):
            for one in identities:
                entry = TakenOut(at=at, by=by, player=one, reason=why)
                await _go(tournaments, loaded, one, entry)


async def keep_one_entry(tables: Tables, identities: Sequence[str]) -> None:
    """Of a person who joined a tournament under several identities the first entry stays.

    Done again, the same. Raises BusyError, StoreAwayError.
    """
    tournaments, at = Tournaments(tables), int(tables.now())
    for loaded in await taken_part_in(tables, identities):
        for one in _entries(loaded, identities)[1:]:
            await _go(tournaments, loaded, one.address, Left(at=at, player=one.address))


async def taken_part_in(
    tables: Tables, identities: Collection[str], *, more_than: int = 0
) -> list[LoadedTournament]:
    """The tournaments that aren't over and in which a person has an entry, or more than so many.

    Raises StoreAwayError.
    """
    listed = await _listed(Tournaments(tables), identities)
    return [one for one in listed if len(_entries(one, identities)) > more_than]


# Those that aren't over, and can be read.
async def _listed(
    tournaments: Tournaments, addresses: Collection[str]
) -> Sequence[LoadedTournament]:
    names = dict[str, None]()
    for one in addresses:
        names |= dict.fromkeys(await tournaments.store.tournaments_of(one, limit=_LISTED))
    found = [await tournaments.find(name) for name in names]
    return [one for one in found if one and one.is_running]


async def _go(
    tournaments: Tournaments, loaded: LoadedTournament, address: str, entry: Entry
) -> None:
    def decide(now: LoadedTournament) -> Entry | None:
        return entry if now.is_running and _is_in(now, address) else None

    with suppress(TournamentError, NoTournamentError, DamagedTournamentError):
        await tournaments.act(loaded.id, decide)


def _entries(loaded: LoadedTournament, identities: Collection[str]) -> list[Entrant]:
    # Those of a person who is paired there, in the order of joining.
    found = [loaded.state.entrants[one] for one in identities if _is_in(loaded, one)]
    return sorted(found, key=lambda entrant: entrant.number)


def _is_in(loaded: LoadedTournament, address: str) -> bool:
    entrant = loaded.state.entrants.get(address)
    return entrant is not None and entrant.is_in


async def _places(tables: Tables, loaded: LoadedTournament) -> set[str]:
    # The servers and groups that it belongs to: where it is told, and whose members may join.
    found = {loaded.head.admission.place} if loaded.head.admission.place else set()
    if loaded.head.place:
        chat = Address.parse(loaded.head.place)
        found.add(await place_of(tables.store, chat.platform, chat.id))
    return found

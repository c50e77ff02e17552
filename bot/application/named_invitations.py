"""Challenges to somebody of whom only the unique name is known, such as @bea on Telegram.

The seat that is asked is the name's ("telegram:@bea"). The first bearer of the name of whom Salle
hears, at the table or anywhere else, is identified: an entry of the log gives the seat to that
person's id. A name may change hands. So a name opens nothing once somebody has been identified by
it, and before that for no longer than a challenge waits.
"""

from __future__ import annotations

from contextlib import suppress

from bot.application.loaded_table import (
    BusyError,
    DamagedTableError,
    LoadedTable,
    NoTableError,
)
from bot.application.model import Address, Person
from bot.application.tables import Tables
from engines.core.match_state import MatchError, MatchState, Status
from engines.core.record import Act, Entry, Joining, Player
from engines.core.seat import Seat


def seat_for(match: MatchState, who: Person) -> Seat | None:
    """The seat of an open challenge that asks for the name that this person bears now."""
    if match.status is not Status.OPEN or not who.username:
        return None
    name = str(Address.of_name(who.address.platform, who.username))
    seats = (seat for seat in Seat if (p := match.players[seat]) and p.address == name)
    return next(seats, None)


async def identify(tables: Tables, table: LoadedTable, seat: Seat, who: Person) -> LoadedTable:
    """Give a seat that asks for a name to its bearer; if it isn't to be had any more, as it is.

    Nobody is told: the card and its buttons stay as they are.
    """
    name = str(Address.of_name(who.address.platform, who.username))
    player = Player(address=str(who.address), name=who.name[:40])

    def decide(now: LoadedTable) -> Entry:
        joining = Joining(player=player, nonce="")
        return Entry(act=Act.IDENTIFY, seat=seat, at=int(tables.now()), joining=joining)

    try:
        after = await tables.act(table.key, decide, table=table, asker=player.address)
    except MatchError:  # answered, or identified, in between
        return await tables.load(table.key, asker=player.address)
    await tables.store.unlist_table([name], table.key)
    await tables.lists.note_waiting(after, at=tables.now())
    return after


async def identify_everywhere(tables: Tables, who: Person) -> bool:
    """Give the bearer of a name the seats of all challenges that ask for it; whether any did."""
    name = str(Address.of_name(who.address.platform, who.username))
    asked = await tables.store.running_tables(name)
    for key in asked:
        with suppress(NoTableError, DamagedTableError, BusyError):
            table = await tables.load(key, asker=str(who.address))
            if seat := seat_for(table.match, who):
                await identify(tables, table, seat, who)
    return bool(asked)

"""Small results, and how a test stores and reckons them."""

from __future__ import annotations

from engines.core.record import Act, Entry, Player
from engines.core.result import Counting, Result, reckon
from engines.core.seat import Pair, Seat
from storage.base import TableKey, Timer
from storage.results import Noted, Standings
from storage.store import Store
from tests.storage.records import CREATED, accepted


def result(
    one: str = "a", two: str = "b", *, at: int = CREATED, table: str = "t1", score: float = 1
) -> Result:
    players = Pair(one=one, two=two).map(lambda who: Player(address=f"test:{who}", name=who))
    return Result(
        table=f"test:room:{table}",
        game="gyges",
        players=players,
        score=score,
        reason="rules",
        began=at - 60,
        at=at,
        moves=9,
        counting=Counting.RATED,
    )


async def ends(store: Store, left: Result) -> None:
    """A match ends at the table of this result, by a commit."""
    table = TableKey.parse(left.table)
    await store.commit(table, accepted(), expected=None, timer=Timer())
    last = Entry(act=Act.RESIGN, at=left.at, seat=Seat.TWO)
    over = accepted().plus(last)
    await store.commit(table, over, expected=1, timer=Timer(), is_last=True, result=left)


async def put(store: Store, left: Result, *, places: tuple[str, ...] = ()) -> Noted:
    """Reckon one result as it waits."""
    return await note(store, left, await look(store, left), places=places)


async def look(store: Store, left: Result) -> Standings:
    return await store.standings(left.game, [player.address for player in left.players])


async def note(
    store: Store, left: Result, known: Standings, *, places: tuple[str, ...] = ()
) -> Noted:
    one, two = (known.of[player.address] for player in left.players)
    reckoned, after = reckon(left, Pair(one=one, two=two))
    return await store.note_reckoned(reckoned, after, expected=known.results, places=places)

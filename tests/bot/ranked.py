"""People with ratings, put into a store without their matches being played."""

from __future__ import annotations

from bot.application.profile import NAME
from engines.core.rating import Rating
from engines.core.record import Player
from engines.core.result import Counting, Reckoned, Result, Standing
from engines.core.seat import Pair
from storage.results import Noted
from storage.store import Store

DAY = 86_400


async def rank(
    store: Store,
    address: str,
    name: str,
    value: float,
    *,
    at: float,
    deviation: float = 60.0,
    places: tuple[str, ...] = (),
) -> None:
    """Somebody of this name has this rating in Gygès, by a match that they won at this time.

    Done again, nothing changes.
    """
    rating = Rating(value=value, deviation=deviation, matches=20, last=int(at))
    one, two = Player(address=address, name=name), Player(address="test:x", name="x")
    result = Result(
        table=f"test:room:{address.replace(':', '')}{int(at)}",
        game="gyges",
        players=Pair(one=one, two=two),
        score=1,
        reason="rules",
        began=int(at) - 60,
        at=int(at),
        moves=9,
        counting=Counting.RATED,
    )
    ratings = Pair(one=rating, two=Rating())
    known = await store.standings("gyges", [two.address])
    noted = await store.note_reckoned(
        Reckoned(result=result, before=ratings, after=ratings),
        Pair(one=Standing(rating=rating, won=20), two=Standing()),
        expected=known.results,
        places=places,
    )
    assert noted is not Noted.TOO_LATE
    await store.update_profile(address, {NAME: name})

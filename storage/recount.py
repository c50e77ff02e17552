"""Recomputes all results of a store, and reports what differs from what is stored."""

from __future__ import annotations

from dataclasses import dataclass, field

from engines.core.result import Recount, Standing, Voided
from storage.store import Store


@dataclass(slots=True)
class Differences:
    """What was reckoned again, and what differs from that."""

    results: int = 0
    games: int = 0
    waiting: int = 0  # results that stand in no standings yet
    lines: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        done = f"Reckoned anew: {self.results} results in {self.games} games."
        waits = [f"Not reckoned yet: {self.waiting}."] if self.waiting else []
        return "\n".join([done, *waits, *self.lines, *([] if self.lines else ["Nothing differs."])])


async def differences(store: Store) -> Differences:
    """Reckon all results again, a game after the other. Raises StoreAwayError, DamagedRecordError.

    While Salle runs, a match that ends meanwhile may be named though nothing is wrong.
    """
    found = Differences(waiting=len(await store.waiting_results(limit=10**6)))
    for game in await store.games_with_results():
        noted = await store.all_standings(game)
        recount, differing = await _reckoned_anew(store, game)
        found.games += 1
        found.results += recount.results
        found.lines += [f"{game}: {table}: other ratings" for table in differing]
        people = sorted({*recount.standings, *noted})
        for who in people:
            stands, should = noted.get(who, Standing()), recount.standings.get(who, Standing())
            if stands != should:
                found.lines.append(f"{game}: {who}: {_told(stands)}, reckoned anew {_told(should)}")
    return found


# The last recount, and the tables whose results are noted otherwise. Once from the beginning for
# each result that was taken out, for what came after it was reckoned without it.
async def _reckoned_anew(store: Store, game: str) -> tuple[Recount, list[str]]:
    regrouped = await store.regrouped(game)
    differing, recount = list[str](), Recount(regrouped=regrouped)
    while True:
        following: tuple[str, int] | None = None
        async for entry in store.all_reckoned(game):
            recount.add(entry)
            is_next = following is None and recount.entries > recount.begins
            if is_next and isinstance(entry, Voided):
                following = entry.voided, recount.entries
                differing += recount.differing
        if following is None:
            return recount, differing + recount.differing
        table, begins = following
        without = recount.without | {table}
        recount = Recount(without=without, begins=begins, regrouped=regrouped)


def _told(standing: Standing) -> str:
    rating = standing.rating
    record = f"{standing.won} won, {standing.drawn} drawn, {standing.lost} lost"
    return f"{rating.value:.4f} ± {rating.deviation:.4f} ({record})"

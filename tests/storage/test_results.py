"""Results: in the order in which matches ended, each once; standings and leaderboards."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from engines.core.record import DamagedRecordError
from engines.core.result import Reckoned, Recount, Result, Standing
from engines.core.seat import Pair
from storage import keys
from storage.base import TableKey
from storage.results import Noted
from storage.store import Store
from tests.storage.conftest import STORES
from tests.storage.records import CREATED, key
from tests.storage.results import ends, look, note, put, result

DAY = 86_400


@pytest.fixture(params=STORES)
async def store(request: pytest.FixtureRequest) -> Any:
    opened = Store(request.getfixturevalue(request.param))
    yield opened
    await opened.close()


async def recounted(store: Store) -> Recount:
    recount = Recount()
    async for entry in store.all_reckoned("gyges"):
        recount.add(entry)
    return recount


async def test_a_result_is_kept_by_the_commit_that_ends_the_match(store: Store) -> None:
    await ends(store, left := result())
    (waiting,) = await store.waiting_results()
    assert waiting.result == left


async def test_results_wait_in_the_order_of_ends_and_tables_over_all_chats(store: Store) -> None:
    tables = [("c", 5), ("a", 5), ("b", 3), ("d", 4)]
    for table, at in tables:
        await ends(store, result(table=table, at=CREATED + at))
    order = [one.result.table[-1] for one in await store.waiting_results()]
    assert order == ["b", "d", "a", "c"]
    assert [one.result.table[-1] for one in await store.waiting_results(limit=2)] == ["b", "d"]


async def test_a_result_is_reckoned_once(store: Store) -> None:
    assert [await put(store, result()) for _ in range(2)] == [Noted.NOW, Noted.BEFORE]
    assert (await recounted(store)).results == 1
    assert (await store.standings("gyges", ["test:a"])).of["test:a"].won == 1


async def test_of_two_that_reckon_at_the_same_time_one_has_to_look_again(store: Store) -> None:
    lefts = [result("a", other, table=other) for other in "bcd"]
    known = await asyncio.gather(*(look(store, left) for left in lefts))
    done = [await note(store, *one) for one in zip(lefts, known, strict=True)]
    assert done == [Noted.NOW, Noted.TOO_LATE, Noted.TOO_LATE]
    for left in lefts:
        await put(store, left)
    recount = await recounted(store)
    assert (recount.differing, recount.standings) == ([], await store.all_standings("gyges"))


async def test_what_is_reckoned_waits_no_more(store: Store) -> None:
    await ends(store, result())
    (waiting,) = await store.waiting_results()
    await store.forget_waiting(waiting)
    assert await store.waiting_results() == []


async def test_a_result_that_cannot_be_read_is_in_nobodys_way(redis_store: Store, raw: Any) -> None:
    await raw.zadd(keys.unreckoned(0), {"nonsense": 1, '{"table": 3}': 2})
    await ends(redis_store, left := result())
    for _ in range(2):
        found = await redis_store.waiting_results(limit=1) or await redis_store.waiting_results()
        assert [one.result for one in found] == [left]


async def test_a_damaged_standing_says_so(redis_store: Store, raw: Any) -> None:
    await raw.hset(keys.standings("gyges"), "test:a", "nonsense")
    with pytest.raises(DamagedRecordError):
        await redis_store.standings("gyges", ["test:a"])


async def test_the_result_of_a_table_is_found_by_its_name(store: Store) -> None:
    await put(store, left := result())
    found = await store.reckoned("gyges", TableKey.parse(left.table))
    assert found
    assert found.result == left
    assert await store.reckoned("gyges", key("other")) is None


async def test_the_last_results_of_a_player_come_first(store: Store) -> None:
    for number in range(4):
        await put(store, result("a", "bc"[number % 2], table=f"t{number}", at=CREATED + number))
    found = await store.results_of("gyges", "test:a", limit=3)
    assert [one.result.table[-1] for one in found] == ["3", "2", "1"]
    assert [one.result.table[-1] for one in await store.results_of("gyges", "test:b", limit=9)] == [
        "2",
        "0",
    ]


async def test_the_last_results_of_two_against_each_other_come_first(store: Store) -> None:
    for number, rival in enumerate("bcbcb"):
        await put(store, result("a", rival, table=f"t{number}", at=CREATED + number))
    found = await store.results_between("gyges", "test:a", "test:b", limit=2)
    assert [one.result.table[-1] for one in found] == ["4", "2"]
    assert await store.results_between("gyges", "test:b", "test:c", limit=2) == []


async def test_the_last_results_of_a_game_leave_out_what_cannot_be_read(
    redis_store: Store, raw: Any
) -> None:
    assert await redis_store.last_results("gyges", limit=2) == []
    for table in "abcd":
        await put(redis_store, result(table=table))
    await raw.hset(keys.results("gyges"), "2", "nonsense")
    found = await redis_store.last_results("gyges", limit=3)
    assert [one.result.table[-1] for one in found] == ["b", "d"]


async def test_a_loss_on_time_is_the_first_of_its_absence_once(store: Store) -> None:
    def lost(table: str, since: int) -> Result:
        facts = {"reason": "timed-out", "absent_since": since}
        return result(table=table).model_copy(update=facts)

    asked = [("t1", 5), ("t2", 5), ("t1", 5), ("t3", 9), ("t2", 9)]
    first = [await store.is_first_of_absence(lost(*one)) for one in asked]
    assert first == [True, False, True, True, False]


# -- leaderboards ----------------------------------------------------------------------------------


def strong(value: float, *, last: float = CREATED, deviation: float = 60.0) -> Standing:
    rating = Standing().rating
    return Standing(rating=type(rating)(value=value, deviation=deviation, matches=9, last=last))


async def rank(store: Store, standing: Standing, who: str, *, places: tuple[str, ...] = ()) -> None:
    """Put a player there with this standing, by a result against somebody provisional."""
    known = await store.standings("gyges", ["test:x"])
    left = result(who, "x", table=who, at=int(standing.rating.last or 0))
    same = Pair(one=standing.rating, two=Standing().rating)
    reckoned = Reckoned(result=left, before=same, after=same)
    after = Pair(one=standing, two=Standing())
    await store.note_reckoned(reckoned, after, expected=known.results, places=places)


async def shown(store: Store, **how: Any) -> list[tuple[int, str]]:
    board = await store.leaderboard("gyges", **{"since": 0.0} | how)
    return [(one.rank, one.player.removeprefix("test:")) for one in board.first]


async def test_a_leaderboard_has_the_best_first_and_nobody_provisional(store: Store) -> None:
    for who, value in (("a", 1500.5), ("b", 1700.0), ("c", 1500.25)):
        await rank(store, strong(value), who)
    await rank(store, strong(1900.0, deviation=111.0), "d")
    assert await shown(store) == [(1, "b"), (2, "a"), (3, "c")]
    assert await shown(store, most=2) == [(1, "b"), (2, "a")]


async def test_a_standing_that_cannot_be_read_leaves_its_rank_empty(
    redis_store: Store, raw: Any
) -> None:
    for who, value in (("a", 1700.0), ("b", 1600.0), ("c", 1500.0)):
        await rank(redis_store, strong(value), who, places=("test:here",))
    await raw.hset(keys.standings("gyges"), "test:b", "nonsense")
    assert await shown(redis_store) == [(1, "a"), (3, "c")]
    here = await redis_store.leaderboard_at("gyges", "test:here", since=0.0)
    assert [one.rank for one in here.first] == [1, 3]


async def test_who_was_not_rated_for_long_stands_there_no_more(store: Store) -> None:
    await rank(store, strong(1700.0), "a")
    await rank(store, strong(1600.0, last=CREATED + 61 * DAY), "b")
    assert await shown(store, since=CREATED + DAY) == [(1, "b")]


async def test_a_reader_sees_who_is_around(store: Store) -> None:
    for number in range(9):
        await rank(store, strong(1900.0 - number), str(number))
    board = await store.leaderboard("gyges", since=0.0, reader="test:6", most=2, around=1)
    assert [one.rank for one in board.around] == [6, 7, 8]
    assert board.players == 9
    nobody = await store.leaderboard("gyges", since=0.0, reader="test:z", most=2)
    assert nobody.around == []


async def test_places_gained_since_the_week_began_are_known(store: Store) -> None:
    for who, value in (("a", 1700.0), ("b", 1600.0)):
        await rank(store, strong(value, last=CREATED), who)
    await rank(store, strong(1800.0, last=CREATED + 7 * DAY), "c")
    board = await store.leaderboard("gyges", since=0.0)
    assert [(one.player[-1], one.rank_week_ago) for one in board.first] == [
        ("c", None),
        ("a", 1),
        ("b", 2),
    ]


async def test_a_place_has_those_who_have_played_there(store: Store) -> None:
    await rank(store, strong(1700.0), "a", places=("test:here",))
    await rank(store, strong(1800.0), "b", places=("test:there",))
    await rank(store, strong(1600.0), "c", places=("test:here",))
    board = await store.leaderboard_at("gyges", "test:here", since=0.0, reader="test:c", around=1)
    assert [(one.rank, one.player) for one in board.first] == [(1, "test:a"), (2, "test:c")]
    assert [one.player for one in board.around] == ["test:a", "test:c"]
    none = await store.leaderboard_at("gyges", "test:nowhere", since=0.0)
    assert (none.players, [*none.first]) == (0, [])


async def test_places_gained_at_a_place_are_those_among_its_players(store: Store) -> None:
    for who, value, place in (("a", 1700.0, "here"), ("b", 1800.0, "there"), ("c", 1600.0, "here")):
        await rank(store, strong(value), who, places=(f"test:{place}",))
    await rank(store, strong(1900.0, last=CREATED + 7 * DAY), "c2", places=("test:here",))
    board = await store.leaderboard_at("gyges", "test:here", since=0.0)
    assert [(one.player[5:], one.rank, one.rank_week_ago) for one in board.first] == [
        ("c2", 1, None),
        ("a", 2, 1),
        ("c", 3, 2),
    ]


async def test_who_is_forgotten_has_no_standing_and_all_can_be_reckoned_anew(store: Store) -> None:
    for number, two in enumerate("bcb"):
        await put(store, result("a", two, table=f"t{number}", at=CREATED + number))
    await store.forget_standings("test:a", ["gyges"], at=CREATED + 9)
    await put(store, result("a", "b", table="t9", at=CREATED + 10))
    recount = await recounted(store)
    assert recount.standings == await store.all_standings("gyges")
    assert recount.standings["test:a"].won == 1
    assert len(await store.results_of("gyges", "test:a", limit=9)) == 1

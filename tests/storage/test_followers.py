"""Those who follow a match are told by the commits of its moves, and of its end."""

from __future__ import annotations

from engines.core.record import Act, Entry
from engines.core.seat import Seat
from storage import keys
from storage.base import Following, Notice, NoticeKind, TableKey, Timer
from storage.store import Store
from tests.storage.records import accepted, everything, key, moved, notice, opened


def to_followers(table: TableKey, version: int) -> Notice:
    return Notice(table=table, version=version, to="followers", kind=NoticeKind.FOLLOWED)


async def told_of(store: Store, table: TableKey, *, is_last: bool) -> list[str]:
    """Whom an act at a table tells, in their order."""
    record = await opened(store, table, accepted())
    await store.follow(table, "test:carl", Following.END, most=9)
    await store.follow(table, "test:dora", Following.MOVES, most=9)
    end = Entry(act=Act.RESIGN, seat=Seat.ONE, at=9)
    after = record.plus(end) if is_last else moved(record)
    told = [to_followers(table, after.version), notice(table, after.version, "chat")]
    await store.commit(
        table, after, expected=record.version, timer=Timer(), notices=told, is_last=is_last
    )
    return [one.to for one in await everything(store) if one.version == after.version]


async def test_a_move_is_told_to_those_who_want_moves_after_all_others(store: Store) -> None:
    assert await told_of(store, key(), is_last=False) == ["chat", "test:dora"]


async def test_an_end_is_told_to_all_and_nobody_follows_the_match_any_more(store: Store) -> None:
    found = await told_of(store, key(), is_last=True)
    assert (found[0], sorted(found[1:])) == ("chat", ["test:carl", "test:dora"])
    assert not await store.client.ask("EXISTS", keys.followers(key()))
    assert not await store.follow(key(), "test:late", Following.END, most=9)


async def test_where_nobody_follows_a_commit_tells_nobody_more(store: Store) -> None:
    record = await opened(store, key(), accepted())
    after, before = moved(record), await everything(store)
    told = [to_followers(key(), after.version)]
    await store.commit(key(), after, expected=record.version, timer=Timer(), notices=told)
    assert await everything(store) == before


async def test_what_somebody_is_told_can_be_changed_where_there_is_no_more_room(
    store: Store,
) -> None:
    await opened(store, key(), accepted())
    assert await store.follow(key(), "test:carl", Following.END, most=1)
    assert not await store.follow(key(), "test:dora", Following.END, most=1)
    assert await store.follow(key(), "test:carl", Following.MOVES, most=1)
    assert await store.followed("test:carl") == {key(): Following.MOVES}
    assert await store.followed("test:dora") == {}
    await store.unfollow(key(), "test:carl")
    assert await store.how_followed(key(), "test:carl") is None

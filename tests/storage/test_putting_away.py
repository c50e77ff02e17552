"""What every store puts away once a table has come to its end, and when."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

from engines.core.record import Act, Entry, Record
from engines.core.seat import Pair, Seat
from storage import keys
from storage.base import ConflictError, Reached, TableKey, TalkLine, Timer
from storage.codec import encode_finished
from storage.store import Store
from tests.storage.conftest import STORES
from tests.storage.records import CREATED, NORTH, challenge, game, key, moved

pytestmark = pytest.mark.asyncio

_KEPT = 60.0  # seconds, for which these stores keep what others keep for thirty days

SAID = TalkLine(
    number=CREATED * 1000, who=NORTH.address, name=NORTH.name, seat=Seat.ONE, text="Well played"
)

Later = Callable[[], Awaitable[None]]


@pytest.fixture(params=STORES)
async def brief_store(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    store = Store(request.getfixturevalue(request.param), kept_after_end=_KEPT)
    yield store
    await store.close()


@pytest.fixture
def later(brief_store: Store) -> Later:
    """What was to be kept need not be kept any more: as if it had been written so long ago."""

    async def pass_time() -> None:
        client = brief_store._client
        async for names in client.keys("*"):
            for name in names:
                left = await client.ask("PTTL", name)
                if left >= 0:
                    await client.ask("PEXPIRE", name, left - round(1.5 * _KEPT * 1000))

    return pass_time


def ended(record: Record, act: Act) -> Record:
    return record.plus(Entry(act=act, at=CREATED + 90_000, seat=Seat.ONE))


async def ends(store: Store, record: Record, table: TableKey | None = None) -> None:
    """A table whose last entry is written now."""
    table, before = table or key(), record.upto(record.version - 1)
    await store.commit(table, before, expected=None, timer=Timer())
    await store.set_message_ref(table, NORTH.address, "1|north")
    last = before.version
    await store.commit(table, record, expected=last, timer=Timer(), is_last=True)


async def test_the_references_to_messages_go_a_while_after_the_end(
    brief_store: Store, later: Later
) -> None:
    await ends(brief_store, game(3))
    assert await brief_store.message_refs(key()) == {NORTH.address: "1|north"}
    await later()
    assert await brief_store.message_refs(key()) == {}


async def test_what_is_told_after_the_end_is_remembered_as_long(
    brief_store: Store, later: Later
) -> None:
    await ends(brief_store, game(3))
    await brief_store.set_message_ref(key(), "chat-board", "4|board")
    assert len(await brief_store.message_refs(key())) == 2
    await later()
    assert await brief_store.message_refs(key()) == {}


async def test_where_nothing_was_told_before_the_end_what_is_told_after_it_goes_too(
    redis_store: Store, raw: Any
) -> None:
    """A challenge may be withdrawn before its card is shown."""
    for table, record in (("no", ended(challenge(), Act.WITHDRAW)), ("won", game(3))):
        await redis_store.commit(key(table), record, expected=None, timer=Timer(), is_last=True)
        await redis_store.set_message_ref(key(table), "chat-card", "1|card")
        assert 0 < await raw.ttl(keys.message_refs(key(table))) <= 30 * 86_400


async def test_the_references_of_a_table_that_runs_stay(brief_store: Store, later: Later) -> None:
    await brief_store.commit(key(), game(3), expected=None, timer=Timer())
    await brief_store.set_message_ref(key(), NORTH.address, "4|north")
    await later()
    await brief_store.set_message_ref(key(), "chat", "4|board")
    assert len(await brief_store.message_refs(key())) == 2


@pytest.mark.parametrize("act", [Act.DECLINE, Act.WITHDRAW, Act.EXPIRE])
async def test_a_challenge_that_came_to_nothing_goes_a_while_after_its_end(
    brief_store: Store, later: Later, act: Act
) -> None:
    await ends(brief_store, ended(challenge(), act))
    stored = await brief_store.load(key())
    assert stored is not None, "its buttons are still answered as they should be"
    assert stored.record.log[-1].act is act
    await later()
    assert await brief_store.load(key()) is None
    assert await brief_store.message_refs(key()) == {}


async def test_a_match_that_is_over_stays(brief_store: Store, later: Later) -> None:
    await ends(brief_store, game(6))
    await ends(brief_store, ended(game(3), Act.RESIGN), key("lost"))
    await later()
    for table in (key(), key("lost")):
        assert await brief_store.load(table) is not None


async def test_a_name_that_is_free_again_is_opened_without_what_lay_there(
    brief_store: Store,
    later: Later,
) -> None:
    """Names of rematches are made from those of their matches."""
    await ends(brief_store, ended(challenge(), Act.EXPIRE))
    await later()
    await brief_store.set_message_ref(key(), NORTH.address, "1|told too late")
    await brief_store.commit(key(), challenge(), expected=None, timer=Timer())
    assert await brief_store.message_refs(key()) == {}
    await later()
    assert await brief_store.load(key()) is not None


async def test_a_table_is_kept_under_its_name_until_it_goes(brief_store: Store) -> None:
    await ends(brief_store, ended(challenge(), Act.EXPIRE))
    with pytest.raises(ConflictError):
        await brief_store.commit(key(), challenge(), expected=None, timer=Timer())


async def test_nobody_presets_answers_at_a_table_that_has_ended(store: Store) -> None:
    await store.commit(key(), game(3), expected=None, timer=Timer())
    await store.set_preset_answers(key(), {"one:skills": "no"}, expected=4, seen={}, answer_at=None)
    last = moved(game(3))
    await store.commit(key(), last, expected=4, timer=Timer(), is_last=True)
    with pytest.raises(ConflictError):
        await store.set_preset_answers(
            key(), {"one:skills": "no"}, expected=4, seen={}, answer_at=None
        )
    stored = await store.load(key())
    assert stored is not None
    assert stored.preset_answers == {}


async def test_what_is_kept_is_kept_for_thirty_days(redis_store: Store, raw: Any) -> None:
    await ends(redis_store, ended(challenge(), Act.DECLINE))
    for name in (keys.log(key()), keys.message_refs(key())):
        assert 30 * 86_400 - 60 < await raw.ttl(name) <= 30 * 86_400


async def test_what_was_said_goes_a_while_after_the_end(brief_store: Store, later: Later) -> None:
    record = game(3)
    await brief_store.commit(key(), record.upto(2), expected=None, timer=Timer())
    await brief_store.add_talk(key(), SAID, after=0)
    await later()
    await brief_store.commit(key(), record, expected=2, timer=Timer(), is_last=True)
    assert list(await brief_store.talk(key())) == [SAID]
    await later()
    assert list(await brief_store.talk(key())) == []


async def test_what_is_said_after_the_end_goes_a_while_later(
    brief_store: Store, later: Later
) -> None:
    await ends(brief_store, game(3))
    await brief_store.add_talk(key(), SAID, after=0)
    assert list(await brief_store.talk(key())) == [SAID]
    await later()
    assert list(await brief_store.talk(key())) == []


async def test_a_new_table_hears_nothing_of_one_that_had_its_name(
    brief_store: Store, later: Later
) -> None:
    await ends(brief_store, ended(challenge(), Act.WITHDRAW))
    await brief_store.add_talk(key(), SAID, after=0)
    await later()
    await brief_store.commit(key(), challenge(), expected=None, timer=Timer())
    assert list(await brief_store.talk(key())) == []


async def test_a_record_that_is_over_weighs_a_kilobyte(store: Store) -> None:
    """One snapshot, without what its moves took from the banks."""
    charged = [
        entry.model_copy(update={"charged": Pair(one=number * 977, two=0)})
        for number, entry in enumerate(game(40).log)
    ]
    record = Record(head=game(0).head, log=tuple(charged))
    await store.commit(key(), record, expected=None, timer=Timer(), is_last=True)
    stored = await store.load(key())
    assert stored
    assert stored.record == record.uncharged()
    assert sum(map(len, encode_finished(record))) <= 1_024


async def test_matches_are_listed_by_their_end_whatever_order_they_were_stored_in(
    store: Store,
) -> None:
    for number in (3, 1, 2):
        await store.commit(
            key(f"t{number}"), game(number), expected=None, timer=Timer(), is_last=True
        )
    until = game(2).log[-1].at
    listed = await store.ended_tables(until, limit=9)
    assert [table.table for table in listed] == ["t1", "t2"]
    assert await store.ended_tables(until, limit=1) == [key("t1")]


async def test_nothing_is_left_of_a_match_that_was_dropped(redis_store: Store) -> None:
    await redis_store.commit(key(), game(3), expected=None, timer=Timer(), is_last=True)
    await redis_store.set_message_ref(key(), NORTH.address, "4|55/66")
    await redis_store.note_reached(key(), {NORTH.address: Reached(3, CREATED)})
    await redis_store.add_talk(key(), SAID, after=0)
    await redis_store.drop(key())
    await redis_store.drop(key())
    assert await redis_store._client.ask("KEYS", f"*{key()}*") == []
    assert await redis_store.ended_tables(CREATED * 2, limit=9) == []

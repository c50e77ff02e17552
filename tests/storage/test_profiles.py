"""What every store promises of people, chats, their messages, and the hall they share."""

from __future__ import annotations

import asyncio

import pytest

from storage.base import Store, TableKey
from tests.storage.records import NORTH, SOUTH, key, opened

pytestmark = pytest.mark.asyncio


# -- people and chats -----------------------------------------------------------------------------


async def test_settings_are_empty_at_first(store: Store) -> None:
    assert await store.profile(NORTH.address) == {}


async def test_settings_change_one_by_one(store: Store) -> None:
    await store.update_profile(NORTH.address, {"locale": "it", "theme": "dark", "name": "Æ"})
    await store.update_profile(NORTH.address, {"theme": "", "locale": "fr", "never": ""})
    await store.update_profile(NORTH.address, {})
    assert await store.profile(NORTH.address) == {"locale": "fr", "name": "Æ"}
    assert await store.profile(SOUTH.address) == {}


async def test_one_person_sits_at_many_tables_on_several_platforms(store: Store) -> None:
    far = TableKey("telegram", "-1001", "zz")
    await store.list_table([NORTH.address, SOUTH.address], key("b"))
    await store.list_table([NORTH.address], key("a"))
    await store.list_table([NORTH.address], far)
    await store.list_table([NORTH.address], far)
    assert await store.tables_of(NORTH.address) == [key("a"), key("b"), far]
    assert await store.tables_of(SOUTH.address) == [key("b")]


async def test_who_leaves_a_table_is_no_longer_listed(store: Store) -> None:
    await store.list_table([NORTH.address, SOUTH.address], key())
    await store.unlist_table([NORTH.address], key())
    await store.unlist_table([NORTH.address], key())
    assert await store.tables_of(NORTH.address) == []
    assert await store.tables_of(SOUTH.address) == [key()]


async def test_nobody_can_be_seated(store: Store) -> None:
    await store.list_table([], key())
    await store.unlist_table([], key())
    assert await store.tables_of(NORTH.address) == []


async def test_who_is_forgotten_leaves_nothing_of_his_own(store: Store) -> None:
    await opened(store, key())
    await store.update_profile(NORTH.address, {"locale": "it"})
    await store.list_table([NORTH.address], key())
    await store.forget(NORTH.address)
    assert await store.profile(NORTH.address) == {}
    assert await store.tables_of(NORTH.address) == []
    assert await store.load(key()) is not None


async def test_a_chat_that_moved_takes_its_tables_and_settings_along(store: Store) -> None:
    await store.list_table(["telegram:old"], TableKey("telegram", "old", "a"))
    await store.list_table(["telegram:new"], TableKey("telegram", "new", "b"))
    await store.update_profile("telegram:old", {"locale": "it", "theme": "dark"})
    await store.update_profile("telegram:new", {"locale": "es"})
    await store.move_chat("telegram", "old", "new")
    await store.move_chat("telegram", "old", "new")
    assert [table.table for table in await store.tables_of("telegram:new")] == ["b", "a"]
    assert await store.tables_of("telegram:old") == []
    assert await store.profile("telegram:new") == {"locale": "es", "theme": "dark"}
    assert await store.profile("telegram:old") == {}


async def test_a_chat_that_moved_back_lists_its_tables_once(store: Store) -> None:
    table = TableKey("telegram", "old", "a")
    await store.list_table(["telegram:old"], table)
    await store.move_chat("telegram", "old", "new")
    await store.list_table(["telegram:old"], table)
    await store.move_chat("telegram", "new", "old")
    assert await store.tables_of("telegram:old") == [table]
    await store.unlist_table(["telegram:old"], table)
    assert await store.tables_of("telegram:old") == []


async def test_a_list_names_tables_of_its_chat_and_of_others(store: Store) -> None:
    """Also when the chat is a player's own, and when an id looks like a name."""
    mine, odd = key("a", chat="123456789012345678"), key("a:b:c", chat="123456789012345678")
    far = TableKey("telegram", "-1001234567890", "a")
    for table in (mine, odd, far):
        await store.list_table([NORTH.address], table)
    assert await store.tables_of(NORTH.address) == [mine, odd, far]
    for table in (mine, odd, far):
        await store.unlist_table([NORTH.address], table)
    assert await store.tables_of(NORTH.address) == []


async def test_a_chat_that_moved_twice_is_found(store: Store) -> None:
    await store.move_chat("telegram", "1", "2")
    await store.move_chat("telegram", "2", "3")
    assert [await store.chat_now("telegram", chat) for chat in "1234"] == ["3", "3", "3", "4"]
    assert await store.chat_now("discord", "1") == "1"


async def test_a_chat_may_move_back(store: Store) -> None:
    await store.move_chat("telegram", "1", "2")
    await store.move_chat("telegram", "2", "1")
    assert [await store.chat_now("telegram", chat) for chat in "12"] == ["1", "1"]


async def test_a_chat_that_moves_nowhere_stays(store: Store) -> None:
    await store.list_table(["telegram:1"], TableKey("telegram", "1", "a"))
    await store.move_chat("telegram", "1", "1")
    assert await store.chat_now("telegram", "1") == "1"
    assert len(await store.tables_of("telegram:1")) == 1


# -- messages and the hall ------------------------------------------------------------------------


async def test_the_last_message_to_each_recipient_is_remembered(store: Store) -> None:
    await store.set_message_ref(key(), "chat", "111")
    await store.set_message_ref(key(), NORTH.address, "222")
    await store.set_message_ref(key(), "chat", "333")
    assert await store.message_refs(key()) == {"chat": "333", NORTH.address: "222"}
    assert await store.message_refs(key("else")) == {}


async def test_a_message_can_be_forgotten(store: Store) -> None:
    await store.set_message_ref(key(), "chat", "111")
    await store.set_message_ref(key(), "chat", "")
    await store.set_message_ref(key(), "chat", "")
    assert await store.message_refs(key()) == {}


async def test_the_hall_has_one_secret(store: Store) -> None:
    secrets = await asyncio.gather(*(store.secret() for _ in range(8)))
    assert len(set(secrets)) == 1
    assert len(secrets[0]) == 32


async def test_an_update_is_new_only_once(store: Store) -> None:
    answers = await asyncio.gather(*(store.first_time("telegram:1", keep=60) for _ in range(8)))
    assert sorted(answers) == [False] * 7 + [True]
    assert await store.first_time("telegram:2", keep=60)

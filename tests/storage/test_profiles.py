"""What every store promises of people, chats, their messages, and the hall they share."""

from __future__ import annotations

import asyncio

import pytest

from storage.base import TableKey
from storage.store import Store
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


async def test_who_is_forgotten_leaves_nothing_of_their_own(store: Store) -> None:
    await opened(store, key())
    await store.update_profile(NORTH.address, {"locale": "it"})
    await store.list_running([NORTH.address], key(), at=1)
    await store.list_finished([NORTH.address], key("old"), at=1)
    await store.forget(NORTH.address)
    assert await store.profile(NORTH.address) == {}
    assert await store.running_tables(NORTH.address) == []
    assert await store.finished_tables(NORTH.address, limit=9) == []
    assert await store.load(key()) is not None


async def test_a_chat_that_moved_takes_its_settings_along(store: Store) -> None:
    await store.update_profile("telegram:old", {"locale": "it", "theme": "dark"})
    await store.update_profile("telegram:new", {"locale": "es"})
    await store.move_chat("telegram", "old", "new")
    await store.move_chat("telegram", "old", "new")
    assert await store.profile("telegram:new") == {"locale": "es", "theme": "dark"}
    assert await store.profile("telegram:old") == {}


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
    await store.list_running(["telegram:1"], TableKey("telegram", "1", "a"), at=1)
    await store.move_chat("telegram", "1", "1")
    assert await store.chat_now("telegram", "1") == "1"
    assert len(await store.running_tables("telegram:1")) == 1


# -- messages and the hall ------------------------------------------------------------------------


async def test_the_last_message_to_each_recipient_is_remembered(store: Store) -> None:
    await store.set_message_ref(key(), "chat", "111")
    await store.set_message_ref(key(), NORTH.address, "222")
    await store.set_message_ref(key(), "chat", "333")
    assert await store.message_refs(key()) == {"chat": "333", NORTH.address: "222"}
    assert await store.message_refs(key("else")) == {}


async def test_whoever_notes_a_message_hears_of_the_one_before(store: Store) -> None:
    heard = [await store.set_message_ref(key(), "chat", one) for one in ("1|a", "2|b", "", "3|c")]
    assert heard == ["", "1|a", "2|b", ""]


async def test_a_message_that_shows_a_later_version_stays_if_it_is_to(store: Store) -> None:
    await store.set_message_ref(key(), "chat", "12|later")
    for noted in ("3|earlier", "unreadable"):
        heard = await store.set_message_ref(key(), "chat", noted, unless_newer=True)
        assert (heard, await store.message_refs(key())) == ("12|later", {"chat": "12|later"})
    for noted in ("12|same", "13|newer"):
        await store.set_message_ref(key(), "chat", noted, unless_newer=True)
        assert await store.message_refs(key()) == {"chat": noted}


async def test_a_table_is_loaded_with_its_messages_if_they_are_asked_for(store: Store) -> None:
    await opened(store, key())
    await store.set_message_ref(key(), "chat", "1|a")
    plain, noted = [await store.load(key(), has_message_refs=asked) for asked in (False, True)]
    assert plain
    assert noted
    assert (plain.message_refs, noted.message_refs) == ({}, {"chat": "1|a"})


async def test_a_message_can_be_forgotten(store: Store) -> None:
    await store.set_message_ref(key(), "chat", "111")
    await store.set_message_ref(key(), "chat", "")
    await store.set_message_ref(key(), "chat", "")
    assert await store.message_refs(key()) == {}


async def test_the_hall_has_one_secret(store: Store) -> None:
    secrets = await asyncio.gather(*(store.secret() for _ in range(8)))
    assert len(set(secrets)) == 1
    assert len(secrets[0]) == 32

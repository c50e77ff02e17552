"""Names that would be commands, patterns or hash tags, if they were anything but names."""

from __future__ import annotations

from typing import Any

import pytest

from storage import keys
from storage.base import TableKey
from storage.store import Store

ODD = (
    "web:a}{b", "web:{0}", "web:*", "web:a\r\nFLUSHALL\r\n", "web:a\x00b", "web:[a-z]?",
    "web:é\ud800",
    "web:'; redis.call('FLUSHALL') --", "web:" + "x" * 5_000,
)  # fmt: skip


@pytest.mark.parametrize("address", ODD)
async def test_whatever_an_address_is_it_names_one_profile(store: Store, address: str) -> None:
    await store.update_profile("web:anna", {"name": "Anna"})
    await store.update_profile(address, {"name": address, "theme": "dark"})
    assert (await store.profile(address))["theme"] == "dark"
    await store.forget(address)
    assert await store.profile(address) == {}
    assert await store.profile("web:anna") == {"name": "Anna"}


@pytest.mark.parametrize("name", ["a}b", "{1}", "*", "a\r\nFLUSHALL", "}:{"])
async def test_a_table_of_any_name_stays_in_its_chats_shard(
    redis_store: Store, raw: Any, name: str
) -> None:
    plain, odd = TableKey("web", "hall", "abcde"), TableKey("web", "hall", name)
    assert keys.shard_of(plain) == keys.shard_of(odd)
    await redis_store.set_message_ref(odd, "chat", "1|x")
    slots = {await raw.cluster("KEYSLOT", keys.log(one)) for one in (plain, odd)}
    assert len(slots) == 1
    assert await redis_store.message_refs(plain) == {}

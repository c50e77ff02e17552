"""Passkeys, challenges and sessions of the page's people."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from storage import keys
from storage.passkeys import Passkey
from storage.store import Store

ANNA = "web:anna"
KEY = Passkey(public_key="pQ", sign_count=0, host="a.example", device="", made=20_000, used=20_000)


async def test_passkeys_are_kept_by_their_ids_the_oldest_first(store: Store) -> None:
    later = replace(KEY, made=20_001)
    assert await store.add_passkey(ANNA, "b", later)
    assert await store.add_passkey(ANNA, "c", KEY)
    assert not await store.add_passkey(ANNA, "c", later)
    assert list((await store.passkeys(ANNA)).items()) == [("c", KEY), ("b", later)]


async def test_the_last_passkey_goes_only_if_that_is_meant(store: Store) -> None:
    for name in "ab":
        await store.add_passkey(ANNA, name, KEY)
    both = (store.remove_passkey(ANNA, name, may_be_last=False) for name in "ab")
    assert sorted(await asyncio.gather(*both)) == [False, True]
    (left,) = await store.passkeys(ANNA)
    assert await store.remove_passkey(ANNA, left, may_be_last=True)
    assert await store.remove_passkey(ANNA, left, may_be_last=False)  # it has gone already
    assert not await store.passkeys(ANNA)


async def test_a_passkey_that_was_taken_away_does_not_come_back_by_its_use(store: Store) -> None:
    await store.add_passkey(ANNA, "a", KEY)
    await store.remove_passkey(ANNA, "a", may_be_last=True)
    assert not await store.note_use(ANNA, "a", KEY, sign_count=1, day=20_001)
    assert not await store.passkeys(ANNA)


async def test_of_two_uses_at_once_one_counts(store: Store) -> None:
    await store.add_passkey(ANNA, "a", KEY)
    uses = (store.note_use(ANNA, "a", KEY, sign_count=n, day=20_001) for n in (1, 2))
    assert sorted(await asyncio.gather(*uses)) == [False, True]


async def test_a_challenge_is_taken_once_and_a_later_one_takes_its_place(store: Store) -> None:
    await store.begin_ceremony("s", "keep", "first", lasting=300)
    await store.begin_ceremony("s", "keep", "second", lasting=300)
    assert await store.take_ceremony("s", "sign-in") == ""
    assert await store.take_ceremony("s", "keep") == "second"
    assert await store.take_ceremony("s", "keep") == ""


async def test_a_session_is_noted_by_days_and_ended_for_good(store: Store) -> None:
    for name, day in (("s", 1), ("t", 2), ("s", 3), ("s", 2)):
        await store.note_session(ANNA, name, device="Firefox, Linux", day=day)
    found = await store.sessions(ANNA)
    assert list(found) == ["s", "t"]
    assert (found["s"].since, found["s"].used) == (1, 3)
    await store.end_sessions(ANNA, "s")
    assert await store.ended_of(["s", "t"]) == {"s"}
    await store.note_session(ANNA, "s", device="", day=4)  # it was used while it was ended
    assert list(await store.sessions(ANNA)) == ["t"]


async def test_what_cannot_be_read_is_passed_over(store: Store) -> None:
    odd = ("{", "[]", '{"device": 1}', "null")
    for key in (keys.passkeys(ANNA), keys.sessions(ANNA)):
        for number, text in enumerate(odd):
            await store.client.ask("HSET", key, number, text)
    assert not await store.passkeys(ANNA)
    assert not await store.sessions(ANNA)


async def test_whoever_is_forgotten_keeps_no_passkey(store: Store) -> None:
    await store.add_passkey(ANNA, "a", KEY)
    await store.forget(ANNA)
    assert not await store.passkeys(ANNA)

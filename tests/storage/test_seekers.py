"""Those who look for somebody to play: on the list, near a rating, paired once, off the list."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.application.time_controls import PRESETS
from engines.core.record import Player
from storage import keys
from storage.seekers import Pairing, Seeker
from storage.store import Store
from tests.storage.records import CREATED

WEEK = 7 * 86_400


def seeker(who: str, rating: float = 1500.0, **more: Any) -> Seeker:
    facts: dict[str, Any] = {
        "player": Player(address=f"test:{who}", name=who.upper()),
        "home": f"test:{who}",
        "game": "gyges",
        "clock": PRESETS["daily"],
        "rating": rating,
        "nonce": f"nonce {who}",
        "since": CREATED,
        "until": CREATED + WEEK,
    }
    return Seeker(**facts | more)


def pairing(one: Seeker, two: Seeker, id_: str = "1") -> Pairing:
    return Pairing(id=id_, one=one, two=two, is_rated=True, at=CREATED)


async def seek(store: Store, *seekers: Seeker) -> None:
    for one in seekers:
        assert await store.seek(one)


async def names_near(store: Store, one: Seeker, **how: int) -> list[str]:
    near = await store.seekers_near(one, **how)
    return [other.player.name for other in near.seekers]


async def looking(store: Store, *names: str) -> list[str]:
    found = [await store.seekers_of(f"test:{name}", ["gyges"]) for name in names]
    return [one.player.name for some in found for one in some]


async def test_who_looks_for_somebody_is_on_the_list_of_the_game(store: Store) -> None:
    wanted = seeker("a", lowest=1400, highest=1600, options={"x": "y"}, is_rated=False)
    await seek(store, wanted, seeker("a", game="cannae"))
    assert await store.seekers_of("test:a", ["gyges", "en_garde"]) == [wanted]
    assert len(await store.seekers_of("test:a", ["gyges", "cannae"])) == 2


async def test_the_nearest_ratings_are_found_on_either_side(store: Store) -> None:
    ratings = {"a": 1500.0, "b": 1510.0, "c": 1490.0, "d": 1700.0, "e": 1200.0, "f": 1500.0}
    await seek(store, *(seeker(*one) for one in ratings.items()))
    me = seeker("a")
    assert sorted(await names_near(store, me)) == ["B", "C", "D", "E", "F"]
    assert sorted(await names_near(store, me, most=2)) == ["B", "C", "D", "F"]
    assert sorted(await names_near(store, me, window=2)) == ["B", "D", "F"]
    assert sorted(await names_near(store, me, skip=2, window=2)) == ["C", "E"]
    assert (await store.seekers_near(me)).looked_at == 6


async def test_who_would_not_play_such_a_rating_is_not_near(store: Store) -> None:
    ranges = {"b": (1400, 1500), "c": (1501, 1600), "d": (1600, 1700), "e": (1000, 1400)}
    for name, (lowest, highest) in ranges.items():
        await seek(store, seeker(name, lowest=lowest, highest=highest))
    near = await store.seekers_near(seeker("a", 1500.4))
    assert [one.player.name for one in near.seekers] == ["B"]


async def test_who_has_other_terms_or_too_strong_a_rating_is_not_near(store: Store) -> None:
    await seek(
        store,
        seeker("b", 1600.4),
        seeker("c", 1600.6),
        seeker("d", 1300.0),
        seeker("e", clock=PRESETS["brisk"]),
        seeker("f", game="cannae"),
        seeker("g", options={"variant": "advanced"}),
    )
    assert await names_near(store, seeker("a", lowest=1400, highest=1600)) == ["B"]
    assert await names_near(store, seeker("a", lowest=1601, highest=1700)) == ["C"]
    assert await names_near(store, seeker("a", lowest=1000, highest=1400)) == ["D"]


async def test_who_plays_on_another_platform_is_not_near(store: Store) -> None:
    await seek(store, seeker("b", home="other:b"), seeker("c", home="test:hall"))
    assert await names_near(store, seeker("a")) == ["C"]


async def test_who_looks_with_other_terms_no_longer_looks_with_the_first(store: Store) -> None:
    await seek(store, seeker("b"), seeker("b", clock=None))
    assert await names_near(store, seeker("a")) == []
    assert await names_near(store, seeker("a", clock=None)) == ["B"]


async def test_two_are_paired_and_look_no_more_until_their_table_is_there(store: Store) -> None:
    one, two = seeker("a"), seeker("b", 1600.0)
    await seek(store, one, two, seeker("c"))
    pair = pairing(one, two)
    assert await store.pair(pair)
    assert await looking(store, "a", "b", "c") == ["C"]
    assert await names_near(store, seeker("x")) == ["C"]
    assert await store.paired("gyges") == [pair]
    await store.forget_pairing(pair)
    assert await store.paired("gyges") == []


async def test_nobody_is_paired_twice_by_two_processes_at_once(store: Store) -> None:
    people = [seeker(name) for name in "abcd"]
    await seek(store, *people)
    pairs = [pairing(people[0], people[n], id_=str(n)) for n in (1, 2, 3)]
    pairs += [pairing(people[1], people[2], id_="4")]
    done = await asyncio.gather(*map(store.pair, pairs))
    made = await store.paired("gyges")
    people_paired = [who for pair in made for who in (pair.one.address, pair.two.address)]
    assert done.count(True) == len(made) >= 1
    assert len(people_paired) == len(set(people_paired))


@pytest.mark.parametrize("change", ["left", "changed"])
async def test_who_has_left_or_wants_something_else_is_paired_with_nobody(
    store: Store, change: str
) -> None:
    one, two = seeker("a"), seeker("b")
    await seek(store, one, two)
    if change == "left":
        assert await store.leave_seekers("test:b", "gyges")
        assert not await store.leave_seekers("test:b", "gyges")
    else:
        await seek(store, seeker("b", lowest=1600, highest=1700))
    assert not await store.pair(pairing(one, two))
    assert await store.paired("gyges") == []
    assert await looking(store, "a") == ["A"]


async def test_who_wants_several_matches_looks_on_until_they_have_them(store: Store) -> None:
    one = seeker("a", wanted=2)
    await seek(store, one, *(seeker(name) for name in "bc"))
    assert await store.pair(pairing(one, seeker("b"), id_="1"))
    assert not await store.pair(pairing(one, seeker("c"), id_="2"))
    (left,) = await store.seekers_of("test:a", ["gyges"])
    assert left.wanted == 1
    assert await store.pair(pairing(left, seeker("c"), id_="2"))
    assert await looking(store, "a", "b", "c") == []


async def test_with_whom_somebody_was_paired_last_is_known(store: Store) -> None:
    for rival in "bcd":
        one, two = seeker("a"), seeker(rival)
        await seek(store, one, two)
        assert await store.pair(pairing(one, two, id_=rival))
    await seek(store, seeker("d"))
    near = await store.seekers_near(seeker("a"))
    assert near.last == {"test:a": ["test:c", "test:d"], "test:d": ["test:a"]}


async def test_an_ask_that_is_told_twice_pairs_once(store: Store) -> None:
    one, two = seeker("a", ask_id="q1"), seeker("b")
    await seek(store, one, two)
    assert await store.seek(one)
    assert await store.pair(pairing(one, two))
    assert not await store.seek(one)
    assert await looking(store, "a") == []
    assert await store.seek(seeker("a", ask_id="q2"))


async def test_who_has_looked_for_long_enough_looks_no_more(store: Store) -> None:
    await seek(store, seeker("a", until=CREATED + 5), seeker("b", until=CREATED + 6))
    assert await store.expire_seekers("gyges", now=CREATED + 5.5) == 1
    assert await looking(store, "a", "b") == ["B"]
    assert await names_near(store, seeker("x")) == ["B"]
    assert await store.expire_seekers("gyges", now=CREATED + 5.5) == 0


async def test_who_is_forgotten_looks_for_nobody(store: Store) -> None:
    one, two = seeker("a"), seeker("b")
    await seek(store, one, two)
    assert await store.pair(pairing(one, two))
    await seek(store, one, seeker("a", game="cannae"))
    await store.forget_seeker("test:a", ["gyges", "cannae"])
    assert await store.seekers_of("test:a", ["gyges", "cannae"]) == []
    assert (await store.seekers_near(one)).last == {"test:a": []}


async def test_what_cannot_be_read_is_nobodys(redis_store: Store, raw: Any) -> None:
    await seek(redis_store, seeker("b"), seeker("c"))
    await raw.hset(keys.seekers("gyges"), "test:b", "nonsense")
    await raw.hset(keys.paired("gyges"), "1", "{}")
    assert await names_near(redis_store, seeker("a")) == ["C"]
    assert await redis_store.paired("gyges") == []

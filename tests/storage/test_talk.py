"""What every store promises of the lines that players say to each other."""

from __future__ import annotations

import asyncio

import pytest

from engines.core.seat import Seat
from storage.base import KEPT_TALK, ConflictError, NoticeKind, TalkLine
from storage.store import Store
from tests.storage.records import NORTH, SOUTH, everything, key, notice, opened

pytestmark = pytest.mark.asyncio

NOW = 1_790_000_000_123  # milliseconds, as numbers of lines are


def line(number: int, text: str = "Good game", *, seat: Seat = Seat.ONE) -> TalkLine:
    player = NORTH if seat is Seat.ONE else SOUTH
    return TalkLine(number=number, who=player.address, name=player.name, seat=seat, text=text)


async def test_lines_are_read_back_as_they_were_said(store: Store) -> None:
    await opened(store, key())
    said = [line(NOW, 'é "quoted" | \\ 🤺'), line(NOW + 1, "<b>", seat=Seat.TWO)]
    await store.add_talk(key(), said[0], after=0)
    await store.add_talk(key(), said[1], after=NOW)
    assert list(await store.talk(key())) == said


async def test_a_table_where_nobody_has_spoken_has_no_lines(store: Store) -> None:
    await opened(store, key())
    assert list(await store.talk(key())) == []


async def test_what_is_said_at_one_table_is_not_heard_at_another(store: Store) -> None:
    await opened(store, key("aaaa"))
    await opened(store, key("bbbb"))
    await store.add_talk(key("aaaa"), line(NOW), after=0)
    assert list(await store.talk(key("bbbb"))) == []


async def test_a_line_changes_no_version(store: Store) -> None:
    record = await opened(store, key())
    await store.add_talk(key(), line(NOW), after=0)
    loaded = await store.load(key())
    assert loaded is not None
    assert loaded.record.version == record.version


async def test_a_line_and_its_notice_are_added_together(store: Store) -> None:
    await opened(store, key())
    told = notice(key(), NOW, kind=NoticeKind.SAID)
    await store.add_talk(key(), line(NOW), after=0, notices=[told])
    assert await everything(store) == [told]


async def test_of_two_who_speak_at_the_same_moment_one_looks_again(store: Store) -> None:
    await opened(store, key())
    done = await asyncio.gather(
        store.add_talk(key(), line(NOW), after=0, notices=[notice(key(), NOW)]),
        store.add_talk(key(), line(NOW + 1), after=0, notices=[notice(key(), NOW + 1)]),
        return_exceptions=True,
    )
    assert sorted(type(one) for one in done if one) == [ConflictError]
    assert len(await store.talk(key())) == 1
    assert len(await everything(store)) == 1


async def test_only_the_last_lines_are_kept(store: Store) -> None:
    await opened(store, key())
    for number in range(KEPT_TALK + 2):
        await store.add_talk(key(), line(NOW + number), after=NOW + number - 1 if number else 0)
    kept = await store.talk(key())
    assert [kept[0].number, kept[-1].number] == [NOW + 2, NOW + KEPT_TALK + 1]
    assert len(kept) == KEPT_TALK


async def test_who_is_forgotten_takes_their_lines_along(store: Store) -> None:
    await opened(store, key())
    theirs = line(NOW + 1, "Me too", seat=Seat.TWO)
    await store.add_talk(key(), line(NOW), after=0)
    await store.add_talk(key(), theirs, after=NOW)
    await store.add_talk(key(), line(NOW + 2), after=NOW + 1)
    await store.forget_talk(key(), NORTH.address)
    assert list(await store.talk(key())) == [theirs]


async def test_forgetting_where_nobody_has_spoken_does_nothing(store: Store) -> None:
    await opened(store, key())
    await store.forget_talk(key(), NORTH.address)
    assert list(await store.talk(key())) == []

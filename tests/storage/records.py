"""Small records, tables and notices, and how a test stores and takes them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from engines.core.record import Act, Entry, Head, Joining, Player, Record
from engines.core.seat import Pair, Seat
from engines.core.time_control import TimeControl
from storage.base import Notice, NoticeKind, TableKey, Timer
from storage.store import Store

CREATED = 1_790_000_000
NORTH = Player(address="discord:123456789012345678", name="Æthelred 🤺")
SOUTH = Player(address="telegram:987654321", name="Zoë")


def key(table: str = "k3zq", *, chat: str = "987654321098765432") -> TableKey:
    return TableKey("discord", chat, table)


def challenge() -> Record:
    head = Head(
        game="en_garde",
        rules=1,
        options={"variant": "advanced"},
        players=Pair(one=NORTH, two=None),
        nonce="0123456789abcdef",
        commitment="ab" * 32,
        created=CREATED,
        clock=TimeControl.per_decision(259_200),
    )
    return Record(head=head)


def accepted() -> Record:
    joining = Joining(player=SOUTH, nonce="fedcba9876543210")
    entry = Entry(
        act=Act.ACCEPT, at=CREATED + 60, seat=Seat.TWO, draws=(24, 3, 11, 0), joining=joining
    )
    return challenge().plus(entry)


def moved(record: Record, move: str = "3>", draws: tuple[int, ...] = ()) -> Record:
    """The record with one more move, an hour later, by the other seat."""
    last = record.log[-1]
    seat = last.seat.other if last.seat else Seat.ONE
    entry = Entry(act=Act.MOVE, at=last.at + 3_600, seat=seat, draws=draws, move=move)
    return record.plus(entry)


def game(moves: int) -> Record:
    record = accepted()
    for number in range(moves):
        record = moved(record, f"{number % 5 + 1}>", (number % 25,))
    return record


def notice(
    table: TableKey, version: int, to: str = "chat", kind: NoticeKind = NoticeKind.TURN
) -> Notice:
    return Notice(table=table, version=version, to=to, kind=kind)


async def opened(store: Store, table: TableKey, record: Record | None = None) -> Record:
    record = record or accepted()
    await store.commit(table, record, expected=None, timer=Timer())
    return record


async def everything(store: Store) -> list[Notice]:
    return [entry.notice for entry in await store.take("worker", count=100, wait=0)]


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    """Return when it is so. Raises TimeoutError."""
    async with asyncio.timeout(60):
        while not await is_so():  # noqa: ASYNC110 - the store tells nobody
            await asyncio.sleep(0.01)

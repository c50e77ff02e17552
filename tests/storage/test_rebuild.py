"""`python -m storage rebuild`: the lists of tables made anew from the logs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import pytest

from engines.core.record import Act, Entry, Player, Record
from engines.core.seat import Pair, Seat
from storage import keys
from storage.base import COMPUTER, TableKey, Timer
from storage.client import RedisClient
from storage.embedded import private_server
from storage.rebuild import ListRebuilder, Rebuilt, Standing
from storage.store import Store
from tests.servers.valkey import free_port
from tests.storage.records import CREATED, NORTH, SOUTH, challenge, game, key, moved
from tests.storage.shell import in_shell

CHAT = "discord:987654321098765432"
EVERYBODY = (NORTH.address, SOUTH.address, CHAT)


def ended(record: Record, act: Act) -> Record:
    return record.plus(Entry(act=act, at=CREATED + 90_000, seat=Seat.ONE))


async def stored(store: Store, table: TableKey, record: Record, *, is_last: bool = False) -> None:
    await store.commit(table, record, expected=None, timer=Timer(), is_last=is_last)


async def rebuilt(url: str) -> Rebuilt:
    client = RedisClient(url)
    try:
        return await ListRebuilder(client).rebuild()
    finally:
        await client.close()


async def running(store: Store, addresses: Iterable[str] = EVERYBODY) -> list[list[str]]:
    return [[table.table for table in await store.running_tables(one)] for one in addresses]


async def finished(store: Store, addresses: Iterable[str] = EVERYBODY) -> list[list[str]]:
    lists = [await store.finished_tables(one, limit=99) for one in addresses]
    return [[table.table for table in listed] for listed in lists]


@pytest.fixture
async def known(redis_store: Store) -> None:
    """People who have played here have a profile."""
    for player in (NORTH, SOUTH):
        await redis_store.update_profile(player.address, {"name": player.name})


async def test_lists_that_were_lost_are_made_anew(
    redis_store: Store, url: str, known: None
) -> None:
    """North challenges whoever wants, South accepts."""
    await stored(redis_store, key("open"), challenge())
    await stored(redis_store, key("runs"), game(3))
    await stored(redis_store, key("won"), moved(game(3)), is_last=True)
    await stored(redis_store, key("lost"), ended(game(6), Act.RESIGN), is_last=True)
    await stored(redis_store, key("no"), ended(challenge(), Act.WITHDRAW), is_last=True)
    done = await rebuilt(url)
    assert list(map(sorted, await running(redis_store))) == [
        ["open", "runs"],
        ["runs"],
        ["open", "runs"],
    ]
    assert await finished(redis_store) == [["lost", "won"]] * 3
    assert list(done.tables.values()) == [1, 1, 2, 1]
    assert (done.added, done.removed) == (11, 0)


async def test_a_match_that_was_adjudicated_is_over(
    redis_store: Store, url: str, known: None
) -> None:
    await stored(redis_store, key("up"), ended(game(6), Act.ADJUDICATE))
    assert (await rebuilt(url)).tables[Standing.OVER] == 1


async def test_lists_that_are_right_are_left_as_they_are(
    redis_store: Store, url: str, raw: Any, known: None
) -> None:
    await stored(redis_store, key("runs"), game(3))
    await redis_store.list_running(EVERYBODY, key("runs"), at=5.5)
    await stored(redis_store, key("won"), game(3), is_last=True)
    await redis_store.list_finished(EVERYBODY, key("won"), at=7.5)
    done = await rebuilt(url)
    assert (done.added, done.removed) == (0, 0)
    assert await raw.zscore(keys.running(CHAT), str(key("runs"))) == 5.5


async def test_a_second_time_nothing_is_left_to_do(
    redis_store: Store, url: str, known: None
) -> None:
    await stored(redis_store, key("runs"), game(3))
    await stored(redis_store, key("won"), game(3), is_last=True)
    await redis_store.list_running(EVERYBODY, key("won"), at=1)
    first, second = await rebuilt(url), await rebuilt(url)
    assert (first.added, first.removed) == (6, 3)
    assert (second.added, second.removed) == (0, 0)


async def test_a_chat_that_moved_lists_its_tables_where_it_is_now(
    redis_store: Store, url: str
) -> None:
    table = TableKey("telegram", "-1", "runs")
    await stored(redis_store, table, game(3))
    await redis_store.move_chat("telegram", "-1", "-2")
    await redis_store.move_chat("telegram", "-2", "-3")
    await redis_store.list_running(["telegram:-1"], table, at=1)
    await rebuilt(url)
    chats = ["telegram:-1", "telegram:-2", "telegram:-3"]
    assert await running(redis_store, chats) == [[], [], ["runs"]]


async def test_what_ended_before_ends_were_marked_stays_where_salle_put_it(
    redis_store: Store, url: str, known: None
) -> None:
    """Its log alone doesn't tell that the last move won."""
    await stored(redis_store, key("won"), game(3))
    await redis_store.list_finished(EVERYBODY, key("won"), at=7)
    done = await rebuilt(url)
    assert (done.added, done.removed) == (0, 0)
    assert await finished(redis_store) == [["won"]] * 3


async def test_what_is_over_or_closed_runs_no_more(
    redis_store: Store, url: str, known: None
) -> None:
    await stored(redis_store, key("won"), game(3), is_last=True)
    await stored(redis_store, key("no"), ended(challenge(), Act.EXPIRE), is_last=True)
    for table in ("won", "no"):
        await redis_store.list_running(EVERYBODY, key(table), at=1)
    await rebuilt(url)
    assert await running(redis_store) == [[], [], []]
    assert await finished(redis_store) == [["won"]] * 3


async def test_a_table_that_is_no_more_is_taken_off_unless_it_is_just_being_opened(
    redis_store: Store, url: str, raw: Any
) -> None:
    seconds, _ = await raw.time()
    await redis_store.list_running([CHAT], key("old"), at=CREATED - 1e9)
    await redis_store.list_running([CHAT], key("new"), at=seconds)
    await redis_store.list_finished([CHAT], key("gone"), at=seconds)
    await rebuilt(url)
    assert await running(redis_store, [CHAT]) == [["new"]]
    assert await finished(redis_store, [CHAT]) == [[]]


async def test_who_doesnt_sit_there_has_no_such_table(redis_store: Store, url: str) -> None:
    late = "discord:55"
    await redis_store.update_profile(late, {"name": "Late"})
    await stored(redis_store, key("open"), challenge())
    await stored(redis_store, key("runs"), game(3))
    await stored(redis_store, key("won"), game(3), is_last=True)
    for table in ("open", "runs", "won"):
        await redis_store.list_running([late], key(table), at=1)
    await rebuilt(url)
    assert await running(redis_store, [late]) == [["open"]], "somebody may be about to accept"
    assert await finished(redis_store, [late]) == [[]]


async def test_a_threads_own_list_is_kept_and_goes_with_its_table(
    redis_store: Store, url: str
) -> None:
    thread = "discord:777"
    await stored(redis_store, key("runs"), game(3))
    await stored(redis_store, key("won"), game(3), is_last=True)
    for table in ("runs", "won"):
        await redis_store.list_running([thread], key(table), at=1)
    await rebuilt(url)
    assert await running(redis_store, [thread]) == [["runs"]]
    assert await finished(redis_store, [thread]) == [["won"]]


async def test_who_was_forgotten_gets_no_lists(redis_store: Store, url: str) -> None:
    await redis_store.update_profile(SOUTH.address, {"name": "Zoë"})
    await stored(redis_store, key("won"), game(3), is_last=True)
    await redis_store.forget(NORTH.address)
    await rebuilt(url)
    assert await finished(redis_store) == [[], ["won"], ["won"]]


async def test_the_computer_has_no_lists(redis_store: Store, url: str, raw: Any) -> None:
    computer = Player(address=f"{COMPUTER}:keen", name=COMPUTER)
    head = challenge().head.model_copy(update={"players": Pair(one=NORTH, two=computer)})
    await stored(redis_store, key("runs"), Record(head=head))
    await rebuilt(url)
    names = await raw.keys("running:*")
    assert sorted(names) == sorted([keys.running(CHAT), keys.running(NORTH.address)])


@pytest.mark.parametrize("row", ["nonsense", "{}", ""])
async def test_a_damaged_record_is_named_and_left_and_the_others_are_listed(
    redis_store: Store, url: str, raw: Any, row: str
) -> None:
    await stored(redis_store, key("bad"), game(3))
    await stored(redis_store, key("good"), game(3))
    await raw.lset(keys.log(key("bad")), 0, row)
    await redis_store.list_running([NORTH.address], key("bad"), at=1)
    await raw.set(keys.log(key("odd")), "text")
    await raw.rpush("table:{0}:nothing", "text")
    done = await rebuilt(url)
    names = {keys.log(key("bad")), keys.log(key("odd")), "table:{0}:nothing"}
    assert set(done.damaged) == names
    assert all(name in str(done) for name in names)
    assert await running(redis_store) == [["good", "bad"], ["good"], ["good"]]


async def test_many_tables_are_listed_page_after_page(
    redis_store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More of them than there are keys that are asked for at once."""
    pages = RedisClient.pages
    monkeypatch.setattr(
        RedisClient, "pages", lambda self, pattern, **_: pages(self, pattern, size=20)
    )
    tables = [key(f"t{number}", chat=str(number % 50)) for number in range(70)]
    await asyncio.gather(*(stored(redis_store, table, game(1)) for table in tables))
    done = await rebuilt(url)
    assert done.tables[Standing.PLAYING] == 70
    assert set(await redis_store.running_tables(NORTH.address)) == set(tables)


async def test_while_tables_are_opened_and_ended_none_is_lost(
    redis_store: Store, url: str, known: None
) -> None:
    """As Salle does it: listed, committed, played, filed."""
    tables = [key(f"t{number}") for number in range(100)]

    async def played(number: int, table: TableKey) -> None:
        await redis_store.list_running(EVERYBODY, table, at=CREATED)
        await stored(redis_store, table, game(2))
        if number % 2:
            last = moved(game(2))
            await redis_store.commit(table, last, expected=3, timer=Timer(), is_last=True)
            await redis_store.list_finished(EVERYBODY, table, at=last.log[-1].at)

    async def all_played() -> None:
        for number, table in enumerate(tables):
            await played(number, table)

    playing = asyncio.create_task(all_played())
    while not playing.done():
        await rebuilt(url)
    await playing
    for one in EVERYBODY:
        assert set(await redis_store.running_tables(one)) == set(tables[::2])
        assert set(await redis_store.finished_tables(one, limit=999)) == set(tables[1::2])


# -- from the shell --------------------------------------------------------------------------------


@pytest.mark.parametrize("by_setting", [True, False])
async def test_the_command_says_what_it_has_changed(
    redis_store: Store, url: str, known: None, by_setting: bool
) -> None:
    await stored(redis_store, key("runs"), game(3))
    words, settings = ([], {"REDIS_URL": url}) if by_setting else (["--redis-url", url], {})
    done = await in_shell("rebuild", *words, **settings)
    assert done.returncode == 0, done.stderr
    assert done.stdout == (
        "Tables read: 1 (matches that run: 1, challenges that wait: 0, "
        "matches that are over: 0, challenges that came to nothing: 0).\n"
        "Missing entries added to lists: 3; wrong ones removed: 0.\n"
    )
    assert await running(redis_store) == [["runs"]] * 3


async def test_the_command_works_over_a_data_folder_whether_salle_runs_or_not(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("data")
    async with private_server(folder) as url:
        store = Store(url)
        await stored(store, key("runs"), game(3))
        await store.close()
        meanwhile = await in_shell("rebuild", "--data", str(folder))
    afterwards = await in_shell("rebuild", SALLE_DATA=str(folder))
    assert "added to lists: 3;" in meanwhile.stdout, meanwhile.stderr
    assert "added to lists: 0; wrong ones removed: 0." in afterwards.stdout, afterwards.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--redis-url", "http://here"], "is not the address of a Redis"),
        (["--redis-url", "redis://me:secret@127.0.0.1:{port}/0"], "can't be reached"),
        (["--data", "/nowhere/at/all"], "There is no data folder at /nowhere/at/all"),
    ],
)
async def test_what_is_wrong_is_one_sentence(words: list[str], said: str) -> None:
    done = await in_shell("rebuild", *(word.format(port=free_port()) for word in words))
    assert done.returncode == 1
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert "secret" not in done.stderr
    assert done.stdout == ""


async def test_the_command_explains_itself() -> None:
    assert "rebuild" in (await in_shell("--help")).stdout
    told = (await in_shell("rebuild", "--help")).stdout
    assert "also while Salle runs" in told
    assert "--redis-url" in told
    assert "--data" in told

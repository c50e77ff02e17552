"""The private server: started, shared with nobody, watched, and stopped."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
from redis.asyncio import Redis

from storage import open_store
from storage.base import ConflictError, StoreAwayError, StoreRefusedError, Timer
from storage.data_folder import LONGEST_SOCKET, socket_path
from storage.embedded import Embedded, private_server
from storage.store import Store
from tests.storage.records import accepted, key, moved

pytestmark = pytest.mark.asyncio


@pytest.fixture
def folder() -> Iterator[Path]:
    """A short path, as people have them."""
    with tempfile.TemporaryDirectory(prefix="process-") as name:
        yield Path(name)


async def noted(store: Store, text: str) -> str:
    """Note it, so that we see whether it is kept; what was noted before."""
    before = (await store.profile("a:b")).get("noted", "")
    await store.update_profile("a:b", {"noted": text})
    return before


async def server_of(url: str) -> int:
    """The server's process."""
    client = Redis.from_url(url)
    pid: int = (await client.info("server"))["process_id"]
    await client.aclose()
    return pid


def running(pid: int) -> bool:
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:  # also between one question and the next
        return False


async def ended(pid: int) -> None:
    async with asyncio.timeout(60):
        while running(pid):  # noqa: ASYNC110 - not our child: nobody tells us
            await asyncio.sleep(0.005)


async def play(store: Store, name: str, *, goal: int) -> list[str]:
    """Move at a table until it has seen `goal` moves; the moves that were acknowledged."""
    acknowledged: list[str] = []
    number = 0
    while number < goal:
        move = f"{name}.{number}"
        try:
            loaded = await store.load(key(name))
            if loaded is None:
                await store.commit(key(name), accepted(), expected=None, timer=Timer())
                continue
            record = loaded.record
            if record.log[-1].move == move:  # written after all, though nobody told us
                number += 1
                continue
            await store.commit(
                key(name), moved(record, move), expected=record.version, timer=Timer()
            )
        except (StoreAwayError, ConflictError):
            await asyncio.sleep(0.01)
            continue
        acknowledged.append(move)
        number += 1
    return acknowledged


async def moves_at(store: Store, name: str) -> list[str]:
    loaded = await store.load(key(name))
    assert loaded is not None
    return [entry.move for entry in loaded.record.log[1:]]


async def test_what_was_kept_is_there_the_next_time(folder: Path) -> None:
    secrets = []
    for expected in ("", "1.5"):
        async with open_store(None, folder) as store:
            assert await noted(store, "1.5") == expected
            secrets.append(await store.secret())
    assert secrets[0] == secrets[1]


async def test_the_server_runs_from_the_first_and_is_gone_at_the_end(folder: Path) -> None:
    async with private_server(folder) as url:
        pid = await server_of(url)
        assert running(pid)
    assert not running(pid)


async def test_nobody_else_can_reach_the_server(folder: Path) -> None:
    async with private_server(folder) as url:
        assert (folder / "valkey.sock").stat().st_mode & 0o077 == 0
        assert psutil.Process(await server_of(url)).net_connections("inet") == []


async def test_an_interrupt_at_the_keyboard_does_not_reach_the_server(folder: Path) -> None:
    async with private_server(folder) as url:
        assert os.getsid(await server_of(url)) != os.getsid(0)


async def test_a_folder_may_have_any_name(folder: Path) -> None:
    odd = folder / "the hall's “data” – é"
    async with open_store(None, odd) as store:
        assert await noted(store, "1") == ""
    assert (odd / "appendonlydir").is_dir()


async def test_a_long_path_is_no_hindrance(folder: Path) -> None:
    long = folder / ("x" * LONGEST_SOCKET)
    async with open_store(None, long) as store:
        assert await noted(store, "1") == ""
    shutil.rmtree(socket_path(long.resolve()).parent)


async def test_a_place_for_the_socket_that_is_not_ours_alone_is_refused(folder: Path) -> None:
    long = folder / ("x" * LONGEST_SOCKET)
    short = socket_path(long).parent
    short.chmod(0o777)
    with pytest.raises(StoreRefusedError, match="not ours alone"):
        socket_path(long)
    short.rmdir()


async def test_the_server_killed_under_load_loses_nothing_it_acknowledged(folder: Path) -> None:
    names = [f"t{number}" for number in range(8)]
    safe = private_server(folder, appendfsync="always")
    async with safe as url, open_store(url, folder) as store:
        players = [asyncio.create_task(play(store, name, goal=30)) for name in names]
        for killed in range(1, 3):
            await until_back(store)
            await until_moved(store, names, 60 * killed)
            pid = await server_of(url)
            os.kill(pid, signal.SIGKILL)
            await ended(pid)
        async with asyncio.timeout(60):
            acknowledged = await asyncio.gather(*players)
        assert await server_of(url) != pid
    async with open_store(None, folder) as store:
        for name, moves in zip(names, acknowledged, strict=True):
            stored = await moves_at(store, name)
            assert [move for move in moves if move not in stored] == []
            assert stored == [f"{name}.{number}" for number in range(30)]  # each once, in order


async def until_moved(store: Store, names: list[str], count: int) -> None:
    moved = 0
    while moved < count:
        loaded = [await store.load(key(name)) for name in names]
        moved = sum(each.record.version for each in loaded if each)


async def test_the_server_is_started_again_however_often_and_oddly_that_fails(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Embedded(folder / "d")
    await server.start()
    broken, tried = folder / "broken", folder / "tried"
    tried.touch()
    broken.write_text(f"#!/bin/sh\necho again >> {tried}\nrm {folder}/d/valkey.log\nexit 1\n")
    broken.chmod(0o700)
    try:
        async with open_store(server.url, folder) as store:
            with monkeypatch.context() as patch:
                patch.setattr(server, "_binary", broken)
                os.kill(await server_of(server.url), signal.SIGKILL)
                async with asyncio.timeout(60):
                    while tried.read_text().count("again") < 2:  # noqa: ASYNC110 - nobody tells us
                        await asyncio.sleep(0.01)
            await until_back(store)
    finally:
        await server.stop()


async def test_a_waiting_worker_lives_through_the_servers_death(folder: Path) -> None:
    async with private_server(folder) as url, open_store(url, folder) as store:
        waiting = asyncio.create_task(store.take("worker", wait=30))
        await store.take("another", wait=0.01)
        os.kill(await server_of(url), signal.SIGKILL)
        with pytest.raises(StoreAwayError):
            await waiting
        await until_back(store)
        assert await store.take("worker", wait=0) == []


async def until_back(store: Store) -> None:
    async with asyncio.timeout(60):
        while True:
            try:
                await noted(store, "1")
            except StoreAwayError:
                await asyncio.sleep(0.01)
            else:
                return


async def test_a_second_process_is_refused_and_the_first_is_named(folder: Path) -> None:
    async with private_server(folder):
        with pytest.raises(StoreRefusedError, match=f"in use by another .*process {os.getpid()}"):
            await Embedded(folder).start()


async def test_of_two_who_start_at_once_one_is_refused(folder: Path) -> None:
    servers = [Embedded(folder), Embedded(folder)]
    answers = await asyncio.gather(*(server.start() for server in servers), return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "StoreRefusedError"]
    for server, answer in zip(servers, answers, strict=True):
        if answer is None:
            await server.stop()


_PROCESS = """
import asyncio, sys
from pathlib import Path
from storage import open_store

async def main():
    async with open_store(None, Path(sys.argv[1]), appendfsync="always") as store:
        await store.update_profile("a:b", {"noted": "7"})
        print("open", flush=True)
        await asyncio.sleep(60)

asyncio.run(main())
"""


async def killed_process(folder: Path) -> None:
    """A process that opened its store, and was killed with its server still running."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", _PROCESS, str(folder)),
        stdout=asyncio.subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    )
    assert process.stdout is not None
    async with asyncio.timeout(60):
        assert await process.stdout.readline() == b"open\n"
    process.kill()
    await process.communicate()


async def test_a_server_that_outlived_its_process_is_found_again(folder: Path) -> None:
    await killed_process(folder)
    orphan = await server_of(f"unix://{folder}/valkey.sock")
    async with private_server(folder) as url, open_store(url, folder) as store:
        assert await noted(store, "8") == "7"
        assert await server_of(url) == orphan


async def test_a_server_that_outlived_its_process_is_watched_like_our_own(folder: Path) -> None:
    await killed_process(folder)
    async with private_server(folder) as url, open_store(url, folder) as store:
        pid = await server_of(url)
        os.kill(pid, signal.SIGKILL)
        await ended(pid)
        await until_back(store)
        assert await noted(store, "9") == "1"


async def test_a_server_that_outlived_its_process_is_stopped_by_the_next(folder: Path) -> None:
    await killed_process(folder)
    async with private_server(folder) as url:
        pid = await server_of(url)
    await ended(pid)
    assert not (folder / "valkey.sock").exists()


async def test_a_socket_left_over_is_no_hindrance(folder: Path) -> None:
    await killed_process(folder)
    pid = await server_of(f"unix://{folder}/valkey.sock")
    os.kill(pid, signal.SIGKILL)
    await ended(pid)
    assert (folder / "valkey.sock").exists()
    async with open_store(None, folder) as store:
        assert await noted(store, "8") == "7"


async def test_no_second_server_writes_to_the_same_files(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.embedded._LOCK_SECONDS", 0.1)
    await killed_process(folder)
    pid = await server_of(f"unix://{folder}/valkey.sock")
    (folder / "valkey.sock").unlink()
    with pytest.raises(StoreAwayError, match="still holds the data folder"):
        await Embedded(folder).start()
    os.kill(pid, signal.SIGKILL)
    await ended(pid)
    async with open_store(None, folder) as store:  # and the failed start let go of everything
        assert await noted(store, "8") == "7"


async def test_a_folder_that_cannot_be_written_to_is_refused(folder: Path) -> None:
    (folder / "file").write_text("")
    with pytest.raises(StoreRefusedError, match="can't be written to"):
        Embedded(folder / "file" / "data")


async def test_a_machine_without_a_server_is_told_what_to_do(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platform.machine", lambda: "s390x")
    monkeypatch.setenv("PATH", "")
    with pytest.raises(StoreRefusedError, match="set REDIS_URL"):
        Embedded(folder)


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("#!/bin/sh\necho no luck today\nexit 1\n", StoreAwayError, "no luck today"),
        ("\x7fELF, but not for us", StoreRefusedError, "doesn't run here"),
    ],
)
async def test_a_server_that_does_not_start_is_reported(
    folder: Path, monkeypatch: pytest.MonkeyPatch, text: str, error: type[Exception], words: str
) -> None:
    monkeypatch.setattr("platform.machine", lambda: "s390x")
    monkeypatch.setenv("PATH", f"{folder}:{os.environ['PATH']}")
    binary = folder / "valkey-server"
    binary.write_text(text)
    binary.chmod(0o700)
    with pytest.raises(error, match=words):
        await Embedded(folder / "data").start()

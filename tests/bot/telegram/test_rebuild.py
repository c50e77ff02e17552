"""Lists of tables are lost; the operator's command makes them anew while Salle plays on."""

import asyncio
import sys
from pathlib import Path

import pytest
from redis.asyncio import Redis

from tests.bot.telegram.evening import data

FOLDER = Path(__file__).parents[3]


async def rebuild(folder: str) -> str:
    """What `python -m storage rebuild` says."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "storage", "rebuild", "--data", folder),
        cwd=FOLDER,
        stdout=asyncio.subprocess.PIPE,
    )
    said, _ = await process.communicate()
    assert process.returncode == 0
    return said.decode()


@pytest.mark.long
async def test_a_match_is_found_again_after_its_lists_were_made_anew(running):
    await running.ready()
    await running.match("cannae")
    folder = running.data
    async with Redis(unix_socket_path=f"{folder}/valkey.sock") as raw:
        lists = [key async for key in raw.scan_iter("running:*")]
        assert len(lists) == 3
        await raw.delete(*lists)
    mark = running.server.mark()
    await running.anna.sends("/move c2c3")
    await running.anna.wait(lambda m: "You have no table here" in m.text, since=mark)
    assert "Missing entries added to lists: 3; wrong ones removed: 0." in await rebuild(folder)
    mark = running.server.mark()
    await running.anna.sends("/move c2c3")
    preview = await running.anna.wait(lambda m: bool(data(m, "ps")), since=mark)
    await running.anna.taps(preview, data=data(preview, "ps")[0])
    mark = running.server.mark()
    await running.bea.sends(running.group, "/board")
    await running.group.wait(lambda m: bool(m.photo), since=mark)

"""A match in a file that somebody drops on the page is shown to them, and kept nowhere."""

import pytest

from bot.commands.match_files import LARGEST
from tests.bot.test_match_files import a_file


async def sent(visitor, body):
    answer = await visitor.post("/api/file", {"file": body.decode("utf-8", "replace")})
    return answer.status, answer


async def test_its_positions_come_one_by_one_to_whoever_sent_it(anna, bea):
    status, told = await sent(anna, a_file("gyges"))
    assert status == 200
    assert len(told["positions"]) == 5
    assert told["post"]["title"].startswith("Gygès")
    assert told["table"] == ""
    assert (await anna.get("/api/tables"))["tables"] == []
    address = told["positions"][-1]["src"]
    assert (await anna.raw(address))[0] == 200
    assert (await bea.raw(address))[0] == 404
    assert (await anna.raw(address.replace("/4.png", "/9.png")))[0] == 404


@pytest.mark.parametrize(
    ("body", "said"), [(b"\x00\xff", "line 1"), (b"{" + b"x" * LARGEST, "512 KB")]
)
async def test_what_is_no_match_is_refused_in_a_sentence(anna, body, said):
    status, told = await sent(anna, body)
    assert status == 422
    assert said in told["ack"].replace("\u2068", "").replace("\u2069", "")

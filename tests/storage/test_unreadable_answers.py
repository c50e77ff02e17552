"""A server whose answers have another form than Redis gives them: it counts as away."""

from __future__ import annotations

import pytest

from storage.base import StoreAwayError
from storage.unreadable_answers import survives_any_answer
from tests.fuzz.resp import _ALONE, CALLS, EXPECTED, open_resp

ODD = {
    "a number": b":7\r\n",
    "nothing": b"$-1\r\n",
    "no list": b"*-1\r\n",
    "an odd list": b"*3\r\n:1\r\n$1\r\nx\r\n*0\r\n",
    "words": b"$5\r\nhello\r\n",
}


@pytest.mark.parametrize("name", CALLS)
async def test_no_method_raises_what_its_callers_do_not_know(name: str) -> None:
    async with open_resp() as rim:
        for answer in ODD.values():
            outcome = await rim.drive((name, [(answer, False)], _ALONE))
            assert outcome.said or not outcome.is_refused


async def test_the_sentence_names_the_place_and_not_the_answer() -> None:
    async with open_resp() as rim:
        rim._server.answers = [(b"*1\r\n$6\r\ns3cret\r\n", False)]
        with pytest.raises(StoreAwayError, match="answers can't be read") as caught:
            await rim._store.profile("telegram:1")
    assert "s3cret" not in str(caught.value)


async def test_afterwards_a_good_answer_is_read_again() -> None:
    async with open_resp() as rim:
        await rim.drive(("profile", [(b":7\r\n", False)], _ALONE))
        rim._server.answers = [(b"*2\r\n$1\r\na\r\n$1\r\nb\r\n", False)]
        assert await rim._store.profile("telegram:1") == {"a": "b"}


async def test_what_was_foreseen_stays_what_it_is() -> None:
    @survives_any_answer
    class Store:
        async def load(self, err: Exception) -> None:
            raise err

    for kind in EXPECTED:
        with pytest.raises(kind):
            await Store().load(kind.__new__(kind))

"""The judge counts: a fault that is put in is found, and no other."""

from __future__ import annotations

import asyncio
import logging
from random import Random

import pytest
import structlog

from bot.application.tickets import Ticket, TicketError
from bot.commands import boards
from engines.core.game import PositionError
from engines.core.record import DamagedRecordError
from engines.en_garde.game import EnGarde
from storage import codec
from tests.fuzz.judge import Outcome, Tally, judge, watching
from tests.fuzz.run import RIMS, drive, run

REFUSED = Outcome(is_refused=True, said="No.")


class Rim:
    """Does what it is told to."""

    name = "rim"

    def __init__(self, act):
        self.act, self.kept = act, {"rows": 1}

    def make(self, random):
        return "input"

    async def drive(self, given):
        return await self.act(self)

    def state(self):
        return dict(self.kept)


async def counted(act, times=1):
    tally = Tally()
    rim = Rim(act)
    with watching() as watch:
        for _ in range(times):
            await judge(rim, rim.make(Random(1)), tally, watch)
    return {name: count for name, count in tally.line().items() if count and name != "inputs"}


async def test_what_is_accepted_may_change_what_it_likes():
    async def act(rim):
        rim.kept["rows"] += 1
        return Outcome(is_refused=False)

    assert await counted(act, 3) == {"accepted": 3}


async def test_what_changes_by_a_refusal_is_counted_once_each():
    async def act(rim):
        rim.kept["rows"] += 1
        return REFUSED

    assert await counted(act, 3) == {"refused": 3, "changed_by_refused": 3}


async def test_a_refusal_without_a_sentence_is_counted():
    async def act(rim):
        return Outcome(is_refused=True, said=" ")

    assert await counted(act) == {"refused": 1, "unsaid": 1}


async def raised(rim):
    raise ValueError("odd")


async def logged(rim):
    try:
        raise ValueError("odd")
    except ValueError:
        structlog.get_logger("bot").exception("something broke")
    return REFUSED


async def logged_by_a_library(rim):
    logging.getLogger("aiohttp.server").error("it broke", exc_info=ValueError("odd"))
    return REFUSED


async def lost_in_a_task(rim):
    async def fails():
        raise ValueError("odd")

    task = asyncio.create_task(fails())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    del task
    return REFUSED


@pytest.mark.parametrize("act", [raised, logged, logged_by_a_library, lost_in_a_task])
async def test_a_traceback_is_heard_wherever_it_is_left(act):
    assert (await counted(act))["tracebacks"] == 1


async def test_an_error_that_is_told_in_a_sentence_is_none():
    async def act(rim):
        structlog.get_logger("bot").error("damaged table", why="unreadable entry")
        return REFUSED

    assert await counted(act) == {"refused": 1}


# -- faults of Salle's, put in again ---------------------------------------------------------------
async def tally_of(rim, inputs):
    tally = Tally()
    await drive(RIMS[rim].open, tally, inputs, Random("3"))
    return tally


async def test_a_ticket_that_is_not_checked_is_found(monkeypatch):
    def careless(text):
        verb, *table, version, _ = text.split(":")
        return parse(f"{verb}:{':'.join(table)}:{int(version)}:")

    parse = Ticket.parse
    monkeypatch.setattr(Ticket, "parse", careless)
    assert (await tally_of("callback_data", 100)).tracebacks


async def test_a_refusal_that_comes_too_late_is_found(monkeypatch):
    async def hand(context, ask, table):
        await context.store.update_profile(ask.me, {"theme": "dark" if ask.nonce[-1] > "4" else ""})
        raise TicketError("too late")

    monkeypatch.setattr(boards, "hand", hand)
    assert (await tally_of("stored_records", 60)).changed_by_refused


async def test_a_log_that_is_believed_is_found(monkeypatch):
    def careless(rows):
        try:
            return decode(rows)
        except DamagedRecordError as err:
            raise RuntimeError from err

    decode = codec.decode
    monkeypatch.setattr(codec, "decode", careless)
    assert (await tally_of("stored_records", 100)).tracebacks


async def test_a_position_that_is_believed_is_found(monkeypatch):
    def careless(text, options):
        try:
            return read(text, options)
        except PositionError as err:
            raise KeyError(text) from err

    read = EnGarde.read
    monkeypatch.setattr(EnGarde, "read", staticmethod(careless))
    assert (await tally_of("lab", 60)).tracebacks


async def test_the_same_seed_drives_the_same_inputs():
    lines = []
    for _ in range(2):
        verdict = await run(60, 5, ["lab"], tell=lambda _: None)
        lines.append(verdict.tallies["lab"].line())
    assert lines[0] == lines[1]
    assert lines[0]["inputs"] == 60

"""Many inputs for every rim, and the counts."""

from __future__ import annotations

import asyncio
import json
import math
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Final

from tests.fuzz.callback_data import CallbackData
from tests.fuzz.discord import open_custom_ids, open_modals, open_slash_commands
from tests.fuzz.hall import Hall
from tests.fuzz.imported_files import open_imported_files
from tests.fuzz.judge import Rim, Tally, judge, watching
from tests.fuzz.lab import Lab
from tests.fuzz.page import open_bodies, open_cookies, open_no_http
from tests.fuzz.resp import open_resp
from tests.fuzz.stored_records import StoredRecords
from tests.fuzz.telegram import open_webhook

Open = Callable[[], AbstractAsyncContextManager[Rim]]

_EACH: Final = 1_000
"""Inputs until a rim is opened anew: matches end, and lists grow, by what was accepted."""

_ROUND: Final = 20_000
"""Inputs of a round of all rims."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """How a rim is opened, and its part of all inputs; those that cost a round trip get fewer."""

    open: Open
    weight: int


@asynccontextmanager
async def callback_data() -> AsyncIterator[Rim]:
    hall = await Hall().open()
    yield CallbackData(hall)
    await hall.close()


@asynccontextmanager
async def stored_records() -> AsyncIterator[Rim]:
    hall = await Hall().open()
    yield StoredRecords(hall)
    await hall.close()


@asynccontextmanager
async def open_lab() -> AsyncIterator[Rim]:
    yield Lab()


RIMS: Final[Mapping[str, Share]] = {
    "callback_data": Share(open=callback_data, weight=350),
    "stored_records": Share(open=stored_records, weight=430),
    "resp": Share(open=open_resp, weight=80),
    "lab": Share(open=open_lab, weight=20),
    "http_bodies": Share(open=open_bodies, weight=50),
    "cookies": Share(open=open_cookies, weight=40),
    "no_http": Share(open=open_no_http, weight=8),
    "custom_ids": Share(open=open_custom_ids, weight=8),
    "modals": Share(open=open_modals, weight=8),
    "slash_commands": Share(open=open_slash_commands, weight=8),
    "imported_files": Share(open=open_imported_files, weight=8),
    "webhook": Share(open=open_webhook, weight=6),
}


@dataclass
class Verdict:
    """What all rims came to."""

    seconds: float = 0.0
    tallies: dict[str, Tally] = field(default_factory=dict)

    @property
    def is_clean(self) -> bool:
        return not any(tally.faults for tally in self.tallies.values())

    def line(self) -> str:
        """One JSON object."""
        rims = {name: tally.line() for name, tally in self.tallies.items()}
        names = Tally().line()
        whole = {name: sum(counts[name] for counts in rims.values()) for name in names}
        return json.dumps(whole | {"seconds": round(self.seconds), "rims": rims})


async def run(
    inputs: int,
    seed: int,
    only: Sequence[str] = tuple(RIMS),
    *,
    minutes: float = math.inf,
    tell: Callable[[str], None],
) -> Verdict:
    """Drive so many inputs in all, shared out among the rims by their weights, in rounds of all.

    After so many minutes it ends with the round that has begun.
    """
    verdict, began = Verdict(), time.monotonic()
    weights = sum(RIMS[name].weight for name in only)
    verdict.tallies = {name: Tally() for name in only}
    shares = {name: -(-inputs * RIMS[name].weight // weights) for name in only}
    rounds = -(-inputs // _ROUND)
    for number in range(rounds):
        for name in only:
            count = shares[name] * (number + 1) // rounds - shares[name] * number // rounds
            random = Random(f"{seed} {name} {number}")
            await drive(RIMS[name].open, verdict.tallies[name], count, random)
        verdict.seconds = time.monotonic() - began
        tell(verdict.line())
        if verdict.seconds > minutes * 60:
            break
    return verdict


async def drive(open_rim: Open, tally: Tally, count: int, random: Random) -> None:
    """Put so many inputs through one rim, which is opened anew from time to time."""
    while count > 0:
        tally.state = None
        with watching() as watch:
            async with open_rim() as rim:
                for _ in range(min(_EACH, count)):
                    await judge(rim, rim.make(random), tally, watch)
            await asyncio.sleep(0)
        count -= _EACH

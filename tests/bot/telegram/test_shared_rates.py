"""Several processes serve one bot: they keep its rates together, and no chat waits for others."""

import asyncio
import time
from collections import Counter
from hashlib import sha1

import pytest
from telegram.error import RetryAfter

from bot.adapters.rates import SharedRates
from bot.adapters.telegram.rate_limiter import NO_RETRIES, ChatLimiter
from storage import rates
from storage.base import Rate, StoreAwayError
from storage.client import LuaScript
from storage.store import Store
from tests.bot.telegram.test_rate_limiter import (
    GROUP,
    clock,
    most_within,
    settle,
    telegram,
    timedeltas,
)
from tests.servers.private_store import PrivateStore
from tests.servers.valkey import private_valkey

__all__ = ["clock", "telegram", "timedeltas"]

BOT = "telegram:5551234"
PROCESSES = 3


class CountedStore(PrivateStore):
    """Counts what is asked of it, and may be away."""

    def __init__(self, clock):
        super().__init__()
        self.asked = 0
        self.is_away = False
        self._clock = clock

    async def reserve(self, *args, **more):
        self.asked += 1
        if self.is_away:
            raise StoreAwayError("away")
        self.peek("SET", "now", self._clock())
        return await super().reserve(*args, **more)


@pytest.fixture
def store(clock, monkeypatch):
    """It goes by the clock that is told to; nothing that it keeps expires meanwhile."""
    text = rates._RESERVE.text
    for own, told in {
        "redis.call('TIME')": "{redis.call('GET', 'now'), 0}",
        "'PX', math.ceil(full_at[i] - now)": "'KEEPTTL'",
    }.items():
        assert own in text
        text = text.replace(own, told)
    digest = sha1(text.encode()).hexdigest()
    monkeypatch.setattr(rates, "_RESERVE", LuaScript(text, digest))
    return CountedStore(clock)


@pytest.fixture
def limiters(clock, store):
    def made(_):
        shared = SharedRates(store, BOT, clock=clock)
        return ChatLimiter(shared=shared, clock=clock, sleep=clock.sleep)

    return list(map(made, range(PROCESSES)))


async def test_together_they_fill_the_rate_of_all_chats_and_never_exceed_it(
    clock, telegram, limiters
):
    for chat in range(1, 151):
        telegram.says(limiters[chat % PROCESSES], chat, "x", retries=(None, NO_RETRIES)[chat % 2])
    await clock.pass_by(6)
    assert len(telegram.heard) == 150
    assert 27 <= most_within(telegram.heard, 1.0) <= 30


async def test_together_they_keep_to_the_rate_of_a_group(clock, telegram, limiters):
    for number in range(60):
        telegram.says(limiters[number % PROCESSES], GROUP, number)
    await clock.pass_by(400)
    assert len(telegram.heard) == 60
    assert 18 <= most_within(telegram.heard, 60.0) <= 20


async def test_a_chats_messages_of_one_process_stay_in_their_order(clock, telegram, limiters):
    for number in range(18):
        for limiter in limiters[:2]:
            telegram.says(limiter, GROUP, (limiter, number))
    await clock.pass_by(300)
    for limiter in limiters[:2]:
        said = [number for _, _, (who, number) in telegram.heard if who is limiter]
        assert said == list(range(18))


async def test_nobodys_turn_waits_behind_another_chats_storm(clock, telegram, limiters):
    for number in range(500):
        telegram.says(limiters[number % PROCESSES], GROUP, number)
    await clock.pass_by(5)
    before = clock()
    for chat in range(1, 21):
        telegram.says(limiters[chat % PROCESSES], chat, "your turn", retries=NO_RETRIES)
    await clock.pass_by(1.0)
    turns = [at - before for at, chat, _ in telegram.heard if chat != GROUP]
    assert len(turns) == 20
    assert max(turns) <= 1.0


async def test_many_storms_share_what_there_is(clock, telegram, limiters):
    storms = range(1, 61)
    for number in range(20):
        for chat in storms:
            telegram.says(limiters[chat % PROCESSES], chat, number)
    await clock.pass_by(10)
    heard = Counter(chat for _, chat, _ in telegram.heard)
    assert sum(heard.values()) == 3 + 270
    assert min(heard[chat] for chat in storms) >= 3  # of five, were all quite alike


async def test_who_may_not_try_again_does_not_wait_for_a_group_that_others_have_filled(
    clock, telegram, limiters
):
    for number in range(20):
        telegram.says(limiters[0], GROUP, number)
    await clock.pass_by(30)
    hasty = telegram.says(limiters[1], GROUP, "x", retries=NO_RETRIES)
    await settle()
    with pytest.raises(RetryAfter):
        hasty.result()
    assert limiters[1].delay(GROUP) > 1  # what is to be sent there next waits for its turn
    await clock.pass_by(31)
    assert limiters[1].delay(GROUP) == 0


async def test_a_message_costs_one_round_trip_and_an_answer_to_a_tap_none(
    clock, telegram, limiters, store
):
    for chat in range(1, 11):
        telegram.says(limiters[0], chat, "x")
        telegram.says(limiters[0], None, "answer", endpoint="answerCallbackQuery")
        telegram.says(limiters[0], chat, "typing", endpoint="sendChatAction")
    await clock.pass_by(1)
    assert len(telegram.heard) == 30
    assert store.asked == 10


async def test_while_the_store_is_away_each_process_counts_its_own(
    clock, telegram, limiters, store
):
    store.is_away = True
    for chat in range(1, 76):
        telegram.says(limiters[0], chat, "x")
    await clock.pass_by(3)
    assert most_within(telegram.heard, 1.0) <= 30
    assert store.asked <= 75
    assert len(telegram.heard) == 75
    store.is_away = False
    await clock.pass_by(6)
    asked = store.asked
    telegram.says(limiters[0], 1, "again")
    await settle()
    assert store.asked == asked + 1


async def test_two_that_share_a_valkey_send_no_message_before_its_time():
    """Times are real: each after the first ten is sent when its share of time has passed."""
    overall, begun, sent = Rate(most=10, every=0.03), time.monotonic(), []

    async def sends():
        sent.append(time.monotonic() - begun)
        return True

    async with private_valkey() as url:
        stores = [Store(url), Store(url)]
        limiters = [
            ChatLimiter(overall=overall, shared=SharedRates(store, BOT)) for store in stores
        ]
        async with asyncio.timeout(60):
            await asyncio.gather(
                *(
                    limiters[chat % 2].process_request(
                        sends, (), {}, "sendMessage", {"chat_id": chat}, None
                    )
                    for chat in range(1, 61)
                )
            )
        for store in stores:
            await store.close()
    sent.sort()
    assert len(sent) == 60
    # A thousandth: the server counts in whole milliseconds.
    assert all(at >= (number - 9) * 0.03 - 0.002 for number, at in enumerate(sent))

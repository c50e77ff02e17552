import asyncio
import heapq
import itertools
from datetime import timedelta

import pytest
from telegram.error import Forbidden, RetryAfter
from telegram.ext import ExtBot

from bot.adapters.telegram.rate_limiter import NO_RETRIES, ChatLimiter
from bot.adapters.telegram.transport import AiohttpRequest
from storage.base import Rate
from tests.servers.telegram import TelegramServer

ANNA, BEA, GROUP = 11, 12, -700


@pytest.fixture(autouse=True)
def timedeltas(monkeypatch):
    monkeypatch.setenv("PTB_TIMEDELTA", "true")


class Clock:
    """Time that passes only when told."""

    def __init__(self):
        self.now = 0.0
        self._sleepers = []
        self._order = itertools.count()

    def __call__(self):
        return self.now

    async def sleep(self, seconds):
        woken = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self.now + seconds, next(self._order), woken))
        await woken

    async def pass_by(self, seconds):
        end = self.now + seconds
        await settle()
        while self._sleepers and self._sleepers[0][0] <= end:
            self.now, _, woken = heapq.heappop(self._sleepers)
            if not woken.done():
                woken.set_result(None)
            await settle()
        self.now = end


async def settle():
    """Let every task run until it waits for the clock."""
    for _ in range(50):
        await asyncio.sleep(0)


class Telegram:
    """Takes requests, notes when, and refuses those it was told to."""

    def __init__(self, clock):
        self.clock = clock
        self.heard = []
        self.refusals = {}
        self.tasks = []

    def says(self, limiter, chat, text, *, endpoint="sendMessage", retries=None):
        async def request():
            errors = self.refusals.get(chat, [])
            if errors:
                raise errors.pop(0)
            self.heard.append((self.clock(), chat, text))
            return True

        data = {"chat_id": chat} if chat is not None else {}
        work = limiter.process_request(request, (), {}, endpoint, data, retries)
        task = asyncio.ensure_future(work)
        self.tasks.append(task)
        return task


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
async def telegram(clock):
    telegram = Telegram(clock)
    yield telegram
    for task in telegram.tasks:
        task.cancel()
    await asyncio.gather(*telegram.tasks, return_exceptions=True)


def most_within(heard, seconds):
    """The most messages in any window of so many seconds."""
    times = sorted(at for at, _, _ in heard)
    return max(sum(begin <= at < begin + seconds - 1e-6 for at in times) for begin in times)


def limiter(clock, **options):
    return ChatLimiter(clock=clock, sleep=clock.sleep, **options)


async def test_a_private_chat_hears_one_message_a_second(clock, telegram):
    lanes = limiter(clock, chat=Rate(most=1, every=1.0))
    for text in "abc":
        telegram.says(lanes, ANNA, text)
    await clock.pass_by(10)
    assert telegram.heard == [(0.0, ANNA, "a"), (1.0, ANNA, "b"), (2.0, ANNA, "c")]


async def test_a_short_burst_goes_at_once_and_is_paid_for_afterwards(clock, telegram):
    lanes = limiter(clock)
    for text in "abcd":
        telegram.says(lanes, ANNA, text)
    await clock.pass_by(10)
    assert [when for when, _, _ in telegram.heard] == [0.0, 0.0, 0.0, 1.0]


async def test_a_group_hears_twenty_messages_a_minute(clock, telegram):
    lanes = limiter(clock)
    for number in range(41):
        telegram.says(lanes, GROUP, number)
    await settle()
    assert len(telegram.heard) == 3
    await clock.pass_by(300)
    assert len(telegram.heard) == 41
    assert 18 <= most_within(telegram.heard, 60.0) <= 20


async def test_all_chats_together_hear_thirty_messages_a_second(clock, telegram):
    lanes = limiter(clock)
    for chat in range(1, 76):
        telegram.says(lanes, chat, "x")
    await settle()
    assert len(telegram.heard) == 3
    await clock.pass_by(3)
    assert len(telegram.heard) == 75
    assert 27 <= most_within(telegram.heard, 1.0) <= 30


async def test_a_chat_hears_its_messages_in_the_order_they_were_sent(clock, telegram):
    lanes = limiter(clock)
    for number in range(12):
        telegram.says(lanes, GROUP, number, endpoint=("sendPhoto", "editMessageText")[number % 2])
    await clock.pass_by(60)
    assert [text for _, _, text in telegram.heard] == list(range(12))


async def test_an_answer_to_a_tap_overtakes_a_full_queue(clock, telegram):
    lanes = limiter(clock, overall=Rate(most=1, every=1.0))
    for text in "abc":
        telegram.says(lanes, ANNA, text)
    telegram.says(lanes, None, "answer", endpoint="answerCallbackQuery")
    await settle()
    assert sorted(text for _, _, text in telegram.heard) == ["a", "answer"]


@pytest.mark.parametrize("endpoint", ["getChat", "getChatMember", "sendChatAction"])
async def test_questions_and_typing_signs_do_not_queue(clock, telegram, endpoint):
    lanes = limiter(clock, chat=Rate(most=1, every=1.0))
    for text in "ab":
        telegram.says(lanes, ANNA, text, endpoint=endpoint)
    await settle()
    assert len(telegram.heard) == 2


async def test_a_flooded_chat_rests_and_the_others_go_on(clock, telegram):
    lanes = limiter(clock)
    telegram.refusals[GROUP] = [RetryAfter(timedelta(seconds=5))]
    telegram.says(lanes, GROUP, "first")
    telegram.says(lanes, GROUP, "second")
    telegram.says(lanes, ANNA, "meanwhile")
    await clock.pass_by(5)
    assert telegram.heard == [(0.0, ANNA, "meanwhile")]
    await clock.pass_by(1)
    assert [text for _, _, text in telegram.heard] == ["meanwhile", "first", "second"]


async def test_a_flooded_chat_is_tried_again_only_so_often(clock, telegram):
    lanes = limiter(clock, retries=2)
    telegram.refusals[GROUP] = [RetryAfter(timedelta(seconds=1)) for _ in range(9)]
    task = telegram.says(lanes, GROUP, "x")
    await clock.pass_by(30)
    with pytest.raises(RetryAfter):
        task.result()
    assert len(telegram.refusals[GROUP]) == 9 - 3


async def test_a_call_may_ask_for_no_second_try(clock, telegram):
    lanes = limiter(clock)
    telegram.refusals[GROUP] = [RetryAfter(timedelta(seconds=1))]
    task = telegram.says(lanes, GROUP, "x", retries=NO_RETRIES)
    await settle()
    with pytest.raises(RetryAfter):
        task.result()


async def test_who_may_not_try_again_does_not_wait_behind_who_rests(clock, telegram):
    lanes = limiter(clock)
    telegram.refusals[GROUP] = [RetryAfter(timedelta(seconds=20))]
    patient = telegram.says(lanes, GROUP, "x")
    hasty = telegram.says(lanes, GROUP, "y", retries=NO_RETRIES)
    async with asyncio.timeout(60):
        with pytest.raises(RetryAfter):
            await hasty
    assert not patient.done()
    await clock.pass_by(21)
    await patient


async def test_who_may_not_try_again_does_not_wait_for_a_group_to_have_room(clock, telegram):
    lanes = limiter(clock)
    for number in range(20):
        telegram.says(lanes, GROUP, str(number))
    await clock.pass_by(31)
    hasty = telegram.says(lanes, GROUP, "x", retries=NO_RETRIES)
    await settle()
    with pytest.raises(RetryAfter):
        hasty.result()


async def test_a_rest_too_long_is_told_at_once_and_the_chat_is_left_alone(clock, telegram):
    lanes = limiter(clock, patience=60.0)
    telegram.refusals[GROUP] = [RetryAfter(timedelta(seconds=3600))]
    first, second = (telegram.says(lanes, GROUP, text) for text in "ab")
    await settle()
    assert isinstance(first.exception(), RetryAfter)
    assert isinstance(second.exception(), RetryAfter)
    assert second.exception().retry_after.total_seconds() == pytest.approx(3600.1)
    await clock.pass_by(3601)
    telegram.says(lanes, GROUP, "later")
    await settle()
    assert [text for _, _, text in telegram.heard] == ["later"]


async def test_other_errors_are_the_callers_and_hold_nobody_up(clock, telegram):
    lanes = limiter(clock)
    telegram.refusals[ANNA] = [Forbidden("bot was blocked by the user")]
    task = telegram.says(lanes, ANNA, "a")
    telegram.says(lanes, ANNA, "b")
    await settle()
    assert isinstance(task.exception(), Forbidden)
    assert telegram.heard == [(0.0, ANNA, "b")]


async def test_whoever_gives_up_waiting_leaves_the_queue(clock, telegram):
    lanes = limiter(clock, chat=Rate(most=1, every=1.0))
    telegram.says(lanes, ANNA, "a")
    impatient = telegram.says(lanes, ANNA, "b")
    telegram.says(lanes, ANNA, "c")
    await settle()
    impatient.cancel()
    await clock.pass_by(1)
    assert [text for _, _, text in telegram.heard] == ["a", "c"]


async def test_a_chat_named_by_number_or_by_text_is_one_chat(clock, telegram):
    lanes = limiter(clock, chat=Rate(most=1, every=1.0))
    telegram.says(lanes, GROUP, "a")
    telegram.says(lanes, str(GROUP), "b")
    await settle()
    assert len(telegram.heard) == 1


async def test_chats_long_silent_are_forgotten(clock, telegram):
    lanes = limiter(clock, overall=Rate(most=10_000, every=0.0001))
    for chat in range(1, 1025):
        telegram.says(lanes, chat, "x")
    await clock.pass_by(60)
    telegram.says(lanes, 5000, "x")
    await settle()
    assert list(lanes._queues) == [5000]


async def test_a_real_bot_waits_out_a_flood_in_one_group_and_writes_elsewhere():
    async with TelegramServer("1:abc") as server:
        anna = server.user("Anna")
        group, other = server.group("Games", [anna]), server.group("Hall", [anna])
        bot = ExtBot(
            "1:abc",
            base_url=f"{server.base}/bot",
            request=AiohttpRequest(),
            rate_limiter=ChatLimiter(),
        )
        async with bot:
            server.rate_limit(group, retry_after=0.1)
            flooded = asyncio.create_task(bot.send_message(group.id, "late"))
            await server.called("sendMessage", lambda call: call.status == 429)
            await bot.send_message(other.id, "at once")
            assert not flooded.done()
            await flooded
        assert [message.text for message in group.from_bot] == ["late"]


async def test_a_real_bot_that_may_not_try_again_fails_at_once():
    async with TelegramServer("1:abc") as server:
        anna = server.user("Anna")
        await anna.starts()
        bot = ExtBot(
            "1:abc",
            base_url=f"{server.base}/bot",
            request=AiohttpRequest(),
            rate_limiter=ChatLimiter(),
        )
        server.rate_limit(anna, retry_after=20)
        async with bot, asyncio.timeout(60):
            with pytest.raises(RetryAfter):
                await bot.send_message(anna.id, "late", rate_limit_args=NO_RETRIES)


async def test_room_is_awaited_without_being_taken(clock, telegram):
    lanes = limiter(clock)
    for text in "abc":
        telegram.says(lanes, ANNA, text)
    await settle()
    assert lanes.delay(ANNA) == 1.0
    waiting = asyncio.ensure_future(lanes.room(ANNA))
    await clock.pass_by(0.9)
    assert not waiting.done()
    await clock.pass_by(0.2)
    assert waiting.done()
    assert lanes.delay(ANNA) == 0.0


async def test_nobody_waits_for_the_room_of_a_chat_that_rests_too_long(clock, telegram):
    lanes = limiter(clock)
    telegram.refusals[ANNA] = [RetryAfter(timedelta(seconds=600))]
    telegram.says(lanes, ANNA, "a", retries=0)
    await settle()
    waiting = asyncio.ensure_future(lanes.room(ANNA))
    await settle()
    assert waiting.done()

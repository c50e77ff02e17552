"""Deliveries wait for answers to the same person, also for those that another process gives."""

import asyncio

import pytest

from bot.application import answers
from bot.application.answers import AnswersUnderWay
from tests.bot.faulty_store import FaultyStore
from tests.servers.private_store import PrivateStore

WHO = "discord:123"


@pytest.fixture
def store():
    return PrivateStore()


async def is_noted(store):
    while not await store.owners(f"answer:{WHO}"):  # noqa: ASYNC110 - the store tells nobody
        await asyncio.sleep(0.01)


async def test_a_delivery_waits_for_the_answer_of_another_process(store):
    hearing, telling = AnswersUnderWay(store), AnswersUnderWay(store)
    async with hearing.to(WHO):
        await is_noted(store)
        waiting = asyncio.create_task(telling.finished(WHO))
        await asyncio.wait([waiting], timeout=0.3)
        assert not waiting.done()
        await telling.finished("discord:456")  # they aren't being answered
    await asyncio.wait_for(waiting, 60)


async def test_it_waits_for_the_last_of_two_answers(store):
    hearing, telling = AnswersUnderWay(store), AnswersUnderWay(store)
    async with hearing.to(WHO):
        async with hearing.to(WHO):
            await is_noted(store)
        waiting = asyncio.create_task(telling.finished(WHO))
        await asyncio.wait([waiting], timeout=0.3)
        assert not waiting.done()
    await asyncio.wait_for(waiting, 60)


async def test_a_process_that_died_while_it_answered_holds_no_delivery_up_for_long(
    store, monkeypatch
):
    monkeypatch.setattr(answers, "_LONGEST", 0.2)
    await store.lease(f"answer:{WHO}", "dead", lasting=60)
    await asyncio.wait_for(AnswersUnderWay(store).finished(WHO), 60)


async def test_nobody_is_kept_waiting_by_a_store_that_is_away(store):
    away = FaultyStore(store, is_away=True)
    shared = AnswersUnderWay(away)
    async with asyncio.timeout(60), shared.to(WHO):
        await AnswersUnderWay(away).finished(WHO)

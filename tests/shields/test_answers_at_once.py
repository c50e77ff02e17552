"""Answers in advance that are set at the same moment, by one or both, or while somebody acts."""

import asyncio
from random import Random

import pytest

from bot.application.preset_answers import automatic_answers
from bot.commands import preset_answers
from engines.core.match_state import Status
from engines.core.record import Act
from storage.store import Store
from tests.bot.limits import lift_limits
from tests.servers.valkey import valkey
from tests.shields.evening import DELAY, Evening

DAY = 86_400


@pytest.fixture(scope="module")
def server():
    with valkey() as url:
        yield url


@pytest.fixture
async def store(server, monkeypatch):
    """All tests share the one server, and so its limits: luck says how many tables are dealt."""
    lift_limits(monkeypatch)
    store = Store(server)
    yield store
    await store.close()


async def sets(evening, who, *answers):
    """Set these at the same moment; each is answered with all that holds then."""
    app, table = evening.salle.app, evening.table
    asks = [app.run(preset_answers.show, who.ask(), table, words) for words in answers]
    replies = await asyncio.gather(*asks)
    assert not any(reply.is_error for reply in replies), replies


async def has_its_moment(evening):
    """An answer that is to be given has a moment at which it is; no other has."""
    table = await evening.loaded()
    to_give = automatic_answers(table.game, table.match, table.preset_answers)
    return (table.answer_at is not None) == bool(to_give)


async def test_of_two_answers_set_at_once_both_hold_and_the_open_one_is_given(store):
    evening = await Evening.dealt("blank", "shield", store=store, clock=DAY)
    await evening.anna.plays(evening.table, "2")
    await sets(evening, evening.bea, "deny no", "swap no")
    loaded = await evening.loaded()
    assert loaded.preset_answers == {"two.deny": "no", "two.swap": "no"}
    await evening.later(DELAY)
    assert (await evening.moves())[-1] == "pass"
    await evening.later(2 * DAY)
    assert (await evening.loaded()).record.log[-1].act is not Act.FLAG


async def test_an_answer_set_while_the_rival_strikes_is_given(store):
    for _ in range(3):
        evening = await Evening.dealt("blank", "shield", store=store, clock=DAY)
        await asyncio.gather(
            evening.anna.plays(evening.table, "2"), sets(evening, evening.bea, "deny no")
        )
        await evening.later(DELAY)
        assert (await evening.moves())[-1] == "pass"


@pytest.mark.parametrize(
    "seed", [*range(2), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 12))]
)
async def test_whatever_is_set_at_once_what_is_to_be_answered_has_its_moment(store, seed):
    random = Random(seed)
    evening = await Evening.dealt("shield", "shield", opened=False, store=store, clock=DAY)
    for who in random.choices((evening.anna, evening.bea), k=2):
        await sets(evening, who, random.choice(("swap no", "deny no")))
    for _ in range(4):
        asks = [
            sets(evening, who, f"{window} {answer}")
            for who in (evening.anna, evening.bea)
            for window, answer in (
                ("swap", random.choice(("no", "ask"))),
                ("deny", random.choice(("yes", "no", "ask"))),
            )
        ]
        random.shuffle(asks)
        clock = evening.salle.clock.sweep()
        await asyncio.gather(*asks[: random.randint(2, 4)], clock)
        for ask in asks:
            ask.close()
        assert await has_its_moment(evening)
        await evening.later(DELAY)
        table = await evening.loaded()
        if table.match.status is not Status.PLAYING:
            break
        for who in (evening.anna, evening.bea):
            turn = await evening.loaded()
            seat = turn.seat_of(str(who.address))
            if seat in turn.match.active and not turn.automatic_answer(seat):
                await who.plays(evening.table)
        assert await has_its_moment(evening)


async def test_whoever_takes_an_answer_back_is_asked_in_the_same_step(store, monkeypatch):
    """A kill between the two would leave them waiting for an answer that nobody gives."""
    evening = await Evening.dealt("blank", "shield", store=store, clock=DAY)
    await sets(evening, evening.bea, "deny no")
    await evening.anna.plays(evening.table, "2")
    await evening.forget()
    monkeypatch.setattr(store, "enqueue", None)
    await sets(evening, evening.bea, "deny ask")
    monkeypatch.undo()
    await evening.salle.deliver()
    assert len(evening.messages_to(evening.bea)) == 1

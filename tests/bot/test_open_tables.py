"""How many open tables a person may have."""

import pytest

from bot.application.open_tables import limit_for
from bot.commands import challenge_answers, challenges, seek
from bot.commands.challenges import Terms
from storage.base import TableKey
from tests.bot.salle import ROOM

LIMIT = 3


@pytest.fixture(autouse=True)
def few(monkeypatch):
    monkeypatch.setattr("bot.application.open_tables.AT_FIRST", LIMIT)


async def challenge(who, **terms):
    return await who.salle.app.run(
        challenges.challenge, who.ask(ROOM), Terms(game="gyges", **terms)
    )


@pytest.fixture
async def full(salle, anna, bea):
    """Anna has as many open tables as she may."""
    for _ in range(LIMIT):
        await salle.match(anna, bea)


@pytest.mark.parametrize(("finished", "limit"), [(2, 3), (3, 4), (10, 6), (10_000, 100)])
def test_one_more_for_every_three_finished_up_to_a_hundred(finished, limit):
    assert limit_for(finished) == limit


async def test_one_too_many_is_refused_and_the_sentence_says_what_makes_room(anna, full):
    reply = await challenge(anna)
    assert reply.is_error
    assert reply.ack == (
        "You have 3 open tables, the most you may have for now. For every 3 matches you finish "
        "you may have one more, up to 100."
    )


async def test_three_finished_matches_make_room_for_one_more(salle, anna, full):
    for number in range(3):
        key = TableKey("test", "room", f"over{number}")
        await salle.store.list_finished([anna.ask().me], key, at=1.0)
    assert not (await challenge(anna)).is_error
    assert (await challenge(anna)).is_error


async def test_nor_is_one_taken(salle, anna, full):
    carla = salle.someone("Carla")
    table = await salle.challenge(carla)
    reply = await salle.app.run(challenge_answers.accept, anna.ask(ROOM), table)
    assert "3 open tables" in reply.ack
    reply = await anna.salle.app.tap(anna.ask(ROOM), f"ca:{table}:0:")
    assert "3 open tables" in reply.ack


async def test_nor_is_anybody_looked_for(salle, anna, full):
    assert "3 open tables" in (await salle.app.run(seek.seek, anna.ask(), "gyges")).ack


async def test_what_others_ask_of_somebody_takes_no_room(salle, anna):
    for number in range(LIMIT):
        await challenge(salle.someone(f"P{number}"), opponent=anna.person)
    assert not (await challenge(anna)).is_error

"""The computer decides about the table it has looked at, and about no other."""

import pytest

from bot.commands import agreements, challenges
from bot.commands.challenges import Terms
from engines.core.record import Act
from tests.bot.salle import ROOM


@pytest.fixture
async def table(salle, anna):
    """A table of Cannae where the computer is to move, after Anna."""
    reply = await salle.app.run(
        challenges.challenge, anna.ask(ROOM), Terms(game="cannae", level="novice")
    )
    await anna.plays(reply.table, "Mc2c3")
    yield reply.table
    salle.computers.close()


async def test_the_computer_moves_when_it_is_to_move(salle, table, anna):
    loaded = await salle.tables.load(table)
    (seat,) = loaded.match.active
    await salle.computers.answer(loaded, seat)
    after = await salle.tables.load(table)
    assert [entry.act for entry in after.record.log[loaded.version :]] == [Act.MOVE]
    assert after.match.active == {seat.other}


@pytest.mark.parametrize("act", ["offer_draw", "ask_takeback"])
async def test_a_late_answer_of_the_computer_is_not_played_on_a_changed_table(
    salle, table, anna, act
):
    """The move would still be legal; but it was asked something else in between."""
    loaded = await salle.tables.load(table)
    (seat,) = loaded.match.active
    assert not (await salle.app.run(getattr(agreements, act), anna.ask(), table)).is_error
    await salle.computers.answer(loaded, seat)
    after = await salle.tables.load(table)
    assert after.version == loaded.version + 1
    assert after.record.log[-1].act in (Act.OFFER_DRAW, Act.ASK_TAKEBACK)


async def test_a_late_refusal_of_the_computer_is_not_given_to_the_next_offer(salle, table, anna):
    """It saw the draw offered; a move later it is another question."""
    await salle.app.run(agreements.offer_draw, anna.ask(), table)
    loaded = await salle.tables.load(table)
    (seat,) = loaded.match.active
    await salle.app.run(agreements.ask_takeback, anna.ask(), table)
    await salle.computers.answer(loaded, seat)
    assert (await salle.tables.load(table)).record.log[-1].act is Act.ASK_TAKEBACK

"""Whoever shuts Salle out of their private chat doesn't escape a match that they are losing."""

import pytest

from bot.application import profile
from bot.application.profile import Refusal
from bot.commands import challenge_answers, challenges
from bot.commands.challenges import Terms
from engines.core.match_state import Status
from engines.core.record import Act
from engines.core.time_control import TimeControl
from tests.bot.absent import DAY, Absence


@pytest.fixture
async def here(salle, anna, bea):
    """A match of two private chats whose notice of the last move nobody was told."""
    clock = TimeControl.per_decision(DAY)
    terms = Terms(game="gyges", opponent=bea.person, clock=clock, is_rated=True)
    table = (await salle.app.run(challenges.challenge, anna.ask(), terms)).table
    await salle.app.run(challenge_answers.accept, bea.ask(), table)
    return await Absence.of(salle, table, anna, bea)


async def pass_days(salle, here, why, days):
    address = str(here.late.address)
    await profile.note_private_chat_closed(salle.store, address, why, now=salle.time.now)
    salle.time.now += days * DAY + 60
    for _ in range(2):
        await salle.clock.sweep()


async def test_who_has_blocked_salle_loses_on_time_as_anybody_who_stays_away(salle, here):
    await pass_days(salle, here, Refusal.BLOCKED, 1)
    assert (await here.match).flagged[await here.seat_of(here.late)]
    await here.taps(here.waiting, "Claim the win", "Claim the win")
    match = await here.match
    assert (match.outcome.reason, match.outcome.winner) == (
        "timed-out",
        await here.seat_of(here.waiting),
    )


async def test_who_has_blocked_salle_has_used_up_their_time(salle, here):
    seat = await here.seat_of(here.late)
    assert (await here.match).banks[seat] == DAY
    await pass_days(salle, here, Refusal.BLOCKED, 1)
    assert (await here.match).banks[seat] == 0


async def test_who_comes_back_may_move_until_the_other_has_chosen(salle, here):
    await pass_days(salle, here, Refusal.BLOCKED, 1)
    await here.plays(here.late)
    match = await here.match
    assert (match.status, sum(match.flagged)) == (Status.PLAYING, 0)


async def test_who_cannot_be_told_through_no_act_of_theirs_loses_nothing(salle, here):
    await pass_days(salle, here, Refusal.NO_COMMON_PLACE, 13)
    assert not any((await here.match).flagged)
    await pass_days(salle, here, Refusal.NO_COMMON_PLACE, 1)
    assert [e.act for e in (await here.loaded).record.log][-1] is Act.VOID


async def test_nor_does_anybody_where_the_chat_of_the_table_is_closed_too(salle, anna, bea):
    here = await Absence.at(salle, anna, bea, game="gyges")
    await pass_days(salle, here, Refusal.CLOSED, 13)
    assert not any((await here.match).flagged)

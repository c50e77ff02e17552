"""Whoever shuts Salle out of their private chat doesn't escape a match that they are losing."""

import pytest

from bot.application import profile
from bot.application.profile import Refusal
from engines.core.match_state import Status
from engines.core.record import Act
from tests.bot.absent import DAY, Absence


@pytest.fixture
async def here(salle, anna, bea):
    """A match whose notice of the last move nobody was told."""
    return await Absence.at(salle, anna, bea, game="gyges", is_rated=True)


async def pass_weeks(salle, here, why):
    if why:
        address = str(here.late.address)
        await profile.note_private_chat_closed(salle.store, address, why, now=salle.time.now)
    salle.time.now += 14 * DAY + 60
    for _ in range(2):
        await salle.clock.sweep()


async def test_who_has_blocked_salle_loses_on_time_as_anybody_who_stays_away(salle, here):
    await pass_weeks(salle, here, Refusal.BLOCKED)
    assert (await here.match).flagged[await here.seat_of(here.late)]
    await here.taps(here.waiting, "Claim the win", "Claim the win")
    match = await here.match
    assert (match.outcome.reason, match.outcome.winner) == (
        "timed-out",
        await here.seat_of(here.waiting),
    )


async def test_who_comes_back_may_move_until_the_other_has_chosen(salle, here):
    await pass_weeks(salle, here, Refusal.BLOCKED)
    await here.plays(here.late)
    match = await here.match
    assert (match.status, sum(match.flagged)) == (Status.PLAYING, 0)


async def test_who_cannot_be_told_through_no_act_of_theirs_loses_nothing(salle, here):
    await pass_weeks(salle, here, Refusal.NO_COMMON_PLACE)
    assert [e.act for e in (await here.loaded).record.log][-1] is Act.VOID

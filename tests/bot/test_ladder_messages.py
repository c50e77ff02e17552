"""What a chat is told of a ladder: its one message follows every place that changes hands."""

from __future__ import annotations

import pytest

from engines.core.tournaments.acts import Answered, Challenged
from engines.core.tournaments.head import Kind
from tests.bot.tournaments_played import DAY, Played


@pytest.fixture
async def played(salle) -> Played:
    """A ladder on which a match is played, and its chat has been told of it."""
    played = await Played.opened(salle, kind=Kind.LADDER, count=6)
    await played.begins()
    await challenged(played, "bea", "anna")
    await answered(played, "anna", 1, is_accepted=True)
    await salle.deliver()
    return played


async def challenged(played: Played, one: str, two: str) -> None:
    one, two = f"test:{one}", f"test:{two}"
    at = int(played.salle.time())
    await played.act(Challenged(at=at, by=one, challenger=one, challenged=two))


async def answered(played: Played, who: str, number: int, *, is_accepted: bool) -> None:
    at, by = int(played.salle.time()), f"test:{who}"
    await played.act(Answered(at=at, by=by, challenge=number, is_accepted=is_accepted))
    await played.settles()


def pictures(played: Played) -> int:
    """How often the chat was shown how it stands."""
    return sum(sent.is_public and sent.post.sheet is not None for sent in played.salle.doors.sent)


async def test_a_match_that_begins_is_told(played):
    assert pictures(played) == 1


async def test_a_place_lost_by_declining_is_shown(played):
    await challenged(played, "dario", "chiara")
    before = pictures(played)
    await answered(played, "chiara", 2, is_accepted=False)
    await played.salle.deliver()
    assert pictures(played) > before


async def test_a_place_lost_without_an_answer_is_shown(played):
    await challenged(played, "dario", "chiara")
    before = pictures(played)
    await played.passes(8 * DAY)
    await played.settles()
    await played.salle.deliver()
    assert pictures(played) > before

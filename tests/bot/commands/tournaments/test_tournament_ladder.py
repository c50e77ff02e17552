"""Challenges on a ladder, by menus and by name."""

import pytest

from tests.bot.commands.tournaments.opening import again, begins, opens, says
from tests.bot.salle import ROOM, button, labels


@pytest.fixture
def people(salle):
    return [salle.someone(name) for name in ("Bea", "Carl", "Dora", "Eve", "Fay")]


@pytest.fixture
async def ladder(anna, people):
    """Five in the order of joining, the first on top."""
    made = await opens(anna, "Ladder", "Kind", "ladder")
    for who in people:
        await says(who, f"join {made.id}", ROOM)
    return await begins(made, anna)


async def challenges(who, ladder, name=""):
    return await says(who, f"challenge {ladder.id} {name}")


async def test_the_three_above_are_offered(ladder, people):
    menu = (await challenges(people[4], ladder)).private
    assert labels(menu) == ["2. Carl", "3. Dora", "4. Eve", "Back"]
    assert labels((await challenges(people[1], ladder)).private) == ["1. Bea", "Back"]


async def test_a_tap_challenges_and_the_answer_begins_the_match(salle, ladder, people):
    fay, dora = people[4], people[2]
    menu = (await challenges(fay, ladder)).private
    reply = await fay.taps(button(menu, "3. Dora"))
    assert reply.private.lines[0] == "You have challenged Dora."
    card = (await says(dora, ladder.id)).private
    accepted = await dora.taps(button(card, "Accept"))
    assert accepted.private.lines[0].startswith("Accepted")
    (here,) = (await again(salle, ladder)).state.rounds
    assert set(here.bouts[0].players) == {fay.ask().me, dora.ask().me}


async def test_one_is_challenged_by_name_and_declines(salle, ladder, people):
    fay, carl = people[4], people[1]
    await challenges(fay, ladder, "carl")
    card = (await says(carl, ladder.id)).private
    declined = await carl.taps(button(card, "Decline"))
    assert declined.private.lines[0] == "Declined: your place is lost."
    assert (await again(salle, ladder)).state.ladder[1] == fay.ask().me


async def test_who_is_not_above_is_refused_with_those_who_are(ladder, people):
    for name in ("Bea", "Nobody", "Fay"):
        refused = await challenges(people[4], ladder, name)
        assert refused.ack == (f"You can't challenge “{name}”, only: Carl, Dora, Eve.")


async def test_the_first_has_nobody_above(ladder, people):
    refused = await challenges(people[0], ladder)
    assert "nobody above" in refused.ack


async def test_who_is_busy_is_refused(ladder, people):
    await challenges(people[4], ladder, "Eve")
    refused = await challenges(people[3], ladder, "Dora")
    assert refused.is_error


async def test_somebody_elses_challenge_can_not_be_answered(ladder, people):
    await challenges(people[4], ladder, "Eve")
    accept = button((await says(people[3], ladder.id)).private, "Accept")
    assert "is for somebody else" in (await people[0].taps(accept)).ack
    await people[3].taps(accept)
    assert (await people[3].taps(accept)).is_error


async def test_who_does_not_take_part_challenges_nobody(anna, ladder):
    assert "You aren't taking part" in (await challenges(anna, ladder)).ack

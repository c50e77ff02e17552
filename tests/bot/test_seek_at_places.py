"""Looking for somebody in a server or a group: what is set for the place is obeyed."""

from __future__ import annotations

import pytest

from bot.application import place
from bot.application.model import Address
from bot.application.place import Newcomers, RatedMatches
from tests.bot.salle import ROOM, button, labels
from tests.bot.seeking import offers, seeks

HALL = "test:hall"  # what the room belongs to
OTHER = Address(platform="test", id="other")


@pytest.fixture
def has_set(salle):
    """Sets something for the place."""

    async def set_(name, value):
        await salle.store.update_profile(HALL, {name: value})

    return set_


async def seeks_here(who, words="gyges", where=ROOM):
    return await seeks(who, words, where=where, community="hall", is_private=True)


async def test_in_a_channel_where_salle_does_not_play_nobody_is_looked_for(salle, anna, has_set):
    await has_set(place.CHANNELS, "room")
    for words in ("gyges", ""):
        refused = await seeks_here(anna, words, OTHER)
        assert refused.ack == "I don't play in this channel, but in these: room."
    assert await offers(salle, anna) == []
    await seeks_here(anna)
    assert len(await offers(salle, anna)) == 1


async def test_what_one_looks_for_is_shown_in_every_channel(salle, anna, has_set):
    await has_set(place.CHANNELS, "room")
    await seeks_here(anna)
    shown = await seeks_here(anna, "", OTHER)
    assert labels(shown.private) == ["Change…", "Stop looking"]


async def test_a_game_that_is_not_offered_is_in_no_question_and_is_refused(salle, anna, has_set):
    menu = (await seeks_here(anna, "")).private
    await has_set(place.WITHHELD, "gyges")
    tapped = await anna.taps(button(menu, "Gygès"), ROOM, community="hall")
    for refused in (await seeks_here(anna), tapped):
        assert refused.ack.startswith("Gygès isn't offered here.")
    assert "Gygès" not in labels((await seeks_here(anna, "")).private)
    assert "Gygès" not in labels((await seeks_here(anna, "brisk")).private)
    assert await offers(salle, anna) == []


async def test_who_names_no_game_and_no_clock_looks_for_the_usual_ones(salle, anna, has_set):
    await has_set(place.GAME, "cannae")
    await has_set(place.CLOCK, "leisurely")
    menu = (await seeks_here(anna, "")).private
    assert labels(menu)[0] == "Battle of Cannae"
    await seeks_here(anna, "±200")
    (offer,) = await offers(salle, anna)
    assert (offer.game, offer.clock.bank) == ("cannae", 7 * 86_400)
    await anna.taps(button(menu, "Gygès"))
    assert {one.clock.bank for one in await offers(salle, anna)} == {7 * 86_400}


async def test_where_matches_are_always_friendly_only_friendly_ones_are_looked_for(
    salle, anna, has_set
):
    await has_set(place.RATED, RatedMatches.NEVER)
    refused = await seeks_here(anna, "gyges rated")
    assert refused.ack == "Matches are always friendly here."
    assert await offers(salle, anna) == []
    reply = await seeks_here(anna)
    assert reply.private.lines[0].endswith("friendly.")
    assert [one.is_rated for one in await offers(salle, anna)] == [False]


async def test_where_matches_are_usually_rated_one_is_looked_for_unless_one_says_else(
    salle, anna, has_set
):
    await has_set(place.RATED, RatedMatches.USUALLY)
    await seeks_here(anna)
    await seeks_here(anna, "cannae friendly")
    found = {one.game: one.is_rated for one in await offers(salle, anna)}
    assert found == {"gyges": True, "cannae": False}


@pytest.mark.parametrize(
    ("newcomers", "says"),
    [
        (Newcomers.BY_NAME, "challenge somebody by name"),
        (Newcomers.ACCEPT, "accept a challenge first"),
    ],
)
async def test_where_newcomers_challenge_nobody_they_look_for_nobody(
    salle, anna, has_set, newcomers, says
):
    await has_set(place.NEWCOMERS, newcomers)
    assert says in (await seeks_here(anna)).ack
    assert await offers(salle, anna) == []
    salle.tables.experience._experienced[str(anna.address)] = True
    await seeks_here(anna)
    assert len(await offers(salle, anna)) == 1


async def test_in_ones_own_chat_no_place_has_a_say(salle, anna, has_set):
    await has_set(place.RATED, RatedMatches.NEVER)
    await has_set(place.WITHHELD, "gyges")
    await has_set(place.NEWCOMERS, Newcomers.ACCEPT)
    await seeks(anna, "gyges rated")
    assert [one.is_rated for one in await offers(salle, anna)] == [True]

"""Joining a tournament and leaving it."""

from dataclasses import replace

import pytest

from bot.application import profile
from bot.application.model import Address
from engines.core.tournaments.state import Out
from tests.bot.commands.tournaments.opening import again, begins, names_in, opens, says
from tests.bot.linked import joins as links
from tests.bot.salle import ROOM, button, labels


@pytest.fixture
async def cup(anna):
    return await opens(anna, "Cup", "Begins", "in a week")


async def card(who, cup, where=ROOM):
    return (await says(who, cup.id, where)).private


async def joins(who, cup, where=ROOM, **more):
    return await who.taps(button(await card(who, cup, where), "Join"), where, **more)


async def test_one_tap_on_the_card_is_enough(salle, bea, cup):
    reply = await joins(bea, cup)
    assert reply.private.lines[0].startswith("You're in.")
    assert names_in(await again(salle, cup)) == ["Bea"]
    assert "Leave" in labels(reply.private)


async def test_it_is_joined_by_words_too_where_there_is_but_one(salle, bea, eve, cup):
    await says(bea, "join", ROOM)
    await says(eve, "join cup", ROOM)
    assert names_in(await again(salle, cup)) == ["Bea", "Eve"]


async def test_with_several_at_hand_it_is_asked_which(anna, bea, cup):
    await opens(anna, "Another")
    assert "That could be any of several tournaments." in (await says(bea, "join", ROOM)).ack
    assert (await says(bea, "join another", ROOM)).private.title == "Another"


async def test_an_old_card_still_lets_people_in(salle, bea, eve, cup):
    old = button(await card(eve, cup), "Join")
    await joins(bea, cup)
    await eve.taps(old, ROOM)
    assert names_in(await again(salle, cup)) == ["Bea", "Eve"]


async def test_a_second_tap_and_a_tap_that_is_told_twice_change_nothing(salle, bea, cup):
    await joins(bea, cup, nonce="tap")
    again_told = await bea.taps(button(await card(bea, cup), "Leave"), ROOM)
    assert again_told.private.lines[0].startswith("You have left.")
    reply = await joins(bea, cup, nonce="tap")
    assert not reply.is_error
    assert names_in(await again(salle, cup)) == []


async def test_who_is_in_under_another_identity_is_in_already(salle, anna, anna_there, cup):
    await joins(anna, cup)
    await links(anna, anna_there)
    reply = await says(anna_there, f"join {cup.id}")
    assert reply.private.lines[0] == "You are already taking part."
    assert len((await again(salle, cup)).state.active) == 1


async def test_who_comes_back_is_who_they_were(salle, bea, cup):
    await joins(bea, cup)
    await bea.taps(button(await card(bea, cup), "Leave"), ROOM)
    await says(bea, f"join {cup.id}", ROOM)
    (entrant,) = (await again(salle, cup)).state.entrants.values()
    assert (entrant.address, entrant.out) == (bea.ask().me, None)


async def test_whom_no_message_reaches_is_refused(salle, bea, cup):
    await salle.store.update_profile(bea.ask().me, {profile.PRIVATE_CHAT_CLOSED: "1 closed"})
    assert "My messages don't reach you in private" in (await joins(bea, cup)).ack
    assert names_in(await again(salle, cup)) == []


async def test_who_is_banned_is_refused(salle, bea, cup, monkeypatch):
    async def is_banned(self, names, places):
        return f"{ROOM}" in places

    monkeypatch.setattr(type(salle.store), "is_banned", is_banned)
    assert "banned" in (await joins(bea, cup)).ack


async def test_one_for_a_place_is_joined_in_that_place(salle, anna, bea):
    made = await opens(anna, "Cup", "For", "members of this server or group")
    assert made.head.admission.place == str(ROOM)
    for elsewhere in (None, Address(platform="test", id="other")):
        assert "join it with its card there" in (await says(bea, f"join {made.id}", elsewhere)).ack
    await says(bea, f"join {made.id}", replace(ROOM, id=f"{ROOM.id}.7"))
    assert names_in(await again(salle, made)) == ["Bea"]


async def test_ratings_outside_are_refused_with_the_bound(salle, anna, bea, eve, rated):
    rated |= {"bea": 1150.4, "eve": 1250.6}
    made = await opens(anna, "Cup", "More…", "Rating from", "1200", "Back")
    refused = await joins(bea, made)
    assert refused.is_error
    assert "1200" in refused.ack
    await joins(eve, made)
    (entrant,) = (await again(salle, made)).state.active
    assert entrant.rating == 1251


async def test_a_full_one_begins_before_its_time(salle, anna):
    made = await opens(anna, "Cup", "Players at most", "4")
    people = [salle.someone(name) for name in ("Bea", "Eve", "Fay", "Gil")]
    for who in people:
        await says(who, f"join {made.id}", ROOM)
    refused = await says(salle.someone("Hal"), f"join {made.id}", ROOM)
    assert refused.is_error


async def test_who_leaves_before_it_begins_just_leaves(salle, bea, cup):
    await joins(bea, cup)
    reply = await says(bea, "leave", ROOM)
    assert reply.private.lines[0].startswith("You have left.")
    assert names_in(await again(salle, cup)) == []


async def test_who_leaves_one_that_runs_is_asked_first(salle, anna, bea, eve, cup):
    await joins(bea, cup)
    await joins(eve, cup)
    await begins(cup, anna)
    asked = (await bea.taps(button(await card(bea, cup), "Leave"), ROOM)).private
    assert "You lose the match you are playing" in asked.lines[0]
    assert len((await again(salle, cup)).state.active) == 2
    stays = await bea.taps(button(asked, "Stay"))
    assert stays.private.title == "Cup"
    await bea.taps(button(asked, "Leave"))
    entrants = (await again(salle, cup)).state.entrants
    assert [one.out for one in entrants.values()] == [Out.LEFT, None]


async def test_who_does_not_take_part_can_not_leave(bea, cup):
    assert (await says(bea, f"leave {cup.id}")).ack == "You aren't taking part in this tournament."


@pytest.mark.parametrize("words", ["k3zqa7xw", "join k3zqa7xw", "leave nowhere", "x" * 4000])
async def test_an_unknown_one_is_refused_with_a_sentence(bea, cup, words):
    assert "There is no such tournament." in (await says(bea, words)).ack


async def test_its_card_players_rules_and_standings_are_a_tap_away(bea, cup):
    await joins(bea, cup)
    for label in ("Who plays", "Rules"):
        shown = (await bea.taps(button(await card(bea, cup), label), ROOM)).private
        assert shown.title == "Cup"
        back = await bea.taps(button(shown, "The tournament"), ROOM)
        assert back.private.title == "Cup"


async def test_the_list_has_what_is_here_and_what_one_plays_in(salle, anna, bea, cup):
    hall = await opens(anna, "Hall Cup", where=None)
    there = await opens(anna, "Far Cup", where=Address(platform="test", id="far"))
    await says(bea, f"join {there.id}", Address(platform="test", id="far"))
    assert labels((await says(bea, "", ROOM)).private) == ["Far Cup", "Cup", "New tournament"]
    at_home = labels((await says(bea, "")).private)
    assert "Hall Cup" in at_home
    assert "Cup" not in at_home
    assert hall.head.place == ""


async def test_the_list_says_when_each_begins_or_that_it_runs(anna, bea, cup):
    await opens(anna, "Full Cup")
    ladder = await opens(anna, "Ladder", "Kind", "ladder")
    for who in (anna, bea):
        await says(who, f"join {ladder.id}", ROOM)
    await begins(ladder, anna)
    lines = (await says(bea, "", ROOM)).private.lines
    assert {line.partition(" · ")[0]: line.rpartition(" · ")[2] for line in lines} == {
        "Cup": "begins 22 January",
        "Full Cup": "begins when it is full",
        "Ladder": "running",
    }


async def test_where_there_is_none_the_list_says_so_and_offers_one(bea):
    shown = (await says(bea, "")).private
    assert shown.lines == ("No tournaments yet.",)
    form = await bea.taps(button(shown, "New tournament"))
    assert form.private.title == "Bea's tournament"

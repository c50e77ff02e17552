"""What a match against Salle would have made of a rating: told to its player, and kept nowhere."""

from __future__ import annotations

import re

import pytest

from bot.application.fitting_levels import ANY_LEVEL
from bot.application.profile import PROFILE_SHOWN, ProfileShown
from bot.commands import boards, challenges
from bot.commands.challenges import Terms
from bot.messages.words import LANGUAGES, say_in
from engines.core.record import Act
from engines.core.seat import Seat
from engines.core.strength import Strength, gain
from storage.base import StoreAwayError
from tests.bot.ranked import rank
from tests.bot.salle import button
from tests.bot.seeking import seeks
from tests.bot.test_results import acts, changes, moves_once, resigns, standing

STRENGTHS = {
    "novice": Strength(value=1_100, deviation=30),
    "keen": Strength(value=1_500, deviation=0),
    "master": Strength(value=1_800, deviation=90),
}
WOULD_BE = re.compile(r"Rated, it would have been \d+\?? → \d+\?? \([+−±]\d+\)")


@pytest.fixture(autouse=True)
def measured(salle, monkeypatch):
    """How strong the levels of Gygès are, whatever was measured last."""
    monkeypatch.setattr(type(salle.catalogue.computers["gyges"]), "strengths", STRENGTHS)


async def played(salle, who, *, moves=4, game="gyges", **terms):
    """A match against Salle in which so many moves were made, hers by her side as well."""
    table = await salle.alone(who, **{"game": game, "level": "keen"} | terms)
    for _ in range(moves):
        await moves_once(salle, table)
    return table


async def is_resigned_to(salle, table, who):
    seat = (await salle.tables.load(table)).seat_of(str(who.address))
    return await acts(salle, table, Act.RESIGN, seat.other)


def told(post):
    return [line for line in post.lines if WOULD_BE.fullmatch(line)]


def expected(rating, level, score, at):
    found = gain(rating, STRENGTHS[level], score, at)
    before, after = round(found.before.value), round(found.after.value)
    sign = "+" if after > before else "−"
    return [f"Rated, it would have been {before} → {after} ({sign}{abs(after - before)})"]


async def test_the_message_that_ends_a_match_against_salle_says_what_it_would_have_changed(
    salle, anna
):
    await rank(salle.store, str(anna.address), "Anna", 1_612, at=salle.time.now)
    before = (await standing(salle, anna)).rating
    table = await played(salle, anna, level="master")
    await is_resigned_to(salle, table, anna)
    await salle.deliver()
    words = expected(before, "master", 1, salle.time.now)
    assert told(salle.doors.to(anna.address)[-1]) == words
    assert told(await anna.turn(table)) == words


async def test_a_loss_is_told_in_the_answer_that_ends_the_match(salle, anna):
    await rank(salle.store, str(anna.address), "Anna", 1_612, at=salle.time.now)
    before = (await standing(salle, anna)).rating
    table = await played(salle, anna, level="novice")
    version = (await salle.tables.load(table)).version
    reply = await salle.app.tap(anna.ask(), f"ry:{table}:{version}:")
    assert told(reply.private) == expected(before, "novice", 0, salle.time.now)


async def test_it_is_told_once_and_not_as_a_change(salle, anna):
    table = await played(salle, anna)
    await is_resigned_to(salle, table, anna)
    post = await anna.turn(table)
    assert len(told(post)) == 1
    assert changes(post) == []


async def test_nothing_in_the_store_is_changed_by_it(salle, anna):
    await rank(salle.store, str(anna.address), "Anna", 1_612, at=salle.time.now)
    before = await standing(salle, anna)
    table = await played(salle, anna)
    await is_resigned_to(salle, table, anna)
    await salle.deliver()
    await salle.tables.ratings.settle()
    assert await standing(salle, anna) == before
    assert await salle.store.standings("gyges", ["computer:keen"])
    assert (await salle.store.reckoned("gyges", table)).after == (
        (await salle.store.reckoned("gyges", table)).before
    )


async def test_after_a_later_rated_match_it_is_told_no_more(salle, anna):
    table = await played(salle, anna)
    await is_resigned_to(salle, table, anna)
    await rank(salle.store, str(anna.address), "Anna", 1_700, at=salle.time.now + 60)
    assert told(await anna.turn(table)) == []


async def test_who_resigns_before_their_second_move_is_told_nothing(salle, anna):
    table = await played(salle, anna, moves=2)
    await resigns(salle, table, anna)
    assert told(await anna.turn(table)) == []


async def test_who_took_a_move_back_is_told_nothing(salle, anna):
    table = await played(salle, anna, moves=6)
    seat = (await salle.tables.load(table)).seat_of(str(anna.address))
    await acts(salle, table, Act.ASK_TAKEBACK, seat)
    await acts(salle, table, Act.ALLOW_TAKEBACK, seat.other)
    await is_resigned_to(salle, table, anna)
    assert told(await anna.turn(table)) == []


async def test_who_plays_both_seats_is_told_nothing(salle, anna):
    table = await salle.alone(anna, game="gyges", is_study=True)
    for _ in range(4):
        await moves_once(salle, table)
    await acts(salle, table, Act.RESIGN, Seat.ONE)
    assert told(await anna.turn(table)) == []


async def test_of_levels_that_nobody_has_measured_nothing_is_told(salle, anna, monkeypatch):
    monkeypatch.delattr(type(salle.catalogue.computers["gyges"]), "strengths")
    table = await played(salle, anna)
    await is_resigned_to(salle, table, anna)
    assert told(await anna.turn(table)) == []


async def test_whoever_looks_on_is_told_nothing(salle, anna, bea):
    table = await played(salle, anna)
    await is_resigned_to(salle, table, anna)
    await salle.deliver()
    assert [sent for sent in salle.doors.sent if sent.is_public and told(sent.post)] == []
    assert told(await bea.turn(table)) == []


async def test_while_the_store_is_away_the_match_is_over_all_the_same(salle, anna, monkeypatch):
    table = await played(salle, anna)

    async def away(*_):
        raise StoreAwayError

    with monkeypatch.context() as patched:
        patched.setattr(salle.store, "standings", away)
        assert (await is_resigned_to(salle, table, anna)).would_be is None
    assert len(told(await anna.turn(table))) == 1


async def test_the_card_shows_both_ratings_once_the_player_has_one(salle, anna):
    async def lines():
        wish = Terms(game="gyges", level="master")
        reply = await salle.app.run(challenges.challenge, anna.ask(), wish)
        return (await salle.app.run(boards.hand, anna.ask(), reply.table)).private.lines

    assert not [line for line in await lines() if "±" in line]
    await rank(salle.store, str(anna.address), "Anna", 1_612, at=salle.time.now)
    assert "Anna 1612 ± 60 · Salle (master) 1800 ± 90" in await lines()
    await salle.store.update_profile(str(anna.address), {PROFILE_SHOWN: ProfileShown.NOTHING})
    assert not [line for line in await lines() if "±" in line]


# -- of one's strength -----------------------------------------------------------------------------


async def test_with_nobody_there_the_level_nearest_to_the_rating_is_offered(salle):
    near = "Salle ({}) is about your strength."
    far = "Meanwhile, the level of Salle nearest to your strength is {}."
    said = {
        (1_299, 60): near.format("runner"),
        (1_301, 60): near.format("keen"),
        (1_651, 60): near.format("master"),
        (2_051, 60): far.format("master"),
        (849, 60): far.format("runner"),
        (1_900, 200): near.format("master"),  # however few matches made it
    }
    for (value, deviation), sentence in said.items():
        who = salle.someone(f"Player{value}")
        address, at = str(who.address), salle.time.now
        await rank(salle.store, address, "Anna", value, at=at, deviation=deviation)
        reply = await seeks(who, "gyges ±0")
        assert sentence in reply.private.lines, value


async def test_where_no_level_is_said_salle_plays_about_as_strong_as_the_challenger(salle, anna):
    async def level():
        table = await salle.challenge(anna, game="gyges", level=ANY_LEVEL)
        return (await salle.tables.load(table)).computer_level(Seat.TWO)

    assert await level() == "novice", "of a newcomer nothing is known"
    await rank(salle.store, str(anna.address), "Anna", 1_750, at=salle.time.now, deviation=300)
    assert await level() == "master", "however few matches made the rating"


async def test_of_levels_that_nobody_has_measured_none_is_said_to_be_as_strong(
    salle, anna, monkeypatch
):
    monkeypatch.delattr(type(salle.catalogue.computers["gyges"]), "strengths")
    post = (await seeks(anna, "gyges")).private
    assert len(post.lines) == 2
    assert button(post, "Play Salle (runner)")


def test_every_language_says_it():
    for language in LANGUAGES:
        assert say_in(language)("match-would-be", change="1 → 2").endswith(" 1 → 2")

"""Looking for somebody to play: who is found, and what both are told."""

from dataclasses import replace

import pytest

from bot.application.model import Address, Person
from bot.application.seeking import Seeking
from bot.commands import block
from bot.commands.seek_draft import SeekDraft
from bot.messages.words import LANGUAGES
from bot.timing.calendars import DAYS_OFF, SLEEP, ZONE
from engines.core.match_state import Status
from tests.bot.linked import Elsewhere, joins
from tests.bot.salle import Someone, button, labels
from tests.bot.seeking import offers, rivals, seeks

DAY = 86_400


# -- found -----------------------------------------------------------------------------------------


async def test_two_who_look_for_the_same_play(salle, anna, bea):
    await seeks(anna, "gyges daily")
    reply = await seeks(bea, "gyges")
    assert reply.private.lines == (
        "I've found somebody: Anna plays Gygès with you. The match has begun.",
    )
    table = await salle.tables.load(reply.table)
    assert table.match.status is Status.PLAYING
    assert table.key.chat == "anna"
    assert await offers(salle, anna) == await offers(salle, bea) == []
    assert await salle.store.paired("gyges") == []


async def test_both_are_told_that_they_play_with_the_card_and_the_board(salle, anna, bea):
    await seeks(anna)
    await seeks(bea)
    await salle.deliver()
    for who in (anna, bea):
        card, board = salle.doors.to(who.address)
        assert "meet" in card.lines[0]
        assert {"Anna", "Bea"} <= set(card.lines[0].replace(",", " ").replace(":", " ").split())
        assert card.lines[1].endswith("at most 5 days · friendly")
        assert len(card.lines) == 2
        assert board.picture


async def test_whoever_looks_alone_is_told_so_and_offered_the_computer(salle, anna):
    reply = await seeks(anna, "gyges daily 1450-1800")
    assert reply.private.lines == (
        "Looking for somebody to play: Gygès, daily, 1450 to 1800.",
        "Nobody yet. You'll be told when somebody is there; after a week I stop looking.",
        "Meanwhile, Salle (runner) is a good first opponent.",
    )
    assert labels(reply.private) == ["Play Salle (runner)", "Change…", "Stop looking"]
    card = (await anna.taps(button(reply.private, "Play Salle (runner)"))).private
    assert "Salle (runner)" in card.lines[0]


async def test_asked_again_it_shows_what_one_looks_for(salle, anna):
    await seeks(anna, "gyges daily 1450-1800 rated")
    shown = (await seeks(anna, "")).private
    assert shown.lines == ("Looking for somebody to play: Gygès, daily, rated, 1450 to 1800.",)
    assert labels(shown) == ["Change…", "Stop looking"]
    await seeks(anna, "cannae")
    both = (await seeks(anna, "")).private
    assert len(both.lines) == 2
    assert "Battle of Cannae: Stop looking" in labels(both)


async def test_without_a_game_it_asks_for_one_and_keeps_the_rest(salle, anna):
    asked = (await seeks(anna, "brisk ±200")).private
    assert asked.prompt.lead == "Which game are you looking for somebody to play?"
    assert len(labels(asked)) == len(salle.games)
    reply = await anna.taps(button(asked, "Gygès"))
    assert reply.private.lines[0] == "Looking for somebody to play: Gygès, brisk, 1300 to 1700."


async def test_it_is_changed_by_taps(salle, anna):
    asked = (await seeks(anna, "gyges")).private
    form = (await anna.taps(button(asked, "Change…"))).private
    tickets = [choice.ticket for choice in form.prompt.choices]
    assert len(set(tickets)) == len(tickets)
    assert max(map(len, tickets)) <= 64
    for label in ("brisk", "±200", "2 matches", "rated"):
        form = (await anna.taps(button(form, label))).private
        assert f"✓ {label}" in labels(form)
    reply = await anna.taps(button(form, "Look for somebody"))
    looking = "Looking for somebody to play: Gygès, brisk, rated, 1300 to 1700, 2 matches."
    assert reply.private.lines[0] == looking
    (offer,) = await offers(salle, anna)
    assert (offer.lowest, offer.highest, offer.wanted, offer.is_rated) == (1300, 1700, 2, True)


async def test_one_stops_looking_and_is_found_by_nobody(salle, anna, bea):
    asked = (await seeks(anna)).private
    stop = button(asked, "Stop looking")
    told = (await anna.taps(stop)).private
    assert told.lines == ("I have stopped looking for an opponent in Gygès.",)
    again = (await anna.taps(stop)).private
    assert again.lines == ("You are no longer looking for an opponent in Gygès.",)
    assert "Nobody yet" in (await seeks(bea)).private.lines[1]


async def test_after_a_week_nobody_is_looked_for(salle, anna, bea):
    await seeks(anna)
    salle.time.now += 7 * DAY
    assert "Nobody yet" in (await seeks(bea)).private.lines[1]
    assert (await seeks(anna, "")).private.prompt.lead
    await Seeking(salle.tables).settle()
    assert await offers(salle, anna) == []
    assert len(await offers(salle, bea)) == 1


async def test_whoever_wants_two_matches_looks_on_after_the_first(salle, anna, bea, eve):
    draft = SeekDraft(game="gyges", wanted=2)
    await salle.app.tap(anna.ask(), str(draft))
    await seeks(bea)
    await seeks(eve)
    assert sorted(await rivals(salle, anna)) == ["Bea", "Eve"]
    assert await offers(salle, anna) == []


# -- who fits --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "plays"),
    [
        ("gyges daily", "gyges brisk", False),
        ("gyges", "cannae", False),
        ("gyges rated", "gyges", True),
        ("gyges rated", "gyges friendly", False),
        ("gyges 1600-1800", "gyges", False),
        ("gyges", "gyges 1600-1800", False),
        ("gyges 1500-1800", "gyges ±50", True),
        ("en garde advanced", "en garde", False),
        ("en garde advanced", "en garde, avanzato", True),
    ],
)
async def test_terms_and_ratings_have_to_fit(salle, anna, bea, mine, theirs, plays):
    await seeks(anna, mine)
    reply = await seeks(bea, theirs)
    assert (reply.table is not None) == plays


async def test_the_nearest_rating_is_found(salle, anna, bea, eve, rated):
    rated |= {"anna": 1700.0, "bea": 1400.0, "eve": 1450.0}
    await seeks(anna, "gyges 1600-1800")
    await seeks(bea, "gyges 1600-1800")
    found = salle.someone("Fay")
    rated["fay"] = 1620.0
    assert "Anna" in (await seeks(found)).private.lines[0]
    await seeks(eve, "gyges")
    assert await rivals(salle, eve) == []


async def test_one_language_is_wished_for_and_no_must(salle, anna, bea, eve, rated):
    rated |= {"anna": 1500.0, "bea": 1400.0}
    luigi = salle.someone("Luigi", "it")
    rated["luigi"] = 1500.0
    await seeks(luigi, "gyges 1450-1550")
    await seeks(bea, "gyges 1450-1550")
    await seeks(anna)
    assert await rivals(salle, anna) == ["Bea"]
    await seeks(eve)
    assert await rivals(salle, eve) == ["Luigi"]


async def test_nobody_plays_whom_they_have_blocked_or_who_has_blocked_them(salle, anna, bea, eve):
    await salle.app.run(block.block, anna.ask(), bea.person)
    await salle.app.run(block.block, eve.ask(), anna.person)
    for who in (bea, anna, eve):
        await seeks(who)
    assert await rivals(salle, anna) == []
    assert await rivals(salle, bea) == ["Eve"]


@pytest.mark.parametrize("is_first", [True, False])
async def test_who_is_blocked_under_another_identity_is_not_found_either(
    salle, anna, bea, is_first
):
    bea_there = Elsewhere(salle, "Bea")
    await joins(bea, bea_there)
    await salle.app.run(block.block, anna.ask(), bea_there.person)
    for who in (anna, bea) if is_first else (bea, anna):
        await seeks(who)
    assert await rivals(salle, anna) == []


async def test_nobody_is_found_for_themselves_in_another_browser(salle):
    here, there = (Elsewhere(salle, name, platform="web") for name in ("Bea", "Bea2"))
    await joins(here, there)
    for who in (here, there):
        await seeks(who)
    assert await rivals(salle, here) == []


async def test_nobody_plays_whose_day_is_their_night(salle, anna, bea):
    rome = {ZONE: "UTC+00:00", SLEEP: "20:00-08:00", DAYS_OFF: "6 7"}
    await salle.store.update_profile(anna.ask().me, rome)
    far = {ZONE: "UTC+12:00", SLEEP: "20:00-08:00", DAYS_OFF: "6 7"}
    await salle.store.update_profile(bea.ask().me, far)
    await seeks(anna)
    assert "Nobody yet" in (await seeks(bea)).private.lines[1]
    await salle.store.update_profile(bea.ask().me, {ZONE: "UTC+03:00"})
    await seeks(bea)
    assert await rivals(salle, bea) == ["Anna"]


async def test_nobody_plays_the_same_one_three_times_while_others_wait(salle, anna, bea, eve):
    for _ in range(2):
        await seeks(anna)
        await seeks(bea)
    await salle.app.run(block.block, eve.ask(), bea.person)
    for who in (bea, eve, anna):
        await seeks(who)
    assert sorted(await rivals(salle, anna)) == ["Bea", "Bea", "Eve"]


async def test_the_same_one_is_better_than_nobody(salle, anna, bea):
    for _ in range(3):
        await seeks(anna)
        await seeks(bea)
    assert await rivals(salle, anna) == ["Bea"] * 3


async def test_only_people_of_one_platform_are_found_for_each_other(salle, anna):
    def afar(name):
        who = Someone(salle, name)
        who.address = Address(platform="elsewhere", id=name.lower())
        who.person = Person(address=who.address, name=name, locale="en")
        return who

    await seeks(anna)
    assert (await seeks(afar("Dora"))).table is None
    table = await salle.tables.load((await seeks(afar("Emil"))).table)
    assert {str(p.address) for p in table.people} == {"elsewhere:dora", "elsewhere:emil"}
    assert len(await offers(salle, anna)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_said_in_every_language(salle, language):
    reader, rival = salle.someone("Reader", language), salle.someone("Rival", language)
    shown = [await seeks(reader, ""), await seeks(reader, "gyges ±200"), await seeks(reader, "abc")]
    draft = SeekDraft.of((await offers(salle, reader))[0], salle.games["gyges"], "c")
    shown += [await salle.app.tap(reader.ask(), str(replace(draft, wanted=2)))]
    shown += [await seeks(rival)]
    await salle.deliver()
    shown += salle.doors.to(reader.address)[:1]
    assert "seek-" not in str(shown)

"""Opening a tournament by menus."""

import asyncio
from dataclasses import replace

import pytest

from bot.application import place, profile
from bot.application.model import Address
from bot.application.tournament_draft import HOLDS
from bot.timing.calendars import ZONE
from engines.core.record import Series
from engines.core.tournaments.head import Adjudication, Kind, LateEntry, TieBreak, TopTies
from tests.bot.commands.tournaments.opening import again, opens, says
from tests.bot.salle import ROOM, START, button, labels, main_button

DAY = 86_400


def lines(reply):
    return reply.private.lines


async def test_a_name_and_one_tap_are_enough(salle, anna):
    form = (await says(anna, "create Autumn Cup", ROOM)).private
    assert form.title == "Autumn Cup"
    reply = await anna.taps(main_button(form), ROOM, is_private=True)
    assert "It is open, and its card is in the chat." in lines(reply)[0]
    (made,) = await salle.context.tournaments.of(str(ROOM))
    head = made.head
    assert (head.name, head.kind, head.most, head.is_rated) == ("Autumn Cup", Kind.SWISS, 8, True)
    assert head.begins_when_full
    assert head.place == str(ROOM)
    assert head.clock is not None


async def test_without_a_name_it_has_a_usual_one(salle, anna):
    made = await opens(anna, "")
    assert made.head.name == "Anna's tournament"


async def test_everything_is_a_tap_and_a_tap_away(salle, anna):
    made = await opens(
        *(anna, "Cup", "Games", "Gygès", "Back", "Kind", "knock-out", "Matches", "friendly"),
        *("Clock", "brisk", "Time for a round", "7 days", "Players at most", "16"),
        *("Begins", "in a week", "More…", "Matches of a pair", "best of 3"),
        *("Match for third place", "yes", "Rating from", "1200", "Back"),
    )
    head = made.head
    assert [one.game for one in head.games] == ["gyges"]
    assert (head.kind, head.is_rated, head.most) == (Kind.KNOCK_OUT, False, 16)
    assert head.round_time == 7 * DAY
    assert (head.series, head.has_third_place_match) == (Series.BEST_OF_3, True)
    assert head.admission.rating_from == 1200
    assert not head.begins_when_full
    assert 6 * DAY < head.begins - START <= 8 * DAY


async def test_a_swiss_has_further_settings(salle, anna):
    made = await opens(
        *(anna, "Cup", "More…", "Rounds", "5", "Late entry"),
        *("yes, half a point for each missed round", "When a round's time is up"),
        *("half a point each", "Tie for first place", "decided in a play-off"),
        *("Vacations stop the clock", "no", "Tie-breaks", "wins", "1. Buchholz", "Back", "Back"),
    )
    head = made.head
    assert (head.rounds, head.late_entry) == (5, LateEntry.HALF_POINTS)
    assert (head.adjudication, head.top_ties) == (Adjudication.HALF, TopTies.PLAYED_OFF)
    assert not head.vacations_count
    assert head.tie_breaks == (TieBreak.SONNEBORN_BERGER, TieBreak.WINS)


async def test_several_games_take_turns_with_the_variants_that_were_chosen(salle, anna):
    made = await opens(
        *(anna, "Cup", "Games", "Gygès", "En Garde", "Back", "More…"),
        *("En Garde: Variant", "advanced", "Back"),
    )
    assert [one.game for one in made.head.games] == ["gyges", "en_garde"]
    assert made.head.games[1].options == {"variant": "advanced"}


async def test_a_ladder_takes_any_number_and_is_never_full(salle, anna):
    made = await opens(anna, "Ladder", "Kind", "ladder")
    assert made.head.kind is Kind.LADDER
    assert made.head.most > 10_000
    assert not made.head.begins_when_full


async def test_bounds_of_ratings_that_cross_leave_the_last_one(salle, anna):
    made = await opens(
        *(anna, "Cup", "More…", "Rating from", "2000", "Rating up to", "1400", "Back")
    )
    assert (made.head.admission.rating_from, made.head.admission.rating_to) == (None, 1400)


async def test_what_is_chosen_of_another_kind_is_not_used(salle, anna):
    made = await opens(
        *(anna, "Cup", "More…", "Rounds", "5", "Back", "Kind", "round robin"),
    )
    assert (made.head.kind, made.head.rounds) == (Kind.ROUND_ROBIN, 0)


async def test_no_clock_is_none_of_the_clocks(salle, anna):
    form = (await says(anna, "create Cup")).private
    page = (await anna.taps(button(form, "Clock"))).private
    assert labels(page) == ["✓ daily", "brisk", "leisurely", "Back"]


async def test_data_of_all_buttons_fit_and_differ(salle, anna):
    form = (await says(anna, "create Cup", ROOM)).private
    games = (await anna.taps(button(form, "Games"), ROOM, is_private=True)).private
    for game in [c for c in games.prompt.groups[0].choices]:
        await anna.taps(game, ROOM, is_private=True)
    more = (await anna.taps(button(form, "More…"), ROOM, is_private=True)).private
    for field in (*form.prompt.controls[1:-1], *more.prompt.controls[:-1]):
        page = (await anna.taps(field, ROOM, is_private=True)).private
        tickets = [choice.ticket for choice in page.prompt.choices]
        assert len(set(tickets)) == len(tickets)
        assert max(map(len, tickets)) <= 64


async def test_it_is_created_once_however_often_it_is_tapped(salle, anna):
    form = (await says(anna, "create Cup", ROOM)).private
    create = main_button(form)
    for _ in range(3):
        reply = await anna.taps(create, ROOM, is_private=True)
        assert reply.private.title == "Cup"
    assert len(await salle.context.tournaments.of(str(ROOM))) == 1


async def test_two_taps_at_the_same_moment_create_one(salle, anna):
    create = main_button((await says(anna, "create Cup", ROOM)).private)
    taps = (anna.taps(create, ROOM, is_private=True) for _ in range(2))
    replies = await asyncio.gather(*taps)
    assert [reply.private.title for reply in replies] == ["Cup", "Cup"]
    assert len(await salle.context.tournaments.of(str(ROOM))) == 1


async def test_newcomers_put_up_none_where_they_may_put_up_no_open_challenge(salle, anna):
    await salle.store.update_profile(str(ROOM), {place.NEWCOMERS: "by_name"})
    form = (await says(anna, "create Cup", ROOM)).private
    refused = await anna.taps(main_button(form), ROOM, is_private=True)
    assert "You are new here" in refused.ack


async def test_in_a_channel_where_salle_does_not_play_none_is_put_up(salle, anna):
    await salle.store.update_profile(str(ROOM), {place.CHANNELS: "other"})
    assert "I don't play in this channel" in (await says(anna, "create Cup", ROOM)).ack


async def test_who_is_banned_puts_up_none(salle, anna, monkeypatch):
    async def is_banned(self, names, places):
        return True

    monkeypatch.setattr(type(salle.store), "is_banned", is_banned)
    assert "banned" in (await says(anna, "create Cup", ROOM)).ack


async def test_a_form_that_is_asked_for_again_keeps_what_was_chosen(salle, anna):
    form = (await says(anna, "create Cup")).private
    page = (await anna.taps(button(form, "Kind"))).private
    await anna.taps(button(page, "ladder"))
    form = (await says(anna, "create Another Cup")).private
    assert form.title == "Another Cup"
    assert "Kind: ladder" in form.lines


async def test_somebody_elses_form_and_one_of_yesterday_are_gone(salle, anna, bea):
    form = (await says(anna, "create Cup")).private
    gone = "This form is out of date, or somebody else's."
    assert gone in (await bea.taps(button(form, "Create"))).ack
    salle.time.now += HOLDS
    assert gone in (await anna.taps(button(form, "Create"))).ack
    assert await salle.context.tournaments.of(anna.ask().me) == []


@pytest.mark.parametrize("data", ["tf:x:y:z", "tf::::", "tf:aaaaaaaa:create:1", "tn:zz:a:1:"])
async def test_forged_data_are_refused(salle, anna, data):
    reply = await salle.app.tap(anna.ask(), data)
    assert reply.is_error or reply.private.prompt


async def test_a_forged_value_is_no_button_of_ours(salle, anna):
    form = (await says(anna, "create Cup")).private
    ticket = form.prompt.controls[1].ticket
    reply = await salle.app.tap(anna.ask(), f"{ticket}:chess")
    assert reply.is_error


async def test_a_name_of_4000_characters_is_refused_with_a_sentence(salle, anna):
    reply = await says(anna, "create " + "x" * 4000)
    assert reply.ack == "A tournament's name can have at most 100 characters."


async def test_a_name_stays_on_one_line(salle, anna):
    made = await opens(anna, "Cup\n\u202eof\tall")
    assert made.head.name == "Cup of all"


async def test_nobody_organises_more_than_three_at_a_time(salle, anna):
    for number in range(3):
        await opens(anna, f"Cup {number}")
    refused = await says(anna, "create Cup 4")
    assert "You have 3 tournaments open" in refused.ack


async def test_guests_of_the_page_do_not_organise(salle, anna):
    web = Address(platform="web", id="g1")
    who = replace(anna.person, address=web)
    ask = replace(anna.ask(), who=who, where=Address(platform="web", id="hall"), has_readers=False)
    form = await salle.app.tap(ask, "tf:")
    assert "Guests can't organise" in form.ack


async def test_games_that_a_place_withholds_are_not_offered(salle, anna):
    await salle.store.update_profile(str(ROOM), {place.WITHHELD: "gyges", place.RATED: "never"})
    form = (await says(anna, "create Cup", ROOM)).private
    page = (await anna.taps(button(form, "Games"), ROOM, is_private=True)).private
    assert "Gygès" not in " ".join(labels(page))
    assert "Matches: friendly" in form.lines


async def test_it_begins_at_a_day_and_an_hour_of_the_organisers_own(salle, anna):
    await salle.store.update_profile(anna.ask().me, {ZONE: "Europe/Rome"})
    await says(anna, "create Cup")
    form = (await says(anna, "begins 3 February 18:00")).private
    assert form.lines[0] == "It begins 3 February 18:00 (Rome)."
    await anna.taps(main_button(form))
    (made,) = await salle.context.tournaments.of(anna.ask().me)
    assert made.head.begins == 1_801_674_000  # 17:00 UTC
    assert not made.head.begins_when_full


async def test_an_hour_that_does_not_exist_is_the_next_one_and_is_said(salle, anna):
    await salle.store.update_profile(anna.ask().me, {ZONE: "Europe/Rome"})
    await says(anna, "create Cup")
    form = (await says(anna, "begins 2027-03-28 2:30")).private
    assert "The clocks go forward then" in form.lines[0]
    assert "28 March 03:00 (Rome)" in form.lines[0]


@pytest.mark.parametrize(
    ("words", "says_"),
    [
        ("begins whenever", "I can't read “whenever” as a day and hour."),
        ("begins 31 April 25:00", "as a day and hour."),
        ("begins 2020-01-01 18:00", "That moment is past."),
        ("begins 2031-01-01 18:00", "more than a year away"),
        ("begins " + "9" * 4000, "as a day and hour."),
        ("begins", "as a day and hour."),
    ],
    ids=["a word", "no such day", "past", "too far", "4000 digits", "nothing"],
)
async def test_typed_nonsense_is_answered_with_what_would_be_right(salle, anna, words, says_):
    await says(anna, "create Cup")
    assert says_ in (await says(anna, words)).ack


async def test_a_draft_leaves_the_profile_when_it_has_been_created(salle, anna):
    await opens(anna, "Cup")
    assert not (await salle.store.profile(anna.ask().me)).get(profile.TOURNAMENT_DRAFT)


async def test_in_private_it_is_for_the_whole_hall(salle, anna, bea):
    form = (await says(anna, "create Cup")).private
    reply = await anna.taps(main_button(form))
    assert "open to everybody" in lines(reply)[0]
    assert "Cup" in labels((await says(bea, "")).private)
    (made,) = await salle.context.tournaments.of(anna.ask().me)
    assert (await again(salle, made)).head.place == ""

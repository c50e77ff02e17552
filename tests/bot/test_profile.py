"""Profiles: what is told of a player, to whom, and what leads on from there."""

from __future__ import annotations

import pytest

from bot.application.model import Address, Person
from bot.application.player_profile import player_profile
from bot.application.profile import PROFILE_SHOWN, ProfileShown
from bot.application.ratings import Ratings
from bot.commands import forgetting
from bot.commands.arguments import Given
from bot.commands.declaration import Place
from bot.commands.registry import registry
from bot.messages.pictures import Pictures
from bot.messages.words import LANGUAGES
from engines.core.record import Act
from storage import keys
from tests.bot.salle import ROOM, button, labels, main_button
from tests.bot.test_results import acts, played, resigns
from tests.every import every

DAY = 86_400


async def asks(who, whom=None, words="", where=None, **more):
    """/profile, said in private unless it is said elsewhere."""
    command = registry().commands["profile"]
    person = whom if whom is None or isinstance(whom, Person) else whom.person
    given = Given(arguments=command.arguments, person=person, words=words)
    place = Place.GROUP if where else Place.PRIVATE
    return await who.salle.app.say(command, who.ask(where, **more), given, place)


async def lines(who, whom=None, **more):
    return (await asks(who, whom, **more)).private.lines


async def shows(salle, who, what):
    await salle.store.update_profile(str(who.address), {PROFILE_SHOWN: what})


@pytest.fixture
async def beaten(salle, anna, bea):
    """A rated match of Gygès that Bea has given up to Anna after four moves."""
    table = await played(salle, anna, bea, clock=10 * DAY)
    await resigns(salle, table, bea)
    return table


async def test_a_profile_tells_ratings_and_records_in_words_and_in_a_picture(anna, beaten):
    post = (await asks(anna)).private
    assert post.title == "Anna"
    assert post.lines == (
        "Gygès: 1662? ± 290 · 1 won · 0 lost · 0 drawn",
        "1 match since January 2027",
        "Lost on time: 0 of 1",
    )
    assert post.sheet.alt == ". ".join(["Anna", *post.lines])
    (row,) = post.sheet.sheet.games
    assert (row.title, row.rating, row.is_provisional) == ("Gygès", 1662, True)
    assert (row.won, row.lost, row.drawn) == (1, 0, 0)


async def test_the_picture_is_drawn_off_the_loop_and_cached(anna, beaten):
    pictures = Pictures()
    sheet = (await asks(anna)).private.sheet
    drawn = await pictures.png(sheet)
    assert drawn.startswith(b"\x89PNG")
    assert await pictures.png(sheet) is drawn
    pictures.close()


async def test_whoever_plays_several_games_sees_the_curve_of_another_one(salle, anna, bea, beaten):
    salle.time.now += DAY
    await played(salle, bea, anna, game="cannae")  # which is drawn by then, by repetition
    first = (await asks(anna)).private
    assert first.sheet.sheet.curve_game == "cannae"
    other = (await anna.taps(button(first, "Gygès"))).private
    assert other.sheet.sheet.curve_game == "gyges"
    assert [round(point.value) for point in other.sheet.sheet.curve] == [1662]


async def test_a_course_tells_first_last_and_best(salle, anna, bea, beaten):
    for _ in range(2):
        salle.time.now += DAY
        await resigns(salle, await played(salle, anna, bea), anna)
    told = await lines(anna)
    assert told[1].startswith("Gygès, last 12 months: 1662 → ")
    assert told[1].endswith(", highest 1662")


async def test_of_a_curve_what_is_older_than_a_year_leaves_one_point(salle, anna, bea, beaten):
    await resigns(salle, await played(salle, anna, bea), bea)
    salle.time.now += 400 * DAY
    await resigns(salle, await played(salle, anna, bea), bea)
    found = await player_profile(salle.store, str(anna.address), salle.games, now=salle.time.now)
    assert len(found.curve) == 2
    assert found.finished == 3


async def test_how_soon_somebody_answers_is_told_in_waking_hours(salle, anna, bea):
    table = await played(salle, anna, bea, moves=0, clock=10 * DAY)
    for _ in range(4):
        loaded = await salle.tables.load(table)
        (seat,) = loaded.match.active
        await salle.store.note_reached(
            table, loaded.reached_now(loaded.match.players[seat].address, salle.time.now)
        )
        salle.time.now += 5 * 3600
        move = str(next(iter(loaded.game.legal_moves(loaded.match.game_state, seat))))
        await acts(salle, table, Act.MOVE, seat, move=move)
    await resigns(salle, table, bea)
    assert "Usually answers in 5 h of waking hours" in await lines(anna)
    assert (await asks(anna)).private.sheet.sheet.answer == "5 h"


async def test_matches_given_up_at_once_are_told(salle, anna, bea):
    await resigns(salle, await played(salle, anna, bea, moves=1), bea)
    assert "Given up at once: 1" in await lines(anna, bea)


async def test_matches_against_salle_are_nobodys_record(salle, anna):
    table = await salle.alone(anna, game="gyges", level="novice")
    await resigns(salle, table, anna)
    assert (await asks(anna)).ack.startswith("You haven't finished a match with anybody yet.")


# ---- to whom


async def test_who_has_finished_nothing_yet_is_told_how_one_begins(anna):
    reply = await asks(anna)
    assert reply.is_error
    assert reply.ack.endswith("/challenge begins one.")


async def test_of_others_it_is_said_that_they_have_finished_nothing(salle, anna, bea):
    await salle.match(anna, bea)
    assert (await asks(anna, bea)).ack == "Bea hasn't finished a match with anybody yet."


async def test_of_somebody_unknown_nothing_is_known(anna):
    stranger = Person(address=Address(platform="test", id="zoe"), name="Zoe")
    assert (await asks(anna, stranger)).ack.startswith("I know nothing about Zoe:")


async def test_somebody_who_has_deleted_themselves_is_unknown(salle, anna, bea, beaten):
    old = (await asks(anna, bea)).private
    asked = (await salle.app.tap(bea.ask(), "fg:")).private
    assert asked
    await salle.store.forget(str(bea.address))
    await salle.store.forget_standings(str(bea.address), salle.games, at=salle.time.now)
    reply = await anna.taps(button(old, "Last matches"))
    assert reply.ack.startswith("I know nothing about somebody:")
    mine = await anna.taps(button((await asks(anna)).private, "Last matches"))
    assert mine.private.lines == ("1. Gygès: won against somebody, 15 January",)


async def test_a_name_that_is_typed_means_somebody_one_has_played_with(anna, beaten):
    assert (await asks(anna, words="bea")).private.title == "Bea"
    assert (await asks(anna, words="anna")).private.title == "Anna"
    assert (await asks(anna, words="Zoe")).ack.startswith("I don't know anybody called “Zoe” here.")


async def test_who_keeps_their_profile_to_themselves_sees_it_alone(salle, anna, bea, eve, beaten):
    await shows(salle, bea, ProfileShown.NOTHING)
    assert (await asks(anna, bea)).ack == "Bea keeps their profile to themselves."
    for prefix in ("pf", "mt", "mv"):
        assert (await salle.app.tap(anna.ask(), f"{prefix}:test:bea")).is_error
    assert (await asks(bea)).private.title == "Bea"
    assert (await asks(bea, where=ROOM, is_overheard=True)).is_error
    assert (await salle.app.tap(eve.ask(), f"mp:{beaten}")).is_error


async def test_times_are_kept_from_others_who_want_that(salle, anna, bea, beaten):
    await shows(salle, bea, ProfileShown.WITHOUT_TIMES)
    told = (await asks(anna, bea)).private
    assert told.lines == ("Gygès: 1338? ± 290 · 0 won · 1 lost · 0 drawn", "1 match")
    assert told.sheet.sheet.lost_on_time == told.sheet.sheet.answer == ""
    assert "Lost on time: 0 of 1" in await lines(bea)


async def test_what_others_are_shown_is_a_setting(salle, anna):
    menu = (await salle.app.tap(anna.ask(), f"set:{PROFILE_SHOWN}")).private
    assert labels(menu) == ["✓ visible to everybody", "without times", "only for you", "Back"]


# ---- what leads on


async def test_a_past_match_opens_as_its_players_know_it(anna, bea, beaten):
    listed = (await anna.taps(button((await asks(anna, bea)).private, "Last matches"))).private
    assert listed.title == "Bea: last matches"
    assert listed.lines == ("1. Gygès: lost to Anna, 15 January",)
    shown = (await anna.taps(button(listed, "1"))).private
    assert shown.picture.finished
    assert "Rematch" in labels(shown)


async def test_others_see_its_plate_and_its_film(eve, bea, beaten):
    listed = (await eve.taps(button((await asks(eve, bea)).private, "Last matches"))).private
    plate = await eve.taps(button(listed, "1"))
    assert plate.is_apart
    assert plate.private.picture.finished
    assert labels(plate.private) == ["Replay", "Go through it"]
    film = (await eve.taps(button(plate.private, "Replay"))).private
    assert film.film
    assert labels(film) == ["Back"]


async def test_others_go_through_it_and_play_on_from_it_in_private(salle, eve, bea, beaten):
    listed = (await eve.taps(button((await asks(eve, bea)).private, "Last matches"))).private
    plate = (await eve.taps(button(listed, "1"))).private
    start = (await eve.taps(button(plate, "Go through it"))).private
    assert start.lines[0].startswith("The beginning")
    first = (await eve.taps(button(start, "Next ›"))).private
    menu = (await eve.taps(button(first, "Play on"))).private
    begun = await eve.taps(button(menu, "Both sides myself"))
    assert (await salle.tables.load(begun.table)).record.head.start_of == str(beaten)
    passed_on = await salle.someone("Dora").taps(button(start, "Next ›"))
    assert passed_on.is_error


async def test_a_running_match_is_no_past_one(salle, eve, anna, bea):
    running = await salle.match(anna, bea, game="gyges")
    assert (await salle.app.tap(eve.ask(), f"mp:{running}")).is_error
    assert (await salle.app.tap(eve.ask(), f"mf:{running}")).is_error


async def test_matches_against_me_are_told_with_their_score(salle, anna, bea, eve, beaten):
    await resigns(salle, await played(salle, anna, eve), eve)
    shown = (await anna.taps(button((await asks(anna, bea)).private, "Against me"))).private
    assert shown.lines == (
        "You won 1, lost 0, drew 0.",
        "1. Gygès: won against Bea, 15 January",
    )
    assert (await eve.taps(button((await asks(eve, bea)).private, "Against me"))).ack.startswith(
        "You two haven't finished a match"
    )


async def test_from_a_profile_one_challenges_its_owner(salle, eve, bea, beaten):
    games = (await eve.taps(button((await asks(eve, bea)).private, "Challenge"))).private
    terms = (await eve.taps(button(games, "Gygès"))).private
    reply = await eve.taps(main_button(terms))
    loaded = await salle.tables.load(reply.table)
    assert {one.name for one in loaded.match.players} == {"Eve", "Bea"}


async def test_nobody_challenges_themselves_there(anna, beaten):
    assert labels((await asks(anna)).private) == ["Last matches"]


@pytest.mark.parametrize("text", ["pf:", "pf:x", "mt:test:bea:gyges:1", "mp:no", "mf:a:b"])
async def test_a_forged_button_is_none_of_ours(salle, anna, text):
    assert (await salle.app.tap(anna.ask(), text)).is_error


@every("language", LANGUAGES)
async def test_every_language_tells_it(salle, language, beaten):
    reader = salle.someone("Anna", language)
    post = (await asks(reader)).private
    listed = (await reader.taps(post.prompt.choices[-1])).private
    assert post.lines
    assert listed.lines


# ---- the card of a challenge


async def card(salle, one, two, **terms):
    table = await salle.challenge(one, opponent=two.person, **{"game": "gyges"} | terms)
    return await two.turn(table)


async def test_the_card_of_a_rated_challenge_tells_both_ratings(salle, anna, bea, beaten):
    assert "Anna 1662? · Bea 1338?" in (await card(salle, anna, bea, is_rated=True)).lines


async def test_the_card_tells_none_where_one_is_unknown(salle, anna, eve, beaten):
    assert not any("1662" in line for line in (await card(salle, anna, eve, is_rated=True)).lines)


async def test_the_card_of_a_friendly_one_tells_none_until_it_is_rated(salle, anna, bea, beaten):
    shown = await card(salle, anna, bea, is_rated=False)
    assert not any("1662" in line for line in shown.lines)
    rated = await bea.taps(button(shown, "Make it rated"))
    post = rated.private or rated.public or await anna.turn(shown.table)
    assert "Anna 1662? · Bea 1338?" in post.lines


async def test_the_card_tells_nothing_of_who_shows_nothing(salle, anna, bea, beaten):
    await shows(salle, bea, ProfileShown.NOTHING)
    assert not any("1662" in line for line in (await card(salle, anna, bea, is_rated=True)).lines)


async def test_a_card_that_was_answered_tells_no_ratings(salle, anna, bea, beaten):
    shown = await card(salle, anna, bea, is_rated=True)
    declined = await bea.taps(button(shown, "Decline"))
    post = declined.private or declined.public or await anna.turn(shown.table)
    assert not any("1662" in line for line in post.lines)


async def test_a_standing_that_cannot_be_read_is_said_and_closes_nothing_else(salle, anna, bea):
    table = await played(salle, anna, bea)
    await resigns(salle, table, bea)
    await salle.store.client.ask("HSET", keys.standings("gyges"), str(anna.address), "nonsense")
    broken = await asks(bea, anna)
    assert broken.is_error
    assert broken.ack.startswith("I can't read these results any more.")
    assert not (await asks(bea)).is_error


async def test_what_waits_to_be_reckoned_gives_nobody_a_standing_who_is_forgotten(
    salle, anna, bea, monkeypatch
):
    async def later(*_):
        return None

    table = await played(salle, anna, bea)
    with monkeypatch.context() as patched:
        patched.setattr(Ratings, "of_ended", later)
        await resigns(salle, table, bea)
    question = (await salle.app.run(forgetting.forget, anna.ask())).private
    await anna.taps(button(question, "Forget me"))
    await salle.tables.ratings.settle()
    assert str(anna.address) not in await salle.store.all_standings("gyges")

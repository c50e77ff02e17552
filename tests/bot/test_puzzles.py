"""/puzzle: one now, answered by the game's own buttons or by typing, with tries counted."""

from __future__ import annotations

import re

import pytest

from bot.application.puzzle_shelf import shipped_shelf
from tests.bot.linked import joins
from tests.bot.salle import button, labels
from tests.bot.solving import GAMES, asks, first_wrong, shown, taps_move, wrong_then_right
from tests.every import every


async def counts(salle, one):
    stored = await salle.store.puzzle_counts(one.puzzle.game)
    return {name.partition(":")[2]: n for name, n in stored.items() if one.puzzle.id in name}


async def test_a_puzzle_is_shown_with_its_board_and_the_buttons_of_its_game(anna):
    post = (await asks(anna, "en_garde")).private
    one = shown(anna, post)
    assert post.title.endswith(f"puzzle {one.number}")
    assert post.sheet.sheet.view == post.picture.view
    assert post.sheet.sheet.view.onlooker is one.puzzle.seat
    assert post.prompt.groups
    assert labels(post)[-2:] == ["Show me", "Another one"]


@every("game", GAMES)
async def test_the_right_move_tapped_step_by_step_is_said_to_be_right(salle, anna, game):
    post = (await asks(anna, game)).private
    one = shown(anna, post)
    after = (await taps_move(anna, post, one.puzzle.first)).private
    assert after.lines[0].startswith("That's it, at once: ")
    assert labels(after) == ["Next one", "Show it"]
    assert (await counts(salle, one))["at_once"] == "1"


async def test_a_wrong_move_is_said_to_be_wrong_and_counted(salle, anna):
    post = (await asks(anna, "gyges")).private
    one = shown(anna, post)
    wrong = first_wrong(anna, one)
    after = (await taps_move(anna, post, wrong)).private
    assert ": that isn't it. " in after.lines[0]
    assert "You have tried once." in after.lines
    assert {"tried": "1"}.items() <= (await counts(salle, one)).items()
    assert "found" not in await counts(salle, one)


@every("game", ("gyges", "cannae"))
async def test_a_wrong_move_is_told_an_answer_that_can_be_made_after_it(salle, anna, game):
    one = shown(anna, (await asks(anna, game)).private)
    wrong = first_wrong(anna, one)
    told = (await asks(anna, wrong)).private.lines[0]
    assert re.fullmatch(r".+: that isn't it. (South|North|Red|Blue) can answer: .+", told)


async def test_how_it_goes_on_is_told_in_the_words_of_the_right_move(anna):
    one = shown(anna, (await asks(anna, "cannae")).private)
    lines = (await asks(anna, one.puzzle.first)).private.lines
    moves = lines[1].removeprefix("It may go on like this: ").split(" · ")
    assert len(moves) == len(one.puzzle.line) - 1
    assert any(mark in moves[-1] for mark in "×≫")


async def test_who_finds_it_with_the_second_try_has_found_it_and_not_at_once(salle, anna):
    post = (await asks(anna, "gyges")).private
    after = (await wrong_then_right(anna, post)).private
    assert after.lines[0].startswith("That's it: ")
    assert "★" in after.lines[2]
    assert after.lines[2].endswith("1 of 1 found it")
    found = await counts(salle, shown(anna, post))
    assert (found["tried"], found["found"], "at_once" in found) == ("1", "1", False)


async def test_a_move_may_be_typed(anna):
    one = shown(anna, (await asks(anna, "gyges")).private)
    after = await asks(anna, one.puzzle.first)
    assert after.private.lines[0].startswith("That's it, at once")


async def test_an_illegal_move_is_refused_with_its_rule_and_is_no_try(anna):
    await asks(anna, "gyges")
    refused = await asks(anna, "a6-a5")
    assert refused.is_error
    assert refused.ack
    assert refused.why_not.picture.obstacles.marks
    assert refused.why_not.button is None, "its table is stored nowhere"
    again = (await asks(anna, "gyges")).private
    assert not any("tried once" in line for line in again.lines)


async def test_without_a_puzzle_a_typed_move_is_refused(anna):
    assert (await asks(anna, "d1-b5xc4")).ack.startswith("You have no puzzle open")


async def test_who_gives_it_up_is_shown_the_move_and_doesnt_find_it_any_more(salle, anna):
    post = (await asks(anna, "en_garde")).private
    one = shown(anna, post)
    after = (await anna.taps(button(post, "Show me"))).private
    assert re.fullmatch(r"The right move: (forward|back|attack|parry) .+", after.lines[0])
    later = await asks(anna, one.puzzle.first)
    assert later.private.lines[0].startswith("The right move: ")
    assert "found" not in await counts(salle, one)


async def test_the_solution_is_a_film_of_the_line(anna):
    post = (await asks(anna, "gyges")).private
    one = shown(anna, post)
    after = (await taps_move(anna, post, one.puzzle.first)).private
    film = await anna.taps(button(after, "Show it"))
    assert film.is_apart
    assert len(film.private.film) == len(one.puzzle.line) + 1
    assert all(picture.view.onlooker is one.puzzle.seat for picture in film.private.film)


async def test_the_film_isnt_shown_before_the_puzzle_is_done(anna):
    post = (await asks(anna, "gyges")).private
    one = shown(anna, post)
    reply = await anna.salle.app.tap(anna.ask(), f"pz:gyges/{one.puzzle.id}/fi")
    assert reply.is_error


@pytest.mark.long
async def test_the_same_puzzle_comes_until_it_is_done_and_never_again(anna):
    first = shown(anna, (await asks(anna, "cannae")).private)
    assert shown(anna, (await asks(anna)).private) == first
    count, met = len(shipped_shelf(anna.salle.games["cannae"])), set()
    for _ in range(count):
        post = (await asks(anna, "cannae")).private
        met.add(shown(anna, post).number)
        await anna.taps(button(post, "Show me"))
    assert len(met) == count
    assert f"You have done all {count} puzzles" in (await asks(anna, "cannae")).ack


async def test_an_ask_that_is_told_twice_counts_once(anna):
    post = (await asks(anna, "gyges")).private
    wrong = first_wrong(anna, shown(anna, post))
    for _ in range(2):
        after = await asks(anna, wrong, nonce="again")
    assert "You have tried once." in after.private.lines


async def test_a_puzzle_that_is_found_at_once_gets_easier_and_its_solver_stronger(salle, anna, eve):
    one = shown(anna, (await asks(anna, "gyges")).private)
    await asks(anna, one.puzzle.first)
    moved = float((await counts(salle, one))["moved"])
    assert moved < 0
    await eve.salle.app.tap(eve.ask(), f"pz:gyges/{one.puzzle.id}/pw")
    for _ in range(2):
        await asks(eve, first_wrong(eve, one))
    assert float((await counts(salle, one))["moved"]) > moved


async def test_days_in_a_row_are_a_streak_and_a_day_without_ends_it(salle, anna):
    days = []
    for pause in (0, 1, 1, 2):
        salle.time.now += 86_400 * pause
        post = (await asks(anna, "gyges")).private
        after = (await taps_move(anna, post, shown(anna, post).puzzle.first)).private
        days.append(after.sheet.sheet.streak)
    assert days == [1, 2, 3, 1]


async def test_linked_identities_have_one_record(anna, anna_there):
    post = (await asks(anna, "gyges")).private
    one = shown(anna, post)
    await asks(anna, one.puzzle.first)
    await joins(anna, anna_there)
    tapped = await anna_there.salle.app.tap(anna_there.ask(), f"pz:gyges/{one.puzzle.id}/pw")
    assert tapped.private.lines[0].startswith("That's it")


async def test_what_somebody_made_of_puzzles_is_theirs_to_have_and_to_delete(salle, anna):
    one = shown(anna, (await asks(anna, "gyges")).private)
    await asks(anna, one.puzzle.first)
    assert one.name in await salle.store.puzzle_attempts(anna.ask().me)
    await salle.store.forget(anna.ask().me)
    assert not await salle.store.puzzle_attempts(anna.ask().me)

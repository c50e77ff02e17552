"""Answers that are prepared to what the rival may do: carried out, taken back, over."""

from __future__ import annotations

import asyncio

import pytest

from bot.commands import boards, conditional_moves, draws, moves, resignations, takebacks
from bot.messages.words import LANGUAGES, say_in
from bot.timing.calendars import SLEEP, ZONE
from bot.workers.timer_worker import TimerWorker
from engines.core.record import Act, Entry
from engines.core.seat import Seat
from tests.bot.prepared import DELAY, Game
from tests.bot.salle import Salle, button
from tests.servers.private_store import PrivateStore

# -- carried out -----------------------------------------------------------------------------------


async def test_an_answer_that_was_prepared_is_given_after_a_while():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4")
    await game.plays(game.anna, "a1-a4")
    await game.salle.deliver()
    assert game.told(game.bea) == []
    await game.later(DELAY - 1)
    assert await game.moves() == ["a1-a4"]
    await game.later(1)
    assert await game.moves() == ["a1-a4", "b6-b4"]


async def test_it_is_confirmed_once_and_silently():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4")
    await game.plays(game.anna, "a1-a4")
    await game.later()
    (post,) = game.told(game.bea)
    assert post.is_silent
    assert "Salle played b6-b4 for you: Anna played a1-a4." in post.lines
    await game.plays(game.anna, "b1-b3")
    await game.salle.deliver()
    assert not any("Salle played" in line for line in game.told(game.bea)[-1].lines)


async def test_a_tree_is_followed_to_its_end():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4, b1-b3: c6-c5\nc1-c2: b6-b4; else: d6-d5")
    for anna, bea in (("a1-a4", "b6-b4"), ("b1-b3", "c6-c5")):
        await game.plays(game.anna, anna)
        await game.later()
        assert (await game.moves())[-2:] == [anna, bea]
    await game.plays(game.anna, "d1-d2")
    await game.later()
    assert (await game.moves())[-1] == "d1-d2"
    assert not game.told(game.bea)[-1].is_silent


async def test_anything_else_is_answered_where_no_other_branch_fits():
    game = await Game.begun()
    await game.says(game.bea, "else: d6-d5; a1-a4: b6-b4")
    assert await game.listed(game.bea) == ["1. If a1-a4: b6-b4", "2. If anything else: d6-d5"]
    await game.plays(game.anna, "c1-c2")
    await game.later()
    assert await game.moves() == ["c1-c2", "d6-d5"]
    assert "Salle played d6-d5 for you." in game.told(game.bea)[-1].lines


async def test_two_actions_of_one_turn_are_the_same_condition_in_either_order():
    game = await Game.begun("cannae")
    await game.says(game.bea, "Ch2h4+Mc2b3: Mc7c6")
    await game.plays(game.anna, "Mc2b3+Ch2h4")
    await game.later()
    assert (await game.moves())[-1] == "Mc7c6"


async def test_an_answer_can_be_prepared_to_the_computer_and_is_given_at_once():
    salle = Salle(delay=lambda: DELAY)
    anna = salle.someone("Anna")
    table = await salle.alone(anna, game="gyges", level="novice")
    await anna.plays(table, "setup 321123/000000")
    await salle.app.run(conditional_moves.show, anna.ask(), table, "else: c1-c2")
    setup = Entry(act=Act.MOVE, seat=Seat.TWO, move="setup 321123/000000", at=int(salle.time.now))
    await salle.tables.act(table, lambda _: setup)
    await salle.clock.sweep()
    assert (await salle.tables.load(table)).record.log[-1].move == "c1-c2"


async def test_two_processes_give_an_answer_once():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4")
    await game.plays(game.anna, "a1-a4")
    other = Salle(game.salle.store, delay=lambda: DELAY)  # a process that has just been started
    game.salle.time.now += DELAY
    other.time.now = game.salle.time.now
    await asyncio.gather(game.salle.clock.sweep(), TimerWorker(tables=other.tables).sweep())
    assert await game.moves() == ["a1-a4", "b6-b4"]


async def test_an_answer_is_given_before_the_flag_falls():
    game = await Game.begun(clock=86_400)
    game.salle.tables.delay = lambda: 10 * 86_400.0
    await game.says(game.bea, "a1-a4: b6-b4")
    await game.plays(game.anna, "a1-a4")
    for _ in range(40):
        await game.later(6 * 3_600)
    assert (await game.moves())[:2] == ["a1-a4", "b6-b4"]


async def test_a_move_takes_no_more_round_trips_where_an_answer_is_prepared():
    found = []
    for words in ("", "a1-a4: b6-b4, b1-b3: c6-c5; else: d6-d5"):
        game, asks = await Game.begun(), []
        await game.says(game.bea, words)
        post = (await game.salle.app.run(moves.typed, game.anna.ask(), "a1-a4", game.table)).private

        class Counted(PrivateStore):
            def __getattribute__(self, name, asks=asks):
                value = super().__getattribute__(name)
                if not name.startswith("_") and callable(value):
                    asks.append(name)
                return value

        game.salle.store.__class__ = Counted
        await game.anna.taps(button(post, "Send"))
        game.salle.store.__class__ = PrivateStore
        found.append(asks)
    assert found[0] == found[1]
    assert {"load", "commit"} <= set(found[0])


# -- by oneself ------------------------------------------------------------------------------------


async def test_who_opens_their_table_is_told_and_may_answer_themselves():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4, b1-b3: c6-c5")
    await game.plays(game.anna, "a1-a4")
    post = await game.bea.turn(game.table)
    assert post.prompt.lead == "You prepared this answer: b6-b4. Salle plays it in a while."
    await game.bea.taps(button((await game.bea.taps(button(post, "Answer now"))).private, "Send"))
    assert await game.moves() == ["a1-a4", "b6-b4"]
    assert await game.listed(game.bea) == [
        "1. If b1-b3: c6-c5"
    ]  # what they prepared after it holds


async def test_another_move_of_their_own_withdraws_all():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4, b1-b3: c6-c5")
    await game.plays(game.anna, "a1-a4")
    await game.plays(game.bea, "c6-c5")
    await game.later()
    assert await game.moves() == ["a1-a4", "c6-c5"]
    assert await game.listed(game.bea) == []


async def test_withdraw_takes_all_back_and_asks_who_has_to_decide():
    game = await Game.begun()
    post = (await game.says(game.bea, "a1-a4: b6-b4")).private
    await game.plays(game.anna, "a1-a4")
    await game.salle.deliver()
    assert game.told(game.bea) == []
    await game.bea.taps(button(post, "Withdraw all"))
    await game.later()
    assert await game.moves() == ["a1-a4"]
    assert not game.told(game.bea)[-1].is_silent


async def test_a_line_with_the_same_condition_takes_the_place_of_the_old_one():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4, b1-b3: c6-c5; c1-c2: d6-d5")
    await game.says(game.bea, "a1-a4: c6-c5")
    assert await game.listed(game.bea) == ["1. If a1-a4: c6-c5", "2. If c1-c2: d6-d5"]


async def test_a_draw_that_is_offered_meanwhile_is_theirs_to_answer():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4")
    await game.plays(game.anna, "a1-a4")
    await game.salle.app.run(draws.offer_draw, game.anna.ask(), game.table)
    await game.later()
    assert await game.moves() == ["a1-a4"]
    (post,) = game.told(game.bea)
    await game.bea.taps(button(post, "Play on"))
    await game.later()
    assert await game.moves() == ["a1-a4", "b6-b4"]


async def test_a_takeback_that_they_allow_withdraws_them():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4")
    await game.plays(game.anna, "a1-a4")
    await game.salle.app.run(takebacks.ask_takeback, game.anna.ask(), game.table)
    await game.bea.taps(button(await game.bea.turn(game.table), "Allow the takeback"))
    await game.plays(game.anna, "a1-a4")
    await game.later()
    assert await game.moves() == ["a1-a4", "a1-a4"]


# -- over ------------------------------------------------------------------------------------------


async def test_who_has_no_answer_to_a_move_is_asked_and_told_why_once():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4")
    await game.plays(game.anna, "c1-c2")
    await game.later()
    (post,) = game.told(game.bea)
    assert not post.is_silent
    assert any("You had no answer prepared for this" in line for line in post.lines)
    await game.plays(game.bea, "c6-c5")
    await game.plays(game.anna, "a1-a4")
    await game.later()
    assert (await game.moves())[-1] == "a1-a4"
    assert not any("prepared" in line for line in game.told(game.bea)[-1].lines)


async def test_who_prepared_what_is_not_possible_now_is_asked_and_told_why():
    game = await Game.begun()
    await game.says(game.bea, "else: a6-a3")
    await game.plays(game.anna, "a1-a4")  # in the way
    await game.later()
    assert await game.moves() == ["a1-a4"]
    (post,) = game.told(game.bea)
    why = "The answer you prepared, a6-a3, isn't possible here, so it's for you to decide."
    assert why in post.lines


async def test_the_end_of_the_match_removes_them():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4")
    await game.anna.taps(
        button((await game.salle.app.run(resignations.resign, game.anna.ask(), game.table)).private,
               "Resign")
    )  # fmt: skip
    assert (await game.salle.store.load(game.table)).preset_answers == {}


# -- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_came_of_them_is_told_in_every_language(language):
    game = await Game.begun(language=language)
    await game.says(game.bea, "a1-a4: b6-b4")
    await game.plays(game.anna, "a1-a4")
    await game.later()
    told = say_in(language)("lines-given-after", move="b6-b4", name="Anna", condition="a1-a4")
    assert told in game.told(game.bea)[-1].lines
    reply = await game.salle.app.run(moves.typed, game.anna.ask(), "c1-c2", game.table)
    assert reply.private
    assert (await game.salle.app.run(boards.hand, game.bea.ask(), game.table)).private


# -- hours -----------------------------------------------------------------------------------------


async def test_no_answer_is_given_while_its_player_is_known_to_sleep():
    game = await Game.begun(clock=3 * 86_400)
    night = {ZONE: "UTC", SLEEP: "00:00-12:00"}  # it is 8 o'clock
    await game.salle.store.update_profile(str(game.bea.address), night)
    await game.says(game.bea, "a1-a4: b6-b4")
    await game.plays(game.anna, "a1-a4")
    await game.later(3 * 3_600)
    assert await game.moves() == ["a1-a4"]
    await game.later(3_600 + DELAY)
    assert await game.moves() == ["a1-a4", "b6-b4"]

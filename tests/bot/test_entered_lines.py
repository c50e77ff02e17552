"""Conditional moves are entered, by taps or typed; what can't be prepared is refused."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.application.conditional_moves import MOST_ANSWERS
from bot.application.model import Post
from tests.bot.prepared import Game, listed
from tests.bot.salle import button, labels

# -- by taps ---------------------------------------------------------------------------------------


async def tap_all(game: Game, post: Post, *taps: str) -> Post:
    for label in taps:
        reply = await game.bea.taps(button(post, label))
        assert reply.private is not None, (label, reply)
        post = reply.private
    return post


async def test_a_line_is_tapped_through_both_sides_moves_and_kept_when_it_is_whole():
    game = await Game.begun()
    post = await tap_all(game, await game.bea.turn(game.table), "If …", "If Anna plays …")
    post = await tap_all(game, post, "a1", "a1 a4")
    assert post.lines == ("a1-a4",)
    assert post.prompt.lead == "You answer …"
    post = await tap_all(game, post, "b6", "b6 b4")
    assert listed(post) == ["1. If a1-a4: b6-b4"]
    post = await tap_all(game, post, "Go on after 1: b6-b4", "b1", "b1 b3", "c6", "c6 c5")
    assert listed(post) == ["1. If a1-a4: b6-b4", "2. If b1-b3: c6-c5"]
    post = await tap_all(game, post, "If Anna plays …", "anything else", "d6", "d6 d5")
    assert listed(post)[-1] == "3. If anything else: d6-d5"
    assert "If … (3)" in labels(await game.bea.turn(game.table))


async def test_a_second_tap_on_a_step_changes_nothing():
    game = await Game.begun()
    post = await tap_all(game, await game.bea.turn(game.table), "If …", "If Anna plays …")
    first = button(post, "a1")
    once, twice = (await game.bea.taps(first)).private, (await game.bea.taps(first)).private
    assert once == twice
    back = await tap_all(game, once, "Back")
    assert back.prompt.groups == post.prompt.groups


async def test_a_tap_after_the_rival_has_moved_shows_their_turn():
    game = await Game.begun()
    post = await tap_all(game, await game.bea.turn(game.table), "If …", "If Anna plays …")
    await game.plays(game.anna, "a1-a4")
    reply = await game.bea.taps(button(post, "a1"))
    assert reply.private.prompt.groups
    assert await game.moves() == ["a1-a4"]
    assert (await game.salle.store.load(game.table)).preset_answers == {}


async def test_when_it_is_their_turn_nothing_is_offered():
    game = await Game.begun()
    assert not any(label.startswith("If") for label in labels(await game.anna.turn(game.table)))
    assert "It is your turn" in (await game.says(game.anna, "a6-a4: a1-a4")).ack


# -- typed -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [
    "a1-a4: b6-b4", "a1-a4:b6-b4", "if a1-a4: b6-b4", "a1 a4 -> b6 b4", "a1-a4 b6-b4",
    "se a1-a4 → b6-b4",
])  # fmt: skip
async def test_a_line_may_be_typed_in_several_ways(words):
    game = await Game.begun()
    await game.says(game.bea, words)
    assert await game.listed(game.bea) == ["1. If a1-a4: b6-b4"]


@pytest.mark.parametrize("words", ["else: d6-d5", "altrimenti: d6-d5", "si no: d6-d5", "*: d6-d5"])
async def test_anything_else_has_a_word_in_every_language(words):
    game = await Game.begun()
    await game.says(game.bea, words)
    assert await game.listed(game.bea) == ["1. If anything else: d6-d5"]


@pytest.mark.parametrize(("words", "wrong", "right"), [
    ("a1-f6: b6-b4", "“a1-f6” isn't a move Anna can make there.", "a1-a4"),
    ("a1-a4: b6-f1", "“b6-f1” isn't possible there.", "b6-b4"),
    ("a1-a4: banana", "“banana” isn't a move you can make there.", "Possible:"),
    ("a1-a4", "What do you answer to “a1-a4”?", ""),
    ("a1-a4: b6-b4, b1-b3", "What do you answer to “b1-b3”?", ""),
    ("else: d6-d5, a1-a4: b6-b4", "Nobody can know that far ahead what “a1-a4", ""),
    (":", "Write what Anna might play", ""),
])  # fmt: skip
async def test_a_line_that_cannot_be_prepared_is_refused_and_says_what_would_be_right(
    words, wrong, right
):
    game = await Game.begun()
    await game.says(game.bea, "c1-c2: c6-c5")
    reply = await game.says(game.bea, words)
    assert wrong in reply.ack
    assert right in reply.ack
    assert await game.listed(game.bea) == ["1. If c1-c2: c6-c5"]  # nothing is lost


async def test_a_line_that_is_half_understood_is_entered_by_taps_from_there_on():
    game = await Game.begun()
    reply = await game.says(game.bea, "c1-c2: c6-c5; a1-a4: banana")
    assert "“banana” isn't a move you can make there." in reply.ack
    assert await game.listed(game.bea) == ["1. If c1-c2: c6-c5"]
    assert any("a1-a4" in line for line in reply.private.lines)
    post = await tap_all(game, reply.private, "b6", "b6 b4")
    assert listed(post) == ["1. If c1-c2: c6-c5", "2. If a1-a4: b6-b4"]


async def test_no_more_answers_may_be_prepared_than_thirty():
    game = await Game.begun()
    loaded = await game.salle.tables.load(game.table)
    (seat,) = loaded.match.active
    conditions = islice(loaded.game.legal_moves(loaded.match.game_state, seat), 200)
    told = ""
    for condition in conditions:
        reply = await game.says(game.bea, f"{condition}: d6-d5")
        if reply.is_error and "at most" in reply.ack:
            told = reply.ack
            break
    assert told == "You can prepare 30 answers at most. Withdraw some first, or write fewer."
    assert len(await game.listed(game.bea)) == MOST_ANSWERS


async def test_in_a_group_a_line_is_not_taken_down():
    game = await Game.begun()
    reply = await game.says(game.bea, "a1-a4: b6-b4", is_overheard=True)
    assert "in private" in reply.ack
    assert await game.listed(game.bea) == []

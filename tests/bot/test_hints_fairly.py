"""Hints beside all else at a table: refused where they must be, counted wherever taken."""

from __future__ import annotations

import asyncio

import pytest

from bot.commands import (
    adjournments,
    draws,
    hint,
    pauses,
    preset_answers,
    takebacks,
)
from engines.core.hints import Advice, Hint
from tests.bot.duel import Duel
from tests.bot.linked import Elsewhere, joins
from tests.bot.prepared import Game
from tests.bot.salle import ROOM, button, labels
from tests.bot.short_games import AUDATIA, AUDATIA_GUARDED
from tests.bot.test_tournament_tables import opened

FRIENDLY = {"game": "gyges", "has_hints": True, "is_rated": False}


@pytest.fixture(autouse=True)
def thoughts(monkeypatch):
    """For whom a hint was thought about. What it says is of no account here."""
    asked = []

    async def advice(self, table, seat, view):
        asked.append(table.match.players[seat].name)
        await asyncio.sleep(0)  # others act meanwhile
        best = next(iter(table.legal_moves(seat)))
        return Advice(best=str(best), hint=Hint(key="gyges-hint-setup"))

    monkeypatch.setattr("bot.commands.hint_thoughts.HintThoughts.advice", advice)
    return asked


async def hinted(who, table, **more):
    return await who.salle.app.run(hint.hint, who.ask(**more), table)


async def says(who, command, table, *words):
    reply = await who.salle.app.run(command, who.ask(), table, *words)
    assert not reply.is_error, reply.ack
    return reply


async def taken(salle, table):
    return sum((await salle.tables.load(table)).match.hints)


async def sides(salle, table, one, two):
    """Who is to move, and who waits."""
    loaded = await salle.tables.load(table)
    (seat,) = loaded.match.active
    return (one, two) if loaded.seat_of(str(one.address)) is seat else (two, one)


@pytest.fixture
async def begun(salle, anna, bea):
    """A friendly match with hints: its table, who is to move, who waits."""
    table = await salle.match(anna, bea, **FRIENDLY, clock=86_400)
    return table, *await sides(salle, table, anna, bea)


# Counted


async def test_two_asked_for_at_once_are_the_look_and_the_move_and_count_two(salle, begun):
    table, mover, _ = begun
    replies = await asyncio.gather(hinted(mover, table), hinted(mover, table))
    first = sorted(reply.private.lines[0].partition(" ")[0] for reply in replies)
    assert first == ["Hint:", "Salle"]
    assert await taken(salle, table) == 2


async def test_many_asked_for_at_once_count_two(salle, begun):
    table, mover, _ = begun
    replies = await asyncio.gather(*(hinted(mover, table) for _ in range(4)))
    assert sum(reply.private.is_preview for reply in replies) == 3
    assert await taken(salle, table) == 2


async def test_one_that_is_told_twice_says_the_same_and_counts_once(salle, begun):
    table, mover, _ = begun
    one, two = [await hinted(mover, table, nonce="again") for _ in range(2)]
    assert one.private.lines == two.private.lines
    assert await taken(salle, table) == 1


async def test_a_move_that_is_taken_back_leaves_the_count_and_hints_after_it_count_too(
    salle, begun
):
    table, mover, other = begun
    await hinted(mover, table)
    move = (await hinted(mover, table)).private
    await mover.taps(button(move, "Send"))
    await says(mover, takebacks.ask_takeback, table)
    await other.taps(button(await other.turn(table), "Allow the takeback"))
    assert (await mover.turn(table)).title.endswith(" · 2 hints")
    await hinted(mover, table)
    assert (await mover.turn(table)).title.endswith(" · 3 hints")


async def test_a_draw_that_is_offered_stands_beside_a_hint(salle, begun):
    table, mover, other = begun
    await says(other, draws.offer_draw, table)
    await hinted(mover, table)
    assert {"Take the draw", "Hint"} <= set(labels(await mover.turn(table)))
    await mover.taps(button(await mover.turn(table), "Take the draw"))
    assert (await mover.turn(table)).title.endswith(" · 1 hint")


async def test_in_a_pause_a_hint_counts_as_ever_and_the_pause_goes_on(salle, begun):
    table, mover, other = begun
    await says(other, pauses.pause, table, "2")
    await mover.taps(button(await mover.turn(table), "Agree to the pause"))
    until = (await salle.tables.load(table)).match.paused_until
    await hinted(mover, table)
    match = (await salle.tables.load(table)).match
    assert (match.paused_until, sum(match.hints)) == (until, 1)


async def test_answers_given_in_advance_wait_for_the_move_and_not_for_the_hint(thoughts):
    game = await Game.begun(has_hints=True, is_rated=False)
    await game.says(game.bea, "a1-a4: b6-b4; else: d6-d5")
    await hinted(game.anna, game.table)
    await game.later()
    assert await game.moves() == []
    assert len(await game.listed(game.bea)) == 2
    await game.plays(game.anna, "a1-a4")
    await game.later()
    assert await game.moves() == ["a1-a4", "b6-b4"]


@pytest.mark.long
async def test_an_answer_that_is_given_for_a_player_comes_when_it_would_have_come(thoughts):
    duel = await Duel.begun(has_hints=True, is_rated=False)
    await duel.salle.app.run(preset_answers.show, duel.two.ask(), duel.table, "skills no")
    await duel.play(AUDATIA[:AUDATIA_GUARDED])
    before, owed = await duel.moves(), await automatic_answers(duel)
    assert "Hint" not in labels(await duel.two.turn(duel.table))
    await hinted(duel.two, duel.table)
    assert (await duel.moves(), await automatic_answers(duel)) == (before, owed)
    assert await taken(duel.salle, duel.table) == 1  # as if they had been asked: nobody can tell
    await duel.later()
    assert (await duel.moves())[-1] == "pass"


async def automatic_answers(duel):
    return list((await duel.salle.tables.load(duel.table)).automatic_answers)


async def test_a_linked_identity_goes_on_with_the_hints_of_its_seat(salle, begun, anna, anna_there):
    table, mover, _ = begun
    if mover is not anna:
        await mover.plays(table)
    await joins(anna, anna_there)
    assert (await hinted(anna, table)).private.lines[0].startswith("Hint:")
    there = (await hinted(anna_there, table)).private
    assert there.lines[0].startswith("Salle would play")
    loaded = await salle.tables.load(table)
    assert loaded.match.hints[loaded.seat_of(str(anna.address))] == 2


# Refused


async def test_an_adjourned_match_gives_none(salle, begun, thoughts):
    table, mover, other = begun
    await says(mover, adjournments.adjourn, table)
    await says(other, adjournments.adjourn, table)
    refused = await hinted(mover, table)
    assert (refused.is_error, thoughts, await taken(salle, table)) == (True, [], 0)


async def test_conditional_moves_offer_none_and_get_none(thoughts):
    game = await Game.begun(has_hints=True, is_rated=False)
    post = (await game.says(game.bea)).private
    while post.prompt.groups:
        assert "Hint" not in labels(post)
        post = (await game.bea.taps(post.prompt.groups[0].choices[0])).private
        loaded = await game.salle.tables.load(game.table)
        for forged in (f"ht:{game.table}:{loaded.version}:", f"ht:{game.table}:{loaded.version}:1"):
            assert (await game.salle.app.tap(game.bea.ask(), forged)).is_error
    assert thoughts == []


@pytest.mark.parametrize("terms", [{"is_rated": True}, {"is_rated": False}])
async def test_no_door_gives_one_where_it_counts_or_nobody_agreed(
    salle, anna, bea, thoughts, terms
):
    table = await salle.match(anna, bea, game="gyges", **terms)
    mover, _ = await sides(salle, table, anna, bea)
    version = (await salle.tables.load(table)).version
    for place in (None, ROOM):
        for forged in (f"ht:{table}:{version}:", f"ht:{table}:0:"):
            tapped = await salle.app.tap(mover.ask(place), forged)
            assert tapped.private is None or "hint" not in tapped.private.title.lower()
    assert (await hinted(mover, table)).is_error
    assert (thoughts, await taken(salle, table)) == ([], 0)


async def test_a_match_of_a_tournament_gives_none_whatever_it_says(salle, anna, bea, thoughts):
    table = await opened(salle, anna, bea)
    mover, other = await sides(salle, table, anna, bea)
    assert "Hint" not in labels(await mover.turn(table))
    for who in (mover, other):
        assert (await hinted(who, table)).is_error
    assert (thoughts, await taken(salle, table)) == ([], 0)


async def test_who_is_linked_to_nobody_at_the_table_gets_none_from_any_identity(
    salle, begun, thoughts, eve
):
    table, _mover, _other = begun
    there = Elsewhere(salle, "Eve")
    await joins(eve, there)
    for who in (eve, there):
        for place in (None, ROOM):
            ask = who.ask(place) if place else who.ask()
            assert (await salle.app.run(hint.hint, ask, table)).is_error
    assert (thoughts, await taken(salle, table)) == ([], 0)

"""Going through a match that is over, by the command and its buttons."""

import re

import pytest

from bot.commands import boards, review
from engines.core.analysis.reasons import Reason
from engines.core.open_views import open_view
from engines.core.seat import Seat
from tests.bot.reviewing import given_up, judged, moved, played
from tests.bot.salle import ROOM, button, labels

FORGED = ("gt", "gj")


async def reviewed(salle, who, table, place=None):
    reply = await salle.app.run(review.review, who.ask(place), table)
    assert reply.private, reply
    return reply.private


async def tapped(who, post, label, place=None):
    return (await who.taps(button(post, label), place)).private


@pytest.mark.parametrize(
    "game", ["en_garde", *(pytest.param(g, marks=pytest.mark.long) for g in ("gyges", "audatia"))]
)
async def test_a_match_is_gone_through_from_its_beginning_to_its_end(salle, anna, bea, game):
    table = await played(salle, anna, bea, game)
    seen = [await reviewed(salle, anna, table)]
    while "Next ›" in labels(seen[-1]):
        seen.append(await tapped(anna, seen[-1], "Next ›"))
    assert [one.lines[0] for one in seen] == [
        "The beginning. 4 moves follow.",
        *(f"Move {ply} of 4" for ply in range(1, 5)),
    ]
    assert "You resigned: Bea wins the match." in seen[-1].lines
    assert all(one.picture for one in seen)


async def test_first_and_last_and_back_lead_there(salle, anna, bea):
    post = await reviewed(salle, anna, await played(salle, anna, bea))
    last = await tapped(anna, post, "Last »")
    assert last.lines[0] == "Move 4 of 4"
    assert (await tapped(anna, last, "‹ Back")).lines[0] == "Move 3 of 4"
    assert (await tapped(anna, last, "« First")).lines[0] == post.lines[0]


async def test_both_hands_lie_open_at_each_position(salle, anna, bea):
    table = await played(salle, anna, bea)
    post = await tapped(anna, await reviewed(salle, anna, table), "Next ›")
    state = (await salle.tables.load(table)).match_states[2].game_state
    assert post.picture.view.opened == state.hands
    assert "Hands: Anna" in post.picture.alt


async def test_the_button_stands_under_the_end(salle, anna, bea):
    table = await played(salle, anna, bea)
    for post in (
        await anna.turn(table),
        (await salle.app.run(boards.board, bea.ask(ROOM), table)).private,
    ):
        start = (await bea.taps(button(post, "Go through it"))).private
        assert start.lines[0].startswith("The beginning.")


# What the moves were worth


async def test_under_each_move_stands_what_it_was_worth(salle, anna, bea):
    table = await played(salle, anna, bea)
    await judged(salle, table)
    start = await reviewed(salle, anna, table)
    assert start.lines[-1] == "One turning point: move 2."
    first = await tapped(anna, start, "Next ›")
    assert first.lines[-1].startswith("Chances of ")
    assert first.lines[-1].endswith(": 50%.")


async def test_no_two_buttons_lead_to_one_position(salle, anna, bea):
    table = await played(salle, anna, bea)
    await judged(salle, table)
    for ply in range(5):
        post = (await salle.app.tap(anna.ask(), f"gt:{table}:5:{ply}")).private
        tickets = [choice.ticket for choice in post.prompt.controls]
        assert len({*tickets}) == len(tickets)


async def test_a_turning_point_is_one_tap_away_and_says_what_would_have_been_better(
    salle, anna, bea
):
    table = await played(salle, anna, bea)
    await judged(salle, table)
    post = await tapped(anna, await reviewed(salle, anna, table), "Next turning point")
    assert post.lines[0] == "Move 2 of 4"
    turn, hindsight = post.lines[-2:]
    figures = r"Turning point\. Played: forward 1 → 2, worth 38%\. Better: (.+), worth 64%\."
    assert re.fullmatch(figures, turn)[1] == "forward 2 → 3"
    assert hindsight.startswith("In hindsight, with all cards open: ")
    assert "Next turning point" not in labels(post)


async def test_the_curve_of_the_match_stands_before_its_first_move(salle, anna, bea):
    table = await played(salle, anna, bea)
    assert (await reviewed(salle, anna, table)).sheet is None
    await judged(salle, table)
    start = await reviewed(salle, anna, table)
    assert [point.ply for point in start.sheet.sheet.points] == [2]
    assert start.sheet.alt.startswith("En Garde, Anna against Bea: how the chances went.")
    assert (await tapped(anna, start, "Next ›")).sheet is None


async def test_the_plate_tells_what_luck_and_skill_made(salle, anna, bea):
    table = await played(salle, anna, bea)
    await judged(salle, table)
    end = await tapped(anna, await reviewed(salle, anna, table), "Last »")
    shares = end.picture.finished.luck
    assert 0.5 + shares.one.luck + shares.one.skill == pytest.approx(0.0)  # Bea won


async def test_the_reason_of_a_turning_point_is_named(salle, anna, bea):
    table = await played(salle, anna, bea)
    await judged(salle, table, Reason(key="parry", facts={"value": 3, "count": 2}))
    turning = await tapped(anna, await reviewed(salle, anna, table), "Next turning point")
    assert turning.lines[3] == "A parry with two 3s was possible, with a turn to follow it."


async def test_what_is_not_judged_yet_is_asked_for_by_a_button(salle, anna, bea):
    table = await played(salle, anna, bea)
    await salle.store.give_up_analysis(table)
    post = await reviewed(salle, anna, table)
    assert post.lines[-1] == "The moves haven't been judged yet."
    waits = await tapped(anna, post, "Judge the moves")
    assert waits.lines[-1] == "The moves will soon be judged."
    assert await salle.store.to_analyse(0, limit=2) == [table]
    await salle.store.note_progress(table, 3, 12)
    assert (await tapped(anna, waits, "How far is it?")).lines[-1].endswith(": 3 of 12.")


async def test_an_analysis_of_other_moves_is_not_shown(salle, anna, bea):
    table, other = [await played(salle, anna, bea, moves=moves) for moves in (4, 3)]
    await judged(salle, other)
    found = (await salle.store.analysis(other)).found
    await salle.store.keep_analysis(table, found)
    assert "haven't been judged" in (await reviewed(salle, anna, table)).lines[-1]


async def test_one_plays_on_from_where_one_is(salle, anna, bea):
    table = await played(salle, anna, bea)
    post = await tapped(anna, await reviewed(salle, anna, table), "Next ›")
    asked = await tapped(anna, post, "Play on")
    assert asked.lines[0] == "You play on after move 1, in Anna's place."


# Who may see what, and when


async def test_nothing_of_a_running_match_is_gone_through_or_judged(salle, anna, bea, eve):
    table = await salle.match(anna, bea)
    await moved(salle, table, 2)
    await judged(salle, table)  # as if by mistake
    for who in (anna, bea, eve):
        asked = await salle.app.run(review.review, who.ask(ROOM), table)
        forged = [await salle.app.tap(who.ask(ROOM), f"{verb}:{table}:3:2") for verb in FORGED]
        for reply in (asked, *forged):
            assert (reply.is_error, reply.private) == (True, None)
            assert reply.ack == "You can go through a match once it is over."
    assert await salle.store.to_analyse(salle.time.now, limit=1) == []


async def test_no_view_of_a_running_match_opens_both_hands(salle, anna, bea):
    table = await salle.match(anna, bea)
    loaded = await salle.tables.load(table)
    for onlooker in (*Seat, None):
        assert loaded.game.view(loaded.match.game_state, onlooker).opened is None
    assert open_view(loaded.game, loaded.match.game_state).opened is not None


async def test_who_looked_in_the_chat_of_the_match_goes_on_in_private(salle, anna, bea, eve):
    table = await played(salle, anna, bea)
    here = await reviewed(salle, eve, table, ROOM)
    assert (await tapped(eve, here, "Next ›")).lines[0] == "Move 1 of 4"


async def test_what_is_passed_on_to_others_in_private_is_refused_to_them(salle, anna, bea, eve):
    table = await played(salle, anna, bea)
    mine = await reviewed(salle, anna, table)
    reply = await eve.taps(button(mine, "Next ›"))
    assert (reply.is_error, reply.private) == (True, None)
    somebody = salle.someone("Dora")
    shown = await reviewed(salle, eve, table, ROOM)
    assert (await somebody.taps(button(shown, "Next ›"))).is_error


async def test_a_match_without_moves_has_nothing_to_be_judged(salle, anna, bea):
    table = await salle.match(anna, bea)
    await given_up(salle, table, anna)
    post = await reviewed(salle, anna, table)
    assert post.lines[0] == "Nothing was played in this match."
    assert labels(post) == ["Play on", "Back to the table"]

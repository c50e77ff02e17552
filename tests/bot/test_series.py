"""Series: the next match begins by itself, once; how they stand is told; and how one ends."""

from __future__ import annotations

import asyncio

import pytest

from bot.application.next_matches import begin_next, find_next
from bot.application.tickets import Verb
from bot.application.time_controls import DAILY, PRESETS
from bot.commands import (
    boards,
    challenge_answers,
    forgetting,
    rematches,
    resignations,
    verification,
)
from bot.timing.calendars import SLEEP, ZONE
from engines.core.match_state import Status
from engines.core.record import Act, Series
from engines.core.seat import Seat
from storage.base import StoreAwayError
from tests.bot.salle import ROOM, Salle, button, labels
from tests.bot.test_results import acts, moves_once

DAY = 86_400


async def series(salle, one, two, kind=Series.BEST_OF_3, **terms):
    """The first match of a series, four moves old."""
    table = await salle.match(
        one, two, **{"game": "gyges", "series": kind, "is_rated": True} | terms
    )
    await four_moves(salle, table)
    return table


async def four_moves(salle, table):
    for _ in range(4):
        await moves_once(salle, table)


async def gives_up(salle, table, who, act=Act.RESIGN):
    loaded = await salle.tables.load(table)
    return await acts(salle, table, act, loaded.seat_of(str(who.address)))


async def following(salle, table):
    """The match that has begun after this one."""
    await salle.clock.sweep()
    found = await find_next(salle.tables, await salle.tables.load(table))
    assert found
    assert found.match.status is Status.PLAYING
    return found


async def whole(salle, one, two, losers, **terms):
    """A series in which these give their matches up, one after the other; its last table."""
    table = await series(salle, one, two, **terms)
    for number, loser in enumerate(losers):
        if number:
            table = (await following(salle, table)).key
            await four_moves(salle, table)
        await gives_up(salle, table, loser)
    return table


async def test_the_next_match_begins_by_itself_with_exchanged_seats_on_the_same_terms(
    salle, anna, bea
):
    clock = PRESETS[DAILY]
    table = await series(salle, anna, bea, clock=clock)
    before = await salle.tables.load(table)
    await gives_up(salle, table, anna)
    after = await following(salle, table)
    assert after.match.players == before.match.players.swap()
    assert after.match.proposal == before.match.proposal
    assert after.record.head.commitment not in ("", before.record.head.commitment)


async def test_both_are_told_of_the_end_and_of_the_next_match_and_of_nothing_else(salle, anna, bea):
    table = await series(salle, anna, bea)
    await salle.deliver()
    salle.doors.sent.clear()
    ended = await gives_up(salle, table, anna)
    await salle.deliver()
    for who in (anna, bea):
        (end,) = salle.doors.to(who.address)
        assert end.title == f"Gygès · {both_with_points(ended)} · rated"
        assert any("lead" in line and "1–0" in line for line in end.lines)
        assert "The next match begins by itself." in end.lines
        assert "Rematch" not in labels(end)
    salle.doors.sent.clear()
    after = await following(salle, table)
    await salle.deliver()
    for who in (anna, bea):
        (begun,) = salle.doors.to(who.address)
        assert begun.lines[0] == "Match 2 · best of 3"
        assert begun.table == after.key
        assert begun.follows == table
        assert begun.picture.style.series_score in ("0–1", "1–0")
    (board,) = salle.doors.to(ROOM)
    assert board.title.startswith("Gygès · ")
    assert " – " in board.title


def both_with_points(loaded):
    points = loaded.series.score
    one, two = (player.name for player in loaded.match.players)
    return f"{one} {points.one:g} – {points.two:g} {two}"


async def test_the_next_match_begins_once_whoever_begins_it(salle, anna, bea):
    table = await series(salle, anna, bea)
    await gives_up(salle, table, anna)
    other = Salle(salle.store)
    halls = (salle, other, salle)
    loaded = [await one.tables.load(table) for one in halls]
    halls = (salle, other, salle)
    loaded = [await one.tables.load(table) for one in halls]
    begun = await asyncio.gather(
        *(begin_next(one.tables, over) for one, over in zip(halls, loaded, strict=True))
    )
    assert len(set(begun)) == 1
    log = (await salle.tables.load(begun[0])).record.log
    assert [entry.act for entry in log] == [Act.ACCEPT]
    running = await salle.store.running_tables(str(anna.address))
    assert [key for key in running if key != table] == [begun[0]]


async def test_what_is_broken_off_while_it_begins_is_gone_on_with(salle, anna, bea, monkeypatch):
    table = await series(salle, anna, bea)
    await gives_up(salle, table, anna)

    async def killed(*_, **__):
        raise StoreAwayError("killed")

    with monkeypatch.context() as patched:
        patched.setattr(salle.tables, "act", killed)
        with pytest.raises(StoreAwayError):
            await salle.clock.sweep()
    begun = await find_next(salle.tables, await salle.tables.load(table))
    assert begun.match.status is Status.OPEN
    await following(salle, table)
    assert await salle.clock.sweep() is False
    assert (await salle.tables.load(table)).deadline is None


async def test_a_series_is_over_when_it_is_decided(salle, anna, bea):
    table = await whole(salle, anna, bea, [anna, anna])
    await salle.clock.sweep()
    assert await find_next(salle.tables, await salle.tables.load(table)) is None
    post = await bea.turn(table)
    assert "You win the series 2–0." in post.lines
    sheet = post.sheet.sheet
    assert (sheet.is_over, len(sheet.matches), sheet.names[sheet.winner]) == (True, 2, "Bea")
    assert sheet.score[sheet.winner] == "2"
    assert [match.seats.one for match in sheet.matches] == [Seat.ONE, Seat.TWO]
    assert post.sheet.alt.startswith("Series (best of 3): ")


async def test_each_match_of_a_rated_series_counts(salle, anna, bea):
    await whole(salle, anna, bea, [anna, bea, anna])
    standings = (await salle.store.standings("gyges", [str(anna.address)])).of
    assert standings[str(anna.address)].rating.matches == 3


async def test_the_rematch_of_a_series_is_a_series(salle, anna, bea):
    table = await whole(salle, anna, bea, [anna, anna])
    again = (await salle.app.run(rematches.rematch, anna.ask(), table)).table
    assert (await salle.tables.load(again)).match.proposal.series is Series.BEST_OF_3


async def test_between_two_matches_of_a_series_there_is_no_rematch(salle, anna, bea):
    table = await whole(salle, anna, bea, [anna])
    refused = await salle.app.run(rematches.rematch, anna.ask(), table)
    assert refused.is_error
    assert refused.ack == "The series goes on: its next match begins by itself."


async def test_somebody_may_resign_a_match_or_leave_the_series(salle, anna, bea):
    table = await series(salle, anna, bea)
    question = (await salle.app.run(resignations.resign, anna.ask(), table)).private
    assert labels(question) == ["Resign this match", "Leave the series", "Play on"]
    left = (await anna.taps(button(question, "Leave the series"))).private
    assert left.lines[-1] == "You have left the series: Bea wins it."
    await salle.clock.sweep()
    assert (await salle.tables.load(table)).series.winner is not None
    assert len(await salle.store.running_tables(str(anna.address))) == 0


async def test_before_the_second_move_resigning_is_leaving(salle, anna, bea):
    table = await salle.match(anna, bea, game="gyges", series=Series.BEST_OF_3)
    question = (await salle.app.run(resignations.resign, anna.ask(), table)).private
    assert labels(question) == ["Leave the series", "Play on"]
    assert "second move" in question.prompt.lead
    await gives_up(salle, table, anna)
    assert (await salle.tables.load(table)).series.is_over


async def test_a_match_by_itself_is_left_by_nobody(salle, anna, bea):
    table = await salle.match(anna, bea, game="gyges")
    loaded = await salle.tables.load(table)
    reply = await salle.app.tap(anna.ask(), f"ls:{table}:{loaded.version}:")
    assert reply.is_error
    assert reply.ack == "This match isn't part of a series."


async def test_with_a_clock_the_next_match_waits_until_both_are_awake(salle, anna, bea):
    night = {ZONE: "UTC", SLEEP: "08:00-14:00"}  # it is eight o'clock
    await salle.store.update_profile(str(bea.address), night)
    table = await series(salle, anna, bea, clock=PRESETS[DAILY])
    ended = await gives_up(salle, table, anna)
    assert ended.deadline == pytest.approx(salle.time.now + DAY / 4)
    assert (await anna.turn(table)).lines[-1] == (
        "The next match begins by itself once you are both awake."
    )
    await salle.clock.sweep()
    assert await find_next(salle.tables, ended) is None
    salle.time.now += DAY / 4
    await following(salle, table)


async def test_nobody_is_given_a_match_who_has_had_themselves_forgotten(salle, anna, bea):
    await salle.store.update_profile(str(bea.address), {ZONE: "UTC", SLEEP: "08:00-14:00"})
    table = await series(salle, anna, bea, clock=PRESETS[DAILY])
    await gives_up(salle, table, anna)
    question = (await salle.app.run(forgetting.forget, anna.ask())).private
    await anna.taps(button(question, "Forget me"))
    salle.time.now += DAY
    await salle.clock.sweep()
    assert await find_next(salle.tables, await salle.tables.load(table)) is None


async def test_who_has_themselves_forgotten_leaves_the_series(salle, anna, bea):
    table = await series(salle, anna, bea)
    question = (await salle.app.run(forgetting.forget, anna.ask())).private
    assert "Gygès against Bea: you leave the series." in question.lines
    await anna.taps(button(question, "Forget me"))
    assert (await salle.tables.load(table)).series.winner is not None


async def test_a_rated_challenge_of_a_game_with_unequal_seats_offers_two_matches_first(
    salle, anna, bea
):
    rated = await salle.challenge(anna, game="audatia", opponent=bea.person, is_rated=True)
    card = (await salle.app.run(boards.hand, anna.ask(), rated)).private
    assert any("two duels, roles swapped" in line for line in card.lines)
    friendly = await salle.challenge(bea, game="audatia", opponent=anna.person, is_rated=False)
    said = await salle.tables.load(friendly)
    assert said.match.proposal.series is Series.NONE


async def test_a_series_alone_goes_on_too(salle, anna):
    table = await salle.alone(anna, game="gyges", is_study=True, series=Series.EXCHANGED)
    loaded = await salle.tables.load(table)
    await acts(salle, table, Act.RESIGN, Seat.ONE)
    assert loaded.series
    await following(salle, table)


async def test_a_series_against_salle_goes_on_too(salle, anna):
    table = await salle.alone(anna, game="gyges", level="novice", series=Series.EXCHANGED)
    await gives_up(salle, table, anna)
    after = await following(salle, table)
    assert sorted(filter(None, map(after.computer_level, Seat))) == ["novice"]


async def test_how_many_matches_is_one_of_the_terms_and_a_counter_offer_changes_it(
    salle, anna, bea
):
    table = await salle.challenge(anna, game="gyges", opponent=bea.person)
    form = (await salle.app.tap(bea.ask(), f"{Verb.CHANGE}:{table}:0:")).private
    lengths = (await bea.taps(button(form, "Series: one match"))).private
    chosen = (await bea.taps(button(lengths, "best of 5"))).private
    assert any("one match → best of 5" in line for line in chosen.lines)
    await bea.taps(button(chosen, "Propose"))
    await salle.app.run(challenge_answers.accept, anna.ask(), table)
    assert (await salle.tables.load(table)).series.kind is Series.BEST_OF_5


async def test_a_match_that_begins_by_itself_shows_its_seal(salle, anna, bea):
    table = await whole(salle, anna, bea, [anna], game="en_garde")
    assert (await anna.turn(table)).seal is None
    after = await following(salle, table)
    seal = (await anna.turn(after.key)).seal
    assert seal.digits == after.record.head.commitment
    await acts(salle, after.key, Act.RESIGN, Seat.ONE)
    proof = (await salle.app.run(verification.verify, anna.ask(), after.key)).private
    assert any("fit the sealed seed" in line for line in proof.lines)

"""A tournament begins by itself, makes its tables, takes their results once, and ends."""

from __future__ import annotations

import asyncio

from bot.workers.tournament_worker import TournamentWorker
from engines.core.match_state import Status as MatchStatus
from engines.core.record import Act
from engines.core.time_control import TimeControl
from engines.core.tournaments.acts import (
    Adjudicated,
    Left,
    Outcome,
    Reported,
    TakenOut,
    win_of,
)
from engines.core.tournaments.standings import standings
from engines.core.tournaments.state import Out, Status
from storage import keys
from tests.bot.salle import ROOM
from tests.bot.tournaments_played import DAY, Played

LONG_CLOCK = TimeControl(bank=40 * DAY, increment=0, cap=40 * DAY)


async def test_it_begins_at_its_time_and_each_pairing_has_a_table_that_runs(salle):
    played = await Played.opened(salle)
    assert (await played.settles()).state.status is Status.ENROLLING
    now = await played.begins()
    assert now.state.status is Status.RUNNING
    for bout in now.state.open_bouts:
        table = await played.table(bout)
        assert table.match.status is MatchStatus.PLAYING
        assert [p.address for p in table.match.players] == [bout.one, bout.two]
        assert table.record.head.tournament.tournament == played.name


async def test_a_result_reaches_it_once_and_the_next_round_begins_by_itself(salle):
    played = await Played.opened(salle)
    now = await played.begins()
    losers = [bout.two.partition(":")[2] for bout in now.state.open_bouts]
    now = await played.plays_out(*losers)
    assert sum(isinstance(entry, Reported) for entry in now.record.log) == 2
    assert len(now.state.rounds) == 2
    assert all(bout.outcome is None for bout in now.state.open_bouts)


async def test_two_processes_begin_a_round_once(salle):
    played = await Played.opened(salle)
    salle.time.now += DAY
    others = [
        TournamentWorker(tournaments=type(played.tournaments)(salle.tables), judge=played.judges)
        for _ in "12"
    ]
    await asyncio.gather(*(one.see_to(played.name) for one in [played.worker, *others]))
    now = await played.settles()
    assert [entry.act for entry in now.record.log].count("paired") == 1
    assert len(await salle.store.running_tables("web:hall")) == 2


async def test_it_ends_after_its_last_round_with_a_winner(salle):
    played = await Played.opened(salle, rounds=1)
    now = await played.begins()
    now = await played.plays_out(*(b.two.partition(":")[2] for b in now.state.open_bouts))
    assert now.state.status is Status.ENDED
    assert [row.points for row in standings(now.state)] == [1, 1, 0, 0]


async def test_with_too_few_it_ends_and_says_why(salle):
    played = await Played.opened(salle, count=1)
    now = await played.begins()
    assert (now.state.status, now.state.end_reason) == (Status.ENDED, "too-few")


async def test_who_withdraws_has_resigned_their_match(salle):
    played = await Played.opened(salle)
    await played.begins()
    bout = await played.bout_of("bea")
    await played.act(Left(at=int(salle.time()), by="test:bea", player="test:bea"))
    now = await played.settles()
    table = await played.table(bout)
    assert table.record.log[-1].act is Act.RESIGN
    assert now.state.bout(bout.round, bout.board).is_forfeit
    assert now.state.entrants["test:bea"].out is Out.LEFT


async def test_the_match_of_who_is_taken_out_is_adjudicated(salle):
    played = await Played.opened(salle)
    await played.begins()
    bout = await played.bout_of("bea")
    await played.act(TakenOut(at=int(salle.time()), by="test:anna", player="test:bea"))
    await played.settles()
    table = await played.table(bout)
    assert table.record.log[-1].act is Act.ADJUDICATE
    winner = table.match.players[table.match.outcome.winner]
    assert winner.address == bout.rival_of("test:bea")


async def test_when_the_time_of_a_round_is_up_open_matches_are_decided(salle):
    played = await Played.opened(salle, rounds=1, clock=LONG_CLOCK)
    now = await played.begins()
    bout = now.state.open_bouts[0]
    await played.moves_once(bout)
    await played.passes(10 * DAY)
    now = await played.settles()
    assert now.state.status is Status.ENDED
    assert [entry.act for entry in now.record.log].count("adjudicated") == 2
    assert (await played.table(bout)).record.log[-1].act is Act.ADJUDICATE


async def test_no_round_is_over_because_salle_was_away(salle):
    played = await Played.opened(salle, rounds=1, clock=LONG_CLOCK)
    await played.begins()
    salle.time.now += 15 * DAY
    await salle.clock.credit_downtime()
    assert (await played.settles()).state.status is Status.RUNNING
    await played.passes(10 * DAY)
    assert (await played.settles()).state.status is Status.ENDED


async def test_a_chat_reads_one_message_a_round_and_one_at_the_end(salle):
    played = await Played.opened(salle, rounds=2)
    now = await played.begins()
    for _ in range(2):
        await salle.deliver()
        now = await played.plays_out(*(b.two.partition(":")[2] for b in now.state.open_bouts))
        await salle.deliver()
    public = [sent for sent in salle.doors.sent if sent.is_public]
    assert len([sent for sent in public if not sent.previous]) == 4  # the card, two rounds, the end
    assert not any(sent.post.mentions for sent in public)


async def test_nobody_is_told_of_results_that_are_not_theirs(salle):
    played = await Played.opened(salle, rounds=1)
    await played.begins()
    await salle.deliver()
    salle.doors.sent.clear()
    bout = await played.bout_of("anna")
    await played.moves_once(bout)
    await played.resigns("anna")
    await played.settles()
    await salle.deliver()
    told = {str(sent.to) for sent in salle.doors.sent if not sent.is_public}
    assert told <= set(bout.players)


async def test_its_results_count_in_the_leaderboard_of_its_place(salle):
    played = await Played.opened(salle, rounds=1, is_rated=True)
    now = await played.begins()
    await played.plays_out(*(b.two.partition(":")[2] for b in now.state.open_bouts))
    (table,) = await salle.store.finished_tables("test:anna", limit=9)
    assert (await salle.tables.load(table)).reckoned is not None
    assert await salle.store.client.ask("SCARD", keys.players_of("gyges", str(ROOM))) == 4


async def test_salle_judges_a_position_where_that_was_agreed_on(salle):
    played = await Played.opened(
        salle, count=2, rounds=1, clock=LONG_CLOCK, adjudication="judgement"
    )
    now = await played.begins()
    (bout,) = now.state.open_bouts
    await played.moves_once(bout)
    await played.passes(10 * DAY)
    now = await played.settles()
    await played.judges.close()
    (entry,) = [entry for entry in now.record.log if isinstance(entry, Adjudicated)]
    table = await played.table(bout)
    winner = table.match.outcome.winner
    assert win_of(winner) == entry.outcome if winner else entry.outcome is Outcome.DRAW

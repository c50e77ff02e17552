"""Whole tournaments of each kind, with the time turned forward."""

from __future__ import annotations

from collections import Counter

from engines.core.record import Act, Entry
from engines.core.seat import Seat
from engines.core.tournaments.acts import Answered, Challenged
from engines.core.tournaments.head import GameChoice, Kind
from engines.core.tournaments.standings import standings
from engines.core.tournaments.state import Out, Status
from tests.bot.tournaments_played import CLOCK, DAY, Played

GAMES = tuple(GameChoice(game=game) for game in ("gyges", "en_garde", "cannae", "audatia"))


async def played_to_its_end(played: Played, *, absent: str = "") -> None:
    """The second of each pairing loses, round by round; who is absent does nothing."""
    now = await played.begins()
    for _ in range(20):
        if now.state.status is Status.ENDED:
            return
        await played.salle.deliver()
        for bout in now.state.open_bouts:
            if bout.is_bye:
                continue
            await played.moves_once(bout, absent=absent)
            if f"test:{absent}" not in bout.players:
                await played.resigns(bout.two.partition(":")[2])
        now = await played.settles()
        if now.state.open_bouts:
            await played.passes(4 * DAY)
            now = await played.settles()
    raise AssertionError("it doesn't end")


async def test_a_swiss_of_eight_over_three_rounds_of_several_games(salle):
    played = await Played.opened(salle, count=8, games=GAMES, rounds=3)
    await played_to_its_end(played)
    now = await played.now()
    points = [row.points for row in standings(now.state)]
    assert (points[0], sum(points)) == (3, 12)
    games = [(await played.table(here.bouts[0])).record.head.game for here in now.state.rounds]
    assert games == ["gyges", "en_garde", "cannae"]


async def test_who_vanishes_loses_on_the_clock_and_is_out_after_two_matches(salle):
    played = await Played.opened(salle, count=8, rounds=3)
    await played_to_its_end(played, absent="hugo")
    state = (await played.now()).state
    assert state.entrants["test:hugo"].out is Out.ABSENT
    assert not any("test:hugo" in bout.players for bout in state.rounds[2].bouts)
    told = [line for post in salle.doors.to(played.people["hugo"].address) for line in post.lines]
    assert any("out" in line for line in told), told


async def test_a_double_round_robin_of_five(salle):
    played = await Played.opened(salle, count=5, kind=Kind.DOUBLE_ROUND_ROBIN)
    await played_to_its_end(played)
    state = (await played.now()).state
    met = Counter((b.one, b.two) for here in state.rounds for b in here.bouts if b.two)
    assert set(met.values()) == {1}
    assert len(met) == 5 * 4
    assert len(state.rounds) == 10


async def test_a_knock_out_of_six_with_a_match_for_the_third_place(salle):
    played = await Played.opened(salle, count=6, kind=Kind.KNOCK_OUT, has_third_place_match=True)
    await played_to_its_end(played)
    state = (await played.now()).state
    assert [len(here.bouts) for here in state.rounds] == [4, 2, 2]
    assert [row.place for row in standings(state)][:4] == [1, 2, 3, 4]


async def test_a_draw_of_a_knock_out_is_played_again_with_exchanged_seats(salle):
    played = await Played.opened(salle, count=2, kind=Kind.KNOCK_OUT)
    now = await played.begins()
    (bout,) = now.state.open_bouts
    await played.moves_once(bout)
    key = await played.key(bout)
    at = int(salle.time())
    for act, seat in ((Act.OFFER_DRAW, Seat.ONE), (Act.ACCEPT_DRAW, Seat.TWO)):
        await salle.tables.act(key, lambda _, a=act, s=seat: Entry(act=a, seat=s, at=at))
    await played.settles()
    again = await played.table(bout, attempt=2)
    assert [p.address for p in again.match.players] == [bout.two, bout.one]
    await played.moves_once(await played.bout_of("anna"))
    await played.resigns("anna")
    now = await played.settles()
    assert standings(now.state)[0].address == "test:bea"


async def test_a_series_of_a_knock_out_is_reported_when_it_is_over(salle):
    played = await Played.opened(salle, count=2, kind=Kind.KNOCK_OUT, series="best-3")
    now = await played.begins()
    for matches in (1, 2):
        (key,) = await salle.store.running_tables("test:anna")
        for _ in range(4):
            table = await salle.tables.load(key)
            await played.moves(key, min(table.match.active))
        await played.gives_up(key, "bea")
        await played.passes(DAY)
        now = await played.settles()
        assert (now.state.status is Status.ENDED) == (matches == 2)
    assert standings(now.state)[0].address == "test:anna"
    assert [entry.act for entry in now.record.log].count("result") == 1


async def test_a_ladder_of_twelve_over_two_months(salle):
    names = ("Kim", "Lea")
    played = await Played.opened(
        salle, count=10, kind=Kind.LADDER, most=100, round_time=14 * DAY, clock=CLOCK
    )
    for name in names:
        await played.joins(salle.someone(name))
    now = await played.begins()
    assert len(now.state.ladder) == 12
    for week in range(9):
        now = await played.now()
        ladder = now.state.ladder
        below, above = ladder[3 + week % 5], ladder[2 + week % 5]
        number = now.state.challenge_count + 1
        await played.act(
            Challenged(at=int(salle.time()), by=below, challenger=below, challenged=above)
        )
        if week % 3 == 2:  # nobody answers
            await played.passes(8 * DAY)
            now = await played.settles()
        else:
            await played.act(Answered(at=int(salle.time()), by=above, challenge=number))
            await played.settles()
            loser = above.partition(":")[2]
            await played.moves_once(await played.bout_of(loser))
            await played.resigns(loser)
            await played.passes(7 * DAY)
            now = await played.settles()
        assert now.state.ladder.index(below) < now.state.ladder.index(above)
    assert now.state.status is Status.RUNNING
    assert not now.state.challenges
    assert not now.state.open_bouts

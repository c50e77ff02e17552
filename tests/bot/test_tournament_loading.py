"""Loading a tournament, acting on it, and what is kept of it in between."""

from __future__ import annotations

from engines.core.tournaments.acts import Left
from engines.core.tournaments.standings import standings
from tests.bot.tournaments_played import Played


async def test_an_act_reads_the_tournament_once(salle, monkeypatch):
    played = await Played.opened(salle)
    load, reads = salle.store.load_tournament, []

    async def counted(*args, **more):
        reads.append(args)
        return await load(*args, **more)

    monkeypatch.setattr(salle.store, "load_tournament", counted)
    await played.act(Left(at=int(salle.time()), by="test:bea", player="test:bea"))
    assert len(reads) == 1


async def test_an_act_leaves_what_is_loaded_next(salle):
    played = await Played.opened(salle)
    acted = await played.act(Left(at=int(salle.time()), by="test:bea", player="test:bea"))
    other = type(played.tournaments)(salle.tables)
    for tournaments in (played.tournaments, other):
        loaded = await tournaments.load(played.name)
        assert (loaded.record, loaded.state) == (acted.record, acted.state)


async def test_standings_are_found_once_for_a_version_and_anew_for_the_next(salle):
    played = await Played.opened(salle, rounds=1)
    before = await played.begins()
    assert (await played.now()).standings() is before.standings()
    await played.plays_out("bea")
    now = await played.now()
    assert now.standings() is not before.standings()
    assert now.standings() == standings(now.state)


async def test_standings_of_a_round_leave_later_ones_out(salle):
    played = await Played.opened(salle, rounds=2)
    now = await played.begins()
    now = await played.plays_out(*(bout.two.partition(":")[2] for bout in now.state.open_bouts))
    assert len(now.state.rounds) == 2
    assert now.standings(after=1) == standings(now.state, now.state.rounds[:1])


async def test_a_long_log_is_replayed_to_the_same(salle, monkeypatch):
    played = await Played.opened(salle)
    now = await played.begins()
    monkeypatch.setattr("bot.application.tournaments._MANY", 1)
    loaded = await type(played.tournaments)(salle.tables).load(played.name)
    assert loaded.state == now.state

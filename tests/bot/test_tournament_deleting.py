"""Somebody who organises a tournament, or plays in it, deletes themselves."""

from __future__ import annotations

from contextlib import suppress

from bot.application.deleting import Deleting
from bot.commands import forgetting
from engines.core.former import is_former
from engines.core.match_state import Status as MatchStatus
from engines.core.tournaments.acts import TakenOut
from engines.core.tournaments.head import Kind
from engines.core.tournaments.state import Out, Status
from storage.base import StoreAwayError
from tests.bot.everything_kept import everything_kept, naming
from tests.bot.faulty_store import FaultyStore
from tests.bot.salle import Salle
from tests.bot.tournaments_played import Played, deletes, started_anew, to_its_end
from tests.servers.private_store import PrivateStore


async def test_who_deletes_themselves_forfeits_and_a_former_player_stands_in_their_place(salle):
    played = await Played.opened(salle)
    await played.begins()
    bout = await played.bout_of("bea")
    await deletes(played, "bea")
    now = await played.settles()
    there = now.state.bout(bout.round, bout.board)
    (former,) = [one for one in there.players if is_former(one)]
    assert there.is_forfeit
    assert there.rival_of(former) == bout.rival_of("test:bea")
    assert now.state.entrants[former].out is Out.LEFT
    assert (await played.table(bout)).match.status is MatchStatus.OVER
    assert (await to_its_end(played)).state.status is Status.ENDED


async def test_who_is_asked_whether_to_be_forgotten_reads_which_tournaments_they_leave(salle):
    played = await Played.opened(salle)
    asked = (await salle.app.run(forgetting.forget, played.people["bea"].ask())).private
    assert "Tournament “Autumn Cup”: you leave it." in asked.lines


async def test_no_key_names_who_has_deleted_themselves(salle):
    played = await Played.opened(salle)
    await played.begins()
    await salle.deliver()
    await played.act(TakenOut(at=int(salle.time()), by="test:bea", player="test:dario"))
    await deletes(played, "bea")
    await salle.deliver()
    await played.settles()
    await salle.deliver()
    assert naming(await everything_kept(salle.store), "test:bea") == []


async def test_who_managed_it_without_taking_part_is_named_no_more_either(salle):
    played = await Played.opened(salle)
    await played.act(TakenOut(at=int(salle.time()), by="test:eve", player="test:dario"))
    salle.time.now += 60
    await deletes(played, "eve")
    assert naming(await everything_kept(salle.store), "test:eve") == []
    assert (await played.begins()).state.status is Status.RUNNING


async def test_a_tournament_whose_organiser_deletes_themselves_goes_on_by_itself(salle):
    played = await Played.opened(salle)
    await deletes(played, "anna")
    now = await played.begins()
    assert is_former(now.state.organiser.address)
    assert now.state.status is Status.RUNNING
    assert (await to_its_end(played)).state.status is Status.ENDED


async def test_deleting_that_is_broken_off_anywhere_is_completed(monkeypatch):
    monkeypatch.setattr("bot.application.commits._LOOKING_AGAIN", (0.0,))
    monkeypatch.setattr("bot.application.tournaments._LOOKING_AGAIN", (0.0,))
    for fails_at in range(2, 300, 9):
        faulty = FaultyStore(PrivateStore())
        salle = Salle(faulty)
        played = await Played.opened(salle, count=2)
        await played.begins()
        faulty.arm(fails_at, failures=10_000)
        with suppress(StoreAwayError):
            await Deleting(salle.tables).delete("test:bea")
        has_failed = faulty.disarm()
        salle = started_anew(salle, faulty.store)
        if not await salle.store.deletions():
            continue  # nothing was begun yet
        await salle.deliver()
        await Deleting(salle.tables).go_on()
        assert naming(await everything_kept(faulty.store), "test:bea") == [], fails_at
        now = await salle.context.tournaments.load(played.name)
        assert [entry.act for entry in now.record.log].count("left") == 1
        if not has_failed:
            return
    raise AssertionError("deleting never comes to its end")


async def test_whoever_comes_back_joins_as_somebody_else(salle):
    played = await Played.opened(salle, kind=Kind.LADDER, count=3)
    await played.begins()
    bea = played.people["bea"]
    await Deleting(salle.tables).delete("test:bea")
    salle.time.now += 5
    await played.joins(bea)
    await Deleting(salle.tables).go_on()
    now = await played.now()
    assert now.state.entrants["test:bea"].is_in
    assert len(now.state.entrants) == 4

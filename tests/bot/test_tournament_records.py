"""What is kept of tournaments: damaged, old, told to somebody, and copied."""

from __future__ import annotations

import pytest

from bot.application import profile
from bot.application.deleting import Deleting
from bot.application.loaded_tournament import DamagedTournamentError
from bot.commands.own_tournaments import own_tournaments
from bot.workers.old_records import OldRecords
from bot.workers.silent_people import SilentPeople
from engines.core.former import is_former
from engines.core.match_state import Status as MatchStatus
from engines.core.tournaments.acts import Left
from engines.core.tournaments.head import Kind
from engines.core.tournaments.state import Status
from storage import keys
from storage.backup.importing import Importer
from tests.bot.everything_kept import everything_kept, naming
from tests.bot.salle import Salle
from tests.bot.test_import_of_deleted import exported, fold
from tests.bot.tournaments_played import DAY, Played, deletes, started_anew, to_its_end
from tests.servers.private_store import PrivateStore


# -- what can't be read ----------------------------------------------------------------------------
def too_long(store, key):
    row = store.peek("LINDEX", key, 0)
    store.peek("LSET", key, 0, row.replace(b"Autumn Cup", b"A" * 4_000))


def no_list(store, key):
    store.peek("DEL", key)
    store.peek("SET", key, "what?")


def no_json(store, key):
    store.peek("LSET", key, 2, b"\xff{")


def not_to_be_followed(store, key):
    store.peek("RPUSH", key, '{"act":"result","at":1,"round":9,"table":"x","outcome":"one"}')


@pytest.mark.parametrize("damage", [too_long, no_list, no_json, not_to_be_followed])
async def test_a_damaged_tournament_is_closed_and_no_other_waits_for_it(salle, damage):
    bad = await Played.opened(salle)
    good = await Played.opened(salle)
    damage(salle.store, keys.tournament(bad.name))
    salle = started_anew(salle)
    with pytest.raises(DamagedTournamentError):
        await salle.context.tournaments.load(bad.name)
    salle.time.now += DAY
    await Played(salle, good.name, good.people).worker.tick()
    now = await salle.context.tournaments.load(good.name)
    assert now.state.status is Status.RUNNING
    assert bad.name not in await salle.store.due_tournaments(salle.time())
    assert [one.id for one in await salle.context.tournaments.of("test:bea")] == [good.name]
    await Deleting(salle.tables).delete("test:bea")
    await Deleting(salle.tables).go_on()
    now = await salle.context.tournaments.load(good.name)
    assert "test:bea" not in now.state.entrants


async def test_a_tournament_that_was_mended_goes_on(salle):
    played = await Played.opened(salle)
    key = keys.tournament(played.name)
    row = salle.store.peek("LINDEX", key, 2)
    no_json(salle.store, key)
    played = Played(started_anew(salle), played.name, played.people)
    await played.passes(DAY)
    await played.worker.tick()
    salle.store.peek("LSET", key, 2, row)
    await played.passes(3_600)
    assert (await played.settles()).state.status is Status.RUNNING


# -- old records, silent people, own data, copies --------------------------------------------------
def old_records(salle: Salle) -> OldRecords:
    return OldRecords(tables=salle.tables, keep_days=1)


async def has_exported(salle: Salle) -> None:
    await salle.store.client.ask("SET", keys.EXPORTED, salle.time())


async def test_the_matches_of_a_tournament_stay_until_it_is_over_and_then_all_of_it_goes(salle):
    played = await Played.opened(salle, rounds=2)
    now = await played.begins()
    bouts = now.state.open_bouts
    await played.plays_out(bouts[0].two.partition(":")[2])
    await played.passes(3 * DAY)
    await has_exported(salle)
    assert await old_records(salle).drop_all() == 0
    assert (await played.table(bouts[0])).match.status is MatchStatus.OVER
    await to_its_end(played)
    await played.passes(3 * DAY)
    await has_exported(salle)
    assert await old_records(salle).drop_all() == 4
    assert await salle.store.load_tournament(played.name) is None
    assert await salle.store.tournaments_of("test:anna", limit=9) == []
    assert salle.store.found(f"*{played.name}*") == []


async def test_who_plays_in_a_tournament_that_runs_is_not_silent(salle):
    played = await Played.opened(salle, kind=Kind.LADDER)
    await played.begins()
    await salle.store.update_profile("test:bea", {profile.NAME: "Bea", profile.SEEN: "1"})
    silent = SilentPeople(deleting=Deleting(salle.tables), after_days=30, breath=0)
    await silent.look()
    assert profile.ASKED_TO_STAY not in await salle.store.profile("test:bea")
    await played.act(Left(at=int(salle.time()), by="test:bea", player="test:bea"))
    await silent.look()
    assert profile.ASKED_TO_STAY in await salle.store.profile("test:bea")


async def test_the_file_of_ones_own_data_tells_of_tournaments_and_of_no_others_address(salle, anna):
    played = await Played.opened(salle)
    now = await played.begins()
    await salle.deliver()
    bout = await played.bout_of("anna")
    (told,) = await own_tournaments(salle.context, "test:anna")
    assert (told.tournament, told.is_organiser, told.status) == (played.name, True, "running")
    assert [act.act for act in told.acts] == ["opened", "joined"]
    rival = now.state.entrants[bout.rival_of("test:anna")]
    assert [match.rival for match in told.matches] == [rival.player.name]
    assert rival.address not in told.model_dump_json()


async def test_an_import_makes_nothing_twice_and_goes_on(salle):
    played = await Played.opened(salle, rounds=2)
    await played.begins()
    bea = await played.bout_of("bea")
    await played.act(Left(at=int(salle.time()), by="test:bea", player="test:bea"))
    file = await exported(salle)
    there = started_anew(salle, PrivateStore())
    done = await Importer(there.store, fold).load(file)
    assert "1 tournaments" in str(done)
    again = Played(there, played.name, played.people)
    for one in again.people.values():
        one.salle = there
    before = await again.now()
    assert before.record == (await played.now()).record
    now = await again.settles()
    assert now.version == before.version
    assert len(await there.store.running_tables("web:hall")) == 1
    assert (await again.table(bea)).match.status is MatchStatus.OVER
    assert (await to_its_end(again)).state.status is Status.ENDED
    file.seek(0)
    assert (await Importer(there.store, fold).load(file)).known_tournaments == 1


@pytest.mark.parametrize("is_over", [False, True])
async def test_an_import_does_not_bring_back_into_tournaments_who_has_deleted_themselves(
    salle, is_over
):
    played = await Played.opened(salle, rounds=1)
    await played.begins()
    if is_over:
        await to_its_end(played)
    await salle.deliver()
    file = await exported(salle)
    salle.time.now += 60
    await deletes(played, "bea")
    there = started_anew(salle, PrivateStore())
    tombs = await salle.store.client.ask("HGETALL", keys.DELETED)
    for pair in tombs.items():
        await there.store.client.ask("HSET", keys.DELETED, *pair)
    assert (await Importer(there.store, fold).load(file)).deleted == 1
    await Deleting(there.tables).go_on()
    await there.deliver()
    assert naming(await everything_kept(there.store), "test:bea") == []
    now = await there.context.tournaments.load(played.name)
    assert sum(map(is_former, now.state.entrants)) == 1

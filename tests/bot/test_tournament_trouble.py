"""What may go wrong around a tournament: nothing is lost, and nobody is stuck."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import pytest

from bot.application import left_places, profile
from bot.application.deleting import Deleting
from bot.application.loaded_tournament import DamagedTournamentError
from bot.application.tournament_reports import report
from bot.commands import forgetting
from bot.commands.own_tournaments import own_tournaments
from bot.messages.messenger import ChatGoneError
from bot.workers.old_records import OldRecords
from bot.workers.silent_people import SilentPeople
from engines.core.absence import VOID
from engines.core.former import is_former
from engines.core.match_state import Status as MatchStatus
from engines.core.tournaments.acts import Corrected, Left, Outcome, Reported, TakenOut
from engines.core.tournaments.head import Kind
from engines.core.tournaments.state import Out, Status
from storage import keys
from storage.backup.importing import Importer
from storage.base import StoreAwayError
from storage.store import Store
from tests.bot.administering import does
from tests.bot.everything_kept import everything_kept, naming
from tests.bot.faulty_store import FaultyStore
from tests.bot.linked import code_of, joins, parts, says
from tests.bot.salle import ROOM, Doors, Salle
from tests.bot.test_import_of_deleted import exported, fold
from tests.bot.tournaments_played import DAY, Played
from tests.servers.private_store import PrivateStore


async def to_its_end(played: Played):
    """All matches that run are played out, round after round."""
    now = await played.settles()
    for _ in range(20):
        if now.state.status is Status.ENDED:
            return now
        now = await played.plays_out(*(b.two.partition(":")[2] for b in now.state.open_bouts))
    raise AssertionError("it doesn't end")


def started_anew(salle: Salle, store: Store | None = None) -> Salle:
    """Another process over the same store."""
    another = Salle(store or salle.store)
    another.time.now = salle.time.now
    return another


async def deletes(played: Played, name: str) -> None:
    await Deleting(played.salle.tables).delete(f"test:{name}")
    await Deleting(played.salle.tables).go_on()


# -- somebody deletes themselves ------------------------------------------------------------------
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


# -- two identities are one person's --------------------------------------------------------------
async def test_of_two_identities_that_both_joined_the_later_entry_leaves(salle, anna, anna_there):
    played = await Played.opened(salle, count=3)
    await played.joins(anna_there)
    question = (await says(anna_there, await code_of(anna))).private
    assert any("“Autumn Cup” the earlier entry stays" in line for line in question.lines)
    await joins(anna, anna_there)
    now = await played.now()
    assert now.state.entrants["test:anna"].is_in
    assert now.state.entrants["other:anna"].out is Out.LEFT
    assert now.entrant_of(["other:anna", "test:anna"]).address == "test:anna"
    await parts(anna_there)
    assert (await played.now()).version == now.version


async def test_linked_while_they_play_each_other_the_match_ends_without_a_rating(
    salle, anna, anna_there
):
    played = await Played.opened(salle, count=1, is_rated=True)
    played.people["anna"] = anna
    await played.joins(anna_there)
    now = await played.begins()
    (bout,) = now.state.open_bouts
    await joins(anna, anna_there)
    table = await played.table(bout)
    assert table.match.outcome.reason == VOID
    now = await to_its_end(played)
    assert now.state.entrants["other:anna"].out is Out.LEFT
    assert (await salle.store.standings("gyges", ["test:anna"])).of["test:anna"].finished == 0


# -- banned, and away ------------------------------------------------------------------------------
async def test_who_is_banned_at_a_place_is_taken_out_of_its_tournaments_alone(salle):
    here = await Played.opened(salle)
    there = await Played.opened(salle, place="test:elsewhere")
    await does(salle.someone("Eve"), "ban", whom=here.people["bea"], reason="They cheat.")
    now = await here.now()
    assert now.state.entrants["test:bea"].out is Out.TAKEN_OUT
    assert [e.reason for e in now.record.log if isinstance(e, TakenOut)] == ["They cheat."]
    assert (await there.now()).state.entrants["test:bea"].is_in


async def test_a_ban_during_the_tournament_forfeits_the_match(salle):
    played = await Played.opened(salle)
    await played.begins()
    bout = await played.bout_of("bea")
    await does(salle.someone("Eve"), "ban", whom=played.people["bea"])
    now = await played.settles()
    assert now.state.bout(bout.round, bout.board).is_forfeit
    assert (await played.table(bout)).match.status is MatchStatus.OVER


class LeftDoors(Doors):
    """Salle isn't in the room, while `is_out`."""

    is_out = False
    tries = 0

    async def send_to_chat(self, chat, post, **more):
        self.tries += 1
        if self.is_out:
            raise ChatGoneError
        return await super().send_to_chat(chat, post, **more)


async def test_taken_out_of_the_server_in_round_two_it_goes_on_and_is_told_again(salle):
    salle.doors = doors = LeftDoors()
    played = await Played.opened(salle, rounds=3)
    now = await played.begins()
    now = await played.plays_out(*(b.two.partition(":")[2] for b in now.state.open_bouts))
    await salle.deliver()
    doors.is_out = True
    await left_places.leave(salle.tables, ROOM)
    doors.sent.clear()
    doors.tries = 0
    now = await played.plays_out(*(b.two.partition(":")[2] for b in now.state.open_bouts))
    await salle.deliver()
    assert len(now.state.rounds) == 3
    assert doors.tries == 0
    assert doors.sent  # the players, in private
    doors.is_out = False
    doors.sent.clear()
    await left_places.come_back(salle.tables, ROOM)
    await left_places.come_back(salle.tables, ROOM)
    await salle.deliver()
    public = [sent for sent in doors.sent if sent.is_public]
    assert len([sent for sent in public if not sent.previous]) == 1
    assert len(public) == 2  # the card is edited, and the third round shown


async def test_an_end_that_a_chat_has_missed_is_told_when_salle_is_back(salle):
    salle.doors = doors = LeftDoors()
    played = await Played.opened(salle, rounds=1)
    await played.begins()
    await salle.deliver()
    doors.is_out = True
    await left_places.leave(salle.tables, ROOM)
    await to_its_end(played)
    await salle.deliver()
    doors.is_out = False
    doors.sent.clear()
    for _ in "12":
        await left_places.leave(salle.tables, ROOM)
        await left_places.come_back(salle.tables, ROOM)
        await salle.deliver()
    assert len([sent for sent in doors.sent if sent.is_public and not sent.previous]) == 1


async def test_an_organiser_who_withdraws_stays_organiser(salle):
    played = await Played.opened(salle)
    await played.begins()
    await played.act(Left(at=int(salle.time()), by="test:anna", player="test:anna"))
    now = await to_its_end(played)
    assert now.state.organiser.address == "test:anna"
    assert now.state.status is Status.ENDED


async def test_where_the_store_is_away_at_a_rounds_end_it_is_done_once_when_it_is_back(
    salle, monkeypatch
):
    monkeypatch.setattr("bot.application.tournaments._LOOKING_AGAIN", (0.0,))
    played = await Played.opened(salle, rounds=2)
    now = await played.begins()
    losers = [b.two.partition(":")[2] for b in now.state.open_bouts]
    for loser in losers:
        await played.moves_once(await played.bout_of(loser))
        await played.resigns(loser)
    faulty = FaultyStore(salle.store)
    salle.tables.store = faulty
    faulty.is_away = True
    with pytest.raises(StoreAwayError):
        await salle.clock.sweep()
    with pytest.raises(StoreAwayError):
        await played.worker.tick()
    faulty.is_away = False
    now = await played.settles()
    assert sum(isinstance(entry, Reported) for entry in now.record.log) == 2
    assert [entry.act for entry in now.record.log].count("paired") == 2


async def test_a_correction_after_the_next_pairing_changes_points_and_no_pairing(salle):
    played = await Played.opened(salle, rounds=3)
    now = await played.begins()
    first = now.state.open_bouts[0]
    now = await played.plays_out(*(b.two.partition(":")[2] for b in now.state.open_bouts))
    paired = now.state.rounds[1]
    correction = Corrected(
        at=int(salle.time()),
        by="test:anna",
        round=1,
        board=first.board,
        outcome=Outcome.TWO,
        reason="The wrong one resigned.",
    )
    await played.act(correction)
    now = await played.settles()
    assert now.state.rounds[1] == paired
    assert now.state.bout(1, first.board).outcome is Outcome.TWO
    assert (await to_its_end(played)).state.status is Status.ENDED


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


# -- forged reports --------------------------------------------------------------------------------
async def test_no_table_reports_a_match_that_its_tournament_has_not_paired(salle):
    played = await Played.opened(salle)
    now = await played.begins()
    bout = now.state.open_bouts[0]
    await played.moves_once(bout)
    await played.resigns(bout.two.partition(":")[2])
    table = await played.table(bout)
    match = table.record.head.tournament.model_copy(update={"round": 9})
    head = table.record.head.model_copy(update={"tournament": match})
    record = table.record.model_copy(update={"head": head})
    forged = replace(table, replayed=replace(table.replayed, record=record))
    before = (await played.now()).version
    await report(played.tournaments, forged)
    assert (await played.now()).version == before

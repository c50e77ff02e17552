"""What may go wrong around a tournament: nothing is lost, and nobody is stuck."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.application import left_places
from bot.application.tournament_reports import report
from bot.messages.messenger import ChatGoneError
from engines.core.absence import VOID
from engines.core.match_state import Status as MatchStatus
from engines.core.tournaments.acts import Corrected, Left, Outcome, Reported, TakenOut
from engines.core.tournaments.state import Out, Status
from storage.base import StoreAwayError
from tests.bot.administering import does
from tests.bot.faulty_store import FaultyStore
from tests.bot.linked import code_of, joins, parts, says
from tests.bot.salle import ROOM, Doors
from tests.bot.tournaments_played import Played, to_its_end


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

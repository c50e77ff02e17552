"""Somebody who is forgotten stays in the tournament, as nobody."""

from __future__ import annotations

from engines.core.tournaments.acts import Challenged, Left, MayNotMeet, Record, TakenOut
from engines.core.tournaments.head import Kind
from engines.core.tournaments.replacing import with_player_replaced
from engines.core.tournaments.replay import replay
from engines.core.tournaments.standings import standings
from tests.engines.core.tournaments.field import at, event, head, person


def record_of(here):
    return Record(head=here.state.head, log=tuple(here.log))


def test_a_record_without_somebody_replays_to_the_same_standings():
    here = event("abcde", organiser=person("b"), rounds=3)
    here.act(MayNotMeet, players=(at("a"), at("b"))).step()
    here.act(Left, player=at("b"), by=at("b")).play()
    record = with_player_replaced(record_of(here), at("b"), person("gone-1"))
    assert "test:b" not in record.model_dump_json()
    before, after = standings(here.state), standings(replay(record.head, record.log))
    told = [(row.place, row.points, row.tie_breaks) for row in before]
    assert [(row.place, row.points, row.tie_breaks) for row in after] == told
    names = [row.entrant.player.name for row in before]
    assert [r.entrant.player.name for r in after] == [n if n != "b" else "gone-1" for n in names]


def test_challenges_and_who_was_taken_out_are_replaced_too():
    here = event("ab", Kind.LADDER).act(Challenged, challenger=at("b"), challenged=at("a"))
    here.act(TakenOut, player=at("b"), reason="test:b", by=at("a"))
    record = with_player_replaced(record_of(here), at("b"), person("gone-1"))
    assert replay(record.head, record.log).ladder == (at("a"),)
    assert record.log[-1].player == at("gone-1")


def test_a_record_without_the_address_stays_as_it_is():
    record = Record(head=head())
    assert with_player_replaced(record, at("z"), person("gone-1")) == record

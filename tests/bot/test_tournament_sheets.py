"""The pictures that a tournament is shown as: which of them, and what stands in it."""

from __future__ import annotations

from bot.messages.tournament_reader import points_words
from bot.messages.tournament_sheets import end_sheet, standings_picture, standings_sheet
from engines.core.record import Player
from engines.core.seat import Seat
from engines.core.tournaments.acts import Answered, Challenged, Joined
from engines.core.tournaments.head import Kind, LateEntry
from engines.core.tournaments.matches import wanted_matches
from renderers.coat import coat_of
from renderers.people.tournament_sheets import (
    MOST_TOURNAMENT_ROWS,
    BracketSheet,
    CrosstableSheet,
    LadderSheet,
    Result,
    StandingsSheet,
)
from tests.bot.tournament_readers import loaded, reader
from tests.engines.core.tournaments.field import at, event


def sheet(found, name="", **more):
    return standings_sheet(loaded(found), reader(found, name), **more)


def better(match):
    """The one with the earlier name wins."""
    return "one" if match.players.one < match.players.two else "two"


def test_points_are_fractions():
    quarters = [points_words(value) for value in (0, 0.25, 0.5, 1, 1.75, 12.5)]
    assert quarters == ["0", "¼", "½", "1", "1¾", "12½"]
    assert points_words(None) == "–"


# ---- standings


def test_a_swiss_is_shown_by_points_rounds_and_tie_breaks():
    found = event("abcd", rounds=2)
    found.step()
    for match in wanted_matches(found.state):
        found.report(match.board, better(match))
    found.step()
    shown = sheet(found)
    assert isinstance(shown, StandingsSheet)
    assert shown.title == "Autumn · 2 / 2"
    first = shown.rows[0]
    assert (first.place, first.points, len(first.tie_breaks)) == (1, "1", 2)
    assert [one.result for one in first.rounds] == [Result.WON, Result.RUNNING]


def test_byes_forfeits_and_late_entries_have_signs_of_their_own():
    found = event("abc", rounds=3, late_entry=LateEntry.HALF_POINTS)
    found.step()
    (match,) = wanted_matches(found.state)
    found.report(match.board, "one", is_forfeit=True, without_move="two")
    found.act(Joined, player=Player(address="test:z", name="z"), rating=1)
    signs = {row.rounds[0].result for row in sheet(found).rows}
    assert signs == {
        Result.WON_BY_FORFEIT, Result.LOST_BY_FORFEIT, Result.BYE, Result.HALF_BYE,
    }  # fmt: skip


def test_of_many_the_first_are_shown_and_the_readers_own_line():
    found = event([f"p{n:02}" for n in range(40)], rounds=3)
    found.step()
    rows = sheet(found, "p39").rows
    assert len(rows) == MOST_TOURNAMENT_ROWS + 2
    assert rows[-2] is None
    assert rows[-1].name == "p39"
    assert [row for row in rows if row and row.is_reader] == [rows[-1]]
    assert len(sheet(found).rows) == MOST_TOURNAMENT_ROWS


def test_there_is_no_gap_before_the_next_line():
    found = event([f"p{n:02}" for n in range(25)], rounds=3)
    rows = sheet(found, "p24").rows
    assert len(rows) == MOST_TOURNAMENT_ROWS + 1
    assert rows[-1].is_reader


def test_a_long_name_leaves_room_for_the_round():
    found = event("ab", name="N" * 100)
    found.step()
    assert sheet(found).title == f"{'N' * 29}… · 1 / 1"


def test_one_person_has_one_coat_and_who_is_gone_has_none():
    found = event("ab", begun=False)
    found.act(Joined, player=Player(address="former:x1", name=""), rating=1)
    found.step()
    found.step()
    who = reader(found, first_identities={at("a"): "other:a"})
    coats = {row.name: row.coat for row in standings_sheet(loaded(found), who).rows}
    assert coats == {"a": coat_of("other:a"), "b": coat_of(at("b")), "Former player": None}


# ---- the other kinds


def test_a_round_robin_is_a_crosstable_and_a_large_one_standings():
    small, large = (event([f"p{n:02}" for n in range(k)], Kind.ROUND_ROBIN) for k in (16, 17))
    assert isinstance(sheet(small), CrosstableSheet)
    assert isinstance(sheet(large), StandingsSheet)


def test_a_crosstable_shows_both_matches_of_two_from_each_side():
    found = event("abc", Kind.DOUBLE_ROUND_ROBIN).play(better)
    a, b, c = sheet(found).rows
    assert a.results == ((), (Result.WON, Result.WON), (Result.WON, Result.WON))
    assert c.results[0] == (Result.LOST, Result.LOST)
    assert b.results[1] == ()
    assert [row.points for row in (a, b, c)] == ["4", "2", "0"]


def lines_of(bracket):
    """Every match of it, the upper name first."""
    return [
        [tuple(one.name if one else "" for one in match.players) for match in matches]
        for matches in bracket.rounds
    ]


def test_whoever_comes_from_above_stands_above_whatever_their_seat():
    found = event("abcdefgh", Kind.KNOCK_OUT).play(better)
    shown = sheet(found)
    assert isinstance(shown, BracketSheet)
    assert lines_of(shown) == [
        [("a", "h"), ("d", "e"), ("b", "g"), ("c", "f")],
        [("a", "d"), ("b", "c")],
        [("a", "b")],
    ]
    assert all(match.winner is Seat.ONE for matches in shown.rounds for match in matches)


def test_rounds_to_come_show_who_is_known():
    found = event("abcdef", Kind.KNOCK_OUT)
    found.step()
    assert lines_of(sheet(found)) == [
        [("a", ""), ("d", "e"), ("b", ""), ("c", "f")], [("a", ""), ("b", "")], [("", "")],
    ]  # fmt: skip
    assert [match.is_running for match in sheet(found).rounds[0]] == [False, True, False, True]


def test_the_match_for_the_third_place_stands_apart():
    found = event("abcd", Kind.KNOCK_OUT, has_third_place_match=True).play(better)
    shown = sheet(found)
    assert len(shown.rounds[-1]) == 1
    assert {one.name for one in shown.third_place.players} == {"c", "d"}


def test_a_place_that_stays_empty_keeps_the_bracket_whole():
    found = event("abcd", Kind.KNOCK_OUT)
    found.step()
    found.report(1, "neither")
    (match,) = wanted_matches(found.state)
    found.report(2, better(match))
    found.step()
    assert lines_of(sheet(found)) == [[("a", "d"), ("b", "c")], [("", "b")]]


def test_of_a_large_knock_out_the_bracket_is_shown_from_its_last_sixteen_on():
    found = event([f"p{n:02}" for n in range(40)], Kind.KNOCK_OUT)
    kinds = []
    for _ in range(6):
        found.step()
        shown = sheet(found)
        kinds.append(type(shown))
        for match in wanted_matches(found.state):
            found.report(match.board, better(match))
    assert kinds == [StandingsSheet] * 2 + [BracketSheet] * 4
    assert [len(matches) for matches in shown.rounds] == [8, 4, 2, 1]
    told = standings_picture(loaded(found), reader(found)).alt
    assert "Round 3:" in told
    assert "Round 2:" not in told


def test_a_ladder_shows_challenges_and_matches_with_the_time_that_is_left():
    found = event("abcdef", Kind.LADDER, round_time=4 * 86_400)
    found.act(Challenged, challenger=at("c"), challenged=at("a"))
    found.act(Challenged, challenger=at("e"), challenged=at("d"))
    found.act(Answered, challenge=2)
    found.now += 86_400
    shown = sheet(found, "e")
    assert isinstance(shown, LadderSheet)
    told = {row.name: (row.challenges, row.time) for row in shown.rows if row.challenges}
    assert told == {"c": (1, "6 d"), "e": (4, "3 d")}
    assert [row.name for row in shown.rows if row.is_reader] == ["e"]


# ---- the end


def test_the_plate_shows_the_first_three():
    found = event("abcd", Kind.ROUND_ROBIN).play(better)
    players = end_sheet(loaded(found), reader(found)).players
    assert [(p.place, p.name, p.points) for p in players] == [
        (1, "a", "3"), (2, "b", "2"), (3, "c", "1"),
    ]  # fmt: skip


def test_a_place_that_more_share_than_there_is_room_for_is_left_out():
    found = event("abcd", Kind.KNOCK_OUT).play(better)
    shown = end_sheet(loaded(found), reader(found))
    assert [(p.place, p.name, p.points) for p in shown.players] == [(1, "a", ""), (2, "b", "")]


def test_of_many_who_share_the_first_place_three_are_shown():
    found = event("abcde", Kind.ROUND_ROBIN, tie_breaks=()).play(lambda match: "draw")
    assert [p.place for p in end_sheet(loaded(found), reader(found)).players] == [1, 1, 1]

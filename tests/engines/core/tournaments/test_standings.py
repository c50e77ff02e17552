"""Points and tie-breaks by numbers reckoned by hand; crosstables."""

from __future__ import annotations

from fractions import Fraction

from engines.core.tournaments.acts import Left, Outcome, Paired, Pairing
from engines.core.tournaments.head import Kind, TieBreak
from engines.core.tournaments.history import Mark
from engines.core.tournaments.standings import crosstable, standings
from tests.engines.core.tournaments.field import at, event

BUCHHOLZ, BERGER, DIRECT, WINS = TieBreak


def played(here, *matches):
    """A round: `ab+` a has won, `ab-` b, `ab=` a draw, `ab!` a by forfeit, `a` a bye."""
    number = len(here.state.rounds) + 1
    pairings = [
        Pairing(board=board, one=at(text[0]), two=at(text[1]) if text[1:] else None)
        for board, text in enumerate(matches, start=1)
    ]
    here.act(Paired, round=number, pairings=tuple(pairings))
    for board, text in enumerate(matches, start=1):
        if text[2:]:
            outcome = {"+": "one", "!": "one", "-": "two", "=": "draw"}[text[2]]
            here.report(board, outcome, is_forfeit=text[2] == "!")
    return here


def swiss(names, *rounds, tie_breaks=(BUCHHOLZ, BERGER)):
    here = event(names, rounds=len(rounds) + 1, tie_breaks=tie_breaks)
    for matches in rounds:
        played(here, *matches.split())
    return here


def values(here):
    return {
        row.entrant.player.name: (row.points, *(value for _, value in row.tie_breaks))
        for row in standings(here.state)
    }


def test_buchholz_adds_the_points_of_those_met_and_sonneborn_berger_weighs_them():
    here = swiss("abcd", "ac+ bd=", "ab= cd+")
    # a 1½, b 1, c 1, d ½
    assert values(here) == {
        "a": (Fraction(3, 2), 2, Fraction(3, 2)),
        "b": (1, 2, 1),
        "c": (1, 2, Fraction(1, 2)),
        "d": (Fraction(1, 2), 2, Fraction(1, 2)),
    }


def test_a_bye_counts_as_a_match_against_somebody_with_the_players_own_points():
    here = swiss("abc", "ab+ c", "ca- b")
    # a 2, b 1, c 1: each has met two, or one and themselves
    assert values(here) == {"a": (2, 2, 2), "b": (1, 3, 1), "c": (1, 3, 1)}


def test_rounds_at_the_end_that_somebody_left_out_are_draws_to_those_whom_they_met():
    here = swiss("abcde", "ab+ cd+ e")
    here.act(Left, player=at("b"))
    played(here, *["ac=", "de+"])
    # b has 0 points, and is worth ½ to a; b's own missed round is worth b's 0 to b
    found = values(here)
    assert found["a"] == (
        Fraction(3, 2),
        Fraction(1, 2) + Fraction(3, 2),
        Fraction(1, 2) + Fraction(3, 4),
    )
    assert found["b"] == (0, Fraction(3, 2), 0)


def test_a_win_by_forfeit_is_no_win_and_its_loser_no_rival():
    here = swiss("abcd", "ab! cd+", tie_breaks=(WINS, BUCHHOLZ))
    assert values(here) == {"c": (1, 1, 0), "a": (1, 0, 1), "d": (0, 0, 1), "b": (0, 0, 0)}
    marks = {row.entrant.player.name: row.cells[0] for row in standings(here.state)}
    assert (marks["a"].mark, marks["a"].is_forfeit) == (Mark.WON, True)


def test_direct_encounter_decides_among_those_who_have_all_met():
    here = swiss("abcd", "ba+ cd=", "ac+ bd-", tie_breaks=(DIRECT,))
    # a and b have one point each, and b has won against a; d has more
    rows = standings(here.state)
    assert [row.entrant.player.name for row in rows] == ["d", "b", "a", "c"]
    assert [row.place for row in rows] == [1, 2, 3, 4]
    assert dict(rows[1].tie_breaks)[DIRECT] == 1
    assert dict(rows[0].tie_breaks)[DIRECT] is None


def test_direct_encounter_says_nothing_while_some_have_not_met():
    here = swiss("abcd", "ab= cd=", tie_breaks=(DIRECT,))
    assert [row.place for row in standings(here.state)] == [1, 1, 1, 1]


def test_the_organisers_order_of_tie_breaks_decides():
    rounds = ("ad+ be+ c", "ab= cd+ e", "ca- bd+ e")
    orders = [(BUCHHOLZ, WINS), (WINS, BUCHHOLZ)]
    for order in orders:
        rows = standings(swiss("abcde", *rounds, tie_breaks=order).state)
        keys = [(row.points, *(value for _, value in row.tie_breaks)) for row in rows]
        assert keys == sorted(keys, reverse=True)
        assert tuple(one for one, _ in rows[0].tie_breaks) == order


def test_in_a_round_robin_forfeits_count_against_whom_the_schedule_says():
    here = event("abc", Kind.ROUND_ROBIN, tie_breaks=(BERGER,))
    here.act(Left, player=at("c"))
    here.play(lambda _: Outcome.DRAW)
    assert values(here) == {
        "a": (Fraction(3, 2), Fraction(3, 4)),
        "b": (Fraction(3, 2), Fraction(3, 4)),
        "c": (0, 0),
    }


def test_a_running_match_is_told_as_such_with_the_place_of_the_rival():
    here = event("ab")
    here.step()
    row, other = standings(here.state)
    assert (row.cells[0].mark, row.cells[0].rival) == (Mark.RUNNING, other.address)
    assert row.rival_places == (1,)


def test_a_crosstable_has_each_match_of_each_two():
    here = event("abc", Kind.DOUBLE_ROUND_ROBIN).play()
    rows = standings(here.state)
    table = crosstable(rows)
    for number, line in enumerate(table):
        assert [len(cells) for cells in line] == [0 if number == n else 2 for n in range(3)]
    assert sum(cell.halves for line in table for cells in line for cell in cells) == 12

"""`python -m engines pair`: rounds from JSON to the next pairings."""

from __future__ import annotations

import json

import pytest

from engines.__main__ import main
from engines.tournament_lab import TournamentFileError, pair


def given(system, names, *rounds, withdrawn=(), rating=None):
    """Rounds such as `a-b 1, c 1`: one, two, and the score of one."""
    players = [{"name": n, "rating": rating or 2000 - 10 * k} for k, n in enumerate(names)]
    found = []
    for line in rounds:
        matches = []
        for match in line.split(", "):
            pairing, score = match.split()
            one, _, two = pairing.partition("-")
            matches.append({"one": one, "two": two or None, "score": float(score)})
        found.append(matches)
    return json.dumps(
        {"system": system, "players": players, "rounds": found, "withdrawn": list(withdrawn)}
    )


def test_a_first_round_of_a_swiss_pairs_the_halves_and_gives_the_last_a_bye():
    answer = pair(given("swiss", "abcde", rating=1500))
    assert answer["pairings"] == [["a", "c"], ["d", "b"]]
    assert answer["bye"] == "e"
    assert answer["standings"][0] == {
        "name": "a", "points": 0.0, "buchholz": 0.0, "sonneborn_berger": 0.0,
    }  # fmt: skip


def test_nobody_meets_again_or_has_a_second_bye_and_who_withdrew_is_left_out():
    answer = pair(given("swiss", "abcde", "a-c 1, d-b 0, e 1", withdrawn=["b"]))
    pairs = {frozenset(found) for found in answer["pairings"]}
    assert {name for found in pairs for name in found} == set("acde")
    assert frozenset("ac") not in pairs
    assert answer["bye"] is None


def test_who_was_away_for_a_round_is_paired_again():
    answer = pair(given("swiss", "abcd", "a-b 1"))
    assert sorted(name for found in answer["pairings"] for name in found) == list("abcd")


def test_a_round_robin_goes_on_and_comes_to_an_end():
    answer = pair(given("round_robin", "abc", "b-c 0.5, a 0"))
    assert answer["bye"] in "abc"
    over = pair(given("round_robin", "abc", "b-c 1, a 0", "a-b 1", "c-a 0"))
    assert (over["pairings"], over["bye"]) == ([], None)
    assert [row["name"] for row in over["standings"]] == ["a", "b", "c"]


def test_a_knock_out_goes_on_in_its_bracket_however_its_matches_are_listed():
    answer = pair(given("knockout", "abcdef", "c-f 1, d-e 0, b 1, a 1"))
    assert {frozenset(found) for found in answer["pairings"]} == {frozenset("ae"), frozenset("bc")}
    first = pair(given("knockout", "abcdef"))
    assert first["byes"] == ["a", "b"]


def test_the_command_reads_a_file_and_prints_one_object(tmp_path, capsys):
    file = tmp_path / "tournament.json"
    file.write_text(given("swiss", "ab"))
    assert main(["pair", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["pairings"] == [["a", "b"]]
    assert main(["pair", str(tmp_path / "missing"), "--json"]) == 2
    assert "error" in json.loads(capsys.readouterr().out)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        given("swiss", "a"),
        given("monrad", "ab"),
        given("swiss", "aa"),
        given("swiss", "ab", "a-z 1"),
        given("swiss", "ab", "a-a 1"),
        given("swiss", "abcd", "a-b 1, a-c 1"),
        given("swiss", "ab", "a-b 0.7"),
        given("swiss", "ab", withdrawn=["z"]),
    ],
)
def test_what_is_no_tournament_is_refused(text):
    with pytest.raises(TournamentFileError):
        pair(text)

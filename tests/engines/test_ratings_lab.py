"""`python -m engines ratings`: results in, ratings out."""

from __future__ import annotations

import json
import subprocess
import sys

from engines.core.rating import Rating, after_match
from engines.core.seat import Pair
from tests.every import every

WEEK = 7 * 86_400


def result(at=1_790_000_000, game="gyges", one="a", two="b", score=1, **more):
    return json.dumps({"at": at, "game": game, "one": one, "two": two, "score": score, **more})


def told(player, game, rating):
    return {
        "player": player, "game": game, "rating": rating.value, "deviation": rating.deviation,
        "volatility": rating.volatility, "matches": rating.matches,
    }  # fmt: skip


def test_a_line_each_player_and_game_comes_sorted_after_the_last_result(lab):
    lines = [
        result(one="zoë", two="a"), result(one="a", two="b", score=0.5), result(game="cannae"),
    ]  # fmt: skip
    code, out, err = lab("ratings", stdin="\n".join(lines))
    found = [json.loads(line) for line in out]
    assert (code, err) == (0, [])
    assert [(each["player"], each["game"], each["matches"]) for each in found] == [
        ("a", "cannae", 1), ("a", "gyges", 2), ("b", "cannae", 1), ("b", "gyges", 1),
        ("zoë", "gyges", 1),
    ]  # fmt: skip
    assert list(found[0]) == ["player", "game", "rating", "deviation", "volatility", "matches"]
    assert "zoë" in out[-1]


def test_the_ratings_are_those_of_the_core_to_the_last_digit(lab):
    lines = [result(at=5), result(at=5 + 3 * WEEK, score=0), result(at=7, one="b", two="a")]
    first = after_match(Pair(one=Rating(), two=Rating()), 1, 5)
    second = after_match(first, 0, 5 + 3 * WEEK)
    late = after_match(Pair(one=second.two, two=second.one), 1, 7)
    _, out, _ = lab("ratings", "--json", stdin="\n".join(lines))
    assert [json.loads(line) for line in out] == [
        told("a", "gyges", late.two), told("b", "gyges", late.one),
    ]  # fmt: skip


def test_the_order_of_the_lines_is_the_order_that_is_used(lab):
    lines = [result(score=1), result(score=0, two="c")]
    forth, back = (lab("ratings", stdin="\n".join(order))[1] for order in (lines, lines[::-1]))
    assert forth != back


def test_without_results_there_is_nothing_to_say(lab):
    assert lab("ratings", stdin="") == (0, [], [])
    assert lab("ratings", stdin="\n  \r\n") == (0, [], [])


def test_other_fields_are_passed_over(lab):
    assert lab("ratings", stdin=result(moves=41)) == lab("ratings", stdin=result())


@every(
    "line, said",
    [
        ("no", 'this is no JSON; a result is {"at": 1790000000, '),
        ("[" * 100_000, "this is no JSON; "),
        ('["at"]', "this is no JSON object; "),
        ('{"at": 1, "game": "gyges", "one": "a", "two": "b"}', '"score" is missing; '),
        (result(at="1"), '"at" is the end of the match in seconds since 1970'),
        (result(at=-1), "a number from 0 on, such as 1790000000, not -1"),
        (result(at=True), "not true"),
        (result(at=float("nan")), "not NaN"),
        (result(at=10**400), "not 1000000000"),
        (result().replace("1790000000", "1e999"), "not Infinity"),
        (result(game=""), '"game" is a name, such as "gyges", not ""'),
        (result(one=7), '"one" is a name, such as "a", not 7'),
        (result(two=" "), '"two" is a name, such as "b", not " "'),
        (result(two="a"), '"one" and "two" are two players, not both "a"'),
        (result(score=2), '"score" is of "one": 1, 0.5 or 0, not 2'),
        (result(score="1"), 'not "1"'),
        (result(score=True), "not true"),
        (result(score=["x" * 1_000_000]), "xxx…"),
    ],
)
def test_a_bad_line_is_told_what_would_be_right_and_the_rest_counts(lab, line, said):
    code, out, err = lab("ratings", stdin=f"{result()}\n\n{line}\n{result()}\n")
    wrong, *rest = map(json.loads, out)
    assert (code, err) == (2, [])
    assert list(wrong) == ["error"]
    assert wrong["error"].startswith("line 3: ")
    assert said in wrong["error"]
    assert len(wrong["error"]) < 200
    assert [each["matches"] for each in rest] == [2, 2]


def test_a_process_reads_bytes_and_a_line_that_is_no_text_spoils_only_itself():
    lines = [result(one="zoë").encode(), b"\xff\xfe", result(score=0.5).encode()]
    done = subprocess.run(
        [sys.executable, "-m", "engines", "ratings", "--json"],
        input=b"\r\n".join(lines), capture_output=True, timeout=60, check=False,
    )  # fmt: skip
    wrong, *rest = map(json.loads, done.stdout.decode().splitlines())
    assert (done.returncode, done.stderr) == (2, b"")
    assert wrong["error"].startswith("line 2: this is no JSON")
    assert [each["player"] for each in rest] == ["a", "b", "zoë"]

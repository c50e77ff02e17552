"""The lab, as people and other programs use it."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from engines.cannae.game import GAME as CANNAE
from engines.en_garde.game import GAME
from engines.gyges.game import GAME as GYGES

OPENING = "basic L1-R23 L turn L[12345] R[12345] deck[1112] top- score0:0"
EIGHT = "advanced L8-R16 L turn L[13455] R[12234] deck[1112] top- score0:0"
DUEL = "standard L10-R13 L turn L[13345] R[12344] deck[1122] top- score0:0"
TREE = "standard L8-R15 R turn L[12345] R[12355] deck[24] top- score0:0"
SHUT_IN = "basic L1-R2 L turn L[23455] R[11234] deck[1112] top- score0:0"


def shell(*words, stdin=b"", **more):
    return subprocess.run(
        [sys.executable, "-m", "engines", *words],
        input=stdin, capture_output=True, timeout=60, check=False, **more,
    )  # fmt: skip


# list


def test_list_names_games_options_defaults_and_players(lab):
    code, out, _ = lab("list")
    assert code == 0
    assert "en_garde (rules 1)" in out
    assert "  variant=standard  (basic | standard | advanced)" in out
    assert "  touches=5  (1 | 2 | 3 | 4 | 5)" in out
    assert "  final_attack=true  (false | true)" in out


def test_list_as_json_is_a_game_a_line(lab):
    _, out, _ = lab("list", "--json")
    (about,) = [game for game in map(json.loads, out) if game["game"] == "en_garde"]
    assert about["options"]["riposte_after_final_parry"] == {
        "values": ["false", "true"],
        "default": "false",
    }
    assert about["players"][0] == "random"
    assert about["example"] == GAME.example


# legal


def test_legal_prints_a_move_a_line(lab):
    assert lab("legal", "en_garde", OPENING) == (0, ["+1", "+2", "+3", "+4", "+5"], [])


def test_legal_as_json_is_one_object(lab):
    _, out, _ = lab("legal", "en_garde", EIGHT, "--json")
    assert json.loads(out[0])["moves"] == [
        *("+1", "+3", "+3 1x5", "+3 2x5", "+4", "+5", "+5 1x3", "-1", "-3", "-4", "-5"),
    ]


def test_no_legal_move_prints_nothing_and_is_no_error(lab):
    assert lab("legal", "en_garde", SHUT_IN) == (0, [], [])
    assert lab("legal", "en_garde", SHUT_IN, "--json") == (0, ['{"moves": []}'], [])


def test_many_positions_come_a_line_each_and_a_bad_one_stops_nothing(lab):
    code, out, err = lab(
        "legal", "en_garde", "-", "--json", stdin=f"{OPENING}\nnonsense\n\n  \r\n{SHUT_IN}\r\n"
    )
    answers = [json.loads(line) for line in out]
    assert code == 2
    assert err == []
    assert [list(answer) for answer in answers] == [["moves"], ["error"], ["moves"]]
    assert "the variant, at column 1" in answers[1]["error"]


def test_answers_in_plain_text_are_told_apart_by_a_blank_line(lab):
    code, out, _ = lab("legal", "en_garde", "-", stdin=f"{DUEL}\nnonsense\n{DUEL}")
    assert code == 2
    first, wrong, last = "\n".join(out).split("\n\n")
    assert first == last == "\n".join(lab("legal", "en_garde", DUEL)[1])
    assert json.loads(wrong)["error"]


def test_no_positions_have_no_answers(lab):
    assert lab("legal", "en_garde", "-", "--json", stdin="") == (0, [], [])


def test_a_thousand_positions_are_answered_by_one_process(lab):
    code, out, _ = lab("legal", "en_garde", "-", "--json", stdin=f"{EIGHT}\n" * 1_000)
    assert (code, len(out)) == (0, 1_000)


# apply


def test_apply_prints_the_position_and_then_the_events(lab):
    code, out, _ = lab("apply", "en_garde", EIGHT, "+3 1x5")
    assert code == 0
    assert out[0] == "advanced L11-R16 R defend:3+1x5 L[11145] R[12234] deck[12] top5 score0:0"
    events = [json.loads(line) for line in out[1:]]
    assert [(event["event"], event["to"]) for event in events] == [
        ("en_garde-attacked-indirectly", "all"),
        ("en_garde-drew", "one"),
        ("en_garde-drew-unseen", "all but one"),
    ]
    assert events[1]["cards"] == [1, 1]


def test_apply_as_json_is_one_object(lab):
    _, out, _ = lab("apply", "en_garde", DUEL, "1x3", "--json")
    (answer,) = map(json.loads, out)
    assert answer["position"].startswith("standard L10-R13 R defend:1x3 ")
    assert answer["events"][0] == {
        "event": "en_garde-attacked", "to": "all", "seat": "one", "value": 3, "count": 1,
    }  # fmt: skip


def test_the_end_of_a_round_deals_the_next_one_from_the_seed(lab):
    first = lab("apply", "en_garde", DUEL, "2x3", "--seed", "1")[1]
    again = lab("apply", "en_garde", DUEL, "2x3", "--seed", "1")[1]
    other = lab("apply", "en_garde", DUEL, "2x3", "--seed", "2")[1]
    default = lab("apply", "en_garde", DUEL, "2x3")[1]
    assert first == again
    assert len({first[0], other[0], default[0]}) == 3
    assert all("score1:0" in out[0] for out in (first, other, default))
    assert lab("apply", "en_garde", DUEL, "2x3", "--seed", "0")[1] == default


def test_the_last_touch_ends_the_match(lab):
    _, out, _ = lab("apply", "en_garde", DUEL, "2x3", "--option", "touches=1")
    assert out[0] == "standard L10-R13 - over L[11145] R[12344] deck[22] top3 score1:0 began:L"
    assert json.loads(out[-1])["event"] == "en_garde-match-won"


def test_a_move_that_begins_with_a_minus_is_no_flag(lab):
    code, out, _ = lab("apply", "en_garde", DUEL, "-1")
    assert code == 0
    assert out[0].startswith("standard L9-R13 R turn")


def test_the_move_comes_after_a_tab(lab):
    code, out, _ = lab(
        "apply", "en_garde", "-", "--json", stdin=f"{DUEL}\t1x3\n{DUEL}\n{DUEL}\t9x9\n{DUEL}\t-1\n"
    )
    answers = [json.loads(line) for line in out]
    assert code == 2
    assert [sorted(answer) for answer in answers] == [
        ["events", "position"], ["error"], ["error"], ["events", "position"],
    ]  # fmt: skip
    assert "the move is missing" in answers[1]["error"]


def test_an_illegal_move_is_refused_with_the_rule_and_what_is_legal(lab):
    code, out, err = lab("apply", "en_garde", DUEL, "3x3")
    assert (code, out) == (2, [])
    assert err == [
        "error: 3x3: this needs 3 of the value 3, and the hand has 2; "
        "legal: +1, -1, -3, -4, -5, 1x3, 2x3"
    ]


def test_where_much_is_legal_what_is_nearest_is_named(lab):
    rings, armies = GYGES.example, CANNAE.example
    code, out, err = lab("apply", "gyges", rings, "A1 - C4")
    assert (code, out) == (2, [])
    assert err == [
        "error: a1-c4: no series of 3 from a1, and no bounce, ends on c4; "
        "the nearest legal: a1-a4, a1-c2, a1-b3, a1-b1xc4, a1-b1xa4"
    ]
    _, _, err = lab("apply", "cannae", armies, "mc2c4")
    assert err == [
        "error: Mc2c4: infantry steps to one of the squares beside it, not to c4; "
        "the nearest legal: Mc2c3, Pc2c1, Mc2b1, Mc2b3, Mc2d3"
    ]


def test_what_is_no_move_at_all_is_answered_with_the_nearest_too(lab):
    _, _, (err,) = lab("apply", "gyges", GYGES.example, "a1-b9")
    assert err.startswith("error: “a1-b9”: squares go from a1 to f6, and there is no b9; ")
    assert err.endswith("the nearest legal: a1-b3, a1-a4, a1-c2, b1-b3, c1-b3")
    _, _, (err,) = lab("apply", "en_garde", DUEL, "hop")
    assert err.endswith("; legal: +1, -1, -3, -4, -5, 1x3, 2x3")


def test_nothing_is_legal_after_the_end(lab):
    over = "standard L10-R13 - over L[11245] R[12344] deck[22] top3 score5:0"
    code, _, err = lab("apply", "en_garde", over, "+1")
    assert code == 2
    assert err == ["error: +1: the match is over; no move is legal"]


# perft


def test_perft_is_one_json_object(lab):
    code, out, _ = lab("perft", "en_garde", TREE, "--depth", "4")
    assert code == 0
    assert [json.loads(line) for line in out] == [
        {"nodes": [1, 8, 76, 98, 12], "outcomes": {"L": 30, "R": 64, "draw": 5}}
    ]


def test_perft_divides_by_first_move(lab):
    _, out, _ = lab("perft", "en_garde", TREE, "--depth", "2", "--divide")
    divide = json.loads(out[0])["divide"]
    assert set(divide) == {"+1", "+2", "+3", "+5", "-1", "-2", "-3", "-5"}
    assert sum(divide.values()) == 76


def test_perft_takes_options_and_positions_from_standard_input(lab):
    text = ["--depth", "9", "--option", "final_attack=no", "--json"]
    code, out, _ = lab("perft", "en_garde", "-", *text, stdin=f"{TREE}\n?\n{TREE}\n")
    answers = [json.loads(line) for line in out]
    assert code == 2
    assert answers[0] == answers[2]
    assert answers[0]["nodes"] == [1, 8, 76, 2]
    assert list(answers[1]) == ["error"]


# play


def test_play_goes_to_the_end(lab):
    code, out, _ = lab("play", "en_garde", "--seed", "4")
    assert code == 0
    assert out[0].startswith("en_garde seed=4 one=random two=random variant=standard touches=5")
    assert out[-1].split()[:2] in (["one", "wins"], ["two", "wins"])
    assert out[-1].endswith("moves: touches")
    assert " - over " in out[-2]


def test_play_is_the_same_for_the_same_seed(lab):
    assert lab("play", "en_garde", "--seed", "4") == lab("play", "en_garde", "--seed", "4")
    assert lab("play", "en_garde", "--seed", "4")[1][1] != lab("play", "en_garde")[1][1]


def test_play_as_json_is_an_object_a_line(lab):
    _, out, _ = lab("play", "en_garde", "--json", "--option", "touches=1")
    open_challenge, *turns, end = map(json.loads, out)
    assert open_challenge["options"]["touches"] == "1"
    assert [turn["number"] for turn in turns] == list(range(1, len(turns) + 1))
    assert sorted(end) == ["moves", "reason", "winner"]
    assert end["moves"] == len(turns)


@pytest.mark.parametrize("players", ["random,novice", "novice", "Novice, random"])
def test_levels_play_by_name(lab, players):
    agreed = ["--option", "touches=1", "--option", "variant=basic"]
    code, out, _ = lab("play", "en_garde", "--players", players, *agreed)
    assert code == 0
    assert " wins after " in out[-1]


class Ladder:
    """A computer player that notes at which levels it was asked."""

    levels = ("low", "high")

    def __init__(self):
        self.asked = set()

    def choose(self, view, level, chance):
        self.asked.add((view.onlooker, level))
        return next(iter(GAME.possible_moves(view)))


def test_computer_is_the_strongest_level(lab, monkeypatch):
    ladder = Ladder()
    monkeypatch.setattr("engines.__main__.load_player", lambda _: ladder)
    assert lab("play", "en_garde", "--players", "low,computer", "--option", "touches=1")[0] == 0
    assert ladder.asked == {("one", "low"), ("two", "high")}


# bad input


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "COMMAND"),
        (["fence"], "invalid choice"),
        (["legal"], "GAME, POSITION"),
        (["legal", "chess", OPENING], "no game 'chess'; there are: "),
        (["legal", "en_garde", "nonsense"], "the variant, at column 1"),
        (["legal", "en_garde", OPENING, "--option", "touches"], "name=value, such as variant="),
        (["legal", "en_garde", OPENING, "--option", "touches=9"], "touches is one of 1, 2"),
        (["legal", "en_garde", OPENING, "--option", "colour=red"], "no option 'colour'"),
        (["legal", "en_garde", OPENING, "--seed", "1"], "unrecognized arguments"),
        (["apply", "en_garde", OPENING], "the move is missing"),
        (["apply", "en_garde", OPENING, "hop"], "“hop” is not an action; examples: +3"),
        (["apply", "en_garde", OPENING, "+6"], "cards go from 1 to 5"),
        (["apply", "en_garde", OPENING, "+1", "--seed", "x"], "invalid int value"),
        (["perft", "en_garde", TREE], "--depth"),
        (["perft", "en_garde", TREE, "--depth", "-1"], "0 or more, such as --depth 3"),
        (["play", "en_garde", "--players", "a,b,c"], "two players"),
        (["play", "en_garde", "--players", "bobby"], "no player 'bobby'; there are: computer"),
    ],
)
def test_bad_input_is_told_what_was_wrong_and_exits_with_2(lab, words, said):
    code, out, err = lab(*words)
    assert (code, out) == (2, [])
    assert len(err) == 1
    assert said in err[0]
    code, out, err = lab(*words, "--json")
    assert (code, err) == (2, [])
    assert said in json.loads(out[0])["error"]


def test_a_huge_line_is_refused_in_a_short_sentence(lab):
    code, out, _ = lab("legal", "en_garde", "-", "--json", stdin="x" * 1_000_000 + "\n")
    assert code == 2
    assert len(out[0]) < 300


# the process


def test_help_names_every_command():
    done = shell("--help")
    assert done.returncode == 0
    commands = ("list", "legal", "apply", "perft", "play", "ratings", "new")
    assert all(f"\n    {word} " in done.stdout.decode() for word in commands)
    assert shell("apply", "--help").returncode == 0


def test_bytes_that_are_no_text_spoil_only_their_own_line():
    done = shell("legal", "en_garde", "-", "--json", stdin=b"\xff\xfe\n" + OPENING.encode() + b"\n")
    assert done.returncode == 2
    assert [list(json.loads(line)) for line in done.stdout.splitlines()] == [["error"], ["moves"]]
    assert done.stderr == b""


def test_an_argument_that_is_no_text_is_refused_without_a_traceback():
    done = shell("apply", "en_garde", OPENING, b"\xff\xfe", "--json")
    assert done.returncode == 2
    assert json.loads(done.stdout)["error"]
    assert done.stderr == b""


def test_a_reader_who_has_enough_is_no_error():
    lab = subprocess.Popen(
        [sys.executable, "-m", "engines", "legal", "en_garde", "-", "--json"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    lab.stdout.close()
    _, err = lab.communicate(f"{OPENING}\n".encode() * 2_000, timeout=60)
    assert (lab.returncode, err) == (0, b"")


def test_the_lab_starts_without_the_bot_and_its_libraries():
    script = (
        "import sys, engines.__main__; engines.__main__.main(['legal', 'en_garde', sys.argv[1]]);"
        "print([m for m in ('pydantic', 'discord', 'telegram', 'redis', 'PIL', 'aiohttp', 'bot')"
        " if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, OPENING], capture_output=True, timeout=60, check=True
    )
    assert done.stdout.splitlines()[-1] == b"[]"

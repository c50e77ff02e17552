"""The lab's commands, asked about Cannae."""

from __future__ import annotations

import json

from tests.engines.cannae.boards import START


def test_list_names_its_options_and_players(lab):
    _, out, _ = lab("list")
    assert "cannae (rules 1)" in out
    assert "  immobilised_cavalry=false  (false | true)" in out
    assert "  layout=r1  (r1 | r2)" in out


def test_an_option_may_be_written_as_the_page_does(lab):
    code, out, _ = lab("play", "cannae", "--option", "layout=R2")
    assert code == 0
    assert out[1] == "cc4cc/iiiiiiii/8/8/8/8/IIIIIIII/CC4CC w"


def test_legal_lists_a_turn_for_each_position(lab):
    code, out, _ = lab("legal", "cannae", START)
    assert code == 0
    assert len(out) == len(set(out)) == 2_059
    assert out[0] == "-"
    assert "Md2d3+Cb2b6" in out


def test_apply_takes_a_turn_in_lower_case_and_with_blanks(lab):
    code, out, _ = lab("apply", "cannae", START, "md2d3 + cb2b6")
    assert code == 0
    assert out[0] == "2iiii2/cciiiicc/1C6/8/8/3I4/C1I1IICC/2IIII2 b"
    assert [json.loads(line)["event"] for line in out[1:]] == ["cannae-stepped", "cannae-slid"]


def test_apply_refuses_with_the_rule(lab):
    code, out, err = lab("apply", "cannae", "7c/1iiII3/8/8/8/8/8/7C b", "Pb7c7")
    assert (code, out) == (2, [])
    assert "2 against 2 can't push" in err[0]


def test_perft_prints_nodes_and_action_sequences(lab):
    _, out, _ = lab("perft", "cannae", START, "--depth", "1")
    answer = json.loads(out[0])
    assert answer["nodes"] == [1, 2_059]
    assert answer["action_sequences"] == 4_309


def test_play_goes_to_the_end_with_a_computer(lab):
    code, out, _ = lab("play", "cannae", "--players", "novice,random", "--seed", "2")
    assert code == 0
    assert out[-1].startswith("one wins")

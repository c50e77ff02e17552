"""The lab's commands, asked about Audatia."""

from __future__ import annotations

import json

from engines.audatia.notation.positions import EXAMPLE


def test_legal_lists_single_acts(lab):
    assert lab("legal", "audatia", EXAMPLE) == (0, ["MFl", "MSl"], [])


def test_apply_prints_the_position_and_then_the_events(lab):
    code, out, _ = lab("apply", "audatia", EXAMPLE, "ms")
    assert code == 0
    assert out[0].startswith("turn two assault1 draws0 attacker:one bind:largo | galeazzo")
    assert [json.loads(line)["event"] for line in out[1:]] == ["audatia-answered", "audatia-bound"]


def test_apply_refuses_with_the_rule(lab):
    code, out, err = lab("apply", "audatia", EXAMPLE, "pass")
    assert (code, out) == (2, [])
    assert "MFl must be answered" in err[0]


def test_perft_counts_acts(lab):
    _, out, _ = lab("perft", "audatia", EXAMPLE, "--depth", "2")
    assert json.loads(out[0])["nodes"] == [1, 2, 2]


def test_play_goes_to_the_end(lab):
    code, out, _ = lab("play", "audatia", "--players", "random", "--seed", "3")
    assert code == 0
    assert out[-1].split()[1] == "wins"

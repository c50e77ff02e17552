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


BOTH = """measure - assault1 draws0 | galeazzo audatia+celeritas hand[MFl,RFl] deck[P]
    | boucicault prudentia+fortitudo hand[P,turn] deck[MFl]""".replace("\n", " ")
CHOSEN = BOTH.replace("hand[MFl,RFl]", "chose:longa hand[MFl,RFl]")


def test_where_both_choose_at_once_the_seat_must_be_named(lab):
    for words in (("legal", "audatia", BOTH), ("apply", "audatia", BOTH, "posta:longa")):
        code, out, err = lab(*words)
        assert (code, out) == (2, [])
        assert "--seat one or --seat two" in err[0]


def test_legal_lists_the_moves_of_the_seat_that_is_named(lab):
    one, two = (lab("legal", "audatia", BOTH, "--seat", seat)[1] for seat in ("one", "two"))
    assert ("trade:MFl,RFl" in one, "trade:MFl,RFl" in two) == (True, False)
    assert ("trade:P,turn" in one, "trade:P,turn" in two) == (False, True)


def test_apply_plays_for_the_seat_that_is_named(lab):
    _, out, _ = lab("apply", "audatia", BOTH, "posta:longa", "--seat", "two")
    one, two = out[0].split(" | ")[1:]
    assert ("chose:longa" in one, "chose:longa" in two) == (False, True)


def test_apply_refuses_what_belongs_to_the_other_seat(lab):
    code, out, err = lab("apply", "audatia", BOTH, "trade:P,turn", "--seat", "one")
    assert (code, out) == (2, [])
    assert err[0].startswith("error: trade:P,turn: P is not in the hand; ")
    assert "trade:MFl,RFl" in err[0]


def test_a_seat_whose_turn_it_is_not_is_refused(lab):
    for words in (("legal", "audatia", CHOSEN), ("apply", "audatia", CHOSEN, "posta:longa")):
        code, out, err = lab(*words, "--seat", "one")
        assert (code, out, err) == (2, [], ["error: it is not the turn of one, but of two"])


def test_where_one_decides_no_seat_need_be_named(lab):
    assert lab("legal", "audatia", EXAMPLE, "--seat", "two") == lab("legal", "audatia", EXAMPLE)

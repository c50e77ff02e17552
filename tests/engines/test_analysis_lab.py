"""`python -m engines analyse`: an exported match in, a JSON object a move out."""

from __future__ import annotations

import json

from engines.core.match import advance
from engines.core.match_text import match_text
from engines.core.record import Act, Record
from engines.core.replay import replay
from engines.core.seat import Seat
from engines.en_garde.game import GAME
from engines.gyges.game import GAME as GYGES
from tests.engines.analysed import played
from tests.harness import SERVER_SEED, entry, seated

MOVES = ("two +5", "one +5", "two +4", "one +1", "two +4", "one -2")


def given_up(game, moves, **options) -> Record:
    """A match that seat two has given up."""
    record = played(game, moves, seed=5, **options)
    match = replay(game, record)
    return advance(game, record, match, entry(Act.RESIGN, Seat.TWO), SERVER_SEED)[0]


def exported(game, moves, **options) -> str:
    """The same as /export writes it."""
    record = given_up(game, moves, **options)
    return json.dumps({"salle": 2, "table": "t", **record.model_dump(mode="json"), "luck": {}})


def test_a_line_a_move_and_luck_and_skill_at_the_end(lab):
    code, out, _ = lab(
        "analyse", "en_garde", "-", "--playouts", "40", stdin=exported(GAME, MOVES, touches="1")
    )
    *plies, last = map(json.loads, out)
    assert code == 0
    assert [(one["ply"], one["seat"], one["move"]) for one in plies] == [
        (number, *text.split(" ", 1)) for number, text in enumerate(MOVES, start=1)
    ]
    fields = "ply seat move chance after best best_chance error is_turning_point"
    assert list(plies[0])[:9] == fields.split()
    assert last["summary"]
    assert round(last["luck"]["one"] + last["skill"]["one"], 3) == 0.5


def test_the_blunder_of_a_match_in_a_file_is_found(lab, tmp_path):
    file = tmp_path / "match.json"
    file.write_text(exported(GAME, MOVES, touches="1"))
    _, out, _ = lab("analyse", "en_garde", str(file), "--playouts", "60")
    plies = list(map(json.loads, out[:-1]))
    assert [one["ply"] for one in plies if one["is_turning_point"]] == [6]
    facts = {"count": 2, "value": 3, "unseen": 3}
    assert [one["reason"] for one in plies] == [*[None] * 5, {"key": "attack", "facts": facts}]


def test_a_match_as_text_is_the_same_match(lab):
    moves = ("one setup 223010/010003", "two setup 000332/102010", "one c1-c2")
    text = match_text(GYGES, given_up(GYGES, moves))
    told = lab("analyse", "gyges", "-", "--playouts", "4", stdin=text)
    assert told == lab("analyse", "gyges", "-", "--playouts", "4", stdin=exported(GYGES, moves))
    assert len(told[1]) == 3


def test_a_match_with_a_move_that_is_not_legal_is_refused(lab):
    wrong = exported(GAME, MOVES, touches="1").replace('"move": "-2"', '"move": "5x5"')
    code, _, err = lab("analyse", "en_garde", "-", stdin=wrong)
    assert code == 2
    assert "entry 6 of the log" in err[0]


def test_a_game_without_luck_has_no_last_line_about_it(lab):
    moves = ("one setup 223010/010003", "two setup 000332/102010")
    _, out, _ = lab("analyse", "gyges", "-", "--playouts", "4", stdin=exported(GYGES, moves))
    assert len(out) == 2


def test_what_is_no_match_is_refused_with_what_would_be_right(lab):
    code, out, err = lab("analyse", "en_garde", "-", stdin="{}")
    assert (code, out) == (2, [])
    assert "/export" in err[0]


def test_a_match_of_another_game_is_refused(lab):
    _, _, err = lab("analyse", "gyges", "-", stdin=exported(GAME, MOVES))
    assert err == ["error: this is a match of en_garde, not of gyges"]


def test_a_match_that_goes_on_is_refused(lab):
    record, _ = seated(GAME)
    _, _, err = lab("analyse", "en_garde", "-", stdin=record.model_dump_json())
    assert err == ["error: this match isn't over"]

"""A match told as a text is read back to the same positions."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.match import advance
from engines.core.match_state import open_challenge
from engines.core.match_text import MatchTextError, match_text
from engines.core.match_text_reader import LONGEST, read_match_text
from engines.core.record import Act, Wish
from engines.core.replay import replay, replay_entries
from engines.core.seat import Seat
from engines.core.time_control import TimeControl
from tests.every import every
from tests.harness import (
    GAMES,
    SERVER_SEED,
    acceptance,
    challenge,
    entry,
    every_game,
    few,
    seated,
    walk,
    walks,
)


def positions(game, record):
    return [
        game.write(match.state)
        for match, act in zip(replay_entries(game, record), record.log, strict=True)
        if act.act in {Act.ACCEPT, Act.MOVE}
    ]


def with_acts(game, record, match, *acts):
    for act in acts:
        record, match = advance(game, record, match, act, SERVER_SEED)
    return record


def resigned(game, record, match):
    if not match.active:
        return record
    return with_acts(game, record, match, entry(Act.RESIGN, Seat.ONE))


def a_text(game=GAMES["gyges"]):
    return match_text(game, resigned(game, *seated(game)))


@every_game
@few
@given(way=walks())
def test_every_position_is_the_same_after_writing_and_reading(game, way):
    *_, (record, match) = walk(game, way)
    whole = resigned(game, record, match)
    read = read_match_text(match_text(game, whole, server_seed=SERVER_SEED), GAMES.get)
    assert positions(game, read.record) == positions(game, whole)
    assert replay(game, read.record).outcome == replay(game, whole).outcome


@every_game
def test_a_running_match_is_not_told(game):
    record, _ = seated(game)
    with pytest.raises(MatchTextError, match="isn't over"):
        match_text(game, record)


def test_acts_that_are_no_moves_stand_in_braces_and_are_read_back():
    game = GAMES["gyges"]
    record = challenge(game, clock=TimeControl.per_decision(86_400))
    record, match = advance(game, record, open_challenge(record), acceptance(), SERVER_SEED)
    pause = entry(Act.ASK, Seat.ONE, wish=Wish.PAUSE, seconds=3600)
    acts = [entry(Act.OFFER_DRAW, Seat.ONE), entry(Act.REFUSE_DRAW, Seat.TWO), pause]
    whole = with_acts(game, record, match, *acts, entry(Act.RESIGN, Seat.TWO))
    text = match_text(game, whole)
    assert "{one offer_draw}\n{two refuse_draw}\n{one ask wish=pause seconds=3600}" in text
    assert [e.act for e in read_match_text(text, GAMES.get).record.log] == [
        e.act for e in whole.log
    ]


@every(
    "change, sentence",
    [
        (("Game: gyges", "Game: chess"), "line 1: no game has this name"),
        (("Rules: ", "Rules: x"), "line 2: the rules are a number"),
        (("Date: ", "Date: 31."), "a date is such as 2026-11-29"),
        (("Result: 0-1", "Result: 1-0"), "by its moves the result is 0-1"),
        (("{one resign}", "{one resigns}"), "no act is called resigns"),
        (("{one resign}", "{one offer_draw}"), "the match doesn't end here"),
        (("{one resign}", "{one resign}\n{two resign}"), "the match is over before this line"),
        (("{one resign}", "{luck 1}\n{one resign}"), "more luck is told here than was drawn"),
        (("{one resign}", "2. one a1\n{one resign}"), "the next move is number 1"),
        (("{one resign}", "1. one zz99\n{one resign}"), "line "),
        (("{one resign}", ""), "the text ends before any move"),
        (("Game: gyges", "gyges"), "line 1: a header is `Key: value`"),
    ],
)
def test_a_wrong_line_is_named_with_what_would_be_right(change, sentence):
    text = a_text()
    assert change[0] in text
    with pytest.raises(MatchTextError, match=sentence.replace("(", r"\(")):
        read_match_text(text.replace(*change), GAMES.get)


def test_a_text_that_is_too_long_is_not_read():
    with pytest.raises(MatchTextError, match="at most"):
        read_match_text("x" * (LONGEST + 1), GAMES.get)


@few
@given(at=st.integers(0, 400), other=st.text(max_size=12))
def test_any_text_is_a_match_or_is_refused_with_a_sentence(at, other):
    text = a_text(GAMES["en_garde"])
    with suppress(MatchTextError):  # nothing else is raised
        read_match_text(text[:at] + other + text[at + len(other) :], GAMES.get)

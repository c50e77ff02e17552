"""Challenges in words."""

import pytest

from bot.adapters.telegram.challenge_parser import (
    ChallengeRequest,
    UnknownWordError,
    examples,
    read_requests,
    read_wish,
)
from engines.registry import load_game, load_player

IDS = ("en_garde", "gyges", "cannae", "audatia")  # whatever else is installed
GAMES = {id_: load_game(id_) for id_ in IDS}
PLAYERS = {id_: load_player(id_) for id_ in IDS}


def read(text):
    return read_wish(text, {"en_garde": GAMES["en_garde"]}, PLAYERS)


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("", ChallengeRequest(game="en_garde")),
        ("en_garde advanced", ChallengeRequest(game="en_garde", options={"variant": "advanced"})),
        ("En Garde, basic", ChallengeRequest(game="en_garde", options={"variant": "basic"})),
        (
            "touches=3 clock=3d",
            ChallengeRequest(game="en_garde", options={"touches": "3"}, clock=259_200),
        ),
        ("touches = 3", ChallengeRequest(game="en_garde", options={"touches": "3"})),
        ("touches=2 7d", ChallengeRequest(
            game="en_garde", options={"touches": "2"}, clock=604_800
        )),
        ("1w", ChallengeRequest(game="en_garde", clock=604_800)),
        ("final_attack=no", ChallengeRequest(game="en_garde", options={"final_attack": "false"})),
        (
            "riposte=yes",
            ChallengeRequest(game="en_garde", options={"riposte_after_final_parry": "true"}),
        ),
        ("avanzato", ChallengeRequest(game="en_garde", options={"variant": "advanced"})),
        ("hall novice", ChallengeRequest(game="en_garde", level="novice")),
        ("study", ChallengeRequest(game="en_garde", is_study=True)),
        ("to anybody", ChallengeRequest(game="en_garde")),
    ],
)  # fmt: skip
def test_words_are_read_in_any_order(text, wish):
    assert read(text) == wish


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("chess", "chess"),
        ("touches=9", "touches=9"),
        ("clock=5d", "clock=5d"),
        ("colour=red", "colour=red"),
        ("advanced soonish", "soonish"),
    ],
)
def test_the_word_that_is_not_understood_is_named(text, word):
    with pytest.raises(UnknownWordError, match=word):
        read(text)


def test_the_hall_alone_plays_at_a_middling_level():
    levels = PLAYERS["en_garde"].levels
    assert read("against the hall").level == levels[len(levels) // 2]


@pytest.mark.parametrize(
    ("text", "games"),
    [
        ("", list(GAMES)),
        ("clock=3d", list(GAMES)),
        ("hall", list(GAMES)),
        ("advanced", ["en_garde"]),
        ("setup_rows=1 7d", ["gyges"]),
        ("cannae", ["cannae"]),
    ],
)
def test_words_that_fit_several_games_are_read_for_each(text, games):
    assert [wish.game for wish in read_requests(text, GAMES, PLAYERS)] == games


@pytest.mark.parametrize(
    ("text", "about", "shown"),
    [
        ("computer gyges layout=r9", "gyges", "setup_rows=2/1"),
        ("layout=r9", "cannae", "layout=r1/r2"),
        ("nobody chess", "", "en_garde/gyges/cannae/audatia"),
    ],
)
def test_what_is_not_understood_is_answered_with_what_that_game_takes(text, about, shown):
    with pytest.raises(UnknownWordError) as caught:
        read_requests(text, GAMES, PLAYERS)
    assert caught.value.game == about
    assert shown in examples(about, GAMES, PLAYERS)

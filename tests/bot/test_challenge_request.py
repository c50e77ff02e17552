"""Challenges in words, the same on every platform."""

import pytest

from bot.application.model import Address, Person
from bot.application.time_controls import BRISK, DAILY_CLOCK, LEISURELY, PRESETS
from bot.commands.challenge_request import ANY_LEVEL, ChallengeRequest, RequestError, examples
from bot.commands.challenges import Terms, TwoOpponentsError, UnknownGameError
from engines.registry import load_game, load_player

IDS = ("en_garde", "gyges", "cannae", "audatia")  # whatever else is installed
GAMES = {id_: load_game(id_) for id_ in IDS}
PLAYERS = {id_: load_player(id_) for id_ in IDS}
BEA = Person(address=Address(platform="test", id="bea"), name="Bea")


def read(text, **more):
    (terms,) = ChallengeRequest(text=text, **more).terms({"en_garde": GAMES["en_garde"]}, PLAYERS)
    return terms


def read_all(text, **more):
    return ChallengeRequest(text=text, **more).terms(GAMES, PLAYERS)


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("", {}),
        ("en_garde advanced", {"options": {"variant": "advanced"}}),
        ("En Garde, basic", {"options": {"variant": "basic"}}),
        ("touches=3 clock=brisk", {"options": {"touches": "3"}, "clock": PRESETS[BRISK]}),
        ("touches=3, final_attack=no", {"options": {"touches": "3", "final_attack": "false"}}),
        ("touches = 3", {"options": {"touches": "3"}}),
        ("touches=2 leisurely", {"options": {"touches": "2"}, "clock": PRESETS[LEISURELY]}),
        ("clock=none", {"clock": None}),
        ("final_attack=no", {"options": {"final_attack": "false"}}),
        ("riposte=yes", {"options": {"riposte_after_final_parry": "true"}}),
        ("avanzato", {"options": {"variant": "advanced"}}),
        ("hall novice", {"level": "novice", "clock": None}),
        ("study", {"is_study": True, "clock": None}),
        ("study daily", {"is_study": True, "clock": DAILY_CLOCK}),
        ("to anybody", {}),
    ],
)
def test_words_are_read_in_any_order(text, wish):
    assert read(text) == Terms(**{"game": "en_garde", "clock": DAILY_CLOCK} | wish)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("chess", "chess"),
        ("touches=9", "touches=9"),
        ("colour=red", "colour=red"),
        ("=3", "=3"),
        ("advanced soonish", "soonish"),
    ],
)
def test_the_word_that_is_not_understood_is_named(text, word):
    with pytest.raises(RequestError) as caught:
        read(text)
    assert caught.value.word == word


def test_the_hall_alone_plays_at_a_middling_level():
    levels = PLAYERS["en_garde"].levels
    assert read("against the hall").level == levels[len(levels) // 2]
    assert read("", level=ANY_LEVEL).level == levels[len(levels) // 2]


def test_what_is_said_beside_the_text_goes_before_it():
    terms = read("novice leisurely study", level="fencer", clock="brisk")
    assert (terms.level, terms.clock, terms.is_study) == ("", PRESETS[BRISK], True)
    assert read("novice", level="fencer").level == "fencer"


@pytest.mark.parametrize(("text", "opponent"), [("", BEA), ("study", None)])
def test_an_opponent_is_challenged_unless_the_words_name_another(text, opponent):
    assert read(text, opponent=BEA).opponent == opponent


@pytest.mark.parametrize("text", ["hall", "novice", "against computer"])
def test_a_person_and_the_computer_are_not_both_challenged(text):
    with pytest.raises(TwoOpponentsError):
        read(text, opponent=BEA)


@pytest.mark.parametrize(
    ("text", "games"),
    [
        ("", list(GAMES)),
        ("clock=daily", list(GAMES)),
        ("hall", list(GAMES)),
        ("advanced", ["en_garde"]),
        ("setup_rows=1 leisurely", ["gyges"]),
        ("cannae", ["cannae"]),
    ],
)
def test_words_that_fit_several_games_are_read_for_each(text, games):
    assert [terms.game for terms in read_all(text)] == games


def test_a_game_that_is_chosen_already_is_not_looked_for():
    assert [terms.game for terms in read_all("brisk", game="cannae")] == ["cannae"]
    with pytest.raises(RequestError) as caught:
        read_all("setup_rows=1", game="cannae")
    assert (caught.value.game, caught.value.name) == ("cannae", "")
    assert caught.value.known == ("immobilised_cavalry", "layout")
    with pytest.raises(UnknownGameError):
        read_all("", game="chess")


def test_a_level_that_only_some_games_have_means_those():
    assert [terms.game for terms in read_all("", level="counter")] == ["en_garde"]
    assert len(read_all("", level="grandmaster")) == 1


@pytest.mark.parametrize(
    ("text", "game", "name", "known"),
    [
        ("layout=zzz", "cannae", "layout", ("r1", "r2")),
        ("7d layout=zzz", "cannae", "layout", ("r1", "r2")),
        ("lay=zzz", "cannae", "layout", ("r1", "r2")),
        ("touches=9", "en_garde", "touches", ("1", "2", "3", "4", "5")),
        ("setup_rows=1 layout=r1", "gyges", "", ("setup_rows", "origin_end")),
        ("computer gyges layout=r9", "gyges", "", ("setup_rows", "origin_end")),
        ("colour=red", "", "", ()),
        ("nobody chess", "", "", ()),
    ],
)
def test_an_error_is_about_the_game_that_is_meant(text, game, name, known):
    with pytest.raises(RequestError) as caught:
        read_all(text)
    assert (caught.value.game, caught.value.name, caught.value.known) == (game, name, known)


@pytest.mark.parametrize(
    ("game", "shown"),
    [
        ("gyges", "setup_rows=2/1"),
        ("cannae", "layout=r1/r2"),
        ("en_garde", "final_attack=yes/no"),
        ("", "/".join(GAMES)),
    ],
)
def test_examples_show_all_that_may_be_asked_for(game, shown):
    assert shown in examples(game, GAMES, PLAYERS)

"""Challenges in words, the same on every platform."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.application.model import Address, Person
from bot.application.time_controls import BRISK, DAILY_CLOCK, DAY, LEISURELY, PRESETS
from bot.commands.challenge_reader import ANY_LEVEL
from bot.commands.challenge_request import ChallengeRequest
from bot.commands.challenges import Terms, TwoOpponentsError, UnknownGameError
from bot.messages.words import refusal, say_in
from engines.core.record import Series
from engines.core.seat import Seat
from engines.core.time_control import TimeControl
from engines.registry import load_game, load_player
from tests.every import every

IDS = ("en_garde", "gyges", "cannae", "audatia")  # whatever else is installed
GAMES = {id_: load_game(id_) for id_ in IDS}
PLAYERS = {id_: load_player(id_) for id_ in IDS}
BEA = Person(address=Address(platform="test", id="bea"), name="Bea")


def read(text, **more):
    read = ChallengeRequest(text=text, **more).read({"en_garde": GAMES["en_garde"]}, PLAYERS)
    assert not read.refused
    (terms,) = read.terms
    return terms


def read_all(text, people=(), **more):
    return ChallengeRequest(text=text, **more).read(GAMES, PLAYERS, people)


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


def test_the_hall_alone_plays_about_as_strong_as_whoever_asks():
    for text in ("against the hall", "about your strength", "circa la tua forza", "any"):
        assert read(text).level == ANY_LEVEL
    assert read("", level=ANY_LEVEL).level == ANY_LEVEL


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
    assert [terms.game for terms in read_all(text).terms] == games


def test_a_game_that_is_chosen_already_is_not_looked_for():
    assert [terms.game for terms in read_all("brisk", game="cannae").terms] == ["cannae"]
    with pytest.raises(UnknownGameError):
        read_all("", game="chess")


def test_a_level_that_only_some_games_have_means_those():
    assert [terms.game for terms in read_all("", level="counter").terms] == ["en_garde"]
    assert len(read_all("", level="grandmaster").terms) == 1


# ---- as people type it


HOURS_24 = TimeControl(bank=DAY, increment=0, cap=DAY)


@every(
    ("text", "game", "wish"),
    [
        ("EN GARDE, first to 3", "en_garde", {"options": {"touches": "3"}}),
        ("gyges 3 days", "gyges", {}),
        ("gyges brisk, please", "gyges", {"clock": PRESETS[BRISK]}),
        ("canne", "cannae", {}),
        ("battle of cannae", "cannae", {}),
        ("audatia as boucicault", "audatia", {"options": {"challenger": "boucicault"}}),
        ("gygès 1 row", "gyges", None),
        ("gyges, set up on one row", "gyges", {"options": {"setup_rows": "1"}}),
        ("en-garde no last attack", "en_garde", {"options": {"final_attack": "false"}}),
        ("en garde last attack: no", "en_garde", {"options": {"final_attack": "false"}}),
        ("3 touches", "en_garde", {"options": {"touches": "3"}}),
        ("gyges against Salle (keen)", "gyges", {"level": "keen", "clock": None}),
        ("cannae begins=challenged", "cannae", {"challenger": Seat.TWO}),
        ("cannae, begins: Anna (white)", "cannae", {}),
        ("cannae, begins: anybody (white)", "cannae", {"challenger": Seat.TWO}),
        ("gyges no clock", "gyges", {"clock": None}),
        ("gyges clock: none", "gyges", {"clock": None}),
        ("gyges clock=3 days", "gyges", {}),
        ("gyges 24 h for the whole match", "gyges", {"clock": HOURS_24}),
        ("sfida a En Garde, a 3 toccate", "en_garde", {"options": {"touches": "3"}}),
        (
            "en garde avanzato 7 giorni",
            "en_garde",
            {"options": {"variant": "advanced"}, "clock": PRESETS[LEISURELY]},
        ),
        ("battaglia di canne, 3 giorni", "cannae", {}),
        ("gyges contro il computer, attento", "gyges", {"level": "keen", "clock": None}),
        (
            "audatia, chi è sfidato gioca con: Galeazzo",
            "audatia",
            {"options": {"challenged": "galeazzo"}},
        ),
        ("gyges senza limite di tempo", "gyges", {"clock": None}),
        ("toccate=2", "en_garde", {"options": {"touches": "2"}}),
        ("gyges studio", "gyges", {"is_study": True, "clock": None}),
        ("En Garde a 3 tocados", "en_garde", {"options": {"touches": "3"}}),
        (
            "en garde básico 1 día",
            "en_garde",
            {"options": {"variant": "basic"}, "clock": PRESETS[BRISK]},
        ),
        ("gyges contra el ordenador", "gyges", {"level": ANY_LEVEL, "clock": None}),
        ("gyges sin limite de tiempo", "gyges", {"clock": None}),
        ("une partie d'En Garde en 3 touches", "en_garde", {"options": {"touches": "3"}}),
        ("bataille de cannes, 3 jours", "cannae", {}),
        (
            "en garde avancée, le défié commence",
            "en_garde",
            {"options": {"variant": "advanced", "begins": "challenged"}},
        ),
        ("gyges étude", "gyges", {"is_study": True, "clock": None}),
    ],
)
def test_what_cards_and_buttons_say_is_understood(text, game, wish):
    if wish is None:
        assert read_all(text, challenger="Anna").refused
        return
    read = read_all(text, challenger="Anna")
    assert not read.refused
    assert read.terms == (Terms(**{"game": game, "clock": DAILY_CLOCK} | wish),)


@pytest.mark.parametrize(
    ("text", "game", "wish"),
    [
        ("gygès, vif", "gyges", {"clock": PRESETS[BRISK]}),
        ("gyges puestos cambiados", "gyges", {"series": Series.EXCHANGED}),
        ("gyges, two matches, seats exchanged", "gyges", {"series": Series.EXCHANGED}),
        ("en garde, by lot", "en_garde", {"options": {"begins": "lot"}}),
        ("en garde, begins: by lot", "en_garde", {"options": {"begins": "lot"}}),
        ("en garde, empieza el retado", "en_garde", {"options": {"begins": "challenged"}}),
        ("en garde, le défieur commence", "en_garde", {"options": {"begins": "challenger"}}),
        ("audatia, le défié joue : Galeazzo", "audatia", {"options": {"challenged": "galeazzo"}}),
        ("cannae anteojeras", "cannae", {"level": "blinkered", "clock": None}),
        ("gyges contro Salle (tessitore)", "gyges", {"level": "plotter", "clock": None}),
        ("Anna sfida chiunque a un incontro di Gygès", "gyges", {}),
        ("Anna défie qui voudra à une partie de Gygès", "gyges", {}),
        ("Anna desafía a cualquiera a un encuentro de Gygès", "gyges", {}),
    ],
)
def test_what_earlier_cards_and_buttons_said_is_still_understood(text, game, wish):
    read = read_all(text, challenger="Anna")
    assert not read.refused
    assert read.terms == (Terms(**{"game": game, "clock": DAILY_CLOCK} | wish),)


@pytest.mark.parametrize(
    ("text", "told", "game", "wish"),
    [
        (
            "en garde first to 3 blah",
            "I don't understand “blah”.",
            "en_garde",
            {"options": {"touches": "3"}},
        ),
        (
            "gyges advnced 1 day",
            "I don't understand “advnced”.",
            "gyges",
            {"clock": PRESETS[BRISK]},
        ),
        (
            "en garde advnced",
            "I don't understand “advnced”. Did you mean advanced?",
            "en_garde",
            {},
        ),
        (
            "touches=9",
            "Touches is one of first to 1, first to 2, first to 3, first to 4, first to 5.",
            "en_garde",
            {},
        ),
        (
            "layout=zzz 7d",
            "Layout is one of deep centre, one line.",
            "cannae",
            {"clock": PRESETS[LEISURELY]},
        ),
        (
            "giges 1 day",
            "I don't understand “giges”. Did you mean Gygès?",
            "gyges",
            {"clock": PRESETS[BRISK]},
        ),
        ("cannae colour=red", "I don't understand “colour=red”.", "cannae", {}),
        ("gyges cannae", "I don't understand “cannae”.", "gyges", {}),
        ("gyges, =3", "I don't understand “=3”.", "gyges", {}),
        ("gyges touches", "I don't understand “touches”.", "gyges", {}),
        ("en garde touches", "I don't understand “touches”.", "en_garde", {}),
    ],
)
def test_of_what_is_half_understood_the_rest_stands(text, told, game, wish):
    read = read_all(text)
    assert told in " ".join(refusal(one, say_in("en")) for one in read.refused)
    assert read.terms[0] == Terms(**{"game": game, "clock": DAILY_CLOCK} | wish)


def test_a_word_is_not_offered_in_place_of_itself():
    (refused,) = read_all("en garde begins").refused
    assert "Did you mean begins" not in refusal(refused, say_in("en"))


@pytest.mark.parametrize("text", ["hello world", "chess", "colour=red", "=", "===", "a=b=c=d"])
def test_what_means_nothing_may_be_of_any_game(text):
    read = read_all(text)
    assert [terms.game for terms in read.terms] == list(IDS)
    assert refusal(read.refused[0], say_in("en")).startswith("I don't understand")


@given(st.text(max_size=60))
def test_whatever_is_typed_is_read_or_told(text):
    read = read_all(text, challenger="Anna", people=[BEA])
    assert read.terms


def test_somebody_who_plays_here_is_named_without_a_sign():
    read = read_all("bea gyges", people=[BEA])
    assert (read.refused, read.terms[0].opponent) == ((), BEA)


def test_somebody_who_plays_here_is_named_by_a_unique_name_too():
    who = replace(BEA, username="bea_92")
    assert read_all("gyges bea_92, brisk", people=[who]).terms[0].opponent == who


def test_of_a_misspelt_name_the_nearest_is_offered():
    read = read_all("bae gyges", people=[BEA])
    assert refusal(read.refused[0], say_in("en")) == "I don't understand “bae”. Did you mean Bea?"
    assert (read.guess, read.terms[0].opponent) == (BEA, None)


def test_of_two_who_share_a_name_none_is_meant():
    other = Person(address=Address(platform="test", id="other"), name="Bea")
    read = read_all("bea gyges", people=[BEA, other])
    assert (read.terms[0].opponent, read.has_unread) == (None, True)

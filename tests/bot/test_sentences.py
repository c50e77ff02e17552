"""How a language is chosen and looked up in, and the sentences and times that it says."""

from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from bot.messages import event_sentences
from bot.messages.event_sentences import describe_events
from bot.messages.times import reminder, time_left, when
from bot.messages.words import LANGUAGES, choose_language, say_in
from engines.core.seat import Pair, Seat
from engines.en_garde.events import (
    Advanced,
    AttackedIndirectly,
    Drew,
    DrewUnseen,
    MatchWon,
    RoundBegan,
    RoundWon,
    Touched,
)
from engines.en_garde.terms import RoundEnd
from tests.renderers.text_checks import describe_event

NAMES = Pair(one="Anna", two="Bea")


# ---- looking up


def test_a_key_that_a_language_lacks_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, text in (("en", "t-a = one\nt-b = two { $x }\n"), ("it", "t-a = uno\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "t.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr("bot.application.locales.LOCALES", tmp_path)
    say_in.cache_clear()
    try:
        assert (say_in("it")("t-a"), say_in("it")("t-b", x=2)) == ("uno", "two 2")
        with pytest.raises(KeyError, match="no words for 't-c'"):
            say_in("it")("t-c")
        with pytest.raises(KeyError, match="x"):
            say_in("it")("t-b")
    finally:
        say_in.cache_clear()


def test_a_language_that_nobody_speaks_is_refused() -> None:
    with pytest.raises(KeyError):
        say_in("la")


def test_a_language_is_read_once() -> None:
    assert say_in("it") is say_in("it")


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (("it-IT",), "it"),
        (("es-419",), "es"),
        (("fr_CA", "it"), "fr"),
        (("", "de-AT", "IT"), "it"),
        (("eng", "tlh"), "en"),
        ((), "en"),
    ],
)
def test_the_first_wish_that_we_speak_is_granted(wishes: tuple[str, ...], language: str) -> None:
    assert choose_language(*wishes) == language


# ---- sentences


ADVANCED = Advanced(seat=Seat.ONE, value=3, square=4, distance=19)
DREW = Drew(to=Seat.ONE, seat=Seat.ONE, cards=(2,), hand=(1, 2, 3, 4, 5))
DREW_UNSEEN = DrewUnseen(besides=Seat.ONE, seat=Seat.ONE, count=1, deck=14)


def test_a_move_and_its_draw_make_one_sentence_for_the_mover() -> None:
    wait_for = describe_events((ADVANCED, DREW, DREW_UNSEEN), say_in("en"), NAMES, Seat.ONE)
    assert wait_for == ("You went forward 3 and drew a 2.",)


@pytest.mark.parametrize("onlooker", [Seat.TWO, None])
def test_the_others_hear_of_the_move_alone(onlooker: Seat | None) -> None:
    wait_for = describe_events((ADVANCED, DREW, DREW_UNSEEN), say_in("en"), NAMES, onlooker)
    assert wait_for == ("Anna went forward 3, to square 4.",)


def test_an_event_that_goes_without_saying_can_still_be_said() -> None:
    assert describe_event(DREW_UNSEEN, say_in("en"), NAMES, None) == "Anna drew a card. Deck 14."


def test_an_attack_is_told_in_words_and_digits() -> None:
    attack = AttackedIndirectly(seat=Seat.ONE, advance=3, square=7, value=4, count=2)
    wait_for = [describe_event(attack, say_in(language), NAMES, None) for language in LANGUAGES]
    assert wait_for == [
        "Anna went forward 3 and attacks with two 4s: 4 squares away.",
        "Anna avanza di 3 e affonda con due 4, a 4 caselle.",
        "Anna avanzó 3 y se tira a fondo con dos 4, a 4 casillas.",
        "Anna a avancé de 3 et attaque avec deux 4, à 4 cases.",
    ]


def test_a_touch_and_the_round_make_one_sentence() -> None:
    touch = Touched(seat=Seat.TWO, advance=0, value=4, count=2)
    won = RoundWon(seat=Seat.TWO, end=RoundEnd.TOUCH, one_score=1, two_score=2)
    assert describe_events((touch, won), say_in("en"), NAMES, Seat.ONE) == (
        "Bea touches with two 4s and wins the round. Anna 1, Bea 2.",
    )
    assert describe_events((touch, won), say_in("en"), NAMES, Seat.TWO) == (
        "You touch with two 4s and win the round. Anna 1, Bea 2.",
    )


def test_the_touch_that_wins_the_match_is_told_once_with_the_score() -> None:
    events = (
        Touched(seat=Seat.ONE, advance=0, value=5, count=1),
        MatchWon(seat=Seat.ONE, end=RoundEnd.TOUCH, one_score=2, two_score=0),
    )
    told = [describe_events(events, say_in(each), NAMES, Seat.ONE) for each in LANGUAGES]
    assert told == [
        ("You touch with one 5 and win the match, 2 to 0.",),
        ("Tocchi con un 5 e vinci l'incontro, 2 a 0.",),
        ("Tocas con un 5 y ganas el encuentro, 2 a 0.",),
        ("Tu touches avec un 5 et gagnes la partie, 2 à 0.",),
    ]


def test_a_step_before_the_touch_is_part_of_its_sentence() -> None:
    events = (
        Touched(seat=Seat.TWO, advance=3, value=4, count=2),
        MatchWon(seat=Seat.TWO, end=RoundEnd.TOUCH, one_score=1, two_score=5),
    )
    assert describe_events(events, say_in("en"), NAMES, None) == (
        "Bea goes forward 3, touches with two 4s and wins the match, 5 to 1.",
    )


def test_sentences_of_two_fencers_are_not_joined() -> None:
    events = (ADVANCED, Drew(to=Seat.ONE, seat=Seat.TWO, cards=(2,), hand=(2,)))
    assert len(describe_events(events, say_in("en"), NAMES, Seat.ONE)) == 2


def test_a_round_opens_a_heading() -> None:
    event = RoundBegan(number=4, seat=Seat.TWO, deck=15)
    facts = event_sentences.event_facts(event, NAMES, None, say_in("en"))
    assert say_in("en")(f"{event.key}.heading", **facts) == "Round 4 · Bea begins"


def test_no_mark_of_direction_is_slipped_into_a_sentence() -> None:
    assert describe_event(ADVANCED, say_in("fr"), NAMES, None).isprintable()


# ---- times


NOW = datetime(2024, 5, 15, 12, 0, tzinfo=UTC).timestamp()  # a Wednesday


@pytest.mark.parametrize(
    ("ago", "language", "said"),
    [
        (timedelta(minutes=5), "en", "today 11:55"),
        (timedelta(hours=20), "en", "yesterday 16:00"),
        (timedelta(hours=20), "it", "ieri alle 16:00"),
        (timedelta(days=-1), "es", "mañana a las 12:00"),
        (timedelta(days=2), "en", "Monday 12:00"),
        (timedelta(days=6), "fr", "jeudi à 12:00"),
        (timedelta(days=7), "en", "8 May"),
        (timedelta(days=14), "fr", "1er mai"),
        (timedelta(days=14), "es", "1 de mayo"),
    ],
)
def test_a_moment_is_said_as_people_say_it(ago: timedelta, language: str, said: str) -> None:
    assert when(NOW - ago.total_seconds(), NOW, say_in(language)) == said


def test_a_day_begins_at_midnight_in_the_readers_zone() -> None:
    tokyo = timezone(timedelta(hours=9))  # there it is 21:00
    assert when(NOW - 8 * 3600, NOW, say_in("en"), tokyo) == "today 13:00"
    assert when(NOW - 8 * 3600, NOW, say_in("en")) == "today 04:00"
    assert when(NOW - 14 * 3600, NOW, say_in("en"), tokyo) == "today 07:00"
    assert when(NOW - 14 * 3600, NOW, say_in("en")) == "yesterday 22:00"


@pytest.mark.parametrize(
    ("seconds", "language", "said"),
    [
        (3 * 86400 + 7, "en", "3 days left"),
        (47 * 3600, "en", "47 h left"),
        (5 * 3600, "en", "5 h left"),
        (3599, "en", "59 min left"),
        (20, "en", "1 min left"),
        (0, "en", "time is up"),
        (2 * 86400, "it", "ancora 2 giorni"),
        (3600, "es", "queda 1 h"),
        (2 * 86400, "fr", "encore 2 jours"),
    ],
)
def test_the_time_left_is_rounded_down(seconds: int, language: str, said: str) -> None:
    assert time_left(NOW + seconds, NOW, say_in(language)) == said


@pytest.mark.parametrize(
    ("seconds", "language", "said"),
    [
        (6 * 3600, "en", "6 hours left for your move against Bea."),
        (6 * 3600 + 59, "it", "Hai ancora 6 ore per la tua mossa contro Bea."),
        (3600, "es", "Te queda 1 hora para tu jugada contra Bea."),
        (2 * 86400, "fr", "Il te reste 2 jours pour jouer contre Bea."),
        (1200, "en", "20 minutes left for your move against Bea."),
        (-5, "en", "1 minute left for your move against Bea."),
    ],
)
def test_a_reminder_says_how_long_is_left_and_against_whom(
    seconds: int, language: str, said: str
) -> None:
    assert reminder(NOW + seconds, NOW, "Bea", say_in(language)) == said

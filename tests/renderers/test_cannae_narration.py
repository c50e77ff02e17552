"""What happened on the field, told to whom it concerns."""

from bot.messages.event_sentences import describe_events, event_facts
from bot.messages.words import LANGUAGES, say_in
from engines.cannae.events import Began
from engines.core.seat import Seat
from tests.renderers.cannae_positions import CHARGE, EDGE, START, played
from tests.renderers.text_checks import EN, NAMES


def test_two_actions_make_one_sentence() -> None:
    told = [
        describe_events(played(START, "Ca2a5+Mc2c3").events, say_in(language), NAMES, None)
        for language in LANGUAGES
    ]
    assert told == [
        ("Anna moved cavalry from a2 to a5 and moved infantry from c2 to c3.",),
        ("Anna ha mosso la cavalleria da a2 ad a5 e mosso la fanteria da c2 a c3.",),
        ("Anna movió la caballería de a2 a a5 y llevó la infantería de c2 a c3.",),
        ("Anna a déplacé la cavalerie de a2 à a5 et déplacé l'infanterie de c2 à c3.",),
    ]


def test_a_loss_is_told_to_whom_it_befell() -> None:
    told = describe_events(played(EDGE, "Pf4g4").events, EN, NAMES, Seat.TWO)
    assert told == (
        "Anna pushed from f4 towards g4, 2 against 1: 3 pieces move on.",
        "You lost infantry, pushed off the board at h4.",
    )


def test_a_charge_tells_whom_it_took() -> None:
    assert describe_events(played(CHARGE, "Xf2c5").events, EN, NAMES, Seat.ONE) == (
        "You charged from f2 and took the infantry on c5.",
    )


def test_the_opening_says_who_begins_and_nothing_of_reconstructions() -> None:
    began = Began(seat=Seat.ONE, layout="r1")
    assert describe_events((began,), EN, NAMES, None) == ("The armies are in place. Anna begins.",)
    heading = EN("cannae-began.heading", **event_facts(began, NAMES, None, EN))
    assert heading == "The armies are in place · Anna begins"

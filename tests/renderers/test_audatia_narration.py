"""What happened in a duel, told to whom it concerns."""

from bot.messages.event_sentences import describe_events, event_facts
from bot.messages.words import LANGUAGES, say_in
from engines.audatia.events import (
    Bound,
    DuelBegan,
    HandSeen,
    Mulliganed,
    Passed,
    PosteRevealed,
    SaluteWithheld,
)
from engines.audatia.game import GAME
from engines.audatia.terms import Bind, Character, Posta, Window
from engines.core.chance import SeededChance
from engines.core.options import complete
from engines.core.seat import Seat
from tests.every import every
from tests.renderers.audatia_positions import ATTACKED
from tests.renderers.text_checks import EN, NAMES, check_whole, describe_event


def test_a_duel_opens_with_who_plays_whom() -> None:
    began = DuelBegan(challenger=Character.GALEAZZO, challenged=Character.BOUCICAULT)
    assert [describe_event(began, EN, NAMES, who) for who in (*Seat, None)] == [
        "You play Galeazzo, Bea plays Boucicault.",
        "Anna plays Galeazzo, you play Boucicault.",
        "Anna plays Galeazzo, Bea plays Boucicault.",
    ]
    heading = EN(f"{began.key}.heading", **event_facts(began, NAMES, None, EN))
    assert heading == "Anna, Galeazzo, against Bea, Boucicault"


def test_an_attack_and_its_parry_are_told_in_words() -> None:
    state = GAME.read(ATTACKED, complete(GAME.options, {}))
    step = GAME.apply(state, Seat.TWO, GAME.parse("MFr"), SeededChance(b"no luck"))
    told = [describe_events(step.events, say_in(each), NAMES, Seat.ONE)[0] for each in LANGUAGES]
    assert told == [
        "Bea parried with a mandritto fendente.",
        "Bea ha parato con un mandritto fendente.",
        "Bea paró con un mandritto fendente.",
        "Bea a paré avec un mandritto fendente.",
    ]


def test_the_bind_is_told_to_whom_it_belongs() -> None:
    bound = Bound(seat=Seat.TWO, bind=Bind.STRETTO)
    assert [describe_event(bound, EN, NAMES, who) for who in (Seat.TWO, None)] == [
        "Your parry binds close (stretto): no more blows, only remedies.",
        "Bea's parry binds close (stretto): no more blows, only remedies.",
    ]


def test_guards_are_told_by_their_names() -> None:
    shown = PosteRevealed(one_posta=Posta.LONGA, two_posta=Posta.DENTE)
    assert [describe_event(shown, EN, NAMES, who) for who in (None, Seat.TWO)] == [
        "The guards are shown: Anna stands in Longa, Bea stands in Dente di Zenghiaro.",
        "The guards are shown: Anna stands in Longa, you stand in Dente di Zenghiaro.",
    ]


@every("language", LANGUAGES)
@every("onlooker", [None, *Seat])
def test_nothing_changed_and_an_empty_hand_are_told_too(language, onlooker) -> None:
    say = say_in(language)
    for event in (Mulliganed(seat=Seat.ONE, cards=()), HandSeen(seat=Seat.ONE, hand=())):
        check_whole(describe_event(event, say, NAMES, onlooker))


def test_a_pass_leaves_a_line_that_says_what_was_passed() -> None:
    passed = Passed(seat=Seat.TWO, window=Window.REMEDY)
    told = [describe_events((passed,), say_in(each), NAMES, Seat.ONE) for each in LANGUAGES]
    assert told == [
        ("Bea passed: no remedy.",),
        ("Bea ha passato: nessun rimedio.",),
        ("Bea pasó: sin remedio.",),
        ("Bea a passé\u00a0: pas de remède.",),
    ]


def test_who_is_not_saluted_back_gets_four_of_audatia() -> None:
    withheld = SaluteWithheld(seat=Seat.ONE, is_return=True)
    assert [describe_event(withheld, EN, NAMES, who) for who in (Seat.TWO, None)] == [
        "Anna didn't return the salute: your first blow gets +4 Audatia.",
        "Anna didn't return the salute: Bea's first blow gets +4 Audatia.",
    ]

"""Audatia's log and hand on the page."""

from engines.audatia.game import GAME
from engines.audatia.views import AudatiaView
from engines.core.chance import SeededChance
from engines.core.options import complete
from engines.core.seat import Seat
from renderers.audatia import text
from renderers.audatia.page_text import deed, hand_cards, seen_cards
from renderers.wording import Deed, Mark
from tests.every import every
from tests.renderers.audatia_positions import ATTACKED, LAST_CALL, REMEDY, seen
from tests.renderers.text_checks import EN, NAMES

FETCHING = """opening one assault2 draws0
    | galeazzo audatia+celeritas posta:longa hand[repeat,kick] discard[MFl] deck[P]
    | boucicault prudentia+fortitudo posta:longa hand[{hand}]"""


def after(position: str, seat: Seat, move: str, onlooker: Seat | None = None) -> AudatiaView:
    state = GAME.read(position, complete(GAME.options, {}))
    assert GAME.parse(move) in GAME.legal_moves(state, seat), move
    chance = SeededChance(b"no luck in it")
    return GAME.view(GAME.apply(state, seat, GAME.parse(move), chance).state, onlooker)


def told(position: str, seat: Seat, move: str) -> Deed:
    found = deed(after(position, seat, move), NAMES, EN)
    assert found is not None
    assert found.seat is seat
    return found


@every(
    ("position", "seat", "move", "expected"),
    [
        (LAST_CALL.format(draws=0), Seat.ONE, "MFl", ("attack", "attack MF◖ mandritto fendente")),
        (LAST_CALL.format(draws=0), Seat.ONE, "pass", ("pass", "pass")),
        (ATTACKED, Seat.TWO, "parry:MFr", ("parry", "parry MF◗ mandritto fendente")),
        (ATTACKED, Seat.TWO, "measure", ("skill", "Perfect Measure")),
        (REMEDY, Seat.TWO, "elbow", ("grip", "Push the Elbow")),
        (REMEDY, Seat.TWO, "pass", ("pass", "pass")),
    ],
)
def test_each_act_has_its_line(position, seat, move, expected) -> None:
    found = told(position, seat, move)
    assert (found.sign, found.words) == expected


@every("hand", ["turn", "turn,deny"])
def test_a_card_that_is_taken_back_is_named_though_that_may_still_be_denied(hand) -> None:
    found = told(FETCHING.format(hand=hand), Seat.ONE, "repeat:MFl")
    assert (found.sign, found.words) == ("skill", "Repeat: MF◖ mandritto fendente")


def test_a_parry_that_binds_says_how() -> None:
    assert told(ATTACKED, Seat.TWO, "parry:MSl").result == "wide"


@every(("draws", "result"), [(0, "drawn"), (1, "loses")])
def test_a_last_call_without_an_attack_is_marked(draws, result) -> None:
    found = told(LAST_CALL.format(draws=draws), Seat.ONE, "pass")
    assert (found.result, found.mark) == (result, Mark.TOUCH)


def test_a_guard_that_is_chosen_in_secret_is_not_named() -> None:
    measure = LAST_CALL.format(draws=0).replace("last-call one", "measure -")
    measure = measure.replace("posta:donna_destra ", "").replace("posta:longa ", "")
    for onlooker in (None, *Seat):
        found = deed(after(measure, Seat.ONE, "posta:longa", onlooker), NAMES, EN)
        assert found is not None
        assert found.words == "a guard, in secret"


def test_the_hand_has_codes_letters_and_names() -> None:
    hand = hand_cards(seen(ATTACKED, Seat.TWO), EN)
    assert [(card.code, card.face) for card in hand] == [
        ("MFr", "MF"),
        ("MSl", "MS"),
        ("cover", "CO"),
        ("measure", "ME"),
        ("deny", "DE"),
    ]
    assert hand[0].name == "mandritto fendente, half-sun right"


@every(
    ("path", "step", "card"),
    [((), "MFr", "MFr"), ((), "counter:MFr", "MFr"), ((), "measure", "measure")],
)
def test_a_step_names_its_card(path, step, card) -> None:
    assert text.step(seen(ATTACKED, Seat.TWO), path, step, EN).card == card


def codes_seen(position: str, onlooker: Seat | None) -> list[list[str]]:
    return [[card.code for card in cards] for cards in seen_cards(seen(position, onlooker), EN)]


def test_a_rival_and_a_spectator_are_told_what_a_man_has_shown_of_their_hand() -> None:
    assert codes_seen(ATTACKED, Seat.ONE) == [[], ["cover", "deny"]]
    assert codes_seen(ATTACKED, None) == [[], ["cover", "deny"]]
    assert codes_seen(ATTACKED, Seat.TWO) == [[], []]


def test_what_the_rival_alone_has_seen_isnt_told_to_a_spectator() -> None:
    lured = ATTACKED.replace("known[cover,deny]", "known[cover] seen[cover,deny]")
    assert codes_seen(lured, Seat.ONE) == [[], ["cover", "deny"]]
    assert codes_seen(lured, None) == [[], ["cover"]]

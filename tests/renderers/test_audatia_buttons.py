"""What Audatia's buttons say, and what a move would do before it is sent."""

from dataclasses import replace

import pytest

from engines.audatia.game import GAME
from engines.core.chance import SeededChance
from engines.core.options import complete
from engines.core.seat import Seat
from renderers.audatia import text
from tests.every import every
from tests.renderers.audatia_positions import ATTACKED, LAST_CALL, REMEDY, seen
from tests.renderers.audatia_views import BOUCICAULT, GALEAZZO, MULLIGAN
from tests.renderers.text_checks import EN, NAMES

# ---- buttons


@every(
    ("position", "onlooker", "path", "step", "words"),
    [
        (ATTACKED, Seat.TWO, (), "MFr",
         ("parry", "Parry", "MF ◗", "close bind", "Parry MF ◗",
          "Parry with a mandritto fendente, half-sun right")),
        (ATTACKED, Seat.TWO, (), "MSl",
         ("parry", "Parry", "MS ◖", "wide bind", "Parry MS ◖",
          "Parry with a mandritto sottano, half-sun left")),
        (ATTACKED, Seat.TWO, (), "counter:MFr",
         ("counterattack", "Counterattack", "MF ◗", "", "Counter MF ◗",
          "Counterattack with a mandritto fendente, half-sun right")),
        (ATTACKED, Seat.TWO, (), "measure",
         ("skill", "Skill", "Perfect Measure", "", "Perfect Measure",
          "Play Perfect Measure (Misura Perfetta)")),
        (ATTACKED, Seat.TWO, ("MFr", "pass"), "P",
         ("attack", "Attack", "P", "", "Attack P", "Attack with a punta")),
        (LAST_CALL, Seat.ONE, (), "pass",
         ("pass", "No attack", "No attack", "", "No attack", "No attack")),
        (REMEDY, Seat.TWO, (), "elbow",
         ("remedy", "Remedy", "Push the Elbow", "", "Push the Elbow",
          "Play Push the Elbow (Spinta al Gomito)")),
    ],
)  # fmt: skip
def test_a_button_says_what_it_does(position, onlooker, path, step, words) -> None:
    button = text.step(seen(position.format(draws=0), onlooker), path, step, EN)
    assert (button.group, button.group_label, button.label, button.detail, button.alone,
            button.name) == words  # fmt: skip


def test_a_guard_says_what_may_be_done_in_it() -> None:
    button = text.step(BOUCICAULT, (), "posta:coda_longa", EN)
    assert (button.alone, button.detail) == ("Coda Longa", "RF RS P · RF binds close")


def test_a_card_fetched_in_an_attack_leaves_the_attack_to_be_answered() -> None:
    view = seen(ATTACKED, Seat.TWO)
    assert text.step(view, ("second", "MSl"), "MSl", EN).group == "parry"
    assert text.step(view, ("measure",), "P", EN).group == "attack"


@every("step", ["+3", "a1", "MF", "posta", ""])
def test_a_step_of_another_game_is_refused(step: str) -> None:
    with pytest.raises(ValueError, match=r"no step of Audatia|is not a valid"):
        text.step(GALEAZZO, (), step, EN)


# ---- previews


@every(
    ("position", "onlooker", "path", "said"),
    [
        (ATTACKED, Seat.TWO, ("MSl",),
         "Parry with a mandritto sottano, half-sun left. "
         "The bind would be wide (largo): the next attack is yours. Not sent yet."),
        (ATTACKED, Seat.TWO, ("MFr", "inside"),
         "Parry with a mandritto fendente, half-sun right. Stand inside. Not sent yet."),
        (ATTACKED, Seat.TWO, ("measure",),
         "Play Perfect Measure (Misura Perfetta). "
         "The attack falls short; the next one may be yours. Not sent yet."),
        (LAST_CALL, Seat.ONE, ("MFl",),
         "Attack with a mandritto fendente, half-sun left. "
         "Without an answer from Bea it wins the duel. Not sent yet."),
        (REMEDY, Seat.TWO, ("elbow",),
         "Play Push the Elbow (Spinta al Gomito). "
         "It wins unless Anna counters it; the perfect counter wins for Anna. Not sent yet."),
    ],
)  # fmt: skip
def test_a_preview_says_what_would_come_of_a_move(position, onlooker, path, said) -> None:
    view = seen(position.format(draws=0), onlooker)
    assert str(text.preview(view, path, NAMES, EN)) == said


def test_a_mulligan_says_which_cards_would_be_changed() -> None:
    assert str(text.preview(MULLIGAN, ("RMl", "kick"), NAMES, EN)) == (
        "You change: roverso mezano, Kick to the Groin. More, or is that all? Not sent yet."
    )


def test_a_trade_asks_for_its_second_card() -> None:
    view = replace(BOUCICAULT, chosen=None, active=(Seat.TWO,))
    asked = [str(text.preview(view, path, NAMES, EN)) for path in (("trade",), ("trade", "P"))]
    assert asked == ["Which two cards?", "Which other, besides punta?"]
    whole = text.preview(view, ("trade", "P", "P"), NAMES, EN)
    assert str(whole) == "Trade punta, punta for one card. Not sent yet."


@every(
    ("remedy", "answer", "counter", "said"),
    [
        ("elbow", "break_off", "xelbow", "This is the perfect counter: it wins the duel."),
        ("turn", "break_off", "xelbow", "It stops the remedy; then both break off."),
        ("turn", "responder_may_remedy", "xelbow",
         "It stops the remedy; then you may play a remedy."),
    ],
)  # fmt: skip
def test_a_counter_remedy_says_whether_it_is_the_perfect_one(remedy, answer, counter, said) -> None:
    state = GAME.read(REMEDY, complete(GAME.options, {"imperfect_counter": answer}))
    after = GAME.apply(state, Seat.TWO, GAME.parse(remedy), SeededChance(b"no luck")).state
    preview = text.preview(GAME.view(after, Seat.ONE), (counter,), NAMES, EN)
    assert preview.rest == f"{said} Not sent yet."


@every(
    ("draws", "warning"),
    [
        (0, "Without an attack the assault is drawn, the first of two; "
            "a second one loses you the duel."),
        (1, "Without an attack the assault is drawn, the second: you lose the duel."),
    ],
)  # fmt: skip
def test_a_pass_at_the_last_call_warns_of_its_price(draws: int, warning: str) -> None:
    view = seen(LAST_CALL.format(draws=draws), Seat.ONE)
    assert text.preview(view, ("pass",), NAMES, EN).warning == warning
    assert not text.preview(view, ("MFl",), NAMES, EN).warning


def test_a_pass_that_costs_nothing_warns_of_nothing() -> None:
    assert not text.preview(seen(REMEDY, Seat.TWO), ("pass",), NAMES, EN).warning

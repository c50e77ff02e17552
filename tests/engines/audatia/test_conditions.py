"""What skills, guards and the salute depend on, and for how long."""

from __future__ import annotations

import pytest

from engines.audatia.game import GAME
from engines.audatia.rules.virtues import total
from engines.audatia.terms import Posta, Virtue, Window
from tests.engines.audatia.boards import ONE, PARRIED, TWO, board, legal, play, refusal

BOLD_ENTRY = """bold two assault1 draws0 attacker:one bind:largo bold
    | galeazzo audatia+{} side:R hand[turn] pile[MFl]
    | galeazzo fortitudo+{} side:L hand[kick] pile[MFl]"""


def test_kick_to_the_groin_needs_more_celeritas():
    assert "kick" in legal(board(BOLD_ENTRY.format("prudentia", "celeritas")))
    slower = board(BOLD_ENTRY.format("celeritas", "prudentia"))
    assert refusal(slower, "kick")[0] == "needs-advantage"


def test_a_feint_needs_more_celeritas():
    assert "feint" in legal(board(PARRIED))
    slower = board(
        PARRIED.replace("celeritas", "-")
        .replace("prudentia", "celeritas")
        .replace("-", "prudentia")
    )
    assert refusal(slower, "feint")[0] == "needs-advantage"


DONNA = "galeazzo audatia+celeritas posta:donna_destra hand[MFl,P,turn]"
OPPOSITE = "| boucicault prudentia+fortitudo posta:tutta_porta hand[MFl,MSl,turn]"
DONNA_STRIKES = f"opening one assault1 draws0 | {DONNA} {OPPOSITE}"
DONNA_IS_STRUCK = f"""defend one assault1 draws0 attacker:two pending:attack/two/MFl
    | {DONNA} | boucicault prudentia+fortitudo side:R hand[RFl,turn] pile[MFl]"""


@pytest.mark.parametrize(
    ("position", "blow"),
    [
        (DONNA_STRIKES, "MF"),
        (DONNA_STRIKES, "P"),
        (DONNA_IS_STRUCK, "parry:MF"),
        (DONNA_IS_STRUCK, "counter:MF"),
    ],
)
def test_donna_destra_lends_its_fortitudo_to_any_first_blow(position, blow):
    assert total(play(board(position), blow).state.men.one, Virtue.FORTITUDO) == 2


def test_the_salutes_audatia_is_for_the_first_blow_only():
    state = board("""turn two assault1 draws0 attacker:one
        | galeazzo audatia+celeritas side:R hand[MSl] pile[MFl]
        | boucicault prudentia+fortitudo owed posta:longa hand[MFl,RFl]""")
    first = play(state, "RF").state
    assert total(first.men.two, Virtue.AUDATIA) == 4
    parried = play(first, "MS").state
    assert total(parried.men.two, Virtue.AUDATIA) == 4  # it still tops the pile
    second = play(parried, "MF").state
    assert total(second.men.two, Virtue.AUDATIA) == 0


SKILLED = """measure - assault1 draws0
    | boucicault audatia+{} hand[MFl,P,taunt,lynx] known[taunt,lynx] chose:longa
    | boucicault fortitudo+{} hand[MFl,P,lure,lynx] known[lure,lynx]"""


@pytest.mark.parametrize(
    ("one", "two", "first"), [("celeritas", "prudentia", ONE), ("prudentia", "celeritas", TWO)]
)
def test_out_of_measure_skills_are_played_first_by_who_has_more_celeritas(one, two, first):
    state = play(board(SKILLED.format(one, two)), "posta:longa").state
    assert (state.window, state.to_act) == (Window.SKILLS, first)
    after = play(state, "pass").state
    assert (after.window, after.to_act) == (Window.SKILLS, first.other)


def test_in_a_stretto_bind_the_attacker_may_still_enter_boldly_and_then_acts_first():
    bound = board(PARRIED.replace("largo", "stretto"))
    entered = play(bound, "bold").state
    while entered.window is not Window.REMEDY:
        entered = play(entered, "inside" if entered.window is Window.ORIENT else "pass").state
    assert (entered.to_act, entered.is_bold) == (ONE, True)


def test_bicorno_is_used_up_by_an_open_change_of_guard():
    state = board("""opening one assault1 draws0
        | galeazzo audatia+celeritas posta:longa hand[MFl,P]
        | boucicault prudentia+fortitudo posta:longa hand[MFl,P]""")
    changed = play(state, "change:bicorno", "change:breve").state
    assert changed.men.one.posta is Posta.BICORNO
    later = play(changed, "pass").state
    choices = [set(map(str, GAME.legal_moves(later, seat))) for seat in (ONE, TWO)]
    assert ["posta:bicorno" in moves for moves in choices] == [False, True]

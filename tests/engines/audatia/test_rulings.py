"""The rulings of the rules page: 1 to 12 of the game's author."""

from __future__ import annotations

import pytest

from engines.audatia.events import AssaultBegan
from engines.audatia.game import GAME
from engines.audatia.rules.virtues import total
from engines.audatia.terms import Card, Character, Side, Virtue, Window
from tests.engines.audatia.boards import (
    ONE,
    PARRIED,
    SKILLS_OUT,
    THRUST,
    TWO,
    board,
    legal,
    opening,
    play,
    refusal,
)


def test_ruling_1_a_modifier_lives_while_its_blow_tops_the_pile():
    state = board("""opening one assault1 draws0
        | galeazzo audatia+prudentia posta:fenestra_destra hand[MFl,P,turn,feint]
        | boucicault fortitudo+celeritas posta:tutta_porta hand[MFl,RSl]""")
    thrust = play(state, "P").state
    assert total(thrust.men.one, Virtue.CELERITAS) == 2
    parried = play(thrust, "MF").state
    assert total(parried.men.one, Virtue.CELERITAS) == 2


def test_ruling_2_before_its_blow_a_modifier_is_not_there():
    state = board(SKILLS_OUT)
    assert total(state.men.one, Virtue.FORTITUDO) == 0
    assert "lure" not in legal(state)


def test_ruling_3_the_challenger_attacks_first_whoever_holds_audatia():
    state = board("""skills one assault1 draws0
        | galeazzo prudentia+celeritas posta:longa hand[MFl]
        | galeazzo audatia+fortitudo posta:longa hand[MFl]""")
    assert play(state, "pass").state.to_act is ONE


def test_ruling_4_a_defender_never_enters_boldly():
    state = board(PARRIED)
    assert refusal(play(state, "pass").state, "bold")[0] == "no-bold-now"


def test_ruling_5_a_draw_costs_the_challenger():
    state = board("""last-call one assault3 draws1
        | galeazzo audatia+celeritas posta:longa hand[MFl]
        | boucicault prudentia+fortitudo posta:longa hand[MFl]""")
    assert play(state, "pass").won == (TWO, "draws")


def test_ruling_6_the_challenged_may_be_the_first_attacker():
    state = board("""opening one assault1 draws0
        | galeazzo audatia+celeritas posta:longa hand[MFl]
        | boucicault prudentia+fortitudo posta:longa hand[MFl,P]""")
    after = play(state, "change:breve", "MF").state
    assert (after.attacker, after.men.two.side) == (TWO, Side.RIGHT)


def test_ruling_7_trades_cost_two_and_cycles_and_mulligans_one():
    state = opening()
    first = play(state, "mulligan:turn,kick", "keep").state
    assert len(first.men.one.hand) == 12
    measure = board("""measure - assault1 draws0
        | galeazzo audatia+celeritas hand[MFl,P,repeat] deck[RFl,RSl]
        | boucicault prudentia+fortitudo hand[MFl]""")
    assert len(play(measure, "trade:MFl,P").state.men.one.hand) == 2
    assert len(play(measure, "cycle:repeat").state.men.one.hand) == 3


def test_ruling_7_cycling_is_possible_while_an_attack_waits():
    state = board("""opening one assault1 draws0
        | galeazzo audatia+celeritas posta:longa hand[RFl]
        | boucicault prudentia+fortitudo posta:donna_destra hand[taunt] deck[P,MFl]""")
    attacked = play(state, "RF").state
    assert legal(attacked) == ["cycle:taunt"]
    assert refusal(attacked, "pass")[0] == "must-answer"
    assert play(attacked, "cycle:taunt").won == (ONE, "blow")  # it drew a P


def test_ruling_7_a_card_with_the_cycle_sign_may_be_changed_before_the_mulligan():
    cycled = play(opening(challenger="boucicault"), "cycle:taunt").state
    man = cycled.men.one
    assert (len(man.hand), man.discard, man.chosen) == (12, (Card.TAUNT,), None)
    assert GAME.active(cycled) == {ONE, TWO}
    kept = play(cycled, "keep").state
    assert GAME.active(kept) == {TWO}  # who has chosen waits


def test_ruling_7_what_was_drawn_for_a_cycled_card_may_still_be_changed_in_the_mulligan():
    state = opening(challenger="boucicault")
    (drawn,) = state.men.one.deck[:1]
    after = play(state, "cycle:taunt", f"mulligan:{drawn}", "keep").state
    assert after.men.one.discard == (Card.TAUNT, drawn)
    assert len(after.men.one.hand) == 12


DEALT = "virtue two", "audatia", "-"
SALUTING = "salute two", "audatia+celeritas", "prudentia+fortitudo"
SALUTED = "return one", "audatia+celeritas", "prudentia+fortitudo salute:yes"


@pytest.mark.parametrize(("window", "one", "two"), [DEALT, SALUTING, SALUTED])
def test_ruling_7_a_card_with_the_cycle_sign_may_be_changed_in_all_the_preparation(
    window, one, two
):
    state = board(f"""{window} assault1 draws0
        | boucicault {one} hand[MFl,taunt] deck[P]
        | boucicault {two} hand[MFl,taunt] deck[P]""")
    seat = state.actor
    after = play(state, "cycle:taunt").state
    assert (after.window, after.to_act) == (state.window, seat)
    assert Card.TAUNT in after.men[seat].discard
    assert Card.P in after.men[seat].hand


@pytest.mark.parametrize("window", ["lured", "deny"])
def test_ruling_7_a_card_may_be_cycled_while_lured_and_before_a_skill_is_answered(window):
    skill = "skill:lure/one/skills " if window == "deny" else ""
    state = board(f"""{window} two assault1 draws0 {skill}
        | boucicault audatia+fortitudo posta:longa hand[MFl]
        | boucicault prudentia+celeritas posta:longa hand[MFl,taunt,deny] deck[P]""")
    after = play(state, "cycle:taunt").state
    assert (after.window, after.to_act) == (state.window, TWO)
    assert Card.P in after.men.two.hand


def test_ruling_8_a_salute_is_not_refilled_before_the_first_assault():
    state = play(opening(), "keep", "keep", "virtue:prudentia", "virtue:celeritas").state
    saluted = play(state, "salute:turn", "salute:turn")
    assert [len(man.hand) for man in saluted.state.men] == [11, 11]
    assert saluted.event(AssaultBegan).number == 1
    assert not saluted.state.men.two.is_owed


def test_ruling_9_nobody_fetches_from_the_action_deck():
    state = board("""opening one assault1 draws0
        | galeazzo audatia+celeritas posta:longa hand[P,repeat] deck[MFl] discard[RFl,kick]
        | boucicault prudentia+fortitudo posta:longa hand[MFl]""")
    assert [move for move in legal(state) if move.startswith("repeat")] == ["repeat:RFl"]
    assert refusal(state, "repeat:MFl")[0] == "not-in-discard-or-pile"


def test_ruling_10_an_exchange_may_be_escaped_on_the_outside():
    state = play(board(THRUST), "P").state
    assert legal(state) == ["soprana", "breakoff"]
    escaped = play(state, "soprana").state
    assert legal(escaped) == ["xsoprana", "xelbow"]
    assert "BrokeOff" in play(escaped, "xelbow").names


def test_ruling_11_in_a_bold_entry_the_attacker_acts_first():
    state = play(board(PARRIED), "bold").state
    assert (state.window, state.to_act) == (Window.ORIENT, TWO)
    assert play(state, "inside").state.to_act is ONE


@pytest.mark.parametrize("character", Character)
def test_ruling_12_mirror_duels_are_legal(character):
    state = opening(challenger=character, challenged=character)
    assert state.men.one.hand == state.men.two.hand

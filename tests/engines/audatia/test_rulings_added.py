"""The rulings that were added here: docs/rules/audatia-reference.md."""

from __future__ import annotations

from engines.audatia.events import Bound
from engines.audatia.game import GAME
from engines.audatia.rules.virtues import total
from engines.audatia.terms import Bind, Card, Posta, Virtue, Window
from tests.engines.audatia.boards import (
    ONE,
    PARRIED,
    SKILLS_OUT,
    TWO,
    board,
    legal,
    opening,
    options,
    play,
    refusal,
)


def test_added_1_from_the_middle_only_a_thrust():
    state = board("""defend two assault1 draws0 attacker:one pending:attack/one/P
        | galeazzo audatia+celeritas side:M hand[MFl,RFl] pile[P]
        | boucicault prudentia+fortitudo posta:longa hand[MFl,measure]""")
    after = play(state, "measure").state
    assert (after.window, after.to_act) == (Window.TURN, TWO)
    assert play(after, "MF").won == (TWO, "blow")


def test_added_2_a_man_who_was_missed_keeps_the_posta():
    state = board("""defend two assault1 draws0 attacker:one pending:attack/one/MFl
        | galeazzo audatia+celeritas side:R hand[MFl,P] pile[MFl]
        | boucicault prudentia+fortitudo posta:fenestra_sinestra hand[RFl,measure]""")
    after = play(state, "measure", "pass").state
    assert (after.to_act, after.men.two.posta) == (ONE, Posta.FENESTRA_SINESTRA)
    assert refusal(after, "MF")[0] == "closed-line"


def test_added_3_a_counterattack_counts_as_a_cut_attack_and_as_no_parry():
    """From Longa two of celeritas make it possible; Tutta Porta lends it nothing."""
    state = board("""defend two assault1 draws0 attacker:one pending:attack/one/MFl
        | galeazzo audatia+celeritas side:R hand[MFl] pile[MFl]
        | galeazzo prudentia+fortitudo posta:longa hand[MFl]""")
    countered = play(state, "counter:MF").state
    assert total(countered.men.two, Virtue.CELERITAS) == 2
    porta = board("""defend two assault1 draws0 attacker:one pending:attack/one/MFl
        | galeazzo audatia+prudentia side:R hand[MFl] pile[MFl]
        | galeazzo fortitudo+celeritas posta:tutta_porta hand[MFl]""")
    assert play(porta, "counter:MF").state.men.two.mods == ()


def test_added_4_coda_longa_binds_stretto_whatever_the_suns():
    state = board("""opening one assault1 draws0
        | galeazzo audatia+celeritas posta:coda_longa hand[RFl,turn]
        | boucicault prudentia+fortitudo posta:tutta_porta hand[MSl,turn]""")
    assert play(state, "RF", "MS").event(Bound).bind is Bind.STRETTO


def test_added_5_a_denied_skill_has_no_effect_and_what_it_interrupted_goes_on():
    state = play(board(PARRIED), "feint").state
    assert (state.window, state.to_act) == (Window.DENY, TWO)
    denied = play(state, "deny").state
    assert (denied.window, denied.to_act) == (Window.ENTRY, ONE)
    assert denied.men.one.discard == (Card.FEINT,)
    assert denied.men.two.discard == (Card.DENY,)
    assert play(state, "pass").state.window is Window.AGAIN


def test_added_6_a_denied_break_off_leaves_the_attack_unanswered():
    state = board("""defend two assault1 draws0 attacker:one pending:attack/one/MFl
        | boucicault audatia+celeritas side:R hand[deny] pile[MFl]
        | galeazzo prudentia+fortitudo posta:donna_sinestra hand[breakoff]""")
    assert play(state, "breakoff", "deny").won == (ONE, "blow")
    assert "BrokeOff" in play(state, "breakoff", "pass").names


def test_added_7_the_last_of_several_skills_says_who_attacks():
    state = play(board(SKILLS_OUT), "taunt", "preempt", "pass").state
    assert (state.window, state.to_act) == (Window.DUTY, ONE)


def test_added_8_repeat_takes_from_the_pile_but_for_its_top():
    state = board("""turn one assault1 draws0 attacker:two
        | galeazzo audatia+celeritas side:R hand[repeat] pile[RFl,MFl]
        | boucicault prudentia+fortitudo side:L hand[RFl] pile[MFl]""")
    assert "repeat:MFl" not in legal(state)
    fetched = play(state, "repeat:RFl").state
    assert fetched.men.one.hand == (Card.RFL,)
    assert fetched.men.one.pile == (Card.MFL,)
    assert fetched.men.one.known == (Card.RFL,)


def test_added_9_second_thought_takes_any_card_of_the_discard_but_itself():
    state = board("""opening one assault2 draws0
        | boucicault audatia+prudentia posta:longa hand[second] discard[deny,MFl]
        | galeazzo fortitudo+celeritas posta:longa hand[MFl]""")
    after = play(state, "second:deny").state
    assert after.men.one.hand == (Card.DENY,)
    assert refusal(state, "second:second")[0] == "fetches-no-own"
    assert refusal(state, "second")[0] == "name-a-card"


def test_added_10_the_salute_waits_for_the_first_blow_of_the_duel():
    state = board("""turn two assault1 draws0 attacker:one declined1
        | galeazzo audatia+celeritas side:R hand[MFl] pile[MFl]
        | boucicault prudentia+fortitudo posta:longa owed salute:yes hand[RFl]""")
    assert play(state, "pass").state.men.two.is_owed


def test_a_duel_given_up_opens_both_hands():
    over = GAME.conclude(opening())
    assert GAME.active(over) == frozenset()
    assert GAME.view(over, None).men.one.hand == over.men.one.hand
    assert GAME.read(GAME.write(over), options()) == over

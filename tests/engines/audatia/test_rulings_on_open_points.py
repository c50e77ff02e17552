"""The open points of the rules page, A1 to A21, and the defaults chosen."""

from __future__ import annotations

import pytest

from engines.audatia.events import BrokeOff, Drew, EnteredBoldly
from engines.audatia.game import GAME
from engines.audatia.rules.data import BLOWS, DECKS, POSTE, SKILLS, SUN_OF
from engines.audatia.terms import Blow, Card, Character, Posta, Sun, Window
from tests.engines.audatia.boards import (
    ONE,
    PARRIED,
    SKILLS_OUT,
    THRUST,
    TWO,
    board,
    legal,
    play,
    refusal,
)

STRETTO = """remedy two assault1 draws0 attacker:one bind:stretto inside:two
    | galeazzo audatia+celeritas side:R hand[soprana,xhandle,cover,breakoff] pile[MFl]
    | boucicault prudentia+fortitudo side:L hand[bind,handle,turn] pile[MFr]"""


def test_a1_a_mezano_is_parried_by_what_parries_the_fendente_of_its_side():
    assert BLOWS[Blow.MM].parried_by == {Blow.MF, Blow.MS, Blow.RS}
    assert BLOWS[Blow.RM].parried_by == {Blow.RF, Blow.MS, Blow.RS}


COUNTERED = """defend one assault1 draws0 attacker:two pending:counterattack/two/MFl
    | boucicault audatia+prudentia side:R hand[MFr,MSl,measure] pile[MFl]
    | galeazzo fortitudo+celeritas side:L hand[RFl] pile[MFl]"""


def test_a2_a_counterattack_is_answered_as_an_attack_without_another():
    assert legal(board(COUNTERED)) == ["MFr", "MSl", "measure"]
    assert refusal(board(COUNTERED), "counter:MF")[0] == "no-counter-to-counter"


def test_a2_as_agreed_a_counterattack_may_have_no_answer_but_skills():
    state = board(COUNTERED, counterattack_answer="none")
    assert legal(state) == ["measure"]
    assert refusal(state, "MF")[0] == "counterattack-unparried"


@pytest.mark.parametrize("attack", Blow)
def test_a3_only_a_fendente_counterattacks_its_own_kind(attack):
    expected = {attack} if BLOWS[attack].is_fendente else set()
    assert BLOWS[attack].countered_by == expected


def test_a4_after_a_broken_thrust_who_has_celeritas_attacks_then_the_other():
    state = board("""defend two assault1 draws0 attacker:one pending:attack/one/P
        | galeazzo audatia+celeritas side:M hand[MFl,turn] pile[P]
        | boucicault prudentia+fortitudo posta:fenestra_destra hand[MMl,RFl]""")
    broken = play(state, "break:MM").state
    assert (broken.window, broken.to_act, broken.bind) == (Window.TURN, ONE, None)
    declined = play(broken, "pass").state
    assert declined.to_act is TWO
    assert "BrokeOff" in play(declined, "decline").names


def test_a5_another_counter_remedy_stops_the_remedy():
    state = play(board(STRETTO), "bind").state
    assert legal(state) == ["cover", "xhandle"]
    assert "BrokeOff" in play(state, "xhandle").names


def test_a5_as_agreed_the_responder_may_then_play_a_remedy():
    state = board(STRETTO, imperfect_counter="responder_may_remedy")
    stopped = play(state, "bind", "xhandle").state
    assert (stopped.window, stopped.to_act) == (Window.REMEDY, ONE)
    assert legal(stopped) == ["soprana", "breakoff", "pass"]
    assert "BrokeOff" in play(stopped, "pass").names
    assert play(stopped, "soprana").won == (ONE, "remedy")


def test_a6_who_parried_may_decline_and_then_the_other():
    state = play(board(PARRIED), "pass").state
    assert (state.window, state.to_act) == (Window.TURN, TWO)
    other = play(state, "pass").state
    assert (other.window, other.to_act) == (Window.TURN, ONE)
    assert play(other, "pass").event(BrokeOff).assault == 1


def test_a7_of_equals_nobody_has_the_advantage_and_the_card_decides():
    """One of celeritas against one: from Longa no more than a tie, without it none."""
    state = board("""turn one assault1 draws0 attacker:one
        | galeazzo audatia+prudentia side:R lent:fortitudo+1 hand[MFl,turn] pile[MFl]
        | boucicault fortitudo+celeritas side:L hand[RFl,turn] pile[MFl]""")
    view = GAME.view(state, None)
    assert view.advantage == (ONE, ONE, None, TWO)
    bound = board("""villano two assault1 draws0 attacker:one
        | galeazzo audatia+prudentia side:R lent:fortitudo+1 hand[breakoff] pile[MFl]
        | galeazzo fortitudo+celeritas side:L hand[turn,villano] pile[MFr]""")
    assert refusal(bound, "villano")[0] == "needs-advantage"
    assert play(bound, "pass").state.to_act is TWO  # who holds fortitudo's card orients


def test_a8_nothing_is_shuffled_anew():
    state = board("""turn one assault1 draws0 attacker:two declined1
        | galeazzo audatia+celeritas side:R hand[MFl] pile[MFl] deck[kick]
        | boucicault prudentia+fortitudo side:L hand[RFl] pile[MFl]""")
    after = play(state, "pass")
    assert [len(man.hand) for man in after.state.men] == [2, 1]
    assert after.event(Drew).cards == (Card.KICK,)


def test_a9_first_hands_have_the_sun_on_the_left_and_most_other_copies_on_the_right():
    for deck in DECKS.values():
        assert all(SUN_OF[card] is Sun.LEFT for card in deck.basic if card in SUN_OF)
        assert deck.action.count(Card.MFR) == 2


def test_a10_poste_are_data():
    assert POSTE[Posta.DONNA_DESTRA].blows == {Blow.MF, Blow.P}
    assert POSTE[Posta.FENESTRA_SINESTRA].closed == {Blow.MF}


def test_a11_a_fendente_has_no_fourth_ability():
    assert BLOWS[Blow.MF].uses == {"parry", "counterattack"}


def test_a12_which_skills_cycle():
    cycling = {card for card, row in SKILLS.items() if row.cycles}
    assert cycling == {"taunt", "preempt", "lure", "lynx", "repeat"}


def test_a13_a_break_off_saves_from_an_exchange_unless_agreed_otherwise():
    assert "BrokeOff" in play(board(THRUST), "P", "breakoff").names
    strict = play(board(THRUST, break_off_saves_from_exchange=False), "P").state
    assert legal(strict) == ["soprana"]
    assert refusal(strict, "breakoff")[0] == "no-escape"


def test_a13_a_break_off_saves_from_a_bold_entry():
    state = board("""entry one assault2 draws0 attacker:one bind:largo
        | boucicault audatia+prudentia side:R hand[turn] pile[MFl]
        | galeazzo fortitudo+celeritas side:L hand[breakoff] pile[MFl]""")
    entered = play(state, "bold")
    assert entered.event(EnteredBoldly).seat is ONE
    assert "BrokeOff" in play(entered.state, "breakoff").names


def test_a14_from_a_posta_without_the_symbol_nobody_exchanges():
    state = board(THRUST.replace("breve", "mezana_porta"))
    assert refusal(state, "P") == (
        "no-exchange-from", "nobody exchanges thrusts from mezana_porta",
    )  # fmt: skip


def test_a15_no_feint_in_a_stretto_bind():
    state = board(PARRIED.replace("bind:largo", "bind:stretto"))
    assert refusal(state, "feint")[0] == "feint-in-stretto"


TAUNTED = """skills one assault2 draws0
    | boucicault audatia+celeritas posta:longa hand[MFl,taunt]
    | galeazzo prudentia+fortitudo posta:donna_destra hand[RFl,turn]"""


def test_a16_a_taunted_man_without_an_attack_may_change_posta_once():
    state = play(board(TAUNTED), "taunt").state
    assert (state.window, state.to_act) == (Window.DUTY, TWO)
    assert "RFl" not in legal(state)
    changed = play(state, "change:bicorno").state
    assert legal(changed) == ["RFl"]
    assert refusal(changed, "change:breve")[0] == "must-attack-first"
    assert refusal(changed, "pass")[0] == "must-attack"


def test_a16_if_there_is_still_none_the_usual_opening_follows():
    state = play(board(TAUNTED), "taunt").state
    assert play(state, "pass").state.window is Window.OPENING
    assert play(state, "change:breve").state.window is Window.OPENING


def test_a17_nobody_pre_empts_without_an_attack():
    state = board(SKILLS_OUT.replace("hand[MFl,P,taunt", "hand[RFl,taunt"))
    assert refusal(state, "preempt")[0] == "nothing-to-attack-with"


LURED = """skills one assault2 draws0
    | boucicault audatia+fortitudo posta:longa hand[MFl,lure]
    | galeazzo prudentia+celeritas posta:donna_destra hand[RFl,turn]"""


def test_a_lured_man_spends_a_blow_and_changes_posta():
    state = play(board(LURED), "lure").state
    assert legal(state) == ["spend:RFl"]
    assert refusal(state, "spend:turn")[0] == "spend-a-blow"
    spent = play(state, "spend:RFl").state
    assert "change:donna_destra" not in legal(spent)
    assert refusal(spent, "change:donna_destra")[0] == "same-posta"
    assert play(spent, "change:longa").state.men.two.discard == (Card.RFL,)


def test_a18_a_lured_man_without_blows_only_changes_posta():
    state = play(board(LURED.replace("RFl,turn", "turn")), "lure").state
    assert state.window is Window.LURED_POSTA


VILLANO = """villano two assault1 draws0 attacker:one
    | galeazzo audatia+celeritas side:R hand[breakoff] pile[MFl]
    | galeazzo prudentia+fortitudo side:L hand[villano] pile[MFl]"""


def test_a19_colpo_di_villano_follows_a_fendente_parried_with_a_fendente():
    state = play(board(VILLANO), "villano").state
    assert legal(state) == ["breakoff"]
    assert "BrokeOff" in play(state, "breakoff").names
    assert play(board(VILLANO.replace("breakoff", "turn")), "villano").won == (TWO, "villano")
    other = board(VILLANO.replace("hand[villano] pile[MFl]", "hand[villano] pile[MSl]"))
    assert refusal(other, "villano")[0] == "no-fendenti"


def test_a20_galeazzo_has_two_of_three_skills_and_of_repeat():
    cards = DECKS[Character.GALEAZZO].cards
    assert [cards.count(c) for c in ("kick", "feint", "breakoff", "repeat", "villano")] == [
        *(2, 2, 2, 2, 1)
    ]

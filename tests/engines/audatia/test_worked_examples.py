"""The worked examples of the rules page, T1 to T30, each from a position in notation."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.audatia.events import Answered, AssaultDrawn, Bound, BrokeOff, Drew, DrewUnseen
from engines.audatia.game import GAME
from engines.audatia.rules.data import POSTE, PostaRow
from engines.audatia.rules.virtues import has_advantage, total
from engines.audatia.terms import Bind, Blow, Posta, Side, Virtue, Window
from tests.engines.audatia.boards import ONE, TWO, blows, board, legal, options, play, refusal

R, L = Side.RIGHT, Side.LEFT

POSITIONS = {
    "T1": """virtue two assault1 draws0 | galeazzo audatia hand[MFl] | boucicault - hand[MFl]""",
    "T2": """opening one assault1 draws0
        | galeazzo audatia+fortitudo posta:donna_sinestra hand[RFl]
        | boucicault prudentia+celeritas posta:donna_destra hand[MFl,P]""",
    "T3": """opening one assault1 draws0
        | galeazzo audatia+fortitudo posta:donna_sinestra hand[RFl]
        | boucicault prudentia+celeritas posta:tutta_porta hand[MFl,MSl]""",
    "T4": """defend two assault1 draws0 attacker:one pending:attack/one/MFl
        | galeazzo audatia+celeritas side:R hand[turn] pile[MFl]
        | boucicault prudentia+fortitudo posta:bicorno hand[MFl,RFl,RSl]""",
    "T7": """opening one assault1 draws0
        | galeazzo audatia+celeritas posta:donna_destra hand[MFl,P]
        | boucicault prudentia+fortitudo posta:fenestra_sinestra hand[MFl]""",
    "T8": """opening one assault1 draws0
        | galeazzo audatia+prudentia posta:fenestra_destra hand[MFl,RFl,P,feint]
        | boucicault fortitudo+celeritas posta:tutta_porta hand[MFl,P]""",
    "T9": """skills two assault1 draws0
        | galeazzo audatia+fortitudo posta:longa hand[MFl]
        | boucicault prudentia+celeritas posta:donna_destra hand[lure,lynx]""",
    "T10": """skills two assault1 draws0
        | galeazzo audatia+fortitudo posta:longa hand[MFl]
        | boucicault prudentia+celeritas posta:tutta_porta hand[taunt,lynx]""",
    "T11": """defend two assault1 draws0 attacker:one pending:attack/one/MFl
        | galeazzo audatia+celeritas side:R hand[MFr,MSl,P,turn,kick,feint] pile[MFl]
        | boucicault prudentia+fortitudo posta:tutta_porta hand[MSl,MSr,RFl,turn]""",
    "T13": """return one assault1 draws0
        | galeazzo audatia+celeritas hand[MFl,P,turn]
        | boucicault prudentia+fortitudo salute:yes hand[P,RFl,RSl,turn,preempt]""",
    "T14": """opening one assault1 draws0
        | galeazzo audatia+prudentia posta:dente hand[MSl,RSl]
        | boucicault fortitudo+celeritas posta:longa hand[MFl]""",
    "T15": """opening one assault1 draws0
        | galeazzo audatia+celeritas posta:donna_destra hand[MSl] deck[P]
        | boucicault prudentia+fortitudo posta:fenestra_sinestra hand[RFl]""",
    "T16": """remedy two assault1 draws0 attacker:one bind:stretto inside:two
        | galeazzo audatia+celeritas side:R hand[turn,cover] known[turn,cover] pile[MFl]
        | boucicault prudentia+fortitudo side:L hand[turn,cover] known[turn,cover] pile[MFr]""",
    "T18": """skills two assault1 draws0
        | galeazzo audatia+fortitudo posta:donna_destra hand[MFl,P,breakoff]
        | boucicault prudentia+celeritas posta:longa hand[RFl,preempt]""",
    "T19": """defend two assault1 draws0 attacker:one pending:attack/one/P
        | galeazzo audatia+celeritas side:M hand[MFl] pile[P]
        | boucicault prudentia+fortitudo posta:tutta_porta hand[MSl]""",
    "T20": """turn one assault1 draws0 attacker:two
        | galeazzo audatia+prudentia side:L hand[MFl,RFl,MMl,RMl,MSl,RSl,P] pile[MFl]
        | boucicault fortitudo+celeritas side:R hand[MFl] pile[MFl]""",
    "T21": """defend two assault1 draws0 attacker:one pending:attack/one/MFl
        | galeazzo audatia+celeritas side:R hand[handle,cover] known[handle,cover] pile[MFl]
        | boucicault prudentia+fortitudo posta:tutta_porta hand[RFl,MSl,MSr,turn]""",
    "T23": """defend two assault1 draws0 attacker:one pending:attack/one/P
        | galeazzo audatia+fortitudo side:M hand[bind] pile[P]
        | boucicault prudentia+celeritas posta:breve hand[P]""",
    "T24": """defend two assault1 draws0 attacker:one pending:attack/one/P
        | galeazzo audatia+fortitudo side:M hand[soprana] pile[P]
        | boucicault prudentia+celeritas posta:breve hand[P,xsoprana]""",
    "T25": """entry one assault2 draws0 attacker:one bind:largo
        | boucicault audatia+prudentia side:R hand[turn] pile[MFl]
        | galeazzo fortitudo+celeritas side:L hand[kick] pile[MFl]""",
    "T26": """measure - assault2 draws0
        | galeazzo audatia+celeritas hand[MFl,RFl,MMl,RMl,MSl,RSl,P,turn,cover,kick,feint,breakoff]
          deck[bind,handle]
        | boucicault prudentia+fortitudo hand[MFl]""",
    "T27": """salute two assault1 draws0
        | galeazzo audatia+celeritas hand[MFl,RFl,MMl,RMl,MSl,RSl,P,turn,cover,kick,feint,breakoff]
        | boucicault prudentia+fortitudo
          hand[MFl,RFl,MMl,RMl,MSl,RSl,P,turn,cover,taunt,deny,lynx]
          deck[xbind,xhandle,MFr]""",
    "T28": """opening one assault1 draws0
        | boucicault audatia+fortitudo posta:donna_destra hand[MFl,MFr,MSl]
        | galeazzo prudentia+celeritas posta:tutta_porta hand[MFl]""",
    "T29": """defend two assault1 draws0 attacker:one pending:attack/one/P
        | galeazzo audatia+celeritas side:M hand[MFl] pile[P]
        | boucicault prudentia+fortitudo posta:fenestra_destra hand[MMl,RFl]""",
    "T30": """measure - assault2 draws0
        | galeazzo audatia+celeritas bicorno hand[MFl]
        | boucicault prudentia+fortitudo hand[MFl]""",
}  # fmt: skip


@pytest.mark.parametrize("name", POSITIONS)
def test_every_position_reads_back(name):
    state = board(POSITIONS[name])
    assert GAME.read(GAME.write(state), options()) == replace(state, last_act=None)


def example(name, **given):
    return board(POSITIONS[name], **given)


def sides(state):
    return state.men.one.side, state.men.two.side


def test_virtues_are_dealt_in_turn():
    """T1."""
    after = play(example("T1"), "virtue:prudentia", "virtue:celeritas").state
    assert after.men.one.virtues == (Virtue.AUDATIA, Virtue.CELERITAS)
    assert after.men.two.virtues == (Virtue.PRUDENTIA, Virtue.FORTITUDO)


def test_from_donna_destra_nothing_meets_a_roverso_fendente():
    """T2: MF does not stop RF, and P is no answer to a Cut."""
    assert play(example("T2"), "RFl").won == (ONE, "blow")


def test_tutta_porta_has_a_second_line():
    """T3."""
    state = play(example("T3"), "RF").state
    assert legal(state) == ["MSl"]
    assert refusal(state, "MF") == ("does-not-stop", "MF does not stop RF")


@pytest.fixture
def magic(monkeypatch):
    """The seed's “Posta mágica”: every blow may be played from it."""
    monkeypatch.setitem(POSTE, Posta.BICORNO, PostaRow(blows=frozenset(Blow)))


@pytest.mark.usefixtures("magic")
def test_a_mandritto_fendente_is_not_stopped_by_a_roverso_fendente():
    """T4."""
    state = example("T4")
    assert legal(state) == ["MFl", "RSl"]
    assert refusal(state, "RF") == ("does-not-stop", "RF does not stop MF")


@pytest.mark.usefixtures("magic")
def test_a_parry_with_the_mandritto_goes_to_the_left():
    """T5."""
    after = play(example("T4"), "MF")
    assert sides(after.state) == (R, L)
    assert after.event(Answered).side is L


@pytest.mark.usefixtures("magic")
def test_a_parry_with_the_roverso_drags_both_piles():
    """T6."""
    assert sides(play(example("T4"), "RS").state) == (L, R)


def test_a_closed_line_asks_for_another_blow_or_another_posta():
    """T7."""
    state = example("T7")
    assert blows(state) == {"P"}
    assert refusal(state, "MF") == ("closed-line", "fenestra_sinestra is closed to MF")
    without = board(POSITIONS["T7"].replace("MFl,P]", "MFl]"))
    assert all(move.startswith("change:") for move in legal(without))


def test_a_thrust_from_fenestra_lends_its_celeritas_to_a_feint():
    """T8."""
    thrust = play(example("T8"), "P").state
    assert refusal(thrust, "exchange:P") == (
        "needs-advantage", "P needs the advantage in celeritas: 1 against 2",
    )  # fmt: skip
    parried = play(thrust, "MF").state
    assert "feint" in legal(parried)
    again = play(parried, "feint", "MF").state
    assert total(again.men.one, Virtue.CELERITAS) == 0
    assert again.men.one.mods == ()


def test_the_modifier_of_a_posta_helps_no_lure():
    """T9."""
    assert refusal(example("T9"), "lure") == (
        "needs-advantage", "lure needs the advantage in fortitudo: 0 against 1",
    )  # fmt: skip


def test_the_modifier_of_a_posta_helps_no_taunt():
    """T10."""
    assert refusal(example("T10"), "taunt") == (
        "needs-advantage", "taunt needs the advantage in audatia: 0 against 1",
    )  # fmt: skip


def test_a_parry_from_tutta_porta_forbids_the_bold_entry():
    """T11: asked for the feint, which they hold."""
    state = play(example("T11"), "MSl").state
    assert state.window is Window.ENTRY
    assert refusal(state, "bold") == (
        "needs-advantage", "bold needs the advantage in audatia: 1 against 2",
    )  # fmt: skip


def test_what_the_parry_was_lent_is_gone_in_the_next_blow():
    """T12: the challenged attacks, and may not enter; the challenger later may."""
    state = play(example("T11"), "MSl", "pass", "RF", "MSl").state
    assert (state.attacker, state.window, state.to_act) == (TWO, Window.TURN, ONE)
    assert not has_advantage(state, TWO, Virtue.AUDATIA)
    assert "bold" in legal(play(state, "P", "MSr").state)


def test_an_unreturned_salute_guards_the_first_blow():
    """T13: no bold entry against four of audatia."""
    met = play(example("T13"), "nosalute", "posta:donna_destra", "posta:coda_longa", "pass").state
    assert total(met.men.two, Virtue.AUDATIA) == 0
    parried = play(met, "MF", "RS").state
    assert total(parried.men.two, Virtue.AUDATIA) == 4
    assert parried.window is Window.TURN  # neither bold entry nor feint is possible


def test_an_unreturned_salute_may_enter_boldly_with_its_first_blow():
    """T13 and A21: the challenged attacks first."""
    state = play(
        example("T13"), "nosalute", "posta:donna_destra", "posta:coda_longa", "preempt"
    ).state
    parried = play(state, "P", "MF").state
    assert total(parried.men.two, Virtue.AUDATIA) == 4
    assert "bold" in legal(parried)


def test_a_sottano_attacks_with_prudentia_alone():
    """T14."""
    assert blows(example("T14")) == {"RS"}
    without = board(
        POSITIONS["T14"]
        .replace("audatia+prudentia", "audatia+celeritas")
        .replace("fortitudo+celeritas", "prudentia+fortitudo")
    )
    assert blows(without) == set()
    assert refusal(without, "RS") == (
        "needs-advantage", "RSl needs the advantage in prudentia: 0 against 1",
    )  # fmt: skip


def test_an_assault_without_an_attack_is_a_draw_and_the_second_ends_the_duel():
    """T15."""
    after = play(example("T15"), "change:longa", "change:breve", "pass")
    assert after.event(AssaultDrawn).draws == 1
    assert (after.state.assault, after.state.window) == (2, Window.MEASURE)
    # Where there is nothing left but to pass a second time, nobody is asked.
    second = board(POSITIONS["T15"].replace("draws0", "draws1"))
    assert play(second, "change:longa", "change:breve").won == (TWO, "draws")


def test_the_perfect_counter_remedy_wins():
    """T16."""
    assert play(example("T16"), "turn", "cover").won == (ONE, "perfect")


def test_a_bind_in_which_nobody_acts_is_broken_off():
    """T17: no draw, and hands are refilled to 12."""
    text = POSITIONS["T16"].replace(
        "pile[MFl]", "deck[P,P,P,RFl,RFr,RFr,MSl,MSr,MSr,RSl,RSr] pile[MFl]"
    )
    after = play(board(text), "pass", "pass")
    assert "BrokeOff" in after.names
    assert (after.state.draws, after.state.assault) == (0, 2)
    assert len(after.state.men.one.hand) == 12
    assert after.state.men.one.discard[-1] == "MFl"
    assert after.event(BrokeOff).assault == 1


def test_who_is_pre_empted_in_donna_destra_needs_a_way_out():
    """T18."""
    state = play(example("T18"), "preempt", "RF").state
    assert legal(state) == ["breakoff"]
    lost = board(POSITIONS["T18"].replace(",breakoff", ""))
    assert play(lost, "preempt", "RF").won == (TWO, "blow")


def test_a_thrust_is_dragged_by_any_parry():
    """T19: both piles go to the defender's left, and the bind is Largo."""
    after = play(example("T19"), "MS")
    assert sides(after.state) == (R, L)
    assert after.event(Bound).bind is Bind.LARGO


def test_out_of_posta_the_side_of_the_sword_decides():
    """T20."""
    assert blows(example("T20")) == {"RF", "RM", "RS", "P"}
    assert refusal(example("T20"), "MF") == (
        "not-from-side", "MF can't be played with the sword on the side L",
    )  # fmt: skip


def test_two_halves_of_a_sun_bind_stretto():
    """T21: the defender acts first, and fortitudo orients."""
    after = play(example("T21"), "MSr")
    assert after.event(Bound).bind is Bind.STRETTO
    assert (after.state.window, after.state.to_act) == (Window.ORIENT, TWO)
    oriented = play(after.state, "outside").state
    assert (oriented.window, oriented.to_act) == (Window.REMEDY, TWO)
    assert oriented.inside is ONE


def test_two_halves_alike_bind_largo():
    """T22."""
    after = play(example("T21"), "MSl")
    assert after.event(Bound).bind is Bind.LARGO
    assert (after.state.window, after.state.to_act) == (Window.TURN, TWO)


def test_an_exchange_is_not_escaped_on_the_inside():
    """T23."""
    assert play(example("T23"), "P").won == (TWO, "exchange")


def test_an_escape_may_meet_its_perfect_counter():
    """T24."""
    assert play(example("T24"), "P", "soprana", "xsoprana").won == (TWO, "perfect")


def test_a_kick_meets_a_bold_entry():
    """T25."""
    assert play(example("T25"), "bold", "kick").won == (TWO, "kick")


def test_two_cards_are_traded_for_one():
    """T26."""
    after = play(example("T26"), "trade:MFl,RFl", "trade:turn,cover")
    assert len(after.state.men.one.hand) == 10
    assert after.event(Drew).to is ONE
    assert after.event(DrewUnseen).besides is ONE


def test_a_card_given_for_a_salute_is_missing_in_the_first_assault():
    """T27."""
    state = play(example("T27"), "salute:RSl", "nosalute").state
    assert len(state.men.two.hand) == 11
    later = play(
        state, "posta:donna_destra", "posta:longa", "pass", "change:longa", "change:breve", "pass"
    ).state
    assert (later.assault, len(later.men.two.hand)) == (2, 12)


def test_a_counterattack_is_both_parry_and_attack():
    """T28."""
    state = play(example("T28"), "MFl").state
    assert legal(state) == ["MFl", "counter:MFl"]
    countered = play(state, "counter:MF").state
    assert (countered.attacker, countered.to_act) == (TWO, ONE)
    assert sides(countered) == (R, L)
    assert legal(countered) == ["MFr", "MSl"]
    assert refusal(countered, "counter:MF")[0] == "no-counter-to-counter"


def test_after_a_broken_thrust_celeritas_attacks_first():
    """T29."""
    state = play(example("T29"), "MM").state
    assert (state.window, state.to_act) == (Window.TURN, ONE)
    assert sides(state) == (R, L)


def test_bicorno_is_offered_once():
    """T30."""
    state = example("T30")
    assert "posta:bicorno" not in legal(state)
    assert refusal(state, "posta:bicorno")[0] == "bicorno-spent"
    spent = play(state, "posta:longa").state
    assert "posta:bicorno" in legal(spent)  # the other man's is there

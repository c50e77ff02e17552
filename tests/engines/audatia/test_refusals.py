"""Every refusal of Audatia, with a position and a move that earn it."""

from __future__ import annotations

from itertools import product

import pytest

from engines.audatia.game import GAME
from engines.audatia.moves import (
    PASS,
    PREFIX,
    Discard,
    Fetch,
    Orient,
    Play,
    Say,
    TakePosta,
    TakeVirtue,
    Verb,
    Word,
)
from engines.audatia.rules.act_checks import check_act
from engines.audatia.rules.data import FETCHING
from engines.audatia.rules.refusals import ILLEGAL, INVALID
from engines.audatia.terms import Card, Flank, Posta, Virtue
from engines.core.seat import Seat
from tests.engines.audatia.boards import TWO, board, refusal
from tests.harness import whole_game

G, B = "galeazzo audatia+celeritas", "boucicault prudentia+fortitudo"
MEASURE = f"""measure - assault2 draws0
    | {G} bicorno hand[MFl,P,turn,repeat,kick] discard[RFl,feint] | {B} hand[MFl]"""
OPENING = f"""opening one assault2 draws0
    | {G} posta:donna_destra hand[MFl,MFr,RFl,turn,cover,breakoff,repeat] discard[RFr,feint]
    | {B} posta:fenestra_sinestra hand[MFl]"""
TURN = f"""turn one assault2 draws0 attacker:two
    | {G} side:R hand[MFl,MFr,RFl,MSl,turn,kick] pile[MFl] | {B} side:L hand[RFl] pile[MFl]"""
CUT = f"""defend two assault2 draws0 attacker:one pending:attack/one/RFl
    | {G} side:L hand[turn] pile[RFl]
    | {B} posta:fenestra_destra hand[MFl,MMl,P,RSl,measure,MSl] pile[]"""
SWIFT_CUT = """defend two assault2 draws0 attacker:one pending:attack/one/MSl
    | boucicault audatia+prudentia side:R hand[turn] pile[MSl]
    | galeazzo fortitudo+celeritas posta:longa hand[MFl]"""
FENDENTE = f"""defend two assault2 draws0 attacker:one pending:attack/one/MFl
    | {G} side:R hand[turn] pile[MFl] | {B} side:R hand[MFl,MSl] pile[MSl]"""
COUNTERED = """defend one assault2 draws0 attacker:two pending:counterattack/two/MFl
    | boucicault audatia+prudentia side:R hand[MFr,MSl,measure] pile[MFl]
    | galeazzo fortitudo+celeritas side:L hand[RFl] pile[MFl]"""
THRUST = f"""defend two assault2 draws0 attacker:one pending:attack/one/P
    | {G} side:M hand[turn] pile[P] | {B} posta:mezana_porta hand[P,MSl]"""
ESCAPE = f"""escape one assault2 draws0 attacker:one pending:exchange/two/P
    | {G} side:M hand[turn,bind,breakoff] pile[P] | {B} side:M hand[cover] pile[P]"""
REMEDY = f"""remedy one assault2 draws0 attacker:two bind:stretto inside:two
    | {G} side:R hand[bind,turn,MFl] pile[MFl] | {B} side:L hand[cover] pile[MFr]"""
COUNTER = f"""counter two assault2 draws0 attacker:one bind:stretto inside:one
    pending:remedy/one/bind/inside
    | {G} side:R hand[turn] pile[MFl,bind] | {B} side:L hand[xsoprana,xbind] pile[MFr]"""
ENTRY = f"""entry one assault2 draws0 attacker:one bind:largo
    | {G} side:R hand[RFl,feint] pile[MFl] | {B} side:L hand[turn] pile[MFl]"""
VILLANO = """villano two assault2 draws0 attacker:one
    | galeazzo audatia+celeritas side:R hand[turn] pile[MFl]
    | galeazzo prudentia+fortitudo side:L hand[villano] pile[MSl]"""
DUTY = f"""duty two assault2 draws0 duty:taunt/two
    | {G} posta:longa hand[MFl] | {B} posta:longa hand[MFl]"""
LURED = f"""lured one assault2 draws0
    | {G} posta:longa hand[MFl,turn] | {B} posta:longa hand[MFl]"""
SECOND = """opening one assault2 draws0
    | boucicault audatia+prudentia posta:longa hand[MFl,second] discard[deny]
    | galeazzo fortitudo+celeritas posta:longa hand[MFl]"""
OVER = f"over - assault2 draws0 won:two/blow | {G} hand[MFl] | {B} hand[MFl]"
VIRTUE = "virtue two assault1 draws0 | galeazzo audatia hand[MFl] | boucicault - hand[MFl]"

REFUSED = [
    ("match-over", OVER, "pass"),
    ("chosen-already", MEASURE.replace("bicorno", "chose:longa"), "posta:longa"),
    ("not-in-one-go", TURN, "MFl+pass"),
    ("which-copy", TURN, "MF"),
    ("not-held", TURN, "RSl"),
    ("not-held", MEASURE, "trade:P,P"),
    ("needs-advantage", TURN, "MSl"),
    ("not-in-this-window", TURN, "kick"),
    ("not-in-this-window", OPENING, "breakoff"),
    ("name-a-card", OPENING, "repeat"),
    ("no-blow-now", REMEDY, "MFl"),
    ("must-attack", DUTY, "pass"),
    ("not-from-posta", OPENING, "RF"),
    ("not-from-side", TURN, "RF"),
    ("closed-line", OPENING, "MFl"),
    ("does-not-stop", CUT, "MFl"),
    ("never-parries", CUT, "MM"),
    ("thrust-answers-thrust", CUT, "P"),
    ("no-exchange-from", THRUST, "P"),
    ("no-counterattack", SWIFT_CUT, "counter:MFl"),
    ("needs-advantage", FENDENTE, "counter:MFl"),
    ("no-counter-to-counter", COUNTERED, "counter:MFr"),
    ("wrong-use", CUT, "exchange:MFl"),
    ("wrong-use", TURN, "parry:MFl"),
    ("no-remedy-now", TURN, "turn"),
    ("wrong-flank", REMEDY, "bind"),
    ("wrong-flank", ESCAPE, "bind"),
    ("no-counter-now", OPENING, "cover"),
    ("counters-other-side", COUNTER, "xsoprana"),
    ("no-bold-now", TURN, "bold"),
    ("no-remedy-held", ENTRY, "bold"),
    ("nothing-to-attack-with", ENTRY, "feint"),
    ("feint-in-stretto", ENTRY.replace("largo", "stretto"), "feint"),
    ("no-fendenti", VILLANO, "villano"),
    ("not-there", SECOND, "second:MFl"),
    ("not-in-discard-or-pile", OPENING, "repeat:MFl"),
    ("fetches-blows", OPENING, "repeat:feint"),
    ("fetches-no-own", SECOND, "second:second"),
    ("no-cycle", OPENING, "cycle:turn"),
    ("deck-empty", OPENING, "cycle:repeat"),
    ("deck-empty", MEASURE, "trade:MFl,P"),
    ("no-trade-now", OPENING, "trade:MFl,MFr"),
    ("no-mulligan-now", OPENING, "mulligan:turn"),
    ("no-salute-now", OPENING, "salute:turn"),
    ("no-salute-now", OPENING, "nosalute"),
    ("no-spend-now", OPENING, "spend:MFl"),
    ("spend-a-blow", LURED, "spend:turn"),
    ("no-virtue-now", OPENING, "virtue:fortitudo"),
    ("virtue-taken", VIRTUE, "virtue:audatia"),
    ("no-posta-now", OPENING, "posta:longa"),
    ("no-change-now", TURN, "change:longa"),
    ("must-attack-first", DUTY, "change:breve"),
    ("same-posta", OPENING, "change:donna_destra"),
    ("bicorno-spent", MEASURE, "posta:bicorno"),
    ("no-sides-now", OPENING, "inside"),
    ("no-pass-now", OPENING, "pass"),
    ("must-answer", CUT, "pass"),
]  # fmt: skip

AGREED = {
    "counterattack-unparried": (COUNTERED, "MFr", {"counterattack_answer": "none"}),
    "no-escape": (ESCAPE, "breakoff", {"break_off_saves_from_exchange": False}),
}


@pytest.mark.parametrize(("code", "position", "move"), REFUSED)
def test_a_move_is_refused_for_the_rule_that_it_breaks(code, position, move):
    state = board(position)
    if code in ("match-over", "chosen-already"):
        assert GAME.why_not(state, Seat.ONE, GAME.parse(move)).code == code
    else:
        assert refusal(state, move)[0] == code


@pytest.mark.parametrize("code", AGREED)
def test_what_was_agreed_is_a_reason_too(code):
    position, move, given = AGREED[code]
    assert refusal(board(position, **given), move)[0] == code


def test_the_other_man_is_told_to_wait():
    assert GAME.why_not(board(TURN), TWO, GAME.parse("pass")).code == "not-your-turn"


def test_every_refusal_has_a_position_that_earns_it():
    tried = {code for code, _, _ in REFUSED} | set(AGREED) | {"not-your-turn"}
    assert tried == set(ILLEGAL)


def test_sentences_are_filled_with_what_stands_in_the_way():
    assert refusal(board(TURN), "MSl")[1] == ("MSl needs the advantage in prudentia: 0 against 1")
    assert refusal(board(COUNTER), "xsoprana")[1] == (
        "xsoprana does not meet a remedy played from the inside"
    )
    assert not set(INVALID) & set(ILLEGAL)


EVERY_ACT = (
    *(Play(card=card, use=use) for card, use in product(Card, (None, *PREFIX))),
    *(Fetch(skill=skill, card=card) for skill, card in product(FETCHING, Card)),
    *(Discard(verb=verb, card=card) for verb, card in product(Verb, Card)),
    *(TakePosta(posta=posta, changes=changes) for posta, changes in product(Posta, (True, False))),
    *(TakeVirtue(virtue=virtue) for virtue in Virtue),
    *(Orient(flank=flank) for flank in Flank),
    *(Say(word=word) for word in Word),
)


@pytest.mark.parametrize(
    "seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 6))]
)
def test_exactly_the_acts_that_break_no_rule_are_legal(seed):
    windows = set()
    for _, match in whole_game(GAME, seed):
        for seat in GAME.active(match.state):
            windows.add(match.state.window)
            moves, hand = GAME.legal_moves(match.state, seat), match.state.men[seat].hand
            for act in EVERY_ACT:
                broken = check_act(match.state, seat, act, hand, hand)
                assert (broken is None) == (act in moves), act
                if broken is not None:
                    assert GAME.why_not(match.state, seat, act).code == broken[0]
    assert len(windows) > 6


def test_a_legal_act_has_no_objection():
    with pytest.raises(ValueError, match="is legal here"):
        GAME.why_not(board(TURN), Seat.ONE, PASS)

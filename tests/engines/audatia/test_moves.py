"""What people may type, and what it means where it is typed."""

from __future__ import annotations

import pytest

from engines.audatia.game import GAME
from engines.audatia.moves import (
    Discard,
    Fetch,
    Mulligan,
    Orient,
    Play,
    TakePosta,
    TakeVirtue,
    Trade,
    Verb,
)
from engines.audatia.terms import Blow, Card, Flank, Posta, Use, Virtue
from tests.engines.audatia.boards import ONE, TWO, board, legal, opening, play, refusal
from tests.engines.playing import check_refused

TYPED = {
    "mfl": Play(card=Card.MFL),
    "MF": Play(card=Blow.MF),
    "mandritto fendente": Play(card=Blow.MF),
    "Roverso-Sottano": Play(card=Blow.RS),
    "MM": Play(card=Card.MML),
    "punta": Play(card=Card.P),
    "COUNTER: MFr": Play(card=Card.MFR, use=Use.COUNTERATTACK),
    "break:roverso mezano": Play(card=Card.RML, use=Use.BREAK),
    "Kick to the Groin": Play(card=Card.KICK),
    "finta": Play(card=Card.FEINT),
    "break off": Play(card=Card.BREAKOFF),
    "colpo di villano": Play(card=Card.VILLANO),
    "ligadura mezana": Play(card=Card.BIND),
    "Push the elbow": Play(card=Card.ELBOW),
    "pre-empt": Play(card=Card.PREEMPT),
    "second thought: deny": None,
    "second:deny": Fetch(skill=Card.SECOND, card=Card.DENY),
    "cycle:eye of the lynx": Discard(verb=Verb.CYCLE, card=Card.LYNX),
    "salute:mm": Discard(verb=Verb.SALUTE, card=Card.MML),
    "trade:turn,MFl": Trade(cards=(Card.MFL, Card.TURN)),
    "mulligan: turn , P": Mulligan(cards=(Card.P, Card.TURN)),
    "keep": Mulligan(),
    "virtue:Prudenza": TakeVirtue(virtue=Virtue.PRUDENTIA),
    "posta:Tutta Porta di Ferro": TakePosta(posta=Posta.TUTTA_PORTA),
    "change:donna": TakePosta(posta=Posta.DONNA_DESTRA, changes=True),
    "dentro": Orient(flank=Flank.INSIDE),
    "decline": GAME.parse("pass"),
    "bold entry": GAME.parse("bold"),
}


@pytest.mark.parametrize("text", [text for text, move in TYPED.items() if move])
def test_typed_text_is_a_move(text):
    assert GAME.parse(text) == TYPED[text]
    assert GAME.parse(str(GAME.parse(text))) == TYPED[text]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-a-move"),
        ("MFl+", "not-a-move"),
        ("second thought: deny", "not-a-move"),
        ("cycle:nothing", "no-such-card"),
        ("posta:vom tag", "no-such-posta"),
        ("virtue:patience", "no-such-virtue"),
        ("trade:MF,P", "which-half"),
        ("trade:P", "trade-two"),
    ],
)
def test_other_text_is_refused(text, code):
    check_refused(GAME, text, code)


TURN = """turn one assault2 draws0 attacker:two
    | galeazzo audatia+celeritas side:R hand[{}] pile[MFl]
    | boucicault prudentia+fortitudo side:L hand[RFl,turn] deck[deny] pile[MFl]"""


def test_a_cut_without_its_half_sun_is_the_copy_that_is_held():
    after = play(board(TURN.format("MFr,P")), "MF").state
    assert after.men.one.pile[-1] is Card.MFR


def test_two_copies_ask_for_the_half_sun():
    state = board(TURN.format("MFl,MFr"))
    assert refusal(state, "MF") == (
        "which-copy", "both are in the hand: say which half-sun, MFl or MFr",
    )  # fmt: skip
    assert refusal(state, "RF")[0] == "not-held"


def test_a_prefix_may_always_be_written_and_must_be_right():
    state = board(TURN.format("MFl,P"))
    assert GAME.parse("attack:MF") in GAME.legal_moves(state, ONE)
    assert refusal(state, "parry:MFl")[0] == "wrong-use"


def test_a_bare_code_parries_and_the_counterattack_is_said():
    state = board("""defend two assault2 draws0 attacker:one pending:attack/one/MFl
        | boucicault audatia+prudentia side:R hand[MFr] pile[MFl]
        | galeazzo fortitudo+celeritas posta:longa hand[MFl]""")
    assert legal(state) == ["MFl", "counter:MFl"]
    assert GAME.parse("parry:MF") in GAME.legal_moves(state, TWO)
    assert play(state, "MF").state.attacker is ONE
    assert play(state, "counter:MF").state.attacker is TWO


def test_mulligans_and_trades_are_asked_card_by_card():
    moves = GAME.legal_moves(opening(), ONE)
    assert len(moves.after(()).steps) == 13
    assert moves.after(()).steps[-1] == "keep"
    named = moves.after(("turn", "P"))
    assert named.move == GAME.parse("mulligan:P,turn")
    assert len(named.steps) == 10
    assert not moves.after(("turn", "turn"))
    assert sum(1 for _ in moves) == 4_096


def test_a_trade_takes_its_cards_in_any_order():
    state = board("""measure - assault2 draws0
        | galeazzo audatia+celeritas hand[MFl,MFl,P] deck[kick]
        | boucicault prudentia+fortitudo hand[MFl]""")
    moves = GAME.legal_moves(state, ONE)
    assert moves.after(("trade",)).steps == ("MFl", "P")
    assert moves.after(("trade", "P")).steps == ("MFl",)
    assert moves.after(("trade", "P", "MFl")).move == GAME.parse("trade:MFl,P")
    assert [str(m) for m in moves if str(m).startswith("trade")] == ["trade:MFl,MFl", "trade:MFl,P"]
    empty = board(GAME.write(state).replace(" deck[kick]", ""))
    assert refusal(empty, "trade:MFl,P")[0] == "deck-empty"

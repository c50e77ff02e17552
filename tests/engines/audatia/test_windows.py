"""Which windows are open, what is entered in one go, and what may be answered in advance."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from engines.audatia.game import GAME
from engines.audatia.moves import BOLD, PASS
from engines.audatia.terms import Card, Window
from engines.core.chance import SeededChance
from engines.core.moves import Fork
from engines.core.window import DecisionWindow
from tests.engines.audatia.boards import ONE, TWO, board, legal, play, refusal
from tests.harness import other_world, salts

# Nobody has seen their hand: for all that is known there may be a feint in it.
UNKNOWN = """defend two assault2 draws0 attacker:one pending:attack/one/MFl
    | galeazzo prudentia+celeritas side:R hand[MFr,cover] deck[feint,turn] pile[MFl]
    | boucicault audatia+fortitudo posta:tutta_porta hand[MSl,RFl,turn] deck[P,lure] pile[]"""
KNOWN = UNKNOWN.replace("hand[MFr,cover]", "hand[MFr,cover] known[MFr,cover]")


def test_a_window_is_open_where_some_hand_could_use_it():
    state = play(board(UNKNOWN), "MS").state
    assert (state.window, state.to_act) == (Window.ENTRY, ONE)
    assert legal(state) == ["pass"]


def test_a_window_that_no_hand_could_use_is_stepped_over():
    assert play(board(KNOWN), "MS").state.window is Window.TURN
    gone = UNKNOWN.replace("deck[feint,turn]", "deck[turn] discard[feint]")
    assert play(board(gone), "MS").state.window is Window.TURN


def test_with_auto_pass_a_window_in_which_the_hand_can_only_pass_is_stepped_over():
    state = board(UNKNOWN, auto_pass=True)
    assert play(state, "MS").state.window is Window.TURN
    holding = UNKNOWN.replace("hand[MFr,cover] deck[feint,", "hand[MFr,feint] deck[cover,")
    assert play(board(holding, auto_pass=True), "MS").state.window is Window.ENTRY


@given(salt=salts)
def test_by_default_which_windows_open_tells_nothing_of_a_hand(salt):
    state = board(UNKNOWN)
    twin = other_world(GAME, state, TWO, salt)
    assert play(twin, "MS").state.window is Window.ENTRY


def test_an_attack_that_cannot_be_answered_ends_the_duel_at_once():
    state = board("""turn one assault2 draws0 attacker:two
        | galeazzo audatia+celeritas side:R hand[MFl] pile[MFl]
        | boucicault prudentia+fortitudo side:L hand[cover] deck[RFl,RSl] pile[MFl]""")
    assert play(state, "MF").won == (ONE, "blow")


def test_the_second_draw_is_not_asked_for_where_there_is_nothing_else():
    text = """reply two assault2 draws1
        | galeazzo audatia+celeritas posta:longa hand[turn] deck[P]
        | boucicault prudentia+fortitudo posta:longa hand[cover] deck[RFl,RSl]"""
    assert play(board(text), "change:breve").won == (TWO, "draws")
    first = play(board(text.replace("draws1", "draws0")), "change:breve").state
    assert (first.window, legal(first)) == (Window.LAST_CALL, ["pass"])


# chains

PARRY = """defend two assault2 draws0 attacker:one pending:attack/one/MFl
    | galeazzo audatia+celeritas side:R hand[turn,xbind] known[turn,xbind] pile[MFl]
    | galeazzo prudentia+fortitudo posta:longa hand[MFl,villano,RFl] pile[]"""
BOUND = """orient two assault2 draws0 attacker:one bind:stretto
    | galeazzo audatia+celeritas side:R hand[turn,xsoprana] pile[MFl]
    | boucicault prudentia+fortitudo side:L hand[turn,bind,soprana] pile[MFr]"""


def test_windows_of_one_man_are_entered_in_one_go():
    state = play(board(PARRY), "parry:MFl+villano")
    assert state.won == (TWO, "villano")
    assert play(board(BOUND), "inside+bind").won == (TWO, "remedy")


def test_a_chain_is_offered_tap_by_tap_and_may_end_after_each_act():
    moves = GAME.legal_moves(board(BOUND), TWO)
    assert moves.after(()).steps == ("inside", "outside")
    assert moves.after(("inside",)) == Fork(
        move=GAME.parse("inside"), steps=("turn", "bind", "pass")
    )
    assert moves.after(("outside", "soprana")).move == GAME.parse("outside+soprana")
    assert not moves.after(("outside", "bind"))


def test_a_chain_has_the_effect_of_its_acts_one_by_one():
    chained = play(board(BOUND), "inside+pass").state
    first = play(board(BOUND), "inside").state
    second = play(first, "pass").state
    assert chained == replace(second, last_act=replace(second.last_act, earlier=(first.last_act,)))


def test_where_something_hidden_may_come_to_light_a_chain_ends():
    moves = GAME.legal_moves(board(UNKNOWN), TWO)
    assert moves.after(("MSl",)) == Fork(move=GAME.parse("MSl"))
    assert refusal(board(UNKNOWN), "MSl+RFl")[0] == "not-in-one-go"
    drawing = board("""opening one assault2 draws0
        | galeazzo audatia+celeritas posta:longa hand[MFl,repeat] deck[P,RFl]
        | boucicault prudentia+fortitudo posta:longa hand[turn]""")
    assert GAME.legal_moves(drawing, ONE).after(("cycle", "repeat")).steps == ()


def test_a_chain_does_not_depend_on_a_window_that_auto_pass_would_close():
    moves = GAME.legal_moves(board(UNKNOWN, auto_pass=True), TWO)
    assert moves.after(("MSl",)) == Fork(move=GAME.parse("MSl"))


def test_lists_hold_single_acts_and_know_chains_when_asked():
    moves = GAME.legal_moves(board(BOUND), TWO)
    assert list(map(str, moves)) == ["inside", "outside"]
    assert GAME.parse("outside+soprana") in moves
    assert GAME.parse("outside+bind") not in moves


def test_a_refused_chain_names_what_is_wrong_with_it():
    assert refusal(board(BOUND), "outside+bind")[0] == "wrong-flank"
    assert refusal(board(BOUND), "inside+bind+pass")[0] == "not-in-one-go"


# answers in advance

KICK = """bold two assault2 draws0 attacker:one bind:largo bold
    | boucicault audatia+prudentia side:R hand[turn] pile[MFl]
    | galeazzo fortitudo+celeritas side:L hand[{}] deck[breakoff,kick] pile[MFl]"""


def test_a_window_says_how_it_is_declined_and_how_it_is_taken():
    state = board(KICK.format("kick"))
    yes = GAME.parse("kick")
    assert GAME.window(state, TWO) == DecisionWindow(kind="kick", no=PASS, yes=yes)
    assert GAME.window(board(KICK.format("cover")), TWO) == DecisionWindow(
        kind="kick", no=PASS, is_idle=True
    )
    assert GAME.window(state, ONE) is None


def test_who_could_only_cycle_a_card_has_nothing_to_decide():
    state = board(KICK.format("cover,repeat"))
    assert legal(state) == ["pass", "cycle:repeat"]
    assert GAME.window(state, TWO).is_idle
    fetching = KICK.format("cover,repeat").replace("pile[MFl]", "discard[MFr] pile[MFl]")
    assert not GAME.window(board(fetching), TWO).is_idle


def test_where_a_cycled_card_might_save_something_at_once_a_man_is_asked():
    text = """turn two assault2 draws0 attacker:one bind:largo
        | boucicault audatia+prudentia side:R hand[turn] pile[MFl]
        | galeazzo fortitudo+celeritas side:L hand[cover,repeat] deck[RFl] pile[MFl]"""
    assert legal(board(text)) == ["pass", "cycle:repeat"]
    assert not GAME.window(board(text), TWO).is_idle


@pytest.mark.parametrize("position", [UNKNOWN, BOUND])
def test_a_real_decision_has_no_answer_in_advance(position):
    assert GAME.window(board(position), TWO) is None


def test_a_deadly_skill_has_no_answer_in_advance():
    state = play(board(KICK.format("kick").replace("hand[turn]", "hand[turn,deny]")), "kick").state
    assert (state.window, state.to_act) == (Window.DENY, ONE)
    assert GAME.window(state, ONE) is None
    assert refusal(state, "pass")[0] == "must-answer"


def test_who_can_only_decline_the_last_call_is_not_asked():
    text = """last-call one assault2 draws0
        | galeazzo audatia+celeritas posta:longa hand[{}] deck[P]
        | boucicault prudentia+fortitudo posta:breve hand[cover]"""
    assert GAME.window(board(text.format("turn")), ONE) == DecisionWindow(kind="turn", no=PASS)
    assert GAME.window(board(text.format("MFl")), ONE) is None


@pytest.mark.parametrize(("hand", "yes"), [("turn,feint", BOLD), ("feint", None)])
def test_a_bold_entry_may_be_promised_and_is_made_where_it_is_legal(hand, yes):
    state = board(f"""entry one assault2 draws0 attacker:one bind:largo
        | galeazzo audatia+celeritas side:R hand[{hand}] deck[P] pile[MFl]
        | boucicault prudentia+fortitudo side:L hand[turn] pile[MFl]""")
    assert GAME.window(state, ONE).yes == yes


def test_every_kind_of_window_is_named():
    assert GAME.windows == (
        *("salute", "skills", "deny", "villano", "entry", "kick", "turn", "remedy"),
    )
    assert GAME.yes_windows == ("deny", "villano", "entry", "kick")


# cards that are known by elimination


def test_when_the_deck_is_out_hands_are_known_by_what_is_missing():
    state = board("""defend two assault9 draws0 attacker:one pending:attack/one/MFl
        | galeazzo prudentia+celeritas side:R hand[MFr,cover] pile[MFl]
        | boucicault audatia+fortitudo posta:tutta_porta hand[MSl,RFl,turn]""")
    assert play(state, "MS").state.window is Window.TURN


def test_a_fetched_card_is_known_to_everybody():
    state = board("""opening one assault2 draws0
        | galeazzo audatia+celeritas posta:longa hand[repeat,kick] discard[MFl] deck[P]
        | boucicault prudentia+fortitudo posta:longa hand[turn]""")
    fetched = play(state, "repeat:MFl").state
    assert fetched.men.one.known == fetched.men.one.seen == (Card.MFL,)
    world = GAME.resample(fetched, None, SeededChance(b"x"))
    assert Card.MFL in world.men.one.hand


# what a public keyboard must know of chains

SKILLED = """skills two assault2 draws0 declined1
    | galeazzo audatia+celeritas posta:donna_destra hand[MFl]
    | boucicault prudentia+fortitudo posta:longa hand[{},MFl] deck[{}] discard[taunt,lure]"""


@pytest.mark.parametrize(
    ("position", "given", "move"),
    [
        # The last copy of the last skill: no other window of skills follows.
        (SKILLED.format("preempt", "RFl"), {}, "preempt+MFl"),
        # Their own further window stays a part of the chain, whatever auto_pass would close.
        (SKILLED.format("preempt", "lynx"), {"auto_pass": True}, "preempt+pass+MFl"),
    ],
)
def test_a_public_keyboard_offers_every_chain(position, given, move):
    gone = {"preempt": 2, "lynx": 2, "lure": 1}
    for skill in ("preempt", "lynx"):
        missing = gone[skill] - position.count(skill)
        position = position.replace("discard[", "discard[" + f"{skill}," * missing)
    state = board(position, **given)
    assert GAME.parse(move) in GAME.legal_moves(state, TWO)
    assert GAME.parse(move) in GAME.possible_moves(GAME.view(state, None))
    assert play(state, move).state.attacker is TWO


def test_looking_at_a_hand_ends_a_chain_even_if_it_was_seen_before():
    state = board("""skills two assault2 draws0 declined1
        | galeazzo audatia+celeritas posta:donna_destra hand[MFl] seen[MFl]
        | boucicault prudentia+fortitudo posta:longa hand[lynx,lynx,MFl]""")
    assert GAME.legal_moves(state, TWO).after(("lynx",)).steps == ()

"""By hand: what each onlooker of Audatia learns, and what stays hidden."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given

from engines.audatia.events import Chose, Drew, DrewUnseen, HandSeen, PosteRevealed
from engines.audatia.game import GAME
from engines.audatia.resample import is_consistent
from engines.audatia.rules.data import DECKS
from engines.audatia.terms import Blow, Card, Flank, Posta, Window
from engines.core.chance import SeededChance
from engines.core.seat import Seat
from tests.engines.audatia.boards import ONE, TWO, board, legal, opening, play
from tests.harness import other_world, salts

DRAWN = """turn one assault2 draws0 attacker:two
    | galeazzo audatia+celeritas side:R hand[MFl,MFr,RSr,xbind,feint] known[MFl]
      deck[MSr,P,villano,repeat,soprana,MFr] pile[MFl]
    | boucicault prudentia+fortitudo side:L hand[RFl,RFr,MSr,P,lure] known[RFl] seen[RFl,MSr]
      deck[measure,second,xhandle,MFl,bind] pile[MFl]"""


def worlds(state, onlooker):
    return [GAME.resample(state, onlooker, SeededChance(bytes([n]))) for n in range(30)]


@pytest.mark.parametrize("onlooker", Seat)
def test_a_player_knows_their_hand_and_neither_the_rivals_hand_nor_any_deck(onlooker):
    state = board(DRAWN)
    others = worlds(state, onlooker)
    assert {world.men[onlooker].hand for world in others} == {state.men[onlooker].hand}
    assert len({world.men[onlooker].deck for world in others}) > 10
    assert len({world.men[onlooker.other].hand for world in others}) > 10
    assert len({world.men[onlooker.other].deck for world in others}) > 10


def test_a_spectator_knows_neither_hand_nor_deck():
    others = worlds(board(DRAWN), None)
    for seat in Seat:
        assert len({world.men[seat].hand for world in others}) > 10
        assert len({world.men[seat].deck for world in others}) > 10


def test_what_everybody_has_seen_of_a_hand_stays_in_it():
    for world in worlds(board(DRAWN), None):
        assert Card.MFL in world.men.one.hand
        assert Card.RFL in world.men.two.hand


def test_what_the_lynx_has_seen_stays_for_who_looked_and_for_nobody_else():
    state = board(DRAWN)
    assert all(not Counter((Card.RFL, Card.MSR)) - Counter(w.men.two.hand)
               for w in worlds(state, ONE))  # fmt: skip
    assert any(Card.MSR not in world.men.two.hand for world in worlds(state, None))
    assert GAME.view(state, ONE).seen == (Card.RFL, Card.MSR)
    assert GAME.view(state, None).seen == ()
    assert GAME.view(state, None).men.two.known == (Card.RFL,)


def test_the_first_hand_is_known_to_everybody():
    state = opening()
    assert all(world.men.map(lambda man: man.hand) == state.men.map(lambda man: man.hand)
               for world in worlds(state, None))  # fmt: skip
    assert GAME.view(state, None).men.two.known == state.men.two.hand


def test_an_unrevealed_posta_is_its_owners_alone():
    state = board("""measure - assault2 draws0
        | galeazzo audatia+celeritas bicorno chose:longa hand[MFl]
        | boucicault prudentia+fortitudo hand[MFl]""")
    others = worlds(state, TWO)
    chosen = {world.men.one.chosen for world in others}
    assert len(chosen) > 5
    assert Posta.BICORNO not in chosen
    assert {world.men.one.chosen for world in worlds(state, ONE)} == {Posta.LONGA}
    assert GAME.view(state, ONE).chosen is Posta.LONGA
    for onlooker in (None, TWO):
        view = GAME.view(state, onlooker)
        assert (view.chosen, view.men.one.posta, view.men.one.has_chosen) == (None, None, True)


def test_a_mulligan_is_secret_until_the_other_has_chosen():
    state = play(opening(), "mulligan:turn,kick").state
    assert len({world.men.one.chosen for world in worlds(state, TWO)}) > 10
    assert GAME.view(state, TWO).men.one.discard == ()
    assert play(state, "keep").state.men.one.discard == (Card.TURN, Card.KICK)


def test_choosing_in_secret_says_only_that_one_has_chosen():
    state = board("""measure - assault2 draws0
        | galeazzo audatia+celeritas hand[MFl]
        | boucicault prudentia+fortitudo hand[MFl]""")
    first = play(state, "posta:longa")
    assert first.events == (Chose(seat=ONE, window=Window.MEASURE),)
    assert GAME.active(first.state) == {TWO}
    both = play(first.state, "posta:breve")
    assert both.event(PosteRevealed) == PosteRevealed(one_posta=Posta.LONGA, two_posta=Posta.BREVE)


def test_at_the_end_hands_are_open_and_decks_are_not():
    state = board("""turn one assault2 draws0 attacker:two
        | galeazzo audatia+celeritas side:R hand[MFl,feint] deck[P,RFl,RSl] pile[MFl]
        | boucicault prudentia+fortitudo side:L hand[xbind] deck[P,RFl,RSl] pile[MFl]""")
    over = play(state, "MF").state
    others = worlds(over, None)
    assert {world.men.two.hand for world in others} == {over.men.two.hand}
    assert len({world.men.two.deck for world in others}) > 1
    assert GAME.view(over, None).men.two.hand == (Card.XBIND,)
    assert GAME.view(state, None).men.two.hand is None


@given(salt=salts)
def test_another_world_holds_the_same_cards(salt):
    twin = other_world(GAME, board(DRAWN), ONE, salt)
    for man, before in zip(twin.men, board(DRAWN).men, strict=True):
        assert Counter(man.hand + man.deck) == Counter(before.hand + before.deck)


ASKED = {
    "who is attacked can answer": """defend two assault2 draws0 attacker:one
        pending:attack/one/MFl
        | galeazzo audatia+celeritas side:R hand[P] pile[MFl]
        | boucicault prudentia+fortitudo posta:donna_destra hand[MFr,cover,lynx,xbind]
          deck[xhandle,bind,bind,soprana,elbow,handle,RFl,RFr,xelbow]""",
    "who is lured has a blow": """lured two assault2 draws0
        | boucicault audatia+fortitudo posta:longa hand[MFl]
        | galeazzo prudentia+celeritas posta:longa hand[MFr,cover]
          deck[xhandle,bind,bind,soprana,elbow,handle,xbind,xelbow]""",
    "who feinted has an attack": """again one assault2 draws0 attacker:one bind:largo
        | galeazzo audatia+celeritas side:R hand[MFr,cover] pile[MFl]
          deck[xhandle,bind,bind,soprana,elbow,handle,xbind,RFl]
        | boucicault prudentia+fortitudo side:L hand[MFl] pile[MFl]""",
    "who pre-empted has an attack": """duty two assault2 draws0 duty:preempt/two/sworn
        | galeazzo audatia+celeritas posta:longa hand[MFl]
        | boucicault prudentia+fortitudo posta:longa hand[MFr,cover]
          deck[xhandle,bind,bind,soprana,elbow,handle,xbind,MSl]""",
    "who entered boldly has a remedy": """bold two assault2 draws0 attacker:one bind:largo bold
        | boucicault audatia+prudentia side:R hand[handle,cover] pile[MFl]
          deck[xhandle,RFl,RFr,RFr,MSl,MSr,MSr,xbind,xbind]
        | galeazzo fortitudo+celeritas side:L hand[kick] pile[MFl]""",
}


@pytest.mark.parametrize("position", ASKED.values(), ids=list(ASKED))
@given(salt=salts)
def test_what_acts_imply_holds_in_every_other_world(position, salt):
    """Else the duel would not have come here."""
    state = board(position)
    twin = other_world(GAME, state, None, salt)
    assert is_consistent(twin)
    assert twin is not state
    assert legal(twin)


def test_a_card_drawn_is_told_to_who_drew_it_and_only_counted_for_the_others():
    state = board("""measure - assault2 draws0
        | galeazzo audatia+celeritas hand[MFl,P,turn] deck[RSr,kick]
        | boucicault prudentia+fortitudo hand[MFl]""")
    after = play(state, "trade:MFl,turn")
    drew, unseen = after.event(Drew), after.event(DrewUnseen)
    assert [drew.is_for(onlooker) for onlooker in (ONE, TWO, None)] == [True, False, False]
    assert [unseen.is_for(onlooker) for onlooker in (ONE, TWO, None)] == [False, True, True]
    assert (drew.cards, drew.hand) == ((Card.RSR,), (Card.RSR, Card.P))
    assert (unseen.count, unseen.deck) == (1, 1)


def test_a_side_that_was_chosen_before_breaking_off_in_one_go_stays_to_be_seen():
    """The assault is over, and so is its place in the bind; it was told to everybody."""
    state = board("""orient two assault1 draws0 attacker:one bind:stretto
        | galeazzo audatia+celeritas side:R hand[turn,P] pile[MFl]
        | galeazzo prudentia+fortitudo side:L hand[breakoff,MFl] pile[MFr]""")
    views = [GAME.view(play(state, f"{side}+breakoff").state, None) for side in Flank]
    assert [[act.word for act in view.last_act.earlier] for view in views] == [
        [side.value] for side in Flank
    ]
    assert len({replace(view, last_act=None) for view in views}) == 1


def test_the_eye_of_the_lynx_tells_a_hand_to_who_looked_alone():
    state = board("""skills two assault2 draws0
        | galeazzo audatia+celeritas posta:longa hand[MFl,P,turn] known[MFl]
        | boucicault prudentia+fortitudo posta:longa hand[lynx,MFl]""")
    after = play(state, "lynx")
    seen = after.event(HandSeen)
    assert [seen.is_for(onlooker) for onlooker in (ONE, TWO, None)] == [False, True, False]
    assert seen.hand == GAME.view(after.state, TWO).seen == state.men.one.hand
    assert after.state.men.one.known == (Card.MFL,)


def test_marks_in_public_pictures_come_from_public_knowledge():
    """One holds MF and feint; a spectator counts on MF, MM, P and, with Prudentia, no Sottano."""
    state = board(DRAWN)
    assert GAME.view(state, ONE).strikes == {Blow.MF}
    assert GAME.view(state, None).strikes == {Blow.MF, Blow.P}
    assert GAME.view(state, TWO).strikes == {Blow.MF, Blow.P}


def test_a_public_keyboard_offers_what_some_hand_could_do():
    view = GAME.view(board(DRAWN), None)
    offered = {str(move) for move in GAME.possible_moves(view)}
    # All their cards but those on their pile; one MFl is known to be in their hand.
    assert {"MFl", "MFr", "MMl", "P", "cycle:repeat", "pass"} <= offered
    assert "RFl" not in offered


def test_the_own_keyboard_is_what_is_legal():
    state = board(DRAWN)
    own = GAME.possible_moves(GAME.view(state, ONE))
    assert list(own) == list(GAME.legal_moves(state, ONE))


def test_a_blow_is_foreseen_without_its_answer():
    view = GAME.view(board(DRAWN), ONE)
    foreseen = GAME.preview_view(view, ("MFl",))
    assert foreseen.men.one.pile == (Card.MFL, Card.MFL)
    assert (foreseen.men.one.hand_size, view.men.one.hand_size) == (4, 5)
    assert foreseen.hand == (Card.MFR, Card.RSR, Card.XBIND, Card.FEINT)
    assert foreseen.pending is not None


def test_what_is_drawn_is_not_foreseen():
    state = board("""measure - assault2 draws0
        | galeazzo audatia+celeritas hand[MFl,P,turn] deck[RSr,kick]
        | boucicault prudentia+fortitudo hand[MFl]""")
    foreseen = GAME.preview_view(GAME.view(state, ONE), ("trade", "MFl", "turn"))
    assert foreseen.hand == (Card.P,)
    assert (foreseen.men.one.hand_size, foreseen.men.one.deck_size) == (1, 2)


def test_no_hand_is_foreseen_through_the_lynx():
    state = board("""skills two assault2 draws0
        | galeazzo audatia+celeritas posta:longa hand[MFl,P,turn]
        | boucicault prudentia+fortitudo posta:longa hand[lynx,MFl]""")
    assert GAME.preview_view(GAME.view(state, TWO), ("lynx",)).seen == ()


def test_a_mulligan_shows_its_cards_while_it_is_entered():
    view = GAME.view(opening(), ONE)
    assert GAME.preview_view(view, ("turn", "MFl")).chosen == (Card.MFL, Card.TURN)


def test_all_cards_are_somewhere():
    for man, character in zip(opening().men, opening().rules.characters, strict=True):
        assert Counter(man.hand + man.deck) == Counter(DECKS[character].cards)

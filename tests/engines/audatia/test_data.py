"""What the rules page states as certain, held against the tables."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.audatia.rules.data import (
    ANY,
    BLOW_OF,
    BLOWS,
    COUNTERS,
    CUT_ATTACK,
    DECKS,
    PARRY,
    POSTE,
    REMEDIES,
    SKILLS,
    SUN_OF,
    THRUST,
)
from engines.audatia.terms import Blow, Card, Character, Flank, Posta, Sun, Use, Virtue


@pytest.mark.parametrize("character", Character)
def test_a_deck_has_twelve_basic_cards_and_thirty_one_in_the_action_deck(character):
    deck = DECKS[character]
    assert (len(deck.basic), len(deck.action)) == (12, 31)
    copies = Counter(BLOW_OF[card] for card in deck.cards if card in BLOW_OF)
    assert copies == {Blow.MM: 1, Blow.RM: 1} | dict.fromkeys(
        (Blow.MF, Blow.RF, Blow.MS, Blow.RS, Blow.P), 4
    )


@pytest.mark.parametrize("blow", [Blow.MF, Blow.RF, Blow.MS, Blow.RS])
def test_a_cut_has_two_suns_of_each_side(blow):
    suns = [SUN_OF[c] for c in DECKS[Character.GALEAZZO].cards if BLOW_OF.get(c) is blow]
    assert Counter(suns) == {Sun.LEFT: 2, Sun.RIGHT: 2}


@pytest.mark.parametrize("blow", [blow for blow in Blow if BLOWS[blow].is_cut])
def test_a_cut_is_stopped_by_three_blows_and_a_thrust_by_four(blow):
    assert len(BLOWS[blow].parried_by) == 3
    assert len(BLOWS[Blow.P].parried_by) == 4


def test_middle_bind_comes_twice_and_so_does_its_counter():
    cards = DECKS[Character.BOUCICAULT].cards
    assert [cards.count(card) for card in (Card.BIND, Card.XBIND, Card.TURN)] == [2, 2, 1]


def test_the_counters_to_either_side_are_three():
    assert {card for card, flanks in COUNTERS.items() if Flank.INSIDE in flanks} == {
        *(Card.COVER, Card.XBIND, Card.XHANDLE),
    }
    assert {card for card, row in REMEDIES.items() if Flank.OUTSIDE in row.flanks} == {
        *(Card.TURN, Card.SOPRANA, Card.ELBOW),
    }


def test_boucicaults_nine_skills_need_prudentia_but_for_three():
    skills = [card for card in DECKS[Character.BOUCICAULT].cards if card in SKILLS]
    assert Counter(SKILLS[card].virtue for card in skills) == {
        Virtue.PRUDENTIA: 6, Virtue.AUDATIA: 1, Virtue.FORTITUDO: 1, None: 1,
    }  # fmt: skip


@pytest.mark.parametrize("posta", Posta)
def test_every_posta_may_attack_without_prudentia(posta):
    assert Blow.P in POSTE[posta].blows


@pytest.mark.parametrize("blow", Blow)
def test_a_blow_is_met_by_blows_that_bear_the_symbol(blow):
    assert all(Use.PARRY in BLOWS[other].uses for other in BLOWS[blow].parried_by)
    assert all(Use.COUNTERATTACK in BLOWS[other].uses for other in BLOWS[blow].countered_by)


@pytest.mark.parametrize("posta", Posta)
def test_a_posta_lends_another_virtue_than_prudentia_and_says_when(posta):
    row = POSTE[posta]
    assert row.virtue is not Virtue.PRUDENTIA
    assert (row.virtue is None) == (row.on == "")
    assert row.on in ("", ANY, PARRY, THRUST, CUT_ATTACK)


@pytest.mark.parametrize("character", Character)
def test_a_first_hand_has_no_card_twice(character):
    assert len(set(DECKS[character].basic)) == len(DECKS[character].basic)


def test_no_table_lacks_a_row():
    assert (set(BLOWS), set(POSTE), set(DECKS)) == (set(Blow), set(Posta), set(Character))


def test_every_card_belongs_to_a_table():
    assert {*BLOW_OF, *REMEDIES, *COUNTERS, *SKILLS} == set(Card)

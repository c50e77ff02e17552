"""Positions as text: what is read, what is refused, and with which words."""

from __future__ import annotations

import pytest

from engines.audatia.game import GAME
from engines.audatia.notation.positions import EXAMPLE
from engines.core.game import PositionError
from tests.engines.audatia.boards import board, options

MEASURE = """measure - assault2 draws0
    | galeazzo audatia+celeritas hand[MFl] | boucicault prudentia+fortitudo hand[MFl]"""
WHOLE = """remedy two assault12 draws1 attacker:one bind:stretto inside:two bold declined1
    duty:preempt/one/changed
    | galeazzo audatia+celeritas side:R salute:yes bicorno hand[MFl,turn] known[turn] deck[P,kick]
      discard[feint] pile[MFl,MSl] seen[MFl,turn]
    | boucicault prudentia+fortitudo side:L from:longa lent:celeritas+2 salute:no hand[RFl]
      deck[P] pile[MFl]"""
DENYING = """deny two assault2 draws0 skill:repeat/one/measure/MFl
    | galeazzo audatia+celeritas chose:longa hand[MFr] discard[MFl,repeat]
    | boucicault prudentia+fortitudo hand[deny]"""


@pytest.mark.parametrize("text", [EXAMPLE, MEASURE, WHOLE, DENYING])
def test_a_position_reads_back_word_by_word(text):
    text = " ".join(text.split())
    assert GAME.write(board(text)) == text
    assert GAME.read(GAME.write(board(text)), options()) == board(text)


def test_case_order_and_blanks_are_free():
    loud = """DEFEND Two Draws0 Pending:Attack/One/mfl attacker:ONE assault1 |
        Galeazzo celeritas+audatia pile[mfl] deck[mfr,XBIND] hand[kick,turn,rfl,p] side:r
        | boucicault prudentia+fortitudo known[deny,cover] posta:tutta_porta deck[p]
          hand[deny,MFl,cover,MSl]"""
    assert GAME.write(board(loud)) == EXAMPLE


def test_the_characters_of_a_position_outrank_the_options():
    state = board(MEASURE, challenger="boucicault", challenged="boucicault")
    assert state.rules.characters.one == "galeazzo"


REFUSED = {
    "there are three": "measure - assault2 draws0 | galeazzo audatia",
    "none of mulligan, virtue": MEASURE.replace("measure -", "supper -"),
    "'hand[XX]'": MEASURE.replace("hand[MFl] | b", "hand[XX] | b"),
    "hand is written twice": MEASURE.replace("hand[MFl] | b", "hand[MFl] hand[P] | b"),
    "'foot:left' is none of": MEASURE.replace("hand[MFl] | b", "foot:left | b"),
    "1 more of kick than the deck has": MEASURE.replace("MFl] | b", "kick,kick,kick] | b"),
    "1 more of deny": MEASURE.replace("hand[MFl] | b", "hand[deny] | b"),
    "all four virtues": MEASURE.replace("audatia+celeritas", "audatia"),
    "held by one man": MEASURE.replace("audatia+celeritas", "audatia+prudentia"),
    "who decides is -": MEASURE.replace("measure -", "measure one"),
    "each man has a posta": MEASURE.replace("measure -", "opening one"),
    "says what must be answered": EXAMPLE.replace(" pending:attack/one/MFl", ""),
    "is the attacker": EXAMPLE.replace(" attacker:one", ""),
    "tops its owner's pile": EXAMPLE.replace("pile[MFl]", "pile[MFl,RFl]").replace("[RFl,P", "[P"),
    "what is known of a hand": EXAMPLE.replace("known[cover,deny]", "known[cover,taunt]"),
    "the second drawn assault": MEASURE.replace("draws0", "draws2"),
    "13 cards": MEASURE.replace("[MFl] | b", "[MFl,MFl,MFr,MFr,RFl,RFl,RFr,RFr,P,P,P,P,MMl] | b"),
}


@pytest.mark.parametrize("why", REFUSED)
def test_what_is_wrong_is_said_with_what_would_be_right(why):
    with pytest.raises(PositionError) as refused:
        board(REFUSED[why])
    assert why in str(refused.value)
    assert str(refused.value).endswith(EXAMPLE)

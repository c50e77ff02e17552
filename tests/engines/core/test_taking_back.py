"""A move is taken back by consent, where nothing is hidden; the log only grows."""

from __future__ import annotations

import pytest

from engines.core.match import MatchError, Status, advance, fold
from engines.core.record import Act
from engines.core.seat import Seat
from storage import codec
from tests.harness import CREATED, GAMES, SERVER_SEED, entry, moved, seated

CANNAE, EN_GARDE = GAMES["cannae"], GAMES["en_garde"]
FIRST, ANSWER = "Mc2c3", "Mc7c6"


@pytest.fixture
def played():
    """Both have played once: white, then black."""
    record, here = seated(CANNAE)
    (white,) = here.active
    for seat, text in ((white, FIRST), (white.other, ANSWER)):
        record, here = moved(CANNAE, record, here, seat, text)
    return record, here, white


def act(record, here, what, seat, game=CANNAE):
    said = entry(what, seat, at=CREATED + record.version)
    return advance(game, record, here, said, SERVER_SEED)


def refused(record, here, what, seat):
    with pytest.raises(MatchError) as caught:
        act(record, here, what, seat)
    return caught.value.code


def test_who_gets_his_move_back_stands_where_he_stood_before_it(played):
    record, here, white = played
    begun = fold(CANNAE, record.upto(1))
    record, here = act(record, here, Act.ASK_BACK, white)
    assert here.asks_back is white
    record, here = act(record, here, Act.GIVE_BACK, white.other)
    assert here.state == begun.state
    assert (here.active, here.asks_back, here.status) == ({white}, None, Status.PLAYING)
    assert record.version == 5
    assert [entry.move for entry in record.log if entry.move] == [FIRST, ANSWER]


def test_only_ones_own_last_move_and_what_followed_it_goes_back(played):
    record, here, white = played
    after_the_first = fold(CANNAE, record.upto(2))
    record, here = act(record, here, Act.ASK_BACK, white.other)
    _, here = act(record, here, Act.GIVE_BACK, white)
    assert here.state == after_the_first.state
    assert here.active == {white.other}


def test_the_log_alone_tells_where_a_match_stands_afterwards(played):
    record, here, white = played
    record, here = act(record, here, Act.ASK_BACK, white)
    record, here = act(record, here, Act.GIVE_BACK, white.other)
    record, here = moved(CANNAE, record, here, white, "Md2d3")
    again = codec.read(codec.write(record))
    assert fold(CANNAE, again, check=True) == here


def test_buttons_of_before_are_old(played):
    record, here, white = played
    record, here = act(record, here, Act.ASK_BACK, white)
    assert here.since[white] == 3  # talk doesn't stale a button
    record, here = act(record, here, Act.GIVE_BACK, white.other)
    assert here.since[white] == record.version


def test_the_move_may_stand(played):
    record, here, white = played
    record, asked = act(record, here, Act.ASK_BACK, white)
    _, kept = act(record, asked, Act.KEEP, white.other)
    assert (kept.asks_back, kept.state) == (None, here.state)


def test_a_move_that_is_to_stand_is_not_asked_back_again(played):
    record, here, white = played
    record, here = act(record, here, Act.ASK_BACK, white)
    record, here = act(record, here, Act.KEEP, white.other)
    assert refused(record, here, Act.ASK_BACK, white) == "nothing-to-take-back"
    record, here = moved(CANNAE, record, here, white, "Md2d3")
    _, here = act(record, here, Act.ASK_BACK, white)
    assert here.asks_back is white


def test_a_move_of_anybody_answers_that_it_stands(played):
    record, here, white = played
    record, here = act(record, here, Act.ASK_BACK, white.other)
    _, here = moved(CANNAE, record, here, white, "Md2d3")
    assert here.asks_back is None


def test_what_can_not_be_asked_or_answered(played):
    record, here, white = played
    assert refused(record, here, Act.GIVE_BACK, white) == "not-asked-back"
    record, here = act(record, here, Act.ASK_BACK, white)
    assert refused(record, here, Act.ASK_BACK, white.other) == "asked-already"
    assert refused(record, here, Act.GIVE_BACK, white) == "not-asked-back"
    assert refused(record, here, Act.KEEP, white) == "not-asked-back"
    record, here = act(record, here, Act.GIVE_BACK, white.other)
    for seat in Seat:  # one move back, not a whole game
        assert refused(record, here, Act.ASK_BACK, seat) == "nothing-to-take-back"
    record, here = act(record, here, Act.RESIGN, white)
    assert refused(record, here, Act.ASK_BACK, white) == "is-over"


def test_where_something_is_hidden_no_move_goes_back():
    record, here = seated(EN_GARDE)
    (mover,) = here.active
    move = next(iter(EN_GARDE.legal_moves(here.position, mover)))
    record, here = moved(EN_GARDE, record, here, mover, move)
    with pytest.raises(MatchError) as caught:
        act(record, here, Act.ASK_BACK, mover, EN_GARDE)
    assert caught.value.code == "has-secrets"

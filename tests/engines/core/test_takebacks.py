"""A move is taken back by consent, where nothing is hidden; the log only grows."""

from __future__ import annotations

import pytest

from engines.core.match import advance
from engines.core.match_state import MatchError, Status
from engines.core.record import Act
from engines.core.replay import replay
from engines.core.seat import Seat
from storage import codec
from tests.harness import CREATED, GAMES, SERVER_SEED, entry, moved, seated

CANNAE, EN_GARDE = GAMES["cannae"], GAMES["en_garde"]
FIRST, ANSWER = "Mc2c3", "Mc7c6"


@pytest.fixture
def played():
    """Both have played once: white, then black."""
    record, match = seated(CANNAE)
    (white,) = match.active
    for seat, text in ((white, FIRST), (white.other, ANSWER)):
        record, match = moved(CANNAE, record, match, seat, text)
    return record, match, white


def act(record, match, what, seat, game=CANNAE):
    said = entry(what, seat, at=CREATED + record.version)
    return advance(game, record, match, said, SERVER_SEED)


def refused(record, match, what, seat):
    with pytest.raises(MatchError) as caught:
        act(record, match, what, seat)
    return caught.value.code


def test_who_gets_their_move_back_stands_where_they_stood_before_it(played):
    record, match, white = played
    begun = replay(CANNAE, record.upto(1))
    record, match = act(record, match, Act.ASK_TAKEBACK, white)
    assert match.takeback_asked_by is white
    record, match = act(record, match, Act.ALLOW_TAKEBACK, white.other)
    assert match.state == begun.state
    assert (match.active, match.takeback_asked_by, match.status) == ({white}, None, Status.PLAYING)
    assert record.version == 5
    assert [entry.move for entry in record.log if entry.move] == [FIRST, ANSWER]


def test_only_ones_own_last_move_and_what_followed_it_goes_back(played):
    record, match, white = played
    after_the_first = replay(CANNAE, record.upto(2))
    record, match = act(record, match, Act.ASK_TAKEBACK, white.other)
    _, match = act(record, match, Act.ALLOW_TAKEBACK, white)
    assert match.state == after_the_first.state
    assert match.active == {white.other}


def test_the_log_alone_tells_where_a_match_stands_afterwards(played):
    record, match, white = played
    record, match = act(record, match, Act.ASK_TAKEBACK, white)
    record, match = act(record, match, Act.ALLOW_TAKEBACK, white.other)
    record, match = moved(CANNAE, record, match, white, "Md2d3")
    again = codec.decode(codec.encode(record))
    assert replay(CANNAE, again, check=True) == match


def test_buttons_of_before_are_old(played):
    record, match, white = played
    record, match = act(record, match, Act.ASK_TAKEBACK, white)
    assert match.decision_version[white] == 3  # talk doesn't stale a button
    record, match = act(record, match, Act.ALLOW_TAKEBACK, white.other)
    assert match.decision_version[white] == record.version


def test_the_move_may_stand(played):
    record, match, white = played
    record, asked = act(record, match, Act.ASK_TAKEBACK, white)
    _, kept = act(record, asked, Act.REFUSE_TAKEBACK, white.other)
    assert (kept.takeback_asked_by, kept.state) == (None, match.state)


def test_a_move_that_is_to_stand_is_not_asked_back_again(played):
    record, match, white = played
    record, match = act(record, match, Act.ASK_TAKEBACK, white)
    record, match = act(record, match, Act.REFUSE_TAKEBACK, white.other)
    assert refused(record, match, Act.ASK_TAKEBACK, white) == "nothing-to-take-back"
    record, match = moved(CANNAE, record, match, white, "Md2d3")
    _, match = act(record, match, Act.ASK_TAKEBACK, white)
    assert match.takeback_asked_by is white


def test_a_move_of_anybody_answers_that_it_stands(played):
    record, match, white = played
    record, match = act(record, match, Act.ASK_TAKEBACK, white.other)
    _, match = moved(CANNAE, record, match, white, "Md2d3")
    assert match.takeback_asked_by is None


def test_what_can_not_be_asked_or_answered(played):
    record, match, white = played
    assert refused(record, match, Act.ALLOW_TAKEBACK, white) == "not-asked-back"
    record, match = act(record, match, Act.ASK_TAKEBACK, white)
    assert refused(record, match, Act.ASK_TAKEBACK, white.other) == "asked-already"
    assert refused(record, match, Act.ALLOW_TAKEBACK, white) == "not-asked-back"
    assert refused(record, match, Act.REFUSE_TAKEBACK, white) == "not-asked-back"
    record, match = act(record, match, Act.ALLOW_TAKEBACK, white.other)
    for seat in Seat:  # one move back, not a whole game
        assert refused(record, match, Act.ASK_TAKEBACK, seat) == "nothing-to-take-back"
    record, match = act(record, match, Act.RESIGN, white)
    assert refused(record, match, Act.ASK_TAKEBACK, white) == "is-over"


def test_where_something_is_hidden_no_move_goes_back():
    record, match = seated(EN_GARDE)
    (mover,) = match.active
    move = next(iter(EN_GARDE.legal_moves(match.game_state, mover)))
    record, match = moved(EN_GARDE, record, match, mover, move)
    with pytest.raises(MatchError) as caught:
        act(record, match, Act.ASK_TAKEBACK, mover, EN_GARDE)
    assert caught.value.code == "has-secrets"

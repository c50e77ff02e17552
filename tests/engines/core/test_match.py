"""The gate: who may do what at a table, and what the log keeps of it."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from engines.core.chance import commitment
from engines.core.game import IllegalMoveError, InvalidMoveError
from engines.core.match import advance, seed_of
from engines.core.match_state import MatchError, Status, open_challenge
from engines.core.record import Act, DamagedRecordError, Joining, Player, Proposal, Record, Series
from engines.core.replay import match_states, replay
from engines.core.seat import Pair, Seat, both
from engines.core.time_control import TimeControl
from engines.en_garde.game import GAME
from storage import codec
from tests.harness import (
    ANN,
    BEA,
    CREATED,
    SERVER_SEED,
    acceptance,
    challenge,
    entry,
    moved,
    seated,
    whole_game,
)

ONE, TWO = Seat.ONE, Seat.TWO
CID = Player(address="local:cid", name="Cid")


def act(record, match, *what, **more):
    return advance(GAME, record, match, entry(*what, **more), SERVER_SEED)


def refused(record, match, *what, **more):
    """The code of the refusal; the record is what it was."""
    with pytest.raises(MatchError) as error:
        act(record, match, *what, **more)
    assert replay(GAME, record) == match
    return error.value.code


def playing():
    """A match that has begun; the seat to act, and the other one."""
    record, match = seated(GAME)
    (mover,) = match.active
    return record, match, mover


def over():
    record, match, mover = playing()
    return act(record, match, Act.RESIGN, mover)


def test_a_challenge_waits():
    match = open_challenge(challenge(GAME))
    assert (match.status, match.state, match.active) == (Status.OPEN, None, frozenset())
    with pytest.raises(MatchError) as error:
        _ = match.game_state
    assert error.value.code == "not-begun"


def test_accepting_seats_the_player_and_deals():
    record, match = seated(GAME)
    assert match.status is Status.PLAYING
    assert match.players == Pair(one=ANN, two=BEA)
    assert [len(hand) for hand in match.game_state.hands] == [5, 5]
    assert record.version == 1
    assert len(record.log[0].draws) == 25  # the lot, and the shuffle of 25 cards


def test_only_the_challenged_may_accept():
    record = challenge(GAME)
    cid = Joining(player=CID, nonce="")
    assert refused(record, open_challenge(record), Act.ACCEPT, TWO, joining=cid) == "not-asked"


def test_an_open_challenge_is_for_anybody_but_its_own_challenger():
    record = challenge(GAME, players=Pair[Player | None](one=ANN, two=None))
    own = Joining(player=ANN, nonce="")
    assert refused(record, open_challenge(record), Act.ACCEPT, TWO, joining=own) == "own-challenge"
    cid = Joining(player=CID, nonce="")
    _, match = act(record, open_challenge(record), Act.ACCEPT, TWO, joining=cid)
    assert match.players.two == CID


def test_a_study_table_is_for_one():
    record = challenge(GAME, players=Pair(one=ANN, two=ANN), is_study=True)
    own = Joining(player=ANN, nonce="")
    assert act(record, open_challenge(record), Act.ACCEPT, TWO, joining=own)[1].players.two == ANN


def test_the_challengers_seat_is_taken():
    record = challenge(GAME, players=Pair[Player | None](one=ANN, two=None))
    ann = Joining(player=ANN, nonce="")
    assert refused(record, open_challenge(record), Act.ACCEPT, ONE, joining=ann) == "not-asked"


def test_the_challenger_may_take_the_second_seat():
    players = Pair[Player | None](one=None, two=ANN)
    record = challenge(GAME, players=players, challenger=TWO)
    bea = Joining(player=BEA, nonce="")
    _, match = act(record, open_challenge(record), Act.ACCEPT, ONE, joining=bea)
    assert match.players == Pair(one=BEA, two=ANN)


def test_an_acceptance_names_its_player():
    record = challenge(GAME)
    assert refused(record, open_challenge(record), Act.ACCEPT, TWO) == "no-player"


def test_an_option_that_the_game_does_not_have_is_refused_at_the_table():
    record = challenge(GAME, {"variant": "sabre"})
    joining = acceptance().joining
    assert refused(record, open_challenge(record), Act.ACCEPT, TWO, joining=joining) == "bad-option"


LONGER = Proposal(options={"touches": "3"}, clock=TimeControl.per_decision(86_400))


def proposed(seat=TWO, proposal=LONGER):
    record = challenge(GAME)
    return act(record, open_challenge(record), Act.PROPOSE, seat, proposal=proposal)


def test_other_terms_are_for_the_other_side_to_accept():
    record, match = proposed()
    assert (match.status, match.proposal, match.proposed_by) == (Status.OPEN, LONGER, TWO)
    assert match.decision_version == both(1)
    bea, ann = Joining(player=BEA, nonce="b"), Joining(player=ANN, nonce="a")
    assert refused(record, match, Act.ACCEPT, TWO, joining=bea) == "not-asked"
    record, match = act(record, match, Act.ACCEPT, ONE, joining=ann)
    assert match.game_state.rules.touches == 3
    assert (match.players, match.proposal.clock) == (
        Pair(one=ANN, two=BEA),
        TimeControl.per_decision(86_400),
    )
    assert replay(GAME, codec.decode(codec.encode(record))) == match


def test_terms_can_be_proposed_to_and_fro():
    record, match = proposed()
    again = Proposal(options={"touches": "1"})
    record, match = act(record, match, Act.PROPOSE, ONE, proposal=again)
    assert (match.proposal, match.proposed_by) == (again, ONE)


RATED = Proposal(is_rated=True)


def test_the_terms_of_a_head_are_what_its_challenger_proposes():
    record = challenge(GAME, is_rated=True, series=Series.BEST_OF_3, has_memory=False)
    terms = Proposal(is_rated=True, series=Series.BEST_OF_3, has_memory=False)
    assert open_challenge(codec.decode(codec.encode(record))).proposal == terms


def test_whoever_made_an_open_challenge_changes_its_terms_and_nobody_else_does():
    record = challenge(GAME, players=Pair[Player | None](one=ANN, two=None))
    match = open_challenge(record)
    assert refused(record, match, Act.PROPOSE, TWO, proposal=RATED) == "not-asked"
    _, match = act(record, match, Act.PROPOSE, ONE, proposal=RATED)
    assert (match.proposal, match.counter_offers, match.proposed_by) == (RATED, 0, ONE)


@pytest.mark.parametrize("rival", [ANN, Player(address="computer:novice", name="computer")])
def test_whoever_plays_alone_plays_no_rated_match(rival):
    record = challenge(GAME, players=Pair(one=ANN, two=rival), is_study=rival == ANN)
    match = open_challenge(record)
    assert refused(record, match, Act.PROPOSE, ONE, proposal=RATED) == "rated-alone"


@pytest.mark.parametrize("proposal", [None, Proposal(options={"touches": "9"})])
def test_a_proposal_names_terms_that_there_are(proposal):
    record = challenge(GAME)
    match = open_challenge(record)
    assert refused(record, match, Act.PROPOSE, TWO, proposal=proposal) == "bad-option"


def test_nothing_is_proposed_once_a_match_has_begun():
    record, match, _ = playing()
    assert refused(record, match, Act.PROPOSE, TWO, proposal=LONGER) == "not-open"


def test_who_is_asked_by_name_is_identified_once_and_the_terms_stand():
    named = Player(address="test:@bea", name="@bea")
    record = challenge(GAME, players=Pair[Player | None](one=ANN, two=named))
    match, bea = open_challenge(record), Joining(player=BEA, nonce="")
    assert refused(record, match, Act.ACCEPT, TWO, joining=bea) == "not-asked"
    for seat in (ONE, TWO):
        joining = bea if seat is ONE else None
        assert refused(record, match, Act.IDENTIFY, seat, joining=joining) == "not-asked"
    record, match = act(record, match, Act.IDENTIFY, TWO, joining=bea)
    assert (match.players, match.terms_version) == (Pair(one=ANN, two=BEA), 0)
    assert refused(record, match, Act.IDENTIFY, TWO, joining=bea) == "not-asked"
    record, match = act(record, match, Act.ACCEPT, TWO, joining=Joining(player=BEA, nonce="b"))
    assert replay(GAME, codec.decode(codec.encode(record))) == match


@pytest.mark.parametrize("how", [Act.DECLINE, Act.WITHDRAW, Act.EXPIRE])
def test_a_challenge_closes_once(how):
    record = challenge(GAME)
    seat = {Act.DECLINE: TWO, Act.WITHDRAW: ONE, Act.EXPIRE: None}[how]
    record, match = act(record, open_challenge(record), how, seat)
    assert (match.status, match.closed_by) == (Status.CLOSED, how)
    joining = acceptance().joining
    assert refused(record, match, Act.ACCEPT, TWO, joining=joining) == "not-open"
    assert refused(record, match, Act.EXPIRE) == "not-open"
    assert refused(record, match, Act.RESIGN, ONE) == "is-over"


@pytest.mark.parametrize("how", [Act.DECLINE, Act.WITHDRAW, Act.EXPIRE])
def test_a_match_that_has_begun_can_not_be_declined(how):
    record, match, _ = playing()
    assert refused(record, match, how, TWO) == "not-open"


@pytest.mark.parametrize(
    "what", [Act.MOVE, Act.OFFER_DRAW, Act.ACCEPT_DRAW, Act.RESIGN, Act.TIMEOUT]
)
def test_nothing_is_played_before_somebody_accepts(what):
    record = challenge(GAME)
    assert refused(record, open_challenge(record), what, ONE, move="+1") == "not-begun"


@pytest.mark.parametrize(
    "what", [Act.MOVE, Act.OFFER_DRAW, Act.ACCEPT_DRAW, Act.REFUSE_DRAW, Act.RESIGN, Act.TIMEOUT]
)
def test_nothing_is_played_after_the_end(what):
    record, match = over()
    assert refused(record, match, what, ONE, move="+1") == "is-over"


def test_nobody_moves_out_of_turn():
    record, match, mover = playing()
    assert refused(record, match, Act.MOVE, mover.other, move="+1") == "not-your-turn"


def test_a_move_needs_a_seat():
    record, match, _ = playing()
    assert refused(record, match, Act.MOVE, None, move="+1") == "not-your-turn"


def test_an_illegal_move_and_a_garbled_one_are_told_apart():
    record, match, mover = playing()
    with pytest.raises(IllegalMoveError):
        moved(GAME, record, match, mover, "-1")
    with pytest.raises(InvalidMoveError):
        moved(GAME, record, match, mover, "hop")
    assert replay(GAME, record) == match


def test_resigning_ends_the_match_out_of_turn_too():
    record, match, mover = playing()
    record, match = act(record, match, Act.RESIGN, mover.other)
    assert (match.status, match.active) == (Status.OVER, frozenset())
    assert (match.outcome.winner, match.outcome.reason) == (mover, "resigned")


def test_time_runs_out_only_for_who_must_act():
    record = challenge(GAME, clock=TimeControl.per_decision(60))
    record, match = advance(GAME, record, open_challenge(record), acceptance(), SERVER_SEED)
    (mover,) = match.active
    assert refused(record, match, Act.TIMEOUT, mover.other) == "not-your-turn"
    _, match = act(record, match, Act.TIMEOUT, mover)
    assert (match.outcome.winner, match.outcome.reason) == (mover.other, "timed-out")


def test_a_draw_is_offered_and_agreed():
    record, match, mover = playing()
    record, match = act(record, match, Act.OFFER_DRAW, mover)
    assert match.draw_offered_by is mover
    assert match.active == {mover}
    _, match = act(record, match, Act.ACCEPT_DRAW, mover.other)
    assert (match.outcome.winner, match.outcome.reason) == (None, "agreed")


def test_a_draw_is_offered_once_and_answered_by_the_other():
    record, match, mover = playing()
    assert refused(record, match, Act.ACCEPT_DRAW, mover) == "no-offer"
    record, match = act(record, match, Act.OFFER_DRAW, mover)
    assert refused(record, match, Act.OFFER_DRAW, mover.other) == "offered-already"
    assert refused(record, match, Act.ACCEPT_DRAW, mover) == "no-offer"
    assert refused(record, match, Act.REFUSE_DRAW, mover) == "no-offer"
    _, match = act(record, match, Act.REFUSE_DRAW, mover.other)
    assert (match.draw_offered_by, match.status) == (None, Status.PLAYING)


def test_a_draw_that_was_refused_is_not_offered_again_before_somebody_has_moved():
    record, match, mover = playing()
    record, match = act(record, match, Act.OFFER_DRAW, mover)
    record, match = act(record, match, Act.REFUSE_DRAW, mover.other)
    assert refused(record, match, Act.OFFER_DRAW, mover) == "refused-just-now"
    asked, between = act(record, match, Act.OFFER_DRAW, mover.other)
    assert between.draw_offered_by is mover.other
    assert refused(asked, between, Act.OFFER_DRAW, mover) == "offered-already"
    record, match = moved(GAME, record, match, mover, first_move(match))
    _, match = act(record, match, Act.OFFER_DRAW, mover)
    assert match.draw_offered_by is mover


def test_the_others_move_declines_an_offer_and_ones_own_keeps_it():
    record, match, mover = playing()
    record, match = act(record, match, Act.OFFER_DRAW, mover)
    record, match = moved(GAME, record, match, mover, first_move(match))
    assert match.draw_offered_by is mover
    record, match = moved(GAME, record, match, mover.other, first_move(match))
    assert match.draw_offered_by is None


def first_move(match):
    (mover,) = match.active
    return next(iter(GAME.legal_moves(match.game_state, mover)))


def test_the_decision_is_as_old_as_the_move_before_it():
    """Talk of a draw does not stale a button; a move does."""
    record, match, mover = playing()
    assert match.decision_version[mover] == 1
    record, match = act(record, match, Act.OFFER_DRAW, mover.other)
    assert (record.version, match.decision_version[mover]) == (2, 1)
    record, match = moved(GAME, record, match, mover, first_move(match))
    assert (record.version, match.decision_version[mover.other]) == (3, 3)


def test_every_position_on_the_way_is_told():
    record, match = list(whole_game(GAME))[5]
    told = list(match_states(GAME, record))
    assert told[0] == open_challenge(record)
    assert told[-1] == match
    assert len(told) == record.version + 1


def test_everybody_can_recompute_every_draw_from_the_revealed_seed():
    """A few lines of anybody's own: the head's seal, the nonces, one HMAC a draw."""
    *_, (record, _) = whole_game(GAME)
    assert record.head.commitment == hashlib.sha256(SERVER_SEED).hexdigest()
    nonces = [record.head.nonce, *(act.joining.nonce for act in record.log if act.joining)]
    seed = hashlib.sha256(b"\0".join([SERVER_SEED, *(n.encode() for n in nonces)])).digest()
    draws = [draw for act in record.log for draw in act.draws]
    sides = [n for _ in range(len(draws)) for n in range(25, 1, -1)]
    for number, (draw, n) in enumerate(zip(draws[1:], sides, strict=False), start=1):
        digest = hmac.digest(seed, f"{number}:0".encode(), "sha256")
        assert int.from_bytes(digest) % n == draw


def test_the_engine_verifies_its_own_draws():
    *_, (record, _) = whole_game(GAME, 1)
    match, again = open_challenge(record), record.upto(0)
    for act in record.log:
        again, match = advance(
            GAME, again, match, act.model_copy(update={"draws": ()}), SERVER_SEED
        )
    assert again == record


def test_the_acceptance_changes_the_shuffle_and_the_seal_does_not():
    first, second = seated(GAME, seed=1)[0], seated(GAME, seed=2)[0]
    assert first.log[0].draws != second.log[0].draws
    assert first.head.commitment == second.head.commitment == commitment(SERVER_SEED)
    assert seed_of(first, SERVER_SEED) != seed_of(second, SERVER_SEED)


def test_a_log_with_an_illegal_entry_is_damaged():
    record, _, mover = playing()
    bad = record.plus(entry(Act.MOVE, mover, move="-5"))
    with pytest.raises(DamagedRecordError, match="entry 1"):
        replay(GAME, bad, check=True)


def test_a_log_with_a_draw_out_of_range_is_damaged():
    record, _, _ = playing()
    dealt = record.log[0]
    bad = Record(head=record.head, log=(dealt.model_copy(update={"draws": (2, *dealt.draws[1:])}),))
    with pytest.raises(DamagedRecordError, match="entry 0"):
        replay(GAME, bad)


def test_the_clock_of_the_log_is_kept():
    record, match, mover = playing()
    record, _ = act(record, match, Act.RESIGN, mover, at=CREATED + 86_400)
    again = codec.decode(codec.encode(record))
    assert again.log[-1].at == CREATED + 86_400

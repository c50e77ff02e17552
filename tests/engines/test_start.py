"""A match that begins at a position of another: what every game inherits, and what damages cost."""

from __future__ import annotations

import re

import pytest
from hypothesis import given

from engines.core.chance import SeededChance
from engines.core.game import reshuffles
from engines.core.match import advance
from engines.core.match_state import MatchError, open_challenge
from engines.core.match_text import match_text
from engines.core.match_text_reader import MatchTextError, read_match_text
from engines.core.play_on import moves_of, start_after
from engines.core.record import Act, DamagedRecordError, Head, Proposal, Record, Series
from engines.core.replay import replay
from engines.core.seat import Seat
from storage import codec
from tests.harness import (
    GAMES,
    SERVER_SEED,
    choose,
    entry,
    every_game,
    few,
    moved,
    onlookers,
    other_world,
    salts,
    seated,
    walk,
    walks,
)

SEED = b"another seed"


def over(game, record, match):
    """The match of a walk, resigned if it goes on."""
    if match.active:
        record, match = advance(game, record, match, entry(Act.RESIGN, Seat.TWO), SERVER_SEED)
    return record, match


def played(game, moves=4):
    record, match = seated(game)
    for _ in range(moves):
        record, match = moved(game, record, match, *choose(game, match.state, lambda _: 0))
    return over(game, record, match)


def challenge(record, start, **more):
    return Record(head=record.head.model_copy(update={"start": start, **more}))


def begun(game, record, start, seed=SERVER_SEED, **more):
    new = challenge(record, start, **more)
    return advance(game, new, open_challenge(new), record.log[0], seed)


@every_game
@few
@given(way=walks())
def test_a_match_begins_at_any_position_where_somebody_moves(game, way):
    states = list(walk(game, way))
    record, last = states[-1]
    record, _ = over(game, record, last)
    ply = len(states) // 2
    if not moves_of(record) or (ply == moves_of(record) and not last.active):
        return
    again, opened = begun(game, record, start_after(game, record, ply))
    stored = codec.decode(codec.encode(again))
    assert replay(game, stored, check=True) == opened
    assert opened.active == game.active(opened.game_state)


@every_game
def test_nothing_that_was_hidden_from_both_tells_what_comes(game):
    """Two positions that no one can tell apart, and both hands alike, begin the same match."""
    record, _ = played(game)
    options = open_challenge(record).proposal.options
    state = game.read(start_after(game, record, 3), {**dict_of(game), **options})
    if not reshuffles(game):
        assert not game.view(state, None).has_secrets
        return
    first = game.reshuffle(state, SeededChance(SEED))
    assert game.reshuffle(first, SeededChance(SEED)) == first
    again = game.reshuffle(state, SeededChance(SEED + b"!"))
    assert game.reshuffle(again, SeededChance(SEED)) == first
    for seat in Seat:
        assert game.legal_moves(first, seat) is not None


def dict_of(game):
    return {option.name: option.default for option in game.options}


@pytest.mark.parametrize("name", ["en_garde", "audatia"])
def test_of_one_start_two_seeds_deal_different_draws(name):
    game = GAMES[name]
    record, _ = played(game)
    start = start_after(game, record, 2)
    dealt = {
        game.write(begun(game, record, start, seed)[1].game_state)
        for seed in (b"one", b"two", b"three")
    }
    assert len(dealt) == 3
    assert start not in dealt


def test_what_was_chosen_in_secret_is_chosen_again():
    game = GAMES["audatia"]
    record, match = seated(game)
    record, match = moved(game, record, match, *choose(game, match.state, lambda _: 0))
    (waiting,) = match.active
    assert match.game_state.men[waiting.other].chosen is not None
    record, _ = over(game, record, match)
    _, again = begun(game, record, start_after(game, record, 1))
    assert again.active == frozenset(Seat)
    assert all(man.chosen is None for man in again.game_state.men)


@every_game
@few
@given(onlooker=onlookers, salt=salts)
def test_nobody_learns_there_what_they_may_not_know(game, onlooker, salt):
    record, _ = played(game)
    record, match = begun(game, record, start_after(game, record, 2))
    for _ in range(3):
        twin = other_world(game, match.state, onlooker, salt)
        assert game.view(twin, onlooker) == game.view(match.state, onlooker)
        if not match.active:
            break
        record, match = moved(game, record, match, *choose(game, match.state, lambda _: 0))


@every_game
def test_its_text_is_read_to_the_same_positions(game):
    record, _ = played(game)
    record, match = begun(game, record, start_after(game, record, 2), start_ply=2)
    record, match = moved(game, record, match, *choose(game, match.state, lambda _: 0))
    record, match = over(game, record, match)
    text = match_text(game, record)
    assert f"\nStart: {record.head.start}\n" in text
    read = read_match_text(text, GAMES.get)
    assert game.write(replay(game, read.record).game_state) == game.write(match.game_state)
    wrong = re.sub("Start: .*", "Start: nonsense", text)
    with pytest.raises(MatchTextError):
        read_match_text(wrong, GAMES.get)


@every_game
@pytest.mark.parametrize("start", ["nonsense", "\x00" * 50, "?" * 3_000, "[[[[ | | ]]]]", "-"])
def test_a_damaged_start_closes_its_own_table_alone(game, start):
    record, _ = played(game)
    new = challenge(record, start).plus(record.log[0])
    with pytest.raises(DamagedRecordError, match="entry 0"):
        replay(game, new)
    assert replay(game, record).outcome
    with pytest.raises(MatchError) as refused:
        begun(game, record, start)
    assert refused.value.code == "bad-start"


def test_a_start_with_unknown_cards_or_without_a_move_is_none():
    game, (record, _) = GAMES["en_garde"], played(GAMES["en_garde"])
    for start in (
        "standard L8-R15 R turn L[12345] R[11255] deck[??] top3 score2:1",
        "standard L8-R15 - over L[12345] R[11255] deck[24] top3 score5:1",
        "standard L1-R23 L last L[55555] R[11255] deck[] top3 score2:1",
    ):
        with pytest.raises(MatchError):
            begun(game, record, start)


def test_a_start_is_one_line_and_no_longer_than_any_position():
    for start in ("a\nb", "x" * 3_001):
        with pytest.raises(ValueError, match="start"):
            Head.model_validate_json(
                '{"game":"gyges","rules":1,"players":{"one":null,"two":null},"start":"'
                + start.replace("\n", "\\n")
                + '"}'
            )


@pytest.mark.parametrize(
    "terms",
    [
        {"is_rated": True},
        {"series": Series.BEST_OF_3},
        {"is_swapped": True},
        {"options": {"touches": "1"}},
    ],
)
def test_nothing_but_clock_and_memory_is_proposed_anew(terms):
    game, (record, _) = GAMES["en_garde"], played(GAMES["en_garde"])
    new = challenge(record, start_after(game, record, 2))
    proposed = entry(Act.PROPOSE, Seat.TWO, proposal=Proposal(**terms))
    with pytest.raises(MatchError) as refused:
        advance(game, new, open_challenge(new), proposed, SERVER_SEED)
    assert refused.value.code == "from-position"


@pytest.mark.parametrize("more", [{"is_rated": True}, {"series": Series.BEST_OF_3}])
def test_a_head_that_would_count_begins_nothing(more):
    game, (record, _) = GAMES["gyges"], played(GAMES["gyges"])
    with pytest.raises(MatchError):
        begun(game, record, start_after(game, record, 2), **more)


def test_older_heads_begin_as_before():
    game = GAMES["gyges"]
    record, _ = played(game)
    assert b"start" not in codec.encode(record)[0]
    assert replay(game, codec.decode(codec.encode(record)))

"""What every game inherits: written once, run over the registry."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.messages.words import LANGUAGES, say_in
from engines.core.chance import SeededChance
from engines.core.game import IllegalMoveError, counts_cards
from engines.core.match import advance
from engines.core.record import Act, DamagedRecordError, Record
from engines.core.replay import replay, replay_entries
from engines.core.seat import Seat
from storage import codec
from tests.harness import (
    GAMES,
    SERVER_SEED,
    choices,
    choose,
    entry,
    every_game,
    fewer,
    heard,
    moved,
    onlookers,
    other_world,
    salts,
    seated,
    some,
    walk,
    walks,
    whole_game,
    worlds,
)

EVERYBODY = (None, *Seat)


def draws(game):
    """What luck the opening needs: none, in games without any."""
    return seated(game)[0].log[-1].draws


@every_game
@fewer
@given(way=walks())
def test_the_log_alone_rebuilds_the_game(game, way):
    """Through the stored rows, legality checked again."""
    record, match = list(walk(game, way))[-1]
    again = codec.decode(codec.encode(record))
    assert again == record
    assert replay(game, again, check=True) == match


@every_game
@fewer
@given(way=walks(), onlooker=onlookers, salt=salts)
def test_what_has_no_secrets_is_the_same_for_everybody(game, way, onlooker, salt):
    *_, (_, match) = walk(game, way)
    view = game.view(match.game_state, onlooker)
    if not view.has_secrets:
        assert replace(view, onlooker=None) == game.view(match.game_state, None)
        assert other_world(game, match.game_state, onlooker, salt) == match.game_state


@every_game
@fewer
@given(way=walks())
def test_a_fold_continues_from_where_it_was(game, way):
    *_, (record, match) = walk(game, way)
    half = record.version // 2
    middle = replay(game, record.upto(half))
    *_, last = middle, *replay_entries(game, record, start=middle, skip=half)
    assert last == match


@every_game
@fewer
@given(way=walks(), onlooker=onlookers, salt=salts)
def test_nobody_learns_what_they_may_not_know(game, way, onlooker, salt):
    """Two worlds that differ only in hidden things look the same: view and choices."""
    for _, match in walk(game, way):
        twin = other_world(game, match.state, onlooker, salt)
        if twin == match.state:
            continue
        view = game.view(match.state, onlooker)
        assert game.view(twin, onlooker) == view
        assert game.active(twin) == game.active(match.state)
        assert game.outcome(twin) == game.outcome(match.state)
        assert some(game.possible_moves(game.view(twin, onlooker))) == some(
            game.possible_moves(view)
        )
        if onlooker:
            assert some(game.legal_moves(twin, onlooker)) == some(
                game.legal_moves(match.state, onlooker)
            )


@every_game
@fewer
@given(way=walks(), onlooker=onlookers)
def test_views_are_compared_by_all_that_they_hold(game, way, onlooker):
    """Else two views could be called equal, and one of them tell more."""
    *_, (_, match) = walk(game, way)
    for part in parts(game.view(match.game_state, onlooker)):
        names = {field.name for field in fields(part) if field.compare}
        assert names == {field.name for field in fields(part)} >= set(getattr(part, "__dict__", ()))
        assert type(part).__eq__ is not object.__eq__


@every_game
@fewer
@given(way=walks(), onlooker=onlookers, salt=salts)
def test_cards_are_counted_from_what_the_onlooker_may_know_alone(game, way, onlooker, salt):
    """Each deck stays whole, no card is counted twice, and hidden things change no count."""
    decks = set()
    for _, match in walk(game, way):
        counts = game.view(match.state, onlooker).deck_counts
        assert bool(counts) == counts_cards(game)
        for card in (card for deck in counts for card in deck.cards):
            assert min(card.out, card.known, card.to_come) >= 0
        decks.add(tuple((deck.owner, whole(deck)) for deck in counts))
    assert len(decks) == 1
    twin = other_world(game, match.state, onlooker, salt)
    assert game.view(twin, onlooker).deck_counts == counts


def whole(deck):
    return tuple((card.card, card.out + card.known + card.to_come) for card in deck.cards)


@every_game
@pytest.mark.parametrize("onlooker", EVERYBODY)
def test_a_view_from_memory_differs_in_games_that_count_cards_alone(game, onlooker):
    view = game.view(seated(game)[1].game_state, onlooker)
    shown = view.from_memory()
    assert type(shown) is type(view)
    assert shown.onlooker is onlooker
    assert counts_cards(game) or shown == view


def parts(value):
    """Every dataclass within a value, itself included."""
    if is_dataclass(value):
        yield value
        for field in fields(value):
            yield from parts(getattr(value, field.name))
    elif isinstance(value, Mapping):
        for pair in value.items():
            yield from parts(pair)
    elif isinstance(value, tuple | frozenset | list | set):
        for one in value:
            yield from parts(one)


@every_game
@fewer
@given(way=walks(), salt=salts)
def test_a_public_keyboard_never_depends_on_a_hand_and_offers_every_legal_move(game, way, salt):
    for _, match in walk(game, way):
        offered = game.possible_moves(game.view(match.state, None))
        for state in worlds(game, match.state, None, salt):
            for _, move in choices(game, state):
                assert move in offered


@every_game
@fewer
@given(way=walks())
def test_what_a_seat_may_do_follows_from_its_view_alone(game, way):
    """So a computer player needs nothing that was made from the state."""
    for _, match in walk(game, way):
        for seat in game.active(match.state):
            legal = game.legal_moves(match.state, seat)
            possible = game.possible_moves(game.view(match.state, seat))
            assert some(possible) == some(legal)
            assert all(move in possible for move in some(legal))
            assert all(move in legal for move in some(possible))


@every_game
@fewer
@given(way=walks(), salt=salts)
def test_in_every_world_that_looks_the_same_somebody_can_move(game, way, salt):
    for (_, match), onlooker in itertools.product(walk(game, way), EVERYBODY):
        twin = other_world(game, match.state, onlooker, salt)
        can_move = choose(game, twin, lambda _: 0) is not None
        assert can_move == (match.outcome is None)


@every_game
@fewer
@given(way=walks(), onlooker=onlookers, salt=salts)
def test_the_narrator_tells_no_more_than_the_view(game, way, onlooker, salt):
    """Moves and worlds that leave an onlooker with one view are told to them in the same words.

    Of their own moves that holds for what others hear, too: they know the card that they drew, even
    where the round's end took it from their hand.
    """
    for _, match in walk(game, way):
        told = {}
        for state in worlds(game, match.state, onlooker, salt):
            for seat, move in choices(game, state):
                step = game.apply(state, seat, move, SeededChance(b"x"))
                words = heard(step.events, onlooker)
                own = None
                if seat is onlooker:
                    own, words = move, tuple(event for event in words if event.to is None)
                seen = game.view(step.state, onlooker)
                assert told.setdefault((own, seen), words) == words


@every_game
@fewer
@given(way=walks(), onlooker=onlookers)
def test_foreseeing_a_move_reveals_nothing_and_asks_only_the_view(game, way, onlooker):
    """Every beginning of every move that the view offers; the onlooker's side stays their own."""
    for _, match in walk(game, way):
        view = game.view(match.state, onlooker)
        for move in some(game.possible_moves(view)):
            for length in range(len(move.steps) + 1):
                foreseen = game.preview_view(view, move.steps[:length])
                assert type(foreseen) is type(view)
                assert foreseen.onlooker is onlooker
        assert game.preview_view(view, ()) == view


@every_game
@fewer
@given(way=walks())
def test_somebody_can_always_move_until_the_end_and_nobody_after_it(game, way):
    for _, match in walk(game, way):
        movers = [s for s in game.active(match.state) if game.legal_moves(match.state, s)]
        assert bool(movers) != bool(match.outcome)
        for seat in set(Seat) - game.active(match.state):
            assert not list(game.legal_moves(match.state, seat))


@every_game
@fewer
@given(way=walks(), salt=salts)
def test_a_window_can_be_answered_as_it_says_by_whoever_it_is_open_for(game, way, salt):
    """And it is the same window whatever the rival holds."""
    for (_, match), seat in itertools.product(walk(game, way), Seat):
        window = game.window(match.state, seat)
        assert game.window(other_world(game, match.state, seat, salt), seat) == window
        if window is None:
            continue
        assert seat in game.active(match.state)
        assert window.kind in game.windows
        assert window.no in game.legal_moves(match.state, seat)
        if window.yes is not None:
            assert window.kind in game.yes_windows
            assert window.yes != window.no
            assert window.yes in game.legal_moves(match.state, seat)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_window_has_its_words(game, language):
    assert set(game.yes_windows) <= set(game.windows)
    for window in game.windows:
        assert f"{game.id}-window-{window}" in say_in(language)


@every_game
@fewer
@given(way=walks())
def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing(game, way):
    """Moves of elsewhere in the game, tried here."""
    *_, (record, match) = seen = list(walk(game, way))
    strangers = {move for _, there in seen for _, move in choices(game, there.state)}
    for seat in game.active(match.state):
        legal = game.legal_moves(match.state, seat)
        for move in [move for move in strangers if move not in legal]:
            with pytest.raises(IllegalMoveError) as refused:
                moved(game, record, match, seat, move)
            assert refused.value.code
            assert str(refused.value)
    assert replay(game, record) == match


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_random_games_end(game, seed):
    *_, (record, match) = whole_game(game, seed)
    assert match.outcome == game.outcome(match.state)
    assert game.active(match.state) == frozenset()
    assert replay(game, record, check=True) == match


@every_game
@fewer
@given(way=walks(), row=st.integers(0, 60), at=st.integers(0, 1_000), put=st.binary(max_size=3))
def test_a_damaged_record_closes_its_table_and_breaks_nothing_else(game, way, row, at, put):
    *_, (record, _) = walk(game, way)
    stored = codec.encode(record)
    damaged = stored[row % len(stored)]
    at %= len(damaged)
    stored[row % len(stored)] = damaged[:at] + put + damaged[at + 1 :]
    for check in (True, False):
        with contextlib.suppress(DamagedRecordError):
            replay(game, codec.decode(stored), check=check)


@pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if draws(game)], ids=lambda game: game.id
)
@given(way=walks(st.lists(st.integers(0, 10_000), min_size=1, max_size=20)))
def test_a_log_with_a_missing_draw_is_damaged(game, way):
    *_, (record, _) = walk(game, way)
    number = next((n for n, act in enumerate(record.log) if act.draws), None)
    if number is None:
        return  # a game without luck
    short = record.log[number].model_copy(update={"draws": record.log[number].draws[:-1]})
    log = (*record.log[:number], short, *record.log[number + 1 :])
    with pytest.raises(DamagedRecordError, match=f"entry {number}"):
        replay(game, Record(head=record.head, log=log))


@every_game
def test_a_resignation_needs_no_move_of_the_game(game):
    record, match = seated(game)
    _, after = advance(game, record, match, entry(Act.RESIGN, Seat.ONE), SERVER_SEED)
    assert after.outcome is not None
    assert after.outcome.winner is Seat.TWO

"""Moves and hands in parts, as the page's log and hand have them, in every game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.messages.words import LANGUAGES, say_in
from engines.core.game import AnyGame
from engines.core.record import Act
from engines.core.seat import Seat
from engines.core.values import View
from engines.packages import find_games
from renderers.game_text import deed, hand_cards, lost, seen_cards, text_of
from renderers.games import page_text_of
from renderers.wording import mirrored
from tests.every import every
from tests.harness import (
    GAMES,
    every_game,
    onlookers,
    other_world,
    salts,
    some,
    walk,
    walks,
)
from tests.renderers.text_checks import EN, NAMES, check_whole

OURS = [pytest.param(game, id=game.id) for game in GAMES.values() if page_text_of(game.id)]
every_told_game = pytest.mark.parametrize("game", OURS)


def symbols(game: AnyGame) -> set[str]:
    return set(re.findall(r'<symbol id="([^"]+)"', find_games()[game.id].icon.read_text()))


def signs_of(game: AnyGame, view: View) -> Iterator[str]:
    """Every symbol that the view's words name."""
    told = deed(view, NAMES, EN)
    yield from [told.sign] if told else []
    yield from (sign for signs in lost(view) for sign in signs)
    for move in some(game.possible_moves(view)):
        for number, step in enumerate(move.steps):
            yield text_of(view).step(view, move.steps[:number], step, EN).sign


@every_told_game
@every("language", LANGUAGES)
@given(way=walks(), onlooker=onlookers)
@settings(max_examples=5)
def test_a_move_that_was_made_is_told_of_whoever_made_it(game, language, way, onlooker) -> None:
    for record, match in walk(game, way):
        last = record.log[-1]
        if last.act is not Act.MOVE:
            continue
        told = deed(game.view(match.game_state, onlooker), NAMES, say_in(language))
        assert told is not None
        assert told.seat is last.seat
        assert told.words
        check_whole(told.words, told.result)


@every_game
@given(way=walks(), onlooker=onlookers, salt=salts)
@settings(max_examples=15)
def test_a_move_and_a_loss_tell_nothing_that_is_hidden(game, way, onlooker, salt) -> None:
    for _, match in walk(game, way):
        view = game.view(match.game_state, onlooker)
        twin = game.view(other_world(game, match.game_state, onlooker, salt), onlooker)
        assert deed(twin, NAMES, EN) == deed(view, NAMES, EN)
        assert lost(twin) == lost(view)
        assert seen_cards(twin, EN) == seen_cards(view, EN)


@every_told_game
@given(way=walks(), seat=st.sampled_from(Seat))
@settings(max_examples=15)
def test_of_a_rivals_hand_only_cards_that_they_hold_were_seen_and_of_ones_own_none(
    game, way, seat
) -> None:
    for _, match in walk(game, way):
        seen = seen_cards(game.view(match.game_state, seat), EN)
        held = hand_cards(game.view(match.game_state, seat.other), EN)
        codes = Counter(card.code for card in seen[seat.other])
        assert codes <= Counter(card.code for card in held)
        assert seen[seat] == ()


@every_told_game
@given(way=walks(), onlooker=onlookers)
@settings(max_examples=15)
def test_every_sign_is_a_symbol_of_the_icon_and_so_is_its_mirror_image(game, way, onlooker) -> None:
    drawn = symbols(game)
    for _, match in walk(game, way):
        for sign in filter(None, signs_of(game, game.view(match.game_state, onlooker))):
            assert {sign, mirrored(sign)} <= drawn


@every_told_game
@given(way=walks())
@settings(max_examples=15)
def test_a_step_plays_a_card_that_is_held_and_may_be_played(game, way) -> None:
    for _, match in walk(game, way):
        for seat in Seat:
            view = game.view(match.game_state, seat)
            hand = hand_cards(view, EN)
            for move in some(game.legal_moves(match.game_state, seat)):
                steps = enumerate(move.steps)
                words = [text_of(view).step(view, move.steps[:n], step, EN) for n, step in steps]
                assert {found.card for found in words if found.card} <= {c.code for c in hand}
                assert not words[0].card or words[0].card in {c.code for c in hand if c.is_playable}


@every_game
@given(way=walks())
@settings(max_examples=5)
def test_a_spectator_holds_no_cards(game, way) -> None:
    *_, (_, match) = walk(game, way)
    assert hand_cards(game.view(match.game_state, None), EN) == ()


def test_a_sign_without_sides_is_its_own_mirror_image() -> None:
    assert mirrored("attack") == "attack"
    assert mirrored("forward-left") == "forward-right"

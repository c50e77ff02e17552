"""For every game: words, buttons and pictures of two worlds that look the same are the same."""

from dataclasses import replace

from hypothesis import given, settings

from bot.application.loaded_table import LoadedTable
from bot.application.replay_cache import ReplayedMatch
from bot.messages import posts
from bot.messages.perspective import Perspective
from bot.messages.preferences import Preferences
from engines.core.match import replay_entries
from engines.core.match_state import Status
from renderers import render
from storage.base import TableKey
from tests.harness import every_game, onlookers, other_world, salts, some, walk, walks

KEY = TableKey("test", "room", "k3zq7")


def perspective(game, record, match, onlooker):
    replayed = ReplayedMatch(game=game, record=record, match=match, events=events_of(game, record))
    loaded = LoadedTable(key=KEY, replayed=replayed)
    return Perspective(table=loaded, preferences=Preferences(language="en"), seat=onlooker)


def events_of(game, record):
    return tuple(there.events for there in replay_entries(game, record))


def said(game, record, match, onlooker):
    """All that an onlooker is shown: lines, question, buttons and their tickets, alt text."""
    mine = perspective(game, record, match, onlooker)
    public = posts.board(perspective(game, record, match, None))
    return (public, posts.turn(mine)) if onlooker else (public,)


@every_game
@given(way=walks(), onlooker=onlookers, salt=salts)
def test_words_and_buttons_do_not_betray_hidden_things(game, way, onlooker, salt):
    for record, match in walk(game, way):
        if match.status is Status.OVER:
            continue  # then nothing is hidden
        twin = replace(match, state=other_world(game, match.state, onlooker, salt))
        assert said(game, record, twin, onlooker) == said(game, record, match, onlooker)


@every_game
@given(way=walks(), onlooker=onlookers, salt=salts)
@settings(max_examples=8)
def test_pictures_do_not_betray_hidden_things(game, way, onlooker, salt):
    *_, (record, match) = walk(game, way)
    twin = replace(match, state=other_world(game, match.state, onlooker, salt))
    style = Preferences(language="en").render_style(
        perspective(game, record, match, onlooker).names
    )
    mine, other = (game.view(p.game_state, onlooker) for p in (match, twin))
    render.cache_clear() if hasattr(render, "cache_clear") else None
    assert render(other, style) == render(mine, style)


@every_game
@given(way=walks())
def test_a_public_keyboard_offers_every_legal_move(game, way):
    for record, match in walk(game, way):
        if len(match.active) != 1:
            continue
        (seat,) = match.active
        public = posts.board(perspective(game, record, match, None))
        first_steps = {choice.notation for g in public.prompt.groups for choice in g.choices}
        for move in some(game.legal_moves(match.game_state, seat)):
            assert move.steps[0] in first_steps

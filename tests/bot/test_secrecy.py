"""For every game: words, buttons and pictures of two worlds that look the same are the same."""

from dataclasses import replace

from hypothesis import given, settings

from bot.application.tables import Seen
from bot.messages import posts
from bot.messages.perspective import Desk
from bot.messages.preferences import Taste
from engines.core.match import Status, unfold
from renderers import render
from storage.base import TableKey
from tests.harness import every_game, onlookers, other_world, salts, some, walk, walks

KEY = TableKey("test", "room", "k3zq7")


def desk(game, record, here, onlooker):
    seen = Seen(
        key=KEY, record=record, here=here, events=told(game, record), game=game,
        deadline=None, settings={},
    )  # fmt: skip
    return Desk(seen=seen, taste=Taste(language="en"), seat=onlooker)


def told(game, record):
    return tuple(there.events for there in unfold(game, record))


def said(game, record, here, onlooker):
    """All that an onlooker is shown: lines, question, buttons and their tickets, alt text."""
    mine = desk(game, record, here, onlooker)
    public = posts.board(desk(game, record, here, None))
    return (public, posts.turn(mine)) if onlooker else (public,)


@every_game
@given(way=walks(), onlooker=onlookers, salt=salts)
def test_words_and_buttons_do_not_betray_hidden_things(game, way, onlooker, salt):
    for record, here in walk(game, way):
        if here.status is Status.OVER:
            continue  # then nothing is hidden
        twin = replace(here, state=other_world(game, here.state, onlooker, salt))
        assert said(game, record, twin, onlooker) == said(game, record, here, onlooker)


@every_game
@given(way=walks(), onlooker=onlookers, salt=salts)
@settings(max_examples=8)
def test_pictures_do_not_betray_hidden_things(game, way, onlooker, salt):
    *_, (record, here) = walk(game, way)
    twin = replace(here, state=other_world(game, here.state, onlooker, salt))
    look = Taste(language="en").look(desk(game, record, here, onlooker).names)
    mine, other = (game.view(p.position, onlooker) for p in (here, twin))
    render.cache_clear() if hasattr(render, "cache_clear") else None
    assert render(other, look) == render(mine, look)


@every_game
@given(way=walks())
def test_a_public_keyboard_offers_every_legal_move(game, way):
    for record, here in walk(game, way):
        if len(here.active) != 1:
            continue
        (seat,) = here.active
        public = posts.board(desk(game, record, here, None))
        first_steps = {choice.notation for g in public.prompt.groups for choice in g.choices}
        for move in some(game.legal_moves(here.position, seat)):
            assert move.steps[0] in first_steps

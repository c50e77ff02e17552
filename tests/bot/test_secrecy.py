"""For every game: words, buttons and pictures of two worlds that look the same are the same."""

import asyncio
from dataclasses import replace
from hashlib import sha256

from hypothesis import given

from bot.application.loaded_table import LoadedTable
from bot.application.replay_cache import ReplayedMatch
from bot.messages import posts
from bot.messages.follow_posts import told_post
from bot.messages.perspective import Perspective
from bot.messages.pictures import Pictures
from bot.messages.preferences import Preferences
from engines.core.match_state import Status
from engines.core.replay import replay_entries
from engines.core.seat import Seat
from renderers.en_garde.lessons import LESSONS
from renderers.rendering import render
from storage.base import TableKey
from tests.harness import every_game, few, fewer, onlookers, other_world, salts, some, walk, walks
from tests.renderers.picture_checks import STYLE, drawn_anew, forget_pictures

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
    public = posts.board(perspective(game, record, match, None)), told_post(mine, rings=False)
    return (*public, posts.turn(mine)) if onlooker else public


@every_game
@given(way=walks(), onlooker=onlookers, salt=salts)
@fewer
def test_words_and_buttons_do_not_betray_hidden_things(game, way, onlooker, salt):
    for record, match in walk(game, way):
        if match.status is Status.OVER:
            continue  # then nothing is hidden
        twin = replace(match, state=other_world(game, match.state, onlooker, salt))
        assert said(game, record, twin, onlooker) == said(game, record, match, onlooker)


@every_game
@given(way=walks())
@fewer
def test_who_follows_a_match_is_shown_the_same_whoever_they_are(game, way):
    for record, match in walk(game, way):
        if match.state is not None:
            views = (perspective(game, record, match, one) for one in (None, *Seat))
            all_see, one_sees, two_sees = (told_post(view, rings=False) for view in views)
            assert all_see == one_sees == two_sees


@every_game
@given(way=walks(), onlooker=onlookers, salt=salts)
@few
def test_pictures_do_not_betray_hidden_things(game, way, onlooker, salt):
    """From the table to the bytes that a platform is given, of every picture in every post."""
    *_, (record, match) = (seen for seen in walk(game, way) if seen[1].status is Status.PLAYING)
    twin = replace(match, state=other_world(game, match.state, onlooker, salt))
    mine, other = (asyncio.run(sent(*said(game, record, w, onlooker))) for w in (match, twin))
    assert mine
    assert other == mine


async def sent(*messages):
    """Their pictures' bytes, drawn anew as `Pictures` draws them for every platform: the hashes."""
    forget_pictures()
    pictures = Pictures()
    try:
        return [
            sha256(await pictures.png(picture)).hexdigest()
            for post in messages
            for picture in (post.picture, *(one.picture for one in post.paragraphs), *post.film)
            if picture
        ]
    finally:
        pictures.close()


def test_a_picture_is_drawn_anew_when_it_is_to_be_compared():
    """Else the test above compares a kept picture with itself."""
    for lesson in LESSONS[:2]:
        kept = render(lesson.view, STYLE)
        assert render(lesson.view, STYLE) is kept
        assert drawn_anew(lesson.view) is not kept


@every_game
@given(way=walks())
@fewer
def test_a_public_keyboard_offers_every_legal_move(game, way):
    for record, match in walk(game, way):
        if len(match.active) != 1:
            continue
        (seat,) = match.active
        public = posts.board(perspective(game, record, match, None))
        first_steps = {choice.notation for g in public.prompt.groups for choice in g.choices}
        for move in some(game.legal_moves(match.game_state, seat)):
            assert move.steps[0] in first_steps
